"""What a terminal shows of Revive: the map, the displays, the boards, the player's own side.

The terminal draws it as boxes or as sentences. Every meaning has a sign or a word; colours only
repeat it.
"""

from __future__ import annotations

from rekindle.games.revive.engine import reasons
from rekindle.games.revive.engine.constants import COLOURS, GOODS
from rekindle.games.revive.presentation.cards import category, crate_text
from rekindle.games.revive.presentation.terminal.boards import (
    artifact_card_title,
    artifact_card_words,
    blocks,
    card_words,
)
from rekindle.games.revive.presentation.terminal.map import picture
from rekindle.games.revive.presentation.terminal.map_words import moved
from rekindle.games.revive.presentation.terminal.shown import Shown
from rekindle.games.revive.presentation.terminal.sides import (
    artifact_counts,
    public_total,
    sides,
    tribe_name,
)
from rekindle.games.revive.presentation.terminal.topics import topics, words
from rekindle.games.revive.presentation.view import MAJOR_NAMES, PlayerView
from rekindle.kernel.messages import capital
from rekindle.kernel.terminal import Block, Grid, Terminal


def board(d: Shown) -> tuple[list[Block], str]:
    """The displays and the large locations; below, whether the end has come."""
    ending = d.view.ending
    below = "" if ending is None or d.view.over else d.label("ending")
    return blocks(d), below


def legend(d: Shown) -> str:
    """Explain which hexes touch, if the map is not drawn; a drawn map has its own legend."""
    return d.label("legend-plain") if d.plain else ""


# Players


def players(d: Shown) -> Grid:
    """Headings, and a row for each seat."""
    headings = ["points", "tracks", "progress", "energy", "artifacts", "goods"]
    return [d.label(f"column-{key}") for key in headings], [player(d, p) for p in d.view.players]


def player(d: Shown, p: PlayerView) -> list[str]:
    tracks = "/".join(str(p.tracks[colour]) for colour in COLOURS)
    return [
        str(public_total(d, p)),
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
    """The tribe ability, the cards that can be played, closed crates, the artifact card."""
    p, language = d.own, d.phrases.language
    if p is None:
        return []
    rows = []
    if p.tribe is not None:
        told = d.effect(d.component("tribe", p.tribe).ability)
        rows.append((tribe_name(d, p), d.label("tribe-ability", ability=capital(told))))
    rows += [(card, card_words(d, card)) for card in p.active]
    rows += [
        (f"{d.label('crate')} {crate}", crate_text(d.setting, crate, language))
        for crate in p.closed_crates or []
    ]
    rows += [(f"{d.label('dealt')} {card}", artifact_card_words(d, card)) for card in p.dealt or []]
    if p.artifact_card:
        title = artifact_card_title(d, p.artifact_card)
        told = artifact_card_words(d, p.artifact_card)
        rows.append((f"{d.label('artifact-card')} {title}", told))
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


# The end


def ending(d: Shown) -> list[str]:
    """Whose artifact card scored what, and how often."""
    return [artifact_score(d, p) for p in d.view.players if p.artifact_card]


def artifact_score(d: Shown, p: PlayerView) -> str:
    """An artifact card with its categories, each with the number of times it counted."""
    card = d.component("artifact-card", str(p.artifact_card))
    told = [
        d.label(
            f"scored-{colour}",
            n=1 + p.artifacts[colour],
            what=d.phrases.text(category(scored.category, scored.points)),
        )
        for colour in MAJOR_NAMES
        for scored in [getattr(card, colour)]
    ]
    points = d.thing("point", p.score["artifacts"])
    title = artifact_card_title(d, card.id)
    return d.label("scored", who=d.names[p.seat], card=title, points=points, told="; ".join(told))


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
    words=words,
    foreign=frozenset(
        {
            reasons.CARD_NOT_YOURS,
            reasons.CRATE_NOT_YOURS,
            reasons.MACHINE_NOT_YOURS,
            reasons.NOT_IN_SLOTS,
            reasons.NOT_RESTING,
            reasons.NOT_SHOWN,
            reasons.NO_SUCH_PLAYER,
            reasons.NOT_IN_THEIR_SLOTS,
            reasons.COPY_OWN,
            reasons.TRIBE_OUT,
            reasons.UNEXPLORED,
            reasons.EXPLORED,
            reasons.NO_LOCATION,
            reasons.NO_SAND,
            reasons.BUILT,
            reasons.OWN_FIGURE,
            reasons.UNLOCKED,
            reasons.OTHER_TRIBE,
            reasons.MACHINE_LOCKED,
            reasons.NOT_DEALT,
        }
    ),
    picture=picture,
    moved=moved,
    ending=ending,
)
