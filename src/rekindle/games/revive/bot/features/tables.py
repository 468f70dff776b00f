"""What the description looks up and what never changes in play: sizes, and sets by colour."""

from __future__ import annotations

from typing import Final

from rekindle.games.revive.engine.constants import CARD_BONUS, CARDS, REWARDS
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.tracks import machines_of

# Lengths of what the engine's constants list, as numbers of the compiled code.
ARTIFACT_KINDS: Final = 4
COLOURS: Final = 3
GOODS: Final = 4
LINES: Final = 9
PLAYS: Final = 6
POWERS: Final = 14
SLOTS: Final = 5
TECHNOLOGIES: Final = 7


class Tables:
    """Made once for each set of rules."""

    def __init__(self, rules: ReviveRules) -> None:
        lookup = rules.lookup
        self.boards = len(lookup.board_tribe)
        self.modules = len(lookup.module_colours)
        self.module_spaces = len(lookup.module_spaces)
        self.machines = len(lookup.machine_effect)
        self.crates = len(lookup.crate_effect)
        self.artifact_cards = len(lookup.card_category) // 3
        self.faces = len(lookup.large_category)
        self.point_bonuses = len(lookup.point_bonus_at)
        self.machines_by_colour = [machines_of(rules, colour) for colour in range(COLOURS)]
        self.cards_by_colour = [
            cards_of_colour(lookup.card_colour, colour) for colour in range(COLOURS)
        ]
        self.bonus_cards: list[int] = [
            self.cards_by_colour[lookup.reward_colour[reward]]
            if lookup.reward_kind[reward] == CARD_BONUS
            else 0
            for reward in range(REWARDS)
        ]
        """By reward: the cards that score for it at the end."""


def cards_of_colour(colours: list[int], colour: int) -> int:
    bits = 0
    for card in range(CARDS):
        if colours[card] == colour:
            bits |= 1 << card
    return bits
