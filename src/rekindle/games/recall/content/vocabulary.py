"""Every move that Recall can ever offer, as text."""

from __future__ import annotations

from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine.constants import (
    BOXES,
    CONVERSIONS,
    CRYSTALS,
    CUBES,
    PATHS,
    PIGS,
    PURPLE,
    STARTS,
    STONES,
    TRACKS,
    TRADES,
    TURNS,
)
from rekindle.kernel import roles
from rekindle.kernel.moves import CHOOSE, PAY_VERB, REST, SKIP, Verb, Vocabulary
from rekindle.kernel.roles import FREE, LEAVE
from rekindle.kernel.words import Touches, Words, always, argument, nothing

MOST_FOLLOWERS = 23
MOST_PIGS_PAID = 4
"""A hex may be shared with three others (recall.develop.3)."""
SOLO_STARTS = 2
RESULTS = ("red", "purple", "red", "purple", "2 white", "red and white")
"""What each of the CONVERSIONS makes of the crystals it takes."""
EXCHANGES = [f"{given} to {made}" for given, made in zip(CONVERSIONS, RESULTS, strict=True)]


class Names:
    """The names that moves are made of, each list by its numbers."""

    def __init__(self) -> None:
        self.choices: list[str] = []  # effects that can be chosen by their text
        self.payments: list[str] = []
        self.spaces: list[str] = []  # all hexes
        self.regions: list[str] = []  # their middle hexes
        self.tribes: list[str] = []
        self.gadgets: list[str] = []
        self.abilities: list[str] = []  # tribes, gadgets, parts of one gadget
        self.keycards: list[str] = []
        self.vaults: list[str] = []
        self.monument_tiles: list[str] = []
        self.camps: list[str] = []
        self.production: list[str] = []
        self.crates: list[str] = []
        self.objectives: list[str] = []
        self.upgrades: list[str] = []  # sides, by box * 2 + side
        self.tiles: list[str] = []
        self.light: list[str] = []
        self.dark: list[str] = []
        self.rings: list[str] = []


def vocabulary(names: Names) -> Vocabulary:
    """Return the verbs by number; an argument's index is its value in the code."""
    spaces = names.spaces
    sizes: list[str | None] = [None, *numbered(MOST_FOLLOWERS)]
    return Vocabulary(
        [
            Verb(CHOOSE, "choose", names.choices, nothing),
            Verb(SKIP, "skip", [""], nothing, LEAVE),
            Verb(PAY_VERB, "pay", names.payments, nothing, unordered=True),
            Verb(REST, "do the rest", [""], nothing, roles.REST),
            Verb(ops.TRIBE_VERB, "tribe", names.tribes, argument),
            Verb(ops.GADGET_VERB, "gadget", names.gadgets, argument),
            Verb(ops.START_VERB, "start", start_names()[:SOLO_STARTS], argument),
            Verb(ops.PLAY_VERB, "play", names.keycards, argument),
            Verb(ops.SLOT_VERB, "slot", BOXES, thing("slot")),
            Verb(ops.RECALL_VERB, "recall", [""], always("recall")),
            Verb(ops.END_VERB, "end", [""], nothing, LEAVE),
            Verb(ops.PATH_VERB, "path", PATHS, kind_of("path")),
            Verb(ops.DISCARD_VERB, "discard", names.objectives, argument),
            Verb(ops.FROM_VERB, "from", spaces, argument),
            Verb(ops.TO_VERB, "to", spaces, argument),
            Verb(ops.WITH_VERB, "with", sizes, nothing),
            Verb(ops.BRING_VERB, "bring", ["0", *numbered(PIGS)], nothing),
            Verb(ops.BUILD_VERB, "build", spaces, argument),
            Verb(ops.EXCAVATE_VERB, "excavate", spaces, argument),
            Verb(ops.RAISE_VERB, "upgrade", CRYSTALS[:PURPLE], kind_of("crystal")),
            Verb(ops.VAULT_VERB, "vault", names.vaults, argument),
            Verb(ops.TILE_VERB, "monument", names.monument_tiles, argument),
            Verb(ops.TAKE_VERB, "take", names.keycards, argument),
            Verb(ops.STONE_VERB, "stone", STONES, kind_of("stone")),
            Verb(ops.CUBE_VERB, "relicube", CUBES, kind_of("relicube")),
            Verb(ops.PIGS_VERB, "pigs", ["0", *numbered(MOST_PIGS_PAID)], nothing),
            Verb(ops.FOLLOWERS_VERB, "spend", ["followers"], nothing),
            Verb(ops.PLACE_VERB, "place", spaces, argument),
            Verb(ops.REMOVE_VERB, "remove", spaces, argument),
            Verb(ops.BUY_VERB, "buy", CRYSTALS, kind_of("crystal")),
            Verb(ops.BOX_VERB, "box", BOXES, kind_of("box")),
            Verb(ops.REVEAL_VERB, "reveal", names.regions, argument),
            Verb(ops.LAY_VERB, "lay", numbered(TURNS), nothing),
            Verb(ops.KNOW_VERB, "know", TRACKS, kind_of("track")),
            Verb(ops.INSTALL_VERB, "install", names.upgrades, side),
            Verb(ops.SWAP_VERB, "swap", names.keycards, argument),
            Verb(ops.BACK_VERB, "back", BOXES, thing("slot")),
            Verb(ops.PRODUCE_VERB, "produce", names.production, argument),
            Verb(ops.USE_VERB, "use", names.abilities, argument, FREE),
            Verb(ops.OPEN_VERB, "open", names.crates, argument, FREE),
            Verb(ops.CONVERT_VERB, "convert", EXCHANGES, converted, FREE),
            Verb(ops.RETURN_VERB, "return", spaces, always("supply"), FREE),
            Verb(ops.RING_VERB, "ring", spaces, argument, FREE),
            Verb(ops.TRADE_VERB, "trade", TRADES, nothing),
            Verb(ops.BY_VERB, "by", ops.PAYMENTS, nothing),
            Verb(ops.MOVE_VERB, "move", [""], nothing),
        ]
    )


def numbered(most: int) -> list[str]:
    return [str(n) for n in range(1, most + 1)]


def start_names() -> list[str]:
    """Return the names of the starting spaces, which are no hexes of the grid to players."""
    return [f"start-{number}" for number in numbered(STARTS)]


# What moves touch, by the words of things on the board. Colours and letters are shared by many
# things, so their words begin with what they are: `track-white`, `crystal-red`, `box-a`, `slot a`.


def kind_of(thing: str) -> Touches:
    return lambda which: (f"{thing}-{which}",)


def thing(name: str) -> Touches:
    """Return the words of a thing whose moves have its name as their verb."""
    return lambda which: (f"{name} {which}",)


def side(upgrade: str) -> Words:
    """Return the word of one side of an upgrade, and that of its box."""
    return upgrade, f"box-{upgrade[0]}"


def converted(exchange: str) -> Words:
    """Return the word of the crystals that are given; what comes of them has moves of its own."""
    given = exchange.split(" to ")[0].split()[-1]
    return (f"crystal-{given}",)
