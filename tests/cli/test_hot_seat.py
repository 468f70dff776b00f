"""Several people at one keyboard do not see each other's secrets."""

from __future__ import annotations

import re

import rekindle
from rekindle.cli import storage
from rekindle.games.euphoria import presentation as text
from rekindle.games.euphoria.presentation.cards import find_recruit
from tests.cli.terminal import Terminal, dice
from tests.games.euphoria.helpers import view_of

GAME = ("play", "--players", "Anna,Ben,bot:random", "--seed", "9", "--option", "trading=off")
PASS = re.compile(r"^Pass the keyboard to (\w+)\.$", re.MULTILINE)


def seen_by(out: str) -> list[tuple[str, str]]:
    """The person at the keyboard and everything on the screen, between two hand-overs."""
    parts = PASS.split(out)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def typed(lines: int) -> str:
    """The first move every time; at a hand-over the line counts as Enter."""
    return "1\n" * lines


def secrets_of(match: rekindle.Match, seat: int) -> list[str]:
    """The names of cards that only this seat has seen, and the text of its dilemma."""
    own = view_of(match, seat).players[seat]
    start = rekindle.new("euphoria", 3, 9, {"trading": "off"})
    dealt = view_of(start, seat).players[seat].dealt
    hidden = [word for word in dealt or [] if word not in own.recruits]
    names = [find_recruit(match.setting, word).name for word in hidden]
    dilemma = text.dilemma_text(match.setting, str(own.dilemma), "en")
    return [*names, *hidden, dilemma[:30]]


def test_nobody_sees_the_secrets_of_others(terminal: Terminal) -> None:
    ran = terminal.run(*GAME, typed=typed(16))
    (path,) = storage.unfinished()
    match = rekindle.load(storage.read_record(path))
    screens = seen_by(ran.out)
    assert {name for name, _ in screens} == {"Anna", "Ben"}
    assert len(screens) >= 4
    for name, screen in screens:
        other = 1 if name == "Anna" else 0
        words = set(re.findall(r"[\w-]+", screen))
        for secret in secrets_of(match, other):
            assert secret not in (words if " " not in secret else screen), (name, secret)


def test_players_see_their_own_secrets(terminal: Terminal) -> None:
    ran = terminal.run(*GAME, typed=typed(16))
    (path,) = storage.unfinished()
    match = rekindle.load(storage.read_record(path))
    for seat, name in enumerate(("Anna", "Ben")):
        screens = "".join(screen for who, screen in seen_by(ran.out) if who == name)
        assert secrets_of(match, seat)[0] in screens


def test_nothing_is_shown_before_enter(terminal: Terminal) -> None:
    ran = terminal.run(*GAME, typed=typed(8))
    for name, screen in seen_by(ran.out):
        waiting = screen.split(f"{name}, press Enter:")[0].strip().splitlines()
        assert all("undo" in line for line in waiting)


def test_people_choose_recruits_in_turn(terminal: Terminal) -> None:
    ran = terminal.run(*GAME, typed=typed(6))
    names = [name for name, _ in seen_by(ran.out)]
    assert names[:2] == ["Anna", "Ben"]
    first = seen_by(ran.out)[0][1]
    assert "active from the start" in first
    assert "stays hidden" in first


def test_undo_at_the_hand_over(terminal: Terminal) -> None:
    ran = terminal.run(*GAME, typed="\n1\n1\nundo\n")
    assert "Anna: type undo" in ran.out
    after = ran.out.split("Taken back: hide")[1]
    assert "Anna. Choose the recruit that stays hidden" in after
    (path,) = storage.unfinished()
    own = [p for p in rekindle.load(storage.read_record(path)).history if p.seat == 0]
    assert len(own) == 1


def test_no_undo_of_another_person(terminal: Terminal) -> None:
    ran = terminal.run(*GAME, typed="\n1\n1\n\nundo\n")
    assert "Anna has decided since" in ran.out


def test_the_end_shows_only_public_information(terminal: Terminal) -> None:
    ran = terminal.run(
        "play", "--players", "Anna,Ben", "--option", "trading=off", "--seed", "3", typed=dice(3)
    )
    last = ran.out.rpartition("press Enter")[2]
    assert " wins." in last
    assert last.count("for your eyes only") <= 1
