"""Effects that wait together: those of a keycard and its box, and what an event sets off.

The effects of a keycard and of the box above its slot wait in one frame, to be taken in any order
(recall.key.2). What is left of an effect that was used in part goes back into that frame.
"""

from __future__ import annotations

from rekindle.games.recall.engine.constants import SIDES
from rekindle.games.recall.engine.contexts import (
    FROM_BOX,
    SOURCE_MASK,
    box_of,
    by_box,
    by_card,
)
from rekindle.games.recall.engine.ops import FREE_ABILITY
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.combinators import context, effect_of
from rekindle.kernel.effects import ANY_ORDER, PART_BITS, PART_MASK, part_in_context
from rekindle.kernel.state import Frame


def box_parts(rules: RecallRules, p: Player, box: int) -> list[int]:
    """Return the effects of a box as it is now, as parts that know where they come from."""
    effects = rules.lookup.box_parts[box * (SIDES + 1) + p.upgrades[box]]
    return [part_in_context(effect, by_box(box)) for effect in effects]


def card_parts(rules: RecallRules, keycard: int) -> list[int]:
    return [part_in_context(effect, by_card()) for effect in rules.lookup.card_parts[keycard]]


def is_waiting(f: Frame, seat: int) -> bool:
    """Return whether this frame holds effects of this seat that wait beside others."""
    return f.op == ANY_ORDER and f.step >= 1 and f.seat == seat


def is_open_to_others(f: Frame, seat: int) -> bool:
    """Return whether other effects of this seat may join those that wait in this frame."""
    return is_waiting(f, seat) and context(f) == 0


def join(rules: RecallRules, s: RecallState, seat: int, parts: list[int]) -> None:
    """Let these parts wait beside those on top of the agenda, or alone if there are none.

    Of equal effects the first is used first: that of the keycard, so that the box stays unused as
    long as it can (recall.culture.6).
    """
    if not parts:
        return
    top = s.agenda[-1] if s.agenda else None
    if top is not None and is_open_to_others(top, seat):
        together = [*top.parts, *parts]
        others = [part for part in together if box_of(part >> PART_BITS) < 0]
        of_boxes = [part for part in together if box_of(part >> PART_BITS) >= 0]
        s.agenda[-1] = top.at(1).holding((*others, *of_boxes))
    else:
        rules.push_all(s, seat, parts)


def give_back(rules: RecallRules, s: RecallState, f: Frame, effect: int) -> None:
    """What is left of an effect waits again, where it came from."""
    join(rules, s, f.seat, [part_in_context(effect, context(f))])


# Boxes that are upgraded during the turn


def use_box(s: RecallState, f: Frame) -> None:
    """Remember that an effect of a box has been used (recall.culture.3)."""
    box = box_of(context(f))
    if box >= 0:
        s.used_boxes |= 1 << box


def renew_box(rules: RecallRules, s: RecallState, p: Player, box: int) -> None:
    """Give a box that is activated but unused the effects of its new side (recall.culture.3)."""
    if s.used_boxes >> box & 1 or s.turn != p.seat:
        return
    at = -1
    kept: list[Frame] = []
    for f in s.agenda:
        if f.seat != p.seat:
            kept.append(f)
        elif is_waiting(f, p.seat):
            others = tuple([part for part in f.parts if box_of(part >> PART_BITS) != box])
            if len(others) < len(f.parts):
                at = len(kept)
                kept.append(f.at(1).holding(others))
            else:
                kept.append(f)
        elif f.op != ANY_ORDER and f.b and context(f) & SOURCE_MASK == FROM_BOX and is_of(f, box):
            if at < 0:
                if not kept or not is_open_to_others(kept[-1], p.seat):
                    kept.append(Frame(ANY_ORDER, p.seat, 1))
                at = len(kept) - 1
        else:
            kept.append(f)
    if at >= 0:
        waiting = kept[at]
        kept[at] = waiting.holding(waiting.parts + tuple(box_parts(rules, p, box)))
        s.agenda[:] = kept  # the kernel goes on with the same list


def is_of(f: Frame, box: int) -> bool:
    return box_of(context(f)) == box


# Free-ability symbols that wait


def has_symbol(rules: RecallRules, s: RecallState, seat: int) -> bool:
    """Return whether a free-ability symbol of this seat waits to be used."""
    for f in s.agenda:
        if is_waiting(f, seat):
            for part in f.parts:
                if rules.effects[part & PART_MASK].op == FREE_ABILITY:
                    return True
        elif f.op == FREE_ABILITY and f.seat == seat and effect_of(f) >= 0:
            return True
    return False


def take_symbol(rules: RecallRules, s: RecallState, seat: int) -> None:
    """Use up the free-ability symbol that waits nearest to the top (recall.ability.7)."""
    for i in range(len(s.agenda) - 1, -1, -1):
        f = s.agenda[i]
        if f.op == FREE_ABILITY and f.seat == seat:
            del s.agenda[i]
            return
        if not is_waiting(f, seat):
            continue
        for k, part in enumerate(f.parts):
            if rules.effects[part & PART_MASK].op == FREE_ABILITY:
                rest = f.parts[:k] + f.parts[k + 1 :]
                if rest:
                    s.agenda[i] = f.holding(rest)
                else:
                    del s.agenda[i]
                return
