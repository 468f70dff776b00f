"""What happens on a target of the Jox49i (revive.jox)."""

from __future__ import annotations

from rekindle.games.revive.land import take_token
from rekindle.games.revive.law import Law, keeper_of
from rekindle.games.revive.names import TARGET
from rekindle.games.revive.ops import E_TARGET, PLACE_TARGET
from rekindle.games.revive.state import Player, Table
from rekindle.games.revive.verbs import gain


def hit_target(law: Law, s: Table, p: Player, space: int, good: int, paid: int) -> None:
    """The target returns; if another player acted, its owner gains what was paid.

    (revive.jox.5 and 6)
    """
    if not s.tokens[space] & TARGET:
        return
    take_token(s, space, TARGET)
    owner = s.players[keeper_of(law, s, PLACE_TARGET)]
    owner.tiles += 1
    s.note(E_TARGET, owner.seat, space, p.seat)
    if owner.seat != p.seat:
        gain(s, owner, good, paid)
