"""What happens on a target of the Jox49i (revive.jox)."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import TARGET
from rekindle.games.revive.engine.effects.goods import gain
from rekindle.games.revive.engine.map import take_token
from rekindle.games.revive.engine.ops import E_TARGET, PLACE_TARGET
from rekindle.games.revive.engine.rules import ReviveRules, keeper_of
from rekindle.games.revive.engine.state import Player, ReviveState


def hit_target(
    rules: ReviveRules, s: ReviveState, p: Player, space: int, good: int, paid: int
) -> None:
    """The target returns; if another player acted, its owner gains what was paid.

    (revive.jox.5 and 6)
    """
    if not s.tokens[space] & TARGET:
        return
    take_token(s, space, TARGET)
    owner = s.players[keeper_of(rules, s, PLACE_TARGET)]
    owner.tiles += 1
    s.note(E_TARGET, owner.seat, space, p.seat)
    if owner.seat != p.seat:
        gain(s, owner, good, paid)
