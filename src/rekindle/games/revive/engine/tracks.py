"""Machine tracks and their rewards, the progress track, and the point track."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    ARTIFACT_REWARD,
    FIRST_SPECIAL,
    MACHINE_TOKEN,
    MARKERS,
    PROGRESS_SPACES,
    REWARDS,
    SPECIAL_MACHINE,
    STANDARD_MACHINE,
)
from rekindle.games.revive.engine.ops import (
    ADVANCE_VERB,
    E_ADVANCE,
    E_BONUS,
    E_GAIN,
    E_MACHINE,
    E_POINTS,
    E_PROGRESS,
    E_REWARD,
    MACHINE_VERB,
    SPECIAL,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count, members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame


class Advance(Step):
    """So many steps on one machine track; rewards are looked for after each (revive.tracks.2)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[f.a]
        for step in range(f.step, effect.n):
            rewards = advance(self.rules, s, s.players[f.seat], effect.kind)
            if rewards:
                if step + 1 < effect.n:
                    s.agenda.append(Frame(f.op, f.seat, step + 1, f.a, f.b))
                self.rules.push_all(s, f.seat, rewards)
                return None
        return None


class AdvanceAny(Question):
    """Steps on tracks of one's choice."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[f.a].n:
            return None
        return [ADVANCE_VERB << ARG_BITS | track for track in range(3)]

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        s.agenda.append(Frame(f.op, f.seat, f.step + 1, f.a, f.b))
        self.rules.push(s, f.seat, self.rules.lookup.advance[code & ARG_MASK][1])


def advance(rules: ReviveRules, s: ReviveState, p: Player, track: int) -> list[int]:
    """One step; beyond the end it is a resource. Answers with what it unlocks."""
    lookup = rules.lookup
    if p.tracks[track] == lookup.track_length[track]:
        good = lookup.track_resource[track]
        p.goods[good] += 1
        s.note(E_GAIN, p.seat, good, 1)
        return []
    p.tracks[track] += 1
    s.note(E_ADVANCE, p.seat, track, p.tracks[track])
    unlocked: list[int] = []
    for reward in range(REWARDS):
        if lookup.reward_needs[reward * 3 + track] and earned(rules, p, reward):
            p.rewards |= 1 << reward
            unlocked.append(lookup.reward_effect[reward])
    return unlocked


def earned(rules: ReviveRules, p: Player, reward: int) -> bool:
    """Have all its markers come far enough, and was it not unlocked before?"""
    if p.rewards >> reward & 1:
        return False
    needs = rules.lookup.reward_needs
    for track in range(3):
        if p.tracks[track] < needs[reward * 3 + track]:
            return False
    return True


def would_unlock(rules: ReviveRules, p: Player, track: int, n: int) -> bool:
    """Would so many steps unlock anything?"""
    lookup = rules.lookup
    needs = lookup.reward_needs
    there = min(p.tracks[track] + n, lookup.track_length[track])
    for reward in range(REWARDS):
        need = needs[reward * 3 + track]
        if need and need <= there and not p.rewards >> reward & 1:
            others = True
            for other in range(3):
                if other != track and p.tracks[other] < needs[reward * 3 + other]:
                    others = False
            if others:
                return True
    return False


class Reward(Step):
    """A reward space is unlocked: its marker goes to the progress track (revive.tracks.1)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        lookup = self.rules.lookup
        p = s.players[f.seat]
        reward = self.rules.effects[f.a].kind
        s.note(E_REWARD, f.seat, reward)
        kind = lookup.reward_kind[reward]
        if kind == STANDARD_MACHINE:
            p.machines |= 1 << lookup.reward_machine[reward]
        elif kind == SPECIAL_MACHINE:
            s.agenda.append(Frame(SPECIAL, f.seat, 0, lookup.reward_colour[reward]))
        elif kind == ARTIFACT_REWARD:
            self.rules.push(s, f.seat, lookup.artifact)
        move_marker(self.rules, s, p)
        return None


def move_marker(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    """One marker more on the progress track, and the bonus it covers (revive.progress.2)."""
    if p.progress < PROGRESS_SPACES:
        p.progress += 1
        s.note(E_PROGRESS, p.seat, p.progress)
        bonus = rules.lookup.progress_bonus[p.progress]
        if bonus != NOTHING:
            rules.push(s, p.seat, bonus)


def move_tribe_marker(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    """A marker leaves the tribe board, as long as there is one (revive.effects.4)."""
    if p.markers < MARKERS:
        p.markers += 1
        move_marker(rules, s, p)


class SpecialMachine(Question):
    """Take a special machine of a colour (frame: a) from the display (revive.tracks.4)."""

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        colours = self.rules.lookup.machine_colour
        moves = [
            MACHINE_VERB << ARG_BITS | machine
            for machine in members(s.machines)
            if colours[machine] == f.a
        ]
        return moves or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        machine = code & ARG_MASK
        s.machines &= ~(1 << machine)
        s.players[f.seat].machines |= 1 << machine
        s.note(E_MACHINE, f.seat, machine)
        refill_machines(self.rules, s, f.a)


def refill_machines(rules: ReviveRules, s: ReviveState, colour: int) -> None:
    """Three machines of each colour lie open, as long as there are so many."""
    of_colour = machines_of(rules, colour)
    while (
        count(s.machines & of_colour) < rules.lookup.machines_shown and s.machine_deck & of_colour
    ):
        machine = draw_from_bits(s, MACHINE_TOKEN, s.machine_deck & of_colour)
        s.machine_deck &= ~(1 << machine)
        s.machines |= 1 << machine


def machines_of(rules: ReviveRules, colour: int) -> int:
    """Bits of the special machines of a colour."""
    bits = 0
    for machine in range(FIRST_SPECIAL, len(rules.lookup.machine_colour)):
        if rules.lookup.machine_colour[machine] == colour:
            bits |= 1 << machine
    return bits


def gain_points(rules: ReviveRules, s: ReviveState, p: Player, n: int) -> None:
    """Blue points, and each bonus space they reach or pass (revive.points.2)."""
    if n == 0:
        return
    p.points += n
    s.note(E_POINTS, p.seat, n)
    at = rules.lookup.point_bonus_at
    for i in range(len(at) - 1, -1, -1):
        if at[i] <= p.points and not p.bonuses >> i & 1:
            p.bonuses |= 1 << i
            s.note(E_BONUS, p.seat, at[i])
            rules.push(s, p.seat, rules.lookup.point_bonus[i])


class Points(Step):
    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        gain_points(self.rules, s, s.players[f.seat], self.rules.effects[f.a].n)
        return None
