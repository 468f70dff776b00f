"""Prompts: one short question for every procedure that can ask."""

from __future__ import annotations

from rekindle.content import THEN, Effect, OneOf
from rekindle.games.euphoria.content.effects import EVENTS
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.abilities import trigger_of
from rekindle.games.euphoria.engine.actions.place import doubles_face
from rekindle.games.euphoria.engine.actions.trade import (
    EVERYBODY,
    asked_of,
    is_counter,
    maker_of,
    on_the_table,
)
from rekindle.games.euphoria.engine.constants import (
    FIRST_RESOURCE,
    KINDS,
    SPACES,
)
from rekindle.games.euphoria.engine.effects import cards, goods, markets, workers
from rekindle.games.euphoria.engine.effects.goods import resource_here
from rekindle.games.euphoria.engine.lookup import Way
from rekindle.games.euphoria.engine.rules import EuphoriaRules, artifacts_held
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.engine.workers import owed_in
from rekindle.games.euphoria.presentation.cards import event
from rekindle.games.euphoria.presentation.effects import bare, tell
from rekindle.games.euphoria.presentation.words import (
    demanded,
    pack_of,
    place_name,
    recruit_title,
    rules_of,
    space_name,
    thing,
    things,
    tile_name,
)
from rekindle.kernel import effects
from rekindle.kernel.combinators import effect_of, price_of
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, listed, noun, player
from rekindle.kernel.moves import ARG_BITS, SKIP_CODE
from rekindle.kernel.questions import Prompts, effect_chosen
from rekindle.kernel.state import Frame


def ask_recruits(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message("prompt-hide-recruit" if f.step else "prompt-choose-recruit")


def ask_turn(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    """Mention only what can be done now."""
    verbs = {code >> ARG_BITS for code in s.options}
    can = [
        (ops.PLACE_VERB, "do-place"),
        (ops.RETRIEVE_VERB, "do-retrieve"),
        (ops.DILEMMA_VERB, "do-dilemma"),
    ]
    found = [Message(id) for verb, id in can if verb in verbs]
    return Message("prompt-turn", {"what": listed(found, "or")})


def ask_doubles(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message("prompt-doubles", {"face": doubles_face(s, f)})


def ask_way(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message("prompt-way", {"space": place_name(setting, s, s.placement.space)})


def ask_extra(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message("prompt-extra", {"face": s.players[f.seat].faces[s.extra_worker]})


def ask_retrieve(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message("prompt-take-more" if f.step else "prompt-take")


def ask_lose(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message("prompt-lose", {"n": owed_in(f)})


def ask_abilities(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    when = next(name for name, event in EVENTS.items() if event.code == trigger_of(f))
    id = "prompt-abilities-may" if SKIP_CODE in s.options else "prompt-abilities"
    return Message(id, {"event": event(setting, when)})


def ask_limit(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    p = s.players[f.seat]
    return Message("prompt-limit", {"morale": p.morale, "n": artifacts_held(p) - p.morale})


def ask_discard(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    n = rules_of(setting).effects[effect_of(f)].n - f.step
    return Message("prompt-discard", {"what": noun("artifact", n)})


def ask_dilemma_price(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    artifact = rules_of(setting).lookup.dilemma_artifact[s.players[f.seat].dilemma]
    return Message("prompt-dilemma-price", {"artifact": thing(artifact, 1)})


def ask_dilemma(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    card = pack_of(setting).components("dilemma")[s.players[f.seat].dilemma]
    return Message("prompt-dilemma", {"star": card.star, "recruit": card.recruit})


def ask_offer(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    to = Message("everybody") if asked_of(f) == EVERYBODY else player(asked_of(f))
    id = "prompt-counter" if is_counter(f) else "prompt-offer"
    offer = on_the_table(s, f)
    give, ask = things(offer[:KINDS]), things(offer[KINDS:])
    return Message(id, {"whom": to, "give": give, "ask": ask})


def ask_answer(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    id = "prompt-answer-counter" if is_counter(f) else "prompt-answer"
    offer = on_the_table(s, f)
    give, ask = things(offer[:KINDS]), things(offer[KINDS:])
    return Message(id, {"who": player(maker_of(f)), "give": give, "ask": ask})


def ask_any_good(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    effect = rules_of(setting).effects[effect_of(f)]
    kind = "resource" if effect.kind == FIRST_RESOURCE else "commodity"
    return Message("prompt-gain", {"what": noun(kind, effect.n - f.step)})


def ask_draw(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message(
        "prompt-draw", {"what": noun("artifact", rules_of(setting).effects[effect_of(f)].n)}
    )


def ask_dig(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message("prompt-dig", {"what": thing(resource_here(s), 1)})


# The kernel's own questions


def ask_one_of(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    codes = chosen_codes(setting, f)
    what = bare(OneOf(tuple(chosen_effect(setting, code) for code in codes)))
    return Message("prompt-one-of", {"what": what or listed(chosen_parts(setting, f), "or")})


def ask_any_order(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    return Message("prompt-any-order", {"what": listed(chosen_parts(setting, f))})


def ask_up_to(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    (what,) = chosen_parts(setting, f)
    left = rules_of(setting).effects[effect_of(f)].n - f.step
    return Message("prompt-may" if left == 1 else "prompt-up-to", {"what": what, "n": left})


def chosen_parts(setting: Setting, f: Frame) -> list[Message]:
    """Return the parts of an effect to choose from, without those already taken."""
    return [choice_text(setting, code) for code in chosen_codes(setting, f)]


def chosen_codes(setting: Setting, f: Frame) -> list[int]:
    table = rules_of(setting).effects
    return [table[part].code for part in f.parts or table[effect_of(f)].parts]


def choice_text(setting: Setting, code: int) -> Message:
    """Return the effect that a move `choose ...` names, as something a player does."""
    tree = chosen_effect(setting, code)
    return bare(tree) or tell(tree, THEN)


def chosen_effect(setting: Setting, code: int) -> Effect:
    tree: Effect = setting.extra.trees[effect_chosen(setting.rules, code)]
    return tree


def ask_price(setting: Setting, s: EuphoriaState, f: Frame) -> Message:
    what = demanded(rules_of(setting).prices[price_of(f)].demands[f.step])
    source = price_source(setting, s, price_of(f))
    if source is None:
        return Message("prompt-pay", {"what": what})
    return Message("prompt-pay-for", {"what": what, "source": source})


def price_source(setting: Setting, s: EuphoriaState, price: int) -> Message | None:
    """Return what a price is paid for: every price belongs to one thing."""
    rules = rules_of(setting)
    for space in range(SPACES):
        if has_price(rules.lookup.space_ways[space], price):
            return Message("place-named", {"name": space_name(setting, space)})
    for tile, ways in enumerate(rules.lookup.tile_ways):
        if has_price(ways, price):
            return Message("place-named", {"name": tile_name(setting, tile)})
    if any(has_price(ways, price) for ways in rules.lookup.dilemma_price):
        return Message("your-dilemma")
    if has_price(rules.lookup.retrieval, price):
        return Message("source-retrieval")
    recruit = recruit_asking(rules, price)
    if recruit is None:
        return None
    return Message("verbatim", {"name": recruit_title(setting, recruit)})


def has_price(ways: list[Way], price: int) -> bool:
    return any(price in (way.price, way.unpaired) for way in ways)


def recruit_asking(rules: EuphoriaRules, price: int) -> int | None:
    """Return the recruit whose ability or toll has this price."""
    for toll in rules.lookup.tolls:
        if toll.price == price:
            return toll.recruit
    for abilities in rules.lookup.abilities:
        for ability in abilities:
            if price in (ability.price, ability.swapped_price):
                return ability.recruit
    return None


PROMPTS = Prompts[EuphoriaState](
    {
        ops.END_TURN: "prompt-end-turn",
        ops.DISCARD_ONE_OF: "prompt-discard-one-of",
        ops.KEEP_RECRUIT: "prompt-keep-recruit",
        markets.STAR_OR_MARKET: "prompt-star",
        workers.SET_FACE: "prompt-face",
        ops.CHOOSE_RECRUITS: ask_recruits,
        ops.TURN: ask_turn,
        ops.DOUBLES: ask_doubles,
        ops.CHOOSE_WAY: ask_way,
        ops.EXTRA_PLACEMENT: ask_extra,
        ops.RETRIEVE: ask_retrieve,
        ops.LOSE_GOODS: ask_lose,
        ops.ABILITIES: ask_abilities,
        ops.LIMIT: ask_limit,
        cards.DISCARD: ask_discard,
        ops.DILEMMA_PRICE: ask_dilemma_price,
        ops.DILEMMA_CHOICE: ask_dilemma,
        ops.OFFER: ask_offer,
        ops.ANSWER_OFFER: ask_answer,
        goods.ANY_GOOD: ask_any_good,
        cards.ARTIFACTS: ask_draw,
        goods.DIG: ask_dig,
        effects.ANY_ORDER: ask_any_order,
        effects.ONE_OF: ask_one_of,
        effects.MAY: ask_up_to,
        effects.UP_TO: ask_up_to,
        effects.PRICE: ask_price,
    },
    between=frozenset({ops.TURN, ops.DOUBLES, ops.END_TURN}),
)
