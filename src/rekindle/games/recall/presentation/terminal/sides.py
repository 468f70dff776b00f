"""The boards of the players: crystals, stones, keycards, grid, buildings, tracks."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import COLUMNS, MONUMENTS, WORKSHOPS
from rekindle.games.recall.presentation.cards import (
    box_gives,
    cube_gives,
    gadget_text,
    monument_cost,
    objective_text,
    production_gives,
    vault_gives,
    workshop_cost,
)
from rekindle.games.recall.presentation.terminal.boards import (
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
from rekindle.kernel.terminal import Block, Row

SEATS = ("cyan", "magenta", "green", "yellow")


def sides(d: Shown) -> list[Block]:
    """The boards of all players, beginning with the one whose view this is."""
    first = d.view.seat or 0
    order = [(first + i) % d.view.seats for i in range(d.view.seats)]
    return [side(d, d.view.players[seat]) for seat in order]


def side(d: Shown, p: PlayerView) -> Block:
    own = p.seat == d.view.seat
    rows = [
        (d.label("points"), points(d, p)),
        (d.label("crystals"), crystals(d, p)),
        (d.label("followers-of"), followers(d, p)),
        (d.label("stones"), stones(d, p)),
        (d.label("abilities"), abilities(d, p)),
        *(explained(d, p) if own else []),
        (d.label("available"), available(d, p)),
        *((d.label(f"box-{name}"), box(d, p, name)) for name in BOX_NAMES),
        (d.label("grid"), grid(d, p)),
        (d.label("buildings"), buildings(d, p)),
        *(ahead(d, p) if own else []),
        (d.label("production"), production(d, p)),
        (d.label("knowledge"), knowledge(d, p)),
        (d.label("chosen-paths"), d.listed(path or "" for path in p.paths)),
        (d.label("camps"), d.listed(p.camps)),
        (d.label("crates"), crates(d, p)),
        *objectives_held(d, p),
        (d.label("objectives"), other_objectives(d, p)),
    ]
    told: list[Row] = [(name, text) for name, text in rows if text != d.nothing]
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
    """What each costs now."""
    return d.listed(
        (
            d.label("ability", ability=one.ability, stones=d.thing("stone", one.cost))
            for one in p.abilities
        ),
        "; ",
    )


def explained(d: Shown, p: PlayerView) -> list[tuple[str, str]]:
    """What the tribes and gadgets do."""
    language = d.phrases.language
    told = [(tribe, tribe_words(d, tribe)) for tribe in tribes(d, p)]
    return told + [(gadget, gadget_text(d.setting, gadget, language)) for gadget in p.gadgets]


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


def ahead(d: Shown, p: PlayerView) -> list[tuple[str, str]]:
    """What the next buildings and relicubes cost and bring."""
    return [
        (d.label("next-relicubes"), next_relicubes(d, p)),
        (d.label("next-workshops"), next_workshops(d, p)),
        (d.label("next-vaults"), next_vaults(d, p)),
        (d.label("next-monument"), next_monument(d, p)),
    ]


def next_relicubes(d: Shown, p: PlayerView) -> str:
    told = []
    for colour, name in enumerate(CUBE_NAMES):
        column = p.relicubes[name]
        if column < COLUMNS:
            cost = d.thing("follower", d.numbers.cube_cost[column])
            gives = d.phrases.text(cube_gives(d.setting, colour, column))
            what = d.label("next", what=d.label(f"colour-{name}"), cost=cost)
            told.append(d.label("gives", what=what, gives=gives))
    return d.listed(told, "; ")


def next_workshops(d: Shown, p: PlayerView) -> str:
    told = []
    for number, (terrain, built) in enumerate(p.workshops.items()):
        if built < WORKSHOPS:
            cost = d.phrases.text(workshop_cost(d.setting, number, built))
            told.append(d.label("next", what=d.label(f"kind-{terrain}"), cost=cost))
    return d.listed(told, "; ")


def next_vaults(d: Shown, p: PlayerView) -> str:
    told = []
    for number, vault in enumerate(names_of(d.setting).vaults):
        if vault not in p.vaults:
            gives = d.phrases.text(vault_gives(d.setting, number))
            told.append(d.label("next", what=vault, cost=gives))
    return d.listed(told, "; ")


def next_monument(d: Shown, p: PlayerView) -> str:
    if p.monuments == MONUMENTS:
        return d.nothing
    return d.phrases.text(monument_cost(d.setting, p.monuments))


def production(d: Shown, p: PlayerView) -> str:
    """What the visible production spaces give."""
    known = names_of(d.setting).production
    given = [production_gives(d.setting, known.index(name)) for name in p.production]
    return d.listed((d.phrases.text(gives) for gives in given if gives is not None), "; ")


def knowledge(d: Shown, p: PlayerView) -> str:
    return d.listed(
        d.label("count", what=d.label(f"colour-{name}"), n=p.knowledge[name])
        for name in TRACK_NAMES
    )


def crates(d: Shown, p: PlayerView) -> str:
    held = p.crates_held or []
    return d.listed(held) if held else (str(p.crates) if p.crates else d.nothing)


def objectives_held(d: Shown, p: PlayerView) -> list[tuple[str, str]]:
    """Those in hand for those who may see them."""
    language = d.phrases.language
    return [
        (f"{d.label('objective')} {one}", objective_text(d.setting, one, language))
        for one in p.objectives_held or []
    ]


def other_objectives(d: Shown, p: PlayerView) -> str:
    """How many nobody else may see, and the one discarded."""
    hidden = p.objectives and not p.objectives_held
    told = [d.label("in-hand", n=p.objectives)] if hidden else []
    if p.discarded is not None:
        told.append(d.label("discarded", objective=p.discarded))
    return d.listed(told, "; ")


def keycards_words(d: Shown, p: PlayerView) -> list[tuple[str, str]]:
    """The available keycards, each kind once."""
    return [(card, keycard_words(d, card)) for card in dict.fromkeys(p.keycards)]
