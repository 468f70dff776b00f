"""Knowledge tracks: steps and their rewards, ancient tribes, gadgets, chips (recall.know)."""

from __future__ import annotations

from rekindle.games.recall.engine.abilities import answers
from rekindle.games.recall.engine.constants import (
    ANCIENT_GADGETS,
    FIRST_GADGET,
    FIRST_PART,
    GADGET_TILE,
    MOST_GADGETS,
    ON_CHIP,
    ON_KEYCARD,
    PARTS,
    TRACKS,
    TRIBE_CARD,
)
from rekindle.games.recall.engine.contexts import about, value_of
from rekindle.games.recall.engine.culture import gain_points
from rekindle.games.recall.engine.effects.goods import settles
from rekindle.games.recall.engine.ops import (
    ADVANCE,
    ANY_KNOWLEDGE,
    E_ANCIENT,
    E_CHIP,
    E_GADGET,
    E_KNOWLEDGE,
    E_STONE,
    E_UNLOCK,
    GADGET,
    GADGET_VERB,
    KNOW_VERB,
    KNOWLEDGE,
    SAME_KNOWLEDGE,
)
from rekindle.games.recall.engine.parts import use_box
from rekindle.games.recall.engine.reasons import (
    ALL_TRACKS_END,
    GADGET_NOT_THERE,
    GADGET_TAKEN,
    TRACK_ENDS,
)
from rekindle.games.recall.engine.rules import Question, RecallRules, Step
from rekindle.games.recall.engine.state import MOST_STEPS, Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.bits import members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.combinators import context as context_in
from rekindle.kernel.combinators import effect_of
from rekindle.kernel.effects import Effect
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, SKIP_CODE
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [
        (KNOWLEDGE, Knowledge(rules)),
        (ANY_KNOWLEDGE, AnyKnowledge(rules)),
        (SAME_KNOWLEDGE, SameKnowledge(rules)),
        (ADVANCE, Advance(rules)),
        (GADGET, Gadget(rules)),
    ]


# Effects


class Knowledge(Step):
    """Steps on the track of a colour (recall.know.1)."""

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        e = self.rules.effects[effect_of(f)]
        use_box(s, f)
        advance(self.rules, s, s.players[f.seat], e.kind, e.n)
        return None

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].knowledge[e.kind] < self.rules.lookup.track_steps

    def settled(self, s: RecallState, f: Frame, e: Effect) -> bool:
        """Steps help at any time, unless they bring a chip or a gadget to choose.

        Those of a box may have to wait for its upgrade (recall.culture.3).
        """
        at = s.players[f.seat].knowledge[e.kind]
        return settles(f, e) and not brings_choice(self.rules, at, e.n)

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return reason(TRACK_ENDS, e.kind)


def brings_choice(rules: RecallRules, at: int, n: int) -> bool:
    """Return whether the next steps reach a gadget or a chip."""
    lookup = rules.lookup
    for step in range(at + 1, at + n + 1):
        if step == lookup.gadget_step or step in lookup.chip_steps:
            return True
    return False


class AnyKnowledge(Question):
    """Steps on tracks of one's choice, one by one (the step counts them; recall.know.1)."""

    skipping = FINE
    idling = ALL_TRACKS_END

    def fits(self, s: RecallState, f: Frame) -> bool:
        return self.rules.carries_effect(s, f, f.step) and f.step <= self.rules.effects[f.a].n

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        if f.step == self.rules.effects[effect_of(f)].n:
            return None
        moves = know_moves(self.rules, s.players[f.seat])
        return [*moves, SKIP_CODE] if moves else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        s.agenda.append(f.at(f.step + 1))
        advance(self.rules, s, s.players[f.seat], code & ARG_MASK, 1)

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return bool(know_moves(self.rules, s.players[seat]))


def know_moves(rules: RecallRules, p: Player) -> list[int]:
    """Return a move for each track whose end this player has not reached."""
    last = rules.lookup.track_steps
    return [
        KNOW_VERB << ARG_BITS | track for track in range(len(TRACKS)) if p.knowledge[track] < last
    ]


def check_know(rules: RecallRules, s: RecallState, f: Frame, track: int) -> int:
    if f.op != ANY_KNOWLEDGE:
        return NOT_ASKED
    if s.players[f.seat].knowledge[track] == rules.lookup.track_steps:
        return reason(TRACK_ENDS, track)
    return FINE


class SameKnowledge(Step):
    """Steps in the colour of the stone that was excavated (recall.gadget.gpr)."""

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        n = self.rules.effects[effect_of(f)].n
        advance(self.rules, s, s.players[f.seat], value_of(context_in(f)), n)
        return None

    def possible(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return s.players[seat].knowledge[value_of(context)] < self.rules.lookup.track_steps

    def fits_effect(self, s: RecallState, seat: int, e: Effect, context: int) -> bool:
        return value_of(context) < len(TRACKS)

    def idle(self, s: RecallState, seat: int, e: Effect, context: int) -> int:
        return reason(TRACK_ENDS, value_of(context))


# Steps on a track


def advance(rules: RecallRules, s: RecallState, p: Player, track: int, n: int) -> None:
    """Let a player go so many steps on a track, one after the other."""
    if n > 0:
        s.agenda.append(advance_frame(p.seat, track, n))


def advance_frame(seat: int, track: int, n: int) -> Frame:
    """Return the frame of an advance; `b` stays free, where effects have their context."""
    return Frame(ADVANCE, seat, 0, n * len(TRACKS) + track)


def track_of(f: Frame) -> int:
    """Return the track of an ADVANCE frame."""
    return f.a % len(TRACKS)


def steps_of(f: Frame) -> int:
    """Return all steps of an ADVANCE frame, those done included."""
    return f.a // len(TRACKS)


class Advance(Step):
    """Step by step on a track: a reward is complete before the next step (recall.know.3)."""

    def fits(self, s: RecallState, f: Frame) -> bool:
        return f.b == 0 and not f.parts and f.step < steps_of(f) <= MOST_STEPS

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p, track = s.players[f.seat], track_of(f)
        last = self.rules.lookup.track_steps
        moved = 0
        for step in range(f.step, steps_of(f)):
            if p.knowledge[track] == last:
                break  # the rest is lost (recall.know.8)
            p.knowledge[track] += 1
            moved += 1
            if has_reward(self.rules, p.knowledge[track]):
                s.note(E_KNOWLEDGE, f.seat, track, p.knowledge[track], moved)
                if step + 1 < steps_of(f):
                    s.agenda.append(f.at(step + 1))
                reward_step(self.rules, s, p, track)
                return None
        if moved:
            s.note(E_KNOWLEDGE, f.seat, track, p.knowledge[track], moved)
        return None


def has_reward(rules: RecallRules, step: int) -> bool:
    lookup = rules.lookup
    return step == lookup.gadget_step or step == lookup.tribe_step or step in lookup.chip_steps


def reward_step(rules: RecallRules, s: RecallState, p: Player, track: int) -> None:
    """Gain what lies at the step that was just reached (recall.know.4 to 7)."""
    lookup = rules.lookup
    step = p.knowledge[track]
    if step == lookup.gadget_step:
        visit(rules, s, p, track)
    elif step == lookup.tribe_step:
        unlock(rules, s, p, track)
    else:
        at = lookup.chip_steps.index(step)
        gain_chip(rules, s, p, 0, s.light[track * len(lookup.chip_steps) + at])


# Ancient tribes and their gadgets


def visit(rules: RecallRules, s: RecallState, p: Player, track: int) -> None:
    """The first visitor gains a point before the tribe is revealed; everyone takes a gadget."""
    s.agenda.append(gadget_frame(p.seat, track))
    if not s.visitors >> track & 1:
        s.visitors |= 1 << track
        gain_points(rules, s, p, 1)


def unlock(rules: RecallRules, s: RecallState, p: Player, track: int) -> None:
    """Gain the own stone, and all abilities of the ancient tribe (recall.know.6)."""
    p.own_stones += 1
    p.ready += 1
    p.unlocked |= 1 << track
    s.note(E_STONE, p.seat)
    s.note(E_UNLOCK, p.seat, track, s.ancients[track])
    learn_tribe(rules, p, s.ancients[track])
    answers_keycards = rules.lookup.ability_trigger[s.ancients[track]] == ON_KEYCARD
    if answers_keycards and p.seat == s.turn and s.played >= 0:
        s.repeated = True  # that keycard was used before (recall.trigger.5)


def learn_tribe(rules: RecallRules, p: Player, tribe: int) -> None:
    """Give a player the abilities of a tribe, active and passive."""
    p.abilities |= 1 << tribe
    p.passives |= rules.lookup.tribe_passive[tribe]


def reveal_ancient(rules: RecallRules, s: RecallState, track: int) -> None:
    """Turn up the tribe of a track and its four gadgets, which nobody knew (recall.know.4)."""
    tribe = draw_from_bits(s, TRIBE_CARD, s.tribe_pool)
    s.tribe_pool &= ~(1 << tribe)
    ancients, gadgets = s.ancients[:], s.ancient_gadgets[:]
    ancients[track] = tribe
    s.note(E_ANCIENT, s.turn, track, tribe)
    for _ in range(ANCIENT_GADGETS):
        gadget = draw_from_bits(s, GADGET_TILE, s.gadget_pool)
        s.gadget_pool &= ~(1 << gadget)
        gadgets[track] |= 1 << gadget
    s.ancients, s.ancient_gadgets = ancients, gadgets


def gadget_frame(seat: int, track: int) -> Frame:
    return Frame(GADGET, seat, 0, track)


def track_visited(f: Frame) -> int:
    """Return the track whose gadgets a GADGET frame offers."""
    return f.a


class Gadget(Step):
    """Take one of the gadgets of a track; its tribe is revealed first, if it is not yet."""

    skipping = FINE

    def fits(self, s: RecallState, f: Frame) -> bool:
        track = track_visited(f)
        if f.step or f.b or f.parts or track >= len(TRACKS) or not s.visitors >> track & 1:
            return False
        return s.players[f.seat].knowledge[track] >= self.rules.lookup.gadget_step

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        track = track_visited(f)
        if s.ancients[track] < 0:
            reveal_ancient(self.rules, s, track)
        if len(s.players[f.seat].gadgets) == MOST_GADGETS:
            return None
        moves = [GADGET_VERB << ARG_BITS | gadget for gadget in members(s.ancient_gadgets[track])]
        return [*moves, SKIP_CODE] if moves else None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        if code == SKIP_CODE:
            return
        gadget = code & ARG_MASK
        gadgets = s.ancient_gadgets[:]
        gadgets[track_visited(f)] &= ~(1 << gadget)
        s.ancient_gadgets = gadgets
        take_gadget(self.rules, s, s.players[f.seat], gadget)


def check_ancient_gadget(rules: RecallRules, s: RecallState, f: Frame, gadget: int) -> int:
    """Check `gadget` at the gadgets of a track; the draft has its own check."""
    if f.op != GADGET:
        return NOT_ASKED
    if s.ancient_gadgets[track_visited(f)] >> gadget & 1:
        return FINE
    for p in s.players:
        if gadget in p.gadgets:
            return reason(GADGET_TAKEN, p.seat)
    return reason(GADGET_NOT_THERE, track_visited(f))


def take_gadget(rules: RecallRules, s: RecallState, p: Player, gadget: int) -> None:
    """Give a player a gadget with its ability."""
    p.gadgets += (gadget,)
    p.abilities |= gadget_abilities(rules, gadget)
    s.note(E_GADGET, p.seat, gadget)


def gadget_abilities(rules: RecallRules, gadget: int) -> int:
    """Return the ability of a gadget as bits; one gadget has four (recall.gadget.omnitool)."""
    if gadget == rules.lookup.omnitool:
        return (1 << PARTS) - 1 << FIRST_PART
    return 1 << FIRST_GADGET + gadget


def learned(rules: RecallRules, s: RecallState, p: Player) -> tuple[int, int]:
    """Return what `abilities` and `passives` must be, from tribes and gadgets; for the audit."""
    abilities = passives = 0
    tribes = [p.tribe] if p.tribe >= 0 else []
    tribes += [s.ancients[track] for track in members(p.unlocked) if s.ancients[track] >= 0]
    for tribe in tribes:
        abilities |= 1 << tribe
        passives |= rules.lookup.tribe_passive[tribe]
    for gadget in p.gadgets:
        abilities |= gadget_abilities(rules, gadget)
    return abilities, passives


# Chips


def gain_chip(rules: RecallRules, s: RecallState, p: Player, dark: int, chip: int) -> None:
    """Gain the reward of a bonus chip; one tribe may gain it again (recall.tribe.goliat)."""
    lookup = rules.lookup
    effect = lookup.dark_chip[chip] if dark else lookup.light_chip[chip]
    s.note(E_CHIP, p.seat, dark, chip)
    again = answers(rules, s, p, ON_CHIP, about(effect))
    rules.push_all(s, p.seat, [effect, *again])
