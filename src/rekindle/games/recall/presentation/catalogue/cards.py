"""Catalogue entries of Recall for cards, tokens and region tiles: texts, articles and signs."""

from __future__ import annotations

from collections.abc import Sequence

from rekindle.content import Effect
from rekindle.games.recall.content.language import Camp, Cell, Token
from rekindle.games.recall.presentation import cards as text
from rekindle.games.recall.presentation.catalogue.articles import (
    effect_articles,
    gadget_articles,
    objective_articles,
    tribe_articles,
)
from rekindle.games.recall.presentation.catalogue.look import Texts, look
from rekindle.games.recall.presentation.catalogue.structs import (
    AbilityFace,
    CellFace,
    GadgetFace,
    GainFace,
    KeycardFace,
    MonumentTileFace,
    NeedFace,
    ObjectiveFace,
    TileFace,
    TribeFace,
)
from rekindle.games.recall.presentation.effects import TELLER
from rekindle.games.recall.presentation.words import component, points
from rekindle.kernel.catalogue import Card
from rekindle.kernel.messages import Message


class CardTexts(Texts):
    """Builds the entries for components drawn from piles and laid on the map."""

    # Keycards and crates

    def keycards(self) -> dict[str, Card[KeycardFace]]:
        found = {}
        for number, id in enumerate(self.names.keycards):
            card = component(self.setting, "keycard", number)
            about = ["key.1", *effect_articles(card.effect)] if card.effect else ["key.4"]
            found[id] = look(
                name=self.name(card),
                kind=self.word(f"kind-keycard-{card.colour}"),
                text=text.keycard_text(self.setting, id, self.language),
                articles=[*about, "card.2", "score.efficiency.1"],
                source=card.source,
                face=KeycardFace(card.colour, card.points, self.signs.of(card.effect)),
            )
        return found

    def crates(self) -> dict[str, Card[GainFace]]:
        return {
            crate.id: look(
                name=self.name(crate),
                kind=self.word("kind-crate"),
                text=text.crate_text(self.setting, crate.id, self.language),
                articles=["crate.1", "free.2", *effect_articles(crate.effect)],
                source=crate.source,
                face=GainFace(self.signs.of(crate.effect)),
            )
            for crate in self.pack.components("crate")
        }

    # Tribes and gadgets

    def tribes(self) -> dict[str, Card[TribeFace]]:
        found = {}
        for number, id in enumerate(self.names.tribes):
            tribe = component(self.setting, "tribe", number)
            found[id] = look(
                name=self.name(tribe),
                kind=self.word("kind-tribe"),
                text=text.tribe_text(self.setting, id, self.language),
                articles=tribe_articles(tribe),
                source=tribe.source,
                face=TribeFace(
                    self.ability(tribe.effect, tribe.trigger, tribe.fixed),
                    self.passive(tribe.passive),
                ),
            )
        return found

    def ability(self, effect: Effect | None, trigger: str, fixed: bool) -> AbilityFace:
        return AbilityFace(self.signs.of(effect), trigger, fixed)

    def passive(self, name: str | None) -> str:
        if name is None:
            return ""
        return self.say(Message(f"passive-{name}", {"points": points(self.numbers.farm_points)}))

    def gadgets(self) -> dict[str, Card[GadgetFace]]:
        found = {}
        for gadget in self.pack.components("gadget"):
            effects: Sequence[Effect | None] = gadget.parts or (gadget.effect,)
            found[gadget.id] = look(
                name=self.name(gadget),
                kind=self.word("kind-gadget"),
                text=text.gadget_text(self.setting, gadget.id, self.language),
                articles=gadget_articles(gadget),
                source=gadget.source,
                face=GadgetFace(
                    [self.ability(effect, gadget.trigger, gadget.fixed) for effect in effects]
                ),
            )
        return found

    # Objectives

    def objectives(self) -> dict[str, Card[ObjectiveFace]]:
        found = {}
        for number, objective in enumerate(self.pack.components("objective")):
            told = text.objective_message(self.setting, number)
            needs = [
                NeedFace(leaf.name, leaf.count, self.say(TELLER.condition(leaf)))
                for leaf in objective.needs
            ]
            found[objective.id] = look(
                name=self.name(objective),
                kind=self.word("kind-objective"),
                text=self.word("objective-text", told=told),
                articles=objective_articles(objective),
                source=objective.source,
                face=ObjectiveFace(
                    needs, self.numbers.objective_points, self.signs.of(objective.reward)
                ),
            )
        return found

    # Tokens

    def monument_tiles(self) -> dict[str, Card[MonumentTileFace]]:
        return {
            tile.id: look(
                name=self.name(tile),
                kind=self.word("kind-monument-tile"),
                text=text.monument_tile_text(self.setting, tile.id, self.language),
                articles=["monument.3", "score.power.1", *effect_articles(tile.gain)],
                source=tile.source,
                face=MonumentTileFace(tile.points, self.signs.of(tile.gain)),
            )
            for tile in self.pack.components("monument-tile")
        }

    def camps(self) -> dict[str, Card[GainFace]]:
        return {
            camp.id: look(
                name=self.name(camp),
                kind=self.word("kind-camp"),
                text=text.camp_text(self.setting, camp.id, self.language),
                articles=["camp.1", "camp.2", *effect_articles(camp.effect)],
                source=camp.source,
                face=GainFace(self.signs.of(camp.effect)),
            )
            for camp in self.camps_of_the_pack()
        }

    def camps_of_the_pack(self) -> list[Camp]:
        return self.pack.components("camp")

    def rings(self) -> dict[str, Card[GainFace]]:
        return {
            ring.id: self.token(
                ring,
                "ring",
                text.ring_text(self.setting, ring.id, self.language),
                ["tribe.norther.2", "tribe.norther.3"],
            )
            for ring in self.pack.components("ring")
        }

    def light_chips(self) -> dict[str, Card[GainFace]]:
        return self.chips(text.LIGHT, ["know.7", "setup.1"])

    def dark_chips(self) -> dict[str, Card[GainFace]]:
        return self.chips(text.DARK, ["path.2", "setup.2"])

    def chips(self, kind: str, articles: list[str]) -> dict[str, Card[GainFace]]:
        return {
            chip.id: self.token(
                chip, kind, text.chip_text(self.setting, kind, chip.id, self.language), articles
            )
            for chip in self.pack.components(kind)
        }

    def token(self, token: Token, kind: str, told: str, articles: list[str]) -> Card[GainFace]:
        """Return a token without a name."""
        return look(
            name=self.word(f"kind-{kind}"),
            kind=self.word(f"kind-{kind}"),
            text=told,
            articles=[*articles, *effect_articles(token.effect)],
            source=token.source,
            face=GainFace(self.signs.of(token.effect)),
        )

    # Region tiles

    def tiles(self) -> dict[str, Card[TileFace]]:
        return {
            tile.id: look(
                name=self.word("kind-start-tile" if tile.start else "kind-tile"),
                kind=self.word("kind-tile"),
                text=text.tile_text(self.setting, tile.id, self.language),
                articles=["term.2", "reveal.3", "reveal.5"],
                source=tile.source,
                face=TileFace([cell_face(cell) for cell in tile.cells], tile.start),
            )
            for tile in self.pack.components("tile")
        }


def cell_face(cell: Cell) -> CellFace:
    shown = CellFace(cell.kind, relicube=cell.relicube)
    if cell.kind == "field":
        shown.pigs = cell.pigs
    if cell.camp is not None:
        shown.camp = cell.camp
    return shown
