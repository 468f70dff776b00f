"""Effects and prices of a pack, numbered for the engine."""

from __future__ import annotations

from rekindle import content
from rekindle.content import AnyOrder, Effect, Leaf
from rekindle.games.recall.content.effects import EFFECTS
from rekindle.games.recall.content.language import LANGUAGE
from rekindle.games.recall.content.prices import PRICES
from rekindle.games.recall.engine.constants import CRYSTALS
from rekindle.games.recall.engine.ops import TRIGGER, USE_VERB
from rekindle.kernel.effects import NOTHING
from rekindle.kernel.effects import Effect as Node
from rekindle.kernel.moves import ARG_BITS


class EffectCompiler(content.EffectCompiler):
    """Maps the phrases of Recall to numbers. Any effect may wait beside others and be chosen."""

    effect_rows = EFFECTS
    price_rows = PRICES
    things = CRYSTALS
    all_chosen = True

    def leaf(self, leaf: Leaf) -> Node:
        """Return a phrase as an effect; colours of crystals, tracks and keycards count apart."""
        row = EFFECTS[leaf.name]
        kind = row.kinds.index(leaf.word) if leaf.word else row.kind
        return Node(0, row.code, leaf.number or 0, kind, [])

    def parts(self, tree: Effect | None) -> list[int]:
        """Return the effects of a card or box that wait one by one."""
        match tree:
            case None:
                return []
            case AnyOrder(parts):
                return [number for part in parts for number in self.parts(part)]
        return [self.effect(tree)]

    def written(self, text: str) -> int:
        """Return the effect that a pack would write like this."""
        return self.effect(LANGUAGE.effect(text))

    def trigger(self, ability: int) -> int:
        """Return an effect that offers an ability as the answer to what happened."""
        number = self.add(Node(0, TRIGGER, 0, ability, []), None)
        self.effects[number].code = USE_VERB << ARG_BITS | ability
        return number

    def alike(self, template: str, most: int) -> list[int]:
        """Return effects that are alike but for their number, by number; NOTHING for 0."""
        return [NOTHING, *(self.written(template.format(n=n)) for n in range(1, most + 1))]
