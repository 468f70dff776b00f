"""What a seat sees: a white list. Nothing gets in here that is not written down here."""

from __future__ import annotations

from typing import Any

from rekindle.content import Pack
from rekindle.games.revive.content.vocabulary import Names
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    COLOURS,
    CORNERS,
    GOODS,
    HEXES,
    MARKERS,
    MINOR,
    PLACES,
    SIDES,
    SIZES,
    SLOTS,
    SPACE_KINDS,
    TECHNOLOGIES,
    TOKENS,
)
from rekindle.games.revive.engine.ops import FLIP
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.scoring import LINES, public_lines, score_lines
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.bits import count, members


def view(
    rules: ReviveRules, pack: Pack, names: Names, s: ReviveState, seat: int | None
) -> dict[str, Any]:
    """The table as this seat sees it; a spectator (None) sees what everybody sees."""
    # While everybody chooses artifact cards at the same time, who has chosen is not shown.
    return {
        "game": "revive",
        "seats": s.seats,
        "seat": seat,
        "turn": s.turn,
        "actions": s.actions,
        "ending": s.ending if s.ending >= 0 else None,
        "over": s.over,
        "players": [player(rules, pack, names, s, p, p.seat == seat) for p in s.players],
        "places": [place(rules, pack, names, s, number) for number in range(PLACES)],
        "spaces": spaces(rules, names, s),
        "corners": [corner(pack, names, s, number) for number in range(len(CORNERS))],
        "falcon": names.spaces[s.falcon] if s.falcon >= 0 else None,
        "turning": turning(pack, names, s),
        "cards": named(names.citizens, s.cards),
        "card_deck": count(s.card_deck),
        "modules": named(names.modules, s.modules),
        "module_deck": count(s.module_deck),
        "machines": [
            {"colour": COLOURS[rules.lookup.machine_colour[m]], "machine": names.machines[m]}
            for m in members(s.machines)
        ],
        "machine_deck": machine_deck(rules, s),
        "crate_deck": count(s.crate_deck),
        "artifacts": dict(zip(ARTIFACTS, s.artifacts, strict=True)),
        "artifact_card": names.artifact_cards[s.open_card] if s.open_card >= 0 else None,
    }


def named(names: list[str], bits: int) -> list[str]:
    return [names[number] for number in members(bits)]


def machine_deck(rules: ReviveRules, s: ReviveState) -> dict[str, int]:
    left = [rules.lookup.machine_colour[machine] for machine in members(s.machine_deck)]
    return {name: left.count(colour) for colour, name in enumerate(COLOURS)}


# The map


def place(
    rules: ReviveRules, pack: Pack, names: Names, s: ReviveState, number: int
) -> dict[str, Any]:
    """A place for an area tile: the tile, or what the back of it tells."""
    shown: dict[str, Any] = {"place": names.spaces[number * HEXES]}
    if s.fronts[number] >= 0:
        shown["tile"] = pack.components("tile")[s.fronts[number] >> 1].id
        shown["turned"] = bool(s.fronts[number] & 1)
    else:
        back = pack.components("back")[s.backs[number]]
        shown["back"] = {
            "id": back.id,
            "cost": str(back.cost),
            "points": back.points,
            "location": back.location,
            "water": back.water,
        }
    return shown


def turning(pack: Pack, names: Names, s: ReviveState) -> dict[str, str] | None:
    """The tile that has been turned over and is about to be laid, and where; else None."""
    for f in s.agenda:
        if f.op == FLIP and f.step == 1:
            tile = pack.components("tile")[f.b]
            return {"place": names.spaces[f.a * HEXES], "tile": tile.id}
    return None


def spaces(rules: ReviveRules, names: Names, s: ReviveState) -> dict[str, dict[str, Any]]:
    """Every space by its name: what it is, and what stands on it."""
    return {name: space(s, number) for number, name in enumerate(names.spaces)}


def space(s: ReviveState, number: int) -> dict[str, Any]:
    shown: dict[str, Any] = {"kind": SPACE_KINDS[s.terrain[number]]}
    building = s.buildings[number]
    if building:
        shown["building"] = {"seat": (building - 1) >> 1, "size": SIZES[(building - 1) & 1]}
    if s.figures[number]:
        shown["figures"] = members(s.figures[number])
    if s.tokens[number]:
        shown["tokens"] = [TOKENS[token] for token in members(s.tokens[number])]
    return shown


def corner(pack: Pack, names: Names, s: ReviveState, number: int) -> dict[str, Any]:
    face = pack.components("location")[s.corners[number]]
    return {"corner": CORNERS[number], "location": face.id}


# Players


def player(
    rules: ReviveRules, pack: Pack, names: Names, s: ReviveState, p: Player, own: bool
) -> dict[str, Any]:
    """One player's side; what is secret only for the player who owns it."""
    board = pack.components("tribe")[p.board] if p.board >= 0 else None
    lines = score_lines(rules, s, p) if own and p.card >= 0 else public_lines(rules, s, p)
    shown: dict[str, Any] = {
        "seat": p.seat,
        "tribe": None if board is None else board.id,
        "points": p.points,
        "score": dict(zip(LINES, lines, strict=True)),
        "goods": dict(zip(GOODS, p.goods, strict=True)),
        "energy": p.energy,
        "switch": "used" if p.switch else "ready",
        "hibernation": p.sleep + 1,
        "tracks": dict(zip(COLOURS, p.tracks, strict=True)),
        "rewards": [pack.components("reward")[r].id for r in members(p.rewards)],
        "technologies": [TECHNOLOGIES[t] for t in members(p.technologies)],
        "markers_left": MARKERS - p.markers,
        "progress": p.progress,
        "range": p.range,
        "buildings_left": {"small": p.small, "large": p.large},
        "tribe_tiles": p.tiles,
        "active": named(names.cards, p.active),
        "resting": named(names.cards, p.resting),
        "slots": {name: slot(names, p, i) for i, name in enumerate(SLOTS)},
        "modules": {
            names.module_spaces[i]: names.modules[module] if module >= 0 else None
            for i, module in enumerate(p.modules)
        },
        "machines": [
            {"machine": names.machines[m], "used": bool(p.used >> m & 1)}
            for m in members(p.machines)
        ],
        "crates": {
            "closed": count(p.closed),
            "opened": named(names.crates, p.opened),
            "reopened": named(names.crates, p.reopened),
        },
        "artifacts": dict(zip(ARTIFACTS[:MINOR], p.artifacts, strict=False)),
        "minor_artifacts": p.artifacts[MINOR],
        "end_tile": bool(p.end_tile),
    }
    if s.seats == 1:
        shown["cube"] = p.cube
    if own:
        shown["closed_crates"] = named(names.crates, p.closed)
        shown["dealt"] = named(names.artifact_cards, p.dealt) if p.card < 0 else []
    if p.card >= 0 and (own or s.over):
        shown["artifact_card"] = names.artifact_cards[p.card]
    return shown


def slot(names: Names, p: Player, number: int) -> list[dict[str, str]]:
    """The cards in a slot, oldest first, with the half they show."""
    return [
        {"card": names.cards[shown >> 1], "half": SIDES[shown & 1]} for shown in p.slots[number]
    ]
