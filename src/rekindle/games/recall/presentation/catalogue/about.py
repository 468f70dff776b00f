"""Catalogue entries of Recall for things that are not cards: hexes, tokens, tracks, pieces."""

from __future__ import annotations

from rekindle.content import Leaf
from rekindle.games.recall.content.effects import EFFECTS
from rekindle.games.recall.engine.constants import (
    CRYSTALS,
    CUBES,
    FARMS,
    HEX_KINDS,
    ISLANDS,
    PIGS,
    RINGS,
    STONES,
    TRACKS,
)
from rekindle.games.recall.presentation.catalogue.look import Texts, look
from rekindle.games.recall.presentation.catalogue.structs import AboutFace
from rekindle.games.recall.presentation.effects import tell
from rekindle.kernel.catalogue import Card
from rekindle.kernel.game import Setting
from rekindle.kernel.signs import Sign

HEXES = {
    "face-down": ("reveal.2", "reveal.3", "reveal.4", "reveal.5"),
    "field": ("workshop.1", "workshop.2", "tribe.dorian.1"),
    "forest": ("workshop.1", "workshop.2"),
    "mountain": ("workshop.1", "workshop.2"),
    "water": ("move.3", "water.1", "water.3", "term.10"),
    "volcano": ("move.3", "tribe.colteron.1", "tribe.colteron.2"),
    "vault": ("vault.1", "develop.3"),
    "monument": ("monument.1", "monument.3", "score.power.1"),
    "site": ("excavate.1", "excavate.2", "excavate.3", "excavate.4"),
    "camp": ("camp.1", "camp.2", "camp.3", "camp.4"),
    "start": ("map.3", "map.4", "move.4", "follower.1"),
    "printed": ("monument.2", "map.5", "score.power.1"),
}
TOKENS = {
    "island": ("tribe.enterin.1", "tribe.enterin.3"),
    "farm": ("tribe.dorian.1", "tribe.dorian.4"),
    "ring": ("tribe.norther.2", "tribe.norther.3"),
    "raft": ("tribe.finder.1", "tribe.finder.2"),
    "pig": ("tribe.dorian.2", "tribe.dorian.3", "tribe.dorian.5"),
}
SINGLE = {
    "follower": ("term.13", "follower.1", "move.1"),
    "building": ("develop.2", "develop.3", "develop.6"),
    "supply": ("term.13", "follower.4"),
    "slot": ("key.1", "key.6", "key.7"),
    "keycards": ("term.11", "card.1", "card.5"),
    "display": ("setup.8", "card.1", "card.7"),
    "green-pile": ("card.2", "card.7"),
    "crates": ("crate.1", "crate.2", "free.2"),
    "objectives": ("objective.1", "objective.2", "score.4"),
    "recall": ("recall.1", "recall.2", "recall.4"),
    "culture": ("culture.1", "culture.2", "culture.8"),
    "upgrade-symbol": ("culture.2", "culture.3"),
    "gadget-step": ("know.4", "know.5", "setup.41"),
    "tribe-step": ("know.6", "setup.40"),
    "path-slot": ("path.1", "path.2", "path.3"),
    "rounds": ("round.1", "round.2", "round.3", "end.1"),
    "bag": ("setup.9", "setup.44"),
    "relicubes": ("vault.2", "vault.3"),
    "monument-tiles": ("setup.5", "monument.3"),
    "leftovers": ("score.3",),
    "own-stone": ("setup.20", "know.6", "ability.1"),
}
"""Things of which there is one kind."""
ICONS = {
    "building": "vault",
    "supply": "follower",
    "keycards": "keycard",
    "display": "keycard",
    "green-pile": "keycard",
    "crates": "crate",
    "objectives": "objective",
    "upgrade-symbol": "upgrade",
    "gadget-step": "gadget",
    "tribe-step": "tribe",
    "path-slot": "path",
    "rounds": "round",
    "relicubes": "display-cube",
    "monument-tiles": "monument-tile",
    "leftovers": "point",
    "own-stone": "stone",
    "culture": "point",
}
"""Icons of things that share one with something else."""


def about(setting: Setting, language: str) -> dict[str, Card[AboutFace]]:
    """Return the entries by thing: `hex-camp`, `token-island`, `crystal-red`, `sign-develop`."""
    texts = AboutTexts(setting, language)
    return {
        **texts.hexes(),
        **texts.tokens(),
        **texts.goods(),
        **texts.tracks(),
        **texts.singles(),
        **texts.signs_explained(),
    }


class AboutTexts(Texts):
    """Builds the entries about things."""

    def entry(
        self,
        name: str,
        told: str,
        kind: str,
        articles: tuple[str, ...],
        face: AboutFace,
    ) -> Card[AboutFace]:
        return look(
            name=name,
            kind=self.word(f"kind-{kind}"),
            text=told,
            articles=articles,
            source="",
            face=face,
        )

    def hexes(self) -> dict[str, Card[AboutFace]]:
        """Kinds of hexes."""
        return {
            f"hex-{name}": self.entry(
                self.word(f"hex-{name}"),
                self.word(f"about-hex-{name}", steps=self.lookup.excavation_steps[0]),
                "hex",
                HEXES[name],
                AboutFace(name),
            )
            for name in HEX_KINDS
        }

    def tokens(self) -> dict[str, Card[AboutFace]]:
        """What tribes put on the map."""
        most = {"island": ISLANDS, "farm": FARMS, "ring": RINGS, "raft": 1, "pig": PIGS}
        return {
            f"token-{name}": self.entry(
                self.word(f"token-{name}"),
                self.word(
                    f"about-token-{name}",
                    n=most[name],
                    points=self.numbers.farm_points,
                    followers=self.lookup.raft_followers,
                ),
                "token",
                articles,
                AboutFace(f"token-{name}"),
            )
            for name, articles in TOKENS.items()
        }

    def goods(self) -> dict[str, Card[AboutFace]]:
        """Crystals, relicubes and stones."""
        found = {}
        articles: tuple[str, ...] = ("crystal.1", "turn.3", "free.3", "free.4")
        for name in CRYSTALS:
            told = self.word(f"about-crystal-{name}", most=self.numbers.storage)
            found[f"crystal-{name}"] = self.entry(
                self.word(f"crystal-{name}"),
                told,
                "crystal",
                articles,
                AboutFace("crystal", name),
            )
        articles = ("cube.1", "cube.2", "cube.3", "score.ambition.1")
        for name in CUBES:
            found[f"relicube-{name}"] = self.entry(
                self.word(f"relicube-{name}"),
                self.word("about-relicube"),
                "relicube",
                articles,
                AboutFace("relicube", name),
            )
        articles = ("excavate.4", "ability.1", "score.ancients.1")
        for name in STONES:
            found[f"stone-{name}"] = self.entry(
                self.word(f"stone-{name}"),
                self.word("about-stone"),
                "stone",
                articles,
                AboutFace("stone", name),
            )
        return found

    def tracks(self) -> dict[str, Card[AboutFace]]:
        articles = ("know.1", "know.3", "know.4", "know.6", "know.7", "score.knowledge.1")
        told = self.word(
            "about-track",
            steps=self.lookup.track_steps,
            gadget=self.lookup.gadget_step,
            tribe=self.lookup.tribe_step,
        )
        return {
            f"track-{name}": self.entry(
                self.word(f"track-{name}"), told, "track", articles, AboutFace("knowledge", name)
            )
            for name in TRACKS
        }

    def singles(self) -> dict[str, Card[AboutFace]]:
        return {
            name: self.entry(
                self.word(name),
                self.word(f"about-{name}", **self.values()),
                "board",
                articles,
                AboutFace(ICONS.get(name, name)),
            )
            for name, articles in SINGLE.items()
        }

    def values(self) -> dict[str, int]:
        """Numbers that texts about things may need."""
        return {
            "followers": self.numbers.followers,
            "shown": self.numbers.keycards_shown,
            "objective": self.numbers.objective_points,
            "leftovers": self.numbers.resources_for_a_point,
        }

    # Signs

    def signs_explained(self) -> dict[str, Card[AboutFace]]:
        """The signs of all effects, in words."""
        found = {}
        for name, row in EFFECTS.items():
            leaf = Leaf(name, (2, *row.kinds[:1]))
            sign = next(sign for sign in row.show(leaf) if isinstance(sign, Sign))
            told = self.say(tell(leaf))
            found[f"sign-{name}"] = self.entry(
                told,
                told,
                "sign",
                row.articles,
                AboutFace(sign.icon, sign.tint) if sign.tint else AboutFace(sign.icon),
            )
        return found
