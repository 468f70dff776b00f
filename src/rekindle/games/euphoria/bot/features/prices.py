"""What a player lacks to use the markets, as far as a seat knows what that player holds."""

from __future__ import annotations

from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS, MARKETS
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.features import Sheet


def describe_lacks(
    rules: EuphoriaRules, s: EuphoriaState, p: Player, own: bool, held: int, sheet: Sheet
) -> None:
    """Describe how many things the player lacks of the printed price of each built market.

    Another player's artifacts, of which only the number is known, may be those it asks for.
    """
    at = sheet.room("lacks-for", MARKETS)
    tiles = s.tiles
    for market in range(MARKETS):
        tile = tiles[market]
        if tile >= 0:
            price = rules.lookup.tile_ways[tile][0].price
            if price != NOTHING:
                sheet.put(at + market, lacks_for(rules, p, price, own, held))


def lacks_for(rules: EuphoriaRules, p: Player, price: int, own: bool, held: int) -> int:
    """Return how many things the player lacks of a price."""
    lacks = 0
    wallet = p.wallet
    for demand in rules.prices[price].demands:
        missing = demand.count
        if not own and demand.kinds[0] >= FIRST_ARTIFACT:
            missing -= held
        else:
            for kind in demand.kinds:
                if kind < KINDS:
                    missing -= wallet[kind]
        if missing > 0:
            lacks += missing
    return lacks
