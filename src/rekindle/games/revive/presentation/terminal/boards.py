"""Everything of Revive beside the map: the displays, the large locations, and all boards."""

from __future__ import annotations

from typing import Any

from rekindle.games.revive.content.language import Technology
from rekindle.games.revive.engine.constants import (
    BASICS,
    BELOW,
    COLOURS,
    PROGRESS_SPACES,
    TECHNOLOGIES,
)
from rekindle.games.revive.presentation.cards import (
    artifact_card_text,
    card_text,
    location_text,
    machine_effect,
    machine_text,
    module_text,
)
from rekindle.games.revive.presentation.terminal.shown import Shown
from rekindle.games.revive.presentation.view import (
    COLOUR_NAMES,
    SLOT_NAMES,
    Colour,
    PlayedCard,
    PlayerView,
    SlotName,
)
from rekindle.kernel.terminal import Block, Row

SEATS = ("cyan", "magenta", "green", "yellow")


def blocks(d: Shown) -> list[Block]:
    """Displays and locations, then the boards; the player's own is last."""
    seats = list(range(d.view.seats))
    if d.view.seat is not None:
        first = d.view.seat + 1
        seats = seats[first:] + seats[:first]
    players = [d.view.players[seat] for seat in seats]
    boards = [player_board(d, p) for p in players if p.tribe is not None]
    return [citizens(d), supplies(d), machines(d), locations(d), tracks(d), *boards]


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
        name = f"{d.label(corner.corner)}: {d.name(face.name)}"
        told = location_words(d, face.id)
        rows.append((name, d.label("there", text=told, whom=d.owners(there)) if there else told))
    left = [d.label(f"artifact-{name}", n=n) for name, n in d.view.artifacts.items() if n]
    rows.append((d.label("artifacts"), d.listed(left)))
    rows.append((d.label("crates"), d.label("left", n=d.view.crate_deck)))
    if d.view.artifact_card is not None:
        card = d.view.artifact_card
        rows.append((d.label("open-card", card=card), artifact_card_words(d, card)))
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
    return f"{' '.join([str(getattr(reward, colour)), *needs])}: {what}"


def bonuses(d: Shown, kind: str) -> list[Any]:
    """The bonus spaces of the progress track or the point track, in their order."""
    return sorted(d.pack.components(kind), key=lambda bonus: int(bonus.id))


def bonus_words(d: Shown, bonus: Any) -> str:
    return f"{bonus.id}: {d.effect(bonus.gain)}"


def hibernation_words(d: Shown, space: Any) -> str:
    told = f"{space.id}: {d.effect(space.gain)}"
    return f"{told} ({d.label('removal')})" if space.removal else told


# A player's board


def player_board(d: Shown, p: PlayerView) -> Block:
    seat = p.seat
    title = f"{d.marks[seat]} {d.names[seat]}" if not d.plain else d.names[seat]
    rows = [
        ("resources", resources(d, p)),
        ("points", points(d, p)),
        *((name, slot(d, p, name)) for name in SLOT_NAMES if is_open(p, name)),
        ("active", d.listed(p.active)),
        ("resting", d.listed(p.resting)),
        ("machines", machines_of(d, p)),
        *((f"{colour}-track", track(d, p, colour)) for colour in COLOUR_NAMES),
        ("progress", progress(d, p)),
        ("hibernation", hibernation(d, p)),
        ("technologies", technologies(d, p)),
        ("supply", supply(d, p)),
        ("crates", crates(d, p)),
        ("artifacts", artifacts(d, p)),
    ]
    told: list[Row] = [(d.label(key), text) for key, text in rows if text != d.nothing]
    return f"{title}: {tribe_name(d, p)}", SEATS[seat], told


def tribe_name(d: Shown, p: PlayerView) -> str:
    tribe = d.component("tribe", p.tribe)
    return f"{d.name(tribe.name)} ({d.label(tribe.side)})"


def resources(d: Shown, p: PlayerView) -> str:
    """Goods and their limits; energy and the switch."""
    limits = {"crystal": d.numbers.crystal_limit} | dict.fromkeys(BASICS, d.numbers.basic_limit)
    told = [
        d.label("of", n=n, most=limits[good], what=d.thing(good, limits[good]))
        for good, n in p.goods.items()
    ]
    used = sum(machine.used for machine in p.machines)
    energy = d.label("energy", n=p.energy, used=used)
    return d.listed([*told, energy, d.label(f"switch-{p.switch}")])


def points(d: Shown, p: PlayerView) -> str:
    """The marker, the current total, and the next bonus of the point track."""
    key = "score-public" if p.seat != d.view.seat and not d.view.over else "score"
    told = [d.label(key, n=p.points, total=sum(p.score.values()))]
    ahead = [bonus for bonus in bonuses(d, "bonus") if int(bonus.id) > p.points]
    return d.listed(told + [bonus_words(d, bonus) for bonus in ahead[:1]], "; ")


def is_open(p: PlayerView, slot: str) -> bool:
    """Whether a slot is open; the fifth is closed until its technology is unlocked."""
    filled = any(name.startswith(slot) and module for name, module in p.modules.items())
    return slot != "right" or "middle" in p.technologies or filled


def slot(d: Shown, p: PlayerView, name: SlotName) -> str:
    """The cards in a slot with the half they show, then its modules."""
    cards = [
        d.label("half", card=one.card, half=d.label(one.half)) + symbol(d, one)
        for one in p.slots[name]
    ]
    spaces = [m for space, m in p.modules.items() if space.rpartition("-")[0] == name]
    modules = [module_words(d, module) for module in spaces if module]
    closed = "middle" not in p.technologies and name == "right"
    told = [d.label("closed") if closed else d.listed(cards)]
    told.append(d.label("modules-of", n=len(modules), most=len(spaces)))
    return ": ".join(["; ".join(told), *([" ".join(modules)] if modules else [])])


def symbol(d: Shown, shown: PlayedCard) -> str:
    """Whether another card may be played on this one."""
    return f" {d.label('slot-symbol')}" if half_of(d, shown.card, shown.half).slot else ""


def half_of(d: Shown, card: str, half: str) -> Any:
    return getattr(find_card(d, card), half)


def find_card(d: Shown, id: str) -> Any:
    cards = d.pack.components("citizen") + d.pack.components("starting")
    return next(card for card in cards if card.id == id)


def machines_of(d: Shown, p: PlayerView) -> str:
    """Unlocked machines and whether they are used; the player's own with their effects."""
    told = []
    for one in p.machines:
        text = d.label("used", machine=one.machine) if one.used else one.machine
        if p.seat == d.view.seat:
            number = d.setting.extra.names.machines.index(one.machine)
            text = f"{text}: {d.effect(machine_effect(d.setting, number))}"
        told.append(text)
    return d.listed(told, "; ")


def track(d: Shown, p: PlayerView, colour: Colour) -> str:
    """How far the marker is, and the next reward along its track."""
    here = f"{p.tracks[colour]}/{d.component('track', colour).length}"
    ahead = [reward for reward in rewards(d, colour) if reward.id not in p.rewards]
    return d.listed([here, *(reward_words(d, reward, colour) for reward in ahead[:1])], "; ")


def progress(d: Shown, p: PlayerView) -> str:
    """Markers on the progress track, what they are worth, the next bonus, the cube."""
    n = p.progress
    told = [d.label("progress-now", n=n, most=PROGRESS_SPACES, points=d.numbers.progress_points[n])]
    told += [bonus_words(d, b) for b in bonuses(d, "progress") if int(b.id) > n][:1]
    if isinstance(p.cube, int):
        told.append(d.label("cube", n=p.cube))
    return d.listed(told, "; ")


def hibernation(d: Shown, p: PlayerView) -> str:
    """The space of the marker, and the one that comes next."""
    spaces = d.pack.components("hibernation")
    here = p.hibernation
    ahead = [hibernation_words(d, space) for space in spaces[here : here + 1]]
    return d.listed([f"{here}/{len(spaces)}", *ahead], "; ")


def technologies(d: Shown, p: PlayerView) -> str:
    """Those unlocked, then those that can be next with their cost in books."""
    have = [d.name(technology(d, p, name).name) for name in p.technologies]
    told = [d.listed(have)]
    for i, name in enumerate(TECHNOLOGIES):
        below = BELOW[i]
        open_now = below < 0 or TECHNOLOGIES[below] in p.technologies
        if name not in p.technologies and open_now:
            found = technology(d, p, name)
            told.append(d.label("technology", name=d.name(found.name), id=name, cost=found.cost))
    return d.listed(told, "; ")


def technology(d: Shown, p: PlayerView, name: str) -> Technology:
    common = {one.id: one.technology for one in d.pack.components("common")}
    found: Technology = common.get(name) or getattr(d.component("tribe", p.tribe), name)
    return found


def supply(d: Shown, p: PlayerView) -> str:
    """Pieces that are left, uses of the tribe ability, and range from cards and technologies."""
    left = p.buildings_left
    told = [d.label("buildings-left", small=left["small"], large=left["large"])]
    told.append(d.label("ability-left", n=p.markers_left))
    if d.component("tribe", p.tribe).tiles:
        told.append(d.label("tiles-left", n=p.tribe_tiles))
    if p.range:
        told.append(d.label("range", n=p.range))
    return d.listed(told)


def crates(d: Shown, p: PlayerView) -> str:
    told = [d.label("closed-crates", n=p.crates.closed)] if p.crates.closed else []
    opened = [*p.crates.opened, *p.crates.reopened]
    told += [d.label("opened-crates", crates=", ".join(opened))] if opened else []
    return d.listed(told, "; ")


def artifacts(d: Shown, p: PlayerView) -> str:
    counts = artifact_counts(d, p)
    return d.listed([counts, d.label("end-tile")]) if p.end_tile else counts


def artifact_counts(d: Shown, p: PlayerView) -> str:
    held = [*p.artifacts.items(), ("minor", p.minor_artifacts)]
    return d.listed(d.label(f"artifact-{name}", n=n) for name, n in held if n)


# Texts of components


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


def titled(d: Shown, component: Any, text: str) -> str:
    """Return the text, with the name before it where moves use another word."""
    name = d.name(component.name)
    return text if slug(name) == component.id else f"{name}. {text}"


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")
