"""Long lists of moves are folded into groups; every move keeps its number and its words."""

from __future__ import annotations

from random import Random

import pytest

import rekindle
from rekindle.cli.play import loop
from rekindle.cli.play.menu import MOST_LINES, Group, Menu, menu_of
from rekindle.cli.play.player_commands import COMMANDS
from rekindle.games import NAMES, euphoria, recall
from rekindle.games.revive import position
from rekindle.kernel.moves import Move
from rekindle.kernel.roles import FREE, ORDINARY
from tests.cli.screen import CODES, Screen

LONG = "what it does takes more than one line of eighty columns, since it costs and gives much"


def moves(*texts: str) -> list[Move]:
    free = ("trade", "use")
    return [
        Move(i, i, text, text.split()[0], FREE if text.startswith(free) else ORDINARY, ())
        for i, text in enumerate(texts)
    ]


def menu(*texts: str, about: str = "short") -> Menu:
    offered = moves(*texts)
    return menu_of(offered, [about] * len(offered), lambda move: None)


def numbers(found: Menu) -> dict[str, str]:
    return {offer.number: offer.move.text for offer in found.offers}


BUILD = [f"build a{i}" for i in range(9)]
PLAY = [f"play c{i}" for i in range(6)]


def test_a_short_list_is_not_folded() -> None:
    found = menu(*BUILD, "end")
    assert found.groups == []
    assert numbers(found)["10"] == "end"


def test_a_long_list_is_folded_by_verb() -> None:
    found = menu(*PLAY, "switch", *BUILD, "end")
    assert [(group.number, group.name) for group in found.groups] == [("8", "build")]
    assert numbers(menu(*PLAY, "switch", *BUILD, "end", about=LONG)) == {
        **{f"1.{i + 1}": text for i, text in enumerate(PLAY)},
        "2": "switch",
        **{f"3.{i + 1}": text for i, text in enumerate(BUILD)},
        "4": "end",
    }


def test_few_moves_with_long_texts_are_folded_too() -> None:
    assert [group.name for group in menu(*PLAY, "end", about=LONG).groups] == ["play"]


def test_free_actions_share_a_line() -> None:
    found = menu("gain gear", "gain book", "trade gear", "use crane")
    assert [entry.number for entry in found.entries] == ["1", "2", "3"]
    assert numbers(found)["3.2"] == "use crane"


def test_the_answers_to_one_question_are_not_folded_away() -> None:
    assert menu(*BUILD, *(f"build b{i}" for i in range(9)), about=LONG).groups == []


def test_a_move_keeps_its_number() -> None:
    found = menu(*PLAY, *BUILD, "end", about=LONG)
    for number, text in numbers(found).items():
        entry = found.numbered(number)
        assert not isinstance(entry, Group)
        assert entry is not None
        assert entry.move.text == text
        assert found.number_of(entry.move) == number
    assert found.numbered("9.9") is None


@pytest.mark.parametrize("game", NAMES)
def test_every_list_is_short_and_has_every_move(game: str) -> None:
    match = rekindle.new(game, 3, 4, {"trading": "off"} if game == "euphoria" else {})
    chance = Random(4)
    for _ in range(250):
        if match.over:
            break
        session, decision = Screen(match, 80).session, match.decision
        found = session.menu(decision)
        assert {offer.move for offer in found.offers} == set(decision.moves)
        assert len(found.entries) <= 2 * MOST_LINES
        match.play(chance.choice(decision.moves), decision.seat)


def test_too_many_things_are_grouped_by_their_kinds() -> None:
    match = euphoria.position(
        players=[
            {"workers": [4], "morale": 3, "artifacts": ["bear"] * 3, "energy": 3, "gold": 1},
            {},
        ]
    )
    found = Screen(match, 80).session.menu(match.decision)
    assert {"areas", "sites"} <= {group.name for group in found.groups}
    german = Screen(match, 80, "de").session.menu(match.decision)
    assert {"gebiete", "baustellen"} <= {group.name for group in german.groups}


# At the terminal


@pytest.fixture
def rich() -> Screen:
    """A player of Revive who could do almost anything."""
    return Screen(position(players=[{"goods": "3 crystals 6 gears 6 books 6 food"}]), 80)


def typed(screen: Screen, text: str) -> str:
    """What is printed after this line of input."""
    before = len(screen.file.getvalue())
    session = screen.session
    loop.handle_input(session, session.local.match.decision, text)
    return CODES.sub("", screen.file.getvalue()[before:])


@pytest.mark.parametrize("name", ["number", "build", "BUILD"])
def test_a_group_opens_by_its_number_or_name(rich: Screen, name: str) -> None:
    match = rich.session.local.match
    group = next(g for g in rich.session.menu(match.decision).groups if g.name == "build")
    told = typed(rich, group.number if name == "number" else name)
    for offer in group.offers:
        assert f"{offer.number}  {offer.move.text} " in told
    assert "3 gears" in told
    assert match.history == []


@pytest.mark.parametrize("text", ["move", "Move"])
def test_a_move_in_full_is_no_abbreviation_of_a_command(text: str) -> None:
    match = recall.position(players=[{"followers": {"h6": 1}}, {}])
    for before in ("play blank", "slot d"):
        match.play(before)
    assert "moves" in COMMANDS
    typed(Screen(match, 80), text)
    assert match.history[-1].move.text == "move"


def test_a_move_in_a_group_is_played_by_its_number_or_its_words(rich: Screen) -> None:
    match = rich.session.local.match
    group = next(g for g in rich.session.menu(match.decision).groups if g.name == "build")
    first, second = (group.offers[i] for i in (0, 1))
    typed(rich, first.number)
    assert match.history[-1].move == first.move
    rich.session.undo()
    typed(rich, second.move.text)
    assert match.history[-1].move == second.move


def test_all_groups_can_be_listed_at_once(rich: Screen) -> None:
    decision = rich.session.local.match.decision
    told = typed(rich, "moves all")
    assert all(move.text in told for move in decision.moves)


def test_where_a_module_goes_says_what_happens_there() -> None:
    """Some spaces activate a new module at once, others are taken (revive.modules.1 and 2)."""
    match = position(
        players=[{"active": ["tinker"], "modules": {"top-right-1": "gray-gear"}}, {}],
        modules=["gray-gears", "green-book"],
    )
    for move in ("play tinker", "slot bottom-left", "module gray-gears"):
        match.play(move)
    screen = Screen(match, 80)
    screen.session.show_decision(match.decision)
    told = CODES.sub("", screen.file.getvalue())
    assert len(match.decision.moves) > 9
    assert "at top-right-1 " in told
    assert "in place of the gray" in " ".join(told.split())
    assert "at top-left-1 Gain 2 gears" in " ".join(told.split())
