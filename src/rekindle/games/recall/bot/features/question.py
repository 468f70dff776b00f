"""What is asked, and what the question holds: a group in hand, a payment, a card, a hex."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.abilities import ability_paid
from rekindle.games.recall.engine.actions.build import space_built
from rekindle.games.recall.engine.actions.camps import camp_space
from rekindle.games.recall.engine.actions.excavate import site
from rekindle.games.recall.engine.actions.follower_cost import (
    followers_due,
    space_paid,
)
from rekindle.games.recall.engine.actions.goals import is_waived, space_entered
from rekindle.games.recall.engine.actions.group import (
    chosen_at,
    group_pigs,
    group_size,
    group_space,
    moves_left,
    origin_of,
)
from rekindle.games.recall.engine.actions.reveal import region_turned, tile_turned
from rekindle.games.recall.engine.constants import (
    BOXES,
    HEXES,
    KEYCARDS,
    REGIONS,
    SPACES,
    SYMBOLS,
    TRACKS,
    TRADES,
)
from rekindle.games.recall.engine.contexts import FROM_CARD, box_of, source_of, space_of
from rekindle.games.recall.engine.culture import symbol_reached
from rekindle.games.recall.engine.effects.barter import is_giving, trade_begun
from rekindle.games.recall.engine.effects.keycards import card_swapped
from rekindle.games.recall.engine.effects.knowledge import steps_of, track_of, track_visited
from rekindle.games.recall.engine.ops import (
    ADVANCE,
    BARTER,
    BUILD,
    CAMP_REWARD,
    FIRST_EFFECT_OP,
    GADGET,
    HERE,
    INSTALL,
    LAY,
    LEAP,
    MOVE,
    PAY_FOLLOWERS,
    PAY_STONES,
    PRODUCE,
    SCATTER,
    SETTLE,
    SLOT,
    SPREAD_MOVE,
    STONE,
    TILE,
    UPGRADE_KEYCARD,
    VOLCANO_MOVE,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.engine.turn import keycard_chosen
from rekindle.kernel.combinators import context
from rekindle.kernel.effects import PRICE
from rekindle.kernel.features import Sheet, describe_agenda, relative
from rekindle.kernel.state import Frame

GROUP: Final = 5
"""Numbers of the group in hand: moves left, followers, pigs, 1 + where from, how far chosen."""
KINDS: Final = 7
"""Of movements: the six of effects, and the payment when one is over."""
MOST_ENTERED: Final = 8
"""Relicubes entered in one movement that are told apart."""
ENTERED_MASK: Final = (1 << MOST_ENTERED) - 1


def describe_question(rules: RecallRules, s: RecallState, seat: int, sheet: Sheet) -> None:
    describe_agenda(rules, s, seat, sheet)
    f = movement_under_way(s)
    describe_movement(rules, s, seat, f, sheet)
    describe_entered(s, sheet)
    describe_waiting(s, seat, sheet)
    top = s.agenda[-1] if s.agenda else None
    sheet.choice("space", space_of_question(top, f), SPACES)
    describe_context(top, sheet)
    describe_values(top, sheet)


# Movements


def kind_of_movement(op: int) -> int:
    """Return which movement the procedure is, or -1."""
    if MOVE <= op <= SPREAD_MOVE:
        return op - MOVE
    if op == VOLCANO_MOVE:
        return 3
    if op == LEAP:
        return 4
    if op == SCATTER:
        return 5
    return 6 if op == SETTLE else -1


def movement_under_way(s: RecallState) -> Frame | None:
    """Return the movement that is being asked about, has begun, or is being paid for."""
    last = len(s.agenda) - 1
    for i in range(last, -1, -1):
        f = s.agenda[i]
        if kind_of_movement(f.op) < 0:
            continue
        if i == last or f.op == SETTLE or f.parts or s.entered:
            return f
    return None


def group_at(f: Frame) -> int:
    """Return the hex of the group in hand, or -1; a payment holds rewards in its place."""
    return -1 if f.op == SETTLE else group_space(f)


def describe_movement(
    rules: RecallRules, s: RecallState, seat: int, f: Frame | None, sheet: Sheet
) -> None:
    """Describe who moves, how, and the group in hand."""
    if f is None:
        sheet.choice("movement", -1, KINDS)
        sheet.choice("mover", -1, s.seats)
        sheet.choice("group", -1, GROUP)
        return
    sheet.choice("movement", kind_of_movement(f.op), KINDS)
    sheet.choice("mover", relative(s, seat, f.seat), s.seats)
    group = [0] * GROUP
    if f.op == MOVE:
        group[0] = moves_left(rules, f)
    if group_at(f) >= 0:
        group[1] = group_size(f)
        group[2] = group_pigs(f)
        group[3] = 1 + origin_of(f)
        group[4] = chosen_at(f)
    sheet.row("group", group, GROUP)


def describe_entered(s: RecallState, sheet: Sheet) -> None:
    """Describe which relicubes entered cost nothing, and on which the group in hand stopped."""
    waived = stops = 0
    place = 1
    for entry in s.entered:
        if is_waived(entry):
            waived |= place
        if space_entered(entry) in s.stops:
            stops |= place
        place <<= 1
    sheet.members("waived", waived & ENTERED_MASK, MOST_ENTERED)
    sheet.members("stop", stops & ENTERED_MASK, MOST_ENTERED)


# What waits below the question


def describe_waiting(s: RecallState, seat: int, sheet: Sheet) -> None:
    """Describe a keycard chosen, a recall, a tile turned up, and own steps still to be made."""
    card = tile = -1
    left = 0
    steps = [0] * len(TRACKS)
    for f in s.agenda:
        if f.op == SLOT:
            card = keycard_chosen(f)
        elif f.op == UPGRADE_KEYCARD:
            card = card_swapped(f)
        elif f.op == LAY and f.step == 0:
            tile = tile_turned(f)
        elif f.op == PRODUCE:
            left = 1 + f.step
        elif f.op == ADVANCE and f.seat == seat:
            steps[track_of(f)] += steps_of(f) - f.step
    sheet.choice("card", card, KEYCARDS)
    sheet.choice("tile", tile, REGIONS)
    sheet.number("production", left)
    sheet.row("steps", steps, len(TRACKS))


# What the question holds


def space_of_question(top: Frame | None, movement: Frame | None) -> int:
    """Return the hex that is asked about, or else that of the group in hand; -1 for neither."""
    space = space_asked(top) if top is not None else -1
    if space < 0 and movement is not None:
        return group_at(movement)
    return space


def space_asked(f: Frame) -> int:
    """Return the hex that a frame is about, or -1; that of a region is its middle."""
    op = f.op
    if op == PAY_FOLLOWERS:
        return space_paid(f)
    if op == STONE:
        return site(f)
    if op in (BUILD, TILE):
        return space_built(f)
    if op in (CAMP_REWARD, HERE):
        return camp_space(f)
    if op == LAY:
        return region_turned(f) * HEXES
    if kind_of_movement(op) >= 0:
        return group_at(f)
    return space_of(context(f)) if has_context(f) else -1


def has_context(f: Frame) -> bool:
    """Return whether `b` of a frame says what set it off."""
    return f.op >= FIRST_EFFECT_OP or f.op < PRICE or f.op == STONE or f.op == BUILD


def describe_context(f: Frame | None, sheet: Sheet) -> None:
    """Describe whether a keycard or a box set off what is asked, and which box."""
    if f is None or not has_context(f):
        sheet.flag("by-keycard", False)
        sheet.choice("by-box", -1, len(BOXES))
        return
    sheet.flag("by-keycard", source_of(context(f)) == FROM_CARD)
    sheet.choice("by-box", box_of(context(f)), len(BOXES))


def describe_values(f: Frame | None, sheet: Sheet) -> None:
    """Describe what only one kind of question holds."""
    due = 0
    symbol = track = ability = trade = -1
    if f is not None:
        if f.op == PAY_FOLLOWERS:
            due = followers_due(f)
        elif f.op == INSTALL:
            symbol = symbol_reached(f)
        elif f.op == GADGET:
            track = track_visited(f)
        elif f.op == PAY_STONES:
            ability = ability_paid(f)
        elif f.op == BARTER and is_giving(f):
            trade = trade_begun(f)
    sheet.number("followers-due", due)
    sheet.choice("symbol", symbol, SYMBOLS)
    sheet.choice("track", track, len(TRACKS))
    sheet.choice("trade", trade, len(TRADES))
    sheet.number("ability", 1 + ability)
