"""What a round looks like at 80 by 24: news first, then changes, a status, and the question."""

from __future__ import annotations

import io
import re
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import rekindle
from rekindle import bots
from rekindle.cli import storage
from rekindle.cli.output.console import Output
from rekindle.cli.output.errors import UserError
from rekindle.cli.output.messages import Translator
from rekindle.cli.play import loop
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.reader import Reader
from rekindle.cli.play.seats import Seat, create_bots
from rekindle.games import NAMES, euphoria, recall
from rekindle.games.revive import position
from rekindle.kernel.roles import LEAVE
from tests.cli.screen import CODES, Screen

SCREEN = 24
MOST = 70
"""Lines of the longest round: what several others did may be long, and so may be many outcomes."""


class Typist(Reader):
    """Plays the seat of a person with a bot, and measures what is printed before each answer."""

    def __init__(self, local: LocalMatch, file: io.StringIO) -> None:
        self.local, self.file = local, file
        self.bot = bots.find("easy", 3)
        self.printed: list[str] = []
        self.at = 0

    def line(self, *args: object, **kwargs: object) -> str:
        text = self.file.getvalue()
        self.printed.append(CODES.sub("", text[self.at :]))
        self.at = len(text)
        if len(self.printed) > 60:
            raise EOFError
        return self.bot.choose(bots.seat_of(self.local.match, 0)).text


@cache
def rounds(game: str, plain: bool, language: str) -> list[str]:
    """What is printed before each of a person's decisions, against easy bots."""
    file = io.StringIO()
    console = Console(
        file=file, width=80, height=SCREEN, force_terminal=not plain, legacy_windows=False
    )
    options = {"trading": "off"} if game == "euphoria" else {}
    match = rekindle.new(game, 3, 5, options)
    match.language = language
    people = [Seat("Anna"), Seat("Bruno", "easy"), Seat("Clara", "easy")]
    info = storage.save_info(people, language, None)
    local = LocalMatch(match, people, create_bots(people, 5), info)
    typist = Typist(local, file)
    loop.play(local, Output(console, Translator(language), plain), typist)
    return [without_spinners(text) for text in typist.printed]


def without_spinners(text: str) -> str:
    """What stays on the screen: the lines of a spinner are erased."""
    lines = text.splitlines()
    kept = [line for line in lines if not line.endswith(("is thinking", "überlegt"))]
    return "\n".join(kept).strip("\n")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("game", NAMES)
def test_a_round_is_about_a_screenful(game: str, plain: bool, language: str) -> None:
    """Before, the median round of Euphoria had 91 lines, and the opening of Revive 145."""
    heights = [text.count("\n") + 1 for text in rounds(game, plain, language)]
    assert heights[0] <= 30
    assert sorted(heights)[len(heights) * 3 // 4] <= SCREEN + 6
    assert max(heights) <= MOST


@pytest.mark.parametrize("game", NAMES)
def test_what_others_did_comes_first_and_then_what_has_changed(game: str) -> None:
    later = [text for text in rounds(game, True, "en")[1:] if "\n- Bruno " in f"\n{text}"]
    assert later
    for text in later:
        news, _, rest = text.partition("\nAnna: ")
        assert "\n- Bruno " in f"\n{news}"
        assert "- Bruno" not in rest
        assert "Your turn" not in news


def test_the_board_is_told_where_it_has_changed() -> None:
    told = "\n".join(rounds("euphoria", False, "en")[2:5])
    assert "Generator A" in told or "Aquifer A" in told or "Farm A" in told
    assert "Incinerator" not in told


def test_the_picture_is_drawn_where_there_is_room_for_it() -> None:
    match = rekindle.new("revive", 2, 5)
    for height, drawn in ((SCREEN, False), (80, True)):
        screen = Screen(match, 100)
        screen.session.out.console.height = height
        screen.session.draw_round(match.decision)
        assert ("┌──" in screen.file.getvalue()) is drawn


def test_a_hand_is_shown_once() -> None:
    match = rekindle.new("revive", 2, 5)
    screen = Screen(match, 80)
    screen.session.draw_round(match.decision)
    assert "Tribe ability" in screen.file.getvalue()
    before = len(screen.file.getvalue())
    screen.session.draw_round(match.decision)
    assert "Tribe ability" not in screen.file.getvalue()[before:]


def test_what_is_told_in_one_sentence_is_shown_too() -> None:
    match = recall.position(players=[{"tribe": "bishop", "gadgets": ["catalyst"]}, {}])
    screen = Screen(match, 80, boxes=False)
    screen.session.draw_round(match.decision)
    told = screen.file.getvalue()
    assert "BISHOP. Active: develop." in told
    assert "catalyst. Active: upgrade a crystal." in told


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("boxes", [True, False])
def test_the_whole_board_is_drawn(game: str, boxes: bool) -> None:
    match = rekindle.new(game, 2, 5)
    screen = Screen(match, 100, boxes=boxes)
    loop.handle_input(screen.session, match.decision, "board")
    told = screen.file.getvalue()
    assert ("╭─" in told) is boxes
    assert all(part in told for part in screen.session.parts_of_board(0)[:-1])


def test_the_end_of_a_draft_changes_nothing_else_on_the_board() -> None:
    match = rekindle.new("recall", 2, 5)
    screen = Screen(match, 80, boxes=False)
    screen.session.draw_round(match.decision)
    before = len(screen.file.getvalue())
    while match.decision.asks.id != "prompt-turn":
        match.play(match.decision.moves[0])
    screen.session.draw_round(match.decision)
    assert "Tracks:" not in screen.file.getvalue()[before:]


def test_a_chosen_path_is_told_by_its_name_and_who_has_chosen_it() -> None:
    match = recall.position(round=5)
    screen = Screen(match, 80, boxes=False)
    screen.session.draw_round(match.decision)
    before = len(screen.file.getvalue())
    path = match.decision.moves[0].text.removeprefix("path ")
    match.play(match.decision.moves[0])
    screen.session.draw_round(match.decision)
    assert f"Paths: 1 {path} (Anna)" in screen.file.getvalue()[before:]


def test_crystals_are_counted_in_good_german() -> None:
    match = recall.position(players=[{"crystals": "2 white 1 red 1 purple"}, {}])
    screen = Screen(match, 80, "de", boxes=False)
    screen.session.draw_purse(0)
    assert "Kristalle 2 weiße, 1 roter, 1 lila" in screen.file.getvalue()


def test_a_new_round_of_recall_is_told_in_one_line() -> None:
    match = rekindle.new("recall", 2, 5, {"tribes": "deal"})
    screen = Screen(match, 80, boxes=False)
    screen.session.draw_round(match.decision)
    before = len(screen.file.getvalue())
    for move in ("recall", "skip", "end") * 2:
        if move in [one.text for one in match.decision.moves]:
            match.play(move)
    screen.session.draw_round(match.decision)
    told = screen.file.getvalue()[before:]
    assert "round 2 of 17\n" in told
    assert told.count("round") == 1


def test_the_first_crate_that_is_discarded_is_told_by_name() -> None:
    match = recall.position(players=[{"crates": ["ore-sack"]}, {}])
    screen = Screen(match, 80, boxes=False)
    screen.session.draw_round(match.decision)
    before = len(screen.file.getvalue())
    match.play("open ore-sack")
    screen.session.draw_round(match.decision)
    assert "Crates discarded ore-sack" in screen.file.getvalue()[before:]


def board_of(player: dict[str, Any], seat: int = 0) -> str:
    """What `board Anna` tells in sentences, or that of another seat of the same position."""
    match = recall.position(players=[player, {}])
    screen = Screen(match, 80, boxes=False)
    name = screen.session.local.names[seat]
    loop.handle_input(screen.session, match.decision, f"board {name}")
    return " ".join(screen.file.getvalue().split())


def test_a_board_tells_what_can_be_built_next_and_what_it_brings() -> None:
    told = board_of({"buildings": ["h6", "h5"], "relicubes": {"black": 1, "white": 5}})
    assert "Next workshops. field 2 white crystals; forest 1 red crystal;" in told
    assert "Next monument. 2 white crystals" in told
    assert "Vaults left. garrison gain 3 followers here; library" in told
    assert "black 2 followers: advance 2 steps on the black track" in told
    assert "white 3 followers" not in told, "that row is full"


def test_a_board_tells_what_production_gives() -> None:
    told = board_of({"buildings": ["g5"]})
    assert "Production. gain 2 followers; gain 2 white crystals; gain 1 red crystal" in told
    assert "gain 1 purple crystal" in told


def test_a_board_tells_each_ability_and_objective_by_itself() -> None:
    told = board_of({"tribe": "bishop", "gadgets": ["gpr"], "objectives": ["pioneers"]})
    assert "Abilities. bishop for 1 stone; gpr for 1 stone" in told
    assert "bishop. Active: develop." in told
    assert "Objective pioneers. 15 points at the end for buildings on 6 regions." in told
    assert ".;" not in told


def test_the_board_of_another_player_tells_no_objective() -> None:
    told = board_of({"objectives": ["pioneers"]}, seat=1)
    assert "2 in hand" in told
    assert "15 points" not in told


def test_a_track_is_told_step_by_step() -> None:
    match = recall.position(ancients={"gray": ["dorian", "portal"]})
    screen = Screen(match, 80, boxes=False)
    loop.handle_input(screen.session, match.decision, "board tracks")
    told = " ".join(screen.file.getvalue().split())
    assert re.search(r"3 portal; 4 gain [^;]+; 5 dorian; 8 ", told)
    assert "Points of a track. 1 from step 2, 3 from step 4" in told


def test_no_sign_of_a_legend_is_parted_from_its_meaning() -> None:
    screen = Screen(rekindle.new("recall", 2, 5), 100)
    loop.handle_input(screen.session, screen.session.local.match.decision, "board map")
    lines = CODES.sub("", screen.file.getvalue()).splitlines()
    legend = [line.rstrip() for line in lines if line.lstrip()[:1] in ("=", "*", "?")]
    assert any("*\u00a0relicube" in line for line in legend)
    assert not any(line.endswith("*") for line in legend)


def test_parts_of_the_board_have_names() -> None:
    match = rekindle.new("revive", 2, 5)
    screen = Screen(match, 80, boxes=False)
    loop.handle_input(screen.session, match.decision, "board map")
    assert "Tile c7" in screen.file.getvalue()
    assert "Citizens" not in screen.file.getvalue()
    loop.handle_input(screen.session, match.decision, "board citizens")
    assert "Citizens" in screen.file.getvalue()
    with pytest.raises(UserError, match="no part 'qqq'; choose one of: Citizens"):
        loop.handle_input(screen.session, match.decision, "board qqq")


# Endings


def solo(cube: int) -> Screen:
    return Screen(position(seats=1, players=[{"cube": cube, "goods": "6 gears 6 food"}]), 80)


def test_ending_a_game_alone_asks_first() -> None:
    """With the cube past the top `end` ends the game (revive.solo.4)."""
    screen = solo(cube=21)
    match = screen.session.local.match
    loop.handle_input(screen.session, match.decision, "end")
    assert "This ends the game. Type end again" in screen.file.getvalue()
    assert not match.over
    loop.handle_input(screen.session, match.decision, "end")
    assert match.over


def test_paying_for_nothing_asks_first() -> None:
    """No star on a full territory, no advance at the end of the track (euphoria.market.2)."""
    match = euphoria.position(
        players=[{"workers": [3], "water": 4, "clay": 1}, {"territories": {"subterran": 2}}],
        markets={"upper-subterran": {"tile": "plaza", "stars": [0, 1]}},
        allegiance={"subterran": 11},
    )
    screen = Screen(match, 80)
    loop.handle_input(screen.session, match.decision, "place 3 upper-subterran-market")
    assert "This costs something and brings nothing." in screen.file.getvalue()
    assert not match.history
    loop.handle_input(screen.session, match.decision, "place 3 upper-subterran-market")
    assert match.history


def test_ending_a_turn_alone_does_not_ask() -> None:
    screen = solo(cube=3)
    match = screen.session.local.match
    match.play("switch")
    while "end" not in [move.text for move in match.decision.moves]:
        match.play(match.decision.moves[0])
    if match.decision.moves[0].role == LEAVE:
        loop.handle_input(screen.session, match.decision, "end")
        assert "This ends the game" not in screen.file.getvalue()
    assert not match.over


def test_a_forced_hibernation_is_announced_before_its_questions() -> None:
    """Who can do nothing else hibernates (revive.turn.2)."""
    match = position(
        players=[{"active": [], "goods": "", "switch": "used", "energy": 0}, {}], turn=1
    )
    screen = Screen(match, 80, boxes=False)
    local = screen.session.local
    while match.decision.seat == 1:
        leave = [move for move in match.decision.moves if move.text in ("end", "hibernate")]
        match.play((leave or list(match.decision.moves))[0])
    told = local.news(0)
    assert any("Anna hibernates" in text for text in told)
    assert match.decision.asks.id != "prompt-turn"
