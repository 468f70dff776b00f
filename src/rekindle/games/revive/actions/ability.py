"""The tribe ability: the marker first, then what the tribe can do (revive.effects.4 and 5)."""

from __future__ import annotations

from rekindle.games.revive.law import Question
from rekindle.games.revive.names import TECHNOLOGIES
from rekindle.games.revive.ops import ABILITY_VERB, E_ABILITY, GAIN, MUST
from rekindle.games.revive.state import Player, Table
from rekindle.games.revive.tracks import move_tribe_marker
from rekindle.kernel.effects import ANY_ORDER, NOTHING, PER
from rekindle.kernel.moves import ARG_BITS, SKIP_CODE
from rekindle.kernel.state import Frame


class Ability(Question):
    """Use the tribe ability. What costs nothing and asks for nothing is not asked about."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        ability = self.law.book.board_ability[p.board]
        if not self.law.possible(s, f.seat, ability):
            return None
        op = self.law.effects[ability].op
        if op in (GAIN, PER, ANY_ORDER):
            self.use(s, p)
            return None
        return [ABILITY_VERB << ARG_BITS, SKIP_CODE]

    def answer(self, s: Table, f: Frame, code: int) -> None:
        if code != SKIP_CODE:
            self.use(s, s.players[f.seat])

    def use(self, s: Table, p: Player) -> None:
        """The marker and its bonus, the ability, then what technologies add to it."""
        book = self.law.book
        s.note(E_ABILITY, p.seat, p.board)
        extras: list[int] = []
        for technology in range(len(TECHNOLOGIES)):
            if p.technologies >> technology & 1:
                extra = book.tech_with_ability[p.board * len(TECHNOLOGIES) + technology]
                if extra != NOTHING:
                    extras.append(extra)
        self.law.push_all(s, p.seat, extras)
        self.law.push(s, p.seat, book.board_ability[p.board], MUST)
        move_tribe_marker(self.law, s, p)
