"""Bots among themselves: the log is told as it goes."""

from __future__ import annotations

import time

from rekindle.cli.asking import Reader
from rekindle.cli.look import Look
from rekindle.cli.results import show_result
from rekindle.cli.session import Session
from rekindle.cli.table import Table


def watch(table: Table, look: Look, delay: float) -> int:
    """Play to the end, telling what everybody may know."""
    session = Session(table, look, Reader(look))
    told = 0
    while not table.match.over:
        seat = table.match.decision.seat
        with look.thinking(look.say("thinking", name=table.names[seat])):
            move = table.bot_move(seat)
        table.play(move, seat)
        news = table.story(told, len(table.match.history), None)
        told = len(table.match.history)
        look.story(news)
        if news and delay > 0:
            time.sleep(delay)
    session.draw("board", None)
    session.draw("players", None)
    show_result(look, table)
    if table.save is not None:
        look.tell("finished", file=str(table.save.finish()))
    return 0
