"""The boards of the players: crystals, stones, keycards, grid, buildings, tracks."""

from __future__ import annotations

from rekindle.games.recall.presentation.cards import box_gives, objective_text, production_title
from rekindle.games.recall.presentation.terminal.boards import (
    gadget_words,
    keycard_words,
    tribe_words,
)
from rekindle.games.recall.presentation.terminal.shown import Shown
from rekindle.games.recall.presentation.view import (
    BOX_NAMES,
    CRYSTAL_NAMES,
    CUBE_NAMES,
    TRACK_NAMES,
    BoxName,
    PlayerView,
)
from rekindle.games.recall.presentation.words import names_of
from rekindle.kernel.messages import capital
from rekindle.kernel.terminal import Block, Row

SEATS = ("cyan", "magenta", "green", "yellow")


def sides(d: Shown) -> list[Block]:
    """The boards of all players, beginning with the one whose view this is."""
    first = d.view.seat or 0
    order = [(first + i) % d.view.seats for i in range(d.view.seats)]
    return [side(d, d.view.players[seat]) for seat in order]


def side(d: Shown, p: PlayerView) -> Block:
    rows = [
        ("points", points(d, p)),
        ("crystals", crystals(d, p)),
        ("followers-of", followers(d, p)),
        ("stones", stones(d, p)),
        ("abilities", abilities(d, p)),
        ("available", available(d, p)),
        *((f"box-{name}", box(d, p, name)) for name in BOX_NAMES),
        ("grid", grid(d, p)),
        ("buildings", buildings(d, p)),
        ("production", production(d, p)),
        ("knowledge", knowledge(d, p)),
        ("chosen-paths", d.listed(path or "" for path in p.paths)),
        ("camps", d.listed(p.camps)),
        ("crates", crates(d, p)),
        ("objectives", objectives(d, p)),
    ]
    told: list[Row] = [(d.label(key), text) for key, text in rows if text != d.nothing]
    if p.tribe is None:
        return d.names[p.seat], SEATS[p.seat], told
    return f"{d.names[p.seat]}: {d.title('tribe', p.tribe)}", SEATS[p.seat], told


def points(d: Shown, p: PlayerView) -> str:
    """The marker, and the current total without objectives."""
    return d.label("score-public", n=p.culture, total=public_total(d, p))


def public_total(d: Shown, p: PlayerView) -> int:
    """Everybody's points are counted alike: without secret objectives until the end."""
    return sum(p.score.values()) - (0 if d.view.over else p.score["objective"])


def crystals(d: Shown, p: PlayerView) -> str:
    return d.listed(
        d.label(f"crystal-{name}", n=p.crystals[name]) for name in CRYSTAL_NAMES if p.crystals[name]
    )


def followers(d: Shown, p: PlayerView) -> str:
    told = [d.label("supply", n=p.supply), d.label("on-map", n=p.on_map)]
    if p.raft is not None:
        told.append(d.label("raft-at", hex=p.raft.hex, n=p.raft.aboard))
    return d.listed(told)


def stones(d: Shown, p: PlayerView) -> str:
    """Those ready, and all of them by colour."""
    told = [d.label("ready", n=p.stones.ready), d.label("own-stones", n=p.stones.own)]
    collected = d.counted(p.stones.collected.items())
    return d.listed([*told, collected if collected != d.nothing else ""])


def abilities(d: Shown, p: PlayerView) -> str:
    """What each costs now; for the owner with what they do."""
    told = [
        d.label("ability", ability=one.ability, stones=d.thing("stone", one.cost))
        for one in p.abilities
    ]
    if p.seat == d.view.seat:
        told += [f"{gadget}: {gadget_words(d, gadget)}" for gadget in p.gadgets]
        told += [f"{tribe}: {tribe_words(d, tribe)}" for tribe in tribes(d, p)]
    return d.listed(told, "; ")


def tribes(d: Shown, p: PlayerView) -> list[str]:
    """The own tribe and those unlocked."""
    found = [p.tribe, *(d.view.ancients[track].tribe for track in p.unlocked)]
    return [tribe for tribe in found if tribe is not None]


def available(d: Shown, p: PlayerView) -> str:
    return d.listed(p.keycards)


def box(d: Shown, p: PlayerView, name: BoxName) -> str:
    """The keycard in its slot, whether it was used, and for the owner what it gives."""
    told = []
    card = p.slots[name]
    if card is not None:
        told.append(d.label("in-slot", card=card))
    elif name in p.boxes:
        told.append(d.label("box-used"))
    upgrade = p.upgrades[name]
    if upgrade is not None:
        told.append(d.label("upgraded", upgrade=upgrade))
    if p.seat == d.view.seat:
        side = 0 if upgrade is None else int(upgrade[-1])
        gives = box_gives(d.setting, BOX_NAMES.index(name), side)
        told.append(d.phrases.text(gives))
    return d.listed(told, "; ")


def grid(d: Shown, p: PlayerView) -> str:
    """Relicubes by colour, with the points they are worth."""
    worth = d.numbers.cube_points
    return d.listed(
        d.label("row", what=d.label(f"colour-{name}"), n=p.relicubes[name], points=worth[n - 1])
        for name in CUBE_NAMES
        for n in [p.relicubes[name]]
        if n
    )


def buildings(d: Shown, p: PlayerView) -> str:
    told = [d.label("vaults", vaults=", ".join(p.vaults))] if p.vaults else []
    told += [
        d.label("workshops", n=n, what=d.label(f"kind-{terrain}"))
        for terrain, n in p.workshops.items()
        if n
    ]
    if p.monuments:
        told.append(d.label("monuments", n=p.monuments))
    return d.listed(told, "; ")


def production(d: Shown, p: PlayerView) -> str:
    """The visible production spaces, by what lies or lay on them."""
    known = names_of(d.setting).production
    titles = [d.phrases.text(production_title(known.index(name))) for name in p.production]
    return d.listed(capital(title) for title in titles)


def knowledge(d: Shown, p: PlayerView) -> str:
    return d.listed(
        d.label("count", what=d.label(f"colour-{name}"), n=p.knowledge[name])
        for name in TRACK_NAMES
    )


def crates(d: Shown, p: PlayerView) -> str:
    held = p.crates_held or []
    return d.listed(held) if held else (str(p.crates) if p.crates else d.nothing)


def objectives(d: Shown, p: PlayerView) -> str:
    """Those in hand for those who may see them, and the one discarded."""
    language = d.phrases.language
    told = [objective_text(d.setting, id, language) for id in p.objectives_held or []]
    if not told and p.objectives:
        told = [d.label("in-hand", n=p.objectives)]
    if p.discarded is not None:
        told.append(d.label("discarded", objective=p.discarded))
    return d.listed(told, "; ")


def keycards_words(d: Shown, p: PlayerView) -> list[tuple[str, str]]:
    """The available keycards, each kind once."""
    return [(card, keycard_words(d, card)) for card in dict.fromkeys(p.keycards)]
