"""What must hold of piles, displays and artifacts: each component exists once."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import ALL_CITIZENS, all_cards
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    COLOURS,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    MINOR,
)
from rekindle.games.revive.engine.ops import DISCARD_DISPLAY
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.setup import artifacts_at_start
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import machines_of
from rekindle.kernel.bits import bits_of, count

ALL_SPECIAL = (1 << FIRST_TRIBAL) - (1 << FIRST_SPECIAL)


def audit_piles(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Every citizen, module, machine, crate and artifact card is in exactly one place.

    Citizens, modules and machines may have left the game.
    """
    lookup, players = rules.lookup, s.players
    modules = (1 << len(lookup.module_colours)) - 1
    crates = (1 << len(lookup.crate_effect)) - 1
    cards = (1 << len(lookup.card_category) // 3) - 1
    held = [citizens_of(p) for p in players]
    found = once("a citizen", [s.card_deck, s.cards], held, ALL_CITIZENS)
    held = [modules_of(p) for p in players]
    found += once("a module", [s.module_deck, s.modules], held, modules)
    held = [p.machines & ALL_SPECIAL for p in players]
    found += once("a machine", [s.machine_deck, s.machines], held, ALL_SPECIAL)
    held = [p.closed for p in players] + [p.opened for p in players] + [p.reopened for p in players]
    found += once("a crate", [s.crate_deck], held, crates, whole=True)
    found += once("an artifact card", [s.card_pool], artifact_cards(s), cards, whole=True)
    for p in players:
        if len([m for m in p.modules if m >= 0]) != count(modules_of(p)):
            found.append(f"a module of player {p.seat} is in two places")
        if s.open_card >= 0 and p.card != s.open_card:
            found.append("one artifact card lies open for all")
    return found


def citizens_of(p: Player) -> int:
    return all_cards(p) & ALL_CITIZENS


def modules_of(p: Player) -> int:
    return bits_of([module for module in p.modules if module >= 0])


def artifact_cards(s: ReviveState) -> list[int]:
    """Return the bits of artifact cards that are kept, put back or still to choose from."""
    cards = [p.dealt for p in s.players]
    if s.open_card >= 0:
        cards.append(1 << s.open_card)
        return cards
    return cards + [1 << p.card for p in s.players if p.card >= 0]


def once(
    what: str, piles: list[int], held: list[int], everything: int, whole: bool = False
) -> list[str]:
    """The sets are disjoint and contain nothing else; together everything, if `whole`."""
    together = 0
    for these in piles + held:
        if together & these:
            return [f"{what} is in two places"]
        together |= these
    if together & ~everything:
        return [f"there is {what} that does not exist"]
    return [f"{what} is missing"] if whole and together != everything else []


def audit_displays(rules: ReviveRules, s: ReviveState) -> list[str]:
    found: list[str] = []
    lookup = rules.lookup
    shown = [(count(s.cards), lookup.cards_shown, "cards")]
    shown.append((count(s.modules), lookup.modules_shown, "modules"))
    for colour in range(len(COLOURS)):
        n = count(s.machines & machines_of(rules, colour))
        shown.append((n, lookup.machines_shown, f"{COLOURS[colour]} machines"))
    piles = [s.card_deck, s.module_deck]
    piles += [s.machine_deck & machines_of(rules, colour) for colour in range(len(COLOURS))]
    discarding = any(f.op == DISCARD_DISPLAY for f in s.agenda)
    if not discarding and any(
        n < most and pile for (n, most, _), pile in zip(shown, piles, strict=True)
    ):
        found.append("the displays are not filled up")
    for n, most, what in shown:
        if n > most:
            found.append(f"{n} {what} lie open; there are at most {most}")
    return found


def audit_artifacts(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Artifacts are on the board, taken or removed; the last one brings the end."""
    found: list[str] = []
    most = artifacts_at_start(rules, s)
    for colour in range(len(ARTIFACTS)):
        taken = 0 if colour == MINOR else sum([p.artifacts[colour] for p in s.players])
        if s.artifacts[colour] < 0 or s.artifacts[colour] + taken > most[colour]:
            found.append(
                f"there are only {most[colour]} '{ARTIFACTS[colour]}' artifacts in this game"
            )
    left = sum(s.artifacts)
    owners = count(bits_of([p.seat for p in s.players if p.end_tile]))
    if s.ending < 0:
        if not left and s.seats > 1:
            found.append("no artifact is left on the board: 'ending' tells whose turn it was")
        if owners:
            found.append("nobody has the end tile before the last artifact is gone")
    elif s.seats == 1:
        found.append("artifacts do not end the solo game: 'ending' is not for it")
    elif left:
        found.append("the end has come, but artifacts are left on the board")
    elif owners != 1 or s.ending >= s.seats:
        found.append(f"{owners} players have the one end tile")
    return found
