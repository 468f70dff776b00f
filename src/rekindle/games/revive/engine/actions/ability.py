"""The tribe ability: the marker first, then what the tribe can do (revive.effects.4 and 5)."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import TECHNOLOGIES
from rekindle.games.revive.engine.ops import ABILITY_VERB, E_ABILITY, GAIN, MUST
from rekindle.games.revive.engine.rules import Question
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import move_tribe_marker
from rekindle.kernel.effects import ANY_ORDER, NOTHING, PER
from rekindle.kernel.moves import ARG_BITS, SKIP_CODE
from rekindle.kernel.state import Frame


class Ability(Question):
    """Use the tribe ability. What costs nothing and asks for nothing is not asked about."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        ability = self.rules.lookup.board_ability[p.board]
        if not self.rules.possible(s, f.seat, ability):
            return None
        op = self.rules.effects[ability].op
        if op in (GAIN, PER, ANY_ORDER):
            self.use(s, p)
            return None
        return [ABILITY_VERB << ARG_BITS, SKIP_CODE]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            self.use(s, s.players[f.seat])

    def use(self, s: ReviveState, p: Player) -> None:
        """The marker and its bonus, the ability, then what technologies add to it."""
        lookup = self.rules.lookup
        s.note(E_ABILITY, p.seat, p.board)
        extras: list[int] = []
        for technology in range(len(TECHNOLOGIES)):
            if p.technologies >> technology & 1:
                extra = lookup.tech_with_ability[p.board * len(TECHNOLOGIES) + technology]
                if extra != NOTHING:
                    extras.append(extra)
        self.rules.push_all(s, p.seat, extras)
        self.rules.push(s, p.seat, lookup.board_ability[p.board], MUST)
        move_tribe_marker(self.rules, s, p)
