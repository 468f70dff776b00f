"""The log of Revive: for every kind of event its sentence and the words it touches.

A crate has no word before it is opened: only its owner knows it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rekindle.content import BARE
from rekindle.games.revive.content.vocabulary import TRADES
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine.actions.hibernate import FIRST_MACHINE, FIRST_MODULE
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    COLOURS,
    FACES,
    FIRST_SPECIAL,
    GOODS,
    HEXES,
    MINOR,
    SIDES,
    SIZES,
    SLOTS,
    TECHNOLOGIES,
    TOKENS,
)
from rekindle.games.revive.presentation import cards, words
from rekindle.games.revive.presentation.effects import tell
from rekindle.games.revive.presentation.moves import drawn, titles
from rekindle.games.revive.presentation.moves.verbs import displayed, trade_goods, trade_message
from rekindle.games.revive.presentation.words import TO, names_of, pack_of, rules_of
from rekindle.kernel.events import (
    BENEFIT,
    COST,
    A,
    B,
    C,
    EventRow,
    Events,
    Value,
    Word,
    does,
    each,
    how_many,
    names,
    number,
    of_someone,
    own,
    says,
    seat_word,
    shows,
    silent,
    someone,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, apart, listed, noun, player
from rekindle.kernel.signs import Sign
from rekindle.kernel.state import Event
from rekindle.kernel.words import Words, of_player

# Values of sentences


def card(setting: Setting, event: Event) -> Message:
    return words.card_name(setting, event[A])


def slot(setting: Setting, event: Event) -> Message:
    return words.slot(SLOTS[event[B]])


def half(setting: Setting, event: Event) -> Message:
    return Message(f"half-{SIDES[event[C]]}")


def goods(setting: Setting, event: Event) -> Message:
    return words.good(event[A], event[B])


def things(name: str) -> Value:
    return lambda setting, event: noun(name, event[A])


def one_crate(setting: Setting, event: Event) -> Message:
    return noun("crate", 1)


def crate_gives(setting: Setting, event: Event) -> Message:
    return cards.crate_gives(setting, event[A], BARE)


def machine(setting: Setting, event: Event) -> Message:
    return words.machine_name(setting, event[A])


def machine_gives(setting: Setting, event: Event) -> Message:
    return cards.machine_gives(setting, event[A], BARE)


def module(setting: Setting, event: Event) -> Message:
    return cards.module_named(setting, event[A])


def module_slot(setting: Setting, event: Event) -> Message:
    return words.slot(SLOTS[rules_of(setting).lookup.module_spaces[event[B]]])


def artifact(setting: Setting, event: Event) -> Message:
    return cards.artifact_noun(event[A])


def display(setting: Setting, event: Event) -> Message:
    return displayed(setting, event[A])


def track(setting: Setting, event: Event) -> Message:
    return Message(f"track-{COLOURS[event[A]]}")


def tribe(setting: Setting, event: Event) -> Message:
    return words.tribe_name(setting, event[A])


def ability(setting: Setting, event: Event) -> Message:
    return tell(words.tribe(setting, event[A]).ability, BARE)


def technology(setting: Setting, event: Event) -> Message:
    return words.technology_name(setting, event[C], event[B])


def technology_gives(setting: Setting, event: Event) -> Message:
    return cards.technology_gives(setting, words.technology(setting, event[C], event[B]))


def token(setting: Setting, event: Event) -> Message:
    return noun(TOKENS[event[A].bit_length() - 1], 1)


def place(setting: Setting, event: Event) -> Message:
    return words.place(setting, event[A])


def space(at: int, case: str = words.AT) -> Value:
    return lambda setting, event: words.space(setting, event[at], case)


# Sentences with several forms


def recruit(setting: Setting, event: Event) -> Message | None:
    id = "log-recruit-deck" if event[B] else "log-recruit"
    return says(id, card=card)(setting, event)


def build(setting: Setting, event: Event) -> Message | None:
    return says(f"log-build-{SIZES[event[B]]}", space=space(A))(setting, event)


def tile(setting: Setting, event: Event) -> Message:
    """The four spaces of a tile in its orientation."""
    faces = pack_of(setting).components("tile")[event[B]].faces
    shown = [
        words.terrain(1 + FACES.index(face)) for face in (reversed(faces) if event[C] else faces)
    ]
    return Message("log-tile", {"place": place(setting, event), "faces": listed(shown)})


def new_module(setting: Setting, event: Event) -> Message | None:
    id = "log-module" if event[C] < 0 else "log-module-instead"
    return says(id, module=module, slot=module_slot)(setting, event)


def reward(setting: Setting, event: Event) -> Message:
    return reward_message("log", setting, event)


def reward_message(family: str, setting: Setting, event: Event) -> Message:
    """A reward space that is unlocked."""
    lookup = rules_of(setting).lookup
    found = pack_of(setting).components("reward")[event[A]]
    values: Values = {"who": player(event[1])}
    if found.kind == "standard":
        values["machine"] = words.machine_name(setting, lookup.reward_machine[event[A]])
    elif found.kind != "artifact":
        values["colour"] = Message(f"colour-{found.colour}")
        values["points"] = words.points(lookup.card_bonus)
    return Message(f"{family}-reward-{found.kind}", values)


def trade(setting: Setting, event: Event) -> Message:
    return trade_message("log-trade", event[A], {"who": player(event[1])})


# Names in a word or two


def space_title(at: int) -> Value:
    return lambda setting, event: titles.space_title(setting, event[at])


def built(setting: Setting, event: Event) -> Message:
    return names(f"title-built-{SIZES[event[B]]}", space=space_title(A))(setting, event)


def artifact_title(setting: Setting, event: Event) -> Message:
    return Message(f"title-{ARTIFACTS[event[A]]}")


# Signs


def amount(at: int, sign: int = 1) -> Callable[[Event], int]:
    return lambda event: sign * event[at]


def token_icon(setting: Setting, event: Event) -> str:
    return f"token-{TOKENS[event[A].bit_length() - 1]}"


def card_tint(setting: Setting, event: Event) -> str:
    return COLOURS[rules_of(setting).lookup.card_colour[event[A]]]


def reward_signs(setting: Setting, event: Event) -> list[Sign]:
    return [sign for sign in drawn.reward(setting, event[A]) if isinstance(sign, Sign)]


def trade_signs(setting: Setting, event: Event) -> list[Sign]:
    given, got = trade_goods(event[A])
    return [
        *(Sign(GOODS[kind], -n) for kind, n in enumerate(given) if n),
        *(Sign(GOODS[kind], n) for kind, n in enumerate(got) if n),
    ]


# What is told in advance


def in_numbers(setting: Setting, events: Sequence[Event]) -> Message:
    """Goods that an event has a number of."""
    counted: Counter[int] = Counter()
    for event in events:
        counted[event[A]] += event[B]
    return listed([words.good(kind, n) for kind, n in sorted(counted.items())])


def total(name: str) -> Callable[[Setting, Sequence[Event]], Message]:
    return lambda setting, events: noun(name, sum(event[A] for event in events))


def furthest(setting: Setting, events: Sequence[Event]) -> Message:
    """How far each track gets."""
    reached = {event[A]: event for event in events}
    return apart(
        [
            Message("does-advance", {"track": track(setting, event), "space": event[B]})
            for event in reached.values()
        ]
    )


def rewards(setting: Setting, events: Sequence[Event]) -> Message:
    return apart([reward_message("does", setting, event) for event in events])


def minor_artifacts(setting: Setting, events: Sequence[Event]) -> Message | None:
    """The others are named by the move that takes them."""
    if all(event[A] != MINOR for event in events):
        return None
    return Message("does-artifact", {"artifact": cards.artifact_noun(MINOR)})


# Words


def card_word(setting: Setting, event: Event) -> str:
    return names_of(setting).cards[event[A]]


def slot_word(setting: Setting, event: Event) -> str:
    return f"slot {SLOTS[event[B]]}"


def deck_if_from_it(setting: Setting, event: Event) -> Words:
    return ("deck",) if event[B] else ()


def good_word(setting: Setting, event: Event) -> str:
    return GOODS[event[A]]


def traded(setting: Setting, event: Event) -> Words:
    names = TRADES[event[A]].replace("+", " ").split()
    found = dict.fromkeys([GOODS[0], *(name for name in names if name in GOODS)])
    return tuple(of_player(event[1], name) for name in found)


def crate_word(setting: Setting, event: Event) -> str:
    return names_of(setting).crates[event[A]]


def module_word(setting: Setting, event: Event) -> str:
    return names_of(setting).modules[event[A]]


def module_space(setting: Setting, event: Event) -> str:
    return names_of(setting).module_spaces[event[B]]


def machine_word(setting: Setting, event: Event) -> str:
    return names_of(setting).machines[event[A]]


def artifact_word(setting: Setting, event: Event) -> str:
    return ARTIFACTS[event[A]]


def display_word(setting: Setting, event: Event) -> str:
    names, thing = names_of(setting), event[A]
    if thing < FIRST_MACHINE:
        return names.cards[thing]
    if thing < FIRST_MODULE:
        return names.machines[thing - FIRST_MACHINE + FIRST_SPECIAL]
    return names.modules[thing - FIRST_MODULE]


def track_word(setting: Setting, event: Event) -> str:
    return COLOURS[event[A]]


def reward_word(setting: Setting, event: Event) -> str:
    return str(pack_of(setting).components("reward")[event[A]].id)


def board_word(setting: Setting, event: Event) -> str:
    return names_of(setting).boards[event[A]]


def technology_word(setting: Setting, event: Event) -> str:
    return f"unlock {TECHNOLOGIES[event[B]]}"


def space_word(at: int) -> Word:
    return lambda setting, event: names_of(setting).spaces[event[at]]


def place_word(setting: Setting, event: Event) -> str:
    return names_of(setting).spaces[event[A] * HEXES]


def tile_words(setting: Setting, event: Event) -> Words:
    first = event[A] * HEXES
    return tuple(names_of(setting).spaces[first : first + HEXES])


OWN_CARD = (own(card_word),)
OWN_GOOD = (own(good_word),)
OWN_MACHINE = (own(machine_word),)
SWITCH = (own("switch"),)

EVENTS = Events(
    {
        ops.E_TRIBE: EventRow(says("log-tribe", tribe=tribe), (board_word,), names=tribe),
        ops.E_KEEP: EventRow(says("log-keep")),
        ops.E_TURN: EventRow(says("log-turn"), closes=True),
        ops.E_TRIGGER: EventRow(
            says("log-trigger"), does=does("does-trigger"), shows=shows("end-tile")
        ),
        ops.E_END: EventRow(says("log-end"), actor=False, does=does("does-end")),
        # Cards.
        ops.E_PLAY: EventRow(
            says("log-play", card=card, slot=slot, half=half),
            (own(card_word), own(slot_word)),
            names=card,
        ),
        ops.E_ACTIVATE: EventRow(says("log-activate", card=card), OWN_CARD),
        ops.E_REST: EventRow(
            says("log-rest", card=card), OWN_CARD, weighs=BENEFIT, shows=shows("rest")
        ),
        ops.E_WAKE: EventRow(
            says("log-wake", card=card), OWN_CARD, weighs=BENEFIT, shows=shows("wake")
        ),
        ops.E_CARD_REMOVED: EventRow(
            says("log-card-removed", card=card),
            OWN_CARD,
            does=each("does-card-removed", card=card),
            shows=shows("card", -1, card_tint),
        ),
        ops.E_TAKE: EventRow(
            says("log-take", card=card),
            (card_word, own(card_word)),
            weighs=BENEFIT,
            names=card,
            shows=shows("take", 1, card_tint),
        ),
        ops.E_RECRUIT: EventRow(
            recruit,
            (card_word, own(card_word), deck_if_from_it),
            weighs=BENEFIT,
            chance=(A,),
            names=card,
            shows=shows("take"),
        ),
        ops.E_SWITCH: EventRow(says("log-switch"), SWITCH, names=names("title-switch")),
        ops.E_RAISE: EventRow(says("log-raise"), SWITCH, shows=shows("switch")),
        ops.E_COPY: EventRow(
            says("log-copy", card=card, whom=someone(B)),
            (own("switch"), seat_word(B), of_someone(B, card_word)),
            names=names("title-copy", card=card, whom=someone(B)),
        ),
        # Goods and tokens.
        ops.E_PAY: EventRow(
            says("log-pay", thing=goods),
            OWN_GOOD,
            does=does("does-pay", things=in_numbers),
            weighs=COST,
            shows=shows(good_word, amount(B, -1)),
        ),
        ops.E_GIVE: EventRow(
            says("log-give", thing=goods, whom=someone(C)),
            (own(good_word), seat_word(C), of_someone(C, good_word)),
            does=each("does-give", thing=goods, whom=someone(C)),
        ),
        ops.E_GAIN: EventRow(
            says("log-gain", thing=goods),
            OWN_GOOD,
            does=does("does-gain", things=in_numbers),
            weighs=BENEFIT,
            shows=shows(good_word, amount(B)),
        ),
        ops.E_LOST: EventRow(
            says("log-lost", thing=goods),
            OWN_GOOD,
            does=does("does-lost", things=in_numbers),
            shows=shows(good_word, amount(B, -1)),
        ),
        ops.E_TRADE: EventRow(
            trade, (traded,), weighs=BENEFIT, names=names("title-trade"), shows=trade_signs
        ),
        ops.E_POINTS: EventRow(
            says("log-gain", thing=things("point")),
            does=does("does-gain", things=total("point")),
            weighs=BENEFIT,
            shows=shows("points", amount(A)),
        ),
        ops.E_BONUS: EventRow(
            says("log-bonus", n=number(A)), does=each("does-bonus", n=number(A)), weighs=BENEFIT
        ),
        ops.E_ENERGY: EventRow(
            says("log-gain", thing=things("energy")),
            (own("energy"),),
            does=does("does-gain", things=total("energy")),
            weighs=BENEFIT,
            shows=shows("energy", amount(A)),
        ),
        ops.E_CRATE: EventRow(
            says("log-crate", gives=crate_gives),
            others=says("log-gain", thing=one_crate),
            does=does("does-crate", n=how_many),
            weighs=BENEFIT,
            chance=(A,),
            shows=shows("crate"),
        ),
        ops.E_OPEN: EventRow(
            says("log-open", gives=crate_gives), (own(crate_word),), names=names("title-open")
        ),
        ops.E_REOPEN: EventRow(
            says("log-reopen", gives=crate_gives), (own(crate_word),), names=names("title-reopen")
        ),
        ops.E_ARTIFACT: EventRow(
            says("log-artifact", artifact=artifact),
            (artifact_word, own(artifact_word)),
            does=minor_artifacts,
            weighs=BENEFIT,
            names=artifact_title,
        ),
        ops.E_REMOVE: EventRow(says("log-remove", artifact=artifact), (artifact_word,)),
        ops.E_DISCARD: EventRow(says("log-discard", thing=display), (display_word,)),
        # The player board.
        ops.E_MODULE: EventRow(
            new_module,
            (module_word, own(module_word), own(module_space)),
            weighs=BENEFIT,
            shows=shows("module"),
        ),
        ops.E_MODULE_SPEAKS: EventRow(
            says("log-module-speaks", module=module), (module_word, own(module_word))
        ),
        ops.E_MACHINE: EventRow(
            says("log-machine", machine=machine, gives=machine_gives),
            (machine_word, own(machine_word)),
            weighs=BENEFIT,
            names=machine,
        ),
        ops.E_USE: EventRow(
            says("log-use", machine=machine), OWN_MACHINE, names=machine, shows=shows("energy", -1)
        ),
        ops.E_RETURN: EventRow(
            says("log-return", machine=machine), OWN_MACHINE, shows=shows("return-energy")
        ),
        ops.E_ADVANCE: EventRow(
            says("log-advance", track=track, space=number(B)),
            (own(track_word),),
            does=furthest,
            weighs=BENEFIT,
            shows=shows("step", 1, track_word),
        ),
        ops.E_REWARD: EventRow(
            reward, (own(reward_word),), does=rewards, weighs=BENEFIT, shows=reward_signs
        ),
        ops.E_ABILITY: EventRow(
            says("log-ability", ability=ability), (own("ability"),), names=names("title-ability")
        ),
        # The reward or ability that moves a marker has its own line, and so has the bonus under it.
        ops.E_PROGRESS: EventRow(silent),
        ops.E_HIBERNATE: EventRow(
            says("log-hibernate", n=number(A)),
            (own("hibernate"),),
            does=each("does-hibernate", n=number(A)),
            weighs=BENEFIT,
            names=names("title-hibernate"),
        ),
        # The map.
        ops.E_EXPLORE: EventRow(
            says("log-explore", place=place),
            (place_word,),
            weighs=BENEFIT,
            names=names("title-explore", place=place),
        ),
        ops.E_TILE: EventRow(tile, (tile_words,), chance=(B, C)),
        ops.E_POPULATE: EventRow(
            says("log-populate", technology=technology, space=space(A, TO)),
            (space_word(A), own(technology_word)),
            does=each("does-populate", technology=technology, gives=technology_gives),
            weighs=BENEFIT,
            names=names("title-populate", space=space_title(A)),
        ),
        ops.E_BUILD: EventRow(build, (space_word(A),), weighs=BENEFIT, names=built),
        ops.E_TOKEN: EventRow(
            says("log-token", thing=token, space=space(B, TO)),
            (space_word(B),),
            weighs=BENEFIT,
            shows=shows(token_icon),
        ),
        ops.E_TARGET: EventRow(
            says("log-target", space=space(A)),
            (space_word(A),),
            does=each("does-target", space=space(A)),
        ),
        ops.E_FALCON: EventRow(
            says("log-falcon", space=space(A, TO)),
            (space_word(A),),
            weighs=BENEFIT,
            names=names("title-falcon", space=space_title(A)),
        ),
        ops.E_MOVE_FIGURE: EventRow(
            says("log-move-figure", **{"from": space(A), "to": space(B, TO)}),
            (space_word(A), space_word(B)),
            weighs=BENEFIT,
            names=names("title-figure", space=space_title(B)),
        ),
    }
)
