"""The ethical dilemma: artifacts for a star, or for one more recruit."""

from __future__ import annotations

from typing import Final

from rekindle.games.euphoria.engine.abilities import begin_action
from rekindle.games.euphoria.engine.constants import RECRUIT_CARD
from rekindle.games.euphoria.engine.ops import (
    DILEMMA_CHOICE,
    DILEMMA_PRICE,
    DILEMMA_VERB,
    DOUBLES,
    E_DILEMMA,
    E_RECRUIT,
    END_TURN,
    KEEP_RECRUIT,
    KEEP_VERB,
    LIMIT,
    RESOLVE_VERB,
    TURN,
    WITH_VERB,
)
from rekindle.games.euphoria.engine.reasons import (
    ACTION_DONE,
    DILEMMA_COST,
    MUST_PAY,
    NO_RECRUITS,
    RESOLVED,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules, Step
from rekindle.games.euphoria.engine.stars import check_win, star_on_dilemma, star_on_recruit
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.engine.tracks import is_revealed
from rekindle.kernel.agenda import is_bare, schedule
from rekindle.kernel.chance import draw_from, without
from rekindle.kernel.combinators import price_frame
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.prices import payable
from rekindle.kernel.reasons import FINE, NOT_ASKED
from rekindle.kernel.state import Frame

# What has become of the card: not 0 once it lies face up.
FOR_STAR: Final = 1
FOR_RECRUIT: Final = 2
TURNED: Final = 3

HIDDEN: Final = 1
"""Marks the event of a recruit that only its owner may read about."""


def dilemma_moves(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> list[int]:
    """Return the move that resolves it: once a game (euphoria.dilemma.1)."""
    if p.resolved or not dilemma_ways(rules, s, p):
        return []
    return [DILEMMA_VERB << ARG_BITS]


def dilemma_ways(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> list[int]:
    """Return the moves for the ways to pay: the artifact shown, or any two."""
    return [
        WITH_VERB << ARG_BITS | way.name
        for way in rules.lookup.dilemma_price[p.dilemma]
        if payable(rules.prices[way.price], p.wallet)
    ]


def check_dilemma(rules: EuphoriaRules, s: EuphoriaState, f: Frame, argument: int) -> int:
    """Check `dilemma`."""
    p = s.players[f.seat]
    if p.resolved:
        return RESOLVED
    if f.op == DOUBLES or f.op == END_TURN:
        return ACTION_DONE
    if f.op != TURN:
        return NOT_ASKED
    return FINE if dilemma_ways(rules, s, p) else DILEMMA_COST


def check_resolve(rules: EuphoriaRules, s: EuphoriaState, f: Frame, argument: int) -> int:
    """Check `resolve star` and `resolve recruit` (euphoria.dilemma.2)."""
    if f.op != DILEMMA_CHOICE:
        return NOT_ASKED
    return NO_RECRUITS if argument and len(s.recruit_deck) < 2 else FINE


def resolve_dilemma(rules: EuphoriaRules, s: EuphoriaState, seat: int) -> None:
    """Show the card, pay, then decide (euphoria.dilemma)."""
    s.reveal()
    s.players[seat].resolved = TURNED
    s.note(E_DILEMMA, seat, s.players[seat].dilemma)
    begin_action(rules, s)
    schedule(s, [Frame(DILEMMA_PRICE, seat), Frame(DILEMMA_CHOICE, seat), Frame(LIMIT, seat)])


def is_turned(s: EuphoriaState, f: Frame) -> bool:
    """Return whether the card lies face up and is not resolved yet."""
    return f.seat == s.turn and is_bare(f) and s.players[f.seat].resolved == TURNED


class DilemmaPrice(Step):
    """Pay the artifact shown, or any two."""

    skipping = MUST_PAY

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return is_turned(s, f)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        return dilemma_ways(self.rules, s, s.players[f.seat])

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        for way in self.rules.lookup.dilemma_price[s.players[f.seat].dilemma]:
            if way.name == code & ARG_MASK:
                schedule(s, [price_frame(f.seat, way.price)])


class DilemmaChoice(Step):
    """A star on the card, or one of two new recruits (euphoria.dilemma.2)."""

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        return is_turned(s, f)

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        return [
            RESOLVE_VERB << ARG_BITS | choice
            for choice in range(2)
            if check_resolve(self.rules, s, f, choice) == FINE
        ]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        if code & ARG_MASK == 0:
            p.resolved = FOR_STAR
            star_on_dilemma(self.rules, s, f.seat)
            return
        p.resolved = FOR_RECRUIT
        for _ in range(2):
            card = draw_from(s, RECRUIT_CARD, s.recruit_deck)
            s.recruit_deck = without(s.recruit_deck, card)
            p.dealt = (*p.dealt, card)
        schedule(s, [Frame(KEEP_RECRUIT, f.seat)])


class KeepRecruit(Step):
    """Keep one of the two: hidden, or active at once where its faction is revealed already.

    (euphoria.dilemma.3)
    """

    def fits(self, s: EuphoriaState, f: Frame) -> bool:
        p = s.players[f.seat]
        return is_bare(f) and p.resolved == FOR_RECRUIT and len(p.dealt) == 2

    def run(self, s: EuphoriaState, f: Frame) -> list[int] | None:
        return [KEEP_VERB << ARG_BITS | recruit for recruit in s.players[f.seat].dealt]

    def answer(self, s: EuphoriaState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        recruit = code & ARG_MASK
        p.discarded = p.discarded + without(p.dealt, recruit)
        p.dealt = ()
        faction = self.rules.lookup.recruit_faction[recruit]
        if not is_revealed(self.rules, s, faction):
            p.hidden = (*p.hidden, recruit)
            s.note(E_RECRUIT, f.seat, recruit, HIDDEN)
            return
        s.reveal()
        p.active = (*p.active, recruit)
        s.newcomers = True
        s.note(E_RECRUIT, f.seat, recruit)
        if s.allegiance[faction] >= self.rules.lookup.allegiance_end:
            star_on_recruit(s, p, recruit)
            check_win(self.rules, s)
