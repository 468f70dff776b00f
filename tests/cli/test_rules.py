"""`rekindle rules`."""

from __future__ import annotations

from tests.cli.terminal import Terminal


def test_unknown_words_have_suggestions(terminal: Terminal) -> None:
    ran = terminal.run("rules", "euphoria", "knowlege")
    assert (ran.status, ran.out) == (2, "")
    assert "'knowlege'" in ran.err
    assert "knowledge" in ran.err
    assert "tunnel" in terminal.run("rules", "euphoria", "qqqq").err


def test_the_command_lists_sections_and_shows_articles(terminal: Terminal) -> None:
    listed = terminal.run("rules", "euphoria")
    assert listed.status == 0
    assert any(line.split()[0] == "doubles" for line in listed.lines)
    shown = terminal.run("rules", "euphoria", "place.1")
    assert "euphoria.place.1" in shown.out
    assert "Wissensprüfung" in terminal.run("rules", "euphoria", "check", "--language", "de").out
