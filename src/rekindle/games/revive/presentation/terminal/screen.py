"""What a terminal shows of Revive: the map, the displays, the boards, the player's own side.

The terminal draws it as boxes or as sentences. Every meaning has a sign or a word; colours only
repeat it.
"""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.games.revive.engine.constants import COLOURS, GOODS
from rekindle.games.revive.presentation.cards import (
    artifact_card_text,
    back_text,
    card_text,
    crate_text,
    location_text,
    machine_text,
    module_text,
    reward_text,
    tile_text,
    tribe_text,
)
from rekindle.games.revive.presentation.terminal.boards import (
    artifact_card_words,
    artifact_counts,
    blocks,
    card_words,
    slug,
)
from rekindle.games.revive.presentation.terminal.map import picture
from rekindle.games.revive.presentation.terminal.shown import Shown
from rekindle.games.revive.presentation.view import PlayerView
from rekindle.kernel.game import Setting
from rekindle.kernel.moves import Move
from rekindle.kernel.roles import FREE
from rekindle.kernel.terminal import Block, Terminal

NAMED = ("citizen", "starting", "standard", "machine", "location")
"""Components that have a name besides the word that moves use."""
TELLING = ("explore", "populate", "build", "play", "take", "module", "machine", "keep", "tribe")
"""Verbs whose moves differ in what they cost or give, so that each has its own line."""


def board(d: Shown) -> tuple[list[Block], str]:
    """The displays, the large locations and all boards; below, whether the end has come."""
    ending = d.view.ending
    below = "" if ending is None or d.view.over else d.label("ending")
    return blocks(d), below


def legend(d: Shown) -> str:
    """Explain which hexes touch, if the map is not drawn; a drawn map has its own legend."""
    return d.label("legend-plain") if d.plain else ""


# Players


def players(d: Shown) -> tuple[list[str], list[list[str]]]:
    """Headings, and a row for each seat."""
    headings = ["points", "tracks", "progress", "energy", "artifacts", "goods"]
    return [d.label(f"column-{key}") for key in headings], [player(d, p) for p in d.view.players]


def player(d: Shown, p: PlayerView) -> list[str]:
    tracks = "/".join(str(p.tracks[colour]) for colour in COLOURS)
    return [
        str(sum(p.score.values())),
        tracks,
        str(p.progress),
        str(p.energy),
        artifact_counts(d, p),
        goods(d, p),
    ]


def goods(d: Shown, p: PlayerView) -> str:
    return d.listed(d.thing(good, p.goods[good]) for good in GOODS if p.goods[good])


# A player's own side


def hand(d: Shown) -> list[tuple[str, str]]:
    """Closed crates, the artifact card, and the cards that can be played."""
    p, language = d.own, d.phrases.language
    if p is None:
        return []
    rows = [(card, card_words(d, card)) for card in p.active]
    rows += [
        (f"{d.label('crate')} {crate}", crate_text(d.setting, crate, language))
        for crate in p.closed_crates or []
    ]
    dealt = [(d.label("dealt"), card) for card in p.dealt or []]
    if p.artifact_card:
        dealt.append((d.label("artifact-card"), p.artifact_card))
    for label, card in dealt:
        now = d.label("worth-now", n=p.score["artifacts"]) if p.artifact_card else ""
        rows.append((f"{label} {card}", f"{artifact_card_words(d, card)} {now}".rstrip()))
    return rows


def purse(d: Shown) -> str:
    """Return one line with what changes at every decision."""
    p = d.own
    if p is None:
        return ""
    told = [d.label("purse-points", n=p.points), goods(d, p)]
    told.append(d.label("purse-energy", n=p.energy))
    told.append(d.label(f"switch-{p.switch}"))
    tracks = "/".join(str(p.tracks[colour]) for colour in COLOURS)
    told.append(d.label("purse-tracks", tracks=tracks))
    return "; ".join(told)


# Names beside the moves


def group(move: Move) -> tuple[str, str] | None:
    """Give each move with its own cost or gain a line; group free actions."""
    if move.role == FREE:
        return "free", ""
    return ("", "") if move.verb in TELLING else None


def about(d: Shown, name: str, items: Sequence[str]) -> str:
    """Return the heading of free actions; other moves have none."""
    return d.label(name) if name else ""


def cards(setting: Setting, language: str) -> dict[str, str]:
    """Return everything that has a text, by the word that moves use and by its own name."""
    words, pack = setting.extra.names, setting.extra.pack
    found: dict[str, str] = {}
    for ids, tell in (
        (words.cards, card_text),
        (words.modules, module_text),
        (words.machines, machine_text),
        (words.crates, crate_text),
        (words.boards, tribe_text),
        (words.artifact_cards, artifact_card_text),
        ([face.id for face in pack.components("location")], location_text),
        ([tile.id for tile in pack.components("tile")], tile_text),
        ([back.id for back in pack.components("back")], back_text),
        ([reward.id for reward in pack.components("reward")], reward_text),
    ):
        found |= {id: tell(setting, id, language) for id in ids if id not in found}
    for kind in NAMED:
        for one in pack.components(kind):
            name = str(getattr(one.name, language))
            if slug(name) != one.id:
                found.setdefault(name, found[one.id])
    return found


TERMINAL = Terminal(
    shown=Shown,
    board=board,
    legend=legend,
    players=players,
    hand=hand,
    purse=purse,
    group=group,
    about=about,
    cards=cards,
    picture=picture,
)
