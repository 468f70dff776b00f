"""What `card NAME` says of Euphoria beyond the catalogue: factions, and who stands where."""

from __future__ import annotations

from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.content.language import Recruit
from rekindle.games.euphoria.engine.constants import FACTIONS
from rekindle.games.euphoria.presentation.cards import card_text, market_text, space_text
from rekindle.games.euphoria.presentation.terminal.shown import Shown
from rekindle.games.euphoria.presentation.words import faction, recruits
from rekindle.kernel.terminal import Topic


def topics(d: Shown) -> list[Topic]:
    """The recruits of the deck, and all spaces as they are now."""
    spaces = d.pack.components("space")
    return [*(recruit(d, r) for r in recruits(d.setting)), *(space(d, one.id) for one in spaces)]


def recruit(d: Shown, card: Recruit) -> Topic:
    """A recruit with its faction."""
    of = d.phrases.text(faction(FACTIONS.index(card.faction)))
    title = d.label("recruit-of", recruit=card.name, faction=of)
    return Topic(
        (recruit_name(card), card.name), title, card_text(d.setting, card.id, d.phrases.language)
    )


def space(d: Shown, id: str) -> Topic:
    """A space, the market built on it, and the workers there."""
    language = d.phrases.language
    name = d.name(d.component("space", id).name)
    told, names = [space_text(d.setting, id, language)], [id, name]
    market = next((m for m in d.view.markets if f"{m.site}-market" == id and m.tile), None)
    if market is not None:
        tile = d.component("market", market.tile)
        names += [tile.id, tile.name]
        name = f"{tile.name} ({name})"
        told.append(market_text(d.setting, tile.id, language))
    workers = [f"{d.names[worker.seat]} ({worker.face})" for worker in d.view.spaces.get(id, [])]
    if workers:
        told.append(d.label("there", whom=", ".join(workers)))
    return Topic(tuple(names), name, " ".join(told))
