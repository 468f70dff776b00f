"""Why not: positions, a move that is not offered, and what its seat is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import rekindle
from rekindle.games.euphoria import position
from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.reasons import NO_RECRUITS
from rekindle.kernel.match import Match, engine_of
from tests.rules_cited import rule

SECOND = {"deck": "second"}
TRADING = {"trading": "on"}


def table(*players: Mapping[str, Any], seats: int = 2, **rest: Any) -> Match:
    return position(seats=seats, players=players, **rest)


def tile(name: str, *stars: int) -> dict[str, Any]:
    """The upper Euphorian market is built."""
    return {"upper-euphorian": {"tile": name, "stars": list(stars)}}


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def why(match: Match, move: str, language: str = "en") -> tuple[str, str]:
    """The reason and its article, the name of the game left out."""
    match.language = language
    reason = match.why_not(move)
    assert reason is not None, f"'{move}' is offered"
    return reason.text, reason.article.removeprefix("euphoria.")


def expect(match: Match, move: str, text: str, article: str) -> None:
    assert why(match, move) == (text, article)


# Which worker


@rule("euphoria.turn.2")
def test_no_worker_in_hand() -> None:
    for food in (0, 1):
        match = table({"board": {"farm": [2, 3]}, "food": food})
        expect(match, "place 2 farm", "you have no worker in your hand", "turn.2")


def test_no_worker_with_this_face() -> None:
    match = table({"workers": [2, 3]})
    text = "no worker in your hand shows 5; yours show 2 and 3"
    expect(match, "place 5 generator", text, "place.1")


@rule("euphoria.doubles.1")
def test_only_equal_workers_follow() -> None:
    match = table({"workers": [3, 3, 5]})
    match.play("place 3 farm")
    text = "only workers that showed 3 when your turn began may follow now"
    expect(match, "place 5 farm", text, "doubles.1")
    expect(match, "place 1 farm", text, "doubles.1")


@rule("euphoria.powers.11")
def test_only_the_new_worker() -> None:
    match = table({"workers": [2, 1], "recruits": ["chase"], "energy": 3}, dice=[5])
    match.play("place 2 tank-energy")
    expect(match, "place 1 farm", "only your new worker, a 5, may be placed now", "powers.11")


@rule("euphoria.turn.1")
def test_one_action_a_turn() -> None:
    match = table({"workers": [3, 4], "food": 1, "dilemma": "bear"}, options=TRADING)
    match.play("place 3 farm")
    for move in ("place 4 farm", "retrieve food", "dilemma"):
        expect(match, move, "your action for this turn is done", "turn.1")


@rule("euphoria.turn.1")
def test_nobody_passes() -> None:
    text = "you cannot pass: place a worker, retrieve workers or resolve your dilemma"
    expect(table(), "end", text, "turn.1")
    expect(table(), "skip", text, "turn.1")


@rule("euphoria.penalty.5")
def test_the_fountain_stops_doubles() -> None:
    match = table({"workers": [3, 3]}, markets=tile("fountain"), options=TRADING)
    match.play("place 3 farm")
    text = "Fountain of Wishful Thinking: you place only one worker a turn"
    expect(match, "place 3 generator", text, "penalty.5")


# Which space


@rule("euphoria.site.2")
def test_a_market_not_built() -> None:
    match = table({"workers": [1], "board": {"upper-euphorian-site-1": 4}})
    text = "the Upper Euphorian Market is not built yet: its site holds 1 of 2 workers"
    expect(match, "place 1 upper-euphorian-market", text, "site.2")
    assert why(match, "place 1 upper-euphorian-market", "de")[0] == (
        "„Oberer euphorischer Markt“ ist noch nicht gebaut: "
        "auf der Baustelle stehen 1 von 2 Arbeitern"
    )


@rule("euphoria.site.5")
def test_a_finished_site() -> None:
    match = table({"gold": 1}, markets=tile("center", 0, 1))
    text = "the Upper Euphorian Site 2 is closed: its market is built"
    expect(match, "place 1 upper-euphorian-site-2", text, "site.5")


@rule("euphoria.spaces.4")
def test_a_taken_site_space() -> None:
    match = table({"clay": 1}, {"board": {"upper-euphorian-site-1": 4}})
    text = "a worker of Player 2 stands on the Upper Euphorian Site 1, and is never bumped there"
    expect(match, "place 1 upper-euphorian-site-1", text, "spaces.4")


@rule("euphoria.site.6")
def test_site_spaces_of_equal_cost() -> None:
    text = (
        "the Upper Euphorian Site 4 costs the same as the Upper Euphorian Site 2, "
        "which is free: place there"
    )
    expect(table({"gold": 1}), "place 1 upper-euphorian-site-4", text, "site.6")


@rule("euphoria.tunnel.3")
def test_a_closed_tunnel_end() -> None:
    match = table(miners={"subterran": 5})
    text = "the End of the Subterran Tunnel is closed: the miner has taken 5 of 9 steps"
    expect(match, "place 1 subterran-tunnel-end", text, "tunnel.3")


@rule("euphoria.spaces.2", "euphoria.powers.14")
def test_an_exclusive_space_and_the_recruit_that_could_help() -> None:
    match = table({"recruits": ["kaden"], "knowledge": 5}, miners={"euphorian": 9})
    text, article = why(match, "place 1 euphorian-tunnel-end")
    assert text == (
        "the End of the Euphorian Tunnel is only for players with an active Euphorian recruit; "
        "with Kaden the Infiltrator it would cost 2 knowledge, but you have room for 1 knowledge"
    )
    assert article == "spaces.2"
    assert "Platz für 1 Wissen" in why(match, "place 1 euphorian-tunnel-end", "de")[0]


@rule("euphoria.cost.1")
def test_a_price_that_cannot_be_paid() -> None:
    match = table({"water": 2}, markets=tile("plaza", 0))
    text = (
        "the Plaza of Immortalized Humility (Upper Euphorian Market) costs 4 water and 1 clay; "
        "you have 2 water and 0 clay"
    )
    expect(match, "place 1 upper-euphorian-market", text, "cost.1")


@rule("euphoria.cost.1", "euphoria.powers.13")
def test_a_price_that_a_recruit_would_change() -> None:
    match = table({"water": 4, "recruits": ["josh"]}, markets=tile("plaza", 0))
    text, _ = why(match, "place 1 upper-euphorian-market")
    assert text.endswith(
        "; with Josh the Negotiator it would cost 4 water and 1 bliss, "
        "but you have 4 water and 0 bliss"
    )


@rule("euphoria.cost.3", "euphoria.penalty.3")
def test_pairs_and_the_courthouse() -> None:
    mine = {"artifacts": ["bat", "bat"], "morale": 2}
    other = {"artifacts": ["bat", "bear"], "morale": 2}
    text, article = why(table(mine, markets=tile("courthouse")), "place 1 ark")
    assert text == (
        "Courthouse of Hasty Judgment: two identical artifacts do not stand for three; "
        "the Ark of Fractured Memories costs 3 artifacts; you have 2 artifacts"
    )
    assert article == "penalty.3"
    text = (
        "the Ark of Fractured Memories costs 3 artifacts (or 2 identical ones); "
        "you have 2 artifacts"
    )
    expect(table(other), "place 1 ark", text, "cost.1")


@pytest.mark.parametrize(
    ("market", "mine", "theirs", "space", "article"),
    [
        ("spa", {"board": {"ark": 3}, "workers": [1]}, {}, "ark", "penalty.2"),
        ("plaza", {"water": 4, "clay": 1}, {}, "upper-euphorian-market", "penalty.4"),
        (
            "lounge",
            {"stone": 1},
            {"board": {"upper-subterran-site-1": 1}},
            "upper-subterran-site-2",
            "penalty.6",
        ),
        ("apothecary", {}, {}, "cloud-mine", "penalty.9"),
        ("arena", {"board": {"farm": 3}, "workers": [1]}, {}, "farm", "penalty.12"),
    ],
)
def test_what_market_tiles_forbid(
    market: str, mine: dict[str, Any], theirs: dict[str, Any], space: str, article: str
) -> None:
    match = table(mine, theirs, markets=tile(market))
    text, cited = why(match, f"place 1 {space}")
    assert text.lower().startswith(f"{market} of ")
    assert "you may not" in text
    assert cited == article


def test_a_toll() -> None:
    match = table({"recruits": ["brian"]}, options=SECOND)
    text = "Brian the Viticulturist asks 1 morale for placing there; you have 0 morale to spare"
    expect(match, "place 1 cloud-mine", text, "abilities.2")


# Retrieving


@rule("euphoria.retrieve.1", "euphoria.retrieve.2")
def test_retrieving() -> None:
    expect(table(), "retrieve free", "none of your workers is on the board", "turn.2")
    match = table({"board": {"farm": [2, 4], "ark": 3}, "recruits": [], "hidden": ["gidget"]})
    text = "this way of retrieving costs 1 food; you have 0 food"
    expect(match, "retrieve food", text, "retrieve.2")
    expect(match, "retrieve gidget", "Gidget the Hypnotist is still hidden", "recruits.1")
    text = "Jefferson the Shock Artist is not one of your recruits"
    expect(match, "retrieve jefferson", text, "recruits.1")
    expect(match, "skip", "take back at least one worker", "retrieve.1")
    expect(match, "take aquifer 2", "none of your workers stands on the Aquifer", "retrieve.1")
    text = "none of your workers on the Farm shows 3; yours there show 2 and 4"
    expect(match, "take farm 3", text, "retrieve.1")
    played(match, "take farm 2", "take farm 4")
    text = "only one of your workers is left on the board"
    expect(match, "take all", text, "retrieve.1")


# The dilemma


@rule("euphoria.dilemma.1")
def test_the_dilemma() -> None:
    match = table({"dilemma": "bear", "artifacts": ["bat"]})
    text = "your dilemma costs 1 bear or any 2 artifacts; you have 1 artifact"
    expect(match, "dilemma", text, "dilemma.1")
    match = table({"dilemma": "bear", "artifacts": ["bear"], "resolved": "star"})
    expect(match, "dilemma", "your dilemma is resolved already", "dilemma.1")


@rule("euphoria.dilemma.1", "euphoria.dilemma.2", "euphoria.dilemma.3")
def test_the_choices_of_a_dilemma() -> None:
    match = table(
        {"dilemma": "bear", "artifacts": ["bear", "bat"], "morale": 2},
        recruit_draws=["katy", "gary"],
    )
    match.play("dilemma")
    expect(match, "with josh", "Josh the Negotiator is not one of your recruits", "recruits.1")
    expect(match, "skip", "the price must be paid", "dilemma.1")
    played(match, "with shown-artifact", "resolve recruit")
    text = "Josh the Negotiator is not among the recruits you choose from"
    expect(match, "keep josh", text, "dilemma.2")
    text = "a recruit kept by a dilemma is hidden or active by itself"
    expect(match, "hide katy", text, "dilemma.3")


@rule("euphoria.dilemma.2")
def test_a_dilemma_without_recruits_to_draw() -> None:
    match = table({"dilemma": "bear", "artifacts": ["bear", "bat"], "morale": 2})
    match.play("dilemma")
    rules, state = engine_of(match)
    state.recruit_deck = state.recruit_deck[:1]  # type: ignore[attr-defined]
    frame = next(f for f in state.agenda if f.op == ops.DILEMMA_CHOICE)
    code = match.setting.vocabulary.parse("resolve recruit").code
    found = rules.check(state, frame, code)
    assert found == NO_RECRUITS
    message, article = match.game.reason(match.setting, state, frame, code, found)
    assert match.say(message) == "two recruits are drawn, and the deck holds 1"
    assert article == "euphoria.dilemma.2"


# Recruits


@rule("euphoria.recruits.1", "euphoria.penalty.7")
def test_recruits_that_cannot_act() -> None:
    match = table({"recruits": ["katy"], "hidden": ["gary"]})
    expect(match, "use josh", "Josh the Negotiator is not one of your recruits", "recruits.1")
    expect(match, "use gary", "Gary the Electrician is still hidden", "recruits.1")
    match = table({"recruits": ["katy"]}, markets=tile("academy"))
    text = "Academy of Mandatory Equality: your recruits' abilities do not work"
    expect(match, "use katy", text, "penalty.7")


def test_recruits_that_act_at_another_moment() -> None:
    match = table({"recruits": ["katy", "josh"]})
    text = (
        "Katy the Dietician acts at another moment: "
        "“When you place a worker on the Generator, if you have no artifacts …”"
    )
    expect(match, "use katy", text, "abilities.1")
    text = "Josh the Negotiator changes how you pay, and is chosen when you pay"
    expect(match, "use josh", text, "abilities.1")


@rule("euphoria.abilities.1", "euphoria.abilities.2", "euphoria.abilities.5")
def test_abilities_in_their_window() -> None:
    mine = {"workers": [2], "recruits": ["maxime", "julia", "laura", "phil"], "morale": 3}
    theirs = {"board": {"breeze-bar": 4}}
    goods = {"bliss": 1, "food": 1}
    match = table({**mine, **goods, "knowledge": 5}, theirs, dice=[1], draws=["bat"])
    match.play("place 2 breeze-bar")
    text = "Julia the Thought Inspector acts only if the bumped worker shows the same face"
    expect(match, "use julia", text, "abilities.1")
    text = (
        "Laura the Philanthropist acts only when you place a worker "
        "on a tunnel or a Worker Activation Tank"
    )
    expect(match, "use laura", text, "abilities.1")
    text = "Phil the Spy asks 2 knowledge; you have room for 1 knowledge"
    expect(match, "use phil", text, "abilities.2")


@rule("euphoria.abilities.5")
def test_an_ability_that_has_acted() -> None:
    mine = {"workers": [2], "bliss": 1, "food": 1, "recruits": ["maxime", "rebecca"], "morale": 6}
    match = table(mine, {"board": {"breeze-bar": 4}}, dice=[1], draws=["bat"])
    played(match, "place 2 breeze-bar", "use maxime")
    text = "Maxime the Ambassador has acted on this event already"
    expect(match, "use maxime", text, "abilities.5")


@rule("euphoria.recruits.3")
def test_a_recruit_that_became_active_in_this_action() -> None:
    mine = {"workers": [2], "water": 1, "recruits": ["maxime"], "hidden": ["xander"], "morale": 3}
    theirs = {"board": {"subterran-tunnel": 5}}
    match = table(mine, theirs, miners={"subterran": 5}, dice=[1], draws=["bat"])
    played(match, "place 2 subterran-tunnel", "skip")
    text = (
        "Xander the Excavator became active in the middle of this action "
        "and acts from the next one on"
    )
    expect(match, "use xander", text, "recruits.3")


@rule("euphoria.abilities.1")
def test_mandatory_abilities_cannot_be_skipped() -> None:
    mine = {"workers": [3], "recruits": ["katy", "gary"]}
    match = table(mine, {"board": {"generator": 3}})
    match.play("place 3 generator")
    text = "this ability acts by itself and cannot be declined"
    expect(match, "skip", text, "abilities.1")


# Paying


@rule("euphoria.cost.1")
def test_paying_with_the_wrong_things() -> None:
    mine = {"bliss": 1, "food": 1, "water": 1, "artifacts": ["bat", "bear"], "morale": 4}
    match = played(table(mine), "place 1 sky-lounge")
    expect(match, "pay gold", "what is to be paid is 1 other commodity", "cost.1")
    expect(match, "pay energy", "for 1 energy you have too little: 0 energy", "cost.1")
    expect(match, "skip", "the price must be paid", "cost.1")
    match.play("pay food")
    expect(match, "gain water", "what you gain is 1 resource", "cost.1")
    expect(match, "skip", "what you are due cannot be refused", "cost.2")


@rule("euphoria.penalty.3")
def test_paying_with_a_pair_under_the_courthouse() -> None:
    mine = {"artifacts": ["bat", "bat", "bear", "box"], "morale": 4}
    match = played(table(mine, markets=tile("courthouse")), "place 1 ark")
    text = "Courthouse of Hasty Judgment: two identical artifacts do not stand for three"
    expect(match, "pay bat bat", text, "penalty.3")


@rule("euphoria.powers.25")
def test_ways_to_pay() -> None:
    mine = {"clay": 1, "artifacts": ["bat"], "recruits": ["michael", "flartner", "josh"]}
    match = played(table(mine), "place 1 upper-euphorian-site-1")
    text = "with Michael the Engineer the price is 1 resource in any case"
    expect(match, "with printed-price", text, "cost.1")
    text = "Josh the Negotiator does not change the price of the Upper Euphorian Site 1"
    expect(match, "with josh", text, "cost.1")
    text = "Kaden the Infiltrator is not one of your recruits"
    expect(match, "with kaden", text, "recruits.1")


# Stars, digging, discarding


@rule("euphoria.stars.2", "euphoria.artifact-market.1")
def test_where_a_star_may_go() -> None:
    mine = {"artifacts": ["bat", "bat"], "morale": 2}
    built = {
        "upper-euphorian": {"tile": "center", "stars": [0]},
        "lower-euphorian": {"tile": "spa", "stars": [1]},
        "upper-subterran": {"tile": "clinic", "stars": [0]},
    }
    match = played(table(mine, markets=built), "place 1 incinerator")
    text = "your star is on the Center for Reduced Literacy (Upper Euphorian Market) already"
    expect(match, "star upper-euphorian-market", text, "stars.2")
    text = "the star goes to the Euphorian territory or a Euphorian market"
    expect(match, "star upper-subterran-market", text, "artifact-market.1")


@rule("euphoria.stars.2")
def test_a_full_territory_and_a_market_not_built() -> None:
    mine = {"artifacts": ["bat", "bat"], "morale": 2, "territories": {"subterran": 2}}
    built = {
        "upper-subterran": {"tile": "center", "stars": [1]},
        "lower-subterran": {"tile": "spa", "stars": [1]},
    }
    match = played(table(mine, markets=built), "place 1 free-press")
    text = "all 2 star spaces of the Subterran territory are taken"
    expect(match, "star territory", text, "stars.2")
    del built["lower-subterran"]
    mine["territories"] = {"subterran": 1}
    match = played(table(mine, markets=built), "place 1 free-press")
    text = "the Lower Subterran Market is not built yet: its site holds 0 of 2 workers"
    expect(match, "star lower-subterran-market", text, "site.2")


@rule("euphoria.hand.1", "euphoria.tunnel.1")
def test_digging_and_discarding() -> None:
    text = "this is chosen after placing a worker on a tunnel"
    expect(table(), "dig artifact", text, "tunnel.1")
    match = table({"water": 1, "artifacts": ["bat"]}, draws=["bear"])
    played(match, "place 1 subterran-tunnel", "dig artifact")
    expect(match, "discard box", "you have none of this kind: box", "hand.1")
    expect(match, "skip", "you must discard", "hand.1")


@rule("euphoria.powers.26")
def test_one_of_two_cards_just_drawn() -> None:
    mine = {"artifacts": ["bat", "bat", "box"], "morale": 6, "recruits": ["bradley"]}
    match = table(mine, draws=["bear", "book"])
    played(match, "place 1 ark", "pay bat bat", "use bradley")
    text = "you must discard one of the two cards just drawn: bear or book"
    expect(match, "discard box", text, "powers.26")


@rule("euphoria.penalty.13")
def test_what_is_lost_for_a_roll() -> None:
    mine = {"board": {"farm": 4}, "gold": 1, "clay": 1}
    match = table(mine, markets=tile("teddy-bear-shop"), dice=[1])
    expect(match, "lose water", "you have none of this kind: water", "penalty.13")
    text = "Disassemble-a-Teddy-Bear Shop: each 1 you roll costs you a commodity or a resource"
    expect(match, "skip", text, "penalty.13")


# Trading


@rule("euphoria.trade.1", "euphoria.trade.2", "euphoria.trade.3")
@pytest.mark.parametrize(
    ("seats", "options", "mine", "move", "text", "article"),
    [
        (2, {}, {"gold": 1}, "trade player-2", "this table does not trade", "trade.1"),
        (2, TRADING, {}, "trade player-2", "you have nothing to give", "trade.2"),
        (2, TRADING, {"gold": 1}, "trade player-1", "you cannot trade with yourself", "trade.3"),
        (
            2,
            TRADING,
            {"gold": 1},
            "trade all",
            "there is only one other player: offer it to that player",
            "trade.3",
        ),
        (
            3,
            TRADING,
            {"gold": 1},
            "trade player-5",
            "there is no Player 5 among 3 players",
            "trade.3",
        ),
    ],
)
def test_when_and_with_whom_to_trade(
    seats: int, options: dict[str, str], mine: dict[str, Any], move: str, text: str, article: str
) -> None:
    expect(table(mine, seats=seats, options=options), move, text, article)


@rule("euphoria.trade.1")
def test_three_offers_a_turn_and_not_in_the_middle_of_an_action() -> None:
    match = table({"gold": 1, "water": 1}, options=TRADING)
    played(match, *["trade player-2", "withdraw"] * 3)
    text = "you have made your 3 offers of this turn"
    expect(match, "trade player-2", text, "trade.1")
    match.play("place 1 subterran-tunnel")
    text = "trading is possible before your action, between doubles, and before your turn ends"
    expect(match, "trade player-2", text, "trade.1")


@rule("euphoria.trade.1")
def test_trading_on_another_players_turn() -> None:
    theirs = {"board": {"breeze-bar": 4}, "bliss": 1, "recruits": ["amanda"]}
    match = table({"bliss": 1, "food": 1}, theirs, options=TRADING)
    match.play("place 1 breeze-bar")
    text = "you may open trades on your own turn only"
    expect(match, "trade player-1", text, "trade.1")


@rule("euphoria.trade.2", "euphoria.trade.3")
def test_putting_an_offer_together_and_answering() -> None:
    match = table({"gold": 1}, {"clay": 1}, options=TRADING)
    match.play("trade player-2")
    expect(match, "propose", "you must give something", "trade.2")
    expect(match, "give water", "you cannot give more than you have: 0 water", "trade.2")
    match.play("give gold")
    expect(match, "propose", "you must ask for something", "trade.2")
    expect(match, "ask gold", "an offer cannot move one kind both ways: gold", "trade.2")
    match.play("ask clay")
    expect(match, "ask clay", "Player 2 has no more than 1 clay", "trade.2")
    played(match, *["ask bear"] * 6)
    expect(match, "ask bear", "there are no more in the game than 6 bears", "trade.2")
    match.play("propose")
    text = "you are asked for 1 clay and 6 bears; you have 1 clay and 0 bears"
    expect(match, "accept", text, "trade.2")
    match.play("counter")
    text = "a counter-offer asks only for artifacts that were offered: nothing"
    expect(match, "ask bear", text, "trade.3")
    played(match, "give clay", "ask gold", "propose")
    text = "a counter-offer is accepted or declined"
    expect(match, "counter", text, "trade.3")


@rule("euphoria.trade.2")
def test_an_offer_to_everybody() -> None:
    match = table({"gold": 1}, {"clay": 1}, {}, seats=3, options=TRADING)
    played(match, "trade all", "give gold", "ask clay")
    expect(match, "ask clay", "nobody has more than 1 clay", "trade.2")


# Setup, and what is not asked at all


@rule("euphoria.setup.3")
def test_choosing_recruits() -> None:
    match = rekindle.new("euphoria", seats=2, seed=1)
    dealt = [move.text.split()[1] for move in match.decision.moves]
    other = next(
        move.text.split()[1]
        for move in match.setting.vocabulary.moves
        if move.text.startswith("keep ") and move.text.split()[1] not in dealt
    )
    assert why(match, f"hide {dealt[0]}") == ("choose your active recruit first", "setup.3")
    text, article = why(match, f"keep {other}")
    assert text.endswith("is not among the recruits you choose from")
    assert article == "setup.3"
    match.play(f"keep {dealt[0]}", seat=0)
    reason = match.why_not(f"hide {dealt[0]}", seat=0)
    assert reason is not None
    assert reason.text.startswith("you have kept ")
    reason = match.why_not(f"keep {dealt[1]}", seat=0)
    assert reason is not None
    assert reason.text == "you have chosen your active recruit; now choose the hidden one"


def test_what_is_not_asked_now_tells_what_is() -> None:
    text, article = why(table({"workers": [1]}), "face 3")
    assert text == "something else is asked now (“Your turn: place a worker”)"
    assert article == ""


def test_what_is_offered_has_no_reason() -> None:
    match = table({"water": 1})
    assert all(match.why_not(move.text) is None for move in match.decision.moves)
