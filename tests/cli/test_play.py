"""Playing through a pipe: every command, from the first decision to the result."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

import rekindle
from rekindle.cli import storage
from rekindle.cli.play.setup import engine
from rekindle.games import NAMES
from tests.cli.terminal import MISSING_TEXT, SOLO, Terminal, dice
from tests.rated import rate_euphoria

RECRUITS = ("1", "1")
"""Answers to the two questions at the beginning of every game."""


def the_record() -> rekindle.Match:
    (path,) = storage.unfinished()
    return rekindle.load(storage.read_record(path))


def after(text: str, typed: str) -> str:
    """The output after this line of input."""
    return text.split(f"> {typed}\n", 1)[1].split("\n> ", 1)[0]


# Moves


@pytest.mark.parametrize("typed", ["1", "keep josh", "KEEP  Josh", "k josh", "josh"])
def test_a_move_is_a_number_or_words(terminal: Terminal, typed: str) -> None:
    move = rekindle.new("euphoria", 2, 5).decision.moves[0].text
    name = move.split()[1]
    ran = terminal.solo(typed.replace("josh", name).replace("Josh", name.title()))
    assert ran.status == 0
    assert the_record().history[-1].move.text == move


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Type a number"),
        ("99", "number from 1 to 4"),
        ("0", "number from 1 to 4"),
        ("keep", "is ambiguous: keep "),
        ("h", "is ambiguous: "),
        ("quti", "Did you mean 'quit'?"),
        ("\x07\x1b[2J", "not a move"),
        ("place 3 farm", "is not possible"),
        ("x" * 400, "not a move"),
        ("²", "not a move"),
        ("٣٣", "number from 1 to 4"),
    ],
)
def test_invalid_input_changes_nothing(terminal: Terminal, typed: str, told: str) -> None:
    ran = terminal.solo(typed)
    assert told in after(ran.out, ran.out.split("\n> ", 1)[1].split("\n", 1)[0])
    assert all(letter.isprintable() or letter == "\n" for letter in ran.out)
    seats = {played.seat for played in the_record().history}
    assert seats <= {1}


def test_a_whole_game_through_a_pipe(terminal: Terminal, home: Path) -> None:
    ran = terminal.run(*SOLO, typed=dice(1))
    assert ran.status == 0, ran.err
    assert " wins." in ran.out
    assert ran.out.index("\n1. ") < ran.out.index("\n2. ")
    assert storage.unfinished() == []
    (record,) = (home / "finished").glob("*.record")
    match = rekindle.load(record.read_text())
    assert match.over
    assert str(record) in ran.out.replace("\n", "")
    assert "\x1b" not in ran.out
    assert MISSING_TEXT.findall(ran.out) == []
    assert max(map(cell_len, ran.lines)) <= 100


# Commands


def test_help_names_every_command(terminal: Terminal) -> None:
    told = after(terminal.solo("help").out, "help")
    for word in ("moves", "board", "hand", "log N", "card NAME", "why MOVE", "undo", "quit"):
        assert word in told


def test_commands_can_be_abbreviated(terminal: Terminal) -> None:
    assert "Allegiance" in after(terminal.solo("boa").out, "boa")


def test_board_players_hand_and_moves_on_request(terminal: Terminal) -> None:
    out = terminal.solo(*RECRUITS, "board", "players", "hand", "moves").out
    assert "Subterra" in after(out, "board")
    assert "Ada: Stars 0; Morale 1" in after(out, "players")
    assert "for your eyes only" in after(out, "hand")
    assert "generator" in after(out, "moves")


def test_undo_names_the_move(terminal: Terminal) -> None:
    out = terminal.solo("1", "undo", "undo").out
    first = rekindle.new("euphoria", 2, 5).decision.moves[0].text
    assert f"Taken back: {first}" in after(out, "undo")
    assert "Ada has decided since" in out
    assert [played.seat for played in the_record().history].count(0) == 0


def test_undo_says_why_it_is_impossible(terminal: Terminal) -> None:
    typed = "undo\n1\n1\nundo\n"
    out = terminal.run("play", "--players", "Anna,Ben", "--seed", "5", typed="\n" + typed).out
    assert "Nothing has been played yet" in out
    # After Ben's last choice dice are rolled, which cannot be undone.
    out = terminal.run("resume", typed="\n1\n1\n\nundo\n").out
    assert "cannot be taken back" in out or "has decided since" in out


def test_why_gives_the_reason_and_its_article(terminal: Terminal) -> None:
    out = terminal.solo(*RECRUITS, "why place 1 ark", "why", "why 1", "why qqq").out
    told = after(out, "why place 1 ark")
    assert "is not possible" in told
    assert "euphoria." in told
    assert "Which move?" in after(out, "why")
    assert "is possible: it is number 1" in after(out, "why 1")
    assert "is not a move" in after(out, "why qqq")


def test_rules_and_cards_are_looked_up(terminal: Terminal) -> None:
    out = terminal.solo("rules", "rules dilemma", "rules qqq", "card spa", "card", "card qq").out
    assert "doubles" in after(out, "rules")
    assert "euphoria.dilemma.1" in after(out, "rules dilemma")
    assert "No article mentions 'qqq'" in after(out, "rules qqq")
    assert "4 water and 1 artifact" in after(out, "card spa")
    assert "Which card?" in after(out, "card")
    assert "Nothing is called 'qq'" in after(out, "card qq")


def test_log(terminal: Terminal) -> None:
    out = terminal.solo(*RECRUITS, "log", "log 1", "log x", "log 0").out
    assert "rolls " in after(out, "log")
    assert after(out, "log 1").count("- ") == 1
    assert "number of lines" in after(out, "log x")
    assert "- " not in after(out, "log 0")


def test_save_shows_the_file_and_writes_copies(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "my.record"
    out = terminal.solo("1", "save", f"save {target}", f"save {tmp_path}", "save /nowhere/x").out
    assert "Saved:" in after(out, "save")
    assert rekindle.load(target.read_text()).checksum() == the_record().checksum()
    assert "is a folder" in after(out, f"save {tmp_path}")
    assert "/nowhere/x: No such file" in after(out, "save /nowhere/x")


@pytest.mark.parametrize("typed", [("quit",), ()])
def test_leaving_says_how_to_resume(terminal: Terminal, typed: tuple[str, ...]) -> None:
    ran = terminal.solo("1", *typed)
    assert ran.status == 0
    assert f"rekindle resume {storage.unfinished()[0].stem}" in ran.out.replace("\n", " ")


def test_a_game_in_another_folder_stays_there(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "mine.record"
    terminal.solo(f"save {target}")
    ran = terminal.run("resume", str(target), typed="1\nquit\n")
    assert f"rekindle resume {target}" in ran.out.replace("\n", " ")
    assert "\n0 keep " in target.read_text()


def test_a_game_of_bots_is_watched(terminal: Terminal, home: Path) -> None:
    ran = terminal.run("play", "--players", "bot:random,bot:random", "--seed", "4")
    assert " wins." in ran.out
    assert len(list((home / "finished").glob("*.record"))) == 1


def test_no_save(terminal: Terminal, home: Path) -> None:
    ran = terminal.run(*SOLO, "--no-save", typed="1\nsave\n")
    assert "not saved" in ran.out
    assert "Goodbye" in ran.out
    assert not home.exists()


# Saving


def test_every_decision_is_saved_before_it_is_shown(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[int] = []
    keep = storage.SaveFile.write

    def noting(save: storage.SaveFile, record: str) -> None:
        keep(save, record)
        kept.append(record.count("\n") - 8)

    monkeypatch.setattr(storage.SaveFile, "write", noting)
    terminal.solo(*RECRUITS, "1")
    assert kept == list(range(len(kept)))
    assert len(the_record().history) == kept[-1]


def test_a_full_disk_does_not_end_the_game(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = storage.SaveFile.write

    def full(save: storage.SaveFile, record: str) -> None:
        if record.count("\n") > 11:
            raise OSError(28, "No space left on device")
        keep(save, record)

    monkeypatch.setattr(storage.SaveFile, "write", full)
    ran = terminal.solo(*RECRUITS, "1")
    assert "could not be saved: No space left on device" in ran.out
    assert "Your turn" in ran.out
    assert ran.status == 0


def test_resume_continues_at_the_same_decision(terminal: Terminal) -> None:
    before = terminal.solo(*RECRUITS, "1", "moves", "quit").out
    checksum = the_record().checksum()
    again = terminal.run("resume", typed="moves\nquit\n").out
    assert after(again, "moves") == after(before, "moves")
    assert the_record().checksum() == checksum
    assert "Ada" in again


def test_resume_shows_the_log_since_the_last_own_decision(terminal: Terminal) -> None:
    before = terminal.solo(*RECRUITS).out
    told = before.rpartition("\n- Ada ")[2].partition("\n")[0]
    assert "places a" in told
    assert told in terminal.run("resume").out


def test_resume_lists_the_last_game_first(terminal: Terminal) -> None:
    assert "no unfinished games" in terminal.run("resume", "--list").out
    terminal.solo("quit")
    terminal.run("play", "--players", "Zoe,Max", typed="quit\n")
    listed = terminal.run("resume", "--list").lines
    assert len(listed) == 2
    assert any("Zoe, Max" in line for line in listed)
    name = next(line for line in listed if "Zoe" in line).split()[0]
    assert "Zoe" in terminal.run("resume", name, typed="quit\n").out


def test_load_does_not_change_the_file(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "start.record"
    terminal.solo(*RECRUITS, f"save {target}")
    text = target.read_text()
    ran = terminal.run("play", "--load", str(target), typed="1\nquit\n")
    assert ran.status == 0
    assert "Ada (random)" in ran.out
    assert target.read_text() == text
    assert len(storage.unfinished()) == 2


def test_load_a_record_without_players(terminal: Terminal, tmp_path: Path) -> None:
    target = tmp_path / "start.record"
    target.write_text(rekindle.new("euphoria", 2, 3).record())
    out = terminal.run("play", "--load", str(target), "--players", "Eva,bot:random").out
    assert "Eva, Ada (random)" in out
    wrong = terminal.run("play", "--load", str(target), "--players", "Eva,Max,Udo")
    assert wrong.status == 2
    assert "2 players" in wrong.err


# The wizard


WHICH_GAME = "euphoria\n" if len(NAMES) > 1 else ""
"""The answer to the question for the game, if there is more than one."""


@pytest.mark.parametrize("named", [(), ("euphoria",)])
def test_the_wizard_and_its_defaults(terminal: Terminal, named: tuple[str, ...]) -> None:
    game = "" if named else WHICH_GAME
    ran = terminal.run("play", *named, typed=game + "\n\n\n\n\nquit\n")
    assert ran.status == 0
    assert "Your name? [Player]" in ran.out
    assert "Euphoria: Player, Ada (easy), Bruno (easy)" in ran.out


def test_players_and_levels_are_shown_with_their_ratings(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate_euphoria(tmp_path, monkeypatch)
    out = terminal.run("play", "euphoria", typed="\n\n\nexpert\n\nquit\n").out
    assert "(beginner 1000, easy 1100, steady 1200, sharp 1300, expert 1400, master 1500)" in out
    assert "Euphoria: Player, Ada (expert · 1400), Bruno (expert · 1400)" in out
    four = terminal.run(
        "play", "euphoria", "--bots", "expert,random", "--seats", "4", typed="quit\n"
    )
    assert "Ada (expert), Bruno (random)" in four.out
    watched = terminal.run("watch", "euphoria", "--bots", "expert", "--seats", "2")
    assert "Ada (expert · 1400): " in watched.out, "in the result"


def test_the_wizard_repeats_a_question_after_a_wrong_answer(terminal: Terminal) -> None:
    typed = "Eva\n9\nx\n3\nMax,Udo,Ida\nEva\nMax\nfoo\nrandom\nperhaps\nn\nquit\n"
    out = terminal.run("play", "euphoria", typed=typed).out
    assert out.count("2 to 6 players") == 2
    assert "free seats: 2" in out
    assert "two players are called 'Eva'" in out
    assert "no bot 'foo'" in out
    assert "Answer yes or no." in out
    assert "Euphoria: Eva, Max, Ada (random)" in out


def test_the_wizard_does_not_ask_for_bots_without_free_seats(terminal: Terminal) -> None:
    out = terminal.run("play", "euphoria", typed="Eva\n2\nMax\n\n\nquit\n").out
    assert "How strong are the bots" not in out
    assert "Euphoria: Eva, Max\n" in out


def test_the_wizard_can_be_left(terminal: Terminal) -> None:
    ran = terminal.run("play", "euphoria", typed="Eva\n2\n")
    assert (ran.status, ran.err.strip()) == (0, "")
    assert storage.unfinished() == []


def test_an_interpreted_engine_is_mentioned_once(terminal: Terminal) -> None:
    expected = 1 if engine() == "interpreted" else 0
    assert terminal.solo("quit").out.count("not compiled here") == expected


def test_trading_is_off_with_one_person(terminal: Terminal) -> None:
    assert "trading off" in terminal.solo("quit").out
    assert "trading on" in terminal.run("play", "--players", "Eva,Max").out
    assert "trading on" in terminal.run(*SOLO, "--option", "trading=on").out


# Languages


def test_german(terminal: Terminal) -> None:
    ran = terminal.solo(
        *RECRUITS, "hilfe", "brett", "regeln dilemma", "warum 1", "beenden", language="de"
    )
    assert "Du bist am Zug" in ran.out
    assert "warum ZUG" in after(ran.out, "hilfe")
    assert "Ödland" in after(ran.out, "brett")
    assert "euphoria.dilemma.1" in after(ran.out, "regeln dilemma")
    assert "Weiter geht es mit" in ran.out
    assert MISSING_TEXT.findall(ran.out) == []
    assert "Weiter geht es" in terminal.run("resume").out


def test_many_decisions_in_german(terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, "--language", "de", typed=dice(2, lines=150))
    assert "Weiter geht es mit" in ran.out
    assert MISSING_TEXT.findall(ran.out) == []


def test_the_language_follows_the_environment(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Spieler" in terminal.run("games").out


def test_an_unfinished_game_is_offered_first(terminal: Terminal) -> None:
    terminal.solo("quit")
    again = terminal.run("play", typed="\nquit\n")
    assert "Continue your unfinished game euphoria-" in again.out
    assert "seed 5" in again.out
    fresh = terminal.run("play", typed=f"perhaps\nno\n{WHICH_GAME}Eve\n2\n\nrandom\n\nquit\n")
    assert "Answer yes or no." in fresh.err + fresh.out
    assert "Euphoria: Eve" in fresh.out
