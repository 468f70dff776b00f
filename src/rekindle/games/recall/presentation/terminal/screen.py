"""What a terminal shows of Recall: the map, the displays, the boards, the player's own side.

The terminal draws it as boxes or as sentences. Every meaning has a sign or a word; colours only
repeat it.
"""

from __future__ import annotations

from rekindle.games.recall.engine import reasons
from rekindle.games.recall.presentation.cards import (
    crate_text,
    objective_needs_text,
)
from rekindle.games.recall.presentation.terminal.boards import blocks, gadget_words, tribe_words
from rekindle.games.recall.presentation.terminal.map import picture
from rekindle.games.recall.presentation.terminal.map_words import moved
from rekindle.games.recall.presentation.terminal.shown import Shown
from rekindle.games.recall.presentation.terminal.sides import (
    crystals,
    keycards_words,
    objectives_held,
    public_total,
    sides,
    tribes,
)
from rekindle.games.recall.presentation.terminal.topics import topics
from rekindle.games.recall.presentation.view import TRACK_NAMES, PlayerView
from rekindle.kernel.terminal import Block, Grid, Terminal


def board(d: Shown) -> tuple[list[Block], str]:
    """The displays, tracks and paths; below, which round it is."""
    kinds = d.numbers.rounds
    if d.view.over:
        return blocks(d), ""
    return blocks(d), d.label("round-now", n=d.view.round + 1, most=len(kinds))


def legend(d: Shown) -> str:
    """Explain which hexes touch, if the map is not drawn; a drawn map has its own legend."""
    return d.label("legend-plain") if d.plain else ""


# Players


def players(d: Shown) -> Grid:
    """Headings, and a row for each seat."""
    headings = ["points", "culture", "knowledge", "followers", "stones", "keycards", "crystals"]
    return [d.label(f"column-{key}") for key in headings], [player(d, p) for p in d.view.players]


def player(d: Shown, p: PlayerView) -> list[str]:
    return [
        str(public_total(d, p)),
        str(p.culture),
        tracks(p),
        f"{p.on_map}+{p.supply}",
        str(p.stones.ready),
        str(len(p.keycards)),
        crystals(d, p),
    ]


def tracks(p: PlayerView) -> str:
    return "/".join(str(p.knowledge[name]) for name in TRACK_NAMES)


# A player's own side


def hand(d: Shown) -> list[tuple[str, str]]:
    """Tribes and gadgets, the keycards available, crates, objectives."""
    p, language = d.own, d.phrases.language
    if p is None:
        return []
    rows = [(d.title("tribe", tribe), tribe_words(d, tribe)) for tribe in tribes(d, p)]
    rows += [(gadget, gadget_words(d, gadget)) for gadget in p.gadgets]
    rows += keycards_words(d, p)
    rows += [
        (f"{d.label('crate')} {crate}", crate_text(d.setting, crate, language))
        for crate in p.crates_held or []
    ]
    return rows + objectives_held(d, p)


def purse(d: Shown) -> str:
    """Return one line with what changes at every decision."""
    p = d.own
    if p is None:
        return ""
    told = [d.label("purse-culture", n=p.culture)]
    told.append(d.label("purse-crystals", crystals=crystals(d, p)))
    told.append(d.label("ready", n=p.stones.ready))
    told.append(d.label("supply", n=p.supply))
    told.append(d.label("purse-tracks", tracks=tracks(p)))
    return "; ".join(told)


# The end


def ending(d: Shown) -> list[str]:
    """Which objectives everybody kept, and what they scored."""
    return [
        d.label(
            "kept",
            who=d.names[p.seat],
            points=d.thing("point", p.score["objective"]),
            needs="; ".join(
                objective_needs_text(d.setting, one, d.phrases.language)
                for one in p.objectives_held
            ),
        )
        for p in d.view.players
        if p.objectives_held
    ]


TERMINAL = Terminal(
    shown=Shown,
    board=board,
    sides=sides,
    legend=legend,
    status=players,
    players=players,
    hand=hand,
    purse=purse,
    topics=topics,
    foreign=frozenset(
        {
            reasons.TRIBE_TAKEN,
            reasons.TRIBE_NOT_OFFERED,
            reasons.GADGET_TAKEN,
            reasons.GADGET_NOT_OFFERED,
            reasons.CARD_NOT_YOURS,
            reasons.NOT_YOUR_OBJECTIVE,
            reasons.NOT_IN_SECTION,
            reasons.NO_SUCH_PRODUCTION,
            reasons.NO_FOLLOWERS_THERE,
            reasons.NO_GROUP_THERE,
            reasons.HEX_FACE_DOWN,
            reasons.OTHERS_START,
            reasons.TOO_MANY,
            reasons.NO_PIG_TRIBE,
            reasons.TOO_FEW_PIGS,
            reasons.NO_BUILDING_GROUND,
            reasons.NO_SITE,
            reasons.VAULT_BUILT,
            reasons.TILE_NOT_SHOWN,
            reasons.OTHER_COLOUR,
            reasons.KEYCARD_NOT_SHOWN,
            reasons.SLOT_EMPTY,
            reasons.GADGET_NOT_THERE,
            reasons.OTHER_BOX,
            reasons.BOX_UPGRADED,
            reasons.REGION_OPEN,
            reasons.ABILITY_NOT_YOURS,
            reasons.CRATE_NOT_YOURS,
            reasons.NO_PASSIVE,
            reasons.NO_CAMP,
            reasons.NO_PIECE_THERE,
        }
    ),
    picture=picture,
    moved=moved,
    ending=ending,
)
