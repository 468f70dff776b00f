"""Every card of Euphoria that the page can show enlarged: name, text, articles and signs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine.constants import (
    AREA,
    ARTIFACT_MARKET,
    ARTIFACTS,
    COMMODITIES,
    FACTIONS,
    FIRST_RESOURCE,
    GOODS,
    ICARITE_MARKET,
    MARKET,
    NIMBUS_LOFT,
    NO_FACTION,
    PENALTIES,
    SITE,
    SPACE_FACTION,
    SPACE_KIND,
    SPACE_NAMES,
    TANK,
    TUNNEL,
    TUNNEL_END,
    WIND_SALOON,
)
from rekindle.games.euphoria.presentation.cards import (
    dilemma_text,
    market_text,
    recruit_message,
    retrieval_message,
    space_message,
)
from rekindle.games.euphoria.presentation.catalogue.signs import (
    ability_face,
    effect_row,
    price_row,
)
from rekindle.games.euphoria.presentation.catalogue.structs import (
    ActionFace,
    Cards,
    DeckFace,
    DilemmaFace,
    Exchange,
    FactionFace,
    GoodFace,
    MarketFace,
    PenaltyFace,
    RecruitFace,
    SpaceFace,
    TrackFace,
)
from rekindle.games.euphoria.presentation.words import pack_of, recruits, rules_of
from rekindle.kernel.catalogue import Card
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, Phrases, apart, capital

KIND_NAMES = {
    AREA: "area",
    TUNNEL: "tunnel",
    TUNNEL_END: "tunnel-end",
    SITE: "site",
    MARKET: "market",
    ARTIFACT_MARKET: "artifact-market",
    ICARITE_MARKET: "icarite-market",
    TANK: "tank",
}
SPACE_ARTICLES = {
    AREA: ("commodity.1", "commodity.2", "commodity.3", "commodity.4", "spaces.3"),
    TUNNEL: ("tunnel.1", "tunnel.2", "spaces.1"),
    TUNNEL_END: ("tunnel.3", "spaces.2"),
    SITE: ("site.1", "site.2", "site.3", "site.4", "site.6", "spaces.4"),
    MARKET: ("market.1", "market.2", "site.5", "spaces.1"),
    ARTIFACT_MARKET: ("artifact-market.1", "cost.3", "spaces.1"),
    ICARITE_MARKET: ("icarus.1", "icarus.3"),
    TANK: ("tank.1", "tank.2", "spaces.1"),
}
SINGLE_ARTICLES = {
    SPACE_NAMES[WIND_SALOON]: ("artifact-market.2", "cost.3", "icarus.1"),
    SPACE_NAMES[NIMBUS_LOFT]: ("icarus.1", "icarus.2", "market.2"),
}
POWERS = {
    "amanda": 1,
    "michael": 2,
    "brian": 3,
    "xander": 4,
    "steven": 5,
    "ben": 6,
    "jacko": 7,
    "nakagawa": 7,
    "esme": 8,
    "esme-second": 8,
    "gambler": 9,
    "geek": 10,
    "chase": 11,
    "josiah": 12,
    "josh": 13,
    "kaden": 14,
    "matthew": 15,
    "maggie": 16,
    "pete": 17,
    "sheppard": 17,
    "yordy": 18,
    "curtis": 19,
    "nick": 20,
    "andrew": 21,
    "ray": 22,
    "gidget": 23,
    "jefferson": 24,
    "flartner": 25,
    "bradley": 26,
}
"""The article about a single card, by the card's id; a later printing has its own text."""
SECOND_DECK = {"zong-second": 3, "jacko-second": 3, "brian-second": 4}

Face = TypeVar("Face")


@dataclass(frozen=True)
class CardMaker:
    """Builds the cards of one setting in one language."""

    setting: Setting
    phrases: Phrases

    def all(self) -> Cards:
        pack = pack_of(self.setting)
        return Cards(
            recruit={recruit_name(r): self.recruit(r) for r in recruits(self.setting)},
            market={tile.id: self.market(tile) for tile in pack.components("market")},
            penalty={tile.penalty: self.penalty(tile) for tile in pack.components("market")},
            space={space.id: self.space(space) for space in pack.components("space")},
            artifact={kind: self.artifact(kind) for kind in ARTIFACTS},
            good={good: self.good(good) for good in GOODS},
            dilemma={card.id: self.dilemma(card) for card in pack.components("dilemma")},
            faction={faction: self.faction(faction) for faction in FACTIONS},
            track=self.tracks(),
            deck=self.decks(),
            action={"retrieve": self.retrieve()},
        )

    def say(self, id: str, **values: str | int | Message) -> str:
        return self.phrases.text(Message(id, values))

    def by_line(self, message: Message) -> str:
        """Join sentences, each on its own line."""
        told = []
        while message.id == "sentences":
            first, rest = message.values["a"], message.values["b"]
            assert isinstance(first, Message)
            assert isinstance(rest, Message)
            told.append(self.phrases.text(first))
            message = rest
        return "\n".join([*told, self.phrases.text(message)])

    def card(
        self, name: str, kind: str, text: str, articles: tuple[str, ...], source: str, face: Face
    ) -> Card[Face]:
        return Card(
            name=capital(name),
            kind=self.say(f"page-kind-{kind}"),
            text=text,
            articles=[f"euphoria.{article}" for article in articles],
            source=source,
            face=face,
        )

    # Components of the pack

    def recruit(self, recruit: Any) -> Card[RecruitFace]:
        articles = ["recruits.1", "abilities.1"]
        if recruit.id in POWERS:
            articles.insert(0, f"powers.{POWERS[recruit.id]}")
        if recruit.id in SECOND_DECK:
            articles.insert(0, f"decks.{SECOND_DECK[recruit.id]}")
        text = self.by_line(recruit_message(self.setting, recruit))
        abilities = [ability_face(ability) for ability in recruit.ability]
        face = RecruitFace(recruit.faction, abilities)
        return self.card(recruit.name, "recruit", text, tuple(articles), recruit.source, face)

    def market(self, tile: Any) -> Card[MarketFace]:
        articles = ("market.1", penalty_article(tile.penalty), "penalty.19")
        text = market_text(self.setting, tile.id, self.phrases.language)
        face = MarketFace(price_row(tile.cost), tile.penalty)
        return self.card(tile.name, "market", text, articles, tile.source, face)

    def penalty(self, tile: Any) -> Card[PenaltyFace]:
        text = self.say(f"penalty-{tile.penalty}")
        told = f"{capital(text)}."
        articles = (penalty_article(tile.penalty), "penalty.19")
        face = PenaltyFace(tile.id)
        return self.card(tile.name, "penalty", told, articles, tile.source, face)

    def space(self, space: Any) -> Card[SpaceFace]:
        kind = SPACE_KIND[SPACE_NAMES.index(space.id)]
        name = str(getattr(space.name, self.phrases.language))
        text = self.by_line(space_message(self.setting, space.id))
        articles = SINGLE_ARTICLES.get(space.id, SPACE_ARTICLES[kind])
        return self.card(name, KIND_NAMES[kind], text, articles, space.source, space_face(space))

    def dilemma(self, card: Any) -> Card[DilemmaFace]:
        text = dilemma_text(self.setting, card.id, self.phrases.language)
        face = DilemmaFace(card.artifact, card.star, card.recruit)
        name = f"{card.star} / {card.recruit}"
        articles = ("dilemma.1", "dilemma.2", "dilemma.3")
        return self.card(name, "dilemma", text, articles, card.source, face)

    # Things of which the pack has only numbers

    @property
    def numbers(self) -> Any:
        return pack_of(self.setting).components("figures")[0]

    def territory(self, faction: str) -> str:
        return self.say(f"screen-{faction}")

    def artifact(self, kind: str) -> Card[GoodFace]:
        text = self.say("page-text-artifact", copies=self.numbers.artifact_copies)
        name, articles = self.say(f"name-{kind}"), ("hand.1", "hand.3", "cost.3")
        return self.card(name, "artifact", text, articles, self.numbers.source, GoodFace(kind))

    def good(self, good: str) -> Card[GoodFace]:
        name = self.say(f"name-{good}")
        if good in COMMODITIES:
            number = COMMODITIES.index(good)
            space = pack_of(self.setting).components("space")[number]
            area = str(getattr(space.name, self.phrases.language))
            text, kind = self.say("page-text-commodity", area=area), "commodity"
            articles: tuple[str, ...] = ("commodity.1", "modes.2")
        else:
            territory = self.territory(FACTIONS[GOODS.index(good) - FIRST_RESOURCE])
            text, kind = self.say("page-text-resource", territory=territory), "resource"
            articles = ("tunnel.1", "site.1", "modes.2")
        return self.card(name, kind, text, articles, self.numbers.source, GoodFace(good))

    def faction(self, faction: str) -> Card[FactionFace]:
        text = self.say("page-text-faction")
        articles = ("stars.1", "stars.2", "setup.1", "recruits.1")
        name, source = self.territory(faction), self.numbers.source
        return self.card(name, "faction", text, articles, source, FactionFace(faction))

    def tracks(self) -> dict[str, Card[TrackFace]]:
        found = {f"allegiance-{faction}": self.allegiance(faction) for faction in FACTIONS}
        found |= {f"miner-{faction}": self.miner(faction) for faction in FACTIONS[:3]}
        end, limit = self.numbers.track_end, self.numbers.check_limit
        texts = {
            "morale": (self.say("page-text-morale", end=end), ("tracks.1", "hand.1", "hand.2")),
            "knowledge": (
                self.say("page-text-knowledge", end=end, limit=limit),
                ("tracks.1", "check.1", "check.2"),
            ),
        }
        for id, (text, articles) in texts.items():
            name = self.say(f"page-name-{id}")
            found[id] = self.card(name, "track", text, articles, self.numbers.source, TrackFace())
        return found

    def allegiance(self, faction: str) -> Card[TrackFace]:
        id = "allegiance-icarite" if faction == "icarite" else "allegiance"
        one, two, three, four = self.numbers.tiers
        text = self.say(f"page-text-{id}", one=one, two=two, three=three, four=four)
        second = "allegiance.4" if faction == "icarite" else "allegiance.3"
        articles = ("allegiance.1", "allegiance.2", second, "allegiance.5", "allegiance.6")
        name = self.say("page-name-allegiance", territory=self.territory(faction))
        return self.card(name, "track", text, articles, self.numbers.source, TrackFace(faction))

    def miner(self, faction: str) -> Card[TrackFace]:
        reveal, end = self.numbers.tunnel_reveal, self.numbers.tunnel_end
        text = self.say("page-text-miner", reveal=reveal, end=end)
        name = self.say("page-name-miner", territory=self.territory(faction))
        articles = ("tunnel.2", "tunnel.3", "recruits.2")
        return self.card(name, "track", text, articles, self.numbers.source, TrackFace(faction))

    def decks(self) -> dict[str, Card[DeckFace]]:
        copies = rules_of(self.setting).lookup.artifact_copies
        values = {"total": sum(copies), "copies": copies[0]}
        found = {}
        articles = {"artifact-deck": ("hand.3", "abilities.6"), "recruit-deck": ("dilemma.2",)}
        for id, cited in articles.items():
            name, text = self.say(f"page-name-{id}"), self.say(f"page-text-{id}", **values)
            found[id] = self.card(name, "deck", text, cited, self.numbers.source, DeckFace())
        return found

    def retrieve(self) -> Card[ActionFace]:
        printed = pack_of(self.setting).components("retrieval")
        ways = [retrieval_message(self.setting, one.id) for one in printed]
        text = self.say("page-text-retrieve", ways=apart(ways))
        articles = ("retrieve.1", "retrieve.2", "retrieve.3", "check.2")
        face = ActionFace([Exchange(price_row(one.pay), effect_row(one.gain)) for one in printed])
        name, source = self.say("page-name-retrieve"), printed[0].source
        return self.card(name, "action", text, articles, source, face)


def space_face(space: Any) -> SpaceFace:
    number = SPACE_NAMES.index(space.id)
    here = SPACE_FACTION[number]
    return SpaceFace(
        faction=None if here == NO_FACTION else FACTIONS[here],
        kind=KIND_NAMES[SPACE_KIND[number]],
        cost=price_row(space.cost),
        gain=effect_row(space.benefit),
    )


def penalty_article(penalty: str) -> str:
    """Return the article about a penalty; they are in the order of the penalties' names."""
    return f"penalty.{PENALTIES.index(penalty) + 1}"
