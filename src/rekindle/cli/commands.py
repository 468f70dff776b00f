"""What a player can type besides a move: help, undo, why, rules, card, log, save, quit ..."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rekindle.cli import storage
from rekindle.cli.asking import printable
from rekindle.cli.look import Look
from rekindle.cli.matching import meant, nearest
from rekindle.cli.rulebook import look_up, nothing_found, show_article
from rekindle.cli.session import Session
from rekindle.cli.trouble import Trouble, one_line
from rekindle.kernel.articles import articles, by_id, sections
from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.match import Decision
from rekindle.kernel.moves import Move, shortened

LOG_LINES = 10
MOST_NAMED = 6


class Leave(Exception):
    """The player wants to stop; the game is kept."""


def give_help(session: Session, decision: Decision, words: str) -> bool:
    look = session.look
    look.tell("help-moves", example=decision.moves[0].text)
    for name in COMMANDS:
        head = f"  {look.say(f'usage-{name}'):<14}"
        about = look.say("help-moves-again" if name == "moves" else f"help-{name}")
        look.line(f"{head}  {about}", hang=18)
    return False


def undo(session: Session, decision: Decision, words: str) -> bool:
    """Take one's own last decision back, if nothing was revealed since."""
    match = session.table.match
    if match.undo_seat == decision.seat:
        session.undo()
        return True
    session.look.error(why_no_undo(session, decision.seat))
    return False


def why_no_undo(session: Session, seat: int) -> str:
    say, history = session.look.say, session.table.match.history
    if not history:
        return say("undo-nothing")
    last = history[-1]
    if last.seat != seat:
        return say("undo-other", name=session.table.names[last.seat])
    return say("undo-revealed", move=last.move.text)


def why(session: Session, decision: Decision, words: str) -> bool:
    """Why a move is not offered, with the article that says so."""
    match, look = session.table.match, session.look
    if not words:
        look.error(look.say("why-what", example=decision.moves[0].text))
        return False
    move = a_move(session, decision, words)
    if move is None:
        return False
    reason = match.why_not(move.text, decision.seat)
    if reason is None:
        number = [m.text for m in decision.moves].index(move.text) + 1
        look.tell("why-offered", move=move.text, number=number)
        return False
    look.line(look.say("why-not", move=move.text, reason=session.table.text(reason.message)))
    article = by_id(articles(match.game, match.language), reason.article)
    if article is not None:
        show_article(look, article)
    return False


def a_move(session: Session, decision: Decision, words: str) -> Move | None:
    """The move of the game's whole vocabulary that these words mean."""
    if words.isdecimal() and 0 < int(words) <= len(decision.moves):
        return decision.moves[int(words) - 1]
    vocabulary = session.table.match.setting.vocabulary
    try:
        return vocabulary.parse(words)
    except IllegalMove as error:
        found = meant(words, [move.text for move in vocabulary.moves])
        if len(found) == 1:
            return vocabulary.parse(found[0])
        if found:
            session.look.error(several(session.look, words, found))
        else:
            session.look.error(str(error))
    return None


def several(look: Look, typed: str, found: list[str]) -> str:
    named = ", ".join(found[:MOST_NAMED]) + (" …" if len(found) > MOST_NAMED else "")
    return look.say("ambiguous", typed=shortened(printable(typed)), found=named)


def rules(session: Session, decision: Decision, words: str) -> bool:
    look, game = session.look, session.table.match.game
    if not look_up(look, game, words):
        look.error(nothing_found(look, game, words))
    return False


def card(session: Session, decision: Decision, words: str) -> bool:
    """What a card or a tile says."""
    look, known = session.look, session.cards
    if not words:
        look.error(look.say("card-which", example=next(iter(known)).lower()))
        return False
    found = meant(words, list(known))
    if len(found) == 1:
        look.line(found[0], "bold")
        look.line(known[found[0]], indent=2)
    elif found:
        look.error(several(look, words, found))
    else:
        near = nearest(words, known) or next(iter(known))
        look.error(look.say("card-unknown", typed=shortened(printable(words)), near=near))
    return False


def log(session: Session, decision: Decision, words: str) -> bool:
    """The last paragraphs of the log, or as many as asked for."""
    look, table = session.look, session.table
    if words and not words.isdecimal():
        look.error(look.say("log-number"))
        return False
    told = table.story(0, len(table.match.history), decision.seat)
    look.story(told[-int(words or LOG_LINES) :] if words != "0" else [])
    return False


def save(session: Session, decision: Decision, words: str) -> bool:
    """Where the game is kept, or a copy of it in a file of one's own."""
    look, table = session.look, session.table
    if not words:
        if table.save is None:
            look.error(look.say("save-where"))
        else:
            look.tell("saved", file=str(table.save.path))
        return False
    try:
        storage.export(Path(words).expanduser(), table.match.record(), table.who)
    except (OSError, Trouble) as error:
        look.error(one_line(error))
    else:
        look.tell("saved", file=words)
    return False


def leave(session: Session, decision: Decision, words: str) -> bool:
    raise Leave


def show_moves(session: Session, decision: Decision, words: str) -> bool:
    session.show_decision(decision)
    return False


def drawing(part: str) -> Callable[[Session, Decision, str], bool]:
    def draw(session: Session, decision: Decision, words: str) -> bool:
        session.draw(part, decision.seat)
        return False

    return draw


def completions(session: Session, decision: Decision) -> list[str]:
    """Everything that can be typed at a decision, in full."""
    match = session.table.match
    return [
        *(move.text for move in decision.moves),
        *COMMANDS,
        *(f"rules {key}" for key in sections(articles(match.game, match.language))),
        *(f"card {name}" for name in session.cards),
        *(f"why {move.text}" for move in match.setting.vocabulary.moves),
    ]


Command = Callable[[Session, Decision, str], bool]
"""Answers whether the decision was changed by it."""

COMMANDS: dict[str, Command] = {
    "moves": show_moves,
    "board": drawing("board"),
    "hand": drawing("hand"),
    "players": drawing("players"),
    "log": log,
    "card": card,
    "rules": rules,
    "why": why,
    "undo": undo,
    "save": save,
    "help": give_help,
    "quit": leave,
}
