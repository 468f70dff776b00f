"""Abilities, stones, and abilities that answer events (recall.ability, recall.trigger)."""

from __future__ import annotations

from rekindle.games.recall.engine.ops import E_UNLOCK
from rekindle.kernel.match import Match
from tests.games.recall.ground import ground
from tests.games.recall.helpers import (
    article,
    at_turn,
    crystals,
    end,
    engine_player,
    events,
    followers,
    knowledge,
    moves,
    play,
    player,
    skim,
    use,
    why,
)
from tests.rules_cited import rule


def ready(match: Match, seat: int = 0) -> int:
    return player(match, seat).stones.ready


def cost(match: Match, ability: str, seat: int = 0) -> int:
    """The stones for the next use of an ability."""
    return next(one.cost for one in player(match, seat).abilities if one.ability == ability)


@rule("recall.ability.1", "recall.ability.2", "recall.ability.4")
def test_x5_three_uses_cost_one_two_and_three_stones() -> None:
    match = ground({"gadgets": ["rummager", "hatchery"], "stones": {"white": 4, "black": 2}})
    found = []
    for _ in range(3):
        before = ready(match)
        play(match, "use rummager")
        found.append(before - ready(match))
    assert found == [1, 2, 3]
    assert ready(match) == 1  # of seven: the own one, four white ones, two black ones
    assert (cost(match, "rummager"), cost(match, "hatchery")) == (4, 1)  # each counts for itself
    assert article(match, "use rummager") == "recall.ability.2"
    assert at_turn(match)  # free actions: the turn is still to come
    play(match, "use hatchery")
    assert ready(match) == 0
    end(use(match, "blank", "a"))
    end(play(match, "recall"))
    assert cost(match, "rummager") == 4  # they lie there until this player recalls
    end(play(match, "recall"))
    assert (ready(match), cost(match, "rummager"), cost(match, "hatchery")) == (7, 1, 1)


@rule("recall.ability.1")
def test_abilities_come_from_the_tribe_gadgets_and_unlocked_ancients() -> None:
    match = ground(
        {"tribe": "bishop", "gadgets": ["rummager"], "knowledge": {"gray": 5}},
        ancients={"gray": "hayla", "black": "dorian"},
    )
    names = [one.ability for one in player(match).abilities]
    assert names == ["bishop", "rummager", "hayla"]
    assert article(match, "use dorian") != ""


@rule("recall.ability.3")
def test_a_fixed_cost_is_always_one_stone() -> None:
    match = ground({"gadgets": ["alembic"], "followers": {"h6": 3}, "stones": {"white": 2}})
    for left in (2, 1, 0):
        assert cost(match, "alembic") == 1
        play(match, "use alembic", "remove h6")
        assert ready(match) == left


@rule("recall.ability.5")
def test_an_ability_that_would_do_nothing_cannot_be_used() -> None:
    match = ground({"gadgets": ["catalyst"], "followers": {"h6": 1}})
    assert crystals(match) == [0, 0, 0]
    assert "use catalyst" not in moves(match)
    assert article(match, "use catalyst") == "recall.ability.5"
    match = ground({"gadgets": ["catalyst"], "followers": {"h6": 1}, "crystals": "1 white"})
    assert "use catalyst" in moves(match)


@rule("recall.ability.6")
def test_a_passive_ability_needs_no_stone() -> None:
    own = {"followers": {"g6": 1}, "crates": ["boots"], "uses": {"colteron": 1}}
    match = ground({"tribe": "colteron", **own})
    assert ready(match) == 0
    play(match, "open boots", "from g6", "to f7")
    assert followers(match, "f7") == 1


@rule("recall.ability.7")
def test_a_free_ability_symbol_takes_no_stones_and_raises_no_cost() -> None:
    own = {"gadgets": ["rummager"], "crates": ["signal-fire"], "uses": {"rummager": 1}}
    match = ground(own)
    assert (ready(match), cost(match, "rummager")) == (0, 2)
    play(match, "open signal-fire")
    assert "use portal" not in moves(match)  # one that this player has
    play(match, "use rummager")
    assert player(match).crates == 1
    assert (ready(match), cost(match, "rummager")) == (0, 2)


@rule("recall.ability.8")
def test_a_waiting_symbol_answers_a_trigger_in_the_same_turn() -> None:
    own = {
        "tribe": "k01",
        "gadgets": ["decryptor"],
        "followers": {"f4": 1},
        "keycards": ["oracle", "blank"],
        "uses": {"decryptor": 1},
    }
    match = ground(own)
    use(match, "oracle", "b")
    play(match, "choose develop", "build f4", "vault treasury")
    assert ready(match) == 0
    play(match, "use k01")
    assert crystals(match) == [0, 0, 2]
    assert cost(match, "k01") == 1  # not raised
    assert "use decryptor" not in moves(match)  # there was one symbol
    # When the symbol is used up first, the trigger stays unanswered.
    match = ground({**own, "gadgets": ["rummager"], "uses": {"k01": 1}})
    use(match, "oracle", "b")
    play(match, "choose free ability", "use rummager", "choose develop", "build f4")
    play(match, "vault treasury")
    assert "use k01" not in moves(match)
    # It waits for the trigger of a free action too.
    match = ground({**own, "crates": ["signal-fire", "tool-chest"]})
    play(match, "open signal-fire", "open tool-chest", "build f4", "vault treasury", "use k01")
    assert crystals(match) == [0, 0, 2]
    # Even when it has been asked about, and then it is used up.
    own = {**own, "gadgets": ["rummager"], "uses": {"rummager": 1}}
    match = ground({**own, "crates": ["signal-fire", "tool-chest"]})
    play(match, "open signal-fire")
    assert match.decision.asks.id == "prompt-free-ability"
    play(match, "open tool-chest", "build f4", "vault treasury", "use k01")
    assert crystals(match) == [0, 0, 2]
    questions = []
    while match.decision.asks.id != "prompt-turn":
        questions.append(match.decision.asks.id)
        play(match, moves(match)[0])
    assert "prompt-free-ability" not in questions
    own = {**own, "gadgets": ["decryptor"], "uses": {"decryptor": 1}}
    # In itself it is for abilities without a trigger.
    match = ground({**own, "gadgets": ["rummager", "decryptor"], "crates": ["signal-fire"]})
    play(match, "open signal-fire")
    assert article(match, "use decryptor") != ""
    assert "use rummager" in moves(match)


@rule("recall.ability.7", "recall.tribe.jhe.2")
def test_a_symbol_repeats_a_keycard_that_has_not_been_repeated() -> None:
    gadgets = ["rummager"]
    own = {"tribe": "jhe", "gadgets": gadgets, "followers": {"h6": 1}, "keycards": ["ritual"]}
    match = use(ground(own), "ritual", "b")
    play(match, "choose free ability", "use jhe")
    assert ready(match) == 1
    match = use(ground(own), "ritual", "b")
    play(match, "use jhe", "choose free ability")
    assert "use jhe" not in moves(match)
    assert article(match, "use jhe") == "recall.tribe.jhe.2"
    # In a turn without a keycard there is none to repeat.
    match = play(ground({**own, "crates": ["signal-fire"]}), "open signal-fire")
    assert [move for move in moves(match) if move.startswith("use ")] == ["use rummager"]


@rule("recall.ability.9")
def test_only_ancient_tribes_are_shared_and_every_cost_is_ones_own() -> None:
    match = ground(
        {"knowledge": {"gray": 5}, "stones": {"white": 3}},
        {"knowledge": {"gray": 5}},
        ancients={"gray": "lexander"},
    )
    names = [{one.ability for one in player(match, seat).abilities} for seat in (0, 1)]
    assert names[0] & names[1] == {"lexander"}
    match = ground(
        {"knowledge": {"gray": 5}, "stones": {"white": 3}, "crystals": "4 white"},
        {"knowledge": {"gray": 5}},
        ancients={"gray": "mayfair"},
    )
    play(match, "use mayfair", "swap blank", "take porridge")
    assert (cost(match, "mayfair", 0), cost(match, "mayfair", 1)) == (2, 1)


@rule("recall.ability.9")
def test_two_finders_have_a_raft_each() -> None:
    match = ground(
        {"knowledge": {"gray": 5}, "raft": ["h4", 2]},
        {"knowledge": {"gray": 5}, "raft": ["h7", 3]},
        ancients={"gray": "finder"},
    )
    rafts = [player(match, seat).raft for seat in (0, 1)]
    assert [(raft.hex, raft.aboard) for raft in rafts if raft] == [("h4", 2), ("h7", 3)]
    assert all("raft" in player(match, seat).passives for seat in (0, 1))


@rule("recall.ability.10")
def test_a_stone_gained_is_ready_at_once_in_a_recall_too() -> None:
    own = {
        "gadgets": ["hatchery", "rummager"],
        "slots": {"a": "blank"},
        "uses": {"rummager": 1},
        "knowledge": {"white": 4},
        "buildings": ["h6", "e5"],  # two on fields: a step on any track is produced
    }
    match = ground(own, ancients={"white": "bishop"})
    assert ready(match) == 0
    play(match, "recall")
    assert "use hatchery" not in moves(match)
    play(match, "produce field-2")
    play(match, "choose 1 any knowledge", "know white")
    assert E_UNLOCK in [event[0] for event in events(match)]
    assert ready(match) == 1
    assert "use hatchery" in moves(match)
    skim(match)
    assert article(match, "use hatchery") == "recall.recall.5"


# Triggers


@rule("recall.trigger.1")
def test_an_ability_answers_an_event_once() -> None:
    own = {"gadgets": ["booster"], "followers": {"f3": 2}, "stones": {"white": 3}}
    match = ground({**own, "crates": ["boots"]}, relicubes={"e3": "white"})
    play(match, "open boots", "from f3", "to e3", "skip", "use booster")
    assert crystals(match) == [0, 1, 0]
    assert ready(match) == 3
    assert at_turn(match)
    assert "use booster" not in moves(match)
    assert article(match, "use booster") == "recall.trigger.2"


@rule("recall.trigger.2")
def test_events_are_answered_before_the_next_effect_in_any_order() -> None:
    own = {
        "tribe": "k01",
        "gadgets": ["decryptor"],
        "followers": {"f4": 1},
        "stones": {"white": 3},
        "keycards": ["carpentry"],
    }
    for first, second in (("k01", "decryptor"), ("decryptor", "k01")):
        match = ground(own)
        use(match, "carpentry", "b")
        play(match, "choose develop", "build f4", "vault treasury")
        assert {"use k01", "use decryptor"} <= set(moves(match))
        for ability in (first, second):
            play(match, f"use {ability}", *(["know black"] if ability == "decryptor" else []))
        assert (crystals(match), knowledge(match)) == ([0, 0, 2], [0, 0, 1])
    # Whoever goes on has missed it.
    match = ground(own)
    use(match, "carpentry", "b")
    play(match, "choose develop", "build f4", "vault treasury", "skip")
    assert article(match, "use k01") == "recall.trigger.2"


@rule("recall.trigger.3")
def test_there_are_no_answers_on_another_players_turn() -> None:
    """A reveal brings the other player a camp with knowledge, and so a chip, but no repetition."""
    goliat = {
        "tribe": "goliat",
        "gadgets": ["rummager"],
        "buildings": ["g5"],
        "knowledge": {"gray": 3},
        "stones": {"white": 3},
    }
    match = ground(
        {"followers": {"h6": 1}},
        goliat,
        tiles={"h5": "harbour"},
        light={"gray": ["light-red"]},
        chance=["ridge"],
    )
    use(match, "blank", "e")
    play(match, "choose reveal a region", "reveal f7", "lay 1")
    assert knowledge(match, 1)[1] == 4
    assert crystals(match, 1)[1] == 1  # once
    assert ready(match, 1) == 4
    assert why(match, "use rummager", 1) != ""


@rule("recall.trigger.4")
def test_three_abilities_have_a_time_of_their_own() -> None:
    own = {"tribe": "jhe", "keycards": ["whetstone"], "followers": {"h6": 2}}
    match = ground(own)
    use(match, "whetstone", "d")
    play(match, "choose 1 red crystal / 2 white crystal", "choose 1 red crystal")
    play(match, "skip")  # the box is declined, and J'HE can still be used
    assert moves(match)[0] == "end"
    play(match, "use jhe", "choose 1 red crystal")
    assert crystals(match)[1] == 2
    # EXOSUIT when the hex is entered, not when the movement ends.
    own = {"gadgets": ["exosuit"], "followers": {"f3": 2}, "crates": ["boots", "tool-chest"]}
    match = ground(own, relicubes={"e3": "white"})
    play(match, "open boots", "from f3", "to e3")
    assert moves(match) == ["use exosuit", "spend followers"]
    play(match, "spend followers", "skip")
    assert player(match).relicubes["white"] == 1
    # And when a develop is paid.
    match = ground({**own, "followers": {"f4": 1}})
    play(match, "open tool-chest", "build f4")
    assert moves(match) == ["use exosuit", "spend followers"]
    # JOLTWELL when the production space is activated.
    match = ground({"gadgets": ["joltwell"], "slots": {"a": "blank", "b": "blank"}})
    play(match, "recall")
    assert "use joltwell" not in moves(match)
    play(match, "produce open-2")
    assert "use joltwell" in moves(match)
    play(match, "skip")
    assert "use joltwell" not in moves(match)


@rule("recall.trigger.5")
def test_an_ability_that_an_event_brings_does_not_answer_it() -> None:
    own = {
        "followers": {"f3": 2},
        "crates": ["boots"],
        "knowledge": {"white": 2},
        "stones": {"black": 2},
    }
    match = ground(
        own,
        relicubes={"e3": "white"},
        chance=["dorian", "booster", "lectern", "portal", "kinetor"],
    )
    play(match, "open boots", "from f3", "to e3", "skip", "gadget booster")
    assert player(match).gadgets == ["catalyst", "booster"]
    assert "use booster" not in moves(match)
    assert at_turn(match)
    assert engine_player(match).cubes[0] == 1


@rule("recall.ability.7", "recall.turn.2")
def test_a_symbol_waits_for_a_free_action_that_makes_an_ability_possible() -> None:
    """MAYFAIR lacks a white crystal, until the red one is converted."""
    own = {"tribe": "mayfair", "gadgets": ["gpr"], "crystals": "1 red"}
    match = play(ground({**own, "crates": ["signal-fire"]}), "open signal-fire")
    assert "skip" in moves(match)
    play(match, "convert red to 2 white", "use mayfair", "swap blank", "take porridge")
    assert (crystals(match), player(match).stones.ready) == ([1, 0, 0], 1)


@rule("recall.trigger.5", "recall.tribe.jhe.2")
def test_jhe_repeats_no_keycard_that_was_used_before_it_was_unlocked() -> None:
    """The keycard itself brings the fifth step; the next one used is repeated."""
    own = {
        "keycards": ["academy", "whetstone"],
        "knowledge": {"gray": 4},
        "stones": {"white": 3},
        "crates": ["star-chart"],
    }
    match = ground(own, ancients={"gray": "jhe"})
    use(match, "academy", "b")
    play(match, "choose 3 any knowledge", "know gray", "know gray", "know gray")
    assert player(match).unlocked == ["gray"]
    assert "use jhe" not in moves(match)
    assert article(match, "use jhe") == "recall.tribe.jhe.2"
    end(match)
    end(play(match, "recall"))
    use(match, "whetstone", "c")
    assert "use jhe" in moves(match)
    # Unlocked before the keycard is used, it answers that use.
    match = ground(own, ancients={"gray": "jhe"})
    play(match, "open star-chart")
    use(match, "whetstone", "c")
    assert "use jhe" in moves(match)


@rule("recall.trigger.5", "recall.tribe.k01.2")
def test_k01_repeats_no_vault_that_was_built_before_it_was_unlocked() -> None:
    """A camp beside the vault brings the fifth step; the relicube is taken after that."""
    own = {
        "followers": {"g8": 1},
        "crates": ["tool-chest"],
        "knowledge": {"white": 4},
        "stones": {"gray": 3},
    }
    match = ground(own, ancients={"white": "k01"})
    play(match, "open tool-chest", "build g8", "vault reliquary")
    assert player(match).unlocked == ["white"]
    play(match, "relicube gray")
    assert knowledge(match) == [5, 1, 0]
    assert "use k01" not in moves(match)
