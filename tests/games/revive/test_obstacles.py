"""For each reason code a position in which a move is refused with it, and one without the obstacle.

Where nothing but another question or another move could remove the obstacle, the second position
asks that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rekindle
from rekindle.games.revive.engine import ops
from rekindle.games.revive.engine import reasons as codes
from rekindle.games.revive.engine.actions.frames import size_frame
from rekindle.games.revive.engine.constants import SAND, SPACES
from rekindle.games.revive.engine.contexts import by_machine
from rekindle.games.revive.engine.help import NO_HELP
from rekindle.games.revive.presentation.position.build import position
from rekindle.kernel.effects import ANY_ORDER, NOTHING
from rekindle.kernel.match import Match
from rekindle.kernel.reasons import FINE, code_of, value_of
from rekindle.kernel.state import Frame
from tests.games.revive.helpers import lay, moves, play, rules
from tests.games.revive.helpers import table as state_of

CODES = {name: value for name, value in vars(codes).items() if isinstance(value, int)}
NESTED = {codes.MACHINE_IDLE, codes.ABILITY_IDLE, codes.MACHINE_NEEDED}
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
    """A position whose first player has `own`, after these moves."""
    return lambda: play(position(players=[own or {}, *rest.pop("others", [])], **rest), *played)


def ability(tribe: str, goods: str = "", *played: str, **rest: Any) -> Make:
    """The question of a tribe ability that is begun."""
    own = {"tribe": tribe, "goods": goods, "active": ["scribe"], **rest.pop("own", {})}
    return at("play scribe", "slot bottom-left", "ability", *played, own=own, **rest)


def new(seed: int = 1, *played: str, **options: str) -> Make:
    options = {name.replace("_", "-"): value for name, value in options.items()}
    return lambda: play(rekindle.new("revive", seats=2, seed=seed, options=options), *played)


def asleep(*played: str, own: dict[str, Any] | None = None, **rest: Any) -> Make:
    return at("hibernate", *played, own=own, **rest)


def two_steps(green: int) -> Make:
    """The first of two steps from a crate; gray and yellow could bring the last artifact."""
    own = {"tracks": {"gray": 9, "green": green, "yellow": 9}, "closed": ["blueprint"]}
    return at("open blueprint", own=own, artifacts=ONE_LEFT)


TURN = at()
SKIPPABLE = at("play tinker", "slot bottom-left")
"""A question that `skip` answers: which module?"""
FULL = {"top-left": ["scribe"], "top-right": ["trader"], "bottom-left": ["farmer"]}
ENGINEER = {"active": ["engineer"], "slots": {"top-left": ["scribe"]}}
GRAY_NINE = {"tracks": {"gray": 9}, "active": ["miner"]}
GRAY_STEP = "choose advance gray 1"
ONE_LEFT = {"purple": 1, "orange": 0, "white": 0}
FORMICA = {"tribe": "formica-moon", "technologies": ["root", "left"]}
JOX = {"tribe": "jox49i-sun", "goods": "6 books, 6 food"}
CITIZENS = position().setting.extra.names.citizens
MODULES = position().setting.extra.names.modules
SEVEN_FIGURES = dict.fromkeys(("a2", "a3", "b7", "c5", "d7", "north-west", "north-east"), 0)
HAMLETS = {"a1": "hamlet-1", "a3": "hamlet-2", "a5": "hamlet-3", "c5": "archive-1"}
FIVE_SMALL = dict.fromkeys(("c7", "e5", "e8", "f8", "g5"), ("small", 0))
LARGE = dict.fromkeys(("h6", "h7", "d9"), ("large", 0))
MORE_SAND = {"c9": "lake-1", "e9": "dunes-1"}
CRANE = {"machines": ["crane", "kite", "sledge"], "tracks": {"yellow": 3}}
AT_C7 = {"c7": ("small", 0)}
OTHERS_TURN = {
    "others": [{"tracks": {"gray": 4}, "goods": "1 crystal"}],
    "buildings": {"e8": ("small", 1)},
    "chance": ["ruins-1"],
    "backs": {"e9": "ruins"},
}
VUKUNTUR = "6 food, 6 gears, 1 crystal"
PRISM = {"active": ["miner", "drummer", "baker"], "machines": ["prism"], "energy": 3}
CRATES = {"opened": ["medal-box", "hat-box"], "goods": "1 gear", "machines": ["scrap-press"]}
LONG = {"length": "long"}
LUNCH = {"closed": ["lunch-box"]}
NEEDY = {
    "goods": "2 gears",
    "closed": ["hat-box"],
    "machines": ["gearbox", "lantern"],
    "tracks": {"yellow": 3},
}
"""A building on `e8` takes 1 gear more, and the Lantern."""
SLEDGE = {"goods": "6 food, 1 gear, 1 book", "machines": ["sledge"]}
HARBOUR = {"backs": {"e9": "harbour"}, "buildings": {"e8": ("small", 0)}}

ROWS: dict[str, Row] = {
    # Before the game
    "TRIBE_TAKEN": (
        "tribe nadair-sun",
        new(1, "tribe nadair-sun", tribes="choose"),
        new(1, tribes="choose"),
    ),
    "TRIBE_OUT": (
        "tribe formica-sun",
        new(1, tribes="choose"),
        new(1, tribes="choose", formica="on"),
    ),
    "SIDE_OUT": (
        "tribe nadair-moon",
        new(1, tribes="choose"),
        new(1, tribes="choose", sides="either"),
    ),
    "NOT_DEALT": ("keep shaman", new(1, artifact_cards="two"), new(2, artifact_cards="two")),
    # The turn
    "SLEPT": ("switch", at(own={"closed": ["keg"]}, actions=2, asleep=True), TURN),
    "ACTIONS_DONE": ("switch", at(own={"closed": ["keg"]}, actions=2), at(actions=1)),
    "CUBE_PAST": (
        "play miner",
        at(own={"cube": 21}, seats=1),
        at(own={"cube": 20}, seats=1),
    ),
    "ACTED": ("hibernate", at(actions=1), TURN),
    "NO_PASS": ("end", TURN, at(actions=1)),
    "SAY_END": ("skip", at(actions=1), SKIPPABLE),
    "ABILITY_BY_EFFECT": (
        "ability",
        TURN,
        at("play scribe", "slot bottom-left", own={"tribe": "jox49i-moon"}),
    ),
    # Cards
    "CARD_RESTS": ("play trader", TURN, at(own={"active": ["trader"]})),
    "CARD_IN_SLOT": ("play scribe", at(own={"slots": {"top-left": ["scribe"]}}), TURN),
    "CARD_NOT_YOURS": ("play cook", TURN, at(own={"active": ["cook"]})),
    "NO_FREE_SLOT": (
        "play miner",
        at(own={"active": ["miner"], "slots": {**FULL, "bottom-right": ["scout"]}}),
        at(own={"active": ["miner"], "slots": FULL}),
    ),
    "WRONG_COLOUR": (
        "play miner",
        at("play drummer", "slot top-left", own={"active": ["drummer", "baker", "miner", "cook"]}),
        at("play drummer", "slot top-left", "use prism", own=PRISM),
    ),
    "WRONG_COLOUR_BUT": (
        "play miner",
        at("play drummer", "slot top-left", own=PRISM),
        at("play drummer", "slot top-left", "use prism", own=PRISM),
    ),
    "SLOT_TAKEN": (
        "slot top-left",
        at("play miner", own={"slots": {"top-left": ["scribe"]}}),
        at("play miner"),
    ),
    "SLOT_CLOSED": (
        "slot right-top",
        at("play miner"),
        at("play miner", own={"technologies": ["root", "middle"]}),
    ),
    "DECK_EMPTY": (
        "take deck",
        at("explore e9", own={"goods": "6 food"}, removed=CITIZENS[5:]),
        at("explore e9", own={"goods": "6 food"}, removed=CITIZENS[6:]),
    ),
    "DISPLAY_ONLY": (
        "take deck",
        at(
            "play poet",
            "slot bottom-left",
            own={"active": ["poet"]},
            cards=["archivist", "teacher"],
        ),
        at("explore e9", own={"goods": "6 food"}),
    ),
    "NOT_SHOWN": (
        "take baker",
        at("explore e9", own={"goods": "6 food"}),
        at("explore e9", own={"goods": "6 food"}, cards=["baker"]),
    ),
    "REST_ITSELF": (
        "rest engineer",
        at("play engineer", "slot bottom-left", own=ENGINEER),
        at("use bunk", own={"slots": {"top-left": ["engineer"]}, "tracks": {"green": 4}}),
    ),
    "NOT_IN_SLOTS": (
        "rest miner",
        at("play engineer", "slot bottom-left", own=ENGINEER),
        at(
            "play engineer",
            "slot bottom-left",
            own={**ENGINEER, "slots": {"top-left": ["miner"]}},
        ),
    ),
    "NOT_RESTING": (
        "wake miner",
        at("play cook", "slot top-right", own={"active": ["cook", "miner"]}),
        at("play cook", "slot top-right", own={"active": ["cook"]}),
    ),
    # The switch
    "SWITCH_USED": ("switch", at(own={"switch": "used"}), TURN),
    "COPY_OWN": (
        "copy player-1 miner",
        at(own={**FORMICA, "slots": {"top-left": ["miner"]}}),
        at(own={"slots": {"top-left": ["miner"]}}, others=[FORMICA], turn=1),
    ),
    "NO_SUCH_PLAYER": (
        "copy player-3 miner",
        at(own=FORMICA),
        at(own=FORMICA, others=[{}, {"slots": {"top-left": ["miner"]}}], seats=3),
    ),
    "NOT_IN_THEIR_SLOTS": (
        "copy player-2 miner",
        at(own=FORMICA),
        at(own=FORMICA, others=[{"slots": {"top-left": ["miner"]}}]),
    ),
    # Technologies that allow something
    "NEEDS_TECHNOLOGY": (
        "trade 2 food",
        at(own={"tribe": "formica-sun", "goods": "1 crystal"}),
        at(own={"tribe": "formica-sun", "goods": "1 crystal", "technologies": ["root", "left"]}),
    ),
    "OTHER_TRIBE": (
        "trade gear+food",
        at(own={"tribe": "formica-sun", "goods": "1 gear 1 food"}),
        at(
            own={
                "tribe": "hofstadterians-sun",
                "goods": "1 gear 1 food",
                "technologies": ["root", "right"],
            }
        ),
    ),
    # The map
    "EXPLORED": (
        "explore c9",
        at(own={"goods": "6 food"}, tiles={"c9": "lake-1"}),
        at(own={"goods": "6 food"}, backs={"c9": "lake"}),
    ),
    "UNEXPLORED": (
        "build c9",
        at(own={"goods": "6 gears 6 food"}),
        at(own={"goods": "6 gears 6 food"}, tiles=lay(c9="sand")),
    ),
    "NO_LOCATION": (
        "populate c9",
        at(own={"goods": "6 books 6 food"}, tiles=lay(c9="sand")),
        at(own={"goods": "6 books 6 food"}, tiles=lay(c9="location")),
    ),
    "OWN_FIGURE": (
        "populate d7",
        at(own={"goods": "6 books 6 food"}, figures={"d7": [0]}),
        at(own={"goods": "6 books 6 food"}),
    ),
    "NO_FIGURES": (
        "populate g6",
        at(own={"goods": "6 books 6 food"}, tiles=HAMLETS, figures=SEVEN_FIGURES),
        at(own={"goods": "6 books 6 food"}, tiles=HAMLETS, figures={"d7": 0}),
    ),
    "BUILT": (
        "build c7",
        at(own={"goods": "6 gears 6 food"}, buildings={"c7": ("small", 1)}),
        at(own={"goods": "6 gears 6 food"}),
    ),
    "NO_SAND": (
        "build c9",
        at(own={"goods": "6 gears 6 food"}, tiles=lay(c9="water")),
        at(own={"goods": "6 gears 6 food"}, tiles=lay(c9="sand")),
    ),
    "NO_BUILDINGS": (
        "build e9",
        at(own={"goods": "6 gears 6 food"}, tiles=MORE_SAND, buildings={**FIVE_SMALL, **LARGE}),
        at(own={"goods": "6 gears 6 food"}, tiles=MORE_SAND, buildings=FIVE_SMALL),
    ),
    "UNLOCKED": (
        "unlock root",
        at("populate g6", own={"goods": "6 books 6 food"}, figures={"d7": [0]}),
        at("populate g6", own={"goods": "6 books 6 food"}, figures={"d7": [0]}),
        "unlock left",
    ),
    "NOT_CONNECTED": (
        "unlock top-left",
        at("populate g6", own={"goods": "6 books 6 food"}, figures={"d7": [0]}),
        at(
            "populate g6",
            own={"goods": "6 books 6 food", "technologies": ["root", "left"]},
            figures={"d7": [0], "north-west": [0]},
        ),
    ),
    "TOO_DEAR": ("build f8", at(own={"goods": "2 gears"}), at(own={"goods": "3 gears"})),
    "TOO_FAR": (
        "build h6",
        at(own={"goods": "3 gears"}),
        at(own={"goods": "3 gears 6 food"}),
    ),
    "NO_WAY": (
        "explore a1",
        at(own={"goods": "6 food"}),
        at(own={"goods": "6 food", "machines": ["balloon"]}, backs={"a1": "lake"}),
    ),
    "NO_WAY_BUT": (
        "explore a1",
        at(own={"machines": ["balloon"]}, backs={"a1": "lake"}),
        at(own={"goods": "6 food", "machines": ["balloon"]}, backs={"a1": "lake"}),
    ),
    "MACHINE_NEEDED": (
        "go",
        at("build e8", own={**CRANE, "goods": "4 gears"}, buildings=AT_C7),
        at("build e8", "size small", own={**CRANE, "goods": "4 gears 1 food"}, buildings=AT_C7),
    ),
    # What tribes do on the map
    "NOT_VACANT": (
        "place e8",
        ability("nadair-moon", "1 crystal 6 food", buildings={"e8": ("small", 0)}),
        ability("nadair-moon", "1 crystal 6 food"),
    ),
    "GOES_ELSEWHERE": (
        "place c9",
        ability("nadair-moon", "1 crystal 6 food", tiles=lay(c9="water")),
        ability("nadair-moon", "1 crystal 6 food", tiles=lay(c9="sand")),
    ),
    "WORKSHOP_THERE": (
        "place e7",
        ability("formica-moon", "1 crystal", tokens={"e7": "workshop"}),
        ability("formica-moon", "1 crystal"),
    ),
    "TARGET_THERE": (
        "place e8",
        ability("jox49i-moon", tokens={"e8": "target"}),
        ability("jox49i-moon"),
    ),
    "OWN_PIECE": (
        "place c7",
        ability("jox49i-moon", buildings=AT_C7),
        ability("jox49i-moon", buildings={"c7": ("small", 1)}),
    ),
    "NO_PERCH": (
        "fly c9",
        ability("vukuntur-moon", falcon="c8", tiles=lay(c9="water")),
        ability("vukuntur-moon", falcon="c8", tiles=lay(c9="forest")),
    ),
    "OUT_OF_FLIGHT": (
        "fly h5",
        ability("vukuntur-moon", falcon="c8"),
        ability("vukuntur-moon", falcon="f6"),
    ),
    "NO_FIGURE_THERE": (
        "from e10",
        at("populate g6", "unlock right", own=JOX, figures={"d7": [0]}, tiles={"e9": "hamlet-1"}),
        at("populate g6", "unlock right", own=JOX, figures={"e10": [0]}, tiles={"e9": "hamlet-1"}),
    ),
    "NO_SMALL_LOCATION": (
        "to c9",
        at(
            "populate g6",
            "unlock right",
            "from d7",
            own=JOX,
            figures={"d7": [0]},
            tiles=lay(c9="sand", e9="location", e3="location"),
        ),
        at(
            "populate g6",
            "unlock right",
            "from d7",
            own=JOX,
            figures={"d7": [0]},
            tiles=lay(c9="location", e9="location"),
        ),
    ),
    # Free actions
    "NOT_YOUR_TURN": (
        "trade food",
        at("explore e9", "take deck", "lay straight", own={"goods": "6 food"}, **OTHERS_TURN),
        at(own={"goods": "1 crystal"}),
    ),
    "ACTION_NAMED": (
        "trade food",
        at("play miner", own={"goods": "1 crystal"}),
        at(own={"goods": "1 crystal"}),
    ),
    "ANSWER_FIRST": (
        "trade food",
        at("play tinker", "slot bottom-left", "module gray-gear", own={"goods": "1 crystal"}),
        at("play tinker", "slot bottom-left", own={"goods": "1 crystal"}),
    ),
    "ABILITY_FIRST": (
        "trade gear",
        ability("vukuntur-sun", VUKUNTUR),
        at(
            "play scribe",
            "slot bottom-left",
            own={"tribe": "vukuntur-sun", "goods": VUKUNTUR, "active": ["scribe"]},
        ),
    ),
    "NO_CRYSTAL": ("trade gear", TURN, at(own={"goods": "1 crystal"})),
    "NO_ROOM": (
        "trade food",
        at(own={"goods": "1 crystal 6 food"}),
        at(own={"goods": "1 crystal 5 food"}),
    ),
    "DOES_NOT_PAY": (
        "trade gear",
        at("build e8", own={"goods": "3 gears, 1 crystal", **LUNCH}, buildings=AT_C7),
        at("build e8", own={"goods": "2 gears, 1 crystal", **LUNCH}, buildings=AT_C7),
    ),
    "UNPAYABLE_THEN": (
        "use gearbox",
        at("build e8", own={**NEEDY, "energy": 1}, buildings=AT_C7),
        at("build e8", "size small", own={**NEEDY, "energy": 2}, buildings=AT_C7),
    ),
    "NOT_IN_COST": (
        "off book",
        at("explore e9", "use sledge", own=SLEDGE, **HARBOUR),
        at("explore e9", "use sledge", own=SLEDGE, **{**HARBOUR, "backs": {"e9": "archive"}}),
    ),
    "PAIR_SHORT": (
        "trade gear+book",
        at(own={"tribe": "hofstadterians-sun", "technologies": ["root", "right"]}),
        at(
            own={
                "tribe": "hofstadterians-sun",
                "technologies": ["root", "right"],
                "goods": "1 gear 1 book",
            }
        ),
    ),
    "CRATE_OPEN": ("open keg", at(own={"opened": ["keg"]}), at(own={"closed": ["keg"]})),
    "CRATE_NOT_YOURS": ("open keg", TURN, at(own={"closed": ["keg"]})),
    "CRATE_REOPENED": (
        "reopen battery",
        at("use scrap-press", own={**CRATES, "reopened": ["battery"]}),
        at("use scrap-press", own={**CRATES, "opened": ["battery", "hat-box"]}),
    ),
    "CRATE_CLOSED": (
        "reopen keg",
        at("use scrap-press", own={**CRATES, "closed": ["keg"]}),
        at("use scrap-press", own={**CRATES, "opened": ["keg", "hat-box"]}),
    ),
    # Machines
    "MACHINE_NOT_YOURS": ("use gearbox", TURN, at(own={"machines": ["gearbox"]})),
    "MACHINE_LOCKED": (
        "use converter",
        at(own={"goods": "1 gear"}),
        at(own={"goods": "1 gear", "tracks": {"gray": 3}}),
    ),
    "MACHINE_USED": (
        "use kiln",
        at(own={"machines": ["kiln"], "used": ["kiln"]}),
        at(own={"machines": ["kiln"]}),
    ),
    "MACHINE_ASLEEP": (
        "use kiln",
        at(own={"machines": ["kiln"], "closed": ["keg"]}, actions=2, asleep=True),
        at(own={"machines": ["kiln"], "closed": ["keg"]}, actions=2),
    ),
    "NO_ENERGY": (
        "use kiln",
        at(own={"machines": ["kiln"], "energy": 0}),
        at(own={"machines": ["kiln"]}),
    ),
    "MACHINE_IDLE": (
        "use bunk",
        at(own={"tracks": {"green": 4}}),
        at(own={"tracks": {"green": 4}, "slots": {"top-left": ["miner"]}}),
    ),
    "WITH_AN_ACTION": (
        "use kite",
        at(own={**CRANE, "goods": "4 gears"}, buildings=AT_C7),
        at("build e8", "size small", own={**CRANE, "goods": "4 gears 1 food"}, buildings=AT_C7),
    ),
    "OTHER_ACTION": (
        "use sledge",
        at("build e8", "size small", own={**CRANE, "goods": "4 gears 1 food"}, buildings=AT_C7),
        at("explore e9", own={**CRANE, "goods": "6 food"}),
    ),
    "SAVES_NOTHING": (
        "use lantern",
        at(
            "build f8",
            "size small",
            own={"goods": "5 gears", "machines": ["crane"], "tracks": {"yellow": 3}},
            buildings={"e8": ("small", 0)},
        ),
        at(
            "build e8",
            own={"goods": "4 gears 1 food", "tracks": {"yellow": 3}},
            buildings=AT_C7,
        ),
    ),
    "SAVES_TOO_LITTLE": (
        "use crane",
        at("build e8", own={**CRANE, "goods": "4 gears"}, buildings=AT_C7),
        at("build e8", "size small", own={**CRANE, "goods": "4 gears 1 food"}, buildings=AT_C7),
    ),
    "HALF_CHOSEN": (
        "use turntable",
        at(
            "play miner",
            "slot right-top",
            own={
                "technologies": ["root", "middle"],
                "machines": ["turntable", "prism"],
                "modules": {"right-1": "green-books"},
            },
        ),
        at("play miner", "slot top-left", own={"machines": ["turntable"]}),
    ),
    "PLAYED_CARD_ONLY": (
        "use prism",
        at("play drummer", "slot top-left", own=PRISM, options={"all-colours": "played"}),
        at("play drummer", "slot top-left", own=PRISM),
    ),
    "MACHINE_USELESS": (
        "use prism",
        at("play miner", "slot top-left", own={"machines": ["prism", "turntable"]}),
        at(
            "play miner",
            "slot top-left",
            own={"machines": ["prism"], "modules": {"top-left-1": "green-books"}},
        ),
    ),
    "NO_ENERGY_ON": (
        "return still",
        at(
            "switch",
            "choose return 1 energy",
            own={"machines": ["kiln", "silo", "still"], "used": ["kiln", "silo"]},
            options={"switch": "second"},
        ),
        at(
            "switch",
            "choose return 1 energy",
            own={"machines": ["kiln", "silo", "still"], "used": ["kiln", "still"]},
            options={"switch": "second"},
        ),
    ),
    "NOT_SPECIAL": (
        "machine converter",
        at("play miner", "slot bottom-left", own={"tracks": {"gray": 4}}),
        at("play miner", "slot bottom-left", own={"tracks": {"gray": 4}}),
        "machine crane",
    ),
    "MACHINE_COLOUR": (
        "machine lectern",
        at("play miner", "slot bottom-left", own={"tracks": {"gray": 4}}),
        at(
            "play botanist",
            "slot bottom-left",
            own={"active": ["botanist"], "tracks": {"green": 4}},
        ),
    ),
    # Effects that would do nothing
    "PRICE_LACKING": (
        "use converter",
        at(own={"tracks": {"gray": 3}}),
        at(own={"tracks": {"gray": 3}, "goods": "1 gear"}),
    ),
    "ABILITY_IDLE": (
        "use totem",
        at(own={"tribe": "kuniban-sun", "machines": ["totem"]}),
        at(own={"tribe": "kuniban-sun", "machines": ["totem"], "goods": "1 food"}),
    ),
    "NO_WATER": (
        "use totem",
        at(own={"tribe": "hofstadterians-sun", "machines": ["totem"]}),
        at(
            own={"tribe": "hofstadterians-sun", "machines": ["totem"]},
            buildings={"e5": ("small", 0)},
        ),
    ),
    "NO_MODULES": (
        "use loom",
        at(own={"machines": ["loom"]}, removed=MODULES),
        at(own={"machines": ["loom"]}),
    ),
    "NO_ENERGY_OUT": (
        "choose return 1 energy",
        at("switch", options={"switch": "second"}),
        at(
            "switch",
            own={"machines": ["kiln"], "used": ["kiln"]},
            options={"switch": "second"},
        ),
    ),
    "SLOTS_EMPTY": (
        "use bunk",
        at(own={"tracks": {"green": 4}}),
        at(own={"tracks": {"green": 4}, "slots": {"top-left": ["miner"]}}),
    ),
    "NONE_RESTING": (
        "use cradle",
        at(own={"machines": ["cradle"], "resting": []}),
        at(own={"machines": ["cradle"]}),
    ),
    "NOTHING_TO_PLAY": (
        "use rivet-gun",
        at(own={"machines": ["rivet-gun"], "active": ["scribe"]}),
        at(own={"machines": ["rivet-gun"], "active": ["miner"]}),
    ),
    "NONE_SHOWN": (
        "use beacon",
        at(own={"machines": ["beacon"], "goods": "6 food"}, removed=CITIZENS),
        at(own={"machines": ["beacon"], "goods": "6 food"}),
    ),
    "NONE_ACTIVE": (
        "use oven",
        at(own={"machines": ["oven"], "active": []}),
        at(own={"machines": ["oven"]}),
    ),
    "NO_TARGET": (
        "use compass",
        at(own={"machines": ["compass"]}),
        at(own={"machines": ["compass"], "goods": "6 food"}),
    ),
    "NONE_OPENED": (
        "use scrap-press",
        at(own={**CRATES, "opened": []}),
        at(own=CRATES),
    ),
    "NO_TRIBE_TILES": (
        "use totem",
        at(
            own={"tribe": "jox49i-moon", "machines": ["totem"]},
            tokens=dict.fromkeys(("c7", "e5", "e8", "f8", "g5"), "target"),
        ),
        at(
            own={"tribe": "jox49i-moon", "machines": ["totem"]},
            tokens=dict.fromkeys(("c7", "e5", "e8", "f8"), "target"),
        ),
    ),
    "NOWHERE_TO_PLACE": (
        "use totem",
        at(own={"tribe": "hofstadterians-moon", "machines": ["totem"], "goods": "1 crystal"}),
        at(
            own={
                "tribe": "hofstadterians-moon",
                "machines": ["totem"],
                "goods": "1 crystal 6 food",
            }
        ),
    ),
    "REWARD_ABOVE": (
        "choose advance any 1",
        asleep(own={"hibernation": 3}, artifacts={"white": 0, "orange": 0, "purple": 1}),
        asleep(own={"hibernation": 4}, artifacts={"white": 0, "orange": 0, "purple": 1}),
    ),
    # Artifacts
    "MINOR_LATER": (
        "artifact minor",
        asleep(own={"hibernation": 3}),
        asleep(own={"hibernation": 3}, seats=4, options=LONG),
    ),
    "ARTIFACT_GONE": (
        "artifact orange",
        asleep(own={"hibernation": 3}, artifacts={"orange": 0}),
        asleep(own={"hibernation": 3}),
    ),
    # What cannot be refused
    "MUST_CHOOSE": (
        "skip",
        at("play miner", "slot bottom-left", own=GRAY_NINE, artifacts={**ONE_LEFT, "white": 1}),
        at("play miner", "slot bottom-left", GRAY_STEP, own=GRAY_NINE, artifacts=ONE_LEFT),
    ),
    "ONLY_HELPS": ("skip", two_steps(green=5), two_steps(green=7)),
    "CRYSTALS_OVER": (
        "skip",
        at(
            "play smuggler",
            "slot top-left",
            own={"goods": "3 crystals", "active": ["smuggler"]},
        ),
        SKIPPABLE,
    ),
    "BEGUN": ("skip", at("play miner"), SKIPPABLE),
    "MUST_REMOVE": ("skip", asleep(own={"hibernation": 3}), SKIPPABLE),
    "SAY_END_DISCARDING": ("skip", asleep(seats=1), SKIPPABLE),
    "ABILITY_BEGUN": ("skip", ability("jox49i-moon"), SKIPPABLE),
    "MUST_PAY": (
        "skip",
        at("use converter", own={"tracks": {"gray": 3}, "goods": "1 gear 1 food"}),
        SKIPPABLE,
    ),
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
    agenda = state.lanes[0].agenda if state.lanes else state.agenda
    return rules(match).check(state, agenda[-1], match.setting.vocabulary.parse(move).code)


# --- what this pack never leads to, or never asks -------------------------------------------------

BY_HAND = ("SIZE_GONE", "NOTHING_TO_COPY", "RETURN_ITSELF", "NOWHERE_TO_FLY", "NO_FIGURE_TO_MOVE")


def test_every_code_has_its_row() -> None:
    assert {*ROWS, *BY_HAND} == set(CODES)
    assert len(set(CODES.values())) == len(CODES)


def reasons_for(match: Match, frame: Frame, move: str, **values: Any) -> list[int]:
    """What the check of a move says at a question put by hand, with other values in the state."""
    state = state_of(match)
    for name, value in values.items():
        setattr(state, name, value)
    return chain(rules(match).check(state, frame, match.setting.vocabulary.parse(move).code))


def effect_called(match: Match, text: str) -> int:
    """The number of the effect that a move `choose ...` takes."""
    code = match.setting.vocabulary.parse(f"choose {text}").code
    return next(e.id for e in rules(match).effects if e.code == code)


def test_size_gone() -> None:
    """With one size left nothing is asked."""
    match = position(players=[{"goods": "6 gears"}])
    frame = size_frame(0, match.setting.extra.names.spaces.index("f8"), NO_HELP)
    assert reasons_for(match, frame, "size large") == [FINE]
    players = state_of(match).players
    players[0].large = 0
    assert reasons_for(match, frame, "size large", players=players) == [codes.SIZE_GONE]


def test_nothing_to_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bottom half of this pack has an effect."""
    match = position(players=[FORMICA, {"slots": {"top-left": ["miner"]}}])
    assert checked(match, "copy player-2 miner") == FINE
    lookup, half = rules(match).lookup, match.setting.extra.names.cards.index("miner") * 2 + 1
    without = [NOTHING if i == half else effect for i, effect in enumerate(lookup.half_effect)]
    monkeypatch.setattr(lookup, "half_effect", without)
    assert checked(match, "copy player-2 miner") == codes.NOTHING_TO_COPY


def test_return_itself() -> None:
    """No machine of this pack brings energy back."""
    match = position(players=[{"machines": ["kiln"], "used": ["kiln"]}])
    kiln = match.setting.extra.names.machines.index("kiln")
    effect = effect_called(match, "return 1 energy")
    by_itself = Frame(ops.RETURN_ENERGY, 0, 0, effect, by_machine(kiln))
    assert reasons_for(match, by_itself, "return kiln") == [codes.RETURN_ITSELF]
    waiting = Frame(ANY_ORDER, 0, 1, 0, by_machine(kiln), (effect,))
    assert reasons_for(match, waiting, "choose return 1 energy") == [codes.RETURN_ITSELF]
    by_another = Frame(ops.RETURN_ENERGY, 0, 0, effect)
    assert reasons_for(match, by_another, "return kiln") == [FINE]


def test_nowhere_to_fly() -> None:
    """From the chasm the falcon always reaches terrain of the starting tiles."""
    match = position(players=[{"tribe": "vukuntur-moon", "machines": ["totem"]}])
    turn = state_of(match).agenda[-1]
    assert reasons_for(match, turn, "use totem") == [FINE]
    found = reasons_for(match, turn, "use totem", terrain=[SAND] * SPACES)
    assert found == [codes.MACHINE_IDLE, codes.ABILITY_IDLE, codes.NOWHERE_TO_FLY]


def test_no_figure_to_move() -> None:
    """What waits beside moving a figure settles itself, so that nothing is asked."""
    moving = at(figures={"d7": [0]}, own={"tribe": "jox49i-sun"})()
    number = rules(moving).lookup.tech_gain[state_of(moving).players[0].board * 7 + 3]
    waiting = Frame(ANY_ORDER, 0, 1, 0, 0, (number,))
    move = moving.setting.vocabulary.move(rules(moving).effects[number].code).text
    assert reasons_for(moving, waiting, move) == [FINE]
    assert reasons_for(position(), waiting, move) == [codes.NO_FIGURE_TO_MOVE]
