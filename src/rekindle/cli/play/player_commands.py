"""What a player can type besides a move: help, undo, why, rules, card, log, save, quit ..."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rekindle.cli import storage
from rekindle.cli.output.articles import show_article, show_rules
from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.errors import UserError, one_line
from rekindle.cli.play.abbreviations import nearest, resolve
from rekindle.cli.play.session import Session
from rekindle.kernel.articles import articles, by_id, sections
from rekindle.kernel.errors import UnknownMove
from rekindle.kernel.match import Decision
from rekindle.kernel.moves import Move

LOG_LINES = 10
MAX_LISTED = 6

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
    match, out = session.local.match, session.out
    if not words:
        raise UserError(out.say("why-what", example=decision.moves[0].text))
    move = find_move(session, decision, words)
    reason = match.why_not(move.text, decision.seat)
    if reason is None:
        number = [m.text for m in decision.moves].index(move.text) + 1
        out.message("why-offered", move=move.text, number=number)
        return
    out.message("why-not", move=move.text, reason=session.local.text(reason.message))
    article = by_id(articles(match.game, match.language), reason.article)
    if article is not None:
        show_article(out, article)


def find_move(session: Session, decision: Decision, words: str) -> Move:
    """The move of the whole vocabulary that the words or a number stand for."""
    if words.isdecimal() and 0 < int(words) <= len(decision.moves):
        return decision.moves[int(words) - 1]
    vocabulary = session.local.match.setting.vocabulary
    try:
        return vocabulary.parse(words)
    except UnknownMove as error:
        found = resolve(words, [move.text for move in vocabulary.moves])
        if not found:
            raise UserError(str(error)) from None
        if len(found) > 1:
            raise UserError(ambiguous(session.out, words, found)) from None
        return vocabulary.parse(found[0])


def ambiguous(out: Output, typed: str, found: list[str]) -> str:
    listed = ", ".join(found[:MAX_LISTED]) + (" …" if len(found) > MAX_LISTED else "")
    return out.say("ambiguous", typed=safe_line(typed), found=listed)


def rules(session: Session, decision: Decision, words: str) -> None:
    show_rules(session.out, session.local.match.game, words)


def card(session: Session, decision: Decision, words: str) -> None:
    """Print the text of a card or a tile."""
    out, cards = session.out, session.cards
    if not words:
        raise UserError(out.say("card-which", example=next(iter(cards)).lower()))
    found = resolve(words, list(cards))
    if not found:
        near = nearest(words, cards) or next(iter(cards))
        raise UserError(out.say("card-unknown", typed=safe_line(words), near=near))
    if len(found) > 1:
        raise UserError(ambiguous(out, words, found))
    out.line(found[0], "bold")
    out.line(cards[found[0]], indent=2)


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
            raise UserError(one_line(error)) from None
        out.message("saved", file=words)
    elif local.save is None:
        raise UserError(out.say("save-where"))
    else:
        out.message("saved", file=str(local.save.path))


def leave(session: Session, decision: Decision, words: str) -> None:
    raise Leave


def moves(session: Session, decision: Decision, words: str) -> None:
    session.show_decision(decision)


def drawing(part: str) -> Command:
    def draw(session: Session, decision: Decision, words: str) -> None:
        session.draw(part, decision.seat)

    return draw


def completions(session: Session, decision: Decision) -> list[str]:
    """Everything that can be typed at a decision, in full."""
    match = session.local.match
    return [
        *(move.text for move in decision.moves),
        *COMMANDS,
        *(f"rules {key}" for key in sections(articles(match.game, match.language))),
        *(f"card {name}" for name in session.cards),
        *(f"why {move.text}" for move in match.setting.vocabulary.moves),
    ]


COMMANDS: dict[str, Command] = {
    "moves": moves,
    "board": drawing("board"),
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
