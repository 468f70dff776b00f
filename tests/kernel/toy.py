"""A toy game that asks of the kernel what other games will ask of it.

Players hold pebbles of three colours and play cards, each of which is nothing but an effect. They
wear masks that they choose at the same time. Whoever has ten points wins.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, cast

from msgspec import Struct

from rekindle.kernel import combinators, effects, roles
from rekindle.kernel.agenda import Procedure, Rules
from rekindle.kernel.catalogue import Card, Catalogue
from rekindle.kernel.chance import draw_from, following, roll, seeded, without
from rekindle.kernel.checks import KernelChecks
from rekindle.kernel.combinators import Bound
from rekindle.kernel.data import StateFormat
from rekindle.kernel.effects import FIRST_GAME_OP, NOTHING, TOGETHER, Effect
from rekindle.kernel.events import EventRow, Events
from rekindle.kernel.features import Features, Names, Sheet
from rekindle.kernel.game import Game, Option, Result, ScoreLine, SeatResult, Setting, places
from rekindle.kernel.match import Match, Origin
from rekindle.kernel.messages import Message, Phrases, phrases
from rekindle.kernel.moves import (
    ARG_BITS,
    ARG_MASK,
    CHOOSE,
    FIRST_GAME_VERB,
    PAY_VERB,
    REST,
    SKIP,
    Verb,
    Vocabulary,
)
from rekindle.kernel.prices import Demand, Price
from rekindle.kernel.questions import Meanings, Prompts, Tells
from rekindle.kernel.reasons import (
    DOES_NOTHING,
    FINE,
    FIRST_GAME_REASON,
    NOT_ASKED,
    ONE_LEFT,
    PAY_LACKS,
    PAY_OTHER,
    PAY_REST,
    code_of,
    reason,
)
from rekindle.kernel.shapes import Number, Row, Shape
from rekindle.kernel.state import KERNEL_FIELDS, NO_SEAT, Fixed, Frame, Lane, State
from rekindle.kernel.view import PlayerBase, View
from rekindle.kernel.words import always, argument, each_word, nothing

RED, GREEN, BLUE = range(3)
COLOURS: Final = ("red", "green", "blue")
MASKS: Final = ("fox", "owl", "bear")
GOAL: Final = 10
MOST_TURNS: Final = 60
DIE, PEBBLE = range(2)

# Procedures.
WEAR: Final = FIRST_GAME_OP
TURN: Final = FIRST_GAME_OP + 1
GAIN: Final = FIRST_GAME_OP + 2
LOSE: Final = FIRST_GAME_OP + 3
POINTS: Final = FIRST_GAME_OP + 4
TAKE: Final = FIRST_GAME_OP + 5
SEIZE: Final = FIRST_GAME_OP + 6
DRAW: Final = FIRST_GAME_OP + 7
ROLL: Final = FIRST_GAME_OP + 8
SHOW: Final = FIRST_GAME_OP + 9
AGAIN: Final = FIRST_GAME_OP + 10
OPS: Final = FIRST_GAME_OP + 11

# Verbs.
PLAY_VERB: Final = FIRST_GAME_VERB
TAKE_VERB: Final = FIRST_GAME_VERB + 1
WEAR_VERB: Final = FIRST_GAME_VERB + 2
SWAP_VERB: Final = FIRST_GAME_VERB + 3
BARTER_VERB: Final = FIRST_GAME_VERB + 4

# Conditions, counts and groups of seats.
HAS_RED: Final = 0
OWN_REDS: Final = 0
OTHERS: Final = 0
EVERYBODY: Final = 1

SHOWN_EVENT: Final = 1

NO_PEBBLE: Final = FIRST_GAME_REASON
SENTENCES: Final = {
    DOES_NOTHING: "toy-does-nothing",
    ONE_LEFT: "toy-one-left",
    PAY_OTHER: "toy-pay-other",
    PAY_LACKS: "toy-poor",
    PAY_REST: "toy-pay-rest",
    NO_PEBBLE: "toy-no-pebble",
}

FIELDS_OF_ITS_OWN: Final[dict[str, Shape]] = {
    "pebbles": Row(list, Number(0, 99), 3, 48),
    "points": Row(list, Number(0, 99), 1, 16),
    "masks": Row(list, Number(-1, 2), 1, 16),
    "bag": Row(tuple, Number(0, 2), 0, 99),
    "turn": Number(0, 15),
    "turns": Number(0, MOST_TURNS),
}


class ToyState(State):
    """Pebbles by seat * 3 + colour, points and masks by seat, a bag of pebbles to draw from."""

    __slots__ = tuple(FIELDS_OF_ITS_OWN)

    def __init__(
        self,
        seats: int,
        rng: int,
        fixed: Fixed,
        unveiled: int,
        over: bool,
        agenda: list[Frame],
        lanes: list[Lane],
        seat: int,
        options: list[int],
        pebbles: list[int],
        points: list[int],
        masks: list[int],
        bag: tuple[int, ...],
        turn: int,
        turns: int,
    ) -> None:
        super().__init__(seats, rng, fixed, unveiled, over, agenda, lanes, seat, options)
        self.pebbles = pebbles
        self.points = points
        self.masks = masks
        self.bag = bag
        self.turn = turn
        self.turns = turns

    def copy(self) -> ToyState:
        return ToyState(
            self.seats,
            self.rng,
            self.fixed,
            self.unveiled,
            self.over,
            self.agenda[:],
            [lane.copy() for lane in self.lanes],
            self.seat,
            self.options,
            self.pebbles[:],
            self.points[:],
            self.masks[:],
            self.bag,
            self.turn,
            self.turns,
        )


FORMAT: Final = StateFormat(ToyState, {**KERNEL_FIELDS, **FIELDS_OF_ITS_OWN})


# --- procedures -----------------------------------------------------------------------------------


class Wear(Bound[ToyState]):
    """Everybody chooses a mask at the same time; a bear growls twice before it is worn."""

    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        verbs = [WEAR_VERB << ARG_BITS | mask for mask in range(len(MASKS))]
        if f.step:
            return verbs[2:] + [TAKE_VERB << ARG_BITS | RED]
        return verbs if f.seat < 3 else verbs[:1]

    def answer(self, s: ToyState, f: Frame, code: int) -> None:
        if code >> ARG_BITS == TAKE_VERB:
            s.pebbles[f.seat * 3] += 1
            return
        s.masks[f.seat] = code & ARG_MASK
        if s.masks[f.seat] == 2 and not f.step:
            s.agenda.append(Frame(f.op, f.seat, 1))


class Turn(Bound[ToyState]):
    """Play a card of those that would do anything."""

    def __init__(self, rules: Rules[ToyState]) -> None:
        super().__init__(rules)
        self.interruptible = True

    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        if max(s.points) >= GOAL or s.turns == MOST_TURNS:
            s.over = True
            return None
        s.turn = f.seat
        return [
            PLAY_VERB << ARG_BITS | i
            for i, card in enumerate(CARDS.values())
            if self.rules.possible(s, f.seat, card)
        ]

    def answer(self, s: ToyState, f: Frame, code: int) -> None:
        s.turns += 1
        s.agenda.append(Frame(TURN, (f.seat + 1) % s.seats))
        card = list(CARDS.values())[code & ARG_MASK]
        self.rules.push(s, f.seat, card, card)


class Gain(Bound[ToyState]):
    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[f.a]
        s.pebbles[f.seat * 3 + effect.kind] += effect.n
        return None


class Lose(Bound[ToyState]):
    def possible(self, s: ToyState, seat: int, e: Effect, context: int) -> bool:
        return s.pebbles[seat * 3 + e.kind] > 0

    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[f.a]
        s.pebbles[f.seat * 3 + effect.kind] -= 1
        return None


class Points(Bound[ToyState]):
    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        s.points[f.seat] += self.rules.effects[f.a].n
        return None


class Take(Bound[ToyState]):
    """A pebble of one's choice; free actions may come before it."""

    def __init__(self, rules: Rules[ToyState], interruptible: bool) -> None:
        super().__init__(rules)
        self.interruptible = interruptible

    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        return [TAKE_VERB << ARG_BITS | colour for colour in range(3)]

    def answer(self, s: ToyState, f: Frame, code: int) -> None:
        s.pebbles[f.seat * 3 + (code & ARG_MASK)] += 1


class Draw(Bound[ToyState]):
    """A pebble out of the bag."""

    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        if s.bag:
            colour = draw_from(s, PEBBLE, s.bag)
            s.bag = without(s.bag, colour)
            s.pebbles[f.seat * 3 + colour] += 1
        return None


class Roll(Bound[ToyState]):
    """Points for a six."""

    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        if roll(s, DIE) == 6:
            s.points[f.seat] += 1
        return None


class Show(Bound[ToyState]):
    """Everybody sees the mask."""

    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        s.note(SHOWN_EVENT, f.seat, s.masks[f.seat])
        s.reveal()
        return None


class Again(Bound[ToyState]):
    """The card that is being played acts once more; then this part of it rests."""

    def run(self, s: ToyState, f: Frame) -> list[int] | None:
        if f.b:
            self.rules.push(s, f.seat, f.b)
        return None


class ToyRules(Rules[ToyState]):
    def __init__(self, nodes: list[Effect], prices: list[Price]) -> None:
        super().__init__([], nodes, prices)
        self.procedures = [Procedure() for _ in range(OPS)]
        table: dict[int, Procedure[ToyState]] = {
            **dict(combinators.procedures(self)),
            WEAR: Wear(self),
            TURN: Turn(self),
            GAIN: Gain(self),
            LOSE: Lose(self),
            POINTS: Points(self),
            TAKE: Take(self, interruptible=True),
            SEIZE: Take(self, interruptible=False),
            DRAW: Draw(self),
            ROLL: Roll(self),
            SHOW: Show(self),
            AGAIN: Again(self),
        }
        for op, procedure in table.items():
            self.procedures[op] = procedure
        self.procedures[effects.ANY_ORDER].interruptible = True
        self.checks = {
            **KernelChecks(self).by_verb(),
            PLAY_VERB: self.check_play,
            SWAP_VERB: self.check_swap,
            BARTER_VERB: self.check_barter,
        }

    def free_moves(self, s: ToyState, f: Frame) -> list[int]:
        """On one's own turn: swap a red pebble for a green one, or barter a blue one away."""
        if f.seat != s.turn:
            return []
        free = [SWAP_VERB << ARG_BITS] if s.pebbles[f.seat * 3 + RED] else []
        return free + ([BARTER_VERB << ARG_BITS] if s.pebbles[f.seat * 3 + BLUE] else [])

    def play_free(self, s: ToyState, seat: int, code: int) -> bool:
        pebbles = s.pebbles
        if code >> ARG_BITS == SWAP_VERB:
            pebbles[seat * 3 + RED] -= 1
            pebbles[seat * 3 + GREEN] += 1
            return True
        if code >> ARG_BITS == BARTER_VERB:
            pebbles[seat * 3 + BLUE] -= 1
            s.agenda.append(Frame(SEIZE, seat))
            return True
        return False

    def check_play(self, s: ToyState, f: Frame, argument: int) -> int:
        if f.op != TURN:
            return NOT_ASKED
        card = list(CARDS.values())[argument]
        return FINE if self.possible(s, f.seat, card) else reason(DOES_NOTHING, card)

    def check_swap(self, s: ToyState, f: Frame, argument: int) -> int:
        return self.check_free(s, f, RED)

    def check_barter(self, s: ToyState, f: Frame, argument: int) -> int:
        return self.check_free(s, f, BLUE)

    def check_free(self, s: ToyState, f: Frame, colour: int) -> int:
        if f.seat != s.turn or not self.procedures[f.op].interruptible:
            return NOT_ASKED
        return FINE if s.pebbles[f.seat * 3 + colour] else reason(NO_PEBBLE, colour)

    def purse(self, s: ToyState, seat: int) -> list[int]:
        return s.pebbles[seat * 3 : seat * 3 + 3]

    def spend(self, s: ToyState, seat: int, things: list[int], price: int) -> None:
        for colour in things:
            s.pebbles[seat * 3 + colour] -= 1

    def holds(self, s: ToyState, f: Frame, condition: int) -> bool:
        return s.pebbles[f.seat * 3 + RED] > 0

    def count(self, s: ToyState, f: Frame, what: int) -> int:
        return s.pebbles[f.seat * 3 + RED]

    def whom(self, s: ToyState, f: Frame, who: int) -> list[int]:
        first = 1 if who == OTHERS else 0
        return [(f.seat + i) % s.seats for i in range(first, s.seats)]


# --- cards ----------------------------------------------------------------------------------------


class Book:
    """Effects and prices as they are written down below, each by its number."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.prices: list[Price] = []
        self.choices: list[str] = []
        self.payments: list[str] = []
        self.node(effects.SEQ)  # number 0, so that a context of 0 means no card

    def node(
        self,
        op: int,
        n: int = 0,
        kind: int = 0,
        parts: Sequence[int] = (),
        choices: Sequence[str] = (),
    ) -> int:
        number = len(self.effects)
        for part, text in zip(parts, choices, strict=False):
            self.effects[part].code = CHOOSE << ARG_BITS | listed(self.choices, text)
        self.effects.append(Effect(number, op, n, kind, list(parts)))
        return number

    def gain(self, colour: int, n: int = 1) -> int:
        return self.node(GAIN, n, colour)

    def lose(self, colour: int) -> int:
        return self.node(LOSE, 1, colour)

    def points(self, n: int) -> int:
        return self.node(POINTS, n)

    def seq(self, *parts: int) -> int:
        return self.node(effects.SEQ, parts=parts)

    def any_order(self, **parts: int) -> int:
        return self.node(effects.ANY_ORDER, parts=list(parts.values()), choices=list(parts))

    def one_of(self, **parts: int) -> int:
        return self.node(effects.ONE_OF, parts=list(parts.values()), choices=list(parts))

    def may(self, text: str, part: int) -> int:
        return self.node(effects.MAY, 1, parts=[part], choices=[text])

    def up_to(self, n: int, text: str, part: int) -> int:
        return self.node(effects.UP_TO, n, parts=[part], choices=[text])

    def per_red(self, part: int) -> int:
        return self.node(effects.PER, kind=OWN_REDS, parts=[part])

    def others(self, part: int) -> int:
        return self.node(effects.FOR, kind=OTHERS, parts=[part])

    def everybody(self, part: int) -> int:
        return self.node(effects.FOR, kind=EVERYBODY, parts=[part])

    def if_red(self, part: int, otherwise: int = NOTHING) -> int:
        return self.node(effects.IF, kind=HAS_RED, parts=[part, otherwise])

    def pay(self, price: list[tuple[int, list[int]]], part: int, identical: int = 0) -> int:
        demands = [Demand(count, colours, identical) for count, colours in price]
        for demand in demands:
            texts = [" ".join(COLOURS[colour] for colour in way) for way in demand.ways]
            demand.codes = [PAY_VERB << ARG_BITS | listed(self.payments, text) for text in texts]
        self.prices.append(Price(demands))
        return self.node(effects.PAY, kind=len(self.prices) - 1, parts=[part])


def listed(texts: list[str], text: str) -> int:
    """The place of a text in a list, to which it is added if need be."""
    if text not in texts:
        texts.append(text)
    return texts.index(text)


BOOK: Final = Book()
ANY: Final = [RED, GREEN, BLUE]


def cards(b: Book) -> dict[str, int]:
    take, seize, point = b.node(TAKE), b.node(SEIZE), b.points(1)
    sale = b.pay([(1, [GREEN]), (1, [GREEN, BLUE])], b.points(2))
    return {
        "gift": b.gain(RED, 2),
        "meadow": b.seq(b.gain(GREEN), b.gain(GREEN), point),
        "fair": b.any_order(sell=b.pay([(1, [RED])], point), pick=take, bury=b.lose(BLUE)),
        "crossroads": b.one_of(bury=b.lose(BLUE), burn=b.lose(GREEN), drown=b.lose(RED)),
        "feast": b.up_to(3, "eat", b.pay([(1, [RED])], point)),
        "wish": b.may("wish", b.gain(BLUE)),
        "harvest": b.per_red(b.gain(GREEN)),
        "tribute": b.others(b.one_of(bury=b.lose(BLUE), pick=take)),
        "parade": b.everybody(seize),
        "scales": b.if_red(b.lose(RED), point),
        "lesson": b.if_red(point),
        "shop": b.may("buy", b.pay([(2, ANY)], point)),
        "bridge": b.may("build", b.pay([(1, [RED]), (2, ANY)], point)),
        "market": b.may("sell", sale),
        "shrine": b.may("offer", b.pay([(3, ANY)], b.points(3), identical=2)),
        "garden": take,
        "raid": seize,
        "well": b.node(DRAW),
        "dice": b.node(ROLL),
        "mirror": b.seq(b.node(SHOW), take),
        "echo": b.seq(take, b.node(AGAIN)),
        "court": b.seq(
            b.others(b.up_to(2, "plead", b.any_order(sell=b.pay([(1, ANY)], point), pick=take))),
            point,
        ),
    }


CARDS: Final = cards(BOOK)
BROKE: Final = BOOK.seq(BOOK.pay([(1, [RED])], BOOK.points(5)), BOOK.points(1))
"""A price in the middle of an effect, with nobody asking first whether it can be met."""


# --- the game -------------------------------------------------------------------------------------


class ToyPlayer(PlayerBase, kw_only=True):
    pebbles: list[int]


class ToyView(View, kw_only=True):
    players: list[ToyPlayer]
    mask: str | None
    """One's own."""


class ToyFace(Struct):
    """Nothing is drawn on a card."""


class ToyCards(Struct):
    card: dict[str, Card[ToyFace]]


class ToyConstants(Struct):
    goal: int


EVENTS: Final = Events(
    {
        SHOWN_EVENT: EventRow(
            lambda setting, event: Message("toy-shows"),
            (lambda setting, event: MASKS[event[2]],),
            actor=False,
        )
    }
)
PROMPTS: Final = Prompts[ToyState]({op: f"toy-asks-{op}" for op in range(OPS)})


def described(verb: int) -> Tells[ToyState]:
    def message(setting: Setting, s: ToyState, argument: int) -> Message:
        return Message("does", {"move": setting.vocabulary.move(verb << ARG_BITS | argument).text})

    return message


MEANINGS: Final = Meanings[ToyState]({verb: described(verb) for verb in range(BARTER_VERB + 1)})


class ToyFeatures(Features["ToyState"]):
    """Pebbles and points of all seats, and the mask of one's own."""

    def describe(self, s: ToyState, seat: int, sheet: Sheet) -> None:
        for i in range(s.seats):
            other = (seat + i) % s.seats
            sheet.about(f"player-{i}")
            sheet.number("points", s.points[other])
            sheet.row("pebbles", s.pebbles[other * 3 : other * 3 + 3], 3)
        sheet.about("own")
        sheet.choice("mask", s.masks[seat], len(MASKS))


class ToyGame(Game):
    name = "toy"
    title = "Toy"
    seats = range(2, 5)
    options = (Option("bag", ("full", "empty"), "full", simulated="empty"),)
    rules_version = 3
    package = __name__
    events = EVENTS
    prompts = PROMPTS
    meanings = MEANINGS

    def phrases(self, language: str) -> Phrases:
        return phrases(("rekindle.kernel",), language)

    def setting(self, options: Mapping[str, str], pack: Path | None = None) -> Setting:
        vocabulary = Vocabulary(
            [
                Verb(CHOOSE, "choose", BOOK.choices, nothing),
                Verb(SKIP, "skip", [""], nothing, roles.LEAVE),
                Verb(PAY_VERB, "pay", BOOK.payments, each_word, unordered=True),
                Verb(REST, "do the rest", [""], nothing, roles.REST),
                Verb(PLAY_VERB, "play", list(CARDS), argument),
                Verb(TAKE_VERB, "take", COLOURS, argument),
                Verb(WEAR_VERB, "wear", MASKS, argument),
                Verb(SWAP_VERB, "swap", [""], always("red", "green"), roles.FREE),
                Verb(BARTER_VERB, "barter", [""], always("blue"), roles.FREE),
            ]
        )
        rules = ToyRules(BOOK.effects, BOOK.prices)
        return Setting(rules, vocabulary, options, "toys", "0badcafe")

    def empty_state(self, setting: Setting, seats: int, seed: int) -> ToyState:
        return empty_state(seats, seed, setting.options["bag"] == "full")

    def deal(self, setting: Setting, state: State) -> None:
        state.agenda = [Frame(TURN, 0), Frame(TOGETHER, 0, 0, WEAR)]
        setting.rules.advance(state)

    def view(self, setting: Setting, state: State, seat: int | None) -> ToyView:
        s = cast(ToyState, state)
        return ToyView(
            game=self.name,
            seats=s.seats,
            seat=seat,
            turn=s.turn,
            over=s.over,
            players=[
                ToyPlayer(seat=i, score={"cards": n}, pebbles=s.pebbles[i * 3 : i * 3 + 3])
                for i, n in enumerate(s.points)
            ],
            mask=None if seat is None or s.masks[seat] < 0 else MASKS[s.masks[seat]],
        )

    def determinise(self, setting: Setting, state: State, seat: int | None, seed: int) -> ToyState:
        s = cast(ToyState, state).copy()
        dice = random.Random(seed)
        for other in range(s.seats):
            if other != seat and s.masks[other] >= 0:
                s.masks[other] = dice.randrange(3)
        s.rng = seeded(seed)
        return s

    def features(self, setting: Setting, seats: int) -> ToyFeatures:
        return ToyFeatures()

    def feature_names(self, setting: Setting, seats: int) -> list[str]:
        names = Names({"mask": list(MASKS)})
        self.features(setting, seats).describe(empty_state(seats, 1, False), 0, names)
        return names.names

    def result(self, setting: Setting, state: State) -> Result:
        points = cast(ToyState, state).points
        seats = [
            SeatResult(seat, place, total, (ScoreLine("cards", total),))
            for seat, (place, total) in enumerate(
                zip(places([(p,) for p in points]), points, strict=True)
            )
        ]
        return Result(tuple(seats), "ten points")

    def reason(
        self, setting: Setting, state: State, frame: Frame, code: int, reason: int
    ) -> tuple[Message, str]:
        return Message(SENTENCES[code_of(reason)]), f"toy.reasons.{code_of(reason)}"

    def audit(self, setting: Setting, state: State) -> list[str]:
        held = cast(ToyState, state).pebbles
        return [] if min(held) >= 0 else ["somebody holds less than no pebbles"]

    def catalogue(self, setting: Setting, language: str) -> Catalogue[ToyCards, ToyConstants]:
        cards = {name: Card(name, "card", "", [], "", ToyFace()) for name in CARDS}
        return Catalogue(self.name, language, ToyCards(cards), {}, ToyConstants(GOAL))

    def to_data(self, state: State) -> Any:
        return FORMAT.to_data(cast(ToyState, state))

    def from_data(self, data: Any) -> ToyState:
        return FORMAT.from_data(data)

    def judge(self, setting: Setting, state: State) -> list[float]:
        return [1 / state.seats] * state.seats


GAME: Final = ToyGame()


def empty_state(seats: int, seed: int = 1, full: bool = True) -> ToyState:
    return ToyState(
        seats=seats,
        rng=following(seeded(seed)),
        fixed=(),
        unveiled=0,
        over=False,
        agenda=[],
        lanes=[],
        seat=NO_SEAT,
        options=[],
        pebbles=[0] * (3 * seats),
        points=[0] * seats,
        masks=[-1] * seats,
        bag=(RED, RED, GREEN, GREEN, BLUE, BLUE) if full else (),
        turn=0,
        turns=0,
    )


def find(name: str) -> Game:
    assert name == "toy"
    return GAME


def setting() -> Setting:
    return GAME.setting(GAME.choose_options(None, simulated=False))


def new(seats: int = 2, seed: int = 1, **options: str) -> Match:
    """A toy match at its first decision, the choice of masks."""
    chosen = GAME.setting(GAME.choose_options(options, simulated=False))
    return Match.begin(GAME, chosen, Origin(seats, seed))


def playing(card: str | int, *pebbles: str, seats: int = 2, seed: int = 1) -> Match:
    """Seat 0 has just played this card; `pebbles` are what each seat holds ("red red blue")."""
    chosen = setting()
    s = empty_state(seats, seed)
    for seat, held in enumerate(pebbles):
        for colour in held.split():
            s.pebbles[seat * 3 + COLOURS.index(colour)] += 1
    effect = CARDS[card] if isinstance(card, str) else card
    s.agenda = [Frame(TURN, 1)]
    chosen.rules.push(s, 0, effect, effect)
    chosen.rules.advance(s)
    return Match(GAME, chosen, s, Origin(seats, seed, s))


def asked(match: Match) -> list[str]:
    """The moves of the decision the match waits for."""
    return [move.text for move in match.decision.moves]


def view_of(match: Match, seat: int | None = None) -> ToyView:
    return cast(ToyView, match.view(seat))


def pebbles(match: Match, seat: int) -> list[int]:
    return view_of(match, seat).players[seat].pebbles


def points(match: Match, seat: int) -> int:
    return match.view(seat).totals()[seat]


def turn_is_over(match: Match) -> bool:
    """Has the card done all it does, so that seat 1 is asked for its own turn?"""
    return match.decision.asks.id == f"toy-asks-{TURN}" and match.decision.seat == 1
