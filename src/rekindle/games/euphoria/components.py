"""From a pack to the engine's tables: effects, prices, abilities, and the vocabulary of moves."""

from __future__ import annotations

from rekindle.content import (
    AnyOrder,
    Effect,
    For,
    If,
    Leaf,
    May,
    OneOf,
    Pack,
    Pay,
    Seq,
    UpTo,
)
from rekindle.games.euphoria import ops
from rekindle.games.euphoria.book import Ability, Book, Toll, Way
from rekindle.games.euphoria.language import AbilityText, Recruit
from rekindle.games.euphoria.names import (
    ARTIFACTS,
    BLISS,
    FACTIONS,
    FIRST_ARTIFACT,
    FOOD,
    GOODS,
    KNOWLEDGE,
    MORALE,
    PENALTIES,
    PLACED_WORKER,
    RETURNING_WORKER,
    SPACE_FACTION,
    SPACE_KIND,
    SPACE_NAMES,
    THINGS,
)
from rekindle.games.euphoria.rules import Euphoria
from rekindle.games.euphoria.vocabulary import vocabulary
from rekindle.kernel import effects as kinds
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.effects import Effect as Node
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, CHOOSE, PAY_VERB, Vocabulary
from rekindle.kernel.prices import Demand, Price

RESOURCE_KINDS = [4, 5, 6]
COMMODITY_KINDS = [0, 1, 2, 3]
ARTIFACT_KINDS = list(range(FIRST_ARTIFACT, FIRST_ARTIFACT + len(ARTIFACTS)))

LEAF_OPS = {
    "gain": ops.GAIN,
    "gain-any": ops.ANY_GOOD,
    "artifact": ops.ARTIFACTS,
    "card": ops.PLAIN_CARDS,
    "match": ops.MATCHING_CARDS,
    "look": ops.LOOK_AT_CARDS,
    "show-hand": ops.SHOW_HAND,
    "discard": ops.DISCARD,
    "morale": ops.GAIN_MORALE,
    "lose-morale": ops.LOSE_MORALE,
    "knowledge": ops.GAIN_KNOWLEDGE,
    "lose-knowledge": ops.LOSE_KNOWLEDGE,
    "worker": ops.NEW_WORKER,
    "miner": ops.MINER,
    "advance": ops.ADVANCE,
    "star": ops.STAR,
    "star-or-market": ops.STAR_OR_MARKET,
    "harvest": ops.HARVEST,
    "dig": ops.DIG,
    "construct": ops.CONSTRUCT,
    "its-resource": ops.ITS_RESOURCE,
    "place-it": ops.PLACE_IT,
    "set-face": ops.SET_FACE,
    "copy-face": ops.COPY_FACE,
    "free-retrieval": ops.FREE_RETRIEVAL,
    "nothing": ops.NO_EFFECT,
}
CONDITIONS = {
    "alone": ops.ALONE,
    "lowest": ops.LOWEST,
    "highest": ops.HIGHEST,
    "matched": ops.MATCHED,
    "no-artifacts": ops.NO_ARTIFACTS,
    "no-resources": ops.NO_RESOURCES,
    "bumped-opponent": ops.BUMPED_OPPONENT,
    "no-bump": ops.NO_BUMP,
    "same-face": ops.SAME_FACE,
    "higher-face": ops.HIGHER_FACE,
    "they-lack": ops.THEY_LACK,
    "helped": ops.HELPED,
    "paid": ops.PAID,
    "workers-owned": ops.WORKERS_OWNED,
    "all-from": ops.ALL_FROM,
    "for-free": ops.FOR_FREE,
    "by-opponent": ops.BY_OPPONENT,
    "matching-hand": ops.MATCHING_HAND,
    "active": ops.ACTIVE,
}
TRIGGERS = {
    "place": ops.ON_PLACE,
    "bump": ops.ON_PLACE,
    "after": ops.ON_AFTER,
    "after-bump": ops.ON_AFTER,
    "bumped": ops.ON_BUMPED,
    "bumping": ops.ON_BUMPING,
    "retrieve": ops.ON_RETRIEVE,
    "retrieved": ops.ON_RETRIEVED,
    "worker": ops.ON_NEW_WORKER,
    "star": ops.ON_STAR,
    "built": ops.ON_BUILT,
    "doubles": ops.ON_DOUBLES_ROLLED,
    "draw": ops.ON_DRAW,
    "lose-morale": ops.ON_MORALE_LOST,
    "gain-knowledge": ops.ON_KNOWLEDGE_GAINED,
    "lose-worker": ops.ON_WORKER_LOST,
    "lose-worker-to-roll": ops.ON_WORKER_LOST_TO_ROLL,
    "dig": ops.ON_DUG,
    "free-retrieval": ops.ON_FREE_RETRIEVAL,
}
BUMP_EVENTS = ("bump", "after-bump")
WHO = {
    "them": ops.THEM,
    "opponents": ops.EACH_OPPONENT,
    "opponents-here": ops.EACH_OPPONENT_HERE,
}
GROUP_KINDS = {"areas": 0, "tunnels": 1, "tunnel-ends": 2, "sites": 3, "built-markets": 4, "tanks": 7}
PRINTED = "printed-price"
SHOWN = "shown-artifact"
TWO_ARTIFACTS = "two-artifacts"
FORCED = PAY_VERB << ARG_BITS | ARG_MASK  # paid in the only way there is, never asked for


class Compiler:
    """Turns one pack, with one version of the recruit deck, into rules and their vocabulary."""

    def __init__(self, pack: Pack, second_deck: bool) -> None:
        self.pack = pack
        self.effects: list[Node] = []
        self.prices: list[Price] = []
        self.given_to_them: list[bool] = []
        self.effect_ids: dict[str, int] = {}
        self.choices: list[str] = []  # texts of everything that can be chosen by its text
        self.payments: list[str] = []  # texts of everything that can be paid by choice
        self.ways: list[str] = []
        self.retrievals: list[str] = []
        self.book = Book()
        self.recruits = recruits_in_deck(pack, second_deck)

    def rules(self) -> tuple[Euphoria, Vocabulary]:
        self.figures()
        self.book.one_artifact = self.effect(Leaf("artifact", (1,), "1 artifact"))
        self.recruit_cards()
        self.spaces()
        self.markets()
        self.retrieval()
        self.dilemmas()
        law = Euphoria(self.effects, self.prices, self.book, self.given_to_them)
        names = [recruit_name(recruit) for recruit in self.recruits]
        return law, vocabulary(
            self.choices, self.payments, names, self.ways, self.retrievals
        )

    # Effects

    def effect(self, tree: Effect) -> int:
        """The number of this effect; equal effects share one."""
        text = str(tree)
        if text not in self.effect_ids:
            node = self.node(tree)
            node.id = self.effect_ids[text] = len(self.effects)
            self.effects.append(node)
        return self.effect_ids[text]

    def node(self, tree: Effect) -> Node:
        match tree:
            case Leaf():
                return self.leaf(tree)
            case Seq(parts):
                return self.tree(kinds.SEQ, parts)
            case AnyOrder(parts):
                return self.tree(kinds.ANY_ORDER, parts, chosen=True)
            case OneOf(parts):
                return self.tree(kinds.ONE_OF, parts, chosen=True)
            case May(part):
                return self.tree(kinds.MAY, (part,), n=1, chosen=True)
            case UpTo(times, part):
                return self.tree(kinds.UP_TO, (part,), n=times, chosen=True)
            case For(who, part):
                return self.tree(kinds.FOR, (part,), kind=WHO[who.name])
            case Pay(price, part):
                return self.tree(kinds.PAY, (part,), kind=self.price(price))
            case If((condition,), then, otherwise):
                node = self.tree(kinds.IF, (then,), kind=condition_code(condition))
                node.parts.append(NOTHING if otherwise is None else self.effect(otherwise))
                return node
        raise ValueError(f"'{tree}' is not used in Euphoria")

    def tree(
        self,
        op: int,
        parts: tuple[Effect, ...],
        n: int = 0,
        kind: int = 0,
        chosen: bool = False,
    ) -> Node:
        codes = [CHOOSE << ARG_BITS | place(self.choices, str(p)) for p in parts] if chosen else []
        return Node(0, op, n, kind, [self.effect(part) for part in parts], codes)

    def leaf(self, leaf: Leaf) -> Node:
        n = next((arg for arg in leaf.args if isinstance(arg, int)), 0)
        word = next((arg for arg in leaf.args if isinstance(arg, str)), "")
        parts = [self.book.one_artifact] if leaf.name == "dig" else []
        return Node(0, LEAF_OPS[leaf.name], n, word_code(word), parts, [])

    # Prices

    def price(self, leaves: tuple[Leaf, ...], to_them: bool = False) -> int:
        return self.add_price([demand(leaf) for leaf in leaves], to_them)

    def add_price(self, demands: list[Demand], to_them: bool = False) -> int:
        demands = sorted(demands, key=lambda d: len(d.kinds))
        for d in demands:
            if len(d.ways) == 1:
                d.codes = [FORCED]
            else:
                names = [" ".join(THINGS[kind] for kind in way) for way in d.ways]
                d.codes = [PAY_VERB << ARG_BITS | place(self.payments, name) for name in names]
        self.prices.append(Price(demands))
        self.given_to_them.append(to_them)
        return len(self.prices) - 1

    def way(
        self,
        name: int,
        demands: list[Demand],
        then: int = NOTHING,
        needs: int = 0,
        conditions: list[int] | None = None,
    ) -> Way:
        price = unpaired = NOTHING
        if demands:
            price = unpaired = self.add_price(demands)
            if any(d.identical for d in demands):
                unpaired = self.add_price([Demand(d.count, d.kinds) for d in demands])
        return Way(name, price, unpaired, then, needs, conditions or [])

    def named(self, way: str) -> int:
        return place(self.ways, way)

    # Components

    def figures(self) -> None:
        book, figures = self.book, self.pack.components("figures")[0]
        book.tiers = list(figures.tiers)
        book.allegiance_end = figures.tiers[-1]
        book.tunnel_reveal = figures.tunnel_reveal
        book.tunnel_end = figures.tunnel_end
        book.track_end = figures.track_end
        book.start_morale = figures.start_morale
        book.start_knowledge = figures.start_knowledge
        book.start_workers = figures.start_workers
        book.check_limit = figures.check_limit
        book.artifact_copies = [figures.artifact_copies] * len(ARTIFACTS)
        book.recruits_dealt = figures.recruits_dealt
        book.open_territory = [0] * 7
        book.workers_to_build = [0] * 7
        for players in self.pack.components("players"):
            book.open_territory[int(players.id)] = players.open_territory
            book.workers_to_build[int(players.id)] = players.workers_to_build
        for band in self.pack.components("band"):
            book.band_limit.append(band.limit)
            book.band_goods.append(band.goods)
            book.band_effect.append(self.effect(band.effect))

    def recruit_cards(self) -> None:
        book = self.book
        book.deck = tuple(range(len(self.recruits)))
        book.listeners = [0] * ops.TRIGGERS
        for number, recruit in enumerate(self.recruits):
            book.recruit_faction.append(FACTIONS.index(recruit.faction))
            book.abilities.append([])
            for text in recruit.ability:
                if text.when is not None:
                    ability = self.triggered(number, text)
                    book.abilities[number].append(ability)
                    book.listeners[ability.trigger] |= 1 << number
                elif text.swap == "food for bliss":
                    book.food_for_bliss |= 1 << number
                elif text.toll is not None:
                    toll = Toll(number, spaces_at(text.at), self.price(text.toll))
                    book.tolls.append(toll)

    def triggered(self, number: int, text: AbilityText) -> Ability:
        assert text.when is not None
        conditions = [condition_code(leaf) for leaf in text.needs or ()]
        if text.when.name in BUMP_EVENTS:
            conditions.append(ops.BUMPED_OPPONENT << 4)
        price = swapped = NOTHING
        if text.pay is not None:
            price = swapped = self.price(text.pay, text.to_them)
            demands = [demand(leaf) for leaf in text.pay]
            if any(d.kinds == [BLISS] for d in demands):
                either = [Demand(d.count, bliss_or_food(d.kinds)) for d in demands]
                swapped = self.add_price(either, text.to_them)
        return Ability(
            number,
            TRIGGERS[text.when.name],
            spaces_at(text.at),
            conditions,
            price,
            swapped,
            NOTHING if text.gain is None else self.effect(text.gain),
            text.optional,
            text.once,
        )

    def spaces(self) -> None:
        by_id = {space.id: space for space in self.pack.components("space")}
        for number, name in enumerate(SPACE_NAMES):
            space = by_id[name]
            demands = [demand(leaf) for leaf in space.cost or ()]
            conditions = [condition_code(leaf) for leaf in space.needs or ()]
            printed = self.way(self.named(PRINTED), demands, conditions=conditions)
            self.book.space_ways.append(
                [printed, *self.recruit_ways(number, demands), *self.instead_at(number)]
            )
            self.book.space_benefit.append(self.effect(space.benefit))

    def instead_at(self, space: int) -> list[Way]:
        """Ways that recruits open in place of a space's whole cost."""
        return [
            self.way(
                self.named(recruit_name(recruit)),
                [demand(leaf) for leaf in text.instead],
                NOTHING if text.gain is None else self.effect(text.gain),
                1 << number,
                [condition_code(leaf) for leaf in text.needs or ()],
            )
            for number, recruit in enumerate(self.recruits)
            for text in recruit.ability
            if text.instead is not None and spaces_at(text.at) >> space & 1
        ]

    def recruit_ways(self, space: int, demands: list[Demand]) -> list[Way]:
        """The same cost with things swapped as standing abilities allow, alone or together."""
        ways: list[Way] = []
        built_market = SPACE_KIND[space] == GROUP_KINDS["built-markets"]
        resources = [d for d in demands if set(d.kinds) <= set(RESOURCE_KINDS)]
        josh = [*self.swappers("bliss for a resource"), None]
        brian = [*self.swappers("food for bliss"), None]
        for a in josh if built_market and resources else [None]:
            paid = demands
            if a is not None:
                paid = [Demand(1, [BLISS]) if d is resources[0] else d for d in demands]
                name = self.named(recruit_name(self.recruits[a]))
                ways.append(self.way(name, paid, needs=1 << a))
            for b in brian:
                if b is not None and any(d.kinds == [BLISS] for d in paid):
                    ways.append(self.brian_way(space, paid, a, b))
        return ways

    def brian_way(self, space: int, demands: list[Demand], a: int | None, b: int) -> Way:
        """At least one food in place of bliss."""
        bliss = sum(d.count for d in demands if d.kinds == [BLISS])
        paid = [Demand(1, [FOOD])] + [d for d in demands if d.kinds != [BLISS]]
        if bliss > 1:
            paid.append(Demand(bliss - 1, bliss_or_food([BLISS])))
        text = next(t for t in self.recruits[b].ability if t.swap is not None)
        rewarded = text.gain is not None and spaces_at(text.at) >> space & 1
        then = self.effect(text.gain) if rewarded and text.gain is not None else NOTHING
        name = recruit_name(self.recruits[b])
        if a is not None:
            name = f"{recruit_name(self.recruits[a])}+{name}"
        return self.way(self.named(name), paid, then, 1 << b | (0 if a is None else 1 << a))

    def swappers(self, swap: str) -> list[int]:
        return [
            number
            for number, recruit in enumerate(self.recruits)
            if any(text.swap == swap for text in recruit.ability)
        ]

    def markets(self) -> None:
        market_space = SPACE_NAMES.index("upper-euphorian-market")
        for tile in self.pack.components("market"):
            demands = [demand(leaf) for leaf in tile.cost]
            printed = self.way(self.named(PRINTED), demands)
            self.book.tile_ways.append([printed, *self.recruit_ways(market_space, demands)])
            self.book.tile_penalty.append(1 << PENALTIES.index(tile.penalty))

    def retrieval(self) -> None:
        for printed in self.pack.components("retrieval"):
            demands = [demand(leaf) for leaf in printed.pay or ()]
            self.book.retrieval.append(
                self.way(place(self.retrievals, printed.id), demands, self.effect(printed.gain))
            )
        for number, recruit in enumerate(self.recruits):
            for text in recruit.ability:
                if text.instead is not None and "retrieval" in text.at and text.gain is not None:
                    self.book.retrieval.append(
                        self.way(
                            place(self.retrievals, recruit_name(recruit)),
                            [demand(leaf) for leaf in text.instead],
                            self.effect(text.gain),
                            1 << number,
                        )
                    )

    def dilemmas(self) -> None:
        two = self.way(self.named(TWO_ARTIFACTS), [Demand(2, ARTIFACT_KINDS)])
        for dilemma in self.pack.components("dilemma"):
            artifact = THINGS.index(dilemma.artifact)
            self.book.dilemma_artifact.append(artifact)
            self.book.dilemma_price.append([self.way(self.named(SHOWN), [Demand(1, [artifact])]), two])


def recruits_in_deck(pack: Pack, second: bool) -> list[Recruit]:
    """The deck that is dealt; a card of the second version takes its namesake's place."""
    cards: list[Recruit] = [r for r in pack.components("recruit") if r.replaces is None]
    if second:
        newer = {r.replaces: r for r in pack.components("recruit") if r.replaces is not None}
        cards = [newer.get(card.id, card) for card in cards]
    return cards


def recruit_name(recruit: Recruit) -> str:
    """What a recruit is called in moves: the same in every printing."""
    return recruit.replaces or recruit.id


def place(texts: list[str], text: str) -> int:
    """The place of a text in a list that grows as needed."""
    if text not in texts:
        texts.append(text)
    return texts.index(text)


def word_code(word: str) -> int:
    """The figure that a word of an effect stands for."""
    if word in GOODS:
        return GOODS.index(word)
    if word in FACTIONS:
        return FACTIONS.index(word)
    return {"": 0, "here": ops.HERE, "commodity": 0, "resource": 4}[word]


def condition_code(leaf: Leaf) -> int:
    arg = leaf.args[0] if leaf.args else 0
    if isinstance(arg, str):
        arg = FACTIONS.index(arg) if arg in FACTIONS else THINGS.index(arg)
    return CONDITIONS[leaf.name] << 4 | arg


def demand(leaf: Leaf) -> Demand:
    """One part of a price; three artifacts may be two identical ones (euphoria.cost.3)."""
    n = leaf.args[0] if leaf.args and isinstance(leaf.args[0], int) else 1
    match leaf.name:
        case "good" | "kind":
            return Demand(n, [THINGS.index(str(leaf.args[1]))])
        case "artifact":
            return Demand(n, ARTIFACT_KINDS, 2 if n == 3 else 0)
        case "any":
            return Demand(n, RESOURCE_KINDS if leaf.args[1] == "resource" else COMMODITY_KINDS)
        case "other":
            return Demand(n, [kind for kind in COMMODITY_KINDS if kind != BLISS])
        case "morale":
            return Demand(n, [MORALE])
        case "knowledge":
            return Demand(n, [KNOWLEDGE])
        case "placed-worker":
            return Demand(n, [PLACED_WORKER])
    return Demand(n, [RETURNING_WORKER])


def bliss_or_food(kinds: list[int]) -> list[int]:
    return [FOOD, BLISS] if kinds == [BLISS] else kinds


def spaces_at(places: tuple[str, ...]) -> int:
    """Bits of the spaces that these names of spaces and groups mean."""
    bits = 0
    for number, name in enumerate(SPACE_NAMES):
        if any(name == p or in_group(number, p) for p in places):
            bits |= 1 << number
    return bits


def in_group(space: int, group: str) -> bool:
    if group == "icarus":
        return SPACE_FACTION[space] == FACTIONS.index("icarite")
    if group == "markets":  # built markets and the artifact markets, those of Icarus excepted
        return SPACE_KIND[space] in (4, 5) and SPACE_FACTION[space] != FACTIONS.index("icarite")
    return GROUP_KINDS.get(group, -1) == SPACE_KIND[space]
