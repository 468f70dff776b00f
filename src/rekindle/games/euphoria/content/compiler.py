"""Compiles a pack to the engine's lookup tables: components, and every way to pay."""

from __future__ import annotations

from collections.abc import Iterable

from rekindle.content import Effect, Leaf, Pack, place
from rekindle.games.euphoria.content.effect_compiler import EffectCompiler
from rekindle.games.euphoria.content.effects import ARGUMENT_BITS, EVENTS, condition_code
from rekindle.games.euphoria.content.language import AbilityText, Recruit
from rekindle.games.euphoria.content.places import GROUP_KINDS, spaces_at
from rekindle.games.euphoria.content.prices import ARTIFACT_KINDS, RESOURCE_KINDS, demand
from rekindle.games.euphoria.content.vocabulary import PRINTED, SHOWN, TWO_ARTIFACTS, vocabulary
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.assembly import AssembledEuphoria
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    BLISS,
    FACTIONS,
    FOOD,
    PENALTIES,
    SPACE_KIND,
    SPACE_NAMES,
    THINGS,
)
from rekindle.games.euphoria.engine.lookup import Ability, Lookup, Toll, Way
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.moves import Vocabulary
from rekindle.kernel.prices import Demand


class Compiler:
    """Compiles one pack, with one version of the recruit deck, to rules and their vocabulary."""

    def __init__(self, pack: Pack, second_deck: bool) -> None:
        self.pack = pack
        self.numbered = EffectCompiler()
        self.ways: list[str] = []
        self.retrievals: list[str] = []
        self.lookup = Lookup()
        self.recruits = recruits_in_deck(pack, second_deck)

    def rules(self) -> tuple[AssembledEuphoria, Vocabulary]:
        self.figures()
        self.recruit_cards()
        self.spaces()
        self.markets()
        self.retrieval()
        self.dilemmas()
        n = self.numbered
        rules = AssembledEuphoria(n.effects, n.prices, self.lookup, n.given_to_them)
        names = [recruit_name(recruit) for recruit in self.recruits]
        return rules, vocabulary(n.choices, n.payments, names, self.ways, self.retrievals)

    # Components

    def figures(self) -> None:
        lookup, figures = self.lookup, self.pack.components("figures")[0]
        lookup.tiers = list(figures.tiers)
        lookup.allegiance_end = figures.tiers[-1]
        lookup.tunnel_reveal = figures.tunnel_reveal
        lookup.tunnel_end = figures.tunnel_end
        lookup.track_end = figures.track_end
        lookup.start_morale = figures.start_morale
        lookup.start_knowledge = figures.start_knowledge
        lookup.start_workers = figures.start_workers
        lookup.check_limit = figures.check_limit
        lookup.artifact_copies = [figures.artifact_copies] * len(ARTIFACTS)
        lookup.recruits_dealt = figures.recruits_dealt
        lookup.one_artifact = self.numbered.one_artifact
        lookup.open_territory = [0] * 7
        lookup.workers_to_build = [0] * 7
        for players in self.pack.components("players"):
            lookup.open_territory[int(players.id)] = players.open_territory
            lookup.workers_to_build[int(players.id)] = players.workers_to_build
        for band in self.pack.components("band"):
            lookup.band_limit.append(band.limit)
            lookup.band_goods.append(band.goods)
            lookup.band_effect.append(self.numbered.effect(band.effect))

    def recruit_cards(self) -> None:
        lookup = self.lookup
        lookup.deck = tuple(range(len(self.recruits)))
        lookup.listeners = [0] * ops.TRIGGERS
        for number, recruit in enumerate(self.recruits):
            lookup.recruit_names.append(recruit_name(recruit))
            lookup.recruit_faction.append(FACTIONS.index(recruit.faction))
            lookup.abilities.append([])
            for text in recruit.ability:
                if text.when is not None:
                    ability = self.triggered(number, text)
                    lookup.abilities[number].append(ability)
                    lookup.listeners[ability.trigger] |= 1 << number
                elif text.swap == "food for bliss":
                    lookup.food_for_bliss |= 1 << number
                elif text.toll is not None:
                    toll = Toll(number, spaces_at(text.at), self.numbered.price(text.toll))
                    lookup.tolls.append(toll)

    def triggered(self, number: int, text: AbilityText) -> Ability:
        assert text.when is not None
        conditions = [condition_code(leaf) for leaf in text.needs or ()]
        trigger = EVENTS[text.when.name]
        if trigger.placing and trigger.bumping:
            conditions.append(ops.BUMPED_OPPONENT << ARGUMENT_BITS)
        price = swapped = NOTHING
        if text.pay is not None:
            price = swapped = self.numbered.price(text.pay, text.to_them)
            demands = [demand(leaf) for leaf in text.pay]
            if any(d.kinds == [BLISS] for d in demands):
                either = [Demand(d.count, bliss_or_food(d.kinds)) for d in demands]
                swapped = self.numbered.add_price(either, text.to_them)
        return Ability(
            number,
            trigger.code,
            spaces_at(text.at),
            conditions,
            price,
            swapped,
            self.numbered.maybe(text.gain),
            text.optional,
            text.once,
        )

    def spaces(self) -> None:
        by_id = {space.id: space for space in self.pack.components("space")}
        for number, name in enumerate(SPACE_NAMES):
            space = by_id[name]
            demands = [demand(leaf) for leaf in space.cost or ()]
            printed = self.way(self.named(PRINTED), demands, conditions=space.needs or ())
            self.lookup.space_ways.append(
                [printed, *self.instead_at(number), *self.swapped(number, demands)]
            )
            self.lookup.space_benefit.append(self.numbered.effect(space.benefit))

    def markets(self) -> None:
        market_space = SPACE_NAMES.index("upper-euphorian-market")
        for tile in self.pack.components("market"):
            demands = [demand(leaf) for leaf in tile.cost]
            printed = self.way(self.named(PRINTED), demands)
            self.lookup.tile_ways.append([printed, *self.swapped(market_space, demands)])
            self.lookup.tile_penalty.append(1 << PENALTIES.index(tile.penalty))

    def retrieval(self) -> None:
        for printed in self.pack.components("retrieval"):
            demands = [demand(leaf) for leaf in printed.pay or ()]
            name = place(self.retrievals, printed.id)
            self.lookup.retrieval.append(self.way(name, demands, printed.gain))
        for number, recruit in enumerate(self.recruits):
            for text in recruit.ability:
                if text.instead is not None and "retrieval" in text.at:
                    self.retrieval_by(number, text, [demand(leaf) for leaf in text.instead])

    def retrieval_by(self, number: int, text: AbilityText, demands: list[Demand]) -> None:
        """Add a recruit's way to retrieve, and the same with food in place of bliss."""
        name = recruit_name(self.recruits[number])
        way = self.way(place(self.retrievals, name), demands, text.gain, 1 << number)
        self.lookup.retrieval.append(way)
        if any(d.kinds == [BLISS] for d in demands):
            for b in self.swappers("food for bliss"):
                both = place(self.retrievals, f"{name}+{recruit_name(self.recruits[b])}")
                needs = 1 << number | 1 << b
                self.lookup.retrieval.append(
                    self.way(both, food_for_bliss(demands), text.gain, needs)
                )

    def dilemmas(self) -> None:
        two = self.way(self.named(TWO_ARTIFACTS), [Demand(2, ARTIFACT_KINDS)])
        for dilemma in self.pack.components("dilemma"):
            artifact = THINGS.index(dilemma.artifact)
            self.lookup.dilemma_artifact.append(artifact)
            shown = self.way(self.named(SHOWN), [Demand(1, [artifact])])
            self.lookup.dilemma_price.append([shown, two])

    # Ways to pay

    def way(
        self,
        name: int,
        demands: list[Demand],
        then: Effect | None = None,
        needs: int = 0,
        conditions: Iterable[Leaf] = (),
        always: bool = False,
    ) -> Way:
        price = unpaired = NOTHING
        if demands:
            price = unpaired = self.numbered.add_price(demands)
            if any(d.identical for d in demands):
                unpaired = self.numbered.add_price([Demand(d.count, d.kinds) for d in demands])
        effect = self.numbered.maybe(then)
        codes = [condition_code(leaf) for leaf in conditions]
        way = Way(name, price, unpaired, effect, needs, codes, always)
        for d in demands:
            if len(d.kinds) == 1:
                way.kind, way.least = d.kinds[0], d.count
        return way

    def named(self, way: str) -> int:
        return place(self.ways, way)

    def instead_at(self, space: int) -> list[Way]:
        """Return the ways that replace a space's whole cost; those that always apply come first."""
        ways = [
            self.way(
                self.named(recruit_name(recruit)),
                [demand(leaf) for leaf in text.instead],
                text.gain,
                1 << number,
                text.needs or (),
                text.always,
            )
            for number, recruit in enumerate(self.recruits)
            for text in recruit.ability
            if text.instead is not None and spaces_at(text.at) >> space & 1
        ]
        return sorted(ways, key=lambda way: not way.always)

    def swapped(self, space: int, demands: list[Demand]) -> list[Way]:
        """Return the cost with things swapped as standing abilities allow, alone or together."""
        ways: list[Way] = []
        built_market = SPACE_KIND[space] == GROUP_KINDS["built-markets"]
        resources = [d for d in demands if set(d.kinds) <= set(RESOURCE_KINDS)]
        sellers = self.swappers("bliss for a resource") if built_market and resources else []
        for a in [None, *sellers]:
            paid = demands
            if a is not None:
                paid = [Demand(1, [BLISS]) if d is resources[0] else d for d in demands]
                name = self.named(recruit_name(self.recruits[a]))
                ways.append(self.way(name, paid, needs=1 << a))
            if any(d.kinds == [BLISS] for d in paid):
                ways += [self.with_food(space, paid, a, b) for b in self.swappers("food for bliss")]
        return ways

    def with_food(self, space: int, demands: list[Demand], a: int | None, b: int) -> Way:
        """Return the cost with food in place of bliss, and what the recruit gains by it here."""
        text = next(t for t in self.recruits[b].ability if t.swap is not None)
        then = text.gain if spaces_at(text.at) >> space & 1 else None
        name = recruit_name(self.recruits[b])
        if a is not None:
            name = f"{recruit_name(self.recruits[a])}+{name}"
        needs = 1 << b | (0 if a is None else 1 << a)
        return self.way(self.named(name), food_for_bliss(demands), then, needs)

    def swappers(self, swap: str) -> list[int]:
        return [
            number
            for number, recruit in enumerate(self.recruits)
            if any(text.swap == swap for text in recruit.ability)
        ]


def food_for_bliss(demands: list[Demand]) -> list[Demand]:
    """Return the price with one bliss paid in food and the rest of the bliss in either."""
    bliss = sum(d.count for d in demands if d.kinds == [BLISS])
    paid = [Demand(1, [FOOD])] + [d for d in demands if d.kinds != [BLISS]]
    if bliss > 1:
        paid.append(Demand(bliss - 1, bliss_or_food([BLISS])))
    return paid


def bliss_or_food(kinds: list[int]) -> list[int]:
    return [FOOD, BLISS] if kinds == [BLISS] else kinds


def recruits_in_deck(pack: Pack, second: bool) -> list[Recruit]:
    """Return the deck to deal from; a card of the second version replaces its namesake."""
    cards: list[Recruit] = [r for r in pack.components("recruit") if r.replaces is None]
    if second:
        newer = {r.replaces: r for r in pack.components("recruit") if r.replaces is not None}
        cards = [newer.get(card.id, card) for card in cards]
    return cards


def recruit_name(recruit: Recruit) -> str:
    """Return a recruit's name in moves, which is the same in every printing."""
    return recruit.replaces or recruit.id
