"""What must hold in every possible state; an impossible position is refused with the first problem.

Each component exists once, limits are kept, and derived data is up to date.
"""

from __future__ import annotations

from rekindle.games.revive.engine.actions.asked import actions_a_turn
from rekindle.games.revive.engine.audit.agenda import audit_order, audit_under_way
from rekindle.games.revive.engine.audit.map import audit_map, audit_tiles, audit_tokens
from rekindle.games.revive.engine.audit.piles import audit_artifacts, audit_displays, audit_piles
from rekindle.games.revive.engine.audit.players import (
    audit_board,
    audit_cards,
    audit_pieces,
    audit_technologies,
)
from rekindle.games.revive.engine.constants import (
    ARTIFACT_CARD,
    CARDS,
    CITIZEN_CARD,
    CITIZENS,
    CRATE_TOKEN,
    FIRST_TRIBAL,
    LARGE_SIDE,
    LARGE_TILE,
    MACHINE_TOKEN,
    MODULE_TOKEN,
    ORIENTATION,
    PLACES,
    STANDARD_MACHINE,
    STARTING_CARD,
    STARTING_TILE,
    TILE_BACK,
    TILE_FRONT,
    TRIBE_BOARD,
)
from rekindle.games.revive.engine.map import reach_of
from rekindle.games.revive.engine.ops import TURN
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.kernel.audit import audit_agenda, audit_fixed, audit_seats
from rekindle.kernel.bits import count, members


def audit(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Return everything that is impossible about this state at a decision."""
    found = audit_components(rules, s)
    if found:
        return found
    if s.over:
        return audit_end(s) + audit_agenda(rules, s)
    found = audit_order(rules, s) + audit_under_way(rules, s) + audit_reach(rules, s)
    return found or audit_agenda(rules, s)


def audit_components(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Return everything that is impossible about the components of this state.

    The first checks make sure that all numbers name something, so that the others may use them.
    """
    found = audit_seats(s, [p.seat for p in s.players]) or audit_numbers(rules, s)
    if found:
        return found
    found = audit_fixed(s, results(rules))
    found += audit_tiles(rules, s) + audit_map(rules, s) + audit_tokens(rules, s)
    for p in s.players:
        found += audit_pieces(rules, s, p)
        found += audit_board(rules, s, p)
        found += audit_technologies(rules, s, p)
        found += audit_cards(rules, s, p)
    found += (
        audit_actions(s)
        + audit_piles(rules, s)
        + audit_displays(rules, s)
        + audit_artifacts(rules, s)
    )
    if s.agenda and s.agenda[-1].op == TURN:
        found += audit_turn(rules, s)
    return found


# Numbers


def audit_numbers(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Every number names something that is in the pack."""
    found: list[str] = []
    lookup = rules.lookup
    if s.turn >= s.seats or s.ending >= s.seats:
        found.append(f"it is the turn of a player that {s.seats} seats do not have")
    if max(s.backs) >= len(lookup.back_cost):
        found.append("there is a back that does not exist")
    if any(shown >> len(lookup.machine_effect) for shown in (s.machines, s.machine_deck)):
        found.append("there is a machine that does not exist")
    for p in s.players:
        found += audit_player_numbers(rules, p)
    return found


def audit_player_numbers(rules: ReviveRules, p: Player) -> list[str]:
    lookup, whose = rules.lookup, f"of player {p.seat}"
    found: list[str] = []
    if p.board >= 0 and p.board not in lookup.boards:
        found.append(f"the tribe {whose} is not in play with these options")
    if len(p.modules) != len(lookup.module_spaces):
        found.append(f"player {p.seat} has {len(p.modules)} spaces for modules")
    if max(p.modules) >= len(lookup.module_effect):
        found.append(f"a module {whose} does not exist")
    if p.machines >> len(lookup.machine_effect):
        found.append(f"a machine {whose} does not exist")
    if p.card >= len(lookup.card_category) // 3:
        found.append(f"the artifact card {whose} does not exist")
    return found


def results(rules: ReviveRules) -> dict[int, range]:
    """Return what each kind of chance can give."""
    lookup = rules.lookup
    return {
        TILE_FRONT: range(PLACES),
        CITIZEN_CARD: range(CITIZENS),
        MODULE_TOKEN: range(len(lookup.module_effect)),
        MACHINE_TOKEN: range(FIRST_TRIBAL),
        CRATE_TOKEN: range(len(lookup.crate_effect)),
        ARTIFACT_CARD: range(len(lookup.card_category) // 3),
        TILE_BACK: range(PLACES),
        ORIENTATION: range(2),
        STARTING_TILE: range(PLACES),
        LARGE_TILE: range(len(lookup.large_tiles)),
        LARGE_SIDE: range(2),
        TRIBE_BOARD: range(len(lookup.board_tribe)),
        STARTING_CARD: range(CARDS),
    }


# The turn and the end


def audit_actions(s: ReviveState) -> list[str]:
    """No more actions are taken than a turn has, and hibernating takes them all."""
    found: list[str] = []
    if s.actions > actions_a_turn(s):
        found.append(f"{s.actions} actions are taken in this turn")
    if s.asleep and s.actions < actions_a_turn(s):
        found.append(
            f"a player who has hibernated has no action left: 'actions' is {actions_a_turn(s)}"
        )
    return found


def audit_turn(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Nothing remains from an action when the next one is chosen."""
    found: list[str] = []
    lookup = rules.lookup
    if s.agenda[-1].seat != s.turn or len(s.agenda) > 1:
        found.append(f"it is the turn of player {s.turn}, and nothing else is left to do")
    if s.wild_card != -1 or s.dozing_card:
        found.append("something is left over from the last action")
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


def audit_end(s: ReviveState) -> list[str]:
    """The game ends after the last artifact is gone, alone after the last space of the cube."""
    if s.seats > 1 and s.ending < 0:
        return ["the game is over, but artifacts are left on the board"]
    return []


def audit_reach(rules: ReviveRules, s: ReviveState) -> list[str]:
    """The cached cost of ways is up to date."""
    fresh = s.copy()
    for p in fresh.players:
        if p.reach:
            known = p.reach
            p.reach = []
            if reach_of(rules, fresh, p) != known:
                return [f"the range costs of player {p.seat} are out of date"]
    return []
