"""What only a player itself knows, and what it could do with it."""

from __future__ import annotations

from rekindle.games.euphoria.engine.abilities import acting
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FACTIONS,
    FIRST_ARTIFACT,
    KINDS,
    SPACES,
)
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.spaces import barred, open_spaces
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.features import Sheet
from rekindle.kernel.reasons import FINE


def describe_own(rules: EuphoriaRules, s: EuphoriaState, p: Player, sheet: Sheet) -> None:
    """Describe what comes after the public side of the player that looks."""
    describe_hand(rules, s, p, sheet)
    describe_secret_recruits(rules, p, sheet)
    sheet.signed("lead", p.stars - most_stars(s, p.seat))
    sheet.members("within-reach", within_reach(rules, s, p), SPACES)


def describe_hand(rules: EuphoriaRules, s: EuphoriaState, p: Player, sheet: Sheet) -> None:
    """Describe the artifacts, and those that this player has not seen."""
    hand = p.wallet[FIRST_ARTIFACT:KINDS]
    unseen = [0] * len(ARTIFACTS)
    most = held = 0
    for card in range(len(ARTIFACTS)):
        n = hand[card]
        held += n
        if n > most:
            most = n
        copies = rules.lookup.artifact_copies[card]
        unseen[card] = copies - n - s.artifact_discard[card]
    sheet.row("artifacts", hand, len(ARTIFACTS))
    sheet.row("unseen-artifacts", unseen, len(ARTIFACTS))
    sheet.number("most-equal-artifacts", most)
    pays = held > 1 or p.wallet[rules.lookup.dilemma_artifact[p.dilemma]] > 0
    sheet.flag("pays-for-dilemma", pays and not p.resolved)


def describe_secret_recruits(rules: EuphoriaRules, p: Player, sheet: Sheet) -> None:
    """Describe recruits that others do not see, and which of the active ones cannot act now."""
    deck = len(rules.lookup.recruit_faction)
    factions = [0, 0, 0, 0]
    hidden = 0
    for recruit in p.hidden:
        hidden |= 1 << recruit
        factions[rules.lookup.recruit_faction[recruit]] += 1
    sheet.members("hidden-recruit", hidden, deck)
    sheet.row("hidden-recruits-of", factions, len(FACTIONS))
    sheet.members("dealt-recruit", bits_of_cards(p.dealt), deck)
    sheet.members("discarded-recruit", bits_of_cards(p.discarded), deck)
    sheet.members("waiting-recruit", bits_of_cards(p.active) & ~p.able, deck)
    sheet.members("used-recruit", p.once, deck)


def bits_of_cards(cards: tuple[int, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def most_stars(s: EuphoriaState, seat: int) -> int:
    """Return the stars of the best opponent."""
    most = 0
    for p in s.players:
        if p.seat != seat and p.stars > most:
            most = p.stars
    return most


def within_reach(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> int:
    """Return the bits of the spaces where this player could place and pay for a worker now."""
    purse = rules.purse(s, p.seat)
    able = acting(p)
    bits = 0
    for space in open_spaces(rules, s):
        if barred(rules, s, p, purse, able, space) == FINE:
            bits |= 1 << space
    return bits
