"""How a game begins, and a turn from beginning to end."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import acting, begin_action, trigger
from rekindle.games.euphoria.engine.actions.dilemma import dilemma_moves, resolve_dilemma
from rekindle.games.euphoria.engine.actions.place import (
    doubles_frame,
    doubles_left,
    doubles_of,
    hand_faces,
    place,
    place_moves,
)
from rekindle.games.euphoria.engine.actions.retrieve import retrieve, retrieve_moves
from rekindle.games.euphoria.engine.actions.trade import OFFERS_A_TURN
from rekindle.games.euphoria.engine.constants import (
    DIE,
    HAND,
    ICARITE,
    ONE_WORKER_A_TURN,
    STAR_TEACHES,
    WORKERS,
)
from rekindle.games.euphoria.engine.ops import (
    CHOOSE_RECRUITS,
    DOUBLES,
    E_ACTIVATE,
    E_ROLL,
    E_START,
    E_TURN,
    END_TURN,
    END_VERB,
    HIDE_VERB,
    KEEP_RECRUIT,
    KEEP_VERB,
    ON_STAR,
    PLACE_VERB,
    RETRIEVE_VERB,
    TURN,
)
from rekindle.games.euphoria.engine.reasons import (
    HIDE_NOW,
    KEEP_DECIDES,
    KEEP_FIRST,
    KEPT_ALREADY,
    NO_PASS,
    NOT_DEALT,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.stars import in_icarus
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.engine.tracks import gain_knowledge, has_tier
from rekindle.kernel.agenda import is_bare, schedule
from rekindle.kernel.chance import roll, without
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame


class ChooseRecruits(Step):
    """Everybody at the same time: one recruit active, one hidden, the others discarded.

    (euphoria.setup.3)
    """

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        p = s.players[f.seat]
        chosen = len(p.active) == f.step <= 1 and not p.hidden and not p.discarded
        return chosen and is_bare(f.at(0))

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        verb = HIDE_VERB if f.step else KEEP_VERB
        return [verb << ARG_BITS | recruit for recruit in s.players[f.seat].dealt]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        recruit = code & ARG_MASK
        p.dealt = without(p.dealt, recruit)
        if f.step == 0:
            p.active = (recruit,)
            s.agenda.append(f.at(1))
        else:
            p.hidden = (recruit,)
            p.discarded = p.dealt
            p.dealt = ()


def check_keep(rules: EuphoriaRules, s: EuphoriaState, f: Frame, recruit: int) -> int:
    """Check `keep`, at the start of the game or by a dilemma."""
    if f.op == KEEP_RECRUIT:
        return check_dealt(s.players[f.seat], recruit)
    if f.op != CHOOSE_RECRUITS:
        return NOT_ASKED
    found = check_dealt(s.players[f.seat], recruit)
    return HIDE_NOW if found == FINE and f.step else found


def check_hide(rules: EuphoriaRules, s: EuphoriaState, f: Frame, recruit: int) -> int:
    """Check `hide`, which is only for the start of the game."""
    if f.op != CHOOSE_RECRUITS and f.op != KEEP_RECRUIT:
        return NOT_ASKED
    found = check_dealt(s.players[f.seat], recruit)
    if found != FINE:
        return found
    if f.op == KEEP_RECRUIT:
        return KEEP_DECIDES
    return FINE if f.step else KEEP_FIRST


def check_dealt(p: Player, recruit: int) -> int:
    """Check that this recruit is one of those that the player chooses from."""
    if recruit in p.active or recruit in p.hidden:
        return KEPT_ALREADY
    return FINE if recruit in p.dealt else NOT_DEALT


class FirstRoll(Step):
    """Everybody rolls the first workers; the highest total begins, the lowest seat on a tie.

    (euphoria.setup.6)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        best = -1
        for p in s.players:
            total = 0
            for worker in range(WORKERS):
                if p.spots[worker] == HAND:
                    p.faces[worker] = roll(s, DIE)
                    total += p.faces[worker]
                    s.note(E_ROLL, p.seat, p.faces[worker])
            if total > best:
                best = total
                s.turn = p.seat
            for recruit in p.active:
                s.note(E_ACTIVATE, p.seat, recruit)
        s.note(E_START, s.turn)
        schedule(s, [Frame(TURN, s.turn)])
        return None


class Turn(Step):
    """A turn: place a worker, retrieve workers, or resolve the dilemma. Nobody may pass.

    (euphoria.turn.1)
    """

    skipping = NO_PASS

    def __init__(self, rules: EuphoriaRules) -> None:
        super().__init__(rules)
        self.interruptible = True
        self.lingers = True

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return f.seat == s.turn and f.step == 1 and is_bare(f.at(0))

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        if f.step == 0:
            begin_turn(self.rules, s, f.seat)
            schedule(s, [f.at(1)])
            return None
        p = s.players[f.seat]
        purse = self.rules.purse(s, f.seat)
        moves = place_moves(self.rules, s, p, purse, 15)
        moves += retrieve_moves(self.rules, s, p, purse)
        if len(moves) < 2:
            s.reveal()  # having a choice reveals whether this seat can pay for its dilemma
        moves += dilemma_moves(self.rules, s, p)
        return moves

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        s.agenda.append(Frame(END_TURN, f.seat))
        verb = code >> ARG_BITS
        if verb == PLACE_VERB:
            self.place_first(s, f.seat, code)
        elif verb == RETRIEVE_VERB:
            retrieve(self.rules, s, f.seat, code)
        else:
            resolve_dilemma(self.rules, s, f.seat)

    def place_first(self, s: EuphoriaState, seat: int, code: int) -> None:
        """Place a worker; others that show the same face now may follow (euphoria.doubles)."""
        p = s.players[seat]
        in_hand = 0
        for worker in range(WORKERS):
            if p.spots[worker] == HAND:
                in_hand |= 1 << worker
        worker = place(self.rules, s, p, code, in_hand)
        equal = 0
        for other in range(WORKERS):
            if in_hand >> other & 1 and other != worker and p.faces[other] == p.faces[worker]:
                equal |= 1 << other
        if equal:
            s.agenda.insert(len(s.agenda) - 1, doubles_frame(seat, equal))


def check_end(rules: EuphoriaRules, s: EuphoriaState, f: Frame, argument: int) -> int:
    """Check `end`: an action comes first (euphoria.turn.1)."""
    if f.op == DOUBLES or f.op == END_TURN:
        return FINE
    return NO_PASS if f.op == TURN else NOT_ASKED


def begin_turn(rules: EuphoriaRules, s: EuphoriaState, seat: int) -> None:
    s.turn = seat
    s.offers_left = OFFERS_A_TURN
    if s.placement.space:
        s.placement = s.placement.at(0)
    s.newest_worker = -1
    s.note(E_TURN, seat)
    for p in s.players:
        p.once = 0
    begin_action(rules, s)


class Doubles(Step):
    """Further workers that showed the same face when the turn began.

    (euphoria.doubles.1)
    """

    def __init__(self, rules: EuphoriaRules) -> None:
        super().__init__(rules)
        self.interruptible = True
        self.lingers = True

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        left = hand_faces(s.players[f.seat], doubles_left(s, f))
        values = f.step == 0 and doubles_of(f) < 1 << WORKERS and f.b == 0 and not f.parts
        return values and f.seat == s.turn and len(set(left)) <= 1

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        left = doubles_left(s, f)
        if not left or p.penalties & ONE_WORKER_A_TURN:
            return None
        begin_action(self.rules, s)
        moves = place_moves(self.rules, s, p, self.rules.purse(s, f.seat), left)
        moves.append(END_VERB << ARG_BITS)
        return moves

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        if code >> ARG_BITS == END_VERB:
            return
        worker = place(self.rules, s, s.players[f.seat], code, doubles_left(s, f))
        s.agenda.insert(len(s.agenda) - 1, doubles_frame(f.seat, doubles_of(f) & ~(1 << worker)))


class EndTurn(Step):
    """One more chance to trade, then the next seat (euphoria.trade.1)."""

    def __init__(self, rules: EuphoriaRules) -> None:
        super().__init__(rules)
        self.interruptible = True
        self.lingers = True

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return f.seat == s.turn and is_bare(f)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        return [END_VERB << ARG_BITS]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        schedule(s, [Frame(TURN, (f.seat + 1) % s.seats)])


class StarPlaced(Step):
    """What follows from a placed star: an Icarite card, the Theater, triggered recruits."""

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return f.step == 0 and f.a <= 1 and f.b == 0 and not f.parts

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        rules = self.rules
        p = s.players[f.seat]
        if f.seat == s.turn:
            if rules.lookup.listeners[ON_STAR] & acting(p):
                trigger(rules, s, ON_STAR, f.seat)
            if p.penalties & STAR_TEACHES:
                gain_knowledge(rules, s, f.seat, 1)
        if in_icarus(f) and has_tier(rules, s, p, ICARITE, 2):
            rules.push(s, f.seat, rules.lookup.one_artifact)
        return None
