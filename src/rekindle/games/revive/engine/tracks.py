"""Machine tracks and their rewards, the progress track, and the point track."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import (
    ARTIFACT_REWARD,
    COLOURS,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    MACHINE_TOKEN,
    MARKERS,
    PROGRESS_SPACES,
    REWARDS,
    SPECIAL_MACHINE,
    STANDARD_MACHINE,
)
from rekindle.games.revive.engine.foresight import (
    add_steps,
    along,
    brought_by_points,
    brought_by_rewards,
    reaches_a_need,
    within_reach,
    would_end,
)
from rekindle.games.revive.engine.ops import (
    ADVANCE,
    ADVANCE_ANY,
    ADVANCE_VERB,
    E_ADVANCE,
    E_BONUS,
    E_GAIN,
    E_MACHINE,
    E_POINTS,
    E_PROGRESS,
    E_REWARD,
    MACHINE_VERB,
    POINTS,
    REWARD,
    SPECIAL,
)
from rekindle.games.revive.engine.reasons import (
    MACHINE_COLOUR,
    MUST_CHOOSE,
    NOT_SHOWN,
    NOT_SPECIAL,
    ONLY_HELPS,
)
from rekindle.games.revive.engine.rules import Question, ReviveRules, Step, counts_to
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import count, members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import NOTHING, PART_MASK, Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [
        (ADVANCE, Advance(rules)),
        (ADVANCE_ANY, AdvanceAny(rules)),
        (REWARD, Reward(rules)),
        (SPECIAL, SpecialMachine(rules)),
        (POINTS, Points(rules)),
    ]


class Advance(Step):
    """Steps on one machine track; rewards are checked after each (revive.tracks.2)."""

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return counts_to(self.rules, s, f)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        effect = self.rules.effects[effect_of(f)]
        for step in range(f.step, effect.n):
            rewards = advance(self.rules, s, s.players[f.seat], effect.kind)
            if rewards:
                if step + 1 < effect.n:
                    s.agenda.append(f.at(step + 1))
                self.rules.push_all(s, f.seat, rewards)
                return None
        return None

    def settled(self, s: ReviveState, f: Frame, e: Effect) -> bool:
        """Return whether it does not matter when these steps are taken.

        That depends on what all waiting steps would unlock together: nothing, one reward space
        (then the order of the steps is all one until it is unlocked, unless a step might be refused
        to avoid the end), or several. Of these, steps that reach a space that one of them needs
        decide which comes first (revive.tracks.2).
        """
        p = s.players[f.seat]
        if not reaches_a_need(self.rules, p, e.kind, e.n):
            return True
        if len(f.parts) == 1:
            return False  # nothing waits beside it: it is asked about only if it is unwelcome
        waiting = [0, 0, 0]
        for part in f.parts:
            add_steps(self.rules, part & PART_MASK, waiting)
        unlocked = within_reach(self.rules, p, waiting)
        if not unlocked:
            return True
        if len(unlocked) == 1 and not would_end(s, brought_by_rewards(self.rules, p, unlocked)):
            return not within_reach(self.rules, p, along(e.kind, e.n))
        at = p.tracks[e.kind]
        for reward in unlocked:
            if at < self.rules.lookup.reward_needs[reward * 3 + e.kind] <= at + e.n:
                return False
        return True


class AdvanceAny(Question):
    """Steps on tracks of one's choice, one by one (the step counts them)."""

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return counts_to(self.rules, s, f)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[effect_of(f)].n:
            return None
        moves = [ADVANCE_VERB << ARG_BITS | track for track in range(3)]
        if self.skip(s, f) == FINE:
            moves.append(SKIP_CODE)
        return moves

    def skip(self, s: ReviveState, f: Frame) -> int:
        """Steps may be refused if they could bring the end on every track (revive.effects.1)."""
        for track in range(3):
            if not self.rules.unwelcome(s, f.seat, self.rules.lookup.advance[track][1]):
                return ONLY_HELPS
        return FINE

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        s.agenda.append(f.at(f.step + 1))
        self.rules.push(s, f.seat, self.rules.lookup.advance[code & ARG_MASK][1])


def check_advance(rules: ReviveRules, s: ReviveState, f: Frame, track: int) -> int:
    return FINE if f.op == ADVANCE_ANY else NOT_ASKED


def advance(rules: ReviveRules, s: ReviveState, p: Player, track: int) -> list[int]:
    """Advance one step, or gain a resource beyond the end. Return the effects it unlocks."""
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
    """Return whether all its markers are far enough and it is not unlocked yet."""
    if p.rewards >> reward & 1:
        return False
    needs = rules.lookup.reward_needs
    for track in range(3):
        if p.tracks[track] < needs[reward * 3 + track]:
            return False
    return True


class Reward(Step):
    """A reward space is unlocked: its marker goes to the progress track (revive.tracks.1)."""

    def __init__(self, rules: ReviveRules) -> None:
        super().__init__(rules)
        self.required = True

    def fits(self, s: ReviveState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        lookup = self.rules.lookup
        p = s.players[f.seat]
        reward = self.rules.effects[effect_of(f)].kind
        s.note(E_REWARD, f.seat, reward)
        kind = lookup.reward_kind[reward]
        if kind == STANDARD_MACHINE:
            p.machines |= 1 << lookup.reward_machine[reward]
        elif kind == SPECIAL_MACHINE:
            s.agenda.append(special_frame(f.seat, lookup.reward_colour[reward]))
        elif kind == ARTIFACT_REWARD:
            self.rules.push(s, f.seat, lookup.artifact)
        move_marker(self.rules, s, p)
        return None

    def settled(self, s: ReviveState, f: Frame, e: Effect) -> bool:
        """Some rewards let the player choose something."""
        kind = self.rules.lookup.reward_kind[e.kind]
        return kind != SPECIAL_MACHINE and kind != ARTIFACT_REWARD


def move_marker(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    """Put one more marker on the progress track, and take its bonus (revive.progress.2)."""
    if p.progress < PROGRESS_SPACES:
        p.progress += 1
        s.note(E_PROGRESS, p.seat, p.progress)
        bonus = rules.lookup.progress_bonus[p.progress]
        if bonus != NOTHING:
            rules.push(s, p.seat, bonus)


def move_tribe_marker(rules: ReviveRules, s: ReviveState, p: Player) -> None:
    """Take a marker off the tribe board, if there is one (revive.effects.4)."""
    if p.markers < MARKERS:
        p.markers += 1
        move_marker(rules, s, p)


def special_frame(seat: int, colour: int) -> Frame:
    return Frame(SPECIAL, seat, 0, colour)


def special_colour(f: Frame) -> int:
    """Return the colour of the machine that a SPECIAL frame asks for."""
    return f.a


class SpecialMachine(Question):
    """Take a special machine of a colour from the display (revive.tracks.4)."""

    skipping = MUST_CHOOSE

    def fits(self, s: ReviveState, f: Frame) -> bool:
        values = f.step == 0 and f.b == 0 and not f.parts
        return values and special_colour(f) < len(COLOURS)

    def run(self, s: ReviveState, f: Frame) -> list[int] | None:
        colours = self.rules.lookup.machine_colour
        moves = [
            MACHINE_VERB << ARG_BITS | machine
            for machine in members(s.machines)
            if colours[machine] == special_colour(f)
        ]
        return moves or None

    def answer(self, s: ReviveState, f: Frame, code: int) -> None:
        machine = code & ARG_MASK
        s.machines &= ~(1 << machine)
        s.players[f.seat].machines |= 1 << machine
        s.note(E_MACHINE, f.seat, machine)
        refill_machines(self.rules, s, special_colour(f))


def check_machine(rules: ReviveRules, s: ReviveState, f: Frame, machine: int) -> int:
    """Check for a special machine of the right colour in the display."""
    if f.op != SPECIAL:
        return NOT_ASKED
    if not FIRST_SPECIAL <= machine < FIRST_TRIBAL:
        return NOT_SPECIAL
    if rules.lookup.machine_colour[machine] != special_colour(f):
        return reason(MACHINE_COLOUR, special_colour(f))
    return FINE if s.machines >> machine & 1 else NOT_SHOWN


def refill_machines(rules: ReviveRules, s: ReviveState, colour: int) -> None:
    """Fill the display up to three machines of each colour, while the pile lasts."""
    of_colour = machines_of(rules, colour)
    while (
        count(s.machines & of_colour) < rules.lookup.machines_shown and s.machine_deck & of_colour
    ):
        machine = draw_from_bits(s, MACHINE_TOKEN, s.machine_deck & of_colour)
        s.machine_deck &= ~(1 << machine)
        s.machines |= 1 << machine


def machines_of(rules: ReviveRules, colour: int) -> int:
    """Return the bits of the special machines of a colour."""
    bits = 0
    for machine in range(FIRST_SPECIAL, len(rules.lookup.machine_colour)):
        if rules.lookup.machine_colour[machine] == colour:
            bits |= 1 << machine
    return bits


def gain_points(rules: ReviveRules, s: ReviveState, p: Player, n: int) -> None:
    """Gain blue points, and each bonus that they reach or pass (revive.points.2)."""
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
        gain_points(self.rules, s, s.players[f.seat], self.rules.effects[effect_of(f)].n)
        return None

    def settled(self, s: ReviveState, f: Frame, e: Effect) -> bool:
        """Return whether all waiting points together would not bring the end."""
        n = 0
        for part in f.parts:
            waiting = self.rules.effects[part & PART_MASK]
            if waiting.op == POINTS:
                n += waiting.n
        return not would_end(s, brought_by_points(self.rules, s.players[f.seat], n))
