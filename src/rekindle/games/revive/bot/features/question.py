"""What is under way: the values behind the frames on the agenda, by their accessors.

Everybody sees them. Which procedures wait, and how often, the kernel describes.
"""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.bot.features.tables import COLOURS, GOODS, PLAYS
from rekindle.games.revive.engine.actions.explore import tile_turned
from rekindle.games.revive.engine.actions.figures import moved_from
from rekindle.games.revive.engine.actions.frames import (
    action_of,
    detail_of,
    help_at,
    is_named,
    taken_off,
)
from rekindle.games.revive.engine.actions.play import (
    PLACE_MASK,
    TURNED,
    card_played,
    how_played,
    is_wild,
)
from rekindle.games.revive.engine.constants import (
    BUILD_ACTION,
    FOOD,
    GEAR,
    POPULATE_ACTION,
)
from rekindle.games.revive.engine.contexts import card_in, machine_in, must_be_done
from rekindle.games.revive.engine.effects.modules import module_placed
from rekindle.games.revive.engine.help import added_range, discount, unlimited
from rekindle.games.revive.engine.ops import (
    ATTACH,
    FIRST_EFFECT_OP,
    FLIP,
    MOVE_FIGURE,
    PLACE_MODULE,
    PLACING,
    PLAY,
    SPECIAL,
    TAKE_OFF,
    UNLOCK,
)
from rekindle.games.revive.engine.purses import amount, of_choice, price_due
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.engine.tracks import special_colour
from rekindle.kernel.combinators import context, price_of
from rekindle.kernel.effects import ANY_ORDER, PRICE
from rekindle.kernel.features import Sheet, agenda_of
from rekindle.kernel.state import Frame

MAP_ACTIONS_AND_TILES: Final = PLACING + 1


def describe_question(rules: ReviveRules, s: ReviveState, seat: int, sheet: Sheet) -> None:
    agenda = agenda_of(s, seat)
    named: Frame | None = None
    priced: Frame | None = None
    played: Frame | None = None
    tile = module = moved = 0
    colour = -1
    for f in agenda:
        op = f.op
        if is_named(f):
            named = f
        elif op == PLAY:
            played = f
        elif op == PRICE:
            priced = f
        elif op == FLIP and f.step == 1:
            tile = 1 + tile_turned(f)
        elif op == PLACE_MODULE:
            module = 1 + module_placed(f)
        elif op == SPECIAL:
            colour = special_colour(f)
        elif op == MOVE_FIGURE and f.step == 1:
            moved = 1 + moved_from(f)
    describe_cause(agenda, sheet)
    sheet.number("tile-turned", tile)
    sheet.number("module-placed", module)
    sheet.choice("machine-colour", colour, COLOURS)
    sheet.number("figure-from", moved)
    describe_card(rules, played, sheet)
    describe_action(named, sheet)
    describe_price(rules, priced, sheet)


def describe_cause(agenda: list[Frame], sheet: Sheet) -> None:
    """Describe what set off the effect on top: a card, a machine, the tribe ability."""
    card = machine = 0
    must = False
    if agenda:
        top = agenda[-1]
        if top.op >= FIRST_EFFECT_OP or top.op == ANY_ORDER:
            cause = context(top)
            card = 1 + card_in(cause)
            machine = 1 + machine_in(cause)
            must = must_be_done(top)
    sheet.number("cause-card", card)
    sheet.number("cause-machine", machine)
    sheet.flag("required", must)


def describe_card(rules: ReviveRules, f: Frame | None, sheet: Sheet) -> None:
    """Describe the card that is being played, and how."""
    card = colour = place = -1
    turned = wild = False
    if f is not None:
        card = card_played(f)
        colour = rules.lookup.card_colour[card]
        turned = how_played(f) & TURNED != 0
        wild = is_wild(f)
        if f.step:
            place = how_played(f) & PLACE_MASK
    sheet.number("card-played", card + 1)
    sheet.choice("colour-played", colour, COLOURS)
    sheet.choice("play-to", place, PLAYS)
    sheet.flag("half-turned", turned)
    sheet.flag("all-colours", wild)


def describe_action(f: Frame | None, sheet: Sheet) -> None:
    """Describe the action on the map that is named but not paid; the map marks its target."""
    action = -1
    detail = help = 0
    if f is not None:
        help = help_at(f)
        if f.op == ATTACH or f.op == TAKE_OFF:
            action = action_of(f)
            detail = 1 + detail_of(f)
        else:
            action = POPULATE_ACTION if f.op == UNLOCK else BUILD_ACTION
    sheet.choice("map-action", action, MAP_ACTIONS_AND_TILES)
    sheet.number("detail", detail)
    sheet.number("added-range", added_range(help))
    sheet.number("discount", discount(help))
    sheet.flag("unlimited-range", unlimited(help))
    at = sheet.room("taken-off", FOOD)
    if f is not None and f.op == TAKE_OFF:
        for good in range(GEAR, FOOD + 1):
            sheet.put(at + good - GEAR, taken_off(f, good))


def describe_price(rules: ReviveRules, f: Frame | None, sheet: Sheet) -> None:
    """Describe what is still to be paid of a price; the last number is of any basic resource."""
    at = sheet.room("due", GOODS + 1)
    if f is not None:
        purse = price_due(rules.prices[price_of(f)], f.step)
        for good in range(GOODS):
            sheet.put(at + good, amount(purse, good))
        sheet.put(at + GOODS, of_choice(purse))
