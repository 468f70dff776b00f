"""Machine tracks and their rewards, the progress track, and the point track."""

from __future__ import annotations

from rekindle.games.revive.law import Law, Question, Step
from rekindle.games.revive.names import (
    ARTIFACT_REWARD,
    FIRST_SPECIAL,
    MACHINE_TOKEN,
    MARKERS,
    PROGRESS_SPACES,
    REWARDS,
    SPECIAL_MACHINE,
    STANDARD_MACHINE,
)
from rekindle.games.revive.ops import (
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
from rekindle.games.revive.state import Player, Table
from rekindle.kernel.bits import count, members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.state import Frame


class Advance(Step):
    """So many steps on one machine track; rewards are looked for after each (revive.tracks.2)."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        effect = self.law.effects[f.a]
        for step in range(f.step, effect.n):
            rewards = advance(self.law, s, s.players[f.seat], effect.kind)
            if rewards:
                if step + 1 < effect.n:
                    s.agenda.append(Frame(f.op, f.seat, step + 1, f.a, f.b))
                self.law.push_all(s, f.seat, rewards)
                return None
        return None


class AdvanceAny(Question):
    """Steps on tracks of one's choice."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        if f.step == self.law.effects[f.a].n:
            return None
        return [ADVANCE_VERB << ARG_BITS | track for track in range(3)]

    def answer(self, s: Table, f: Frame, code: int) -> None:
        s.agenda.append(Frame(f.op, f.seat, f.step + 1, f.a, f.b))
        self.law.push(s, f.seat, self.law.book.advance[code & ARG_MASK][1])


def advance(law: Law, s: Table, p: Player, track: int) -> list[int]:
    """One step; beyond the end it is a resource. Answers with what it unlocks."""
    book = law.book
    if p.tracks[track] == book.track_length[track]:
        good = book.track_resource[track]
        p.goods[good] += 1
        s.note(E_GAIN, p.seat, good, 1)
        return []
    p.tracks[track] += 1
    s.note(E_ADVANCE, p.seat, track, p.tracks[track])
    unlocked: list[int] = []
    for reward in range(REWARDS):
        if book.reward_needs[reward * 3 + track] and earned(law, p, reward):
            p.rewards |= 1 << reward
            unlocked.append(book.reward_effect[reward])
    return unlocked


def earned(law: Law, p: Player, reward: int) -> bool:
    """Have all its markers come far enough, and was it not unlocked before?"""
    if p.rewards >> reward & 1:
        return False
    needs = law.book.reward_needs
    for track in range(3):
        if p.tracks[track] < needs[reward * 3 + track]:
            return False
    return True


def would_unlock(law: Law, p: Player, track: int, n: int) -> bool:
    """Would so many steps unlock anything?"""
    book = law.book
    needs = book.reward_needs
    there = min(p.tracks[track] + n, book.track_length[track])
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

    def run(self, s: Table, f: Frame) -> list[int] | None:
        book = self.law.book
        p = s.players[f.seat]
        reward = self.law.effects[f.a].kind
        s.note(E_REWARD, f.seat, reward)
        kind = book.reward_kind[reward]
        if kind == STANDARD_MACHINE:
            p.machines |= 1 << book.reward_machine[reward]
        elif kind == SPECIAL_MACHINE:
            s.agenda.append(Frame(SPECIAL, f.seat, 0, book.reward_colour[reward]))
        elif kind == ARTIFACT_REWARD:
            self.law.push(s, f.seat, book.artifact)
        move_marker(self.law, s, p)
        return None


def move_marker(law: Law, s: Table, p: Player) -> None:
    """One marker more on the progress track, and the bonus it covers (revive.progress.2)."""
    if p.progress < PROGRESS_SPACES:
        p.progress += 1
        s.note(E_PROGRESS, p.seat, p.progress)
        bonus = law.book.progress_bonus[p.progress]
        if bonus != NOTHING:
            law.push(s, p.seat, bonus)


def move_tribe_marker(law: Law, s: Table, p: Player) -> None:
    """A marker leaves the tribe board, as long as there is one (revive.effects.4)."""
    if p.markers < MARKERS:
        p.markers += 1
        move_marker(law, s, p)


class SpecialMachine(Question):
    """Take a special machine of a colour (frame: a) from the display (revive.tracks.4)."""

    def run(self, s: Table, f: Frame) -> list[int] | None:
        colours = self.law.book.machine_colour
        moves = [
            MACHINE_VERB << ARG_BITS | machine
            for machine in members(s.machines)
            if colours[machine] == f.a
        ]
        return moves or None

    def answer(self, s: Table, f: Frame, code: int) -> None:
        machine = code & ARG_MASK
        s.machines &= ~(1 << machine)
        s.players[f.seat].machines |= 1 << machine
        s.note(E_MACHINE, f.seat, machine)
        refill_machines(self.law, s, f.a)


def refill_machines(law: Law, s: Table, colour: int) -> None:
    """Three machines of each colour lie open, as long as there are so many."""
    of_colour = machines_of(law, colour)
    while count(s.machines & of_colour) < law.book.machines_shown and s.machine_deck & of_colour:
        machine = draw_from_bits(s, MACHINE_TOKEN, s.machine_deck & of_colour)
        s.machine_deck &= ~(1 << machine)
        s.machines |= 1 << machine


def machines_of(law: Law, colour: int) -> int:
    """Bits of the special machines of a colour."""
    bits = 0
    for machine in range(FIRST_SPECIAL, len(law.book.machine_colour)):
        if law.book.machine_colour[machine] == colour:
            bits |= 1 << machine
    return bits


def gain_points(law: Law, s: Table, p: Player, n: int) -> None:
    """Blue points, and each bonus space they reach or pass (revive.points.2)."""
    if n == 0:
        return
    p.points += n
    s.note(E_POINTS, p.seat, n)
    at = law.book.point_bonus_at
    for i in range(len(at) - 1, -1, -1):
        if at[i] <= p.points and not p.bonuses >> i & 1:
            p.bonuses |= 1 << i
            s.note(E_BONUS, p.seat, at[i])
            law.push(s, p.seat, law.book.point_bonus[i])


class Points(Step):
    def run(self, s: Table, f: Frame) -> list[int] | None:
        gain_points(self.law, s, s.players[f.seat], self.law.effects[f.a].n)
        return None
