"""Recall: take the keycards back, produce, recharge (recall.recall)."""

from __future__ import annotations

from rekindle.games.recall.engine.abilities import answers, recharge
from rekindle.games.recall.engine.actions.free import may_recharge_later
from rekindle.games.recall.engine.constants import (
    BOXES,
    ON_PRODUCTION,
    OPEN_PRODUCTION,
    PRODUCTION,
    UNDER_MONUMENTS,
    UNDER_WORKSHOPS,
    WORKSHOPS,
)
from rekindle.games.recall.engine.contexts import about
from rekindle.games.recall.engine.ops import (
    E_PRODUCE,
    E_RECALL,
    E_RECHARGE,
    PRODUCE,
    PRODUCE_VERB,
)
from rekindle.games.recall.engine.reasons import (
    NO_SUCH_PRODUCTION,
    SPACE_NOT_VISIBLE,
    SPACE_PRODUCED,
)
from rekindle.games.recall.engine.rules import Question, RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure, is_bare
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(PRODUCE, Produce(rules))]


def recall_frame(s: RecallState, p: Player) -> Frame:
    """Take back all used keycards; that many production spaces may be activated."""
    taken = [keycard for keycard in p.slots if keycard >= 0]
    p.cards = tuple(sorted([*p.cards, *taken]))
    p.slots = [-1] * len(BOXES)
    p.boxes = 0
    s.note(E_RECALL, p.seat, len(taken))
    return Frame(PRODUCE, p.seat, len(taken))


def is_visible(rules: RecallRules, p: Player, space: int) -> bool:
    """Return whether a production space is there and uncovered: three are from the start."""
    if rules.lookup.production[space] == NOTHING:
        return False
    if space < OPEN_PRODUCTION:
        return True
    if space < UNDER_MONUMENTS:
        terrain, level = divmod(space - UNDER_WORKSHOPS, WORKSHOPS)
        return level < p.workshops[terrain]
    return space - UNDER_MONUMENTS < p.monuments


def visible_spaces(rules: RecallRules, p: Player) -> list[int]:
    return [space for space in range(PRODUCTION) if is_visible(rules, p, space)]


class Produce(Question):
    """Activate production spaces, each once; the step says how many more. Then recharge.

    Stones may be used and spaces uncovered up to the recharge, so there is a question before it as
    long as any could be (recall.recall.2 to 5).
    """

    skipping = FINE

    def __init__(self, rules: RecallRules) -> None:
        super().__init__(rules)
        self.lingers = True

    def fits(self, s: RecallState, f: Frame) -> bool:
        return f.step <= len(BOXES) and is_bare(f.at(0)) and f.seat == s.turn and s.acted

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        moves: list[int] = []
        if f.step:
            for space in range(PRODUCTION):
                if not s.produced >> space & 1 and is_visible(self.rules, p, space):
                    moves.append(PRODUCE_VERB << ARG_BITS | space)
        if moves or may_recharge_later(self.rules, s, p):
            return [*moves, SKIP_CODE]
        finish(s, p)
        return None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            finish(s, s.players[f.seat])
            return
        space = code & ARG_MASK
        s.produced |= 1 << space
        s.note(E_PRODUCE, f.seat, space)
        effect = self.rules.lookup.production[space]
        again = answers(self.rules, s, s.players[f.seat], ON_PRODUCTION, about(effect))
        s.agenda.append(f.at(f.step - 1))
        self.rules.push_all(s, f.seat, [effect, *again])


def finish(s: RecallState, p: Player) -> None:
    """Recharge: no stone may be used for the rest of the turn."""
    recharge(s, p)
    s.recharged = True
    s.note(E_RECHARGE, p.seat)


def check_produce(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    if f.op != PRODUCE or not f.step:
        return NOT_ASKED
    if rules.lookup.production[space] == NOTHING:
        return NO_SUCH_PRODUCTION
    if s.produced >> space & 1:
        return SPACE_PRODUCED
    return FINE if is_visible(rules, s.players[f.seat], space) else SPACE_NOT_VISIBLE
