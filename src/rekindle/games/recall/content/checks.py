"""Checks of a Recall pack as a whole, beyond its single components."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rekindle.content import Pack, Price, Problem, Schema
from rekindle.games.recall.content.effects import MOST
from rekindle.games.recall.content.language import KINDS, LANGUAGE, WORKSHOP_IDS, Figures, Keycard
from rekindle.games.recall.content.map_checks import (
    connected_regions,
    different_tiles,
    enough_for_all,
    sound_board,
    sound_starts,
    sound_tiles,
)
from rekindle.games.recall.content.phrase_checks import (
    gadget_with_parts,
    one_display_vault,
    sensible_abilities,
    sensible_effects,
)
from rekindle.games.recall.content.prices import amounts
from rekindle.games.recall.content.vocabulary import MOST_FOLLOWERS
from rekindle.games.recall.engine.constants import (
    BOXES,
    COLOURS,
    COLUMNS,
    COPIES_OF_YELLOW,
    CRATES,
    CUBES,
    GADGETS,
    GRAYS,
    GREENS,
    KEYCARDS,
    MONUMENT_TILES,
    MONUMENTS,
    OBJECTIVES,
    OPEN_PRODUCTION,
    PATHS,
    REGIONS,
    RINGS,
    ROUNDS,
    SECTIONS,
    STARTS,
    STONES_ON_SITE,
    SYMBOLS,
    TERRAINS,
    TRACKS,
    TRIBES,
    VAULTS,
    WORKSHOPS,
    YELLOWS,
)

CAMPS = 9
SITES = 9
CHIPS = 6
WHITE_CARDS = 2
WORTH = (1, 3, 9)
"""Of crystals in white ones, as they are converted up."""


def numbers(most: int) -> tuple[str, ...]:
    return tuple(str(n + 1) for n in range(most))


IDS = {
    "region": numbers(REGIONS),
    "start": numbers(STARTS),
    "printed": TRACKS,
    "cube": CUBES,
    "workshop": WORKSHOP_IDS,
    "monument": numbers(MONUMENTS),
    "production": tuple(f"open-{n}" for n in numbers(OPEN_PRODUCTION)),
    "box": BOXES,
    "upgrade": BOXES,
    "tribe": TRIBES,
    "path": PATHS,
}
"""Kinds whose ids the rules know."""

NAMED_IN_MOVES = (
    "keycard",
    "tribe",
    "gadget",
    "vault",
    "monument-tile",
    "camp",
    "crate",
    "objective",
)
HEX_OR_SIDE = re.compile(r"[a-z]-?\d{1,2}")


# Names


def known_ids(pack: Pack) -> Iterator[Problem]:
    """The rules know some components by id."""
    for kind, wanted in IDS.items():
        for part in pack.components(kind):
            if part.id not in wanted:
                allowed = ", ".join(wanted)
                yield pack.problem(kind, part.id, "unknown id", "id", suggestion=allowed)


def names_for_one_thing(pack: Pack) -> Iterator[Problem]:
    """Players type these ids, and find cards and tokens by them, so each means one thing."""
    taken: dict[str, str] = {}
    for kind in NAMED_IN_MOVES:
        for part in pack.components(kind):
            other = taken.setdefault(part.id, kind)
            if other != kind:
                wrong = f"a [[{other}]] has the same id"
                yield pack.problem(kind, part.id, wrong, "id", suggestion="write another")
            elif HEX_OR_SIDE.fullmatch(part.id) and kind != "tribe":
                wrong = "reads like a hex or an upgrade"
                yield pack.problem(kind, part.id, wrong, "id", suggestion="write a word")


# Cards


def copies_of(card: Keycard) -> int:
    return {"white": WHITE_CARDS, "yellow": COPIES_OF_YELLOW}.get(card.colour, 1)


def sound_keycards(pack: Pack) -> Iterator[Problem]:
    """One white keycard without effects, three yellow ones, 15 green, 12 gray."""
    cards: list[Keycard] = pack.components("keycard")
    for colour, wanted in zip(COLOURS, (1, YELLOWS, GREENS, GRAYS), strict=True):
        found = [card for card in cards if card.colour == colour]
        if len(found) != wanted:
            yield pack.miscount("keycard", f"[[keycard]] in {colour}", found, wanted)
    for card in cards:
        if card.colour == "white" and (card.effect or card.points):
            wrong, key = "white keycards have neither effects nor points", "colour"
            right = "leave effect and points out"
            yield pack.problem("keycard", card.id, wrong, key, suggestion=right)
        elif card.colour != "white" and card.effect is None:
            yield pack.problem("keycard", card.id, "does nothing", suggestion="write effect = …")
        if card.copies != copies_of(card):
            wrong, right = f"of a {card.colour} keycard", f"there must be {copies_of(card)}"
            keys = ("copies",) if card.copies != 1 else ()
            yield pack.problem("keycard", card.id, f"copies {wrong}", *keys, suggestion=right)


def no_twins(pack: Pack) -> Iterator[Problem]:
    """No two keycards, gadgets, monument tiles or objectives are the same."""
    looks: dict[object, str] = {}
    for kind, fields in (
        ("keycard", ("colour", "effect", "points")),
        ("gadget", ("effect", "trigger", "parts")),
        ("monument-tile", ("points", "gain")),
        ("objective", ("needs", "reward")),
    ):
        for part in pack.components(kind):
            face = (kind, *(str(getattr(part, field)) for field in fields))
            twin = looks.setdefault(face, part.id)
            if twin != part.id:
                wrong = f"the same as '{twin}'"
                yield pack.problem(kind, part.id, wrong, suggestion="change one of them")


REACHABLE = {
    "of-one-colour": COLUMNS,
    "different": len(CUBES),
    "stone-set": 1,
    "stones": SITES * STONES_ON_SITE,
    "upgrades": SYMBOLS,
    "vaults": VAULTS,
    "monuments": MONUMENTS,
    "keycards": WHITE_CARDS + len(TERRAINS) * WORKSHOPS,
    "tribes": len(TRACKS),
    "camps": CAMPS,
    "regions": REGIONS,
}
"""The most of each thing that every player can have."""


def sound_objectives(pack: Pack) -> Iterator[Problem]:
    """What an objective asks for can be had, and each thing is asked for once."""
    for objective in pack.components("objective"):
        for leaf in objective.needs:
            most = REACHABLE[leaf.name]
            if leaf.count > most:
                wrong = f"'{leaf}' is more than a player can reach"
                right = f"at most {most}"
                yield pack.problem("objective", objective.id, wrong, "needs", suggestion=right)
        asked = Counter(leaf.name for leaf in objective.needs)
        if max(asked.values()) > 1:
            wrong = "asks for the same thing twice"
            yield pack.problem(
                "objective", objective.id, wrong, "needs", suggestion="keep the higher number"
            )


# The player board


def rising_costs(pack: Pack) -> Iterator[Problem]:
    """A later workshop or monument costs more than the one before it (recall.monument.1)."""
    rows = [("monument", numbers(MONUMENTS))]
    for terrain in TERRAINS:
        rows.append(("workshop", tuple(f"{terrain}-{n}" for n in numbers(WORKSHOPS))))
    for kind, ids in rows:
        found = {part.id: part for part in pack.components(kind)}
        for low, high in pairwise(ids):
            if low not in found or high not in found:
                continue
            if worth(found[high].cost) <= worth(found[low].cost):
                wrong = f"costs no more than '{low}', which is built before it"
                right = "it must cost more"
                yield pack.problem(kind, high, wrong, "cost", suggestion=right)


def worth(cost: Price) -> int:
    total = 0
    for n, value in zip(amounts(cost), WORTH, strict=True):
        total += n * value
    return total


def sound_paths(pack: Pack) -> Iterator[Problem]:
    """Each path card has the numbers that its rules use, and no others."""
    for path in pack.components("path"):
        used = PATH_NUMBERS.get(path.id)
        for key in ("each", "a", "b"):
            if used is None or (getattr(path, key) is not None) == (key in used):
                continue
            if key in used:
                yield pack.problem("path", path.id, f"'{key}' is missing", suggestion=f"{key} = …")
            else:
                wrong = "its rule has no number here"
                yield pack.problem("path", path.id, wrong, key, suggestion="leave it out")


PATH_NUMBERS = {
    "knowledge": ("b",),
    "ancients": ("each", "a", "b"),
    "legends": ("each", "a", "b"),
    "efficiency": ("a", "b"),
    "ambition": ("a",),
    "power": ("a",),
}


# Numbers


def sound_tracks(pack: Pack) -> Iterator[Problem]:
    """The steps of a knowledge track: rewards on different ones, points that rise."""
    figures: Figures = pack.components("figures")[0]
    last = len(figures.track_points) - 1
    rewards = [figures.gadget_step, figures.tribe_step, *figures.chip_steps]
    keys: list[tuple[str | int, ...]] = [("gadget_step",), ("tribe_step",)]
    keys += [("chip_steps", 0), ("chip_steps", 1)]
    for i, step in enumerate(rewards):
        if step in rewards[:i]:
            yield odd(pack, f"step {step} has another reward", keys[i], "take a step of its own")
    for key, step in zip([*keys, ("path_step",)], [*rewards, figures.path_step], strict=True):
        if step > last:
            yield odd(pack, "beyond the end of the track", key, f"at most {last}")
    if figures.tribe_step < figures.gadget_step:
        right = f"more than {figures.gadget_step}"
        yield odd(pack, "a tribe is met before it is unlocked", ("tribe_step",), right)
    symbols = [points for points in figures.track_points if points]
    if figures.track_points[:1] != (0,) or not rises(symbols):
        right = "0 first, then 0 or more than before"
        yield odd(pack, "ascending numbers are needed", ("track_points",), right)


def rises(row: Sequence[int]) -> bool:
    return all(low < high for low, high in pairwise(row))


def sound_rows(pack: Pack) -> Iterator[Problem]:
    """Rows of numbers that rise, or at least never fall."""
    figures: Figures = pack.components("figures")[0]
    for key in ("symbols", "cube_points", "chip_steps"):
        if not rises(getattr(figures, key)):
            yield odd(pack, "ascending numbers are needed", (key,), "each more than the last")
    for key in ("cube_cost", "excavation_steps"):
        row = getattr(figures, key)
        if list(row) != sorted(row):
            yield odd(pack, "numbers must not fall", (key,), "each at least the last")
    for i, rates in enumerate(figures.rates):
        if not rises(rates) or rates[-1] > MOST:
            right = f"a higher crystal brings more followers, at most {MOST}"
            yield odd(pack, "rates must rise", ("rates", i), right)
    plain, better = figures.rates
    if any(n < m for n, m in zip(better, plain, strict=True)) or better == plain:
        right = "no crystal brings less, and one brings more"
        yield odd(pack, "the second rates must be better", ("rates", 1), right)


def sound_rounds(pack: Pack) -> Iterator[Problem]:
    """There are 17 rounds: three path rounds, one objective round, and a regular one first."""
    figures: Figures = pack.components("figures")[0]
    for kind, wanted in (
        ("regular", ROUNDS - SECTIONS - 1),
        ("path", SECTIONS),
        ("objective", 1),
    ):
        found = figures.rounds.count(kind)
        if found != wanted:
            yield odd(pack, f"{found} rounds are {kind}", ("rounds",), f"there must be {wanted}")
    if figures.rounds[:1] != ("regular",):
        yield odd(pack, "the first round is a special one", ("rounds",), 'begin with "regular"')


def sound_limits(pack: Pack) -> Iterator[Problem]:
    """Numbers that the rules or the moves put a limit to."""
    figures: Figures = pack.components("figures")[0]
    for key, high in (
        ("followers", MOST_FOLLOWERS),
        ("start_followers", figures.followers),
        ("keycards_shown", GRAYS),
        ("monuments_shown", MONUMENT_TILES),
    ):
        if getattr(figures, key) > high:
            yield odd(pack, "too many", (key,), f"at most {high}")
    if figures.cube_cost[0] > figures.start_followers:
        right = f"at most {figures.start_followers}"
        yield odd(pack, "more than players start with", ("cube_cost", 0), right)


def odd(pack: Pack, wrong: str, key: Sequence[str | int], right: str) -> Problem:
    name = pack.components("figures")[0].id
    return pack.problem("figures", name, wrong, *key, suggestion=right)


SCHEMA = Schema(
    game="recall",
    language=LANGUAGE,
    kinds=KINDS,
    counts={
        "region": REGIONS,
        "start": STARTS,
        "printed": len(TRACKS),
        "tile": REGIONS,
        "camp": CAMPS,
        "monument-tile": MONUMENT_TILES,
        "cube": len(CUBES),
        "vault": VAULTS,
        "workshop": len(TERRAINS) * WORKSHOPS,
        "monument": MONUMENTS,
        "production": OPEN_PRODUCTION,
        "box": len(BOXES),
        "upgrade": len(BOXES),
        "keycard": KEYCARDS,
        "light": CHIPS,
        "dark": CHIPS,
        "crate": CRATES,
        "objective": OBJECTIVES,
        "gadget": GADGETS,
        "tribe": len(TRIBES),
        "ring": RINGS,
        "path": len(PATHS),
        "figures": 1,
    },
    checks=[
        known_ids,
        names_for_one_thing,
        sound_board,
        connected_regions,
        sound_starts,
        sound_tiles,
        enough_for_all,
        different_tiles,
        sensible_effects,
        one_display_vault,
        sensible_abilities,
        gadget_with_parts,
        sound_keycards,
        no_twins,
        sound_objectives,
        rising_costs,
        sound_paths,
        sound_tracks,
        sound_rows,
        sound_rounds,
        sound_limits,
    ],
)
