"""The catalogue of Euphoria for the page: cards, words and constants that never change in play."""

from __future__ import annotations

from rekindle.content import Pack
from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    COMMODITIES,
    FACTIONS,
    FIRST_TUNNEL,
    GOODS,
    RESOURCES,
    SITE_NAMES,
    SITE_SPACES,
    SPACE_NAMES,
    STARS,
    THINGS,
    WORKERS,
)
from rekindle.games.euphoria.engine.scoring import LINES
from rekindle.games.euphoria.presentation.catalogue.cards import CardMaker, space_face
from rekindle.games.euphoria.presentation.catalogue.signs import effect_row
from rekindle.games.euphoria.presentation.catalogue.structs import (
    Band,
    Constants,
    EuphoriaCatalogue,
)
from rekindle.games.euphoria.presentation.words import euphoria, pack_of, recruits, rules_of
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Phrases

FACES = range(1, 7)
NAMED = (
    "artifact",
    "artifact-deck",
    "commodity",
    "knowledge",
    "morale",
    "other-commodity",
    "recruit-deck",
    "resource",
    "retrieve",
    "star",
    "worker",
)
"""Things whose name is a message of the page."""
OF_A_TERRITORY = ("allegiance", "miner", "territory")


def catalogue(setting: Setting, language: str) -> EuphoriaCatalogue:
    """Return the catalogue, which is the same for every seat."""
    phrases = euphoria(language)
    return EuphoriaCatalogue(
        game="euphoria",
        language=phrases.language,
        cards=CardMaker(setting, phrases).all(),
        words=words(setting, phrases),
        constants=constants(setting),
    )


# Words


def words(setting: Setting, phrases: Phrases) -> dict[str, str]:
    """Return the names of things, by the words of moves and of the view."""

    def say(id: str, **values: str | int) -> str:
        return phrases.text(Message(id, values))

    found = {kind: say(f"name-{kind}") for kind in THINGS}
    found |= {name: say(f"page-name-{name}") for name in NAMED}
    found |= {faction: say(f"screen-{faction}") for faction in FACTIONS}
    for kind in OF_A_TERRITORY:
        for faction in FACTIONS:
            name = say(f"page-name-{kind}", territory=found[faction])
            found[f"{kind}-{faction}"] = name
    spaces = pack_of(setting).components("space")
    found |= {space.id: str(getattr(space.name, phrases.language)) for space in spaces}
    found |= {recruit_name(recruit): recruit.name for recruit in recruits(setting)}
    for face in FACES:
        found[f"die-{face}"] = say("page-name-die", n=face)
        for area in SPACE_NAMES[:FIRST_TUNNEL]:
            found[f"{area}-{face}"] = say("page-name-die-on", space=found[area], n=face)
    found |= {f"score-{line}": say(f"score-{line}") for line in LINES}
    found["dilemma"] = say("screen-dilemma")
    return found


# Constants


def constants(setting: Setting) -> Constants:
    lookup = rules_of(setting).lookup
    pack = pack_of(setting)
    return Constants(
        factions=list(FACTIONS),
        commodities=list(COMMODITIES),
        resources=list(RESOURCES),
        artifacts=list(ARTIFACTS),
        goods=list(GOODS),
        sites=list(SITE_NAMES),
        site_spaces=SITE_SPACES,
        stars=STARS,
        workers=WORKERS,
        tiers=lookup.tiers,
        allegiance_end=lookup.allegiance_end,
        tunnel_reveal=lookup.tunnel_reveal,
        tunnel_end=lookup.tunnel_end,
        track_end=lookup.track_end,
        check_limit=lookup.check_limit,
        open_territory=lookup.open_territory,
        workers_to_build=lookup.workers_to_build,
        bands=bands(pack),
        spaces={space.id: space_face(space) for space in pack.components("space")},
        penalties={m.penalty: m.id for m in pack.components("market")},
        lines=list(LINES),
    )


def bands(pack: Pack) -> list[Band]:
    found: list[Band] = []
    least = 1
    for band in pack.components("band"):
        found.append(Band(least, band.limit, band.goods, effect_row(band.effect)))
        least = band.limit + 1
    return found
