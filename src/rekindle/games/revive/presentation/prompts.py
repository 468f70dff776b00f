"""What is asked: one short question for every procedure that can ask."""

from __future__ import annotations

from rekindle.content import BARE, Voice
from rekindle.games.revive.content.effects import card_colour
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.constants import COLOURS, CRYSTAL, MAP_ACTIONS, SLOTS
from rekindle.games.revive.engine.costs import bill, payable
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.engine.turn import actions_a_turn, cube_is_past
from rekindle.games.revive.presentation.cards import module_named, reward_message
from rekindle.games.revive.presentation.effects import tell
from rekindle.games.revive.presentation.words import (
    TO,
    card_name,
    colour,
    cost_now,
    good,
    goods,
    pack_of,
    place,
    rules_of,
    slot,
    space,
    space_now,
    tribe,
)
from rekindle.kernel import effects
from rekindle.kernel.effects import PART_MASK
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, apart, noun
from rekindle.kernel.questions import Prompts
from rekindle.kernel.state import Frame

# The turn


def ask_turn(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """How many actions are left; at the beginning of a turn one may hibernate instead."""
    left = actions_a_turn(s) - s.actions
    if left <= 0:
        return Message("prompt-turn-end")
    if cube_is_past(s, s.players[f.seat]):
        return Message("prompt-turn", {"what": Message("turn-closing")})
    if s.actions:
        return Message("prompt-turn-more", {"n": left})
    return Message("prompt-turn", {"what": Message("turn-actions", {"n": left})})


def ask_trim(setting: Setting, s: ReviveState, f: Frame) -> Message:
    limit = rules_of(setting).lookup.limits[CRYSTAL]
    over = s.players[f.seat].goods[CRYSTAL] - limit
    return Message("prompt-trim", {"limit": good(CRYSTAL, limit), "n": over})


def ask_play(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """Step 0 asks for the slot, step 1 for the machines to play the card with."""
    values: Values = {"card": card_name(setting, f.a)}
    if f.step == 0:
        return Message("prompt-slot", values)
    return Message("prompt-play-with", {**values, "slot": slot(SLOTS[min(f.b & 7, 4)])})


def ask_unlock(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-unlock", {"space": space_now(setting, s, f.a, TO)})


def ask_size(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-size", {"space": space(setting, f.a)})


def ask_attach(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """What is still to pay for an action on the map, and whether machines have to help."""
    rules, p = rules_of(setting), s.players[f.seat]
    target, detail, action = f.a & 255, f.a >> 8, f.b & 3
    now = bill(rules, s, p, action, target, detail)
    if action == 0:
        where = place(setting, target)
    else:
        where = space_now(setting, s, target, TO)
    values: Values = {"where": where}
    values["cost"] = cost_now(setting, s, p, action, target, detail)
    name = MAP_ACTIONS[action] if action < len(MAP_ACTIONS) else "place"
    if payable(p, now):
        return Message(f"prompt-{name}-pay", values)
    have = [n if owed else 0 for owed, n in zip((0, *now), p.goods, strict=True)]
    values["have"] = goods(have) if any(have) else Message("none-of-that")
    return Message(f"prompt-{name}-helped", values)


def ask_flip(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-flip", {"place": place(setting, f.a)})


def ask_special(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-special", {"colour": colour(f.a)})


# Effects


def ask_basic(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-gain", {"what": noun("basic", steps_left(setting, f))})


def ask_advance(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-advance", {"n": steps_left(setting, f)})


def ask_module(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-module", {"n": steps_left(setting, f)})


def ask_module_space(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-module-space", {"module": module_named(setting, f.a)})


def ask_return(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-return", {"n": steps_left(setting, f)})


def steps_left(setting: Setting, f: Frame) -> int:
    return rules_of(setting).effects[f.a].n - f.step


def ask_ability(setting: Setting, s: ReviveState, f: Frame) -> Message:
    ability = tribe(setting, s.players[f.seat].board).ability
    return Message("prompt-ability", {"ability": tell(ability)})


def ask_play_card(setting: Setting, s: ReviveState, f: Frame) -> Message:
    if f.step:
        return Message("prompt-play-wild")
    return Message("prompt-play-card", colour_asked(setting, f))


def ask_take_card(setting: Setting, s: ReviveState, f: Frame) -> Message:
    if f.step:
        return Message("prompt-take-card", card_colour("white"))
    return Message("prompt-take-card", colour_asked(setting, f))


def colour_asked(setting: Setting, f: Frame) -> Values:
    kind = rules_of(setting).effects[f.a].kind
    return card_colour(COLOURS[kind] if kind < len(COLOURS) else "white")


def ask_act(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """An action that costs no action; some must be taken."""
    effect = rules_of(setting).effects[f.a]
    what = Message(f"prompt-act-{MAP_ACTIONS[effect.kind]}")
    if effect.n:
        return Message("prompt-act-far", {"what": what, "n": effect.n})
    return Message("prompt-act", {"what": what})


def ask_falcon(setting: Setting, s: ReviveState, f: Frame) -> Message:
    n = rules_of(setting).effects[f.a].n * s.players[f.seat].markers
    return Message("prompt-falcon", {"n": n, "at": space(setting, s.falcon)})


def ask_move_figure(setting: Setting, s: ReviveState, f: Frame) -> Message:
    if f.step:
        return Message("prompt-move-to", {"space": space(setting, f.a)})
    return Message("prompt-move-from")


# The kernel's own questions


def ask_any_order(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """What is left is named in the order in which `do the rest` takes it."""
    told = [effect_text(setting, part & PART_MASK) for part in f.parts]
    return Message("prompt-any-order", {"what": apart(told)})


def ask_one_of(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-one-of", {"what": effect_text(setting, f.a)})


def ask_up_to(setting: Setting, s: ReviveState, f: Frame) -> Message:
    effect = rules_of(setting).effects[f.a]
    values: Values = {"n": effect.n - f.step, "what": effect_text(setting, effect.parts[0])}
    return Message("prompt-may" if values["n"] == 1 else "prompt-up-to", values)


def ask_price(setting: Setting, s: ReviveState, f: Frame) -> Message:
    demand = rules_of(setting).prices[f.a].demands[f.step]
    if len(demand.kinds) == 1:
        return Message("prompt-pay", {"what": good(demand.kinds[0], demand.count)})
    return Message("prompt-pay", {"what": noun("basic", demand.count)})


def ask_per(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """Only the machine that gives a card all colours makes counting a question."""
    counted = rules_of(setting).effects[f.a].kind - ops.PER_CARD
    return Message("prompt-count", {"colour": colour(counted)})


def effect_text(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    """An effect by its number; a reward space is one of its own."""
    tree = setting.extra.trees[number]
    if tree is not None:
        return tell(tree, voice)
    reward = pack_of(setting).components("reward")[rules_of(setting).effects[number].kind]
    return reward_message(setting, reward, voice)


PROMPTS = Prompts[ReviveState](
    {
        ops.CHOOSE_TRIBE: "prompt-tribe",
        ops.KEEP_CARD: "prompt-keep",
        ops.RECRUIT: "prompt-recruit",
        ops.REMOVE_ARTIFACT: "prompt-remove",
        ops.SLEEP_REWARD: "prompt-sleep",
        ops.DISCARD_DISPLAY: "prompt-discard",
        ops.ARTIFACT: "prompt-artifact",
        ops.REST_CARD: "prompt-rest",
        ops.WAKE_CARD: "prompt-wake",
        ops.TOP_OF_ACTIVE: "prompt-top",
        ops.DOZE: "prompt-doze",
        ops.REOPEN: "prompt-reopen",
        ops.PLACE_FOREST: "prompt-place-forest",
        ops.PLACE_TEMPLE: "prompt-place-temple",
        ops.PLACE_SAND: "prompt-place-sand",
        ops.PLACE_TARGET: "prompt-place-target",
        ops.PLACE_WORKSHOP: "prompt-place-workshop",
        ops.TURN: ask_turn,
        ops.TRIM: ask_trim,
        ops.PLAY: ask_play,
        ops.UNLOCK: ask_unlock,
        ops.SIZE: ask_size,
        ops.ATTACH: ask_attach,
        ops.FLIP: ask_flip,
        ops.PLACE_MODULE: ask_module_space,
        ops.SPECIAL: ask_special,
        ops.BASIC: ask_basic,
        ops.MODULE: ask_module,
        ops.RETURN_ENERGY: ask_return,
        ops.ADVANCE_ANY: ask_advance,
        ops.ABILITY: ask_ability,
        ops.PLAY_CARD: ask_play_card,
        ops.TAKE_CARD: ask_take_card,
        ops.ACT: ask_act,
        ops.MOVE_FALCON: ask_falcon,
        ops.MOVE_FIGURE: ask_move_figure,
        effects.ANY_ORDER: ask_any_order,
        effects.ONE_OF: ask_one_of,
        effects.MAY: ask_up_to,
        effects.UP_TO: ask_up_to,
        effects.PRICE: ask_price,
        effects.PER: ask_per,
    }
)
