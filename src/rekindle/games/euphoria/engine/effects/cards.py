"""Artifact cards: drawing, what recruits make of a draw, and the hand limit."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import acting, usable, use
from rekindle.games.euphoria.engine.constants import ARTIFACT_CARD, FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.engine.lookup import Ability
from rekindle.games.euphoria.engine.ops import (
    DISCARD_ONE_OF,
    DISCARD_VERB,
    E_DISCARD,
    E_DRAW,
    E_RESHUFFLE,
    E_SHOW,
    LIMIT,
    ON_DRAW,
    USE_VERB,
)
from rekindle.games.euphoria.engine.rules import Step, artifacts_held
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.agenda import schedule
from rekindle.kernel.chance import draw_from_counts
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.state import Frame


def cards_left(s: EuphoriaState) -> int:
    return sum(s.artifact_deck) + sum(s.artifact_discard)


def draw_card(s: EuphoriaState, seat: int) -> int:
    """One card from the deck, which is made anew from the discards; -1 if there is none.

    (euphoria.hand.3)
    """
    if not any(s.artifact_deck):
        if not any(s.artifact_discard):
            return -1
        s.artifact_deck = s.artifact_discard
        s.artifact_discard = [0, 0, 0, 0, 0, 0]
        s.note(E_RESHUFFLE, seat)
    kind = FIRST_ARTIFACT + draw_from_counts(s, ARTIFACT_CARD, s.artifact_deck)
    s.players[seat].wallet[kind] += 1
    s.note(E_DRAW, seat, kind)
    return kind


def discard_card(s: EuphoriaState, p: Player, kind: int) -> None:
    p.wallet[kind] -= 1
    s.artifact_discard[kind - FIRST_ARTIFACT] += 1
    s.note(E_DISCARD, p.seat, kind)


def discards(p: Player) -> list[int]:
    """A move for each kind of artifact in hand."""
    return [
        DISCARD_VERB << ARG_BITS | kind for kind in range(FIRST_ARTIFACT, KINDS) if p.wallet[kind]
    ]


class Artifacts(Step):
    """Draw artifacts; one ability may change one card of the draw (euphoria.abilities.6)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        options: list[int] = []
        if cards_left(s):
            for ability in self.usable_now(s, f.seat):
                options.append(USE_VERB << ARG_BITS | ability.recruit)
        options.append(SKIP_CODE)
        return options

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        n = self.rules.effects[f.a].n
        s.agenda.append(Frame(LIMIT, f.seat))
        for ability in self.usable_now(s, f.seat):
            if USE_VERB << ARG_BITS | ability.recruit == code:
                use(self.rules, s, s.players[f.seat], ability, 1)
                n -= 1
        for _ in range(n):
            draw_card(s, f.seat)

    def usable_now(self, s: EuphoriaState, seat: int) -> list[Ability]:
        """Abilities of this seat that could change the draw."""
        p = s.players[seat]
        able = acting(p)
        if not self.rules.lookup.listeners[ON_DRAW] & able:
            return []
        return [
            ability
            for recruit in p.active
            if able >> recruit & 1
            for ability in self.rules.lookup.abilities[recruit]
            if ability.trigger == ON_DRAW and usable(self.rules, s, p, ability)
        ]


class PlainCards(Step):
    """Draw cards that no other ability may change."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        for _ in range(self.rules.effects[f.a].n):
            draw_card(s, f.seat)
        return None


class MatchingCards(Step):
    """Draw and show cards, and keep only those that match each other (euphoria.powers.9)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        drawn: list[int] = []
        for _ in range(self.rules.effects[f.a].n):
            kind = draw_card(s, f.seat)
            if kind >= 0:
                drawn.append(kind)
                s.note(E_SHOW, f.seat, kind)
        for kind in drawn:
            if drawn.count(kind) == 1:
                discard_card(s, p, kind)
        return None


class LookAtCards(Step):
    """Draw two cards and discard one of them (euphoria.powers.26)."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        first = draw_card(s, f.seat)
        second = draw_card(s, f.seat)
        if second >= 0:
            s.agenda.append(Frame(DISCARD_ONE_OF, f.seat, 0, first, second))
        return None


class DiscardOneOf(Step):
    """Discard one of the two cards just drawn."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        codes = [DISCARD_VERB << ARG_BITS | f.a]
        if f.b != f.a:
            codes.append(DISCARD_VERB << ARG_BITS | f.b)
        return codes

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        discard_card(s, s.players[f.seat], code & ARG_MASK)


class Discard(Step):
    """Discard so many cards from the hand."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[f.a].n:
            return None
        return discards(s.players[f.seat]) or None

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        schedule(s, [Frame(f.op, f.seat, f.step + 1, f.a)])
        discard_card(s, s.players[f.seat], code & ARG_MASK)


class ShowHand(Step):
    """Show the whole hand to everybody."""

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        for kind in range(FIRST_ARTIFACT, KINDS):
            for _ in range(s.players[f.seat].wallet[kind]):
                s.note(E_SHOW, f.seat, kind)
        s.reveal()
        return None


class HandLimit(Step):
    """Never more artifacts than morale: first take all that is due, then discard by choice.

    (euphoria.hand.1)
    """

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        if artifacts_held(p) <= p.morale:
            return None
        if f.seat != s.seat:
            s.reveal()  # whether this seat is asked tells whether its cards differ
        return discards(p)

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        discard_card(s, s.players[f.seat], code & ARG_MASK)
        s.agenda.append(f)
