"""The texts of cards, tokens, tiles and boards, generated from their effects.

`..._text` takes an id of the pack and a language; `..._message` returns the same as a message for
use in other texts, by number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rekindle.content import BARE, FIRST, Effect, Leaf, Voice, leaves
from rekindle.games.revive.content.effects import EFFECTS
from rekindle.games.revive.content.language import Back, Half, Reward, Technology, Tile
from rekindle.games.revive.content.language import Location as LargeLocation
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    BOOK,
    COLOURS,
    FACES,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    SAND,
    TECHNOLOGIES,
)
from rekindle.games.revive.presentation.effects import TELLER, printed_cost, tell
from rekindle.games.revive.presentation.words import (
    cards,
    flasks,
    good,
    machine_name,
    names_of,
    pack_of,
    points,
    revive,
    rules_of,
    technology,
    terrain,
    tribe,
)
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Values, apart, capital, listed, named, sentences


def card_text(setting: Setting, card_id: str, language: str) -> str:
    """Return a citizen or a starting card: its colour and both halves."""
    return said(card_message(setting, names_of(setting).cards.index(card_id)), language)


def module_text(setting: Setting, module_id: str, language: str) -> str:
    """Return the colours of a slot module, and what it gives."""
    number = names_of(setting).modules.index(module_id)
    return said(sentence(Message("kind-gives", module_values(setting, number, FIRST))), language)


def machine_text(setting: Setting, machine_id: str, language: str) -> str:
    """Return any machine: standard, special, or on a tribe board (`nadair-sun-right`)."""
    number = names_of(setting).machines.index(machine_id)
    return said(sentence(machine_gives(setting, number)), language)


def crate_text(setting: Setting, crate_id: str, language: str) -> str:
    return said(sentence(crate_gives(setting, names_of(setting).crates.index(crate_id))), language)


def artifact_card_text(setting: Setting, card_id: str, language: str) -> str:
    """Return what each colour of artifacts is worth on an artifact card."""
    number = names_of(setting).artifact_cards.index(card_id)
    return said(artifact_card_message(setting, number), language)


def tribe_text(setting: Setting, board_id: str, language: str) -> str:
    """Return one side of a tribe board: the ability, its pieces, and all technologies."""
    return said(tribe_message(setting, names_of(setting).boards.index(board_id)), language)


def technology_text(setting: Setting, board_id: str, name: str, language: str) -> str:
    """Return a technology by its place on the board: `root`, `left`, `top-middle`."""
    board, number = names_of(setting).boards.index(board_id), TECHNOLOGIES.index(name)
    return said(technology_message(setting, board, number), language)


def location_text(setting: Setting, location_id: str, language: str) -> str:
    """Return what a large location scores, and what it gives at once."""
    return said(location_message(find(setting, "location", location_id)), language)


def tile_text(setting: Setting, tile_id: str, language: str) -> str:
    """Return the four spaces of an area tile, and what its water gives."""
    return said(tile_message(find(setting, "tile", tile_id)), language)


def back_text(setting: Setting, back_id: str, language: str) -> str:
    """Return what exploring a tile with this back costs, gives and finds."""
    return said(back_message(find(setting, "back", back_id)), language)


def reward_text(setting: Setting, reward_id: str, language: str) -> str:
    """Return a reward space along the machine tracks, and when it is unlocked."""
    reward = find(setting, "reward", reward_id)
    reached = [
        Message("reached", {"track": Message(f"track-{name}"), "space": getattr(reward, name)})
        for name in COLOURS
        if getattr(reward, name)
    ]
    values = {"needs": listed(reached), "what": reward_message(setting, reward, FIRST)}
    return said(Message("reward-text", values), language)


def said(message: Message, language: str) -> str:
    """Return a whole sentence, beginning with a capital letter."""
    return capital(revive(language).text(message))


def sentence(what: Message) -> Message:
    return Message("sentence", {"what": what})


def find(setting: Setting, kind: str, id: str) -> Any:
    return next(component for component in pack_of(setting).components(kind) if component.id == id)


# Cards


def card_message(setting: Setting, number: int) -> Message:
    card = cards(setting)[number]
    values = {
        "kind": Message(f"card-{card.colour}"),
        "top": half_message(card.top),
        "bottom": half_message(card.bottom),
    }
    return Message("card-text", values)


def half_message(half: Half) -> Message:
    """Return what a half of a card gives, at once and while it is in a slot."""
    told: list[Message] = []
    if half.effect is not None:
        told.append(tell(half.effect))
    if half.range:
        told.append(Message("half-range", {"n": half.range}))
    if half.slot:
        told.append(Message("half-slot"))
    return apart([*told, *flasks_of(half.flasks)] or [Message("nothing")])


def flasks_of(n: int) -> list[Message]:
    return [flasks(n)] if n else []


def module_values(setting: Setting, number: int, voice: Voice) -> Values:
    """The colours of a module, and what it gives."""
    module = pack_of(setting).components("module")[number]
    gives = [] if module.effect is None else [tell(module.effect, voice)]
    return {
        "kind": listed([Message(f"tint-{name}") for name in module.colours]),
        "gives": apart([*gives, *flasks_of(module.flasks)]),
    }


def module_named(setting: Setting, number: int) -> Message:
    """Return a module by what it gives, since it has no name."""
    return Message("module-named", module_values(setting, number, BARE))


# Machines and crates


def machine_effect(setting: Setting, number: int) -> Effect:
    effect: Effect = setting.extra.trees[rules_of(setting).lookup.machine_effect[number]]
    return effect


def machine_gives(setting: Setting, number: int, voice: Voice = FIRST) -> Message:
    lookup = rules_of(setting).lookup
    kind = "standard" if number < FIRST_SPECIAL else "tribe"
    if FIRST_SPECIAL <= number < FIRST_TRIBAL:
        kind = COLOURS[lookup.machine_colour[number]]
    gives = [tell(machine_effect(setting, number), voice)]
    gives += flasks_of(lookup.machine_flasks[number])
    return Message("kind-gives", {"kind": Message(f"machine-{kind}"), "gives": apart(gives)})


def crate_gives(setting: Setting, number: int, voice: Voice = FIRST) -> Message:
    return tell(pack_of(setting).components("crate")[number].effect, voice)


# Artifact cards and large locations


def category(name: str, n: int) -> Message:
    """Return a number of points for each item: 'crates: 2 points each'."""
    return Message("points-each", {"what": Message(f"category-{name}"), "points": points(n)})


def artifact_card_message(setting: Setting, number: int) -> Message:
    card = pack_of(setting).components("artifact-card")[number]
    values = {
        name: category(getattr(card, name).category, getattr(card, name).points)
        for name in ARTIFACTS[:3]
    }
    return Message("artifact-card-text", dict(values))


def location_score(location: LargeLocation) -> Message:
    """Return what a large location is worth at the end."""
    if not location.steps:
        return category(location.category, location.points)
    told = [
        Message("points-from", {"points": points(n), "least": least}) for least, n in location.steps
    ]
    values = {"what": Message(f"category-{location.category}"), "steps": listed(told)}
    return Message("points-by-steps", values)


def location_message(location: LargeLocation) -> Message:
    score = Message("location-text", {"score": location_score(location)})
    if location.gain is None:
        return score
    return sentences([score, Message("location-gain", {"gain": tell(location.gain)})])


# Tribes


def tribe_message(
    setting: Setting, board: int, technologies: Sequence[int] = range(len(TECHNOLOGIES))
) -> Message:
    """Return the ability, what its pieces do, and these technologies."""
    told = [Message("ability-text", {"ability": tell(tribe(setting, board).ability)})]
    told += explained(setting, tribe(setting, board).ability)
    told += [technology_message(setting, board, number) for number in technologies]
    return sentences(told)


def own_technologies(setting: Setting) -> list[int]:
    """Return the technologies in which tribes differ."""
    common = [technology.id for technology in pack_of(setting).components("common")]
    return [number for number, name in enumerate(TECHNOLOGIES) if name not in common]


def explained(setting: Setting, ability: Effect) -> list[Message]:
    """Return what the pieces of an ability do on the map."""
    lookup = rules_of(setting).lookup
    values: Values = {"discount": lookup.target_discount, "points": points(lookup.sand_tile_points)}
    found = [leaf.name for leaf in leaves(ability) if EFFECTS[leaf.name].tribe]
    return [Message(f"about-{name}", values) for name in found]


def technology_message(setting: Setting, board: int, number: int) -> Message:
    found = technology(setting, board, number)
    values = {
        "name": named(found.name),
        "cost": good(BOOK, found.cost),
        "what": technology_gives(setting, found),
    }
    return Message("technology-line", dict(values))


def technology_gives(setting: Setting, found: Technology) -> Message:
    """Return everything a technology changes, now and later."""
    lookup = rules_of(setting).lookup
    told: list[Message] = []
    if found.gain is not None:
        told.append(Message("technology-gain", {"gain": tell(found.gain)}))
    if found.with_ability is not None:
        told.append(Message("technology-ability", {"gain": tell(found.with_ability)}))
    if found.range:
        told.append(Message("technology-range", {"n": found.range}))
    if found.power is not None:
        values: Values = {"range": lookup.temple_range, "resources": lookup.falcon_resources}
        told.append(Message(f"power-{found.power}", values))
    if found.machine is not None:
        told.append(Message("technology-machine", {"gain": tell(found.machine)}))
    if found.points:
        told.append(Message("technology-points", {"points": points(found.points)}))
    return apart(told or [Message("nothing")])


# The map and the tracks


def tile_message(tile: Tile) -> Message:
    faces = [terrain(SAND + FACES.index(face)) for face in tile.faces]
    shown = Message("tile-text", {"faces": listed(faces)})
    if tile.water is None:
        return shown
    return sentences([shown, Message("tile-water", {"gain": tell(tile.water)})])


def back_message(back: Back) -> Message:
    values = {"cost": printed_cost(back.cost), "points": points(back.points)}
    finds = back_finds(back)
    shown = Message("back-text", dict(values))
    return shown if finds is None else sentences([shown, Message("back-finds", {"what": finds})])


def back_finds(back: Back) -> Message | None:
    """Return what is known about the front of a face-down tile."""
    found: list[Message] = []
    if back.location:
        found.append(Message("find-location"))
    if back.water:
        found.append(Message("find-water"))
    return listed(found) if found else None


def reward_message(setting: Setting, reward: Reward, voice: Voice = BARE) -> Message:
    """Return the reward of a reward space."""
    values: Values = {"form": TELLER.form(voice)}
    if reward.kind == "standard":
        standard = [machine.id for machine in pack_of(setting).components("standard")]
        number = standard.index(str(reward.machine))
        values["machine"] = machine_name(setting, number)
        values["gives"] = tell(machine_effect(setting, number))
    elif reward.kind == "artifact":
        return tell(Leaf("artifact"), voice)
    else:
        values["colour"] = Message(f"colour-{reward.colour}")
        values["points"] = points(rules_of(setting).lookup.card_bonus)
    return Message(f"reward-{reward.kind}", values)


def rewards_message(setting: Setting, numbers: Sequence[int]) -> Message:
    rewards = pack_of(setting).components("reward")
    return listed([reward_message(setting, rewards[number]) for number in numbers])


def artifact_noun(kind: int) -> Message:
    return Message(f"artifact-{ARTIFACTS[kind]}")
