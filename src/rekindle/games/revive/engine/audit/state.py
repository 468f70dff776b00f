"""What must hold in every possible state; an impossible position is refused with the first problem.

Each component exists once, limits are kept, and derived data is up to date.
"""

from __future__ import annotations

from rekindle.games.revive.engine.actions.asked import actions_a_turn
from rekindle.games.revive.engine.audit.map import audit_map, audit_tiles, audit_tokens
from rekindle.games.revive.engine.audit.piles import audit_artifacts, audit_displays, audit_piles
from rekindle.games.revive.engine.audit.players import (
    audit_board,
    audit_cards,
    audit_pieces,
    audit_technologies,
)
from rekindle.games.revive.engine.constants import (
    STANDARD_MACHINE,
)
from rekindle.games.revive.engine.map import reach_of
from rekindle.games.revive.engine.ops import (
    OPS,
    TURN,
)
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel.bits import count, members


def audit(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Return everything that is impossible about this state at a decision."""
    return audit_components(rules, s) + audit_question(rules, s)


def audit_components(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Return everything that is impossible about the components of this state."""
    found = audit_tiles(rules, s) + audit_map(rules, s) + audit_tokens(rules, s)
    for p in s.players:
        found += audit_pieces(rules, s, p)
        found += audit_board(rules, s, p)
        found += audit_technologies(rules, s, p)
        found += audit_cards(rules, s, p)
    found += audit_piles(rules, s) + audit_displays(rules, s) + audit_artifacts(rules, s)
    if s.agenda and s.agenda[-1].op == TURN:
        found += audit_turn(rules, s)
    return found


# The turn and the question


def audit_turn(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Nothing remains from an action when the next one is chosen."""
    found: list[str] = []
    lookup = rules.lookup
    if s.agenda[-1].seat != s.turn or len(s.agenda) > 1:
        found.append(f"it is the turn of player {s.turn}, and nothing else is left to do")
    if not 0 <= s.actions <= actions_a_turn(s):
        found.append(f"{s.actions} actions are taken in this turn")
    if s.asleep and s.actions < actions_a_turn(s):
        found.append(
            f"a player who has hibernated has no action left: 'actions' is {actions_a_turn(s)}"
        )
    if s.wild != -1 or s.doze:
        found.append("something is left over from the last action")
    short = count(s.cards) < lookup.cards_shown and s.card_deck
    if short or (count(s.modules) < lookup.modules_shown and s.module_deck):
        found.append("the displays are not filled up")
    for p in s.players:
        for good in range(len(p.goods)):
            if p.goods[good] > lookup.limits[good]:
                found.append(f"player {p.seat} has more goods than the limits allow")
        if p.progress != count(p.rewards) + p.markers:
            found.append(f"rewards and markers of player {p.seat} are not those on the track")
        for reward in members(p.rewards):
            machine = lookup.reward_machine[reward]
            standard = lookup.reward_kind[reward] == STANDARD_MACHINE
            if standard and not p.machines >> machine & 1:
                found.append(f"a standard machine of player {p.seat} is missing")
    return found


def audit_question(rules: ReviveRules, s: ReviveState) -> list[str]:
    """A seat is asked a question, and the cached data about it is up to date."""
    for f in s.agenda:
        if not 0 <= f.op < OPS or not 0 <= f.seat < s.seats:
            return ["something on the agenda does not exist"]
    fresh = s.copy()
    for p in fresh.players:
        if p.reach:
            known = p.reach
            p.reach = []
            if reach_of(rules, fresh, p) != known:
                return [f"the range costs of player {p.seat} are out of date"]
    if s.over:
        return [] if not s.agenda and not s.options else ["the game is over, but something is left"]
    if s.lanes:
        return []
    if not s.agenda or s.agenda[-1].seat != s.seat:
        return ["nobody is asked anything"]
    for p in fresh.players:
        p.reach = []
    rules.ask_again(fresh)
    return [] if fresh.options == s.options else ["the moves that are offered are others"]
