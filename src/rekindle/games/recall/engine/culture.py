"""The culture track: points, and the upgrades of action boxes (recall.culture)."""

from __future__ import annotations

from rekindle.games.recall.engine.constants import BOXES, SIDES, SYMBOLS
from rekindle.games.recall.engine.ops import E_INSTALL, E_POINTS, INSTALL, INSTALL_VERB
from rekindle.games.recall.engine.parts import renew_box
from rekindle.games.recall.engine.reasons import BOX_UPGRADED, MUST_CHOOSE, OTHER_BOX
from rekindle.games.recall.engine.rules import RecallRules, Step
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame


def procedures(rules: RecallRules) -> list[tuple[int, Procedure[RecallState]]]:
    return [(INSTALL, Install(rules))]


def gain_points(rules: RecallRules, s: RecallState, p: Player, n: int) -> None:
    """Move the marker on the culture track; each symbol it reaches or passes brings an upgrade.

    The questions about upgrades come on top of the agenda, the lowest symbol first. Negative
    points only lower the marker, and never below 0 (recall.culture.2, 7 and 8).
    """
    if n == 0:
        return
    p.culture = max(p.culture + n, 0)
    s.note(E_POINTS, p.seat, n)
    at = rules.lookup.symbols_at
    for symbol in range(len(at) - 1, -1, -1):
        if at[symbol] <= p.culture and not p.symbols >> symbol & 1:
            p.symbols |= 1 << symbol
            s.agenda.append(install_frame(p.seat, symbol))


def install_frame(seat: int, symbol: int) -> Frame:
    return Frame(INSTALL, seat, 0, symbol)


def symbol_reached(f: Frame) -> int:
    """Return the upgrade symbol that an INSTALL frame is about."""
    return f.a


def boxes_to_upgrade(rules: RecallRules, s: RecallState, p: Player, symbol: int) -> list[int]:
    """Return the boxes that may get a tile now: that of the stack beside the symbol.

    With the free choice of upgrades it is any that has none yet (recall.variant.upgrades).
    """
    if rules.lookup.free_upgrades:
        return [box for box in range(len(BOXES)) if p.upgrades[box] == 0]
    box = s.letters[symbol]
    return [box] if p.upgrades[box] == 0 else []


class Install(Step):
    """Choose the side of an upgrade, and lay it on its box for good (recall.culture.2)."""

    skipping = MUST_CHOOSE

    def fits(self, s: RecallState, f: Frame) -> bool:
        symbol = symbol_reached(f)
        if f.step or f.b or f.parts or symbol >= SYMBOLS:
            return False
        p = s.players[f.seat]
        return p.symbols >> symbol & 1 == 1 and bool(boxes_to_upgrade(self.rules, s, p, symbol))

    def run(self, s: RecallState, f: Frame) -> list[int] | None:
        p = s.players[f.seat]
        moves: list[int] = []
        for box in boxes_to_upgrade(self.rules, s, p, symbol_reached(f)):
            for side in range(SIDES):
                moves.append(INSTALL_VERB << ARG_BITS | box * SIDES + side)
        return moves or None

    def answer(self, s: RecallState, f: Frame, code: int) -> None:
        p = s.players[f.seat]
        box, side = divmod(code & ARG_MASK, SIDES)
        upgrades = p.upgrades[:]
        upgrades[box] = 1 + side
        p.upgrades = upgrades
        s.note(E_INSTALL, f.seat, box, side)
        renew_box(self.rules, s, p, box)


def check_install(rules: RecallRules, s: RecallState, f: Frame, tile: int) -> int:
    """Check for the box of the symbol, which has no upgrade yet."""
    if f.op != INSTALL:
        return NOT_ASKED
    box = tile // SIDES
    if s.players[f.seat].upgrades[box]:
        return reason(BOX_UPGRADED, box)
    letter = s.letters[symbol_reached(f)]
    if box != letter and not rules.lookup.free_upgrades:
        return reason(OTHER_BOX, letter)
    return FINE
