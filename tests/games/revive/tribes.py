"""Tribe boards in tests: technologies found by what they show, and uses of the ability."""

from __future__ import annotations

from typing import Any

from rekindle import Match
from tests.games.revive.helpers import at_turn, goods, moves, play, player
from tests.games.revive.printed import printed

OWN_ROWS = ("root", "left", "right")
"""The technologies of which every board has its own."""


def technology(board: str, **shown: object) -> str:
    """The technology of a board that shows this: `technology("jox49i-sun", gain="1 crate")`."""
    [(what, value)] = shown.items()
    tribe = printed("tribe", board)
    return next(row for row in OWN_ROWS if str(getattr(getattr(tribe, row), what)) == str(value))


def unlocked(board: str, **shown: object) -> list[str]:
    """All that has to be unlocked for it, from the root."""
    found = technology(board, **shown)
    return ["root"] if found == "root" else ["root", found]


def side(board: str, **rest: Any) -> dict[str, Any]:
    """A player with this tribe board and with the Scribe, who uses the ability."""
    return {"tribe": board, "active": ["scribe"], **rest}


def use_ability(match: Match, *then: str) -> Match:
    """Play the Scribe for the tribe ability, then these moves."""
    return play(match, "play scribe", "slot bottom-left", *then)


def try_ability(match: Match) -> Match:
    """Play the Scribe where the ability cannot be used: it is not offered, and nothing happens.

    It waits only where a free action might still help.
    """
    use_ability(match)
    assert "ability" not in moves(match)
    if not at_turn(match):
        play(match, "skip")
    assert at_turn(match)
    return match


def markers(match: Match, seat: int = 0) -> int:
    """Progress markers gone from the tribe board."""
    gone: int = 5 - player(match, seat).markers_left
    return gone


def spent(match: Match, *done: str) -> dict[str, int]:
    """The goods that these moves would cost whoever decides, less what they bring."""
    seat = match.decision.seat
    before, after = goods(match, seat), goods(play(match.copy(), *done), seat)
    change = {good: before.get(good, 0) - after.get(good, 0) for good in {*before, *after}}
    return {good: n for good, n in change.items() if n}


def on_back(back: str) -> dict[str, int]:
    """The cost on the back of an area tile."""
    leaves = printed("back", back).cost
    return {good: n for n, good in (leaf.args for leaf in leaves)}


def resource_and_step(board: str) -> tuple[str, int, str, int]:
    """An ability of our own: so many of a resource, and steps on a track or on `any`."""
    resource, step = printed("tribe", board).ability.parts
    n, good = resource.args
    *colour, steps = step.args
    return good, n, colour[0] if colour else "any", steps
