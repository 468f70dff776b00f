"""The log of Recall: for every kind of event its sentence and the words it touches.

A crate has no word before it is opened: only its owner knows it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import (
    BOXES,
    COLOURS,
    CRYSTALS,
    CUBES,
    HEXES,
    MONUMENT,
    PATHS,
    REGULAR,
    ROUND_KINDS,
    SIDES,
    STONES,
    TERRAINS,
    TRACKS,
    VAULT,
)
from rekindle.games.recall.presentation import cards, words
from rekindle.games.recall.presentation.moves.trades import (
    conversion_title,
    converted,
    trade_goods,
    trade_signs,
)
from rekindle.games.recall.presentation.words import names_of, rules_of
from rekindle.kernel.events import (
    BENEFIT,
    COST,
    NEUTRAL,
    A,
    B,
    C,
    Does,
    EventRow,
    Events,
    Value,
    Word,
    does,
    each,
    how_many,
    names,
    number,
    own,
    says,
    shows,
    silent,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, apart, listed, noun, player
from rekindle.kernel.signs import Sign
from rekindle.kernel.state import Event
from rekindle.kernel.words import Words, of_player

# Values of sentences


def crystals(setting: Setting, event: Event) -> Message:
    return words.crystal(event[A], event[B])


def things(name: str, at: int = B) -> Value:
    return lambda setting, event: noun(name, event[at])


def space(at: int) -> Value:
    return lambda setting, event: words.space(setting, event[at])


def keycard(at: int = A) -> Value:
    return lambda setting, event: words.keycard_name(setting, event[at])


def slot(setting: Setting, event: Event) -> Message:
    return words.slot(event[B])


def box(setting: Setting, event: Event) -> Message:
    return words.box(event[A])


def track(setting: Setting, event: Event) -> Message:
    return words.track(event[A])


def tribe(at: int) -> Value:
    return lambda setting, event: words.tribe_name(setting, event[at])


def gadget(setting: Setting, event: Event) -> Message:
    return words.gadget_name(setting, event[A])


def ability(setting: Setting, event: Event) -> Message:
    return words.ability_name(setting, event[A])


def quoted(kind: str) -> Value:
    """The name of a card or token."""
    return lambda setting, event: words.quoted(setting, kind, event[A])


def path(setting: Setting, event: Event) -> Message:
    return words.path_name(event[B])


def relicube(at: int) -> Value:
    return lambda setting, event: words.relicube(event[at])


def column(setting: Setting, event: Event) -> int:
    return event[B] + 1


def stone(setting: Setting, event: Event) -> Message:
    return words.stone(event[B])


def region(setting: Setting, event: Event) -> Message:
    return words.region(setting, event[A])


def region_centre(setting: Setting, event: Event) -> Message:
    return words.space(setting, event[A] * HEXES)


def upgrade(setting: Setting, event: Event) -> Message:
    return words.upgrade(event[A])


def upgrade_gives(setting: Setting, event: Event) -> Message:
    return cards.box_gives(setting, event[A], 1 + event[B])


def crate_gives(setting: Setting, event: Event) -> Message:
    return cards.crate_gives(setting, event[A])


def one_crate(setting: Setting, event: Event) -> Message:
    return noun("crate", 1)


def objective_gives(setting: Setting, event: Event) -> Message:
    return cards.objective_gives(setting, event[A])


def camp_gives(setting: Setting, event: Event) -> Message:
    return cards.camp_gives(setting, event[A])


def tile_gives(setting: Setting, event: Event) -> Message:
    return cards.monument_tile_gives(setting, event[A])


def ring_gives(setting: Setting, event: Event) -> Message:
    return cards.ring_gives(setting, event[B])


def production_gives(setting: Setting, event: Event) -> Message:
    return cards.production_gives(setting, event[A]) or Message("nothing")


def effect(setting: Setting, event: Event) -> Message:
    return cards.effect_message(setting, event[A])


def faces(setting: Setting, event: Event) -> Message:
    """The hexes of a tile that nobody has laid yet."""
    return cards.tile_named(setting, event[B])


def faces_laid(setting: Setting, event: Event) -> Message:
    return cards.tile_laid(setting, event[A], event[B], event[C])


def raised(at: int) -> Value:
    """The crystal that is upgraded, or what becomes of it."""
    return lambda setting, event: words.crystal(min(event[A] + at, len(CRYSTALS) - 1))


def given(setting: Setting, event: Event) -> Message:
    return words.crystals(converted(event[A])[0])


def got(setting: Setting, event: Event) -> Message:
    return words.crystals(converted(event[A])[1])


def building_kind(event: Event) -> str:
    """A building is named after its hex."""
    if event[B] >= MONUMENT:
        return "monument"
    return "vault" if event[B] == VAULT else TERRAINS[event[B] - 1]


def building(setting: Setting, event: Event) -> Message:
    return Message(f"building-{building_kind(event)}")


# Sentences with several forms


def new_round(setting: Setting, event: Event) -> Message:
    kind = rules_of(setting).lookup.rounds[event[A]]
    id = "log-round" if kind == REGULAR else f"log-round-{ROUND_KINDS[kind]}"
    return Message(id, {"n": event[A] + 1})


def ability_used(setting: Setting, event: Event) -> Message | None:
    if not event[B]:
        return says("log-ability-free", ability=ability)(setting, event)
    return says("log-ability", ability=ability, thing=things("stone"))(setting, event)


def chip(setting: Setting, event: Event) -> Message:
    gives = cards.chip_gives(setting, event[A], event[B])
    return Message(f"log-chip-{cards.CHIPS[event[A]]}", {"who": player(event[1]), "gives": gives})


def points(setting: Setting, event: Event) -> Message:
    id = "log-gain" if event[A] >= 0 else "log-lose"
    return Message(id, {"who": player(event[1]), "thing": words.points(abs(event[A]))})


def trade(setting: Setting, event: Event) -> Message:
    give, get = trade_goods(event[A])
    return Message("log-trade", {"who": player(event[1]), "give": give, "get": get})


# Names in a word or two


def played(setting: Setting, event: Event) -> Message:
    return Message(
        "title-played",
        {"slot": words.slot(event[B]), "card": words.name_of(setting, "keycard", event[A])},
    )


def built(setting: Setting, event: Event) -> Message:
    kind = building_kind(event)
    what = Message("title-workshop" if kind in TERRAINS else f"title-{kind}")
    return Message("title-built", {"what": what, "space": words.space(setting, event[A])})


def named(kind: str, at: int = A) -> Callable[[Setting, Event], Message]:
    return lambda setting, event: words.name_of(setting, kind, event[at])


def path_title(setting: Setting, event: Event) -> Message:
    return Message(f"title-path-{PATHS[event[B]]}")


def production_title(setting: Setting, event: Event) -> Message:
    return cards.production_title(event[A])


def titled(family: str, named: Sequence[str], at: int = A) -> Callable[[Setting, Event], Message]:
    """Something that is called after its colour."""
    return lambda setting, event: Message(f"title-{family}-{named[event[at]]}")


def letter(setting: Setting, event: Event) -> str:
    return words.letter(event[A])


def convert_title(setting: Setting, event: Event) -> Message:
    return Message(conversion_title(event[A]))


# Signs


def amount(at: int, sign: int = 1) -> Callable[[Event], int]:
    return lambda event: sign * event[at]


def tint(named: Sequence[str], at: int = A) -> Word:
    return lambda setting, event: named[event[at]]


def keycard_tint(at: int = A) -> Word:
    return lambda setting, event: COLOURS[rules_of(setting).lookup.card_colour[event[at]]]


def steps(event: Event) -> int:
    """The steps of one advance that are told together."""
    return max(event[C], 1)


def converted_signs(setting: Setting, event: Event) -> list[Sign]:
    paid, made = converted(event[A])
    return [
        *(Sign("crystal", -n, CRYSTALS[kind]) for kind, n in enumerate(paid) if n),
        *(Sign("crystal", n, CRYSTALS[kind]) for kind, n in enumerate(made) if n),
    ]


def raised_signs(setting: Setting, event: Event) -> list[Sign]:
    return [
        Sign("crystal", -1, CRYSTALS[event[A]]),
        Sign("crystal", 1, CRYSTALS[event[A] + 1]),
    ]


def traded_signs(setting: Setting, event: Event) -> list[Sign]:
    return trade_signs(event[A])


# What is told in advance


def in_numbers(setting: Setting, events: Sequence[Event]) -> Message:
    """Crystals that an event has a number of."""
    counted: Counter[int] = Counter()
    for event in events:
        counted[event[A]] += event[B]
    return listed([words.crystal(kind, n) for kind, n in sorted(counted.items())])


def by_space(id: str, name: str) -> Does:
    """One clause for each hex, with all that happens there."""

    def message(setting: Setting, events: Sequence[Event]) -> Message:
        counted: Counter[int] = Counter()
        for event in events:
            counted[event[A]] += event[B]
        return apart(
            [
                Message(id, {"thing": noun(name, n), "n": n, "space": words.space(setting, at)})
                for at, n in counted.items()
            ]
        )

    return message


def points_in_all(setting: Setting, events: Sequence[Event]) -> Message:
    n = sum(event[A] for event in events)
    return Message("does-gain" if n >= 0 else "does-lose", {"things": words.points(abs(n))})


def furthest(setting: Setting, events: Sequence[Event]) -> Message:
    """How far each track gets."""
    reached = {event[A]: event for event in events}
    return apart(
        [
            Message("does-knowledge", {"track": words.track(event[A]), "step": event[B]})
            for event in reached.values()
        ]
    )


def stones_used(setting: Setting, events: Sequence[Event]) -> Message | None:
    paid = [event for event in events if event[B]]
    if not paid:
        return None
    return each("does-stones", ability=ability, thing=things("stone"))(setting, paid)


def weight_of_points(event: Event) -> int:
    return BENEFIT if event[A] > 0 else COST if event[A] < 0 else NEUTRAL


# Words


def space_word(at: int) -> Word:
    return lambda setting, event: names_of(setting).spaces[event[at]]


def coloured(thing: str, named: Sequence[str], at: int = A) -> Word:
    return lambda setting, event: f"{thing}-{named[event[at]]}"


def keycard_word(at: int = A) -> Word:
    return lambda setting, event: names_of(setting).keycards[event[at]]


def slot_word(setting: Setting, event: Event) -> str:
    return f"slot {BOXES[event[B]]}"


def tribe_word(at: int) -> Word:
    return lambda setting, event: names_of(setting).tribes[event[at]]


def gadget_word(setting: Setting, event: Event) -> str:
    return names_of(setting).gadgets[event[A]]


def ability_word(setting: Setting, event: Event) -> str:
    return names_of(setting).abilities[event[A]]


def crate_word(setting: Setting, event: Event) -> str:
    return names_of(setting).crates[event[A]]


def objective_word(setting: Setting, event: Event) -> str:
    return names_of(setting).objectives[event[A]]


def tile_word(setting: Setting, event: Event) -> str:
    return names_of(setting).monument_tiles[event[A]]


def camp_word(setting: Setting, event: Event) -> str:
    return names_of(setting).camps[event[A]]


def chip_word(setting: Setting, event: Event) -> str:
    found = names_of(setting).dark if event[A] else names_of(setting).light
    return found[event[B]]


def production_word(setting: Setting, event: Event) -> str:
    return names_of(setting).production[event[A]]


def upgrade_words(setting: Setting, event: Event) -> Words:
    side = names_of(setting).upgrades[event[A] * SIDES + event[B]]
    return of_player(event[1], f"box-{BOXES[event[A]]}"), side


def region_words(setting: Setting, event: Event) -> Words:
    first = event[A] * HEXES
    return tuple(names_of(setting).spaces[first : first + HEXES])


def converted_words(setting: Setting, event: Event) -> Words:
    paid, made = converted(event[A])
    kinds = [kind for kind in range(len(CRYSTALS)) if paid[kind] or made[kind]]
    return tuple(of_player(event[1], f"crystal-{CRYSTALS[kind]}") for kind in kinds)


CRYSTAL = (own(coloured("crystal", CRYSTALS)),)
SPACE = (space_word(A),)
TRACK = (coloured("track", TRACKS),)

EVENTS = Events(
    {
        # Rounds and the turn.
        ops.E_ROUND: EventRow(new_round, actor=False, closes=True),
        ops.E_TURN: EventRow(says("log-turn"), closes=True),
        ops.E_END: EventRow(says("log-end"), actor=False, does=does("does-end")),
        ops.E_TRIBE: EventRow(
            says("log-tribe", tribe=tribe(A)), (tribe_word(A),), names=named("tribe")
        ),
        ops.E_GADGET: EventRow(
            says("log-gadget", gadget=gadget),
            (gadget_word, own(gadget_word)),
            weighs=BENEFIT,
            names=named("gadget"),
        ),
        ops.E_START: EventRow(
            says("log-start", space=space(A)), SPACE, names=names("title-place", space=space(A))
        ),
        ops.E_PLAY: EventRow(
            says("log-play", card=keycard(), slot=slot),
            (own(keycard_word()), own(slot_word)),
            names=played,
        ),
        ops.E_RECALL: EventRow(
            says("log-recall", n=number(A)), (own("recall"),), names=names("title-recall")
        ),
        ops.E_PRODUCE: EventRow(
            says("log-produce", gives=production_gives),
            (own(production_word),),
            names=production_title,
        ),
        ops.E_RECHARGE: EventRow(says("log-recharge"), (own("stones"),), weighs=BENEFIT),
        ops.E_PATH: EventRow(
            says("log-path", path=path), (coloured("path", PATHS, B),), names=path_title
        ),
        ops.E_DISCARD: EventRow(
            says("log-discard", objective=quoted("objective"), gives=objective_gives),
            (objective_word,),
            names=names("title-discard"),
        ),
        ops.E_COPY: EventRow(
            says("log-copy", box=box),
            (own(coloured("box", BOXES)),),
            names=names("title-box", letter=letter),
        ),
        # Movement and relicubes.
        ops.E_MOVE: EventRow(
            says("log-move", thing=things("follower", C), **{"from": space(A), "to": space(B)}),
            (space_word(A), space_word(B)),
            weighs=BENEFIT,
            names=names("title-to", space=space(B)),
        ),
        ops.E_PIGS_MOVE: EventRow(
            says("log-pigs-move", thing=things("pig", C), **{"from": space(A), "to": space(B)}),
            (space_word(A), space_word(B)),
        ),
        ops.E_ENTER: EventRow(
            says("log-enter", space=space(A), cube=relicube(B)),
            SPACE,
            does=each("does-enter", space=space(A), cube=relicube(B)),
            weighs=BENEFIT,
            shows=shows("relicube", 1, tint(CUBES, B)),
        ),
        ops.E_CUBE: EventRow(
            says("log-cube", cube=relicube(A), n=column),
            (own(coloured("relicube", CUBES)),),
            does=each("does-cube", cube=relicube(A), n=column),
            weighs=BENEFIT,
        ),
        ops.E_DISPLAY_CUBE: EventRow(
            says("log-display-cube", cube=relicube(A)),
            (coloured("relicube", CUBES),),
            weighs=BENEFIT,
            names=titled("relicube", CUBES),
            shows=shows("relicube", 1, tint(CUBES)),
        ),
        # Develops.
        ops.E_BUILD: EventRow(
            says("log-build", what=building, space=space(A)), SPACE, weighs=BENEFIT, names=built
        ),
        ops.E_EXCAVATE: EventRow(
            says("log-excavate", space=space(A), stone=stone),
            SPACE,
            does=each("does-excavate", stone=stone),
            weighs=BENEFIT,
            names=names("title-excavated", space=space(A)),
            shows=shows("stone", 1, tint(STONES, B)),
        ),
        ops.E_TILE: EventRow(
            says("log-tile", tile=quoted("monument-tile"), space=space(B), gives=tile_gives),
            (tile_word, space_word(B)),
            does=each("does-tile", tile=quoted("monument-tile")),
            weighs=BENEFIT,
            names=named("monument-tile"),
        ),
        ops.E_CAMP: EventRow(
            says("log-camp", camp=quoted("camp"), space=space(B), gives=camp_gives),
            (camp_word, space_word(B)),
            weighs=BENEFIT,
        ),
        ops.E_SHARE: EventRow(
            says("log-share", space=space(A)),
            SPACE,
            does=each("does-share"),
            weighs=BENEFIT,
            shows=shows("follower"),
        ),
        # Crystals, followers, points, stones.
        ops.E_GAIN: EventRow(
            says("log-gain", thing=crystals),
            CRYSTAL,
            does=does("does-gain", things=in_numbers),
            weighs=BENEFIT,
            shows=shows("crystal", amount(B), tint(CRYSTALS)),
        ),
        ops.E_PAY: EventRow(
            says("log-pay", thing=crystals),
            CRYSTAL,
            does=does("does-pay", things=in_numbers),
            weighs=COST,
            shows=shows("crystal", amount(B, -1), tint(CRYSTALS)),
        ),
        ops.E_LOST: EventRow(
            says("log-lost", thing=crystals),
            CRYSTAL,
            does=does("does-lost", things=in_numbers),
            shows=shows("crystal", amount(B, -1), tint(CRYSTALS)),
        ),
        ops.E_CONVERT: EventRow(
            says("log-convert", give=given, get=got),
            (converted_words,),
            weighs=BENEFIT,
            names=convert_title,
            shows=converted_signs,
        ),
        ops.E_RAISE: EventRow(
            says("log-raise", give=raised(0), get=raised(1)),
            CRYSTAL,
            does=each("does-raise", give=raised(0), get=raised(1)),
            weighs=BENEFIT,
            names=titled("upgrade", CRYSTALS),
            shows=raised_signs,
        ),
        ops.E_FOLLOWERS: EventRow(
            says("log-followers", thing=things("follower"), space=space(A)),
            SPACE,
            does=by_space("does-followers", "follower"),
            weighs=BENEFIT,
            shows=shows("follower", amount(B)),
        ),
        ops.E_LOST_FOLLOWERS: EventRow(
            says("log-lost-followers", thing=things("follower", A)),
            does=each("does-lost-followers", thing=things("follower", A)),
        ),
        ops.E_SPEND: EventRow(
            says("log-spend", thing=things("follower"), space=space(A)),
            SPACE,
            does=by_space("does-spend", "follower"),
            weighs=COST,
            shows=shows("follower", amount(B, -1)),
        ),
        ops.E_SPEND_PIGS: EventRow(
            says("log-spend-pigs", n=number(B), space=space(A)),
            SPACE,
            does=by_space("does-spend-pigs", "pig"),
            weighs=COST,
            shows=shows("pig", amount(B, -1)),
        ),
        ops.E_RETURN: EventRow(
            says("log-return", thing=things("follower"), space=space(A)),
            SPACE,
            does=by_space("does-return", "follower"),
            names=names("title-return", space=space(A)),
            shows=shows("follower", amount(B, -1)),
        ),
        ops.E_POINTS: EventRow(
            points,
            (own("culture"),),
            does=points_in_all,
            weighs=weight_of_points,
            shows=shows("point", amount(A)),
        ),
        ops.E_TRADE: EventRow(
            trade, weighs=BENEFIT, names=names("title-trade"), shows=traded_signs
        ),
        ops.E_STONE: EventRow(
            says("log-own-stone"),
            (own("stones"),),
            does=does("does-own-stone"),
            weighs=BENEFIT,
            shows=shows("stone", 1, "own"),
        ),
        ops.E_CRATE: EventRow(
            says("log-crate", crate=quoted("crate"), gives=crate_gives),
            others=says("log-gain", thing=one_crate),
            does=does("does-crate", n=how_many),
            weighs=BENEFIT,
            chance=(A,),
            shows=shows("crate"),
        ),
        ops.E_OPEN: EventRow(
            says("log-open", crate=quoted("crate"), gives=crate_gives),
            (own(crate_word),),
            names=named("crate"),
        ),
        # Tracks, upgrades, keycards, abilities.
        ops.E_INSTALL: EventRow(
            says("log-install", upgrade=upgrade, gives=upgrade_gives),
            (upgrade_words,),
            does=each("does-install", upgrade=upgrade, gives=upgrade_gives),
            weighs=BENEFIT,
            names=names("title-upgrade", letter=letter),
        ),
        ops.E_KNOWLEDGE: EventRow(
            says("log-knowledge", track=track, step=number(B)),
            TRACK,
            does=furthest,
            weighs=BENEFIT,
            shows=shows("knowledge", steps, tint(TRACKS)),
        ),
        ops.E_ANCIENT: EventRow(
            says("log-ancient", track=track, tribe=tribe(B)),
            (*TRACK, tribe_word(B)),
            actor=False,
            does=each("does-ancient", track=track),
            weighs=BENEFIT,
            chance=(B,),
        ),
        ops.E_UNLOCK: EventRow(
            says("log-unlock", tribe=tribe(B)),
            (*TRACK, tribe_word(B)),
            does=each("does-unlock", tribe=tribe(B)),
            weighs=BENEFIT,
        ),
        ops.E_CHIP: EventRow(chip, (chip_word,), weighs=BENEFIT),
        ops.E_KEYCARD: EventRow(
            says("log-keycard", card=keycard()),
            (keycard_word(), own(keycard_word())),
            does=each("does-keycard", card=keycard()),
            weighs=BENEFIT,
            names=named("keycard"),
            shows=shows("keycard", 1, keycard_tint()),
        ),
        ops.E_SWAP: EventRow(
            says("log-swap", old=keycard(A), new=keycard(B)),
            (own(keycard_word(A)), keycard_word(B), own(keycard_word(B))),
            does=each("does-swap", old=keycard(A), new=keycard(B)),
            weighs=BENEFIT,
            names=named("keycard", B),
            shows=shows("keycard", 1, keycard_tint(B)),
        ),
        ops.E_TAKE_BACK: EventRow(
            says("log-take-back", card=keycard(), slot=slot),
            (own(keycard_word()), own(slot_word)),
            does=each("does-take-back", card=keycard()),
            weighs=BENEFIT,
            shows=shows("take-back"),
        ),
        ops.E_ABILITY: EventRow(
            ability_used,
            (own(ability_word),),
            does=stones_used,
            names=ability,
            shows=shows("stone", amount(B, -1)),
        ),
        ops.E_NOTHING: EventRow(
            says("log-nothing", what=effect), does=each("does-nothing", what=effect)
        ),
        # The map.
        ops.E_REVEAL: EventRow(
            says("log-reveal", region=region, faces=faces),
            (region_words,),
            weighs=BENEFIT,
            chance=(B,),
            names=names("title-reveal", space=region_centre),
        ),
        ops.E_LAY: EventRow(says("log-lay", faces=faces_laid), (region_words,)),
        # What the bag gave is to be seen on the map.
        ops.E_FILL: EventRow(silent, SPACE),
        ops.E_FARM: EventRow(
            says("log-farm", space=space(A), n=number(B)),
            SPACE,
            does=each("does-farm", n=number(B)),
            weighs=BENEFIT,
            names=names("title-farm", space=space(A)),
            shows=shows("token-farm"),
        ),
        ops.E_ISLAND: EventRow(
            says("log-island", space=space(A)),
            SPACE,
            does=does("does-island"),
            weighs=BENEFIT,
            names=names("title-island", space=space(A)),
            shows=shows("token-island"),
        ),
        ops.E_RAFT: EventRow(
            says("log-raft", space=space(A), n=number(B)),
            SPACE,
            does=each("does-raft", space=space(A), n=number(B)),
            weighs=BENEFIT,
            names=names("title-raft", space=space(A)),
            shows=shows("token-raft"),
        ),
        ops.E_FERRY: EventRow(
            says("log-ferry", space=space(A)),
            SPACE,
            does=each("does-ferry", space=space(A)),
            weighs=BENEFIT,
        ),
        ops.E_RING: EventRow(
            says("log-ring", space=space(A), gives=ring_gives),
            SPACE,
            weighs=BENEFIT,
            does=does("does-ring"),
            chance=(B,),
            names=names("title-ring", space=space(A)),
            shows=shows("token-ring"),
        ),
    }
)
