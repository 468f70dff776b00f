"""Catalogue entries of Revive for cards, tokens and area tiles: texts, articles and signs."""

from __future__ import annotations

from rekindle.games.revive.content.language import Half
from rekindle.games.revive.engine.constants import (
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    TECHNOLOGIES,
)
from rekindle.games.revive.presentation import cards as text
from rekindle.games.revive.presentation.catalogue.articles import (
    category_articles,
    effect_articles,
    half_articles,
)
from rekindle.games.revive.presentation.catalogue.look import Texts, look
from rekindle.games.revive.presentation.catalogue.structs import (
    BackFace,
    CitizenFace,
    CrateFace,
    HalfFace,
    LocationFace,
    MachineColour,
    MachineFace,
    ModuleFace,
    TileFace,
)
from rekindle.games.revive.presentation.effects import tell
from rekindle.games.revive.presentation.view import COLOUR_NAMES
from rekindle.games.revive.presentation.words import cards, machine_name, rules_of
from rekindle.kernel.catalogue import Card
from rekindle.kernel.messages import Message, listed


class CardTexts(Texts):
    """Builds the entries for components drawn from piles and laid on the map."""

    # Cards, modules, machines, crates

    def citizens(self) -> dict[str, Card[CitizenFace]]:
        found = {}
        for card in cards(self.setting):
            starting = card in self.pack.components("starting")
            top, bottom = self.half(card.top), self.half(card.bottom)
            articles = ["play.1", *half_articles(card.top), *half_articles(card.bottom)]
            found[card.id] = look(
                name=getattr(card.name, self.language),
                kind=self.word("kind-starting" if starting else "kind-citizen"),
                text=text.card_text(self.setting, card.id, self.language),
                articles=articles,
                source=card.source,
                face=CitizenFace(card.colour, starting, top, bottom),
            )
        return found

    def half(self, half: Half) -> HalfFace:
        told = self.say(text.half_message(half))
        return HalfFace(self.signs.half(half), told, half.slot, half.flasks)

    def modules(self) -> dict[str, Card[ModuleFace]]:
        found = {}
        for module in self.pack.components("module"):
            colours = listed([Message(f"tint-{colour}") for colour in module.colours])
            found[module.id] = look(
                name=self.word("name-module", colours=colours),
                kind=self.word("kind-module"),
                text=text.module_text(self.setting, module.id, self.language),
                articles=["modules.1", "play.3", "modules.2", *effect_articles(module.effect)],
                source=module.source,
                face=ModuleFace(list(module.colours), self.signs.of(module.effect), module.flasks),
            )
        return found

    def machines(self) -> dict[str, Card[MachineFace]]:
        lookup = rules_of(self.setting).lookup
        found = {}
        for number, id in enumerate(self.names.machines):
            effect = text.machine_effect(self.setting, number)
            kind: MachineColour = "standard" if number < FIRST_SPECIAL else "tribe"
            if FIRST_SPECIAL <= number < FIRST_TRIBAL:
                kind = COLOUR_NAMES[lookup.machine_colour[number]]
            found[id] = look(
                name=self.say(machine_name(self.setting, number)),
                kind=self.say(Message(f"machine-{kind}")),
                text=text.machine_text(self.setting, id, self.language),
                articles=["machines.1", "machines.2", *effect_articles(effect)],
                source=self.machine_source(number),
                face=MachineFace(kind, self.signs.of(effect), lookup.machine_flasks[number]),
            )
        return found

    def machine_source(self, number: int) -> str:
        """A machine on a tribe board comes with the board."""
        if number >= FIRST_TRIBAL:
            board = rules_of(self.setting).lookup.tech_machine.index(number) // len(TECHNOLOGIES)
            return str(self.pack.components("tribe")[board].source)
        machines = self.pack.components("standard") + self.pack.components("machine")
        return str(machines[number].source)

    def crates(self) -> dict[str, Card[CrateFace]]:
        return {
            crate.id: look(
                name=self.word("kind-crate"),
                kind=self.word("kind-crate"),
                text=text.crate_text(self.setting, crate.id, self.language),
                articles=["crates.1", "crates.2", *effect_articles(crate.effect)],
                source=crate.source,
                face=CrateFace(self.signs.of(crate.effect)),
            )
            for crate in self.pack.components("crate")
        }

    # The map

    def tiles(self) -> dict[str, Card[TileFace]]:
        return {
            tile.id: look(
                name=self.word("kind-tile" if tile.back else "kind-start-tile"),
                kind=self.word("kind-tile"),
                text=text.tile_text(self.setting, tile.id, self.language),
                articles=["setup.2", "build.2", *effect_articles(tile.water)],
                source=tile.source,
                face=TileFace(
                    faces=list(tile.faces),
                    water=self.signs.of(tile.water),
                    gives="" if tile.water is None else self.say(tell(tile.water)),
                ),
            )
            for tile in self.pack.components("tile")
        }

    def backs(self) -> dict[str, Card[BackFace]]:
        return {
            back.id: look(
                name=self.word("kind-back"),
                kind=self.word("kind-tile"),
                text=text.back_text(self.setting, back.id, self.language),
                articles=["explore.1", "explore.2", "explore.4", "range.5"],
                source=back.source,
                face=BackFace(self.signs.price(back.cost), back.points, back.location, back.water),
            )
            for back in self.pack.components("back")
        }

    def locations(self) -> dict[str, Card[LocationFace]]:
        return {
            location.id: look(
                name=getattr(location.name, self.language),
                kind=self.word("kind-location"),
                text=text.location_text(self.setting, location.id, self.language),
                articles=[
                    "populate.1",
                    "scoring.3",
                    *category_articles(location.category),
                    *effect_articles(location.gain),
                ],
                source=location.source,
                face=LocationFace(
                    category=location.category,
                    points=location.points,
                    steps=list(location.steps),
                    gain=self.signs.of(location.gain),
                ),
            )
            for location in self.pack.components("location")
        }
