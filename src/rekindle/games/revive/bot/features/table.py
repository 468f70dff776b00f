"""The table apart from the map: the turn, the end, displays and piles, large locations."""

from __future__ import annotations

from rekindle.games.revive.bot.features.tables import ARTIFACT_KINDS, COLOURS, Tables
from rekindle.games.revive.engine.constants import CITIZENS
from rekindle.games.revive.engine.foresight import artifacts_left
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.bits import count
from rekindle.kernel.features import Sheet, relative


def describe_table(tables: Tables, s: ReviveState, seat: int, sheet: Sheet) -> None:
    describe_turn(s, seat, sheet)
    describe_displays(tables, s, sheet)
    sheet.choice("open-card", s.open_card, tables.artifact_cards)
    describe_crates(tables, s, seat, sheet)
    at = sheet.room("large-location", tables.faces)
    for corner in range(len(s.corners)):
        sheet.put(at + s.corners[corner], 1 + corner)


def describe_turn(s: ReviveState, seat: int, sheet: Sheet) -> None:
    sheet.flag("over", s.over)
    sheet.choice("turn", relative(s, seat, s.turn), s.seats)
    sheet.number("actions", s.actions)
    sheet.flag("asleep", s.asleep)
    sheet.number("dozing-card", s.dozing_card)
    sheet.number("wild-card", s.wild_card + 1)
    sheet.row("artifacts", s.artifacts, ARTIFACT_KINDS)
    sheet.number("artifacts-left", artifacts_left(s))
    sheet.choice("ending", relative(s, seat, s.ending) if s.ending >= 0 else -1, s.seats)
    turns = 0
    if s.ending >= 0:
        turns = (s.ending - s.turn - 1) % s.seats
    sheet.number("turns-after-this", turns)


def describe_displays(tables: Tables, s: ReviveState, sheet: Sheet) -> None:
    sheet.members("card", s.cards, CITIZENS)
    sheet.number("card-deck", count(s.card_deck))
    sheet.members("module", s.modules, tables.modules)
    sheet.number("module-deck", count(s.module_deck))
    sheet.members("machine", s.machines, tables.machines)
    decks = [count(s.machine_deck & of_colour) for of_colour in tables.machines_by_colour]
    sheet.row("machine-deck", decks, COLOURS)
    sheet.number("crate-deck", count(s.crate_deck))


def describe_crates(tables: Tables, s: ReviveState, seat: int, sheet: Sheet) -> None:
    """Crates that everybody has seen: whose they are, and whether they were opened again."""
    at = sheet.room("crate", tables.crates)
    for p in s.players:
        if p.opened or p.reopened:
            whose = 1 + 2 * relative(s, seat, p.seat)
            sheet.mark(at, p.opened, whose)
            sheet.mark(at, p.reopened, whose + 1)
