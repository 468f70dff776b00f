"""What everybody knows of the artifacts in a hand: seen there, and not seen to leave.

Cards come into a hand unseen or openly, but leave it openly only. So all other players know the
same: at least so many cards of each kind. A card that leaves may be one that was seen or one that
was not, since they are alike; what is left of the knowledge is one card less. What is taken back
was not seen.
"""

from __future__ import annotations

from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.engine.state import Player


def known_to_hold(p: Player, kind: int) -> int:
    """Return how many artifacts of a kind everybody knows to be in this hand."""
    return p.known[kind - FIRST_ARTIFACT]


def seen_to_hold(p: Player, kind: int, n: int) -> None:
    """Everybody sees that there are at least so many of a kind in this hand."""
    if n > p.known[kind - FIRST_ARTIFACT]:
        remember(p, kind, n)


def seen_to_gain(p: Player, kind: int, n: int) -> None:
    """Everybody sees so many more of a kind come into this hand."""
    remember(p, kind, p.known[kind - FIRST_ARTIFACT] + n)


def seen_to_lose(p: Player, kind: int, n: int) -> None:
    """Everybody sees so many of a kind leave this hand."""
    known = p.known[kind - FIRST_ARTIFACT]
    if known:
        remember(p, kind, max(0, known - n))


def hand_seen(p: Player) -> None:
    """Everybody knows the whole hand."""
    p.known = tuple(p.wallet[FIRST_ARTIFACT:KINDS])


def remember(p: Player, kind: int, n: int) -> None:
    at = kind - FIRST_ARTIFACT
    p.known = p.known[:at] + (n,) + p.known[at + 1 :]
