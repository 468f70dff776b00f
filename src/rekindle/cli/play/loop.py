"""The game loop: from the first decision to the result."""

from __future__ import annotations

import time
from functools import partial

from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.errors import EXIT_INTERRUPTED, UserError
from rekindle.cli.play.abbreviations import nearest, resolve
from rekindle.cli.play.hot_seat import pass_keyboard
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.player_commands import COMMANDS, Leave, ambiguous, completions
from rekindle.cli.play.reader import PROMPT, Reader
from rekindle.cli.play.result import show_result
from rekindle.cli.play.session import PARTS, Session
from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.match import Decision
from rekindle.kernel.moves import Move


def play(local: LocalMatch, out: Output, reader: Reader) -> int:
    """Play until the game is over or the player leaves; return the exit status."""
    session = Session(local, out, reader)
    try:
        while not local.match.over:
            step(session)
        finish(session)
        return 0
    except (Leave, EOFError):
        say_goodbye(session)
        return 0
    except KeyboardInterrupt:
        out.line()
        say_goodbye(session)
        return EXIT_INTERRUPTED
    finally:
        if local.save is not None:
            local.save.close()


def watch(local: LocalMatch, out: Output, delay: float = 0) -> int:
    """Play a game of bots to its end and print the public log; return the exit status."""
    session = Session(local, out, Reader(out))
    logged = 0
    while not local.match.over:
        play_bot(session, local.match.decision.seat)
        news = local.log(logged, len(local.match.history), None)
        logged = len(local.match.history)
        out.log(news)
        if news and delay > 0:
            time.sleep(delay)
    session.draw("board", None)
    session.draw("players", None)
    show_end(session)
    return 0


def step(session: Session) -> None:
    """One decision of a bot or a person."""
    local = session.local
    before = session.at_keyboard
    decision = local.next_decision(before)
    seat = decision.seat
    if not local.seats[seat].human:
        play_bot(session, seat)
    elif seat == before or pass_keyboard(session, seat):
        ask_person(session, decision, redraw=local.is_new_turn(decision) or seat != before)


def play_bot(session: Session, seat: int) -> None:
    name = session.local.names[seat]
    with session.out.spinner(session.out.say("thinking", name=name)):
        move = session.local.bot_move(seat)
    session.play(move, seat)


# A person's decision


def ask_person(session: Session, decision: Decision, redraw: bool) -> None:
    """Show what is new and read input until a move is played or taken back."""
    seat = decision.seat
    session.draw_changed(PARTS if redraw else (), seat)
    session.out.log(session.local.news(seat))
    if not redraw:
        session.draw_changed_picture(seat)
        session.draw_changed(("purse",), seat)
    session.show_decision(decision)
    played = len(session.local.match.history)
    while len(session.local.match.history) == played:
        words = partial(completions, session, decision)
        typed = session.reader.line(PROMPT, words, seat)
        try:
            handle_input(session, decision, typed)
        except UserError as error:
            session.out.error(str(error))


def handle_input(session: Session, decision: Decision, typed: str) -> None:
    """Carry out a line of input: a command, a move's number, or words."""
    out = session.out
    word, _, rest = typed.partition(" ")
    command = find_command(out, word)
    if command is not None:
        COMMANDS[command](session, decision, rest.strip())
    elif not typed:
        out.message("type-something", "dim")
    elif not typed.isdecimal():
        handle_words(session, decision, typed)
    elif 0 < int(typed) <= len(decision.moves):
        session.play(decision.moves[int(typed) - 1], decision.seat)
    else:
        raise UserError(out.say("no-number", count=len(decision.moves)))


def find_command(out: Output, word: str) -> str | None:
    """The command with this name, in English or translated."""
    wanted = word.lower()
    for name in COMMANDS:
        own = out.say(f"command-{name}") if out.say.has(f"command-{name}") else name
        if wanted in (name, own):
            return name
    return None


def handle_words(session: Session, decision: Decision, typed: str) -> None:
    """Carry out a move or a command given by its words or an abbreviation."""
    moves = find_moves(session, decision, typed)
    commands = resolve(typed, list(COMMANDS)) if " " not in typed else []
    if len(moves) == 1 and not commands:
        session.play(moves[0], decision.seat)
    elif len(commands) == 1 and not moves:
        COMMANDS[commands[0]](session, decision, "")
    elif moves or commands:
        texts = [move.text for move in moves] + commands
        raise UserError(ambiguous(session.out, typed, texts))
    else:
        raise UserError(not_offered(session, decision, typed))


def find_moves(session: Session, decision: Decision, typed: str) -> list[Move]:
    """The offered moves that the input may stand for; one if it is clear."""
    try:
        exact = session.local.match.setting.vocabulary.parse(typed)
    except IllegalMove:
        offered = {move.text: move for move in decision.moves}
        return [offered[text] for text in resolve(typed, list(offered))]
    return [exact] if exact in decision.moves else []


def not_offered(session: Session, decision: Decision, typed: str) -> str:
    """Why the input is not an offered move: there is no such move, or the rules forbid it."""
    out, local = session.out, session.local
    quoted = safe_line(typed)
    try:
        reason = local.match.why_not(typed, decision.seat)
    except IllegalMove:
        near = nearest(typed, [*(move.text for move in decision.moves), *COMMANDS])
        if near is None:
            return out.say("unknown", typed=quoted)
        return out.say("unknown-near", typed=quoted, near=near)
    assert reason is not None
    article = f" ({reason.article})" if reason.article else ""
    return out.say("why-not", move=quoted, reason=local.text(reason.message)) + article


# The end


def finish(session: Session) -> None:
    local = session.local
    if session.at_keyboard is not None:
        session.out.log(local.news(session.at_keyboard, public=len(local.people) > 1))
    session.draw("board", None)
    show_end(session)


def show_end(session: Session) -> None:
    """Print the result, and where the record is kept."""
    local, out = session.local, session.out
    show_result(out, local)
    if local.save is not None:
        out.message("finished", file=str(local.save.finish()))


def say_goodbye(session: Session) -> None:
    save, out = session.local.save, session.out
    if save is None:
        out.message("goodbye-unsaved")
    else:
        out.message("goodbye", file=save.name)
