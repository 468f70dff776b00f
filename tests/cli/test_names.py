"""What can be typed: translated and misspelt names, cards by any name, and why not."""

from __future__ import annotations

import re

import pytest

import rekindle
from rekindle.cli.output.errors import UserError
from rekindle.cli.play import loop
from rekindle.games import euphoria, revive
from tests.cli.screen import CODES, Screen
from tests.cli.terminal import Terminal


def answer(screen: Screen, text: str) -> str:
    """What is printed after this line of input, on one line."""
    before = len(screen.file.getvalue())
    session = screen.session
    try:
        loop.handle_input(session, session.local.match.decision, text)
    except UserError as error:
        return str(error)
    return " ".join(CODES.sub("", screen.file.getvalue()[before:]).split())


# German names


@pytest.mark.parametrize("typed", ["play Bäuerin", "bäuerin", "baeuerin", "BAUERIN", "play farmer"])
def test_cards_are_played_by_their_german_names(typed: str) -> None:
    match = revive.position(players=[{"active": ["farmer", "miner"]}, {}])
    answer(Screen(match, 80, "de"), typed)
    assert match.history[-1].move.text == "play farmer"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("spiele bäuerin", "play farmer"),
        ("spielen baeuerin", "play farmer"),
        ("überwintern", "hibernate"),
        ("nutze schalter", "switch"),
        ("play the farmer", "play farmer"),
    ],
)
def test_a_move_can_be_typed_as_it_is_described(typed: str, move: str) -> None:
    match = revive.position(players=[{"active": ["farmer", "miner"]}, {}])
    answer(Screen(match, 80, "en" if "the" in typed else "de"), typed)
    assert match.history[-1].move.text == move


def test_technologies_and_goods_have_their_german_names_too() -> None:
    match = revive.position(players=[{"tribe": "nadair-sun", "goods": "6 books 6 food"}, {}])
    match.play(next(m for m in match.decision.moves if m.text.startswith("populate")))
    while match.decision.asks.id != "prompt-unlock" and not match.history[-1].events:
        match.play(match.decision.moves[0])
    screen = Screen(match, 80, "de")
    assert "unlock root" in answer(screen, "warum unlock waldwissen")
    assert "trade gear" in answer(screen, "warum trade zahnräder")


@pytest.mark.parametrize("typed", ["karte Bäuerin", "karte baeuerin", "karte farmer"])
def test_cards_are_explained_by_their_german_names(typed: str) -> None:
    screen = Screen(rekindle.new("revive", 2, 5), 80, "de")
    assert answer(screen, typed).startswith("Bäuerin ")


# Cards


def test_a_recruit_is_explained_with_its_title_and_faction() -> None:
    screen = Screen(rekindle.new("euphoria", 2, 5), 80)
    assert answer(screen, "card amanda").startswith("Amanda the Broker (Icarite recruit) ")
    german = Screen(rekindle.new("euphoria", 2, 5), 80, "de")
    assert answer(german, "karte amanda").startswith("Amanda the Broker (ikarischer Rekrut) ")


def test_a_space_is_explained_with_who_stands_there() -> None:
    match = euphoria.position(
        players=[{"workers": [3]}, {"workers": [1], "board": {"aquifer": [6]}}]
    )
    told = answer(Screen(match, 80), "card aquifer")
    assert told.startswith("Aquifer Cost: nothing.")
    assert told.endswith("There now: Maximilian Meier (6).")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("card kuniban", "Kuniban (moon) Ability: "),
        ("card kuniban-sun", "Kuniban (sun) Ability: "),
        ("card mud", "Mud Bricks (Technology) “Mud Bricks” (2 books): "),
        ("card e9", "e9 Face down, "),
        ("card e7", "e7 e7 "),
        ("card orchard", "Orchard (North-west) At the end: "),
        ("card north-west", "Orchard (North-west) At the end: "),
        ("card gray-forge", "Gray module gray-forge "),
        ("card qqq", "Nothing is called 'qqq'. Try card "),
    ],
)
def test_everything_on_the_board_is_explained(typed: str, told: str) -> None:
    match = revive.position(
        players=[{"tribe": "kuniban-moon"}, {}], corners={"north-west": "orchard"}
    )
    assert answer(Screen(match, 80), typed).startswith(told)


# Why not


def test_why_names_only_workers_in_hand() -> None:
    match = euphoria.position(players=[{"workers": [2, 5]}, {}])
    told = answer(Screen(match, 80), "why ark")
    assert told.startswith("'place 2 ark, place 5 ark' is not possible. The Ark ")
    assert "euphoria.cost.1" in told


def test_why_names_only_own_recruits() -> None:
    match = euphoria.position(players=[{"workers": [2, 5], "recruits": ["gidget"]}, {}])
    told = answer(Screen(match, 80), "why retrieve")
    assert "retrieve food" in told
    assert "retrieve gidget" in told
    assert "jefferson" not in told
    assert "brian" not in told


def test_why_about_own_food_explains_what_food_retrieves() -> None:
    """`retrieve food` touches one's own food, which is its price (euphoria.retrieve.2)."""
    match = euphoria.position(players=[{"board": {"farm": [1]}, "workers": [2]}, {}])
    touching = match.setting.vocabulary.touching("food")
    assert "retrieve food" in [move.text for move in touching]
    told = answer(Screen(match, 80), "why retrieve food")
    assert "costs 1 food" in told


def test_why_about_a_verb_leaves_out_what_nobody_would_ask() -> None:
    told = answer(Screen(rekindle.new("revive", 2, 5), 80), "why build")
    assert "is not explored" not in told
    assert "costs 3 gears" in told


# Misspelt moves


def test_the_nearest_legal_move_is_suggested_first() -> None:
    match = revive.position(players=[{"goods": "6 gears 6 food"}, {}])
    legal = next(m.text for m in match.decision.moves if m.text.startswith("build"))
    space = legal.split()[1]
    assert f"Did you mean '{legal}'?" in answer(Screen(match, 80), f"buld {space}")


def test_a_verb_that_is_not_offered_is_explained() -> None:
    told = answer(Screen(rekindle.new("revive", 2, 5), 80), "build")
    assert told.startswith("'build' is not possible. A small building on ")


def test_a_misspelt_move_that_is_not_legal_is_explained() -> None:
    told = answer(Screen(rekindle.new("revive", 2, 5), 80), "buld e7")
    assert "'build e7' is not possible now. " in told
    assert "(revive.build.1)" in told


# Messages


def test_no_message_has_two_colons_or_a_stray_capital() -> None:
    """A reason is a sentence of its own, and a question within it is quoted."""
    for match in (rekindle.new("euphoria", 2, 5), rekindle.new("revive", 2, 5)):
        screen = Screen(match, 400)
        moves = match.setting.vocabulary.moves
        for move in moves[:: len(moves) // 40]:
            if move in match.decision.moves:
                continue
            told = answer(screen, move.text)
            for sentence in told.split(". "):
                unquoted = re.sub("“.*”", "", sentence)
                assert unquoted.count(": ") <= 1, told
            assert ": Your turn" not in told


def test_a_file_that_cannot_be_written_is_named_as_typed(terminal: Terminal) -> None:
    out = terminal.solo("save /nowhere/my.record").out
    assert "Cannot save to /nowhere/my.record: No such file or directory" in out
    german = terminal.solo("speichern /nowhere/my.record", language="de").out
    assert "Speichern in /nowhere/my.record geht nicht: " in german


def test_german_sentences_have_german_names_of_options(terminal: Terminal) -> None:
    out = terminal.solo(language="de").out
    assert "Rekrutenstapel erste Auflage, Handel aus; Startzahl 5" in out
    typed = "revive\nEva\n2\n\nrandom\nja\nGroße Orte alle\nriesenkristalle=an\n\n"
    out = terminal.run("play", "revive", "--language", "de", typed=typed.partition("\n")[2]).out
    assert "große Orte: alle (oder Grundspiel)" in out
    assert "Riesenkristalle an, große Orte alle, sonst Standard" in out
