"""Catalogue entries of Recall for what is printed on boards, upgrades and path cards."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import (
    BOXES,
    COLUMNS,
    CUBES,
    MONUMENTS,
    OPEN_PRODUCTION,
    PATH_SIDES,
    PATHS,
    PRODUCTION,
    SIDES,
    TERRAINS,
    UNDER_MONUMENTS,
    UNDER_WORKSHOPS,
    WORKSHOPS,
)
from rekindle.games.recall.presentation import cards as text
from rekindle.games.recall.presentation.catalogue.articles import effect_articles
from rekindle.games.recall.presentation.catalogue.look import Texts, look
from rekindle.games.recall.presentation.catalogue.structs import (
    BoxFace,
    BuildingFace,
    GainFace,
    PathFace,
    ProductionFace,
    RelicubeFace,
    UpgradeFace,
)
from rekindle.games.recall.presentation.view import BOX_NAMES, CUBE_NAMES, PATH_NAMES, SIDE_NAMES
from rekindle.games.recall.presentation.words import box, component, path_name, points, upgrade
from rekindle.kernel.catalogue import Card
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.messages import Message, Values

BOX_ARTICLES = {
    "a": ("box.a.1", "box.a.2", "box.a.3", "box.a.4"),
    "b": ("box.b.1", "box.b.2"),
    "c": ("box.c.1",),
    "d": ("box.d.1", "box.d.2"),
    "e": ("box.e.1",),
    "f": ("box.f.1", "box.f.2", "box.f.3"),
}


class BoardTexts(Texts):
    """Builds the entries for what is printed on boards, for upgrades and path cards."""

    # The player board

    def vaults(self) -> dict[str, Card[GainFace]]:
        return {
            vault.id: look(
                name=self.name(vault),
                kind=self.word("kind-vault"),
                text=text.vault_text(self.setting, vault.id, self.language),
                articles=["vault.1", "score.legends.1", *effect_articles(vault.reward)],
                source=vault.source,
                face=GainFace(self.signs.of(vault.reward)),
            )
            for vault in self.pack.components("vault")
        }

    def production(self) -> dict[str, Card[ProductionFace]]:
        """Return the production spaces that there are."""
        found = {}
        for number in range(PRODUCTION):
            effect = self.lookup.production[number]
            if effect == NOTHING:
                continue
            name = self.names.production[number]
            tree = text.effect_tree(self.setting, effect)
            found[name] = look(
                name=self.say(text.production_title(number)),
                kind=self.word("kind-production"),
                text=text.production_text(self.setting, name, self.language),
                articles=["recall.2", "recall.3", *effect_articles(tree)],
                source=self.production_source(number),
                face=ProductionFace(
                    self.signs.of(tree), name if number >= OPEN_PRODUCTION else None
                ),
            )
        return found

    def production_source(self, number: int) -> str:
        """A space below a building comes with the building."""
        if number < UNDER_WORKSHOPS:
            return str(self.pack.components("production")[number].source)
        if number < UNDER_MONUMENTS:
            name = self.names.production[number]
            return next(str(w.source) for w in self.pack.components("workshop") if w.id == name)
        return str(component(self.setting, "monument", number - UNDER_MONUMENTS).source)

    def uncovered(self, number: int) -> str | None:
        """Return the production space of this number, if there is one."""
        there = self.lookup.production[number] != NOTHING
        return self.names.production[number] if there else None

    def relicubes(self) -> dict[str, Card[RelicubeFace]]:
        """By colour and column: `white-1`."""
        found = {}
        for row in self.pack.components("cube"):
            for column in range(COLUMNS):
                cost, worth = self.numbers.cube_cost[column], self.numbers.cube_points[column]
                reward = row.rewards[column]
                found[f"{row.id}-{column + 1}"] = look(
                    name=self.say(Message(f"cube-{row.id}")),
                    kind=self.word("kind-relicube"),
                    text=text.relicube_text(self.setting, row.id, column, self.language),
                    articles=["cube.2", "cube.6", "score.ambition.1", *effect_articles(reward)],
                    source=row.source,
                    face=RelicubeFace(
                        CUBE_NAMES[CUBES.index(row.id)],
                        column + 1,
                        cost,
                        worth,
                        self.signs.of(reward),
                    ),
                )
        return found

    def workshops(self) -> dict[str, Card[BuildingFace]]:
        """By terrain and place: `field-1`."""
        found = {}
        parts = {workshop.id: workshop for workshop in self.pack.components("workshop")}
        for terrain, name in enumerate(TERRAINS):
            for place in range(WORKSHOPS):
                workshop = parts[f"{name}-{place + 1}"]
                number = UNDER_WORKSHOPS + terrain * WORKSHOPS + place
                found[workshop.id] = look(
                    name=self.say(text.production_title(number)),
                    kind=self.word("kind-workshop"),
                    text=text.workshop_text(self.setting, name, place, self.language),
                    articles=["workshop.1", "workshop.2", "card.1", "recall.2"],
                    source=workshop.source,
                    face=BuildingFace(self.signs.price(workshop.cost), self.uncovered(number)),
                )
        return found

    def monuments(self) -> dict[str, Card[BuildingFace]]:
        """By place: `monument-1`."""
        found = {}
        for place in range(MONUMENTS):
            monument = component(self.setting, "monument", place)
            number = UNDER_MONUMENTS + place
            found[f"monument-{monument.id}"] = look(
                name=self.say(text.production_title(number)),
                kind=self.word("kind-monument"),
                text=text.monument_text(self.setting, place, self.language),
                articles=["monument.1", "monument.2", "monument.3", "score.power.1"],
                source=monument.source,
                face=BuildingFace(self.signs.price(monument.cost), self.uncovered(number)),
            )
        return found

    # Boxes and upgrades

    def boxes(self) -> dict[str, Card[BoxFace]]:
        found = {}
        for number, name in enumerate(BOXES):
            printed = component(self.setting, "box", number)
            found[name] = look(
                name=self.say(box(number)),
                kind=self.word("kind-box"),
                text=text.box_text(self.setting, name, self.language),
                articles=["key.1", *BOX_ARTICLES[name], *effect_articles(printed.effect)],
                source=printed.source,
                face=BoxFace(
                    self.signs.of(printed.effect),
                    self.say(text.box_gives(self.setting, number, 0)),
                ),
            )
        return found

    def upgrades(self) -> dict[str, Card[UpgradeFace]]:
        """By box and side: `a-1`."""
        found = {}
        for number, id in enumerate(self.names.upgrades):
            which, side = divmod(number, SIDES)
            tile = component(self.setting, "upgrade", which)
            effect = tile.second if side else tile.first
            found[id] = look(
                name=self.say(upgrade(which)),
                kind=self.word("kind-upgrade"),
                text=text.upgrade_side_text(self.setting, id, self.language),
                articles=["box.upgrade.1", "culture.2", "culture.3", *effect_articles(effect)],
                source=tile.source,
                face=UpgradeFace(
                    BOX_NAMES[which],
                    self.signs.of(effect),
                    self.say(text.box_gives(self.setting, which, 1 + side)),
                ),
            )
        return found

    # Path cards

    def paths(self) -> dict[str, Card[PathFace]]:
        found = {}
        sources = {path.id: path.source for path in self.pack.components("path")}
        for number, name in enumerate(PATHS):
            own = (self.lookup.path_a[number], self.lookup.path_b[number])
            more = [self.specialization(number, side, own[side]) for side in range(SIDES)]
            everybody = Message(
                f"scoring-{name}", {"points": points(self.lookup.path_each[number])}
            )
            found[name] = look(
                name=self.say(path_name(number)),
                kind=self.word("kind-path"),
                text=self.word("path-text", everybody=everybody, a=more[0], b=more[1]),
                articles=[f"score.{name}.{n}" for n in (1, 2, 3)] + ["path.1", "score.1"],
                source=sources[name],
                face=PathFace(
                    PATH_NAMES[number],
                    self.say(everybody),
                    {side: self.say(told) for side, told in zip(SIDE_NAMES, more, strict=True)},
                ),
            )
        return found

    def specialization(self, number: int, side: int, n: int) -> Message:
        """Return what those score besides who have chosen a path, with this side up."""
        values: Values = {"points": points(n), "step": self.lookup.path_step}
        return Message(f"chosen-{PATHS[number]}-{PATH_SIDES[side]}", values)
