"""What must hold for each player: pieces, technologies, boards, cards."""

from __future__ import annotations

from rekindle.games.revive.engine.cards import ALL_CITIZENS, all_cards, cards_in_slots
from rekindle.games.revive.engine.constants import (
    BELOW,
    CARDS,
    COLOURS,
    FIFTH_SLOT,
    FIRST_TRIBAL,
    PROGRESS_SPACES,
    REWARDS,
    RIGHT_SLOT,
    SIZES,
    SLOTS,
    SPACES,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.map import figures_of, owner_at, size_at
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import earned
from rekindle.kernel.bits import bits_of, count, members

ALL_CARDS = (1 << CARDS) - 1


def audit_pieces(rules: ReviveRules, s: ReviveState, p: Player) -> list[str]:
    """Buildings on the map and in supply add up, and every figure has a technology."""
    found: list[str] = []
    left = (p.small, p.large)
    for size in range(len(SIZES)):
        most = rules.lookup.buildings[size]
        built = 0
        for space in range(SPACES):
            if owner_at(s, space) == p.seat and size_at(s, space) == size:
                built += 1
        if built > most:
            found.append(f"player {p.seat} has only {most} {SIZES[size]} buildings")
        elif built + left[size] != most:
            found.append(f"player {p.seat} has {most} {SIZES[size]} buildings, built and in supply")
    return found


def audit_technologies(rules: ReviveRules, s: ReviveState, p: Player) -> list[str]:
    """Technologies are connected, and their lasting effects apply."""
    found: list[str] = []
    lookup = rules.lookup
    n, figures = count(p.technologies), figures_of(s, p.seat)
    if n != figures:
        found.append(
            f"player {p.seat} has {n} technologies and {figures} figures; every figure unlocks one"
        )
    powers = reached = machines = 0
    for technology in members(p.technologies):
        below = BELOW[technology]
        if below >= 0 and not p.technologies >> below & 1:
            name = TECHNOLOGIES[technology]
            found.append(f"'{name}' cannot be unlocked before '{TECHNOLOGIES[below]}'")
        at = p.board * len(TECHNOLOGIES) + technology
        powers |= lookup.tech_power[at]
        reached += lookup.tech_range[at]
        if lookup.tech_machine[at] >= 0:
            machines |= 1 << lookup.tech_machine[at]
    for slot in p.slots:
        for shown in slot:
            reached += lookup.half_range[shown]
    if p.powers != powers or p.range != reached:
        found.append(f"what technologies and cards change for player {p.seat} is out of date")
    if p.machines >> FIRST_TRIBAL << FIRST_TRIBAL != machines:
        found.append(f"the tribe machines of player {p.seat} are not those of the technologies")
    return found


def audit_board(rules: ReviveRules, s: ReviveState, p: Player) -> list[str]:
    """Goods, energy, points, tracks and markers are within their limits."""
    found: list[str] = []
    lookup, whose = rules.lookup, f"of player {p.seat}"
    if p.board >= 0:
        for other in s.players[: p.seat]:
            if other.board >= 0 and lookup.board_tribe[other.board] == lookup.board_tribe[p.board]:
                found.append(f"players {other.seat} and {p.seat} have the same tribe")
    if p.used & ~p.machines:
        found.append(f"energy {whose} lies on machines that player {p.seat} does not have")
    at = lookup.point_bonus_at
    if p.bonuses != bits_of([i for i in range(len(at)) if at[i] <= p.points]):
        found.append(f"the bonuses {whose} are not those of {p.points} points")
    for track in range(len(COLOURS)):
        most = lookup.track_length[track]
        if not 1 <= p.tracks[track] <= most:
            found.append(f"the '{COLOURS[track]}' track {whose} is a number from 1 to {most}")
    missing = [r for r in range(REWARDS) if earned(rules, p, r)]
    if missing or not rewards_are_earned(rules, p):
        found.append(f"the rewards {whose} are not those of the tracks")
    placed = count(p.rewards) + p.markers
    if not p.progress <= placed <= PROGRESS_SPACES:
        found.append(f"rewards and markers {whose} are not those on the progress track")
    if p.sleep >= len(lookup.sleep_gain):
        found.append(f"the hibernation marker {whose} is off its track")
    if s.seats > 1 and p.cube != 1:
        found.append("there is an action cube in the solo game only")
    return found


def rewards_are_earned(rules: ReviveRules, p: Player) -> bool:
    for reward in members(p.rewards):
        for track in range(len(COLOURS)):
            if p.tracks[track] < rules.lookup.reward_needs[reward * 3 + track]:
                return False
    return True


def audit_cards(rules: ReviveRules, s: ReviveState, p: Player) -> list[str]:
    """Each card of a player is in one place, and starting cards are never lost."""
    found: list[str] = []
    in_slots = cards_in_slots(p)
    slots = bits_of(in_slots)
    twice = p.active & p.resting or (p.active | p.resting) & slots
    if twice or len(in_slots) != count(slots):
        found.append(f"a card of player {p.seat} is in two places")
    starting = all_cards(p) & ~ALL_CITIZENS
    before = s.players[0]
    dealt = before.active | before.resting | bits_of(cards_in_slots(before))
    if starting != (ALL_CARDS & ~ALL_CITIZENS if dealt else 0):
        found.append(f"player {p.seat} has all six starting cards and no other")
    if p.slots[RIGHT_SLOT] and not p.powers & FIFTH_SLOT:
        found.append(f"player {p.seat} has no slot '{SLOTS[RIGHT_SLOT]}' without 'middle'")
    for i in range(len(p.slots)):
        for shown in p.slots[i][:-1]:
            if not rules.lookup.half_slot[shown]:
                found.append(
                    f"a card of player {p.seat} in '{SLOTS[i]}' is on one that shows no slot symbol"
                )
    return found
