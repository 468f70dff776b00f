"""For each reason code a position in which a move is refused with it, and one without the obstacle.

Where nothing but another question or another move could remove the obstacle, the second position
asks that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rekindle
from rekindle.games.recall.engine import ops
from rekindle.games.recall.engine import reasons as codes
from rekindle.games.recall.engine.actions.follower_cost import HOW, payment_frame
from rekindle.games.recall.engine.constants import FARM, SPACES
from rekindle.games.recall.engine.contexts import about, at_space
from rekindle.kernel.effects import ANY_ORDER, part_in_context
from rekindle.kernel.match import Match
from rekindle.kernel.reasons import FINE, code_of, value_of
from rekindle.kernel.state import Frame
from tests.games.recall.ground import ground
from tests.games.recall.helpers import EVERY_VARIANT, WALK_OF_B, moves, play, position, rules
from tests.games.recall.helpers import table as state_of

CODES = {name: value for name, value in vars(codes).items() if isinstance(value, int)}
NESTED = {codes.ABILITY_IDLE}
"""Codes whose value is a reason in turn."""

Make = Callable[[], Match]
Row = tuple[str, Make, Make] | tuple[str, Make, Make, str]
"""A move, the position that refuses it, the one that offers it (or the last move instead)."""


def chain(reason: int) -> list[int]:
    """The code of a reason and of those inside it."""
    code = code_of(reason)
    return [code, *chain(value_of(reason))] if code in NESTED else [code]


# --- positions ------------------------------------------------------------------------------------


def at(*played: str, own: dict[str, Any] | None = None, **rest: Any) -> Make:
    """A position on the map of the tests whose first player has `own`, after these moves."""
    return lambda: play(ground(own or {}, *rest.pop("others", []), **rest), *played)


def new(*played: str, options: dict[str, str] | None = None) -> Make:
    return lambda: play(rekindle.new("recall", seats=2, seed=1, options=options), *played)


def walking(*played: str, tribe: str = "norther", **rest: Any) -> Make:
    """One move, with three followers on `h5` and two on `h6`."""
    own = {"tribe": tribe, "followers": {"h5": 3, "h6": 2}, **rest.pop("own", {})}
    return at("use norther", *played, own=own, **rest)


def far(*played: str, own: dict[str, Any] | None = None, **rest: Any) -> Make:
    """Two moves by box B, with three followers on `h5`."""
    own = {"followers": {"h5": 3}, **(own or {})}
    first = ("play blank", "slot b", WALK_OF_B)
    return at(*first, *played, own=own, **rest)


def sailing(*played: str, own: dict[str, Any] | None = None, **rest: Any) -> Make:
    """A water movement by box C, with three followers on `h5`."""
    own = {"followers": {"h5": 3}, **(own or {})}
    return at("play blank", "slot c", "choose water move", *played, own=own, **rest)


def developing(*played: str, own: dict[str, Any] | None = None, **rest: Any) -> Make:
    """A develop by the tribe, with followers on a vault, a field and a site."""
    own = {"tribe": "bishop", "followers": {"h5": 2, "h6": 2, "g4": 1}, **(own or {})}
    return at("use bishop", *played, own=own, **rest)


def recalling(*played: str, own: dict[str, Any] | None = None, **rest: Any) -> Make:
    own = {"slots": {"a": "blank", "b": "blank"}, "keycards": [], **(own or {})}
    return at("recall", *played, own=own, **rest)


def tribe(name: str, *played: str, **rest: Any) -> Make:
    """The question of a tribe's ability."""
    own = {"tribe": name, "followers": {"h5": 3}, **rest.pop("own", {})}
    return at(f"use {name}", *played, own=own, **rest)


def idle(name: str, **rest: Any) -> Make:
    """A turn of a player who has this tribe."""
    own = {"tribe": name, "followers": {"h5": 3}, **rest.pop("own", {})}
    return at(own=own, **rest)


def gadget(name: str, *played: str, **rest: Any) -> Make:
    return at(*played, own={"gadgets": [name], **rest.pop("own", {})}, **rest)


TURN = at()
WHITES = {"keycards": ["blank", "blank"]}
HAS_ACTED = at(acted=True)
SKIPPABLE = walking()
"""A question that `skip` answers: from where?"""
COLTERON = {"tribe": "colteron"}
LAKE = {"h4": "white"}
SEVEN_VAULTS = ["d8", "f4", "g6", "g8", "h5", "i8", "b6"]
SIX_MONUMENTS = ["e6", "h10", "c5", "d10", "e2", "b8"]
CRATES = position().setting.extra.names.crates
GRAYS = position().setting.extra.names.keycards[19:]
GADGETS = position().setting.extra.names.gadgets
FIELDS = ["h6", "h8", "e5", "f3", "f10"]


SLOTS = {"d": "footpath", "e": "footpath", "f": "footpath"}
FREE_COPY = {"upgrades": ["f-1"], "keycards": ["carpentry"]}
AT_I4 = {"followers": {"i4": 2}}
AT_G4 = {"followers": {"g4": 2}}
AT_E6 = {"followers": {"e6": 2}, "crystals": "9 white 9 red 9 purple"}
ONE_WHITE = {"crystals": "1 white"}
TWO_COLOURS = {"crystals": "1 white 1 red"}
RELIQUARY = ("build h5", "vault reliquary", "choose relicube from the display")
DECRYPTING = {"gadgets": ["decryptor"], "stones": {"white": 1}}
TWO_USED = {"slots": {"a": "blank", "c": "blank"}}
RECOLLECTION = {"keycards": ["recollection"]}
HOME = {"followers": {"h5": 3}}
ON_H6 = {"followers": {"h6": 2}}
PORRIDGE = ("play porridge", "slot f")
POT = {"keycards": ["porridge", "blank"], "followers": {"h5": 3, "h6": 1}}
RITUAL = ("play ritual", "slot a")
NINE_ISLANDS = dict.fromkeys(("h6", "e5", "f3", "f10", "h8", "i4", "h3", "e7", "i7"), "island")


def copying(own: dict[str, Any], **rest: Any) -> Make:
    """Which box is copied."""
    first = ("play blank", "slot f", "choose pay 1 white crystal: copy a used box")
    return at(*first, own={"crystals": "1 white", "followers": {"h5": 3}, **own}, **rest)


def buying(*played: str) -> Make:
    own = {"crystals": "2 white 1 purple", "followers": {"h5": 3, "h6": 1}}
    return at("play blank", "slot a", "choose buy 4 followers", *played, own=own)


def leaping() -> Make:
    return tribe("hayla", "choose jump over a hex", "from h5")


def herding(*played: str, **rest: Any) -> Make:
    """Two moves of followers with pigs."""
    rest = {"tokens": {"h6": "farm"}, "pigs": {"h6": 2}, **rest}
    return far(*played, own={"tribe": "dorian", "followers": {"h6": 3}}, **rest)


def waiving() -> Make:
    """Whether the cost of a building is waived."""
    return developing("build h5", own={"gadgets": ["exosuit"], "stones": {"white": 2}})


def paying(followers: int, pigs: int, builders: int) -> Make:
    """How many pigs pay for a field where so many others have built."""
    own = {"tribe": "dorian", "followers": {"h6": followers}, "crystals": "3 white"}
    own["keycards"] = ["carpentry"]
    first = ("play carpentry", "slot f", "choose develop", "build h6")
    return at(
        *first,
        own=own,
        others=[{"buildings": ["h6"]}] * builders,
        seats=4,
        tokens={"h6": "farm"},
        pigs={"h6": pigs},
    )


def digging(*played: str, **rest: Any) -> Make:
    """A develop beside a site with stones."""
    own = {"crystals": "1 white", **rest.pop("own", {})}
    rest = {"stones": {"g4": ["white", "gray", "black"]}, **rest}
    return developing(*played, own=own, **rest)


def working(space: str, **rest: Any) -> Make:
    """The keycard of a workshop on this hex."""
    own = {"followers": {space: 3}, "crystals": "3 white 3 red"}
    return developing(f"build {space}", own=own, **rest)


def swapping(**rest: Any) -> Make:
    """Which keycard is upgraded."""
    own = {"keycards": ["kiln", "guild", "apprenticeship"], "slots": {"b": "blank"}}
    return at("play apprenticeship", "slot a", "choose upgrade a keycard", own=own, **rest)


def visiting(named: str) -> Make:
    """The gadgets of a track whose third step is reached."""
    others = [one for one in ("hatchery", "kinetor", "narrator") if one != named]
    own = {"gadgets": ["booster"], "knowledge": {"white": 2}, "keycards": ["almanac"]}
    return at(
        "play almanac",
        "slot a",
        "choose 2 any knowledge",
        "know white",
        own=own,
        others=[{"knowledge": {"white": 3}, "gadgets": ["catalyst"]}],
        ancients={"white": ["hayla", named, *others]},
    )


def installing(**rest: Any) -> Make:
    """Which side of the upgrade that a point brings."""
    own = {
        "tribe": "aynir",
        "crystals": "3 white",
        "culture": 2,
        "upgrades": rest.pop("upgrades", []),
    }
    return at("use aynir", "trade white for point", own=own, **rest)


def revealing(**rest: Any) -> Make:
    own = {"followers": {"g9": 3}, **rest.pop("own", {})}
    return at("play blank", "slot e", "choose reveal a region", own=own, **rest)


def ringed(**rest: Any) -> Make:
    return at(own={"tribe": "norther", "followers": {"i5": 2, "h5": 1}}, **rest)


def placing(*played: str, n: int = 2, **rest: Any) -> Make:
    """Where followers of a keycard go."""
    own = {"followers": {"h5": 3, "h6": 1}, "keycards": ["census"], **rest.pop("own", {})}
    first = ("play census", "slot f", "choose 3 follower / 3 white crystal", "choose 3 follower")
    return at(*first, *played, own=own, **rest)


# --- the rows -------------------------------------------------------------------------------------

ROWS: dict[str, Row] = {
    # Before the game
    "TRIBE_TAKEN": ("tribe norther", new("tribe norther"), new()),
    "TRIBE_NOT_OFFERED": ("tribe aynir", new(), new(), "tribe norther"),
    "GADGET_TAKEN": (
        "gadget lectern",
        new("gadget lectern", options=EVERY_VARIANT),
        new(options=EVERY_VARIANT),
    ),
    "GADGET_NOT_OFFERED": (
        "gadget narrator",
        new(options=EVERY_VARIANT),
        new(options=EVERY_VARIANT),
        "gadget lectern",
    ),
    "ONE_OF_EACH": (
        "tribe k01",
        new("tribe norther", "tribe colteron", options=EVERY_VARIANT),
        new("tribe norther", options=EVERY_VARIANT),
    ),
    # The turn
    "MUST_CHOOSE": ("skip", at("play blank"), SKIPPABLE),
    "CARD_NOT_YOURS": ("play porridge", TURN, at(own={"keycards": ["porridge"]})),
    "CARD_USED": (
        "play porridge",
        at(own={"slots": {"a": "porridge"}}),
        at(own={"keycards": ["porridge"]}),
    ),
    "SLOT_TAKEN": ("slot a", at("play blank", own={"slots": {"a": "blank"}}), at("play blank")),
    "NO_FREE_SLOT": (
        "play blank",
        at(own={"keycards": ["blank"], "slots": dict.fromkeys("abc", "porridge") | SLOTS}),
        at(own={"keycards": ["blank"], "slots": SLOTS}),
    ),
    "NO_PASS": ("skip", TURN, SKIPPABLE),
    "ACTED": ("recall", HAS_ACTED, TURN),
    "NOT_ACTED": ("end", TURN, HAS_ACTED),
    "NOT_IN_SECTION": ("path power", at(round=5), at(round=15)),
    "NOT_YOUR_OBJECTIVE": (
        "discard pioneers",
        at(round=8),
        at(round=8, own={"objectives": ["pioneers"]}),
    ),
    "SPACE_NOT_VISIBLE": (
        "produce field-1",
        recalling(),
        recalling(own={"buildings": ["h6"]}),
    ),
    "SPACE_PRODUCED": ("produce open-2", recalling("produce open-2"), recalling()),
    "NO_SUCH_PRODUCTION": ("produce monument-1", recalling(), recalling(), "produce open-1"),
    "BOX_NOT_USED": ("box a", copying({"boxes": ["b"]}), copying({"boxes": ["a", "b"]})),
    "BOX_ITSELF": ("box f", copying({"boxes": ["a"]}), copying({"boxes": ["a"]}), "box a"),
    "BOX_IDLE": (
        "box e",
        copying({"followers": {"b8": 1}, "boxes": ["a", "e"], "uses": {"ion": 1}}, tiles={}),
        copying({"boxes": ["a", "e"]}),
    ),
    "NO_BOX_USED": (
        "choose copy a used box",
        at("play carpentry", "slot f", own={**FREE_COPY, "boxes": []}),
        at("play carpentry", "slot f", own={**FREE_COPY, "boxes": ["a"]}),
    ),
    "CANNOT_AFFORD": (
        "build h6",
        developing(),
        developing(own={"crystals": "1 white"}),
    ),
    "SURPLUS": (
        "buy purple",
        buying("buy white", "place h5", "choose buy 3 followers"),
        buying(),
    ),
    "SUPPLY_EMPTY": (
        "choose buy 4 followers",
        at("play blank", "slot a", own={"followers": {"h5": 23}, "crystals": "1 white"}),
        at("play blank", "slot a", own={"followers": {"h5": 22}, "crystals": "1 white"}),
    ),
    "NO_FOLLOWERS_THERE": ("return h6", TURN, at(own={"followers": {"h6": 1}})),
    "NONE_ON_MAP": (
        "choose trade followers for white crystals",
        at("play carpentry", "slot a", own={"followers": {}, "keycards": ["carpentry"]}),
        at("play carpentry", "slot a", own={"keycards": ["carpentry"]}),
    ),
    "SPECIAL_ROUND": ("play blank", at(round=5), TURN),
    # Movement and relicubes
    "NO_GROUP_THERE": ("from h6", walking(own={"followers": {"h5": 3, "i5": 1}}), walking()),
    "GROUP_IN_HAND": ("from h6", walking("from h5"), walking()),
    "NO_GROUP_CHOSEN": ("to h6", walking(), walking("from h5")),
    "MUST_STAY": (
        "with 3",
        far("from h5", "to g5", relicubes={"g5": "white"}),
        far("from h5", "with 2"),
        "to g5",
    ),
    "NOWHERE_TO_GO": (
        "from b8",
        walking(own={"followers": {"b8": 1, "h5": 3, "i5": 1}}, tiles={"h5": "harbour"}),
        walking(own={"followers": {"b8": 1, "h5": 3}}),
    ),
    "NOT_BESIDE_WATER": (
        "from e2",
        sailing(own={"followers": {"e2": 2, "h5": 3, "g5": 1}}),
        sailing(own={"followers": {"g5": 1, "h5": 3}}),
        "from g5",
    ),
    "NO_VOLCANO": (
        "from h5",
        tribe("colteron", own={"followers": {"h5": 3, "f7": 1, "c6": 1}}),
        tribe("colteron", own={"followers": {"h5": 3, "f7": 1, "c6": 1}}),
        "from f7",
    ),
    "ALREADY_THERE": ("to h5", walking("from h5"), walking("from h6")),
    "HEX_FACE_DOWN": (
        "to g6",
        walking("from h6", tiles={"h5": "harbour"}),
        walking("from h6"),
    ),
    "PLAIN_WATER": ("to h4", sailing("from h5"), sailing("from h5", relicubes=LAKE)),
    "VOLCANO_CLOSED": (
        "to f7",
        far("from g6", own={"followers": {"g6": 2}}),
        far("from g6", own={"followers": {"g6": 2}, **COLTERON}),
    ),
    "OTHERS_START": (
        "to start-2",
        far("from i4", own=AT_I4),
        far("from i4", own=AT_I4),
        "to start-1",
    ),
    "ROW_FULL": (
        "to g5",
        walking("from h5", own={"relicubes": {"white": 5}}, relicubes={"g5": "white"}),
        walking("from h5", own={"relicubes": {"white": 4}}, relicubes={"g5": "white"}),
    ),
    "TOO_FEW_FOR_CUBE": (
        "to g5",
        walking("from h5", "with 1", own={"relicubes": {"white": 1}}, relicubes={"g5": "white"}),
        walking("from h5", "with 2", own={"relicubes": {"white": 1}}, relicubes={"g5": "white"}),
    ),
    "TOO_FAR": ("to g6", walking("from h5"), far("from h5")),
    "NOT_TWO_AWAY": ("to h6", leaping(), leaping(), "to g6"),
    "NO_WAY_BY_WATER": ("to i7", sailing("from h5"), sailing("from h5"), "to g4"),
    "HEX_OF_DEPARTURE": (
        "to h5",
        sailing("from h5", "to h4", relicubes=LAKE),
        sailing("from g4", own=AT_G4),
    ),
    "SIZE_CHOSEN": ("with 2", walking("from h5", "with 1"), walking("from h5")),
    "TOO_MANY": ("with 3", walking("from h6"), walking("from h5", "with 2"), "to h6"),
    "SAME_SIZE": ("with 2", walking("from h6"), walking("from h5")),
    "NO_PIG_TRIBE": (
        "bring 1",
        walking("from h6", tokens={"h6": "farm"}, pigs={"h6": 2}),
        herding("from h6"),
    ),
    "TOO_FEW_PIGS": ("bring 3", herding("from h6"), herding("from h6", pigs={"h6": 3})),
    "PIGS_CHOSEN": ("bring 2", herding("from h6", "bring 1"), herding("from h6")),
    "SAME_PIGS": ("bring 0", herding("from h6"), herding("from h6"), "bring 1"),
    "STILL_AFLOAT": ("skip", sailing("from h5", "to h4", relicubes=LAKE), sailing("from h5")),
    "PAYMENT_DUE": ("skip", waiving(), SKIPPABLE),
    "TOO_FEW_FOLLOWERS": (
        "build h5",
        developing(own={"followers": {"h5": 1}, **ONE_WHITE}, others=[{"buildings": ["h5"]}]),
        developing(own={"followers": {"h5": 2}, **ONE_WHITE}, others=[{"buildings": ["h5"]}]),
    ),
    "TOO_MANY_PIGS": ("pigs 3", paying(3, 3, 1), paying(3, 3, 2)),
    "PIGS_NOT_ENOUGH": ("pigs 0", paying(2, 2, 2), paying(3, 2, 2)),
    "NOT_ON_DISPLAY": (
        "relicube white",
        developing(*RELIQUARY, display=["gray", "black"]),
        developing(*RELIQUARY),
    ),
    "NOBODY_CAN_MOVE": (
        "use norther",
        at(own={"tribe": "norther", "followers": {}}),
        at(own={"tribe": "norther"}),
    ),
    "NO_DISPLAY_CUBE": (
        "choose relicube from the display",
        developing("build h5", "vault reliquary", own={**DECRYPTING}, display=[]),
        developing("build h5", "vault reliquary", own={**DECRYPTING}),
    ),
    # Develop, keycards, camps
    "NOTHING_TO_DEVELOP": (
        "choose develop",
        at("play carpentry", "slot a", own={"followers": {"i5": 3}, "keycards": ["carpentry"]}),
        at("play carpentry", "slot a", own={"followers": {"h5": 3}, "keycards": ["carpentry"]}),
    ),
    "NO_BUILDING_GROUND": ("build i5", developing(), developing(), "build h5"),
    "ALREADY_BUILT": (
        "build h5",
        developing(own={"buildings": ["h5"], "crystals": "1 white"}),
        developing(),
    ),
    "NO_WORKSHOP_LEFT": (
        "build h6",
        developing(own={"buildings": ["e5", "f3"], "crystals": "9 white"}),
        developing(own={"buildings": ["e5"], "crystals": "9 white"}),
    ),
    "NO_VAULT_LEFT": (
        "build h5",
        developing(own={"buildings": [v for v in SEVEN_VAULTS if v != "h5"], "crystals": "1 red"}),
        developing(own={"buildings": SEVEN_VAULTS[:4], "crystals": "1 red"}),
    ),
    "NO_MONUMENT_LEFT": (
        "build e6",
        developing(own={**AT_E6, "buildings": SIX_MONUMENTS[1:]}),
        developing(own={**AT_E6, "buildings": SIX_MONUMENTS[2:]}),
    ),
    "NO_SITE": ("excavate h5", digging(), digging(), "excavate g4"),
    "SITE_EMPTY": ("excavate g4", digging(stones={}), digging()),
    "NOTHING_TO_RAISE": ("upgrade red", digging(), digging(own={"crystals": "1 white 1 red"})),
    "VAULT_BUILT": (
        "vault reliquary",
        developing("build h5", own={"buildings": ["f4"]}),
        developing("build h5"),
    ),
    "TILE_NOT_SHOWN": (
        "monument school",
        developing("build e6", own=AT_E6, monument_display=["obelisk", "sundial"]),
        developing("build e6", own=AT_E6, monument_display=["school"]),
    ),
    "NO_SUCH_STONE": (
        "stone black",
        digging("excavate g4", own=TWO_COLOURS, stones={"g4": ["white", "gray"]}),
        digging("excavate g4", own=TWO_COLOURS),
    ),
    "OTHER_COLOUR": ("take kiln", working("f3"), working("e7", green=["kiln"])),
    "KEYCARD_NOT_SHOWN": (
        "take kiln",
        working("e7", green=["almanac", "canal", "ritual"]),
        working("e7", green=["kiln"]),
    ),
    "NONE_SHOWN": (
        "swap kiln",
        swapping(others=[{"keycards": [card for card in GRAYS if card != "guild"]}]),
        swapping(),
    ),
    "HIGHEST_COLOUR": ("swap guild", swapping(), swapping(), "swap kiln"),
    "NOTHING_TO_SWAP": (
        "choose upgrade a keycard",
        at(
            "play apprenticeship",
            "slot a",
            own={"keycards": ["apprenticeship"]},
            others=[{"keycards": GRAYS}],
        ),
        at("play apprenticeship", "slot a", own={"keycards": ["apprenticeship"]}),
    ),
    "SLOT_EMPTY": ("back b", tribe("ion", own=TWO_USED), tribe("ion", own=TWO_USED), "back a"),
    "OWN_SYMBOL": (
        "back a",
        at(
            "play recollection",
            "slot a",
            "choose take back a keycard",
            own={**RECOLLECTION, "slots": {"b": "blank", "c": "blank"}},
        ),
        at(
            "play recollection",
            "slot d",
            "choose take back a keycard",
            own={**RECOLLECTION, "slots": {"a": "blank", "c": "blank"}},
        ),
    ),
    "NO_USED_CARD": ("use ion", idle("ion"), idle("ion", own=TWO_USED)),
    # Tracks, reveal, objectives
    "TRACK_ENDS": (
        "know white",
        gadget("lectern", "use lectern", own={"knowledge": {"white": 10}}),
        gadget("lectern", "use lectern", own={"knowledge": {"white": 9}}),
    ),
    "ALL_TRACKS_END": (
        "use lectern",
        gadget("lectern", own={"knowledge": dict.fromkeys(("white", "gray", "black"), 10)}),
        gadget("lectern"),
    ),
    "GADGET_NOT_THERE": ("gadget gpr", visiting("lectern"), visiting("gpr")),
    "OTHER_BOX": ("install b-1", installing(), installing(letters=["b"])),
    "BOX_UPGRADED": (
        "install b-1",
        installing(upgrades=["b-2"], letters=["a", "b"]),
        installing(letters=["b"]),
    ),
    "REGION_OPEN": ("reveal f7", revealing(), revealing(tiles={"h5": "harbour", "g9": "orchard"})),
    "NO_PRESENCE_NEAR": ("reveal b4", revealing(), revealing(own={"followers": {"e5": 3}})),
    "NOTHING_TO_REVEAL": (
        "choose reveal a region",
        at("play blank", "slot e", own={"followers": {"start-1": 3}}),
        at("play blank", "slot e", own={"followers": {"g9": 3}}),
    ),
    # Free actions and abilities
    "ANSWER_FIRST": ("return h5", at("play blank", own=HOME), at(own=HOME)),
    "ON_THE_MOVE": ("return h5", walking("from h5"), walking()),
    "ABILITY_NOT_YOURS": ("use norther", idle("ion"), idle("norther")),
    "ABILITY_IN_PARTS": (
        "use omnitool",
        gadget("omnitool"),
        gadget("omnitool"),
        "use omnitool-1",
    ),
    "ABILITY_IDLE": ("use lexander", idle("lexander"), idle("lexander", own={"crystals": "1 red"})),
    "NEEDS_TRIGGER": ("use booster", gadget("booster"), gadget("hatchery"), "use hatchery"),
    "TOO_FEW_STONES": (
        "use norther",
        idle("norther", own={"uses": {"norther": 1}}),
        idle("norther", own={"uses": {"norther": 1}, "stones": {"white": 1}}),
    ),
    "RECHARGED": (
        "use norther",
        idle("norther", acted=True, recharged=True),
        idle("norther", acted=True),
    ),
    "NO_KEYCARD_IN_USE": ("use jhe", idle("jhe"), at(*PORRIDGE, own={"tribe": "jhe", **POT})),
    "KEYCARD_BLANK": (
        "use jhe",
        at("play blank", "slot a", own={"tribe": "jhe", **POT}),
        at(*PORRIDGE, own={"tribe": "jhe", **POT}),
    ),
    "KEYCARD_REPEATED": (
        "use jhe",
        at(*PORRIDGE, "use jhe", own={"tribe": "jhe", **POT, "stones": {"white": 3}}),
        at(*PORRIDGE, own={"tribe": "jhe", **POT, "stones": {"white": 3}}),
    ),
    "CRATE_NOT_YOURS": ("open boots", TURN, at(own={"crates": ["boots"]})),
    "NO_PASSIVE": (
        "convert 2 white to red",
        at(own={"crystals": "2 white"}),
        at(own={"crystals": "2 white", "tribe": "aynir"}),
    ),
    "CHEAPER_WAY": (
        "convert 3 white to red",
        at(own={"crystals": "3 white", "tribe": "aynir"}),
        at(own={"crystals": "3 white"}),
    ),
    "NO_CAMP": ("ring h5", ringed(), ringed(), "ring i5"),
    "RING_THERE": ("ring i5", ringed(tokens={"i5": "ring"}), ringed()),
    "NO_PIECE_THERE": ("place i4", placing(), placing(own={"followers": {"h5": 3, "i4": 1}})),
    "NO_OTHER_BUILDER": (
        "place e6",
        gadget("portal", "use portal", own=HOME),
        gadget("portal", "use portal", own=HOME, others=[{"buildings": ["e6"]}]),
    ),
    "NO_FIELD": ("place h5", tribe("dorian", own=ON_H6), tribe("dorian", own=ON_H6), "place h6"),
    "NOT_PRESENT": (
        "place e5",
        tribe("dorian", own=ON_H6),
        tribe("dorian", own={"followers": {"h6": 1, "e5": 1}}),
    ),
    "FARM_THERE": (
        "place h6",
        tribe("dorian", own={"followers": {"h6": 1, "e5": 1}}, tokens={"h6": "farm"}),
        tribe("dorian", own={"followers": {"h6": 1, "e5": 1}}),
    ),
    "NO_FIELD_FREE": ("use dorian", idle("dorian"), idle("dorian", own=ON_H6)),
    "NO_ISLANDS_LEFT": ("use enterin", idle("enterin", tokens=NINE_ISLANDS), idle("enterin")),
    "NO_ISLAND_GROUND": ("place i5", tribe("enterin"), tribe("enterin"), "place i4"),
    "NOT_VACANT": ("place h4", tribe("enterin", relicubes=LAKE), tribe("enterin")),
    "NO_PIECE_BESIDE": (
        "place e5",
        tribe("enterin"),
        tribe("enterin", own={"followers": {"e6": 1}}),
    ),
    "NO_ISLAND_FREE": (
        "use enterin",
        idle("enterin", own={"followers": {"start-1": 3}}, others=[{"followers": {"i4": 1}}]),
        idle("enterin", own={"followers": {"start-1": 3}}),
    ),
    "NO_PLAIN_WATER": ("place h5", tribe("finder"), tribe("finder"), "place h4"),
    "RAFT_THERE": ("place h4", tribe("finder", own={"raft": ["h4", 1]}), tribe("finder")),
    "NOBODY_ABOARD": (
        "use finder",
        idle("finder", own={"followers": {"h5": 23}}),
        idle("finder", own={"followers": {"h5": 22}}),
    ),
    "NO_WATER_FREE": (
        "use finder",
        idle("finder", tiles={"h5": "harbour"}, relicubes=LAKE),
        idle("finder", tiles={"h5": "harbour"}),
    ),
    "NO_POINTS": ("trade point for white", tribe("aynir"), tribe("aynir", own={"culture": 1})),
    "NOTHING_TO_TRADE": (
        "use aynir",
        idle("aynir", own={"followers": {}}),
        idle("aynir", own={"followers": {}, "culture": 1}),
    ),
    "TRADE_BEGUN": (
        "skip",
        tribe("aynir", "trade follower for white", own={"followers": {"h5": 1, "h6": 1}}),
        tribe("aynir"),
    ),
    "NO_CRYSTAL_TO_RAISE": (
        "use lexander",
        idle("lexander"),
        idle("lexander", own={"crystals": "1 white"}),
    ),
    "NO_CRATES_LEFT": (
        "use rummager",
        gadget("rummager", others=[{"crates": CRATES}]),
        gadget("rummager", others=[{"crates": CRATES[1:]}]),
    ),
    "NO_ABILITY_TO_USE": (
        "choose free ability",
        at(*RITUAL, own={"tribe": "k01", "gadgets": ["gpr"], "keycards": ["ritual"]}),
        at(*RITUAL, own={"tribe": "norther", "gadgets": ["gpr"], "keycards": ["ritual"]}),
    ),
    "PLACE_THEM": ("skip", placing(), SKIPPABLE),
    "NO_REST_TO_PLACE": ("do the rest", placing(), placing("place h5", n=3)),
}


@pytest.mark.parametrize("name", ROWS)
def test_a_move_is_refused_until_the_obstacle_is_gone(name: str) -> None:
    move, refusing, offering, *instead = ROWS[name]
    match = refusing()
    assert move not in moves(match)
    reason = match.why_not(move, match.decision.seat)
    found = checked(match, move)
    assert CODES[name] in chain(found)
    assert reason is not None
    assert reason.code == code_of(found)
    assert (instead or [move])[0] in moves(offering())


def checked(match: Match, move: str) -> int:
    """What the check of a move says at the first decision."""
    state = state_of(match)
    return rules(match).check(state, state.agenda[-1], match.setting.vocabulary.parse(move).code)


# --- what this pack never leads to, or never asks -------------------------------------------------

BY_HAND = (
    "NO_WAY_ON",
    "CANNOT_WAIVE",
    "NOT_BESIDE_CAMP",
    "NOT_YOUR_TURN",
    "NO_RINGS_LEFT",
    "NO_FARMS_LEFT",
    "CLOSED_HERE",
    "NOTHING_TO_REPEAT",
    "ONLY_WAIVES",
)


def test_every_code_has_its_row() -> None:
    assert {*ROWS, *BY_HAND} == set(CODES)
    assert len(set(CODES.values())) == len(CODES)


def reasons_for(match: Match, frame: Frame, move: str, **values: Any) -> list[int]:
    """What the check of a move says at a question put by hand, with other values in the state."""
    state = state_of(match)
    for name, value in values.items():
        setattr(state, name, value)
    return chain(rules(match).check(state, frame, match.setting.vocabulary.parse(move).code))


def hex_of(match: Match, name: str) -> int:
    spaces: list[str] = match.setting.extra.names.spaces
    return spaces.index(name)


def effect_of_ability(match: Match, name: str) -> int:
    abilities: list[str] = match.setting.extra.names.abilities
    return rules(match).lookup.ability_effect[abilities.index(name)]


def test_no_way_on() -> None:
    """On this board every lake has a shore where somebody can land."""
    match = sailing("from h5", tiles={"h5": "harbour"}, relicubes=LAKE)()
    question = state_of(match).agenda[-1]
    assert reasons_for(match, question, "to h4") == [FINE]
    relics = state_of(match).relics[:]
    for shore in ("g4", "i4"):
        relics[hex_of(match, shore)] = 2
    players = state_of(match).players
    players[0].cubes[1] = 5
    assert reasons_for(match, question, "to h4", relics=relics, players=players) == [
        codes.NO_WAY_ON
    ]


def test_cannot_waive() -> None:
    """Without stones for it nothing is asked."""
    match = waiving()()
    frame = payment_frame(0, HOW, hex_of(match, "h5"), 1)
    assert reasons_for(match, frame, "use exosuit") == [FINE]
    players = state_of(match).players
    players[0].ready = 0
    assert reasons_for(match, frame, "use exosuit", players=players) == [codes.CANNOT_WAIVE]


def test_not_beside_camp() -> None:
    """It takes several buildings around a camp that is revealed."""
    match = ground({"buildings": ["h5", "h6"]})
    frame = Frame(ops.HERE, 0, 0, hex_of(match, "i5"))
    assert reasons_for(match, frame, "place h6") == [FINE]
    assert reasons_for(match, frame, "place i4") == [codes.NOT_BESIDE_CAMP]


def test_not_your_turn() -> None:
    """Others are asked where their followers go when a region is revealed."""
    match = ground(HOME, {"followers": {"h6": 2}})
    mine, others = (Frame(ops.TURN, seat, 1) for seat in (0, 1))
    assert reasons_for(match, mine, "return h5") == [FINE]
    assert reasons_for(match, others, "return h6") == [codes.NOT_YOUR_TURN]


def test_no_rings_left() -> None:
    """There are as many rings as camps."""
    match = ringed()()
    turn = state_of(match).agenda[-1]
    assert reasons_for(match, turn, "ring i5") == [FINE]
    assert reasons_for(match, turn, "ring i5", rings=0) == [codes.NO_RINGS_LEFT]


def test_no_farms_left() -> None:
    """There are nearly as many farms as fields."""
    match = idle("dorian", own=ON_H6)()
    turn = state_of(match).agenda[-1]
    assert reasons_for(match, turn, "use dorian") == [FINE]
    tokens = [FARM if space < 9 else 0 for space in range(SPACES)]
    found = reasons_for(match, turn, "use dorian", tokens=tokens)
    assert found == [codes.ABILITY_IDLE, codes.NO_FARMS_LEFT]


def test_closed_here() -> None:
    """Rewards take place where their owner has built, so that followers may stand there."""
    match = ground(HOME)
    effect = rules(match).lookup.one_follower_here
    move = match.setting.vocabulary.move(rules(match).effects[effect].code).text

    def waiting(name: str) -> Frame:
        part = part_in_context(effect, at_space(hex_of(match, name)))
        return Frame(ANY_ORDER, 0, 1, 0, 0, (part,))

    assert reasons_for(match, waiting("h6"), move) == [FINE]
    assert reasons_for(match, waiting("start-2"), move) == [codes.CLOSED_HERE]


def test_nothing_to_repeat() -> None:
    """What is repeated is never a repetition."""
    match = ground({"tribe": "goliat"})
    again, one = effect_of_ability(match, "goliat"), rules(match).lookup.one_white
    state = state_of(match)
    assert rules(match).why_idle(state, 0, again, about(one)) == FINE
    found = rules(match).why_idle(state, 0, again, about(again))
    assert code_of(found) == codes.NOTHING_TO_REPEAT


def test_only_waives() -> None:
    """This ability is used when a cost falls due, and never waits beside others."""
    match = ground({"gadgets": ["exosuit"]})
    found = rules(match).why_idle(state_of(match), 0, effect_of_ability(match, "exosuit"))
    assert code_of(found) == codes.ONLY_WAIVES
