"""The boards of the players: resources, slots, tracks, technologies, artifacts."""

from __future__ import annotations

from typing import Any

from rekindle.games.revive.content.language import Technology
from rekindle.games.revive.engine.constants import (
    BASICS,
    BELOW,
    PROGRESS_SPACES,
    TECHNOLOGIES,
)
from rekindle.games.revive.presentation.cards import machine_effect, technology_gives
from rekindle.games.revive.presentation.terminal.boards import (
    artifact_card_title,
    artifact_card_words,
    bonus_words,
    bonuses,
    find_card,
    hibernation_words,
    module_words,
    reward_words,
    rewards,
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


def sides(d: Shown) -> list[Block]:
    """All boards; the player's own is last."""
    seats = list(range(d.view.seats))
    if d.view.seat is not None:
        first = d.view.seat + 1
        seats = seats[first:] + seats[:first]
    players = [d.view.players[seat] for seat in seats]
    return [player_board(d, p) for p in players if p.tribe is not None]


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
        ("ability", ability(d, p)),
        ("technologies", technologies(d, p)),
        ("supply", supply(d, p)),
        ("crates", crates(d, p)),
        ("artifacts", artifacts(d, p)),
        ("artifact-card", artifact_card(d, p)),
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
    told = [d.label("score-public", n=p.points, total=public_total(d, p))]
    ahead = [bonus for bonus in bonuses(d, "bonus") if int(bonus.id) > p.points]
    return d.listed(told + [bonus_words(d, bonus) for bonus in ahead[:1]], "; ")


def public_total(d: Shown, p: PlayerView) -> int:
    """Everybody's points are counted alike: without secret artifact cards until the end."""
    secret = d.view.artifact_card is None and not d.view.over
    return sum(p.score.values()) - (p.score["artifacts"] if secret else 0)


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


def ability(d: Shown, p: PlayerView) -> str:
    """The tribe ability; how often it can still be used."""
    told = d.effect(d.component("tribe", p.tribe).ability)
    return f"{told} ({d.label('ability-left', n=p.markers_left)})"


def technologies(d: Shown, p: PlayerView) -> str:
    """Those unlocked, then those that can be next; the player's own with what they do."""
    own = p.seat == d.view.seat
    told = [
        technology_does(d, p, name) if own else d.name(d.technology(p, name).name)
        for name in p.technologies
    ]
    for name in open_technologies(p):
        found = d.technology(p, name)
        gives = f": {technology_words(d, found)}" if own else ""
        next_one = d.label("technology", name=d.name(found.name), id=name, cost=found.cost)
        told.append(f"{next_one}{gives}")
    return d.listed(told, "; ")


def open_technologies(p: PlayerView) -> list[str]:
    """Those that a figure could come from next."""
    return [
        name
        for name, below in zip(TECHNOLOGIES, BELOW)
        if name not in p.technologies and (below < 0 or TECHNOLOGIES[below] in p.technologies)
    ]


def technology_does(d: Shown, p: PlayerView, name: str) -> str:
    found = d.technology(p, name)
    return f"{d.name(found.name)}: {technology_words(d, found)}"


def technology_words(d: Shown, found: Technology) -> str:
    return d.phrases.text(technology_gives(d.setting, found))


def supply(d: Shown, p: PlayerView) -> str:
    """Pieces that are left, and range from cards and technologies."""
    left = p.buildings_left
    told = [d.label("buildings-left", small=left["small"], large=left["large"])]
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


def artifact_card(d: Shown, p: PlayerView) -> str:
    """The player's own card, and what it is worth now; everybody's at the end."""
    if not p.artifact_card:
        return d.nothing
    worth = d.label("worth-now", n=p.score["artifacts"])
    title = artifact_card_title(d, p.artifact_card)
    return f"{title} ({worth}). {artifact_card_words(d, p.artifact_card)}"
