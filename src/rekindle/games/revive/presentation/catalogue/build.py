"""The catalogue of Revive for the page: everything that never changes in play."""

from __future__ import annotations

from rekindle.games.revive.engine.constants import CORNERS, RANKS, SPACE_KINDS
from rekindle.games.revive.engine.scoring import LINES
from rekindle.games.revive.presentation.catalogue.about import about
from rekindle.games.revive.presentation.catalogue.boards import BoardTexts
from rekindle.games.revive.presentation.catalogue.cards import CardTexts
from rekindle.games.revive.presentation.catalogue.constants import constants
from rekindle.games.revive.presentation.catalogue.structs import Cards, ReviveCatalogue
from rekindle.games.revive.presentation.words import revive, rules_of
from rekindle.kernel.catalogue import Rank
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, capital

NAMED = (
    *("crates", "deck", "progress", "hibernation", "energy", "points", "range", "small", "large"),
    *("end-tile", "crystal", "gear", "book", "food"),
)
"""Things whose name is a message of the page."""


def catalogue(setting: Setting, language: str) -> ReviveCatalogue:
    """Return the catalogue; all of it is public."""
    cards, boards = CardTexts(setting, language), BoardTexts(setting, language)
    return ReviveCatalogue(
        game="revive",
        language=language,
        cards=Cards(
            card=cards.citizens(),
            module=cards.modules(),
            machine=cards.machines(),
            crate=cards.crates(),
            tile=cards.tiles(),
            back=cards.backs(),
            location=cards.locations(),
            reward=boards.rewards(),
            tribe=boards.tribes(),
            technology=boards.technologies(),
            artifact_card=boards.artifact_cards(),
            artifact=boards.artifacts(),
            about=about(setting, language),
        ),
        words=words(language),
        constants=constants(setting, language),
        ranks=ranks(setting, language),
    )


def words(language: str) -> dict[str, str]:
    """Return the names of things, by the words of moves and of the view."""

    def told(id: str) -> str:
        return revive(language).text(Message(id))

    found = {key: told(f"page-{key}") for key in NAMED}
    found |= {f"terrain-{kind}": told(f"terrain-{kind}") for kind in SPACE_KINDS}
    found |= {corner: capital(told(f"corner-{corner}")) for corner in CORNERS}
    found |= {f"score-{line}": told(f"score-{line}") for line in LINES}
    return found


def ranks(setting: Setting, language: str) -> list[Rank]:
    """Return the ranks of the solo game; the lowest needs no points (revive.solo.6)."""
    least = (0, *rules_of(setting).lookup.ranks)
    names = [capital(revive(language).text(Message(f"rank-{rank}"))) for rank in RANKS]
    return [Rank(points, name) for points, name in zip(least, names, strict=True)]
