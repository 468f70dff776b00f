"""Why not: positions, a move that is not offered, and what its seat is told."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rekindle
from rekindle.games.revive.engine.actions.frames import size_frame
from rekindle.games.revive.engine.constants import TECHNOLOGIES
from rekindle.games.revive.engine.help import NO_HELP
from rekindle.games.revive.presentation.position.build import position
from rekindle.kernel.match import Match
from tests.games.revive.helpers import lay, place, play, rules
from tests.games.revive.helpers import table as table_of
from tests.rules_cited import rule

RULES = Path(rekindle.__file__).parent / "games" / "revive" / "rulebook" / "en.md"
WAIT = "free actions have to wait until this is answered"


def table(*players: dict[str, Any], **rest: Any) -> Match:
    return position(players=players, **rest)


def told(match: Match, move: str, language: str = "en") -> tuple[str, str]:
    """The reason and its article, the name of the game left out."""
    match.language = language
    reason = match.why_not(move)
    assert reason is not None, f"'{move}' is offered"
    return reason.text, reason.article.removeprefix("revive.")


def expect(match: Match, move: str, text: str, article: str) -> None:
    assert told(match, move) == (text, article)


def ability(tribe: str, goods: str = "", **rest: Any) -> Match:
    """A turn in which this tribe has begun its ability."""
    own = {"tribe": tribe, "goods": goods, "active": ["scribe"]}
    return play(table(own, **rest), "play scribe", "slot bottom-left", "ability")


# Before the game


@rule("revive.tribes-dealt.1", "revive.tribes-dealt.3", "revive.artifact-cards.2")
def test_choosing_tribes_and_artifact_cards() -> None:
    options = {"tribes": "choose", "artifact-cards": "two"}
    match = rekindle.new("revive", seats=2, seed=1, options=options)
    expect(match, "tribe formica-sun", "Formica (sun) plays only with its option", "tribes-dealt.1")
    text = "this table does not play this side of the board: Nàdair (moon)"
    expect(match, "tribe nadair-moon", text, "tribes-dealt.3")
    expect(match, "skip", "you have to choose", "tribes-dealt.2")
    play(match, "tribe nadair-sun")
    text = "Player 2 has the tribe: Nàdair (sun)"
    expect(match, "tribe nadair-sun", text, "tribes-dealt.1")
    play(match, "tribe kuniban-sun")
    dealt = {move.text for decision in match.decisions for move in decision.moves}
    others = [move.text for move in match.setting.vocabulary.moves if move.text[:5] == "keep "]
    other = next(move for move in others if move not in dealt)
    text = f"{other[5:]} is not among the artifact cards dealt to you"
    expect(match, other, text, "artifact-cards.2")


# The turn


@rule("revive.turn.1")
def test_two_actions_a_turn() -> None:
    match = table({"goods": "6 gears, 6 food", "closed": ["keg"]}, actions=2)
    text = "your 2 actions for this turn are taken"
    for move in ("play miner", "switch", "explore e9", "build c7"):
        expect(match, move, text, "turn.1")


@rule("revive.turn.1", "revive.turn.2")
def test_acting_and_hibernating() -> None:
    text = "you cannot pass: take an action or hibernate"
    expect(table(), "end", text, "turn.2")
    expect(table(), "skip", text, "turn.2")
    match = table(actions=1)
    text = "you have taken an action in this turn, and hibernating takes a whole turn"
    expect(match, "hibernate", text, "turn.1")
    expect(match, "skip", "your turn ends with 'end'", "turn.2")
    match = table({"closed": ["keg"]}, actions=2, asleep=True)
    text = "you have hibernated, and your turn can only end"
    expect(match, "hibernate", text, "turn.1")
    expect(match, "play miner", text, "turn.1")


@rule("revive.solo.1", "revive.solo.4")
def test_the_solo_game() -> None:
    match = table({"closed": ["keg"]}, actions=1, seats=1)
    expect(match, "switch", "your action for this turn is taken", "solo.1")
    match = table({"cube": 21}, seats=1)
    text = (
        "the action cube has passed the last space: "
        "you may explore, populate, build and use the switch only"
    )
    expect(match, "play miner", text, "solo.4")
    expect(match, "hibernate", text, "solo.4")


@rule("revive.solo.3")
def test_what_is_removed_from_the_display() -> None:
    match = play(table(seats=1), "hibernate")
    expect(match, "discard baker", "Baker is not on display", "solo.3")
    expect(match, "discard kiln", "Kiln is not on display", "solo.3")
    expect(match, "discard gray-points", "gray-points is not on display", "solo.3")
    expect(match, "skip", "end removing with 'end'", "solo.3")


@rule("revive.hibernate.2", "revive.hibernate.4", "revive.artifacts.1", "revive.artifacts.2")
def test_hibernating_its_artifact_and_its_reward() -> None:
    match = table({"hibernation": 3}, artifacts={"purple": 1, "orange": 0, "white": 2})
    play(match, "hibernate")
    expect(match, "artifact orange", "no orange artifact is left on the board", "artifacts.1")
    text = "minor artifacts are gained once no other is left"
    expect(match, "artifact minor", text, "artifacts.2")
    expect(match, "skip", "you have to remove an artifact", "hibernate.4")
    play(match, "artifact white")
    text = "this reward is at space 5, and your marker is on space 4"
    expect(match, "choose advance any 1", text, "hibernate.2")
    expect(match, "skip", "you have to choose", "hibernate.2")


# Exploring


def food_on(back: str) -> int:
    """What the pack asks for a tile with this back, food alone."""
    shown = place(table(backs={"c9": back}), "c9").back
    assert shown
    found = re.match(r"(\d+) food", shown.cost)
    assert found is not None
    return int(found[1])


@rule("revive.explore.1", "revive.range.1")
def test_exploring_costs_the_tile_and_the_range() -> None:
    tile = food_on("lake")
    match = table({"goods": f"{tile} food"}, backs={"c9": "lake", "g3": "archive"})
    text = (
        f"exploring c9 costs {tile + 2} food: {tile} food on the tile and 2 for the range; "
        f"you have {tile} food"
    )
    expect(match, "explore c9", text, "range.1")
    tile = food_on("archive")
    text, article = told(match, "explore g3")
    assert text.startswith(
        f"exploring g3 costs 1 book and {tile + 2} food: "
        f"1 book and {tile} food on the tile and 2 for the range; you have 0 books and "
    )
    assert article == "explore.1"
    expect(match, "explore e5", "the tile e5 is explored already", "explore.1")


@rule("revive.explore.1")
def test_exploring_told_in_german() -> None:
    tile = food_on("lake")
    match = table({"goods": "1 food"}, backs={"c9": "lake"})
    assert told(match, "explore c9", "de")[0] == (
        f"c9 zu erkunden kostet {tile + 2} Nahrung: {tile} Nahrung auf dem Plättchen "
        "und 2 für die Entfernung; du hast 1 Nahrung"
    )


@rule("revive.range.3")
def test_exploring_where_no_way_leads() -> None:
    match = table({"goods": "6 food"})
    expect(match, "explore a1", "no way over explored spaces leads to a1", "range.3")


@rule("revive.attach.2", "revive.attach.3")
def test_exploring_that_machines_do_not_bring_about() -> None:
    tile = food_on("lake")
    own = {"machines": ["sledge"], "tracks": {"yellow": 3}}
    match = table(own, backs={"c9": "lake"})
    text = (
        f"exploring c9 costs {tile + 2} food: {tile} food on the tile and 2 for the range; "
        "you have 0 food, and your machines do not save enough: Lantern and Sledge"
    )
    expect(match, "explore c9", text, "explore.1")
    match = table({"machines": ["balloon"]}, backs={"a1": "lake"})
    text = (
        "no way over explored spaces leads to a1; "
        f"the Balloon would help, but exploring a1 costs {tile} food; you have 0 food"
    )
    expect(match, "explore a1", text, "range.3")


@rule("revive.explore.3")
def test_recruiting() -> None:
    match = play(table({"goods": "6 food"}), "explore e9")
    expect(match, "take baker", "Baker is not on display", "explore.3")
    expect(match, "skip", "you have to choose", "explore.3")


# Populating


@rule("revive.populate.1", "revive.range.3")
def test_where_figures_stand() -> None:
    match = table({"goods": "6 books, 6 food"}, figures={"d7": [0]})
    expect(match, "populate a1", "a1 is not explored yet", "populate.1")
    expect(match, "populate c8", "figures stand on locations; c8 is a mountain", "populate.1")
    expect(match, "populate d7", "you have a figure on d7 already", "populate.1")
    text = "no way over explored spaces leads to the north-west corner"
    expect(match, "populate north-west", text, "range.3")


@rule("revive.populate.1")
def test_no_figure_is_left() -> None:
    tiles = lay({"a1": "hamlet-1", "a3": "hamlet-2", "a5": "hamlet-3", "c5": "archive-1"})
    all_seven = ["root", "left", "middle", "right", "top-left", "top-middle", "top-right"]
    match = table({"technologies": all_seven, "goods": "6 books, 6 food"}, tiles=tiles)
    expect(match, "populate north-east", "no figure is left on your tribe board", "populate.1")


def books_for(match: Match, technology: int) -> int:
    """What a technology of the first player costs."""
    return rules(match).lookup.tech_cost[table_of(match).players[0].board * 7 + technology]


@rule("revive.populate.2")
def test_populating_costs_books_for_the_technology_and_for_others() -> None:
    match = table({"tribe": "nadair-sun"}, figures={"d7": [1]})
    books = books_for(match, 0)
    text = (
        f"populating d7 from Forest Lore costs {books + 1} books and 1 food: "
        f"{books} books for the technology, 1 book for other players there and 1 for the range; "
        "you have 0 books and 0 food"
    )
    expect(match, "populate d7", text, "populate.2")
    text = f"populating g6 from Forest Lore costs {books} books; you have 0 books"
    expect(match, "populate g6", text, "populate.2")


@rule("revive.populate.4")
def test_which_technology_is_connected() -> None:
    own = {"tribe": "nadair-sun", "goods": "6 books, 6 food"}
    match = play(table(own, figures={"d7": [0]}), "populate g6")
    expect(match, "unlock root", "Forest Lore is unlocked already", "populate.4")
    text = "Power Station is connected to Green Paths, which has to be unlocked before"
    expect(match, "unlock top-left", text, "populate.4")
    expect(match, "skip", "the action is named and has to be carried out", "populate.2")


@rule("revive.populate.2")
def test_a_technology_that_is_too_dear() -> None:
    """The dearer one of three: the cheaper ones are offered."""
    own = {"tribe": "kuniban-moon", "goods": "6 food", "technologies": ["root", "left"]}
    match = table(own, figures={"d7": [0], "g6": [0]}, tiles=lay({"e9": "hamlet-1"}))
    costs = sorted((books_for(match, technology), technology) for technology in (2, 3, 4))
    (_, _), (second, _), (most, dearest) = costs
    assert second < most, "the pack has a dearest one"
    own["goods"] = f"6 food, {second} books"
    match = table(own, figures={"d7": [0], "g6": [0]}, tiles=lay({"e9": "hamlet-1"}))
    play(match, "populate e10")
    text, article = told(match, f"unlock {TECHNOLOGIES[dearest]}")
    assert f" costs {most} books" in text
    assert f"; you have {second} books" in text
    assert article == "populate.2"


# Building


@rule("revive.build.1")
def test_where_buildings_stand() -> None:
    match = table({"goods": "2 gears"}, buildings={"c7": ("large", 1), "e8": ("small", 0)})
    expect(match, "build a1", "a1 is not explored yet", "build.1")
    expect(match, "build e7", "buildings stand on sand; e7 is a field", "build.1")
    expect(match, "build chasm", "buildings stand on sand; the chasm is no such space", "build.1")
    expect(match, "build c7", "a building of Player 2 stands on c7", "build.1")
    text = "a small building on f8 costs 3 gears; you have 2 gears"
    expect(match, "build f8", text, "build.1")


@rule("revive.build.1")
def test_no_building_is_left() -> None:
    spaces = ["c7", "e5", "e8", "f8", "g5", "h6", "h7"]
    buildings = dict.fromkeys(spaces[:5], ("small", 0)) | dict.fromkeys(spaces[5:], ("large", 0))
    tiles = lay({"c9": "lake-1", "e9": "dunes-1"})
    buildings["d9"] = ("large", 0)
    match = table({"goods": "6 gears, 6 food"}, tiles=tiles, buildings=buildings)
    expect(match, "build e9", "you have no building left", "build.1")


@rule("revive.build.1")
def test_which_size() -> None:
    """With one size left to choose nothing is asked, so the question is put by hand."""
    match = table({"goods": "4 gears"})
    state = table_of(match)
    frame = size_frame(0, match.setting.extra.names.spaces.index("f8"), NO_HELP)
    code = match.setting.vocabulary.parse("size large").code
    for large, text in (
        (3, "a large building on f8 costs 5 gears; you have 4 gears"),
        (0, "you have no large building left"),
    ):
        state.players[0].large = large
        found = rules(match).check(state, frame, code)
        message, article = match.game.reason(match.setting, state, frame, code, found)
        assert match.say(message) == text
        assert article == "revive.build.1"


# Machines used with an action


@rule("revive.attach.1", "revive.attach.2", "revive.turn.3", "revive.paying.2")
def test_machines_that_are_needed_to_pay() -> None:
    own = {
        "goods": "4 gears",
        "machines": ["crane", "kite", "sledge", "gearbox"],
        "tracks": {"yellow": 3},
    }
    match = play(table(own, buildings={"c7": ("small", 0)}), "build e8")
    text = (
        "a machine or a free action has to help first: "
        "a small building on e8 costs 3 gears and 1 food: "
        "3 gears for the building and 1 for the range; you have 4 gears and 0 food"
    )
    expect(match, "go", text, "attach.2")
    expect(match, "use crane", "with the Crane you could not pay the rest", "attach.2")
    expect(match, "use sledge", "the Sledge does not help with this action", "attach.1")
    expect(match, "skip", "the action is named and has to be carried out", "attach.1")
    text = "this certainly brings nothing that is missing to pay"
    expect(match, "use gearbox", text, "paying.2")
    own["goods"] = "4 gears, 1 food, 1 crystal"
    match = play(table(own, buildings={"c7": ("small", 0)}), "build e8", "size small")
    text = (
        "between naming an action and paying for it only free actions come that are needed to pay"
    )
    expect(match, "use gearbox", text, "turn.3")
    expect(match, "trade food", text, "turn.3")


@rule("revive.resources.5")
def test_what_a_discount_is_taken_off_has_to_be_chosen() -> None:
    """Gears and food are to be paid, and 2 less in all."""
    own = {"goods": "1 gear 6 food", "machines": ["sledge"]}
    match = table(own, backs={"e9": "harbour"}, buildings={"e8": ("small", 0)})
    play(match, "explore e9", "use sledge")
    expect(match, "skip", "the action is named and has to be carried out", "resources.5")


@rule("revive.machines.2")
def test_machines_that_save_nothing() -> None:
    own = {"goods": "3 gears", "machines": ["crane"], "tracks": {"yellow": 3}}
    match = play(table(own, buildings={"e8": ("small", 0)}), "build f8", "size small")
    expect(match, "use lantern", "the Lantern would save nothing here", "machines.2")


@rule("revive.attach.1", "revive.attach.5", "revive.attach.6")
def test_machines_used_with_a_card() -> None:
    machines = ["turntable", "prism", "kite"]
    own = {"active": ["miner", "drummer", "baker"], "machines": machines, "energy": 3}
    text = "the Prism is used with an action, right after the action and its target are named"
    expect(table(own), "use prism", text, "attach.1")
    match = play(table(own), "play miner", "slot top-left")
    expect(match, "use prism", "the Prism would bring nothing more here", "attach.6")
    expect(match, "use kite", "the Kite does not help with this action", "attach.1")
    match = table(own, options={"all-colours": "played"})
    play(match, "play drummer", "slot top-left", "go")
    text = "at this table the Prism is for the card being played only"
    expect(match, "use prism", text, "attach.6")
    fifth = {"technologies": ["root", "middle"], "modules": {"right-1": "green-books"}}
    match = play(table({**own, **fifth}), "play miner", "slot right-top")
    text = "in the fifth slot you have chosen the half already"
    expect(match, "use turntable", text, "attach.5")


# Cards


@rule("revive.play.1", "revive.slot-symbol.1")
def test_cards_that_cannot_be_played() -> None:
    match = table({"active": ["miner", "tinker"], "slots": {"top-left": ["scribe"]}})
    expect(match, "play trader", "the Trader is resting", "play.1")
    expect(match, "play scribe", "the Scribe is in your top-left slot already", "play.1")
    expect(match, "play cook", "you do not have the Cook", "play.1")
    assert told(match, "play trader", "de")[0] == "„Tauscher“ ruht"
    four = ("top-left", "top-right", "bottom-left", "bottom-right")
    cards = (["scribe"], ["trader"], ["farmer"], ["scout"])
    match = table({"active": ["miner"], "slots": dict(zip(four, cards, strict=True))})
    expect(match, "play miner", "none of your slots is free", "slot-symbol.1")


@rule("revive.slot-symbol.1", "revive.play.2")
def test_slots_that_are_not_free() -> None:
    match = table({"active": ["miner", "tinker"], "slots": {"top-left": ["scribe"]}})
    play(match, "play miner")
    text = "this slot is taken: the Scribe in it shows no slot symbol"
    expect(match, "slot top-left", text, "slot-symbol.1")
    text = "the fifth slot is closed until its technology is unlocked"
    expect(match, "slot right-top", text, "play.2")
    expect(match, "skip", "the action is named and has to be carried out", "play.1")


@rule("revive.effects.8")
def test_playing_another_card_of_a_colour() -> None:
    own = {"active": ["drummer", "baker", "miner", "cook"]}
    match = play(table(own), "play drummer", "slot top-left")
    expect(match, "play miner", "the Miner is not yellow", "effects.8")
    match = play(table({**own, "machines": ["prism"]}), "play drummer", "slot top-left")
    text = "the Miner is not yellow; the Prism could give it all colours"
    expect(match, "play miner", text, "effects.8")


@rule("revive.effects.6")
def test_taking_a_card_of_a_colour() -> None:
    match = table({"active": ["poet"]}, cards=["mason", "archivist", "teacher"])
    play(match, "play poet", "slot bottom-left")
    expect(match, "take mason", "the Mason is not green", "effects.6")
    expect(match, "take baker", "Baker is not on display", "effects.6")
    expect(match, "take deck", "only a card of the display may be taken here", "effects.6")
    expect(match, "skip", "it can only help you: choose", "effects.1")


@rule("revive.effects.9", "revive.machines.4")
def test_cards_that_rest_and_wake() -> None:
    match = table({"active": ["engineer"], "slots": {"top-left": ["scribe"]}})
    play(match, "play engineer", "slot bottom-left")
    text = "the Engineer has set this off and stays in its slot"
    expect(match, "rest engineer", text, "effects.9")
    expect(match, "rest miner", "the Miner is in none of your slots", "effects.9")
    match = play(table({"active": ["cook"]}), "play cook", "slot top-right")
    expect(match, "wake cook", "the Cook is not resting", "effects.9")
    match = play(table({"machines": ["oven"], "active": ["miner", "tinker"]}), "use oven")
    expect(match, "rest scribe", "the Scribe is resting", "machines.4")


@rule("revive.switch.1")
def test_the_switch() -> None:
    text = "your switch is down; hibernating moves it up"
    expect(table({"switch": "used"}), "switch", text, "switch.1")


@rule("revive.formica.6", "revive.formica.7")
def test_copying_cards_of_others() -> None:
    text = "no technology of your tribe allows this"
    expect(table(), "copy player-2 miner", text, "formica.6")
    own: dict[str, Any] = {"tribe": "formica-moon"}
    text = "this takes your technology Eavesdroppers, which is not unlocked"
    expect(table(own), "copy player-2 miner", text, "formica.6")
    own |= {"technologies": ["root", "left"]}
    match = table(own, {"slots": {"top-left": ["scribe"], "top-right": ["miner"]}})
    expect(match, "copy player-1 miner", "only cards of other players are copied", "formica.6")
    expect(match, "copy player-3 miner", "there is no Player 3 among 2 players", "formica.6")
    expect(match, "copy player-2 farmer", "the Farmer is in no slot of Player 2", "formica.6")
    text = "your tribe ability cannot be carried out: it costs 1 crystal; you have 0 crystals"
    expect(match, "copy player-2 scribe", text, "effects.5")


# Modules, special machines


@rule("revive.modules.1", "revive.turn.3")
def test_taking_a_module() -> None:
    match = play(table({"goods": "1 crystal"}), "play tinker", "slot bottom-left")
    expect(match, "module green-books", "green-books is not on display", "modules.1")
    play(match, "module gray-gear")
    expect(match, "skip", "you have to choose", "modules.1")
    expect(match, "trade food", WAIT, "turn.3")


@rule("revive.tracks.4")
def test_taking_a_special_machine() -> None:
    match = table({"tracks": {"gray": 4}, "active": ["miner", "tinker"]})
    play(match, "play miner", "slot bottom-left")
    expect(match, "machine prism", "the Prism is not gray", "tracks.4")
    expect(match, "machine converter", "the Converter is no special machine", "tracks.4")
    expect(match, "machine kiln", "Kiln is not on display", "tracks.4")


# Trades and crates


@rule("revive.trade.1", "revive.resources.1")
def test_trading_crystals() -> None:
    expect(table(), "trade gear", "you have no crystal", "trade.1")
    match = table({"goods": "1 crystal, 6 food"})
    text = "there is no room: you have 6 food and can keep 6 food"
    expect(match, "trade food", text, "resources.1")


@rule("revive.formica.3", "revive.hofstadterians.2")
def test_trades_that_technologies_allow() -> None:
    match = table({"tribe": "formica-sun", "goods": "1 crystal, 5 food"})
    text = "this takes your technology Crystal Splitting, which is not unlocked"
    expect(match, "trade 2 food", text, "formica.3")
    text = "no technology of your tribe allows this"
    expect(match, "trade gear+food", text, "hofstadterians.2")
    own = {"tribe": "formica-sun", "technologies": ["root", "left"], "goods": "1 crystal, 5 food"}
    text = "there is no room: you have 5 food and can keep 6 food"
    expect(table(own), "trade 2 food", text, "resources.1")
    both = ["root", "right"]
    own = {"tribe": "hofstadterians-sun", "technologies": both, "goods": "1 gear, 5 food"}
    text = "you have too little for this: 1 gear and 0 books"
    expect(table(own), "trade gear+book", text, "hofstadterians.2")


@rule("revive.kuniban.3")
def test_sending_a_card_to_rest() -> None:
    own: dict[str, Any] = {"tribe": "kuniban-sun", "slots": {"top-left": ["scribe"]}}
    text = "this takes your technology Shift Change, which is not unlocked"
    expect(table(own), "send scribe", text, "kuniban.3")
    own["technologies"] = ["root", "left"]
    expect(table(own), "send scribe", "you have no crystal", "kuniban.3")
    own["goods"] = "1 crystal"
    expect(table(own), "send miner", "the Miner is in none of your slots", "kuniban.3")


@rule("revive.crates.2", "revive.crates.3")
def test_opening_crates() -> None:
    own = {
        "closed": ["keg"],
        "opened": ["medal-box", "hat-box"],
        "reopened": ["battery"],
        "goods": "1 gear",
        "machines": ["scrap-press"],
    }
    match = table(own)
    expect(match, "open medal-box", "the crate medal-box is open already", "crates.2")
    expect(match, "open tool-box", "you do not have the crate tool-box", "crates.2")
    play(match, "use scrap-press")
    expect(match, "reopen keg", "the crate keg is still closed", "crates.3")
    text = "the crate battery has been reactivated already"
    expect(match, "reopen battery", text, "crates.3")
    expect(match, "reopen tool-box", "you do not have the crate tool-box", "crates.3")


@rule("revive.resources.3", "revive.turn.3")
def test_crystals_above_the_limit() -> None:
    match = table({"goods": "3 crystals, 6 food", "active": ["smuggler"]})
    play(match, "play smuggler", "slot top-left")
    text = "there is no room: you have 7 food and can keep 6 food"
    expect(match, "gain food", text, "resources.1")
    text = "crystals above the limit become resources as long as there is room"
    expect(match, "skip", text, "resources.3")
    expect(match, "trade gear", WAIT, "turn.3")


@rule("revive.turn.3")
def test_free_actions_on_another_players_turn() -> None:
    own = {"tracks": {"gray": 4}, "goods": "1 crystal", "machines": ["kiln"], "closed": ["keg"]}
    match = table(
        {"goods": "6 food"}, own, buildings={"e8": ("small", 1)}, chance=["ruins-1"],
        backs={"e9": "ruins"},
    )  # fmt: skip
    play(match, "explore e9", "take deck", "lay straight")
    assert match.decision.seat == 1
    text = "free actions are for your own turn only"
    for move in ("trade food", "use kiln", "open keg"):
        expect(match, move, text, "turn.3")


# Machines


@rule("revive.machines.1", "revive.machines.2", "revive.hibernate.3")
def test_machines_that_do_not_run() -> None:
    match = table({"machines": ["kiln", "silo"], "used": ["silo"], "energy": 0})
    expect(match, "use kiln", "you have no energy in your storage", "machines.1")
    text = "the Silo has been used, and its energy still lies on it"
    expect(match, "use silo", text, "machines.1")
    expect(match, "use plough", "you do not have the Plough", "machines.2")
    expect(match, "use lantern", "the Lantern is not unlocked", "machines.2")
    expect(match, "use nadair-sun-right", "the Herb Press is not unlocked", "machines.2")
    match = table({"machines": ["kiln"], "closed": ["keg"]}, actions=2, asleep=True)
    text = "you have hibernated, and no machine is used in the rest of this turn"
    expect(match, "use kiln", text, "hibernate.3")


@rule("revive.machines.2", "revive.effects.5")
def test_machines_that_would_do_nothing() -> None:
    own = {
        "tribe": "kuniban-sun",
        "machines": ["totem", "cradle", "compass"],
        "tracks": {"gray": 3, "green": 4},
        "active": ["miner", "tinker", "scribe", "trader", "farmer", "scout"],
    }
    match = table(own)
    nothing = "would do nothing now"
    text = f"the Converter {nothing}: it costs 1 basic resource; you have 0 basic resources"
    expect(match, "use converter", text, "machines.2")
    text = f"the Bunk {nothing}: there is no card in your slots"
    expect(match, "use bunk", text, "machines.2")
    expect(
        match, "use cradle", f"the Cradle {nothing}: none of your cards is resting", "machines.2"
    )
    text = f"the Compass {nothing}: there is nowhere to do it that you can reach and pay for"
    expect(match, "use compass", text, "machines.2")
    text = (
        f"the Totem {nothing}: your tribe ability cannot be carried out: "
        "it costs 1 food; you have 0 food"
    )
    expect(match, "use totem", text, "machines.2")


@rule("revive.effects.14")
def test_taking_energy_back() -> None:
    own = {"machines": ["kiln", "silo", "still"], "used": ["kiln", "silo"]}
    match = table(own, options={"switch": "second"})
    play(match, "switch", "choose return 1 energy")
    expect(match, "return still", "no energy of yours lies on the Still", "effects.14")


# Effects


@rule("revive.effects.1", "revive.effects.14", "revive.campaign.5")
def test_one_of_several_effects() -> None:
    match = play(table(options={"switch": "second"}), "switch")
    text = "there is no energy on your machines"
    expect(match, "choose return 1 energy", text, "effects.14")
    expect(match, "skip", "it can only help you: choose", "effects.1")


@rule("revive.effects.2", "revive.effects.5")
def test_several_effects_in_any_order() -> None:
    own = {"active": ["chronicler"], "tribe": "kuniban-sun", "slots": {"top-left": ["miner"]}}
    match = play(table(own), "play chronicler", "slot bottom-left")
    text = "your tribe ability cannot be carried out: it costs 1 food; you have 0 food"
    expect(match, "choose tribe ability", text, "effects.5")
    expect(match, "do the rest", "only one thing is left to do", "effects.2")


@rule("revive.effects.3", "revive.effects.4")
def test_paying_for_an_effect() -> None:
    match = table({"tracks": {"gray": 3}, "goods": "1 gear, 1 food"})
    text = "your tribe ability is used when a card or another effect says so"
    expect(match, "ability", text, "effects.4")
    play(match, "use converter")
    expect(match, "pay book", "for 1 book you have too little: 0 books", "effects.3")
    expect(match, "skip", "the price has to be paid", "effects.3")


# What tribes do on the map


@rule("revive.nadair.3", "revive.nadair.4", "revive.range.7")
def test_where_a_forest_tile_goes() -> None:
    goods = "1 crystal, 2 food"
    tokens, buildings = {"f8": "forest"}, {"e8": ("small", 0)}
    match = ability("nadair-moon", goods, tokens=tokens, buildings=buildings)
    expect(match, "place e8", "e8 is not vacant", "nadair.4")
    expect(match, "place f8", "f8 is not vacant", "nadair.4")
    expect(match, "place g6", "a forest tile goes on sand; g6 is a location", "nadair.3")
    expect(match, "place a1", "a1 is not explored yet", "nadair.3")
    text = "a forest tile on h6 costs 3 food for the range; you have 2 food"
    expect(match, "place h6", text, "range.7")
    text = "a tribe ability that is begun has to be carried out"
    expect(match, "skip", text, "effects.5")


@rule("revive.hofstadterians.4", "revive.formica.4")
def test_where_temples_and_workshops_go() -> None:
    match = ability("hofstadterians-moon", "1 crystal, 6 food")
    expect(match, "place c7", "a temple goes on water; c7 is sand", "hofstadterians.4")
    match = ability("formica-moon", "1 crystal", tokens={"e7": "workshop"})
    expect(match, "place e7", "a workshop lies on e7 already", "formica.4")
    text = "a workshop goes on a field, a forest or a mountain; c7 is sand"
    expect(match, "place c7", text, "formica.4")


@rule("revive.jox.4")
def test_where_a_target_goes() -> None:
    tokens, buildings = {"e8": "target"}, {"c7": ("small", 0)}
    match = ability("jox49i-moon", tokens=tokens, buildings=buildings)
    expect(match, "place c7", "you have a building or a figure on c7", "jox.4")
    expect(match, "place e8", "a target lies on e8 already", "jox.4")
    expect(match, "place e7", "a target goes on sand or a location; e7 is a field", "jox.4")


@rule("revive.kuniban.4", "revive.kuniban.5")
def test_a_sand_tile_and_its_card() -> None:
    cards = ["mason", "archivist", "teacher", "baker", "cook"]
    match = ability("kuniban-moon", "1 food", cards=cards)
    text = "a sand tile goes on a field, a forest or a mountain; c7 is sand"
    expect(match, "place c7", text, "kuniban.4")
    play(match, "place e7")
    expect(match, "take mason", "the Mason is not yellow", "effects.6")
    expect(match, "take deck", "only a card of the display may be taken here", "effects.6")
    expect(match, "skip", "it can only help you: choose", "effects.1")


@rule("revive.vukuntur.5", "revive.vukuntur.6")
def test_where_the_falcon_flies() -> None:
    match = ability("vukuntur-moon", falcon="c8")
    text = "the falcon on c8 moves up to 3 spaces, and h5 is further away"
    expect(match, "fly h5", text, "vukuntur.5")
    expect(match, "fly a1", "a1 is not explored yet", "vukuntur.5")
    text = "the falcon ends on a field, a forest or a mountain; the chasm is no such space"
    expect(match, "fly chasm", text, "vukuntur.6")


@rule("revive.vukuntur.1", "revive.effects.5", "revive.effects.10")
def test_an_extra_action_that_must_be_taken() -> None:
    match = ability("vukuntur-sun", "6 food, 6 gears, 1 crystal")
    text = "there is nowhere to do it that you can reach and pay for"
    expect(match, "choose populate with 1 range", text, "effects.10")
    begun = "a tribe ability that is begun has to be carried out"
    expect(match, "skip", begun, "effects.5")
    text = "free actions have to wait until the tribe ability is carried out"
    expect(match, "trade food", text, "effects.5")
    play(match, "choose build with 1 range")
    expect(match, "skip", begun, "effects.5")
    expect(match, "build c8", "buildings stand on sand; c8 is a mountain", "build.1")


@rule("revive.jox.3")
def test_a_figure_that_moves() -> None:
    own = {"tribe": "jox49i-sun", "goods": "6 books, 6 food"}
    tiles = lay({"e9": "hamlet-1", "e3": "hamlet-2"})
    match = table(own, figures={"d7": [0]}, tiles=tiles)
    play(match, "populate g6", "unlock right")
    text = "c7 is no small location with a figure of yours"
    expect(match, "from c7", text, "jox.3")
    play(match, "from d7")
    expect(match, "to g6", "you have a figure on g6 already", "jox.3")
    text = "the figure goes to a small location; the north-west corner is a large location"
    expect(match, "to north-west", text, "jox.3")


# Something else is asked


def test_a_move_that_belongs_to_another_question() -> None:
    match = table()
    for move in ("unlock left", "slot top-left", "rest miner", "artifact white", "place c7"):
        text, article = told(match, move)
        assert text.startswith("something else is asked now (“")
        assert article == ""


# Whole games

TABLES: list[dict[str, str]] = [
    {},
    {"sides": "moon", "formica": "on", "vukuntur": "on", "artifact-cards": "open"},
    {
        "sides": "either",
        "formica": "on",
        "vukuntur": "on",
        "tribes": "choose",
        "artifact-cards": "two",
        "switch": "second",
        "length": "long",
        "solo-end": "strict",
        "all-colours": "played",
    },
]


@cache
def articles() -> set[str]:
    """The ids of all articles."""
    found, section = set(), ""
    for line in RULES.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"^## .+ \{([a-z-]+)\}$", line):
            section = heading[1]
        elif article := re.match(r"^(\d+)\. ", line):
            found.add(f"revive.{section}.{article[1]}")
    return found


@pytest.mark.parametrize("options", TABLES, ids=["plain", "moon", "either"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_move_that_is_not_offered_has_a_reason(seats: int, options: dict[str, str]) -> None:
    match = rekindle.new("revive", seats=seats, seed=seats, options=options)
    chance = random.Random(seats)
    by_verb: dict[str, list[str]] = {}
    for move in match.setting.vocabulary.moves:
        by_verb.setdefault(move.text.split()[0], []).append(move.text)
    while not match.over:
        watched = chance.random() < 0.05
        before = match.checksum() if watched else 0
        decision = chance.choice(match.decisions)
        offered = {move.text for move in decision.moves}
        for verb in chance.sample(sorted(by_verb), 12):
            text = chance.choice(by_verb[verb])
            match.language = chance.choice(["en", "de"])
            reason = match.why_not(text, decision.seat)
            assert (reason is None) == (text in offered), text
            if reason is not None:
                assert reason.text
                assert not re.search(r"\{|\breason-[a-z]", reason.text), (text, reason)
                assert reason.article == "" or reason.article in articles(), reason
        assert not watched or match.checksum() == before, "asking has changed the table"
        match.play(chance.choice(decision.moves), decision.seat)
