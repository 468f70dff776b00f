"""Prompts: one short question for every procedure that can ask."""

from __future__ import annotations

from rekindle.content import BARE, Voice
from rekindle.games.revive.content.effects import card_colour
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.asked import actions_a_turn, cube_is_past
from rekindle.games.revive.engine.actions.attach import discount_left
from rekindle.games.revive.engine.actions.explore import place_turned
from rekindle.games.revive.engine.actions.falcon import falcon_steps
from rekindle.games.revive.engine.actions.figures import moved_from
from rekindle.games.revive.engine.actions.frames import action_of, detail_of, help_at, target_of
from rekindle.games.revive.engine.actions.paying import bills_at, covered, paying_moves
from rekindle.games.revive.engine.actions.play import card_played, slot_named
from rekindle.games.revive.engine.affording import payable
from rekindle.games.revive.engine.constants import COLOURS, CRYSTAL, MAP_ACTIONS, SLOTS
from rekindle.games.revive.engine.effects.modules import module_placed
from rekindle.games.revive.engine.foresight import brought_by_ability, would_end
from rekindle.games.revive.engine.state import ReviveState
from rekindle.games.revive.engine.tracks import special_colour
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
from rekindle.kernel.combinators import effect_of, price_of
from rekindle.kernel.effects import PART_MASK
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, apart, noun
from rekindle.kernel.moves import SKIP_CODE
from rekindle.kernel.questions import Prompts
from rekindle.kernel.reasons import FINE
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
    values: Values = {"card": card_name(setting, card_played(f))}
    if f.step == 0:
        return Message("prompt-slot", values)
    return Message("prompt-play-with", {**values, "slot": slot(SLOTS[slot_named(f)])})


def ask_unlock(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-unlock", {"space": space_now(setting, s, target_of(f), TO)})


def ask_size(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-size", {"space": space(setting, target_of(f))})


def ask_attach(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """The cost of an action on the map, and whether something is missing to pay it."""
    p, now = s.players[f.seat], bills_at(rules_of(setting), s, f)
    action, target = action_of(f), target_of(f)
    if action == 0:
        where = place(setting, target)
    else:
        where = space_now(setting, s, target, TO)
    values: Values = {"where": where}
    values["cost"] = cost_now(setting, s, p, action, target, detail_of(f), help_at(f))
    name = MAP_ACTIONS[action] if action < len(MAP_ACTIONS) else "place"
    if any(payable(p, owed) for owed in now):
        return Message(f"prompt-{name}-pay", values)
    owed = [True, *(any(kind) for kind in zip(*now, strict=True))]
    have = [n if asked else 0 for asked, n in zip(owed, p.goods, strict=True)]
    values["have"] = goods(have) if any(have) else Message("none-of-that")
    values["help"] = Message(help_offered(setting, s, f))
    return Message(f"prompt-{name}-helped", values)


def help_offered(setting: Setting, s: ReviveState, f: Frame) -> str:
    """What helps to pay an action that goods in hand do not cover."""
    freely = paying_moves(rules_of(setting), s, f)
    if not freely:
        return "help-machines"
    return "help-both" if len(freely) < len(s.options) else "help-freely"


def ask_take_off(setting: Setting, s: ReviveState, f: Frame) -> Message:
    left = discount_left(rules_of(setting), s, f)
    return Message("prompt-take-off", {"where": place(setting, target_of(f)), "n": left})


def ask_flip(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-flip", {"place": place(setting, place_turned(f))})


def ask_special(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-special", {"colour": colour(special_colour(f))})


# Effects


def ask_basic(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-gain", {"what": noun("basic", steps_left(setting, f))})


def ask_advance(setting: Setting, s: ReviveState, f: Frame) -> Message:
    if may_refuse(setting, s, f):
        return Message("prompt-advance-end")
    return Message("prompt-advance", {"n": steps_left(setting, f)})


def ask_artifact(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-artifact-last" if may_refuse(setting, s, f) else "prompt-artifact")


def may_refuse(setting: Setting, s: ReviveState, f: Frame) -> bool:
    """Return whether `skip` is offered."""
    return rules_of(setting).check(s, f, SKIP_CODE) == FINE


def ask_module(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-module", {"n": steps_left(setting, f)})


def ask_module_space(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-module-space", {"module": module_named(setting, module_placed(f))})


def ask_return(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-return", {"n": steps_left(setting, f)})


def steps_left(setting: Setting, f: Frame) -> int:
    return rules_of(setting).effects[effect_of(f)].n - f.step


def ask_ability(setting: Setting, s: ReviveState, f: Frame) -> Message:
    p = s.players[f.seat]
    prompt = Message("prompt-ability", {"ability": tell(tribe(setting, p.board).ability)})
    if would_end(s, brought_by_ability(rules_of(setting), p)):
        return Message("prompt-could-end", {"prompt": prompt})
    return prompt


def ask_play_card(setting: Setting, s: ReviveState, f: Frame) -> Message:
    if f.step:
        return Message("prompt-play-wild")
    return Message("prompt-play-card", colour_asked(setting, f))


def ask_take_card(setting: Setting, s: ReviveState, f: Frame) -> Message:
    if f.step:
        return Message("prompt-take-card", card_colour("white"))
    return Message("prompt-take-card", colour_asked(setting, f))


def colour_asked(setting: Setting, f: Frame) -> Values:
    kind = rules_of(setting).effects[effect_of(f)].kind
    return card_colour(COLOURS[kind] if kind < len(COLOURS) else "white")


def ask_act(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """An action that costs no action; some must be taken."""
    effect = rules_of(setting).effects[effect_of(f)]
    what = Message(f"prompt-act-{MAP_ACTIONS[effect.kind]}")
    if effect.n:
        return Message("prompt-act-far", {"what": what, "n": effect.n})
    return Message("prompt-act", {"what": what})


def ask_falcon(setting: Setting, s: ReviveState, f: Frame) -> Message:
    n = falcon_steps(s.players[f.seat], rules_of(setting).effects[effect_of(f)])
    return Message("prompt-falcon", {"n": n, "at": space(setting, s.falcon)})


def ask_move_figure(setting: Setting, s: ReviveState, f: Frame) -> Message:
    if f.step:
        return Message("prompt-move-to", {"space": space(setting, moved_from(f))})
    return Message("prompt-move-from")


# The kernel's own questions


def ask_any_order(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """The remaining effects, in the order in which `do the rest` takes them."""
    waiting = together(setting, [part & PART_MASK for part in f.parts])
    told = [effect_text(setting, effect) for effect in waiting]
    if len(told) == 1 and rules_of(setting).unwelcome(s, f.seat, waiting[0]):
        return Message("prompt-could-end", {"prompt": Message("prompt-may", {"what": told[0]})})
    return Message("prompt-any-order", {"what": apart(told)})


def together(setting: Setting, waiting: list[int]) -> list[int]:
    """Return these effects with the single steps on each track told as one effect."""
    rules = rules_of(setting)
    for single in [steps[1] for steps in rules.lookup.advance]:
        n = waiting.count(single)
        if n > 1:
            first = waiting.index(single)
            rest = [effect for effect in waiting[first:] if effect != single]
            waiting = [*waiting[:first], rules.lookup.advance[rules.effects[single].kind][n], *rest]
    return waiting


def ask_one_of(setting: Setting, s: ReviveState, f: Frame) -> Message:
    return Message("prompt-one-of", {"what": effect_text(setting, effect_of(f))})


def ask_up_to(setting: Setting, s: ReviveState, f: Frame) -> Message:
    effect = rules_of(setting).effects[effect_of(f)]
    values: Values = {"n": effect.n - f.step, "what": effect_text(setting, effect.parts[0])}
    return Message("prompt-may" if values["n"] == 1 else "prompt-up-to", values)


def ask_price(setting: Setting, s: ReviveState, f: Frame) -> Message:
    demand = rules_of(setting).prices[price_of(f)].demands[f.step]
    one_kind = len(demand.kinds) == 1
    what = good(demand.kinds[0], demand.count) if one_kind else noun("basic", demand.count)
    enough = covered(rules_of(setting), s, f)
    return Message("prompt-pay" if enough else "prompt-pay-helped", {"what": what})


def ask_per(setting: Setting, s: ReviveState, f: Frame) -> Message:
    """Only the machine that gives a card all colours makes counting a question."""
    counted = rules_of(setting).effects[effect_of(f)].kind - ops.PER_CARD
    return Message("prompt-count", {"colour": colour(counted)})


def effect_text(setting: Setting, number: int, voice: Voice = BARE) -> Message:
    """Return an effect by its number; a reward space is a special one."""
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
        ops.TAKE_OFF: ask_take_off,
        ops.FLIP: ask_flip,
        ops.PLACE_MODULE: ask_module_space,
        ops.SPECIAL: ask_special,
        ops.BASIC: ask_basic,
        ops.ARTIFACT: ask_artifact,
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
    },
    between=frozenset({ops.TURN}),
)
