"""Playing at a terminal: from the first decision to the result, one line at a time."""

from __future__ import annotations

from functools import partial

from rekindle.cli.asking import PROMPT, Reader, printable
from rekindle.cli.commands import COMMANDS, Leave, completions, several
from rekindle.cli.look import Look
from rekindle.cli.matching import meant, nearest
from rekindle.cli.results import show_result
from rekindle.cli.session import PARTS, Session
from rekindle.cli.table import Table
from rekindle.cli.trouble import INTERRUPTED
from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.match import Decision
from rekindle.kernel.moves import Move, shortened


def play(table: Table, look: Look, reader: Reader) -> int:
    """Play until the game is over or somebody leaves; the exit status."""
    session = Session(table, look, reader)
    try:
        while not table.match.over:
            step(session)
        end(session)
        return 0
    except (Leave, EOFError):
        goodbye(session)
        return 0
    except KeyboardInterrupt:
        look.line()
        goodbye(session)
        return INTERRUPTED
    finally:
        if table.save is not None:
            table.save.close()


def step(session: Session) -> None:
    """One decision, of a bot or of a person."""
    table = session.table
    decision = table.waiting(session.watcher)
    seat = decision.seat
    if table.seats[seat].human:
        before = session.watcher
        if seat != before and not curtain(session, seat):
            return
        ask(session, decision, fresh=table.fresh(decision) or seat != before)
        return
    with session.look.thinking(session.look.say("thinking", name=table.names[seat])):
        move = table.bot_move(seat)
    session.put(move, seat)


# Passing the keyboard


def curtain(session: Session, seat: int) -> bool:
    """Nobody's hand is shown until the next person says so; False if a move was taken back."""
    table, look = session.table, session.look
    before, session.watcher = session.watcher, seat
    if len(table.people) < 2:
        return True
    if before is not None:
        look.clear()
    session.forget()
    name = table.names[seat]
    look.tell("curtain", "bold", name=name)
    may_undo = before is not None and table.match.undo_seat == before
    if may_undo and before is not None:
        look.tell("curtain-undo", "dim", name=table.names[before])
    if session.reader.line(look.say("press-enter", name=name) + " ").lower() == "undo" and may_undo:
        session.watcher = before
        session.undo()
        return False
    look.clear()
    return True


# A person's decision


def ask(session: Session, decision: Decision, fresh: bool) -> None:
    """Show what is new and ask until a move is played."""
    session.draw_changed(PARTS if fresh else (), decision.seat)
    session.show_news(decision.seat)
    if not fresh:
        session.draw_changed_picture(decision.seat)
        session.draw_changed(("purse",), decision.seat)
    session.show_decision(decision)
    while True:
        words = partial(completions, session, decision)
        typed = session.reader.line(PROMPT, words, decision.seat)
        if answer(session, decision, typed):
            return


def answer(session: Session, decision: Decision, typed: str) -> bool:
    """Carry out what was typed; True if the decision has changed by it."""
    look = session.look
    word, _, rest = typed.partition(" ")
    name = command_named(look, word)
    if name is not None:
        return COMMANDS[name](session, decision, rest.strip())
    if not typed:
        look.tell("type-something", "dim")
        return False
    if typed.isdecimal():
        if 0 < int(typed) <= len(decision.moves):
            session.put(decision.moves[int(typed) - 1], decision.seat)
            return True
        look.error(look.say("no-number", count=len(decision.moves)))
        return False
    return by_words(session, decision, typed)


def command_named(look: Look, word: str) -> str | None:
    """A command by its name, or by its name in the reader's language."""
    wanted = word.lower()
    for name in COMMANDS:
        own = look.say(f"command-{name}") if look.say.has(f"command-{name}") else name
        if wanted in (name, own):
            return name
    return None


def by_words(session: Session, decision: Decision, typed: str) -> bool:
    """A move or a command by its words, or by their beginnings."""
    found = moves_meant(session, decision, typed)
    commands = meant(typed, list(COMMANDS)) if " " not in typed else []
    if len(found) == 1 and not commands:
        session.put(found[0], decision.seat)
        return True
    if len(commands) == 1 and not found:
        return COMMANDS[commands[0]](session, decision, "")
    if found or commands:
        texts = [move.text for move in found] + commands
        session.look.error(several(session.look, typed, texts))
    else:
        session.look.error(not_offered(session, decision, typed))
    return False


def moves_meant(session: Session, decision: Decision, typed: str) -> list[Move]:
    """The one move that is meant, or all that could be."""
    try:
        exact = session.table.match.setting.vocabulary.parse(typed)
    except IllegalMove:
        offered = {move.text: move for move in decision.moves}
        return [offered[text] for text in meant(typed, list(offered))]
    return [exact] if exact in decision.moves else []


def not_offered(session: Session, decision: Decision, typed: str) -> str:
    """Why these words are no move now: they never are, or the rules forbid it."""
    look, table = session.look, session.table
    shown = shortened(printable(typed))
    try:
        reason = table.match.why_not(typed, decision.seat)
    except IllegalMove:
        near = nearest(typed, [*(move.text for move in decision.moves), *COMMANDS])
        if near is None:
            return look.say("unknown", typed=shown)
        return look.say("unknown-near", typed=shown, near=near)
    assert reason is not None
    article = f" ({reason.article})" if reason.article else ""
    return look.say("why-not", move=shown, reason=table.text(reason.message)) + article


# The end


def end(session: Session) -> None:
    table, look = session.table, session.look
    if session.watcher is not None:
        look.story(table.news(session.watcher, public=len(table.people) > 1))
    session.draw("board", None)
    show_result(look, table)
    if table.save is not None:
        look.tell("finished", file=str(table.save.finish()))


def goodbye(session: Session) -> None:
    save, look = session.table.save, session.look
    if save is None:
        look.tell("goodbye-unsaved")
    else:
        look.tell("goodbye", file=save.name)
