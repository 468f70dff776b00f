"""What a player can type besides a move: help, undo, why, rules, card, log, save, quit ..."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rekindle.cli import storage
from rekindle.cli.output.articles import section_names, show_rules
from rekindle.cli.output.console import safe_line
from rekindle.cli.output.errors import UserError, one_line
from rekindle.cli.play.abbreviations import nearest, resolve
from rekindle.cli.play.move_list import show_entries
from rekindle.cli.play.names import find_topics
from rekindle.cli.play.session import Session
from rekindle.cli.play.why import ambiguous, explain
from rekindle.kernel.articles import articles, sections
from rekindle.kernel.match import Decision

LOG_LINES = 10
MOST_TOPICS = 3
"""How many things of one name `card` explains at once."""

Command = Callable[[Session, Decision, str], None]
"""Takes the words after the command. Raises UserError, which is printed."""


class Leave(Exception):
    """The player quits; the game stays saved."""


def show_help(session: Session, decision: Decision, words: str) -> None:
    out = session.out
    out.message("help-input", example=decision.moves[0].text)
    for name in COMMANDS:
        usage = f"  {out.say(f'usage-{name}'):<15}"
        out.line(f"{usage}  {out.say(f'help-{name}')}", hang=19)


def undo(session: Session, decision: Decision, words: str) -> None:
    """Take back one's own last decision, if nothing has been revealed since."""
    if session.local.match.undo_seat != decision.seat:
        raise UserError(why_no_undo(session, decision.seat))
    session.undo()


def why_no_undo(session: Session, seat: int) -> str:
    say, history = session.out.say, session.local.match.history
    if not history:
        return say("undo-nothing")
    last = history[-1]
    if last.seat != seat:
        return say("undo-other", name=session.local.names[last.seat])
    return say("undo-revealed", move=last.move.text)


def why(session: Session, decision: Decision, words: str) -> None:
    """Explain why a move is not offered, with the article that says so."""
    if not words:
        raise UserError(session.out.say("why-what", example=decision.moves[0].text))
    explain(session, decision, words)


def is_number(typed: str) -> bool:
    """Whether this is the number of a move: `3`, or `3.2` in a group."""
    return all(part.isdecimal() for part in typed.split("."))


def rules(session: Session, decision: Decision, words: str) -> None:
    show_rules(session.out, session.local.match.game, words)


def card(session: Session, decision: Decision, words: str) -> None:
    """Explain a card, a tile, a space, or anything else on the board that has a name."""
    out, topics = session.out, session.topics(decision.seat)
    if not words:
        raise UserError(out.say("card-which", example=topics[0].names[0]))
    found = find_topics(topics, words)
    if not found:
        near = nearest(words, [name for topic in topics for name in topic.names])
        raise UserError(
            out.say("card-unknown", typed=safe_line(words), near=near or topics[0].names[0])
        )
    if len(found) > MOST_TOPICS:
        raise UserError(ambiguous(out, words, [topic.names[0] for topic in found]))
    for topic in found:
        out.line(topic.title, "bold")
        out.line(topic.text, indent=2)


def log(session: Session, decision: Decision, words: str) -> None:
    """Print the last paragraphs of the log, or as many as asked for."""
    local = session.local
    if words and not words.isdecimal():
        raise UserError(session.out.say("log-number"))
    paragraphs = local.log(0, len(local.match.history), decision.seat)
    session.out.log(paragraphs[-int(words or LOG_LINES) :] if words != "0" else [])


def save(session: Session, decision: Decision, words: str) -> None:
    """Print where the game is saved, or save a copy in a file."""
    out, local = session.out, session.local
    if words:
        try:
            storage.export(Path(words).expanduser(), local.match.record(), local.info)
        except OSError as error:
            reason = error.strerror or one_line(error)
            raise UserError(out.say("save-failed", file=safe_line(words), reason=reason)) from None
        out.message("saved", file=words)
    elif local.save is None:
        raise UserError(out.say("save-where"))
    else:
        out.message("saved", file=str(local.save.path))


def leave(session: Session, decision: Decision, words: str) -> None:
    raise Leave


def moves(session: Session, decision: Decision, words: str) -> None:
    """List the moves again; with any words, those in groups too."""
    if not words:
        session.show_decision(decision)
        return
    show_entries(session.out, list(session.menu(decision).offers))


def board(session: Session, decision: Decision, words: str) -> None:
    """Draw the board, or the parts of it with these names."""
    parts = session.parts_of_board(decision.seat)
    if words and not resolve(words, parts):
        raise UserError(
            session.out.say("board-unknown", typed=safe_line(words), parts=", ".join(parts))
        )
    session.draw("board", decision.seat, words)


def drawing(part: str) -> Command:
    def draw(session: Session, decision: Decision, words: str) -> None:
        session.draw(part, decision.seat)

    return draw


def completions(session: Session, decision: Decision) -> list[str]:
    """Everything that can be typed at a decision, in full."""
    match = session.local.match
    rulebook = sections(articles(match.game, match.language))
    return [
        *(move.text for move in decision.moves),
        *COMMANDS,
        *(f"rules {name}" for name in section_names(match.language, rulebook)),
        *(f"card {name}" for topic in session.topics(decision.seat) for name in topic.names),
        *(f"why {move.text}" for move in match.setting.vocabulary.moves),
    ]


COMMANDS: dict[str, Command] = {
    "moves": moves,
    "board": board,
    "hand": drawing("hand"),
    "players": drawing("players"),
    "log": log,
    "card": card,
    "rules": rules,
    "why": why,
    "undo": undo,
    "save": save,
    "help": show_help,
    "quit": leave,
}
