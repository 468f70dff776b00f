"""Prompts: one short question for every procedure that can ask."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.abilities import ability_paid
from rekindle.games.recall.engine.actions.build import space_built
from rekindle.games.recall.engine.actions.excavate import site
from rekindle.games.recall.engine.actions.follower_cost import (
    ENTERING,
    WITH_HOW_MANY_PIGS,
    followers_due,
    space_paid,
)
from rekindle.games.recall.engine.actions.group import (
    group_pigs,
    group_size,
    group_space,
    is_afloat,
    moves_left,
)
from rekindle.games.recall.engine.actions.reveal import region_turned
from rekindle.games.recall.engine.culture import symbol_reached
from rekindle.games.recall.engine.effects.barter import is_giving, trades_made
from rekindle.games.recall.engine.effects.keycards import asks_for_slot, card_swapped
from rekindle.games.recall.engine.effects.knowledge import track_visited
from rekindle.games.recall.engine.state import RecallState
from rekindle.games.recall.engine.turn import keycard_chosen, play_moves
from rekindle.games.recall.presentation.cards import effect_message
from rekindle.games.recall.presentation.words import (
    ability_name,
    colour,
    crystal,
    followers,
    keycard_name,
    pigs,
    region,
    rules_of,
    space,
    track,
    upgrade,
)
from rekindle.kernel import effects
from rekindle.kernel.combinators import effect_of, price_of
from rekindle.kernel.effects import PART_MASK
from rekindle.kernel.effects import Effect as Node
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, apart, listed
from rekindle.kernel.moves import ARG_BITS
from rekindle.kernel.questions import Prompts
from rekindle.kernel.state import Frame


def effect_asked(setting: Setting, f: Frame) -> Node:
    return rules_of(setting).effects[effect_of(f)]


def steps_left(setting: Setting, f: Frame) -> int:
    """Return what is left of an effect whose step counts how much of it is done."""
    return effect_asked(setting, f).n - f.step


# Before the game, and the turn


def ask_draft(setting: Setting, s: RecallState, f: Frame) -> Message:
    """A pair, or one item after the other."""
    p = s.players[f.seat]
    if not rules_of(setting).lookup.boomerang:
        return Message("prompt-tribe")
    if p.tribe >= 0:
        return Message("prompt-draft-gadget")
    return Message("prompt-draft-tribe" if p.gadgets else "prompt-draft")


def ask_turn(setting: Setting, s: RecallState, f: Frame) -> Message:
    p = s.players[f.seat]
    if f.step < 2:
        what = "turn-play" if play_moves(p) else "turn-recall"
        return Message("prompt-turn", {"what": Message(what)})
    limit = rules_of(setting).lookup.storage
    if max(p.crystals) > limit:
        return Message("prompt-turn-over", {"limit": limit})
    return Message("prompt-turn-end")


def ask_path(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-turn", {"what": Message("turn-path")})


def ask_objective(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-turn", {"what": Message("turn-objective")})


def ask_slot(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-slot", {"card": keycard_name(setting, keycard_chosen(f))})


def ask_produce(setting: Setting, s: RecallState, f: Frame) -> Message:
    """The step says how many may be activated; without any, only abilities are left."""
    if not f.step or all(code >> ARG_BITS != ops.PRODUCE_VERB for code in s.options):
        return Message("prompt-produce-end")
    return Message("prompt-produce", {"n": f.step})


# Develops


def ask_payment(setting: Setting, s: RecallState, f: Frame) -> Message:
    values: Values = {"space": space(setting, space_paid(f))}
    if f.step == ENTERING:
        return Message("prompt-waive", values)
    values["thing"] = followers(followers_due(f))
    if f.step == WITH_HOW_MANY_PIGS:
        return Message("prompt-pigs", values)
    return Message("prompt-pay-followers", values)


def ask_stone(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-stone", {"space": space(setting, site(f))})


def ask_vault(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-vault", {"space": space(setting, space_built(f))})


def ask_tile(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-tile", {"space": space(setting, space_built(f))})


# Tracks, upgrades, keycards, regions


def ask_lay(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-lay", {"region": region(setting, region_turned(f))})


def ask_gadget(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-gadget", {"track": track(track_visited(f))})


def ask_install(setting: Setting, s: RecallState, f: Frame) -> Message:
    if rules_of(setting).lookup.free_upgrades:
        return Message("prompt-install-free")
    return Message("prompt-install", {"upgrade": upgrade(s.letters[symbol_reached(f)])})


def ask_know(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-know", {"n": steps_left(setting, f)})


def ask_take_keycard(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-take-keycard", {"colour": colour(effect_asked(setting, f).kind)})


def ask_swap(setting: Setting, s: RecallState, f: Frame) -> Message:
    old = card_swapped(f)
    if old < 0:
        return Message("prompt-swap")
    if asks_for_slot(s.players[f.seat], f):
        return Message("prompt-swap-slot", {"card": keycard_name(setting, old)})
    return Message("prompt-swap-for", {"card": keycard_name(setting, old)})


def ask_stones(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-by", {"ability": ability_name(setting, ability_paid(f))})


# Followers and movement


def ask_followers(setting: Setting, s: RecallState, f: Frame) -> Message:
    n = min(steps_left(setting, f), s.players[f.seat].supply)
    return Message("prompt-followers", {"thing": followers(n)})


def group_in_hand(f: Frame) -> Message:
    """Return the followers in hand, and the pigs that go with them."""
    pigs_along = [pigs(group_pigs(f))] if group_pigs(f) else []
    return listed([followers(group_size(f)), *pigs_along])


MOVEMENTS = {
    ops.WATER_MOVE: "movement-water",
    ops.SPREAD_MOVE: "movement-spread",
    ops.VOLCANO_MOVE: "movement-volcano",
    ops.LEAP: "movement-leap",
    ops.SCATTER: "movement-scatter",
}


def ask_movement(setting: Setting, s: RecallState, f: Frame) -> Message:
    """From where, or where the group in hand goes."""
    if f.op == ops.MOVE:
        what = Message("movement-walk", {"n": moves_left(rules_of(setting), f)})
    else:
        what = Message(MOVEMENTS[f.op])
    at = group_space(f)
    if at < 0:
        return Message("prompt-from", {"what": what})
    values: Values = {"what": what, "thing": group_in_hand(f), "space": space(setting, at)}
    return Message("prompt-afloat" if is_afloat(s, f) else "prompt-to", values)


# Effects of boxes, tribes and gadgets


def ask_mix(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-mix", {"n": effect_asked(setting, f).n})


def ask_buy(setting: Setting, s: RecallState, f: Frame) -> Message:
    n = min(effect_asked(setting, f).n, s.players[f.seat].supply)
    return Message("prompt-buy", {"n": n})


def ask_sell(setting: Setting, s: RecallState, f: Frame) -> Message:
    e = effect_asked(setting, f)
    return Message("prompt-sell", {"thing": crystal(e.kind, e.n)})


def ask_barter(setting: Setting, s: RecallState, f: Frame) -> Message:
    if is_giving(f):
        return Message("prompt-barter-spend")
    return Message("prompt-barter", {"n": effect_asked(setting, f).n - trades_made(f)})


# The kernel's own questions


def ask_any_order(setting: Setting, s: RecallState, f: Frame) -> Message:
    """The remaining effects, in the order in which `do the rest` takes them."""
    told = [effect_message(setting, part & PART_MASK) for part in f.parts]
    if len(told) == 1:
        return Message("prompt-may", {"what": told[0]})
    return Message("prompt-any-order", {"what": apart(told)})


def ask_one_of(setting: Setting, s: RecallState, f: Frame) -> Message:
    return Message("prompt-one-of", {"what": effect_message(setting, effect_of(f))})


def ask_up_to(setting: Setting, s: RecallState, f: Frame) -> Message:
    effect = effect_asked(setting, f)
    values: Values = {"n": effect.n - f.step, "what": effect_message(setting, effect.parts[0])}
    return Message("prompt-may" if values["n"] == 1 else "prompt-up-to", values)


def ask_price(setting: Setting, s: RecallState, f: Frame) -> Message:
    demand = rules_of(setting).prices[price_of(f)].demands[f.step]
    return Message("prompt-pay", {"what": crystal(demand.kinds[0], demand.count)})


PROMPTS = Prompts[RecallState](
    {
        ops.CHOOSE_START: "prompt-start",
        ops.HERE: "prompt-here",
        ops.DEVELOP: "prompt-develop",
        ops.RAISE: "prompt-raise",
        ops.TAKE_BACK: "prompt-back",
        ops.FREE_ABILITY: "prompt-free-ability",
        ops.DISPLAY_CUBE: "prompt-cube",
        ops.REVEAL: "prompt-reveal",
        ops.COPY: "prompt-copy",
        ops.REMOVE: "prompt-remove",
        ops.PLACE_FARM: "prompt-place-farm",
        ops.PLACE_ISLAND: "prompt-place-island",
        ops.PLACE_RAFT: "prompt-place-raft",
        ops.PORTAL: "prompt-portal",
        ops.DRAFT: ask_draft,
        ops.TURN: ask_turn,
        ops.SLOT: ask_slot,
        ops.PRODUCE: ask_produce,
        ops.PATH: ask_path,
        ops.OBJECTIVE: ask_objective,
        ops.PAY_FOLLOWERS: ask_payment,
        ops.STONE: ask_stone,
        ops.BUILD: ask_vault,
        ops.TILE: ask_tile,
        ops.LAY: ask_lay,
        ops.GADGET: ask_gadget,
        ops.INSTALL: ask_install,
        ops.PAY_STONES: ask_stones,
        ops.FOLLOWERS: ask_followers,
        ops.MOVE: ask_movement,
        **dict.fromkeys(MOVEMENTS, ask_movement),
        ops.MIX: ask_mix,
        ops.ANY_KNOWLEDGE: ask_know,
        ops.TAKE_KEYCARD: ask_take_keycard,
        ops.UPGRADE_KEYCARD: ask_swap,
        ops.BUY: ask_buy,
        ops.SELL: ask_sell,
        ops.BARTER: ask_barter,
        effects.ANY_ORDER: ask_any_order,
        effects.ONE_OF: ask_one_of,
        effects.MAY: ask_up_to,
        effects.UP_TO: ask_up_to,
        effects.PRICE: ask_price,
    },
    between=frozenset({ops.TURN, ops.PATH, ops.OBJECTIVE, ops.PRODUCE}),
)
