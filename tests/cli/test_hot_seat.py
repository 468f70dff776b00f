"""Several people at one keyboard: nobody sees what is another's secret."""

from __future__ import annotations

import re

import rekindle
from rekindle.cli import storage
from rekindle.games.euphoria import presentation as text
from rekindle.games.euphoria.presentation.cards import find_recruit
from tests.cli.terminal import Terminal, dice
from tests.games.euphoria.helpers import view_of

TABLE = ("play", "--players", "Anna,Ben,bot:random", "--seed", "9", "--option", "trading=off")
CURTAIN = re.compile(r"^Pass to (\w+)\.$", re.MULTILINE)


def seen_by(out: str) -> list[tuple[str, str]]:
    """Who had the screen, and everything that was on it, from curtain to curtain."""
    parts = CURTAIN.split(out)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def typed(lines: int) -> str:
    """The first move each time; at a curtain the same line is only an Enter."""
    return "1\n" * lines


def secrets_of(match: rekindle.Match, seat: int) -> list[str]:
    """The names of cards that only this seat ever saw, and the text of its dilemma."""
    own = view_of(match, seat).players[seat]
    start = rekindle.new("euphoria", 3, 9, {"trading": "off"})
    dealt = view_of(start, seat).players[seat].dealt
    hidden = [word for word in dealt or [] if word not in own.recruits]
    names = [find_recruit(match.setting, word).name for word in hidden]
    dilemma = text.dilemma_text(match.setting, str(own.dilemma), "en")
    return [*names, *hidden, dilemma[:30]]


def test_between_curtains_nothing_of_the_others_is_seen(terminal: Terminal) -> None:
    ran = terminal.run(*TABLE, typed=typed(16))
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


def test_ones_own_secrets_are_seen(terminal: Terminal) -> None:
    ran = terminal.run(*TABLE, typed=typed(16))
    (path,) = storage.unfinished()
    match = rekindle.load(storage.read_record(path))
    for seat, name in enumerate(("Anna", "Ben")):
        screens = "".join(screen for who, screen in seen_by(ran.out) if who == name)
        assert secrets_of(match, seat)[0] in screens


def test_until_enter_is_pressed_there_is_nothing_but_the_curtain(terminal: Terminal) -> None:
    ran = terminal.run(*TABLE, typed=typed(8))
    for name, screen in seen_by(ran.out):
        waiting = screen.split(f"{name}, press Enter:")[0].strip().splitlines()
        assert all("undo" in line for line in waiting)


def test_everybody_chooses_recruits_one_after_the_other(terminal: Terminal) -> None:
    ran = terminal.run(*TABLE, typed=typed(6))
    names = [name for name, _ in seen_by(ran.out)]
    assert names[:2] == ["Anna", "Ben"]
    first = seen_by(ran.out)[0][1]
    assert "active from the start" in first
    assert "stays hidden" in first


def test_a_decision_can_be_taken_back_at_the_curtain(terminal: Terminal) -> None:
    ran = terminal.run(*TABLE, typed="\n1\n1\nundo\n")
    assert "Anna: type undo" in ran.out
    after = ran.out.split("Taken back: hide")[1]
    assert "Anna. Choose the recruit that stays hidden" in after
    (path,) = storage.unfinished()
    own = [p for p in rekindle.load(storage.read_record(path)).history if p.seat == 0]
    assert len(own) == 1


def test_another_persons_decision_cannot_be_taken_back(terminal: Terminal) -> None:
    ran = terminal.run(*TABLE, typed="\n1\n1\n\nundo\n")
    assert "Anna decided since" in ran.out


def test_at_the_end_only_what_is_public_is_shown(terminal: Terminal) -> None:
    ran = terminal.run(
        "play", "--players", "Anna,Ben", "--option", "trading=off", "--seed", "3", typed=dice(3)
    )
    last = ran.out.rpartition("press Enter")[2]
    assert " wins." in last
    assert last.count("for your eyes only") <= 1
