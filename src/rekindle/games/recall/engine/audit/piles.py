"""What must hold of piles and displays: each component exists once."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import (
    ANCIENT_GADGETS,
    BLANK,
    BOXES,
    CRATES,
    CUBES,
    FIRST_GRAY,
    FIRST_GREEN,
    FIRST_YELLOW,
    GADGETS,
    GRAYS,
    GREENS,
    OBJECTIVES,
    PATHS,
    SITE,
    SPACES,
    STONES,
    TRACKS,
    TRIBES,
    YELLOWS,
)
from rekindle.games.recall.engine.map import stones_at
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.setup import CUBES_IN_BAG, STONES_IN_BAG
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import count

CUBES_OF_A_COLOUR = CUBES_IN_BAG + 1
"""One more lies on display."""
WHITE_CARDS = 2
"""Of each player."""


def audit_piles(rules: RecallRules, s: RecallState) -> list[str]:
    """Every crate, objective, tribe, gadget and keycard is in exactly one place."""
    players = s.players
    found = audit_laid_out(s)
    crates = [s.crate_deck, s.crates_used] + [p.crates for p in players]
    found += once("a crate", crates, (1 << CRATES) - 1)
    if s.crate_deck & ~s.crates_shuffled:
        found.append("a crate lies in the pile that was not shuffled into it")
    dropped = [1 << p.dropped for p in players if p.dropped >= 0]
    objectives = [s.objective_pool] + [p.objectives for p in players] + dropped
    found += once("an objective", objectives, (1 << OBJECTIVES) - 1)
    tribes = [p.tribe for p in players] + s.ancients + list(s.offered_tribes)
    held = [1 << tribe for tribe in tribes if tribe >= 0]
    found += once("a tribe", [s.tribe_pool, *held], (1 << len(TRIBES)) - 1)
    held = [1 << gadget for p in players for gadget in p.gadgets]
    held += [1 << gadget for gadget in s.offered_gadgets]
    gadgets = [s.gadget_pool, *s.ancient_gadgets, *held]
    found += once("a gadget", gadgets, (1 << GADGETS) - 1)
    return found + audit_keycards(rules, s) + audit_cubes(s) + audit_stones(s)


def once(what: str, piles: list[int], everything: int) -> list[str]:
    """The sets are disjoint and together everything."""
    together = 0
    for these in piles:
        if together & these:
            return [f"{what} is in two places"]
        together |= these
    if together & ~everything:
        return [f"there is {what} that does not exist"]
    return [f"{what} is missing"] if together != everything else []


def audit_laid_out(s: RecallState) -> list[str]:
    """Chips, path cards and stacks of upgrades are laid out, each once."""
    laid = (
        ("light bonus chip", s.light, 2 * len(TRACKS)),
        ("dark bonus chip", s.dark, len(PATHS)),
        ("path card", s.paths, len(PATHS)),
        ("stack of upgrades", s.letters, len(BOXES)),
    )
    return [
        f"every {what} lies in one place" for what, row, n in laid if sorted(row) != [*range(n)]
    ]


# Keycards


def audit_keycards(rules: RecallRules, s: RecallState) -> list[str]:
    """Keycards on display, in piles and with players; white ones may have left the game."""
    found: list[str] = []
    owned = [card for p in s.players for card in all_keycards(p)]
    for kind in range(YELLOWS):
        n = s.yellow[kind] + owned.count(FIRST_YELLOW + kind)
        if n != rules.lookup.yellow_copies:
            found.append(f"there are {rules.lookup.yellow_copies} of every yellow keycard")
    held = [1 << card - FIRST_GREEN for card in owned if FIRST_GREEN <= card < FIRST_GRAY]
    returned = [1 << card for card in s.green_bottom]
    piles = [s.green_deck, s.green, *returned, *held]
    found += once("a green keycard", piles, (1 << GREENS) - 1)
    held = [1 << card - FIRST_GRAY for card in owned if card >= FIRST_GRAY]
    found += once("a gray keycard", [s.gray_deck, s.gray, *held], (1 << GRAYS) - 1)
    most = rules.lookup.keycards_shown
    shown = ((s.green, s.green_deck or len(s.green_bottom)), (s.gray, s.gray_deck))
    for display, pile in shown:
        if count(display) > most:
            found.append(f"at most {most} keycards of a colour lie open")
        elif count(display) < most and pile:
            found.append("the displays are not filled up")
    for p in s.players:
        if all_keycards(p).count(BLANK) > WHITE_CARDS:
            found.append(f"player {p.seat} has only {WHITE_CARDS} white keycards")
    return found


def all_keycards(p: Player) -> list[int]:
    """Return all keycards of a player, available and used."""
    return [*p.cards, *[card for card in p.slots if card >= 0]]


# Relicubes and stones


def audit_cubes(s: RecallState) -> list[str]:
    for colour in range(len(CUBES)):
        n = s.display[colour] + s.bag_cubes[colour] + sum([p.cubes[colour] for p in s.players])
        for space in range(SPACES):
            if s.relics[space] == 1 + colour:
                n += 1
        if n != CUBES_OF_A_COLOUR or s.display[colour] > 1:
            return [f"there are {CUBES_OF_A_COLOUR} {CUBES[colour]} relicubes"]
    return []


def audit_stones(s: RecallState) -> list[str]:
    sites = [space for space in range(SPACES) if s.kinds[space] == SITE]
    for colour in range(len(STONES)):
        n = s.bag_stones[colour] + sum([p.stones[colour] for p in s.players])
        n += sum([stones_at(s, space, colour) for space in sites])
        if n != STONES_IN_BAG:
            return [f"there are {STONES_IN_BAG} {STONES[colour]} stones"]
    return []


def audit_ancients(rules: RecallRules, s: RecallState) -> list[str]:
    """Whoever is the first on a third step reveals a tribe; enough are left for the others."""
    found: list[str] = []
    lookup = rules.lookup
    hidden = s.ancients.count(-1)
    if count(s.tribe_pool) < hidden or count(s.gadget_pool) < hidden * ANCIENT_GADGETS:
        found.append("too few tribes or gadgets are left for the knowledge tracks")
    for track in range(len(TRACKS)):
        furthest = max([p.knowledge[track] for p in s.players])
        if bool(s.visitors >> track & 1) != (furthest >= lookup.gadget_step):
            found.append(f"who visits the {TRACKS[track]} track has reached its gadgets")
        if s.ancients[track] < 0 and s.ancient_gadgets[track]:
            found.append(f"the {TRACKS[track]} track has gadgets, but no tribe")
        if s.ancients[track] < 0 and furthest >= lookup.tribe_step:
            found.append(f"the tribe of the {TRACKS[track]} track is unlocked, but not revealed")
    return found
