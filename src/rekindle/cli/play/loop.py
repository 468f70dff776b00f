"""The game loop: from the first decision to the result."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial

from rekindle.bots import Bot
from rekindle.bots.own.guarded import STAND_IN, GuardedBot
from rekindle.cli.output.console import Output, safe_line
from rekindle.cli.output.errors import EXIT_INTERRUPTED, UserError
from rekindle.cli.play.abbreviations import is_said_by, nearest, resolve
from rekindle.cli.play.hot_seat import pass_keyboard
from rekindle.cli.play.local_match import LocalMatch
from rekindle.cli.play.menu import Group, Menu
from rekindle.cli.play.move_list import group_name, show_group
from rekindle.cli.play.player_commands import COMMANDS, Leave, completions, is_number
from rekindle.cli.play.reader import PROMPT, Reader
from rekindle.cli.play.result import show_result
from rekindle.cli.play.session import Session
from rekindle.cli.play.why import ambiguous, because, moves_meant, sensible_reasons
from rekindle.kernel.errors import IllegalMove
from rekindle.kernel.match import Decision
from rekindle.kernel.moves import Move
from rekindle.kernel.spelling import folded, spellings


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
        local.close()


def watch(local: LocalMatch, out: Output, delay: float = 0) -> int:
    """Play a game of bots to its end and print the public log; return the exit status."""
    session = Session(local, out, Reader(out))
    logged = 0
    try:
        while not local.match.over:
            play_bot(session, local.match.decision.seat)
            news = local.log(logged, len(local.match.history), None)
            logged = len(local.match.history)
            out.log(news)
            if news and delay > 0:
                time.sleep(delay)
    finally:
        local.close()
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
    warn_of_fault(session.out, name, session.local.bots[seat])
    session.play(move, seat)


def warn_of_fault(out: Output, name: str, bot: Bot) -> None:
    """Say what a bot of the player's own has just done wrong, and who decides instead."""
    if not isinstance(bot, GuardedBot) or bot.fault is None:
        return
    fault = bot.fault
    text = f": {safe_line(fault.text)}" if fault.text else "."
    out.error(out.say(f"bot-fault-{fault.kind}", name=name) + text)
    if bot.replaced:
        out.error(out.say("bot-replaced", name=name, faults=bot.faults, bot=STAND_IN))
    else:
        out.error(out.say("bot-random", name=name))


# A person's decision


def ask_person(session: Session, decision: Decision, redraw: bool) -> None:
    """Show what is new and read input until a move is played or taken back."""
    seat = decision.seat
    session.out.log(session.local.news(seat))
    if redraw:
        session.draw_round(decision)
    else:
        session.draw_purse(seat)
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
    """Carry out a line of input: a command, the number of a move or a group, or words."""
    out = session.out
    word, _, rest = typed.partition(" ")
    command = find_command(out, word)
    if command is not None:
        COMMANDS[command](session, decision, rest.strip())
    elif not typed:
        out.message("type-something", "dim")
    elif is_number(typed):
        choose_number(session, decision, typed)
    else:
        handle_words(session, decision, typed)


def find_command(out: Output, word: str) -> str | None:
    """The command with this name, in English or translated."""
    wanted = folded(word)
    for name in COMMANDS:
        own = out.say(f"command-{name}") if out.say.has(f"command-{name}") else name
        if wanted == name or wanted in spellings(own):
            return name
    return None


def choose_number(session: Session, decision: Decision, typed: str) -> None:
    """Play the move with this number, or open the group."""
    menu = session.menu(decision)
    number = ".".join(str(int(part)) for part in typed.split("."))
    entry = menu.numbered(number)
    if entry is None:
        raise UserError(no_such_number(session.out, menu))
    if isinstance(entry, Group):
        show_group(session.out, entry)
    else:
        play_confirmed(session, entry.move, decision.seat)


def no_such_number(out: Output, menu: Menu) -> str:
    if not menu.groups:
        return out.say("no-number", count=len(menu.entries))
    inner = menu.groups[0].offers[-1].number
    return out.say("no-number-group", count=len(menu.entries), inner=inner)


def handle_words(session: Session, decision: Decision, typed: str) -> None:
    """Carry out a move or a command given by its words or an abbreviation, or open a group."""
    menu = session.menu(decision)
    moves = find_moves(session, decision, typed)
    in_full = any(folded(typed) == folded(move.text) for move in moves)
    commands = resolve(typed, list(COMMANDS)) if " " not in typed and not in_full else []
    group = named_group(session, menu, typed, moves)
    if group is not None:
        show_group(session.out, group)
    elif len(moves) == 1 and not commands:
        play_confirmed(session, moves[0], decision.seat)
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
        names = session.translations(decision.seat, decision.moves)
        found = [offered[text] for text in resolve(typed, list(offered), names)]
        return found or moves_saying(session, decision, typed)
    return [exact] if exact in decision.moves else []


def moves_saying(session: Session, decision: Decision, typed: str) -> list[Move]:
    """The offered moves whose descriptions begin with what was typed."""
    local = session.local
    told = {move: local.clause(local.match.description(move)) for move in decision.moves}
    return [move for move, text in told.items() if is_said_by(typed, text.partition(":")[0])]


def named_group(session: Session, menu: Menu, typed: str, moves: Sequence[Move]) -> Group | None:
    """The group with this name, or the one that has all moves the input may stand for."""
    for group in menu.groups:
        if folded(typed) in (*spellings(group_name(session.out, group)), group.name):
            return group
        if len(moves) > 1 and {offer.move for offer in group.offers} == set(moves):
            return group
    return None


def not_offered(session: Session, decision: Decision, typed: str) -> str:
    """Why the input is not an offered move: there is no such move, or the rules forbid it."""
    out = session.out
    try:
        told = sensible_reasons(session, decision, moves_meant(session, decision, typed))
    except UserError:
        return did_you_mean(session, decision, typed)
    return out.say("why-not", move=safe_line(typed), reason=because(session, told[0][0][1]))


def did_you_mean(session: Session, decision: Decision, typed: str) -> str:
    """The nearest move on offer or command; else the nearest of all moves, and why not."""
    out, match = session.out, session.local.match
    quoted = safe_line(typed)
    offered = [move.text for move in decision.moves]
    near = nearest(typed, [*offered, *COMMANDS])
    if near is not None:
        return out.say("unknown-near", typed=quoted, near=near)
    near = nearest(typed, [move.text for move in match.setting.vocabulary.moves])
    reason = None if near is None else match.why_not(near, decision.seat)
    if near is None or reason is None:
        return out.say("unknown", typed=quoted)
    return out.say("unknown-not", typed=quoted, near=near, reason=because(session, reason))


def play_confirmed(session: Session, move: Move, seat: int) -> None:
    """Play a move; one that looks like a mistake has to be typed twice."""
    match = session.local.match
    asked = (len(match.history), move)
    doubt = match.outcome(move).doubt
    if doubt and session.confirming != asked:
        session.confirming = asked
        session.out.message(f"doubt-{doubt}", "bold", move=move.text)
    else:
        session.play(move, seat)


# The end


def finish(session: Session) -> None:
    local = session.local
    if session.at_keyboard is not None:
        session.out.log(local.news(session.at_keyboard, public=len(local.people) > 1))
    show_end(session)


def show_end(session: Session) -> None:
    """Print the result, and where the record is kept."""
    local, out = session.local, session.out
    show_result(out, local)
    for text in session.ending():
        out.line(text, hang=2)
    if local.save is not None:
        out.message("finished", file=str(local.save.finish()))


def say_goodbye(session: Session) -> None:
    save, out = session.local.save, session.out
    if save is None:
        out.message("goodbye-unsaved")
    else:
        out.message("goodbye", file=save.name)
