"""What a terminal shows of Revive: a map that is true, boards, and words for everything."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

import rekindle
from rekindle.cli.play.game_screen import screen_phrases
from rekindle.cli.play.names import topics_of
from rekindle.cli.play.result import ending_text
from rekindle.cli.play.seats import initials
from rekindle.games.revive.engine.constants import RANKS
from rekindle.games.revive.engine.scoring import LINES
from rekindle.games.revive.presentation.position.build import position
from rekindle.games.revive.presentation.terminal import map as screen_map
from rekindle.games.revive.presentation.terminal import screen
from rekindle.games.revive.presentation.terminal.map_words import moved
from rekindle.games.revive.presentation.terminal.shown import Shown
from rekindle.games.revive.presentation.terminal.sides import sides
from rekindle.games.revive.presentation.terminal.topics import topics
from rekindle.games.revive.presentation.words import artifact_card_name, revive
from rekindle.kernel.bricks import OFFERED
from rekindle.kernel.messages import game_word
from tests.cli import terminal
from tests.cli.screen import CODES, NAMES, Screen
from tests.games.revive.helpers import view_of

LOCALE = files("rekindle.games.revive").joinpath("locale")
MISSING_TEXT = re.compile(
    terminal.MISSING_TEXT.pattern + r"|\b(?:effect|category|power|technology|reward|per)-[a-z-]+"
)
EVERYTHING = {"vast-crystals": "on", "sides": "either", "vukuntur": "on", "formica": "on"}


def shown(
    match: rekindle.Match, seat: int | None = 0, language: str = "en", plain: bool = False
) -> Shown:
    seats = NAMES[: match.seats]
    return Shown(
        view_of(match, seat),
        match.setting,
        screen_phrases(match.game, language),
        [one.name for one in seats],
        initials(seats),
        plain,
    )


def drawn(match: rekindle.Match, width: int = 100, plain: bool = False) -> str:
    """The map as it is read without colours."""
    lines = screen_map.picture(shown(match, plain=plain), width)
    text = "\n".join("".join(text for text, _ in line) for line in lines)
    return text.replace("\u00a0", " ")  # which keep an entry of the legend together


def walked(seats: int, steps: int, options: dict[str, str] | None = None) -> rekindle.Match:
    """A game after so many decisions at random, or at its end."""
    match = rekindle.new("revive", seats, 7, options)
    chance = Random(seats)
    for _ in range(steps):
        if match.over:
            break
        match.play(chance.choice(match.decision.moves), match.decision.seat)
    return match


# The map


@pytest.fixture
def settled() -> rekindle.Match:
    """Pieces of both players, and a falcon."""
    return position(
        players=[{"tribe": "vukuntur-moon"}, {"tribe": "hofstadterians-moon"}],
        tiles={"c7": "start-1", "e5": "start-2"},
        corners={"north-west": "orchard", "south-east": "power-plant"},
        buildings={"c7": ("small", 0), "e5": ("large", 1)},
        figures={"d7": [0, 1], "north-west": [1]},
        tokens={"f5": "temple"},
        falcon="c8",
    )


def hexes(picture: str) -> dict[str, tuple[str, str]]:
    """What a drawn map shows of each named hex: the line of its name, and the one below."""
    found = {}
    lines = picture.splitlines()
    for line, below in pairwise(lines):
        for name in re.finditer(r"([a-j]\d\d?)\s*([.^&=~#@]+)", line):
            end = name.end()
            found[name[1]] = (name[2][0], below[name.start() : end].strip())
    return found


@pytest.mark.parametrize("width", [100, 80])
def test_every_explored_hex_has_its_sign(width: int) -> None:
    match = walked(4, 700, EVERYTHING)
    told = hexes(drawn(match, width))
    spaces = view_of(match, 0).spaces
    explored = {
        name: there.kind
        for name, there in spaces.items()
        if there.kind not in ("unexplored", "large-location", "chasm")
    }
    assert len(explored) > 30
    assert {name: told[name][0] for name in explored} == {
        name: screen_map.SIGNS[kind] for name, kind in explored.items()
    }
    assert told["f7"][0] == "@"


@pytest.mark.parametrize("width", [100, 80])
def test_pieces_stand_below_the_name_of_their_hex(settled: rekindle.Match, width: int) -> None:
    told = hexes(drawn(settled, width))
    assert told["c7"] == (".", "(A)")
    assert told["e5"] == (".", "[M]")
    assert told["d7"] == ("#", "AM")
    assert told["f5"] == ("~", "+")
    assert told["c8"] == ("^", ">")


def test_the_signs_of_tribe_tiles_are_explained_where_there_are_any(
    settled: rekindle.Match,
) -> None:
    assert "+ temple" in drawn(settled)
    assert "+ temple" not in drawn(rekindle.new("revive", 2, 7))


@pytest.mark.parametrize("width", [100, 80])
def test_face_down_tiles_tell_their_name_their_cost_and_what_they_hide(width: int) -> None:
    match = position(backs={"a1": "harbour", "a3": "dunes"})
    backs = {back.id: back for back in match.setting.extra.pack.components("back")}
    (food, gear), (sand,) = str(backs["harbour"].cost).split(", "), [str(backs["dunes"].cost)]
    points = [backs[name].points for name in ("harbour", "dunes")]
    lines = drawn(match, width).splitlines()
    assert re.search(rf"│a1 +\+{points[0]} │a3 +\+{points[1]} │", lines[2])
    assert re.search(rf"│ {food} +│ {sand} +│", lines[3])
    assert re.search(rf"│ {gear} +│ +│", lines[5])
    assert re.search(r"│ # ~ +│ +│", lines[6])


def test_walls_stand_around_tiles_and_nowhere_else() -> None:
    lines = drawn(rekindle.new("revive", 2, 9)).splitlines()
    assert re.sub(r"\+\d", "+n", lines[8]) == (
        "c    │c1        +n │c3        +n │c5        +n │c7  .. c8  ^^│c9        +n │c11       +n │"
    )
    west, east = "┌──┘          " * 3, "└───┐         " * 3
    assert lines[16] == f"  {west}┌──┴───┐         {east}".rstrip()


@pytest.mark.parametrize(("vast", "n"), [("off", 12), ("on", 12 + 2 * 4)])
def test_crystals_stand_at_the_edge(vast: str, n: int) -> None:
    match = rekindle.new("revive", 2, 7, {"vast-crystals": vast})
    for width in (100, 80):
        picture = drawn(match, width).split(". sand")[0]
        assert picture.count("*") == n


def test_corners_have_their_names_and_their_figures(settled: rekindle.Match) -> None:
    lines = drawn(settled).splitlines()
    assert lines[0].startswith("  NW Orchard")
    assert lines[5].startswith("b  NW")
    assert lines[6].startswith("   M ")
    assert "SE Power Plant" in lines[32]


def test_hexes_that_moves_speak_of_stand_out() -> None:
    match = position(players=[{"goods": "6 gears 6 food"}])
    offered = {move.text.split()[-1] for move in match.decision.moves}
    marked = {
        text
        for line in screen_map.picture(shown(match), 100)
        for text, style in line
        if style == OFFERED
    }
    assert {"e5", "c5"} & offered
    assert marked == {name for name in offered if re.fullmatch(r"[a-j]\d+", name)}


def test_a_narrow_screen_gets_a_narrow_map_then_a_list() -> None:
    match = walked(3, 300)
    for width, least in ((100, 90), (93, 60), (80, 60), (68, 60)):
        picture = drawn(match, width).split("\n. sand")[0]
        assert least <= max(map(cell_len, picture.splitlines())) <= width
    assert "│" not in drawn(match, 67)


def test_in_words_every_space_is_told(settled: rekindle.Match) -> None:
    told = drawn(settled, plain=True)
    assert "c7 sand (small building of Anna)" in told
    assert "d7 location (figures of Anna, Maximilian Meier)" in told
    assert "f5 water (temple; reward take 1 module)" in told
    assert "c8 mountain (falcon)" in told
    assert "The chasm is f7." in told
    assert re.search(r"Face down, .+ 1 gear for \d points, with location and water: ", told)
    for place in view_of(settled, 0).places:
        assert re.search(rf"\b{place.place}\b", told)


# Everything else, wherever it is shown


def everything(match: rekindle.Match, width: int, language: str, boxes: bool) -> str:
    """All that a terminal of this width shows of a table, without its colours."""
    return CODES.sub("", Screen(match, width, language, boxes).everything())


MOMENTS = [
    (2, 0, {}),
    (2, 5000, {}),
    (4, 400, EVERYTHING),
    (3, 2, {"tribes": "choose", "artifact-cards": "two"}),
    (1, 60, {}),
    (1, 5000, {"artifact-cards": "open"}),
]


@pytest.fixture(scope="module")
def moments() -> list[rekindle.Match]:
    return [walked(*moment) for moment in MOMENTS]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "boxes"), [(100, True), (80, True), (60, True), (80, False)])
def test_no_line_is_too_wide_and_no_word_is_missing(
    moments: list[rekindle.Match], width: int, boxes: bool, language: str
) -> None:
    for match in moments:
        told = everything(match, width, language, boxes)
        widest = max(told.splitlines(), key=cell_len)
        assert cell_len(widest) <= width, widest
        assert MISSING_TEXT.findall(told) == []


def test_a_pipe_gets_no_control_codes_and_no_boxes(moments: list[rekindle.Match]) -> None:
    told = everything(moments[1], 100, "en", boxes=False)
    assert all(letter.isprintable() or letter == "\n" for letter in told)
    assert not set(told) & set("│─╭╮╰╯┌┐└┘├┤")


def block(d: Shown, title: str) -> dict[str, str]:
    """The rows of the block whose title begins like this."""
    blocks = screen.board(d)[0] + sides(d)
    [rows] = [rows for name, _, rows in blocks if name.startswith(title)]
    return {row[0]: row[-1] for row in rows}


def test_a_board_shows_what_lies_on_it() -> None:
    match = position(
        players=[
            {
                "tribe": "nadair-sun",
                "goods": "2 crystals 3 gears",
                "active": ["farmer", "scout"],
                "slots": {"top-left": ["miner"]},
                "modules": {"top-left-1": "gray-gear"},
                "technologies": ["root"],
                "tracks": {"gray": 6},
                "artifacts": {"purple": 1},
                "closed": ["field-kit"],
            },
            {"tribe": "kuniban-sun"},
        ],
    )
    rows = block(shown(match), "A Anna: Nàdair (sun)")
    assert rows["Resources"].startswith("2/3 crystals, 3/6 gears, 0/6 books, 0/6 food, ")
    assert rows["Top left"].startswith("miner (top); modules 1/3: ")
    assert rows["Active"] == "farmer, scout"
    assert rows["Gray track"].startswith("6/15; ")
    assert rows["Technologies"].startswith("Forest Lore: with each use of the tribe ability, ")
    assert "left Green Paths (2): the way through forest" in rows["Technologies"]
    assert rows["Ability"] == "gain 2 books (5 times left)"
    assert rows["Crates"] == "1 closed"
    assert rows["Artifacts"] == "1 purple"
    theirs = block(shown(match), "M Maximilian Meier: Kuniban (sun)")
    assert "Crates" not in theirs
    assert theirs["Technologies"] == "root Welcome Gifts (2)"


def test_ones_own_board_stands_last_and_nobody_sees_anothers_hand() -> None:
    match = walked(3, 200)
    for seat, initial in enumerate("AMC"):
        titles = [title for title, _, _ in sides(shown(match, seat))]
        assert titles[-1].startswith(f"{initial} ")
    assert screen.hand(shown(match, None)) == []
    assert screen.purse(shown(match, None)) == ""


def test_a_hand_tells_what_is_secret() -> None:
    match = position(
        players=[{"closed": ["field-kit"], "artifact_card": "hermit", "active": ["farmer"]}]
    )
    rows = dict(screen.hand(shown(match)))
    assert "1 gear" in rows["Crate field-kit"]
    assert rows["Artifact card Hermit"].startswith("Purple: crates, 1 point each.")
    assert "2 food" in rows["farmer"]


def test_the_cube_is_shown_to_whoever_plays_alone() -> None:
    assert "cube on 1" in block(shown(rekindle.new("revive", 1, 5)), "A Anna")["Progress"]
    assert "cube" not in block(shown(rekindle.new("revive", 2, 5)), "A Anna")["Progress"]


# Points, prices and what has changed


def test_points_of_all_players_are_counted_alike() -> None:
    """Nobody's secret artifact card counts before the end (revive.scoring.7)."""
    alike = {"artifact_card": "hermit", "closed": ["field-kit"], "points": 3}
    match = position(players=[alike, {**alike, "artifact_card": "captain", "closed": ["tool-box"]}])
    rows = screen.players(shown(match))[1]
    assert rows[0][0] == rows[1][0] == "3"
    assert "(worth 1 now)" in block(shown(match), "A Anna")["Artifact card"]
    assert "Artifact card" not in block(shown(match), "M Max")


def test_the_price_of_a_tile_has_the_discount_that_applies() -> None:
    """A technology of Jox49i makes exploring 1 food cheaper (revive.jox.2)."""
    backs, tribe = {"e9": "heath"}, {"tribe": "jox49i-sun"}
    plain = position(players=[tribe, {}], backs=backs)
    cheap = position(players=[{**tribe, "technologies": ["root"]}, {}], backs=backs)
    assert "Face down, 3 food" in told_of(plain, "e9")
    assert "Face down, 2 food" in told_of(cheap, "e9")


def told_of(match: rekindle.Match, name: str) -> str:
    return next(topic.text for topic in topics(shown(match)) if name in topic.names)


def test_what_is_built_and_turned_face_up_is_told_in_words() -> None:
    before = position(backs={"e9": "heath"})
    tile = next(t.id for t in before.setting.extra.pack.components("tile") if t.back == "heath")
    after = position(tiles={"e9": tile}, buildings={"c7": ("small", 1)})
    told = moved(shown(before), shown(after))
    assert any(text.startswith("Tile e9: e9 ") for text in told)
    assert any("small building of Maximilian Meier" in text for text in told)
    assert moved(shown(after), shown(after)) == []


def test_the_end_names_the_artifact_cards_and_how_often_they_count() -> None:
    """Each artifact scores the row of its colour once more (revive.scoring.7)."""
    match = walked(2, 5000)
    told = screen.ending(shown(match, None))
    for p, text in zip(view_of(match, None).players, told, strict=True):
        assert f"with the artifact card {str(p.artifact_card).capitalize()}: " in text
        assert f"purple × {1 + p.artifacts['purple']} (“" in text
        assert f"{p.score['artifacts']} point" in text


def test_the_end_names_artifact_cards_in_the_language_of_the_table() -> None:
    match = walked(2, 5000)
    told = screen.ending(shown(match, None, "de"))
    ids = [str(p.artifact_card) for p in view_of(match, None).players]
    german = revive("de")
    for id, text in zip(ids, told, strict=True):
        assert f"für die Artefaktkarte {german.text(artifact_card_name(id))}: " in text


# Names


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_moves_name_can_be_looked_up(language: str) -> None:
    match = rekindle.new("revive", 2, 5)
    catalogue = match.game.catalogue(match.setting, language)
    known = topics_of(catalogue, topics(shown(match, language=language)))
    names = {name for topic in known for name in topic.names}
    words = match.setting.extra.names
    for every in (words.cards, words.modules, words.machines, words.crates, words.boards):
        assert set(every) <= names
    assert {"orchard", "dunes", "start-1", "hermit", "e9", "north-west", "kuniban"} <= names
    assert all(MISSING_TEXT.search(topic.text) is None for topic in known)
    assert ("Maurerin" if language == "de" else "Mason") in names


def test_a_space_tells_what_is_on_it_and_next_to_it(settled: rekindle.Match) -> None:
    assert told_of(settled, "c7").startswith("c7 sand (small building of Anna). Next to it: ")
    assert "c8 mountain (falcon)" in told_of(settled, "c7")
    assert "There: Maximilian Meier." in told_of(settled, "north-west")


# Names


def messages(language: str) -> dict[str, set[str]]:
    """The ids of the messages of this screen, each with its variables."""
    found: dict[str, set[str]] = {}
    id = ""
    for line in LOCALE.joinpath(f"{language}-screen.ftl").read_text(encoding="utf-8").splitlines():
        name, equals, _ = line.partition(" = ")
        if equals and not line.startswith((" ", "#")):
            assert name not in found, f"{name} is there twice"
            id = name
            found[id] = set()
        if id:
            found[id] |= set(re.findall(r"\$(\w+)", line))
    return found


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    english, german = messages("en"), messages("de")
    assert english == german
    assert list(english) == list(german)


@pytest.mark.parametrize("language", ["en", "de"])
def test_results_have_words_of_their_own(language: str) -> None:
    phrases = rekindle.new("revive", 1, 5).game.phrases(language)
    for reason in (*RANKS, "last artifact"):
        assert ending_text(phrases, reason) != reason
    for line in LINES:
        assert phrases.has(f"score-{line}")
        assert game_word(phrases, "score", line)[0].isupper()


def test_the_result_of_a_game_alone_names_its_rank(moments: list[rekindle.Match]) -> None:
    match = moments[-1]
    result: Any = match.result
    told = everything(match, 100, "en", boxes=False)
    rank = ending_text(match.game.phrases("en"), result.reason)
    assert f"The game is over: Anna has {result.totals[0]} points.\n{rank.capitalize()}\n" in told


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_result_names_every_source_of_points(
    moments: list[rekindle.Match], language: str
) -> None:
    match = moments[1]
    result: Any = match.result
    told = everything(match, 80, language, boxes=True).split("\n\n")[-1]
    phrases = match.game.phrases(language)
    for name, points in result.lines[0].items():
        word = game_word(phrases, "score", name)
        row = next(line for line in told.splitlines() if line.startswith(f"  {word}"))
        assert str(points) in row.split()
