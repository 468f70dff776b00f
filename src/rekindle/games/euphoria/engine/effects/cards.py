"""Effects on artifact cards: drawing, discarding, showing; and the hand limit."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.abilities import acting, check_ability, use
from rekindle.games.euphoria.engine.constants import ARTIFACT_CARD, FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.engine.known import (
    hand_seen,
    known_to_hold,
    seen_to_gain,
    seen_to_lose,
)
from rekindle.games.euphoria.engine.lookup import Ability
from rekindle.games.euphoria.engine.ops import (
    DISCARD_ONE_OF,
    DISCARD_VERB,
    E_DISCARD,
    E_DRAW,
    E_NO_CARD,
    E_RESHUFFLE,
    E_SHOW,
    LIMIT,
    ON_DRAW,
    USE_VERB,
)
from rekindle.games.euphoria.engine.reasons import LACKS, MUST_DISCARD, NO_USE, ONE_OF_TWO
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step, artifacts_held
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import Procedure, schedule
from rekindle.kernel.chance import draw_from_counts
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame

ARTIFACTS: Final = 52
PLAIN_CARDS: Final = 53
MATCHING_CARDS: Final = 54
LOOK_AT_CARDS: Final = 55
SHOW_HAND: Final = 56
DISCARD: Final = 57


def procedures(rules: EuphoriaRules) -> list[tuple[int, Procedure[EuphoriaState]]]:
    return [
        (ARTIFACTS, Artifacts(rules)),
        (PLAIN_CARDS, PlainCards(rules)),
        (MATCHING_CARDS, MatchingCards(rules)),
        (LOOK_AT_CARDS, LookAtCards(rules)),
        (SHOW_HAND, ShowHand(rules)),
        (DISCARD, Discard(rules)),
    ]


def cards_left(s: EuphoriaState) -> int:
    """Return how many artifacts can still be drawn."""
    n = 0
    for kind in range(len(s.artifact_deck)):
        n += s.artifact_deck[kind] + s.artifact_discard[kind]
    return n


def draw_card(s: EuphoriaState, seat: int) -> int:
    """Draw from the deck, reshuffling the discards if needed; return -1 if there is no card.

    (euphoria.hand.3)
    """
    if not any(s.artifact_deck):
        if not any(s.artifact_discard):
            s.note(E_NO_CARD, seat)
            return -1
        s.artifact_deck = s.artifact_discard
        s.artifact_discard = [0, 0, 0, 0, 0, 0]
        s.note(E_RESHUFFLE, seat)
        if s.seats == 2:  # what is neither in one's own hand nor in this deck, the other one holds
            for p in s.players:
                hand_seen(p)
    kind = FIRST_ARTIFACT + draw_from_counts(s, ARTIFACT_CARD, s.artifact_deck)
    s.players[seat].wallet[kind] += 1
    s.note(E_DRAW, seat, kind)
    return kind


def discard_card(s: EuphoriaState, p: Player, kind: int) -> None:
    p.wallet[kind] -= 1
    seen_to_lose(p, kind, 1)
    s.artifact_discard[kind - FIRST_ARTIFACT] += 1
    s.note(E_DISCARD, p.seat, kind)


def discard_from_hand(s: EuphoriaState, p: Player, kind: int) -> None:
    """Discard a card of one's choice; without a choice everybody knows that all are alike."""
    alike = p.wallet[kind] == artifacts_held(p)
    discard_card(s, p, kind)
    if alike:
        hand_seen(p)


def discards(p: Player) -> list[int]:
    """Return a move for each kind of artifact in hand."""
    return [
        DISCARD_VERB << ARG_BITS | kind for kind in range(FIRST_ARTIFACT, KINDS) if p.wallet[kind]
    ]


def check_discard(rules: EuphoriaRules, s: EuphoriaState, f: Frame, kind: int) -> int:
    """Check `discard`: a card of the hand, or one of two just drawn."""
    if f.op == DISCARD_ONE_OF:
        return FINE if kind in cards_drawn(f) else ONE_OF_TWO
    if not s.players[f.seat].wallet[kind]:
        return LACKS
    return FINE if f.op == LIMIT or f.op == DISCARD else NOT_ASKED


class Draw(Step):
    """An effect that draws cards: nothing without a card to draw."""

    def possible(self, s: EuphoriaState, seat: int, e: Effect, context: int) -> bool:
        return cards_left(s) > 0


class Artifacts(Draw):
    """Draw artifacts; one ability may change one card of the draw (euphoria.abilities.6)."""

    skipping = FINE

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        options: list[int] = []
        if cards_left(s):
            for ability in self.usable_now(s, f.seat):
                options.append(USE_VERB << ARG_BITS | ability.recruit)
        options.append(SKIP_CODE)
        return options

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        n = self.effect(f).n
        s.agenda.append(Frame(LIMIT, f.seat))
        for ability in self.usable_now(s, f.seat):
            if USE_VERB << ARG_BITS | ability.recruit == code:
                use(self.rules, s, s.players[f.seat], ability, 1)
                n -= 1
        for _ in range(n):
            draw_card(s, f.seat)

    def usable_now(self, s: EuphoriaState, seat: int) -> list[Ability]:
        """Return the abilities of this seat that could change the draw."""
        p = s.players[seat]
        able = acting(p)
        if not self.rules.lookup.listeners[ON_DRAW] & able:
            return []
        return [
            ability
            for recruit in p.active
            if able >> recruit & 1
            for place, ability in enumerate(self.rules.lookup.abilities[recruit])
            if ability.trigger == ON_DRAW
            and check_ability(self.rules, s, p, ability, place) == FINE
        ]


def check_use_on_draw(rules: EuphoriaRules, s: EuphoriaState, f: Frame, recruit: int) -> int:
    """Check the ability of one recruit that could change a draw."""
    for place, ability in enumerate(rules.lookup.abilities[recruit]):
        if ability.trigger == ON_DRAW:
            found = check_ability(rules, s, s.players[f.seat], ability, place)
            return found if found != FINE or cards_left(s) else NO_USE
    return NOT_ASKED


class PlainCards(Draw):
    """Draw cards that no other ability may change."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        for _ in range(self.effect(f).n):
            draw_card(s, f.seat)
        return None


class MatchingCards(Draw):
    """Draw and show cards, and keep only those that match each other (euphoria.powers.9)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        drawn: list[int] = []
        for _ in range(self.effect(f).n):
            kind = draw_card(s, f.seat)
            if kind >= 0:
                drawn.append(kind)
                seen_to_gain(p, kind, 1)
                s.note(E_SHOW, f.seat, kind)
        for kind in drawn:
            if drawn.count(kind) == 1:
                discard_card(s, p, kind)
        return None


class LookAtCards(Step):
    """Draw two cards and discard one of them (euphoria.powers.26)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        first = draw_card(s, f.seat)
        known = p.known
        second = draw_card(s, f.seat)
        p.known = known  # of the two, nobody else knows either
        if second >= 0:
            s.agenda.append(discard_one_of_frame(f.seat, first, second))
        return None


def discard_one_of_frame(seat: int, first: int, second: int) -> Frame:
    return Frame(DISCARD_ONE_OF, seat, 0, first, second)


def cards_drawn(f: Frame) -> tuple[int, int]:
    """Return the two cards that a DISCARD_ONE_OF frame chooses from."""
    return f.a, f.b


class DiscardOneOf(Step):
    """Discard one of the two cards just drawn."""

    skipping = MUST_DISCARD

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        p, drawn = s.players[f.seat], cards_drawn(f)
        for kind in drawn:
            if not FIRST_ARTIFACT <= kind < KINDS:
                return False
            if p.wallet[kind] - known_to_hold(p, kind) < drawn.count(kind):
                return False
        return f.step == 0 and not f.parts

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        first, second = cards_drawn(f)
        codes = [DISCARD_VERB << ARG_BITS | first]
        if second != first:
            codes.append(DISCARD_VERB << ARG_BITS | second)
        return codes

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        """Show that it was drawn just now; without a choice the other one is like it."""
        p, kind = s.players[f.seat], code & ARG_MASK
        seen_to_gain(p, kind, cards_drawn(f).count(kind))
        discard_card(s, p, kind)


class Discard(Step):
    """Discard a number of cards from the hand. Step: how many so far."""

    skipping = MUST_DISCARD

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, f.step) and f.step <= self.effect(f).n

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        if f.step == self.effect(f).n:
            return None
        return discards(s.players[f.seat]) or None

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        schedule(s, [f.at(f.step + 1)])
        discard_from_hand(s, s.players[f.seat], code & ARG_MASK)


class ShowHand(Step):
    """Show the whole hand to everybody."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        for kind in range(FIRST_ARTIFACT, KINDS):
            for _ in range(s.players[f.seat].wallet[kind]):
                s.note(E_SHOW, f.seat, kind)
        hand_seen(s.players[f.seat])
        s.reveal()
        return None


class HandLimit(Step):
    """Never more artifacts than morale: first take everything due, then discard by choice.

    (euphoria.hand.1)
    """

    skipping = MUST_DISCARD

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if artifacts_held(p) <= p.morale:
            return None
        if f.seat != s.seat:
            s.reveal()  # being asked reveals whether this seat's cards differ
        return discards(p)

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        discard_from_hand(s, s.players[f.seat], code & ARG_MASK)
        s.agenda.append(f)
