"""What the words of a pack mean to the engine: the number behind each phrase."""

from __future__ import annotations

from rekindle.content import Leaf
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    BLISS,
    FACTIONS,
    FIRST_ARTIFACT,
    FOOD,
    GOODS,
    KNOWLEDGE,
    MORALE,
    PLACED_WORKER,
    RETURNING_WORKER,
    SPACE_FACTION,
    SPACE_KIND,
    SPACE_NAMES,
    THINGS,
)
from rekindle.games.euphoria.engine.effects import cards, goods, markets, tracks, workers
from rekindle.kernel.prices import Demand

RESOURCE_KINDS = [4, 5, 6]
COMMODITY_KINDS = [0, 1, 2, 3]
ARTIFACT_KINDS = list(range(FIRST_ARTIFACT, FIRST_ARTIFACT + len(ARTIFACTS)))

LEAF_OPS = {
    "gain": goods.GAIN,
    "gain-any": goods.ANY_GOOD,
    "artifact": cards.ARTIFACTS,
    "card": cards.PLAIN_CARDS,
    "match": cards.MATCHING_CARDS,
    "look": cards.LOOK_AT_CARDS,
    "show-hand": cards.SHOW_HAND,
    "discard": cards.DISCARD,
    "morale": tracks.GAIN_MORALE,
    "lose-morale": tracks.LOSE_MORALE,
    "knowledge": tracks.GAIN_KNOWLEDGE,
    "lose-knowledge": tracks.LOSE_KNOWLEDGE,
    "worker": workers.NEW_WORKER,
    "miner": tracks.MINER,
    "advance": tracks.ADVANCE,
    "star": markets.STAR,
    "star-or-market": markets.STAR_OR_MARKET,
    "harvest": goods.HARVEST,
    "dig": goods.DIG,
    "construct": markets.CONSTRUCT,
    "its-resource": goods.ITS_RESOURCE,
    "place-it": workers.PLACE_IT,
    "set-face": workers.SET_FACE,
    "copy-face": workers.COPY_FACE,
    "free-retrieval": tracks.FREE_RETRIEVAL,
    "nothing": goods.NO_EFFECT,
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
GROUP_KINDS = {
    "areas": 0,
    "tunnels": 1,
    "tunnel-ends": 2,
    "sites": 3,
    "built-markets": 4,
    "tanks": 7,
}


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
