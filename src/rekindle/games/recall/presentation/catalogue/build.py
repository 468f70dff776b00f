"""The catalogue of Recall for the page: everything that never changes in play."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import (
    BOXES,
    CRYSTALS,
    CUBES,
    HEX_KINDS,
    PATHS,
    STONES,
    TRACKS,
)
from rekindle.games.recall.engine.scoring import LINES
from rekindle.games.recall.presentation.catalogue.about import SINGLE, TOKENS, about
from rekindle.games.recall.presentation.catalogue.boards import BoardTexts
from rekindle.games.recall.presentation.catalogue.cards import CardTexts
from rekindle.games.recall.presentation.catalogue.constants import constants
from rekindle.games.recall.presentation.catalogue.structs import Cards, RecallCatalogue
from rekindle.games.recall.presentation.words import box, path_name, recall, slot
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, capital


def catalogue(setting: Setting, language: str) -> RecallCatalogue:
    """Return the catalogue; all of it is public."""
    cards, boards = CardTexts(setting, language), BoardTexts(setting, language)
    return RecallCatalogue(
        game="recall",
        language=language,
        cards=Cards(
            keycard=cards.keycards(),
            crate=cards.crates(),
            tribe=cards.tribes(),
            gadget=cards.gadgets(),
            objective=cards.objectives(),
            monument_tile=cards.monument_tiles(),
            camp=cards.camps(),
            ring=cards.rings(),
            light=cards.light_chips(),
            dark=cards.dark_chips(),
            vault=boards.vaults(),
            production=boards.production(),
            relicube=boards.relicubes(),
            workshop=boards.workshops(),
            monument=boards.monuments(),
            box=boards.boxes(),
            upgrade=boards.upgrades(),
            path=boards.paths(),
            tile=cards.tiles(),
            about=about(setting, language),
        ),
        words=words(language),
        constants=constants(setting),
        ranks=[],
    )


def words(language: str) -> dict[str, str]:
    """Return the names of things, by the words of moves and of the view."""

    def told(message: Message) -> str:
        return capital(recall(language).text(message))

    def page(key: str) -> str:
        return told(Message(f"page-{key}"))

    found = {key: page(key) for key in SINGLE}
    found |= {f"hex-{kind}": page(f"hex-{kind}") for kind in HEX_KINDS}
    found |= {f"token-{name}": page(f"token-{name}") for name in TOKENS}
    found |= {f"crystal-{name}": page(f"crystal-{name}") for name in CRYSTALS}
    found |= {f"relicube-{name}": page(f"relicube-{name}") for name in CUBES}
    found |= {f"stone-{name}": page(f"stone-{name}") for name in STONES}
    found |= {f"track-{name}": page(f"track-{name}") for name in TRACKS}
    found |= {f"box-{name}": told(box(number)) for number, name in enumerate(BOXES)}
    found |= {f"slot {name}": told(slot(number)) for number, name in enumerate(BOXES)}
    found |= {f"path-{name}": told(path_name(number)) for number, name in enumerate(PATHS)}
    found |= {f"score-{line}": told(Message(f"score-{line}")) for line in LINES}
    return found
