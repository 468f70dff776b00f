"""For every reason code: a position in which a move is refused for it, and one in which it is not.

The second position is the first without the obstacle that the reason names, so that the move is
offered there. Where only another question offers the move at all, the second position asks it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

import rekindle
from rekindle.games.euphoria import position
from rekindle.games.euphoria.engine import ops, reasons
from rekindle.kernel.match import Match, Origin, engine_of
from rekindle.kernel.reasons import FIRST_GAME_REASON, NOT_ASKED, code_of
from tests.games.euphoria.situations import BUILT, ITS_PRICE
from tests.games.euphoria.test_invariants import Secret

Player = Mapping[str, Any]
Begin = Callable[[], Match]

TRADING = {"trading": "on"}
SECOND = {"deck": "second"}


@dataclass(frozen=True)
class Obstacle:
    """A move that is refused in one position, and offered in another."""

    reason: str
    move: str
    refused: Begin
    offered: Begin


def at(*players: Player, played: str = "", seats: int = 2, **rest: Any) -> Begin:
    """A position, and moves played in it: 'place 2 ark; skip'."""

    def begin() -> Match:
        match = position(seats=seats, players=players, **rest)
        for move in filter(None, played.split("; ")):
            match.play(move)
        return match

    return begin


def tile(name: str, *stars: int) -> dict[str, Any]:
    """The upper Euphorian market is built; these seats have a star on it."""
    return {"upper-euphorian": {"tile": name, "stars": list(stars)}}


def choosing(played: str = "", seed: int = 1) -> Begin:
    """A new game in which seat 0 chooses recruits."""

    def begin() -> Match:
        match = rekindle.new("euphoria", seats=2, seed=seed)
        for move in filter(None, played.split("; ")):
            match.play(move, 0)
        return match

    return begin


def changed(begin: Begin, **fields: Any) -> Begin:
    """A position with other values in some fields, and its question asked again."""

    def changed_begin() -> Match:
        match = Secret(begin()).changed(**fields)
        rules, state = engine_of(match)
        rules.ask_again(state)
        return Match(match.game, match.setting, state, Origin(match.seats, 0, state))

    return changed_begin


# Positions that several rows share.

ARTIFACTS = ["bat", "bat"]
GARY = {"workers": [3], "recruits": ["katy", "gary"]}
MATCHED = {"board": {"generator": 3}}
BUMPER = {"workers": [2], "bliss": 1, "food": 1, "morale": 3}
BUMPED = {"board": {"breeze-bar": 4}}
MAY_DECLINE = at(
    {**BUMPER, "recruits": ["maxime", "rebecca"]}, BUMPED, played="place 2 breeze-bar", dice=[1]
)
AWAY = {"workers": [1], "board": {"farm": [2, 4]}, "food": 1}
LEFT_ALONE = {"workers": [1], "board": {"farm": 2}, "energy": 1}
SITE = {"clay": 1, "artifacts": ["bat"]}
TWO_MARKETS = {
    "upper-subterran": {"tile": "center", "stars": [1]},
    "lower-subterran": {"tile": "spa", "stars": [1]},
}
PRESS = {"artifacts": ARTIFACTS, "morale": 2}
BEAR = {"dilemma": "bear", "artifacts": ["bear", "bat"], "morale": 2}
GOLD = {"gold": 1}
CLAY = {"clay": 1}
DIGGER = {"workers": [2, 2], "energy": 1, "water": 1, "morale": 6, "knowledge": 1}
DRAWING = "place 2 euphorian-tunnel; dig artifact; {}; place 2 subterran-tunnel; dig artifact"
MARKET_GOER = {"artifacts": ["bat"] * 2 + ["box"] * 3, "morale": 6, "knowledge": 1}


def window(recruits: list[str], theirs: Player = BUMPED, **mine: Any) -> Begin:
    """Seat 0 has bumped seat 1 from the Breeze Bar, and its recruits may act."""
    return at(
        {**BUMPER, **mine, "recruits": recruits}, theirs, played="place 2 breeze-bar", dice=[1]
    )


def drawing(first: str) -> Begin:
    """The second draw of a turn with two recruits that change draws."""
    return at(
        {**DIGGER, "recruits": ["gambler", "geek"]},
        played=DRAWING.format(first),
        draws=["bat", "bear", "box", "book"],
    )


def market_goer(territory: int) -> Begin:
    mine = {**MARKET_GOER, "workers": [1], "recruits": ["bradley", "jacko"]}
    return at(
        {**mine, "territories": {"wastelander": territory}}, played="place 1 ark; pay box box box"
    )


def answering(theirs: Player, *asked: str, played: str = "") -> Begin:
    offer = ["trade player-2", "give gold", *(f"ask {thing}" for thing in asked), "propose"]
    return at(GOLD, theirs, played="; ".join([*offer, *filter(None, [played])]), options=TRADING)


OBSTACLES = [
    # The action of a turn
    Obstacle(
        "ACTION_DONE",
        "place 4 farm",
        at({"workers": [3, 4]}, played="place 3 farm", options=TRADING),
        at({"workers": [3, 4]}, options=TRADING),
    ),
    Obstacle(
        "NO_PASS",
        "end",
        at({"workers": [3, 3]}),
        at({"workers": [3, 3]}, played="place 3 farm"),
    ),
    Obstacle(
        "EMPTY_HAND",
        "place 2 farm",
        at({"board": {"farm": [2, 3]}, "food": 1}),
        at({"board": {"farm": 3}, "workers": [2], "food": 1}),
    ),
    Obstacle("NO_SUCH_FACE", "place 5 generator", at({"workers": [2, 3]}), at({"workers": [5, 3]})),
    Obstacle(
        "ONLY_DOUBLES",
        "place 5 farm",
        at({"workers": [3, 3, 5]}, played="place 3 farm"),
        at({"workers": [5, 5, 3]}, played="place 5 farm"),
    ),
    Obstacle(
        "ONLY_NEW",
        "place 1 farm",
        at(
            {"workers": [2, 1], "recruits": ["chase"], "energy": 3},
            played="place 2 tank-energy",
            dice=[5],
        ),
        at(
            {"workers": [2, 4], "recruits": ["chase"], "energy": 3},
            played="place 2 tank-energy",
            dice=[1],
        ),
    ),
    # Spaces
    Obstacle(
        "NOT_BUILT", "place 1 upper-euphorian-market", at(ITS_PRICE), at(ITS_PRICE, markets=BUILT)
    ),
    Obstacle(
        "SITE_CLOSED",
        "place 1 upper-euphorian-site-2",
        at(GOLD, markets=tile("center", 0, 1)),
        at(GOLD),
    ),
    Obstacle(
        "TAKEN",
        "place 1 upper-euphorian-site-1",
        at(CLAY, {"board": {"upper-euphorian-site-1": 4}}),
        at(CLAY),
    ),
    Obstacle(
        "SAME_SPACE",
        "place 1 upper-euphorian-site-3",
        at(GOLD),
        at(GOLD, {"board": {"upper-euphorian-site-2": 4}}),
    ),
    Obstacle(
        "END_CLOSED",
        "place 1 subterran-tunnel-end",
        at({"recruits": ["xander"]}, miners={"subterran": 8}),
        at({"recruits": ["xander"]}, miners={"subterran": 9}),
    ),
    Obstacle(
        "EXCLUSIVE",
        "place 1 subterran-tunnel-end",
        at(miners={"subterran": 9}),
        at({"recruits": ["xander"]}, miners={"subterran": 9}),
    ),
    Obstacle("CANNOT_PAY", "place 1 subterran-tunnel", at({}), at({"water": 1})),
    Obstacle(
        "BY_TOLL",
        "place 1 cloud-mine",
        at({"recruits": ["brian"]}, options=SECOND),
        at({"recruits": ["brian"], "morale": 2}, options=SECOND),
    ),
    # Penalties
    Obstacle(
        "BY_SPA",
        "place 1 ark",
        at({**PRESS, "workers": [1], "board": {"ark": 3}}, markets=tile("spa")),
        at({**PRESS, "workers": [1], "board": {"ark": 3}}, markets=tile("spa", 0)),
    ),
    Obstacle(
        "BY_PLAZA",
        "place 1 upper-euphorian-market",
        at({"water": 4, "clay": 1}, markets=tile("plaza")),
        at({"water": 4, "clay": 1}, markets=tile("plaza", 0)),
    ),
    Obstacle(
        "BY_LOUNGE",
        "place 1 upper-subterran-site-2",
        at({"stone": 1}, {"board": {"upper-subterran-site-1": 1}}, markets=tile("lounge")),
        at({"stone": 1}, {"board": {"upper-subterran-site-1": 1}}, markets=tile("lounge", 0)),
    ),
    Obstacle(
        "BY_APOTHECARY",
        "place 1 cloud-mine",
        at(markets=tile("apothecary")),
        at(markets=tile("apothecary", 0)),
    ),
    Obstacle(
        "BY_ARENA",
        "place 1 farm",
        at({"workers": [1], "board": {"farm": 3}}, markets=tile("arena")),
        at({"workers": [1], "board": {"farm": 3}}, markets=tile("arena", 0)),
    ),
    Obstacle(
        "BY_FOUNTAIN",
        "place 3 generator",
        at({"workers": [3, 3]}, played="place 3 farm", markets=tile("fountain"), options=TRADING),
        at(
            {"workers": [3, 3]},
            played="place 3 farm",
            markets=tile("fountain", 0),
            options=TRADING,
        ),
    ),
    Obstacle(
        "BY_COURTHOUSE",
        "place 1 ark",
        at(PRESS, markets=tile("courthouse")),
        at(PRESS, markets=tile("courthouse", 0)),
    ),
    Obstacle(
        "BY_ACADEMY",
        "use katy",
        at(GARY, MATCHED, markets=tile("academy")),
        at(GARY, MATCHED, markets=tile("academy", 0), played="place 3 generator"),
    ),
    Obstacle(
        "BY_ROLL",
        "skip",
        at({"board": {"farm": 4}, "gold": 1, "clay": 1}, markets=tile("teddy-bear-shop"), dice=[1]),
        MAY_DECLINE,
    ),
    # Recruits and ways to pay
    Obstacle(
        "HIDDEN",
        "retrieve jefferson",
        at({**LEFT_ALONE, "hidden": ["jefferson"]}),
        at({**LEFT_ALONE, "recruits": ["jefferson"]}),
    ),
    Obstacle(
        "NOT_YOURS",
        "retrieve jefferson",
        at(LEFT_ALONE, {"recruits": ["jefferson"]}),
        at({**LEFT_ALONE, "recruits": ["jefferson"]}),
    ),
    Obstacle(
        "JUST_ACTIVE",
        "use xander",
        at(
            {**BUMPER, "water": 1, "recruits": ["maxime"], "hidden": ["xander"]},
            {"board": {"subterran-tunnel": 5}},
            played="place 2 subterran-tunnel; skip",
            miners={"subterran": 5},
            dice=[1],
        ),
        at(
            {**BUMPER, "water": 1, "recruits": ["maxime", "xander"]},
            {"board": {"subterran-tunnel": 5}},
            played="place 2 subterran-tunnel; skip; dig resource",
            miners={"subterran": 5},
            dice=[1],
        ),
    ),
    Obstacle(
        "OTHER_MOMENT",
        "use katy",
        at(GARY, MATCHED),
        at(GARY, MATCHED, played="place 3 generator"),
    ),
    Obstacle(
        "CHANGES_PRICES",
        "use jacko",
        at({"recruits": ["jacko"]}, options=SECOND),
        market_goer(0),
    ),
    Obstacle(
        "USED",
        "use maxime",
        at(
            {**BUMPER, "morale": 6, "recruits": ["maxime", "rebecca"]},
            BUMPED,
            played="place 2 breeze-bar; use maxime",
            dice=[1],
        ),
        window(["maxime", "rebecca"], morale=6),
    ),
    Obstacle("ONCE_A_TURN", "use gambler", drawing("use gambler"), drawing("skip")),
    Obstacle(
        "OTHER_PLACE",
        "use laura",
        window(["maxime", "laura"], gold=1),
        at(
            {**BUMPER, "gold": 1, "water": 1, "recruits": ["maxime", "laura"]},
            {"board": {"subterran-tunnel": 4}},
            played="place 2 subterran-tunnel",
            dice=[1],
        ),
    ),
    Obstacle(
        "CONDITION",
        "use julia",
        window(["maxime", "julia"]),
        window(["maxime", "julia"], {"board": {"breeze-bar": 2}}),
    ),
    Obstacle(
        "SPACE_CONDITION",
        "with printed-price",
        changed(
            at({"recruits": ["kaden"]}, miners={"euphorian": 9}),
            agenda=[[ops.CHOOSE_WAY, 0, 0, 0, 0, []]],
            placement=[7, 0, 1, 0, 0, -1],
        ),
        changed(
            at({"recruits": ["kaden", "katy"]}, miners={"euphorian": 9}),
            agenda=[[ops.CHOOSE_WAY, 0, 0, 0, 0, []]],
            placement=[7, 0, 1, 0, 0, -1],
        ),
    ),
    Obstacle(
        "ABILITY_PRICE",
        "use phil",
        window(["maxime", "phil"], knowledge=5),
        window(["maxime", "phil"], knowledge=4),
    ),
    Obstacle("NO_USE", "use jacko", market_goer(2), market_goer(0)),
    Obstacle(
        "NO_HELP",
        "with josh",
        at(
            {**SITE, "recruits": ["michael", "flartner", "josh"]},
            played="place 1 upper-euphorian-site-1",
        ),
        at(
            {**ITS_PRICE, "bliss": 1, "recruits": ["josh"]},
            markets=BUILT,
            played="place 1 upper-euphorian-market",
        ),
    ),
    Obstacle(
        "REPLACED",
        "with printed-price",
        at({**SITE, "recruits": ["michael", "flartner"]}, played="place 1 upper-euphorian-site-1"),
        at({**SITE, "recruits": ["flartner"]}, played="place 1 upper-euphorian-site-1"),
    ),
    Obstacle("NOT_OPTIONAL", "skip", at(GARY, MATCHED, played="place 3 generator"), MAY_DECLINE),
    Obstacle(
        "MUST_PAY",
        "skip",
        at({"bliss": 1, "food": 1, "water": 1}, played="place 1 sky-lounge"),
        MAY_DECLINE,
    ),
    # Retrieving
    Obstacle("NONE_ON_BOARD", "retrieve free", at({}), at(AWAY)),
    Obstacle(
        "LAST_ON_BOARD",
        "take all",
        at(
            {"workers": [1], "board": {"farm": [2, 4]}, "food": 1},
            played="retrieve free; take farm 2",
        ),
        at(AWAY, played="retrieve free"),
    ),
    Obstacle(
        "NOT_THERE",
        "take aquifer 2",
        at(AWAY, played="retrieve free"),
        at({**AWAY, "board": {"aquifer": 2, "farm": 4}}, played="retrieve free"),
    ),
    Obstacle(
        "OTHER_FACE",
        "take farm 3",
        at(AWAY, played="retrieve free"),
        at({**AWAY, "board": {"farm": [3, 4]}}, played="retrieve free"),
    ),
    Obstacle(
        "TAKE_ONE",
        "skip",
        at(AWAY, played="retrieve free"),
        at(AWAY, played="retrieve free; take farm 2"),
    ),
    # The dilemma, and choosing recruits
    Obstacle("RESOLVED", "dilemma", at({**BEAR, "resolved": "star"}), at(BEAR)),
    Obstacle(
        "DILEMMA_COST",
        "dilemma",
        at({"dilemma": "bear", "artifacts": ["bat"]}),
        at({"dilemma": "bear", "artifacts": ["bear"]}),
    ),
    Obstacle(
        "NO_RECRUITS",
        "resolve recruit",
        changed(at(BEAR, played="dilemma; with shown-artifact"), recruit_deck=[0]),
        changed(at(BEAR, played="dilemma; with shown-artifact"), recruit_deck=[0, 1]),
    ),
    Obstacle("KEPT_ALREADY", "hide andrew", choosing("keep andrew"), choosing("keep ray")),
    Obstacle("NOT_DEALT", "keep andrew", choosing(seed=2), choosing()),
    Obstacle("KEEP_FIRST", "hide andrew", choosing(), choosing("keep ray")),
    Obstacle("HIDE_NOW", "keep andrew", choosing("keep ray"), choosing()),
    Obstacle(
        "KEEP_DECIDES",
        "hide andrew",
        at(
            BEAR,
            played="dilemma; with shown-artifact; resolve recruit",
            recruit_draws=["andrew", "katy"],
        ),
        choosing("keep ray"),
    ),
    # Gaining, losing, discarding and stars
    Obstacle(
        "NO_REFUSAL",
        "skip",
        at({"bliss": 1, "food": 1}, played="place 1 sky-lounge"),
        MAY_DECLINE,
    ),
    Obstacle(
        "MUST_DISCARD",
        "skip",
        at(
            {"water": 1, "artifacts": ["bat"]},
            played="place 1 subterran-tunnel; dig artifact",
            draws=["bear"],
        ),
        MAY_DECLINE,
    ),
    Obstacle(
        "ONE_OF_TWO",
        "discard box",
        at(
            {"artifacts": ["bat", "bat", "box"], "morale": 6, "recruits": ["bradley"]},
            played="place 1 ark; pay bat bat; use bradley",
            draws=["bear", "book"],
        ),
        at(
            {"artifacts": ["bat", "bat", "box"], "morale": 6, "recruits": ["bradley"]},
            played="place 1 ark; pay bat bat; use bradley",
            draws=["box", "book"],
        ),
    ),
    Obstacle(
        "LACKS",
        "discard box",
        at(
            {"water": 1, "artifacts": ["bat"]},
            played="place 1 subterran-tunnel; dig artifact",
            draws=["bear"],
        ),
        at(
            {"water": 1, "artifacts": ["bat"]},
            played="place 1 subterran-tunnel; dig artifact",
            draws=["box"],
        ),
    ),
    Obstacle(
        "OTHER_GOOD",
        "gain water",
        at({"bliss": 1, "food": 1}, played="place 1 sky-lounge"),
        at(
            {**BUMPER, "recruits": ["lee"]},
            BUMPED,
            played="place 2 breeze-bar; use lee",
            dice=[1],
        ),
    ),
    Obstacle(
        "NO_DIGGING",
        "dig artifact",
        at({"water": 1}),
        at({"water": 1}, played="place 1 subterran-tunnel"),
    ),
    Obstacle(
        "TERRITORY_FULL",
        "star territory",
        at(
            {**PRESS, "territories": {"subterran": 2}},
            markets=TWO_MARKETS,
            played="place 1 free-press",
        ),
        at(
            {**PRESS, "territories": {"subterran": 1}},
            markets=TWO_MARKETS,
            played="place 1 free-press",
        ),
    ),
    Obstacle(
        "OTHER_FACTION",
        "star upper-subterran-market",
        at(
            PRESS,
            markets={**TWO_MARKETS, **tile("lounge", 1)},
            played="place 1 incinerator",
        ),
        at(PRESS, markets=TWO_MARKETS, played="place 1 free-press"),
    ),
    Obstacle(
        "STAR_THERE",
        "star upper-euphorian-market",
        at(
            PRESS,
            markets={**tile("center", 0), "lower-euphorian": {"tile": "spa", "stars": [1]}},
            played="place 1 incinerator",
        ),
        at(
            PRESS,
            markets={**tile("center", 1), "lower-euphorian": {"tile": "spa", "stars": [1]}},
            played="place 1 incinerator",
        ),
    ),
    # Trading
    Obstacle("TRADING_OFF", "trade player-2", at(GOLD), at(GOLD, options=TRADING)),
    Obstacle(
        "NOT_YOUR_TURN",
        "trade player-1",
        at(
            {"bliss": 1, "food": 1},
            {"board": {"breeze-bar": 4}, "bliss": 1, "recruits": ["amanda"]},
            played="place 1 breeze-bar",
            options=TRADING,
        ),
        at({}, GOLD, turn=1, options=TRADING),
    ),
    Obstacle(
        "YOURSELF",
        "trade player-1",
        at(GOLD, GOLD, options=TRADING),
        at(GOLD, GOLD, turn=1, options=TRADING),
    ),
    Obstacle(
        "NO_SUCH_PLAYER",
        "trade player-5",
        at(GOLD, seats=3, options=TRADING),
        at(GOLD, seats=5, options=TRADING),
    ),
    Obstacle(
        "ONLY_TWO", "trade all", at(GOLD, options=TRADING), at(GOLD, seats=3, options=TRADING)
    ),
    Obstacle(
        "NO_TRADE_NOW",
        "trade player-2",
        at({"gold": 1, "water": 1}, played="place 1 subterran-tunnel", options=TRADING),
        at({"gold": 1, "water": 1}, options=TRADING),
    ),
    Obstacle(
        "NO_OFFERS_LEFT",
        "trade player-2",
        at(GOLD, played="; ".join(["trade player-2", "withdraw"] * 3), options=TRADING),
        at(GOLD, played="; ".join(["trade player-2", "withdraw"] * 2), options=TRADING),
    ),
    Obstacle("NOTHING_TO_GIVE", "trade player-2", at(options=TRADING), at(GOLD, options=TRADING)),
    Obstacle(
        "BOTH_WAYS",
        "ask gold",
        at(GOLD, GOLD, played="trade player-2; give gold", options=TRADING),
        at(GOLD, GOLD, played="trade player-2", options=TRADING),
    ),
    Obstacle(
        "GIVE_LACKS",
        "give water",
        at(GOLD, played="trade player-2", options=TRADING),
        at({**GOLD, "water": 1}, played="trade player-2", options=TRADING),
    ),
    Obstacle(
        "ASK_HAS",
        "ask clay",
        at(GOLD, CLAY, played="trade player-2; ask clay", options=TRADING),
        at(GOLD, {"clay": 2}, played="trade player-2; ask clay", options=TRADING),
    ),
    Obstacle(
        "ASK_NOBODY_HAS",
        "ask clay",
        at(GOLD, CLAY, seats=3, played="trade all; ask clay", options=TRADING),
        at(GOLD, {"clay": 2}, seats=3, played="trade all; ask clay", options=TRADING),
    ),
    Obstacle(
        "ASK_MOST",
        "ask bear",
        at(GOLD, CLAY, played="; ".join(["trade player-2"] + ["ask bear"] * 6), options=TRADING),
        at(GOLD, CLAY, played="; ".join(["trade player-2"] + ["ask bear"] * 5), options=TRADING),
    ),
    Obstacle(
        "ASK_OFFERED",
        "ask bear",
        answering(CLAY, "clay", played="counter"),
        at(
            {"artifacts": ["bear"]},
            CLAY,
            played="trade player-2; give bear; ask clay; propose; counter",
            options=TRADING,
        ),
    ),
    Obstacle(
        "GIVES_NOTHING",
        "propose",
        at(GOLD, CLAY, played="trade player-2; ask clay", options=TRADING),
        at(GOLD, CLAY, played="trade player-2; ask clay; give gold", options=TRADING),
    ),
    Obstacle(
        "ASKS_NOTHING",
        "propose",
        at(GOLD, CLAY, played="trade player-2; give gold", options=TRADING),
        at(GOLD, CLAY, played="trade player-2; give gold; ask clay", options=TRADING),
    ),
    Obstacle(
        "ACCEPT_LACKS",
        "accept",
        answering(CLAY, "clay", "bear"),
        answering({**CLAY, "artifacts": ["bear"]}, "clay", "bear"),
    ),
    Obstacle(
        "COUNTER_COUNTER",
        "counter",
        answering(CLAY, "clay", played="counter; give clay; ask gold; propose"),
        answering(CLAY, "clay"),
    ),
]


def codes() -> dict[str, int]:
    """Every reason code of the game, by its name."""
    return {
        name: value
        for name, value in vars(reasons).items()
        if isinstance(value, int) and name.isupper()
    }


def found(match: Match, move: str) -> int:
    """What the check of a move returns at the first question that the match waits for."""
    rules, state = engine_of(match)
    code = match.setting.vocabulary.parse(move).code
    return rules.check(state, match._pending()[0][1], code)


@pytest.mark.parametrize("row", OBSTACLES, ids=lambda row: row.reason)
def test_a_move_is_refused_until_its_obstacle_is_gone(row: Obstacle) -> None:
    refused = row.refused()
    assert code_of(found(refused, row.move)) == codes()[row.reason]
    why = refused.why_not(row.move, refused.decision.seat)
    assert why is not None
    assert why.code == codes()[row.reason]
    offered = row.offered()
    assert row.move in [move.text for move in offered.decision.moves], offered.decision
    assert offered.why_not(row.move, offered.decision.seat) is None


def test_no_code_is_without_an_obstacle() -> None:
    assert sorted(row.reason for row in OBSTACLES) == sorted(codes())
    numbers = sorted(codes().values())
    assert numbers == list(range(FIRST_GAME_REASON, FIRST_GAME_REASON + len(numbers)))
    assert NOT_ASKED not in numbers
