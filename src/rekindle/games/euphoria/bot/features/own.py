"""What only a player itself knows, and what it could do with it."""

from __future__ import annotations

from rekindle.games.euphoria.bot.features.players import most_stars
from rekindle.games.euphoria.engine.abilities import acting
from rekindle.games.euphoria.engine.constants import (
    ARTIFACTS,
    FACTIONS,
    FIRST_ARTIFACT,
    KINDS,
    SPACES,
)
from rekindle.games.euphoria.engine.ops import PLACE_VERB, TURN
from rekindle.games.euphoria.engine.rules import EuphoriaRules
from rekindle.games.euphoria.engine.spaces import barred, open_spaces
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.kernel.features import Sheet
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE


def describe_own(rules: EuphoriaRules, s: EuphoriaState, p: Player, sheet: Sheet) -> None:
    """Describe what comes after the public side of the player that looks."""
    describe_hand(rules, p, sheet)
    describe_secret_recruits(rules, p, sheet)
    sheet.signed("lead", p.stars - most_stars(s, p.seat))
    sheet.members("within-reach", within_reach(rules, s, p), SPACES)


def describe_hand(rules: EuphoriaRules, p: Player, sheet: Sheet) -> None:
    """Describe the artifacts, and whether they can pay for the dilemma."""
    hand = p.wallet[FIRST_ARTIFACT:KINDS]
    most = held = 0
    for n in hand:
        held += n
        if n > most:
            most = n
    sheet.row("artifacts", hand, len(ARTIFACTS))
    sheet.number("most-equal-artifacts", most)
    pays = held > 1 or p.wallet[rules.lookup.dilemma_artifact[p.dilemma]] > 0
    sheet.flag("pays-for-dilemma", pays and not p.resolved)


def describe_secret_recruits(rules: EuphoriaRules, p: Player, sheet: Sheet) -> None:
    """Describe recruits that others do not see, and which of the active ones cannot act now."""
    faction_of = rules.lookup.recruit_faction
    deck = len(faction_of)
    sheet.members("hidden-recruit", bits_of_cards(p.hidden), deck)
    factions = sheet.room("hidden-recruits-of", len(FACTIONS))
    for recruit in p.hidden:
        sheet.add(factions + faction_of[recruit], 1)
    sheet.members("dealt-recruit", bits_of_cards(p.dealt), deck)
    sheet.members("discarded-recruit", bits_of_cards(p.discarded), deck)
    sheet.members("waiting-recruit", bits_of_cards(p.active) & ~p.able, deck)
    sheet.members("used-recruit", p.once, deck)


def bits_of_cards(cards: tuple[int, ...]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def within_reach(rules: EuphoriaRules, s: EuphoriaState, p: Player) -> int:
    """Return the bits of the spaces where this player could place and pay for a worker now."""
    if s.seat == p.seat and s.agenda and s.agenda[-1].op == TURN:
        offered = spaces_offered(s.options)
        if offered:  # nothing is offered without a worker in hand
            return offered
    purse = rules.purse(s, p.seat)
    able = acting(p)
    bits = 0
    for space in open_spaces(rules, s):
        if barred(rules, s, p, purse, able, space) == FINE:
            bits |= 1 << space
    return bits


def spaces_offered(options: list[int]) -> int:
    """Return the bits of the spaces on which these moves place a worker."""
    bits = 0
    for code in options:
        if code >> ARG_BITS == PLACE_VERB:
            bits |= 1 << (code & ARG_MASK) % SPACES
    return bits
