"""What all players of Revive share beside the map: displays, large locations, tracks."""

from __future__ import annotations

from typing import Any

from rekindle.games.revive.engine.constants import COLOURS
from rekindle.games.revive.presentation.cards import (
    artifact_card_text,
    card_text,
    location_text,
    machine_text,
    module_text,
)
from rekindle.games.revive.presentation.terminal.shown import Shown
from rekindle.games.revive.presentation.words import artifact_card_name
from rekindle.kernel.terminal import Block, Row


def blocks(d: Shown) -> list[Block]:
    """The displays, the large locations, and what stands along the tracks."""
    return [citizens(d), supplies(d), machines(d), locations(d), tracks(d)]


# Displays


def citizens(d: Shown) -> Block:
    rows: list[Row] = [(id, card_words(d, id)) for id in d.view.cards]
    return d.label("citizens", n=d.view.card_deck), "white", rows


def supplies(d: Shown) -> Block:
    rows: list[Row] = [(id, module_words(d, id)) for id in d.view.modules]
    return d.label("modules-shown", n=d.view.module_deck), "white", rows


def machines(d: Shown) -> Block:
    rows: list[Row] = []
    for colour in COLOURS:
        shown = [one.machine for one in d.view.machines if one.colour == colour]
        rows += [(id, machine_words(d, id)) for id in shown]
    return d.label("machines-shown"), "white", rows


def locations(d: Shown) -> Block:
    """What the corners score and who is there; the remaining artifacts."""
    rows: list[Row] = []
    for corner in d.view.corners:
        there = d.view.spaces[corner.corner].figures or []
        face = d.component("location", corner.location)
        name = f"{d.name(face.name)} ({d.label(corner.corner)})"
        told = location_words(d, face.id)
        rows.append((name, d.label("there", text=told, whom=d.owners(there)) if there else told))
    left = [d.label(f"artifact-{name}", n=n) for name, n in d.view.artifacts.items() if n]
    rows.append((d.label("artifacts"), d.listed(left)))
    rows.append((d.label("crates"), d.label("left", n=d.view.crate_deck)))
    if d.view.artifact_card is not None:
        card = d.view.artifact_card
        title = artifact_card_title(d, card)
        rows.append((d.label("open-card", card=title), artifact_card_words(d, card)))
    return d.label("locations"), "magenta", rows


def tracks(d: Shown) -> Block:
    """What is printed along the tracks: the same for everybody, and always."""
    rows: list[Row] = []
    for colour in COLOURS:
        told = [reward_words(d, reward, colour) for reward in rewards(d, colour)]
        rows.append((d.label(f"{colour}-track"), d.listed(told, "; ")))
    for kind, label in (("progress", "progress"), ("bonus", "points")):
        rows.append((d.label(label), d.listed([bonus_words(d, b) for b in bonuses(d, kind)], "; ")))
    spaces = d.pack.components("hibernation")
    told = [hibernation_words(d, space) for space in spaces if space.gain is not None]
    rows.append((d.label("hibernation"), d.listed(told, "; ")))
    return d.label("tracks"), "white", rows


def rewards(d: Shown, colour: str) -> list[Any]:
    """The rewards along a machine track, from its beginning."""
    found = [reward for reward in d.pack.components("reward") if getattr(reward, colour)]
    return sorted(found, key=lambda reward: getattr(reward, colour))


def reward_words(d: Shown, reward: Any, colour: str) -> str:
    """The space of a reward, what else it needs, and what it is."""
    tint = "" if reward.colour is None else d.label(reward.colour)
    what = reward.machine or d.label(f"reward-{reward.kind}", colour=tint)
    needs = [
        d.label("with-track", n=getattr(reward, other), colour=d.label(other))
        for other in COLOURS
        if other != colour and getattr(reward, other)
    ]
    return " ".join([str(getattr(reward, colour)), *needs, what])


def bonuses(d: Shown, kind: str) -> list[Any]:
    """The bonus spaces of the progress track or the point track, in their order."""
    return sorted(d.pack.components(kind), key=lambda bonus: int(bonus.id))


def bonus_words(d: Shown, bonus: Any) -> str:
    return f"{bonus.id} {d.effect(bonus.gain)}"


def hibernation_words(d: Shown, space: Any) -> str:
    told = f"{space.id} {d.effect(space.gain)}"
    return f"{told} ({d.label('removal')})" if space.removal else told


# Texts of components


def find_card(d: Shown, id: str) -> Any:
    cards = d.pack.components("citizen") + d.pack.components("starting")
    return next(card for card in cards if card.id == id)


def card_words(d: Shown, id: str) -> str:
    return titled(d, find_card(d, id), card_text(d.setting, id, d.phrases.language))


def module_words(d: Shown, id: str) -> str:
    return module_text(d.setting, id, d.phrases.language)


def machine_words(d: Shown, id: str) -> str:
    return machine_text(d.setting, id, d.phrases.language)


def location_words(d: Shown, id: str) -> str:
    return location_text(d.setting, id, d.phrases.language)


def artifact_card_words(d: Shown, id: str) -> str:
    return artifact_card_text(d.setting, id, d.phrases.language)


def artifact_card_title(d: Shown, id: str) -> str:
    return d.phrases.text(artifact_card_name(id))


def titled(d: Shown, component: Any, text: str) -> str:
    """Return the text, with the name before it where moves use another word."""
    name = d.name(component.name)
    return text if slug(name) == component.id else f"{name}. {text}"


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")
