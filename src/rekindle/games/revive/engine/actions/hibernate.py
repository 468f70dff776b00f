"""Hibernate: everything returns, the marker advances, a reward (revive.hibernate)."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.cards import refill_cards
from rekindle.games.revive.engine.constants import CITIZENS, COLOURS, FIRST_SPECIAL, SPECIAL
from rekindle.games.revive.engine.effects.modules import refill_modules
from rekindle.games.revive.engine.foresight import artifacts_left
from rekindle.games.revive.engine.ops import (
    DISCARD_DISPLAY,
    DISCARD_VERB,
    E_DISCARD,
    E_HIBERNATE,
    END_VERB,
    REMOVE_ARTIFACT,
    SLEEP_REWARD,
)
from rekindle.games.revive.engine.reasons import (
    MUST_CHOOSE,
    NOT_SHOWN,
    REWARD_ABOVE,
    SAY_END_DISCARDING,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import refill_machines
from rekindle.kernel.agenda import is_bare, schedule
from rekindle.kernel.bits import count, members
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

FIRST_MACHINE: Final = CITIZENS
FIRST_MODULE: Final = CITIZENS + SPECIAL
"""What can be discarded from the displays: cards, then machines, then modules."""


class Hibernate(Step):
    """All steps in their order; choices follow (revive.hibernate.1)."""

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return False  # it is carried out at once

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        s.asleep = True
        p.energy += count(p.used)
        p.used = 0
        p.active |= p.resting
        p.resting = 0
        empty_slots(self.rules, p)
        p.switch = 0
        frames = [Frame(SLEEP_REWARD, f.seat)]
        if s.seats == 1:
            frames.insert(0, Frame(DISCARD_DISPLAY, f.seat))
        if p.sleep + 1 < len(self.rules.lookup.sleep_gain):
            p.sleep += 1
            if self.rules.lookup.sleep_removal[p.sleep] and artifacts_left(s):
                frames.insert(0, Frame(REMOVE_ARTIFACT, f.seat))
        s.note(E_HIBERNATE, f.seat, p.sleep + 1)
        schedule(s, frames)
        return None


def empty_slots(rules: ReviveRules, p: Player) -> None:
    """Move played cards to the resting area; their lasting effects end."""
    for i in range(len(p.slots)):
        for shown in p.slots[i]:
            p.resting |= 1 << (shown >> 1)
            p.range -= rules.lookup.half_range[shown]
        p.slots[i] = ()


class SleepReward(Question):
    """The reward of the marker's space or of any below it (revive.hibernate.2)."""

    skipping = MUST_CHOOSE

    def rewards(self, s: ReviveState, seat: int) -> list[int]:
        gains = self.rules.lookup.sleep_gain
        return [
            gains[space]
            for space in range(s.players[seat].sleep, -1, -1)
            if gains[space] != NOTHING and self.rules.possible(s, seat, gains[space])
        ]

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        moves: list[int] = []
        for gain in self.rewards(s, f.seat):
            code = self.rules.effects[gain].code
            if code not in moves:
                moves.append(code)
        return moves or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        for gain in self.rewards(s, f.seat):
            if self.rules.effects[gain].code == code:
                self.rules.push_all(s, f.seat, [gain])
                return


def check_reward(rules: ReviveRules, s: ReviveState, f: Frame, code: int) -> int:
    """Check that the reward is reached and would do something."""
    gains = rules.lookup.sleep_gain
    found = NOT_ASKED
    for space in range(len(gains)):
        if gains[space] == NOTHING or rules.effects[gains[space]].code != code:
            continue
        if space > s.players[f.seat].sleep:
            return found if found != NOT_ASKED else reason(REWARD_ABOVE, space)
        found = rules.why_idle(s, f.seat, gains[space])
        if found == FINE:
            return FINE
    return found


class DiscardDisplay(Question):
    """Solo: remove what you like from the displays, then refill them (revive.solo.3).

    Nothing is refilled before the end, so that the player sees what is removed.
    """

    skipping = SAY_END_DISCARDING

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return is_bare(f) and s.seats == 1

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        things = (
            members(s.cards)
            + [FIRST_MACHINE + machine - FIRST_SPECIAL for machine in members(s.machines)]
            + [FIRST_MODULE + module for module in members(s.modules)]
        )
        moves = [END_VERB << ARG_BITS]
        moves += [DISCARD_VERB << ARG_BITS | thing for thing in things]
        return moves

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code >> ARG_BITS == END_VERB:
            refill_cards(self.rules, s)
            refill_modules(self.rules, s)
            for colour in range(len(COLOURS)):
                refill_machines(self.rules, s, colour)
            return
        thing = code & ARG_MASK
        s.note(E_DISCARD, f.seat, thing)
        if thing < FIRST_MACHINE:
            s.cards &= ~(1 << thing)
        elif thing < FIRST_MODULE:
            s.machines &= ~(1 << (thing - FIRST_MACHINE + FIRST_SPECIAL))
        else:
            s.modules &= ~(1 << (thing - FIRST_MODULE))
        s.agenda.append(f)


def check_discard(rules: ReviveRules, s: ReviveState, f: Frame, thing: int) -> int:
    if f.op != DISCARD_DISPLAY:
        return NOT_ASKED
    if thing < FIRST_MACHINE:
        shown = s.cards >> thing
    elif thing < FIRST_MODULE:
        shown = s.machines >> (thing - FIRST_MACHINE + FIRST_SPECIAL)
    else:
        shown = s.modules >> (thing - FIRST_MODULE)
    return FINE if shown & 1 else NOT_SHOWN
