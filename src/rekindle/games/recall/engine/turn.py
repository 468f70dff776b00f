"""Rounds, and how a turn begins, goes on and ends."""

from __future__ import annotations

from rekindle.games.recall.engine.actions.recall import recall_frame
from rekindle.games.recall.engine.constants import OBJECTIVE_ROUND, PATH_ROUND, REGULAR, ROUNDS
from rekindle.games.recall.engine.crystals import trim
from rekindle.games.recall.engine.effects.keycards import check_slot_swapped
from rekindle.games.recall.engine.effects.knowledge import gain_chip
from rekindle.games.recall.engine.ops import (
    DISCARD_VERB,
    E_DISCARD,
    E_END,
    E_PATH,
    E_PLAY,
    E_ROUND,
    E_TURN,
    END_VERB,
    OBJECTIVE,
    PATH,
    PATH_VERB,
    PLAY_VERB,
    RECALL_VERB,
    ROUND,
    SLOT,
    SLOT_VERB,
    TURN,
    UPGRADE_KEYCARD,
)
from rekindle.games.recall.engine.parts import box_parts, card_parts
from rekindle.games.recall.engine.reasons import (
    ACTED,
    CARD_NOT_YOURS,
    CARD_USED,
    MUST_CHOOSE,
    NO_FREE_SLOT,
    NO_PASS,
    NOT_ACTED,
    NOT_IN_SECTION,
    NOT_YOUR_OBJECTIVE,
    SLOT_TAKEN,
    SPECIAL_ROUND,
)
from rekindle.games.recall.engine.rules import Question, RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import is_bare, schedule
from rekindle.kernel.bits import members
from rekindle.kernel.chance import without
from rekindle.kernel.effects import ANY_ORDER
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

# Rounds


class Round(Step):
    """Everybody's turn, or a special round; then the hourglass moves on (recall.round).

    Steps: 0 the first round begins, 1 a round is over.
    """

    def fits(self, s: RecallState, f: Frame) -> bool:
        return f.step <= 1 and is_bare(f.at(0)) and f.seat == 0

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        s.round += f.step
        if s.round == ROUNDS:
            s.note(E_END, 0)
            s.reveal()  # everybody's objectives are shown now
            s.over = True
            return None
        s.note(E_ROUND, 0, s.round)
        op = (TURN, PATH, OBJECTIVE)[self.rules.lookup.rounds[s.round]]
        schedule(s, [*[Frame(op, seat) for seat in range(s.seats)], Frame(ROUND, 0, 1)])
        return None


def kind_of_round(rules: RecallRules, s: RecallState) -> int:
    return rules.lookup.rounds[s.round] if s.round < ROUNDS else REGULAR


def section_now(rules: RecallRules, s: RecallState) -> int:
    """Return the section of a path round: the lowest comes first (recall.path.1)."""
    section = 0
    for kind in rules.lookup.rounds[: s.round]:
        if kind == PATH_ROUND:
            section += 1
    return section


def begin_turn(s: RecallState, seat: int) -> None:
    s.turn = seat
    s.acted = False
    s.recharged = False
    s.played = -1
    s.played_slot = -1
    s.repeated = False
    s.used_boxes = 0
    s.produced = 0
    s.sold = ()
    s.note(E_TURN, seat)


def is_under_way(s: RecallState, f: Frame) -> bool:
    """Return whether a frame asks in the turn of its seat; before step 1 the turn has to come."""
    return f.step == 0 or f.seat == s.turn


# The turn


class Turn(Question):
    """Use a keycard or recall. Steps: 0 it begins, 1 which of them, 2 it may end."""

    def __init__(self, rules: RecallRules) -> None:
        super().__init__(rules)
        self.lingers = True

    def fits(self, s: RecallState, f: Frame) -> bool:
        if f.step > 2 or not is_bare(f.at(0)) or not is_under_way(s, f):
            return False
        return f.step != 1 or not s.acted

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        if f.step == 0:
            begin_turn(s, f.seat)
            s.agenda.append(f.at(1))
            return None
        if f.step == 2:
            return [END_VERB << ARG_BITS]
        return [*play_moves(s.players[f.seat]), RECALL_VERB << ARG_BITS]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p, verb = s.players[f.seat], code >> ARG_BITS
        if verb == END_VERB:
            trim(s, p, self.rules.lookup.storage)
            s.reveal()  # the end of a turn is a point of no return
            return
        s.acted = True
        s.agenda.append(Frame(TURN, f.seat, 2))
        if verb == RECALL_VERB:
            s.agenda.append(recall_frame(s, p))
        else:
            s.agenda.append(slot_frame(f.seat, code & ARG_MASK))

    def skip(self, s: RecallState, f: Frame) -> int:
        return NO_PASS


def play_moves(p: Player) -> list[int]:
    """Return the available keycards, each kind once, if there is a vacant slot (recall.key.1)."""
    if -1 not in p.slots:
        return []
    moves: list[int] = []
    last = -1
    for keycard in p.cards:
        if keycard != last:
            moves.append(PLAY_VERB << ARG_BITS | keycard)
            last = keycard
    return moves


def check_play(rules: RecallRules, s: RecallState, f: Frame, keycard: int) -> int:
    found = check_action(s, f)
    if found != FINE:
        return found
    p = s.players[f.seat]
    if keycard not in p.cards:
        return reason(CARD_USED, p.slots.index(keycard)) if keycard in p.slots else CARD_NOT_YOURS
    return FINE if -1 in p.slots else NO_FREE_SLOT


def check_recall(rules: RecallRules, s: RecallState, f: Frame, argument: int) -> int:
    return check_action(s, f)


def check_action(s: RecallState, f: Frame) -> int:
    """Check that a keycard may be used, or recalled: once a turn (recall.turn.1)."""
    if f.op == PATH or f.op == OBJECTIVE:
        return SPECIAL_ROUND
    if f.op != TURN:
        return NOT_ASKED
    return ACTED if f.step == 2 else FINE


def check_end(rules: RecallRules, s: RecallState, f: Frame, argument: int) -> int:
    if f.op != TURN:
        return NOT_ASKED
    return FINE if f.step == 2 else NOT_ACTED


# Into which slot


def slot_frame(seat: int, keycard: int) -> Frame:
    return Frame(SLOT, seat, 0, keycard)


def keycard_chosen(f: Frame) -> int:
    return f.a


class Slot(Step):
    """The slot of the chosen keycard: it activates the card and the box above (recall.key.1)."""

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        if f.step or f.b or f.parts or f.seat != s.turn:
            return False
        p = s.players[f.seat]
        return keycard_chosen(f) in p.cards and -1 in p.slots

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        slots = s.players[f.seat].slots
        return [SLOT_VERB << ARG_BITS | slot for slot in range(len(slots)) if slots[slot] < 0]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        use_keycard(self.rules, s, s.players[f.seat], keycard_chosen(f), code & ARG_MASK)


def use_keycard(rules: RecallRules, s: RecallState, p: Player, keycard: int, slot: int) -> None:
    """Put the keycard into the slot; its effects and those of the box wait together."""
    p.cards = without(p.cards, keycard)
    p.slots[slot] = keycard
    p.boxes |= 1 << slot
    s.played = keycard
    s.played_slot = slot
    s.note(E_PLAY, p.seat, keycard, slot)
    parts = card_parts(rules, keycard) + box_parts(rules, p, slot)
    s.agenda.append(Frame(ANY_ORDER, p.seat, 1, 0, 0, tuple(parts)))


def check_slot(rules: RecallRules, s: RecallState, f: Frame, slot: int) -> int:
    """Check `slot`: a vacant one for a keycard, or that of one to be upgraded."""
    if f.op == UPGRADE_KEYCARD:
        return check_slot_swapped(rules, s, f, slot)
    if f.op != SLOT:
        return NOT_ASKED
    lying = s.players[f.seat].slots[slot]
    return FINE if lying < 0 else reason(SLOT_TAKEN, lying)


# Special rounds


class Path(Question):
    """A path round: choose one of the two path cards of the section (recall.path.1).

    Steps: 0 it begins, 1 which card.
    """

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        if f.step > 1 or not is_bare(f.at(0)) or not is_under_way(s, f):
            return False
        section = section_now(self.rules, s)
        in_round = kind_of_round(self.rules, s) == PATH_ROUND
        return in_round and s.players[f.seat].paths[section] < 0

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        if f.step == 0:
            begin_turn(s, f.seat)
            s.agenda.append(f.at(1))
            return None
        section = section_now(self.rules, s)
        return [PATH_VERB << ARG_BITS | path for path in s.paths[2 * section : 2 * section + 2]]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p, path = s.players[f.seat], code & ARG_MASK
        slot = s.paths.index(path)
        p.paths = p.paths[:]  # copies share it
        p.paths[section_now(self.rules, s)] = slot % 2
        s.acted = True
        s.note(E_PATH, f.seat, slot, path)
        s.agenda.append(Frame(TURN, f.seat, 2))
        gain_chip(self.rules, s, p, 1, s.dark[slot])  # recall.path.2


def check_path(rules: RecallRules, s: RecallState, f: Frame, path: int) -> int:
    if f.op != PATH:
        return NOT_ASKED
    return FINE if s.paths.index(path) // 2 == section_now(rules, s) else NOT_IN_SECTION


class Objective(Question):
    """The objective round: discard one objective for its reward (recall.objective.1).

    Steps: 0 it begins, 1 which one.
    """

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        if f.step > 1 or not is_bare(f.at(0)) or not is_under_way(s, f):
            return False
        in_round = kind_of_round(self.rules, s) == OBJECTIVE_ROUND
        return in_round and s.players[f.seat].dropped < 0

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        if f.step == 0:
            begin_turn(s, f.seat)
            s.agenda.append(f.at(1))
            return None
        objectives = members(s.players[f.seat].objectives)
        return [DISCARD_VERB << ARG_BITS | objective for objective in objectives]

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p, objective = s.players[f.seat], code & ARG_MASK
        p.objectives &= ~(1 << objective)
        p.dropped = objective
        s.acted = True
        s.note(E_DISCARD, f.seat, objective)
        s.reveal()
        s.agenda.append(Frame(TURN, f.seat, 2))
        self.rules.push_all(s, f.seat, [self.rules.lookup.objective_reward[objective]])


def check_discard(rules: RecallRules, s: RecallState, f: Frame, objective: int) -> int:
    if f.op != OBJECTIVE:
        return NOT_ASKED
    return FINE if s.players[f.seat].objectives >> objective & 1 else NOT_YOUR_OBJECTIVE
