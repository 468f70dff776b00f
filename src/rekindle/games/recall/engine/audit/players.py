"""What must hold for each player: pieces, stones, abilities, boards, cards."""

from __future__ import annotations

from rekindle.games.recall.engine.abilities import has_ability, lying_stones
from rekindle.games.recall.engine.actions.build import space_built
from rekindle.games.recall.engine.actions.camps import buildings_beside
from rekindle.games.recall.engine.actions.reveal import region_turned
from rekindle.games.recall.engine.constants import (
    ABILITIES,
    BOXES,
    CAMP,
    FIRST_START,
    MONUMENT,
    OBJECTIVE_ROUND,
    PATH_ROUND,
    PRINTED,
    TERRAINS,
    TRACKS,
    VAULT,
)
from rekindle.games.recall.engine.effects.knowledge import learned
from rekindle.games.recall.engine.map import camp_at, region_of
from rekindle.games.recall.engine.ops import LAY, TILE
from rekindle.games.recall.engine.pieces import buildings_of, pieces_by_region
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.bits import count, members


def audit_player(rules: RecallRules, s: RecallState, p: Player) -> list[str]:
    found = audit_pieces(rules, s, p) + audit_stones(rules, s, p) + audit_tracks(rules, s, p)
    return found + audit_cards(s, p) + audit_choices(rules, s, p) + audit_camps(rules, s, p)


def audit_pieces(rules: RecallRules, s: RecallState, p: Player) -> list[str]:
    """Followers in supply, on the map and on the raft add up; buildings are those built."""
    found: list[str] = []
    lookup = rules.lookup
    if p.supply + sum(p.followers) + p.aboard != lookup.followers:
        found.append(f"player {p.seat} has {lookup.followers} followers in all")
    if p.there != pieces_by_region(s, p):
        found.append(f"the pieces of player {p.seat} by region are out of date")
    kinds = [s.kinds[space] for space in buildings_of(s, p)]
    if kinds.count(VAULT) != count(p.vaults):
        found.append(f"the vaults of player {p.seat} are not those on the map")
    if kinds.count(MONUMENT) + kinds.count(PRINTED) != p.monuments:
        found.append(f"the monuments of player {p.seat} are not those on the map")
    for terrain in range(len(TERRAINS)):
        if kinds.count(terrain + 1) != p.workshops[terrain]:
            name = TERRAINS[terrain]
            found.append(f"the {name} workshops of player {p.seat} are not those on the map")
    return found


def audit_camps(rules: RecallRules, s: RecallState, p: Player) -> list[str]:
    """Camps beside own buildings are known; those of a new tile as soon as it is filled.

    A monument rewards its builder when its tile lies.
    """
    filling = [region_turned(f) for f in s.agenda if f.op == LAY and f.step == 1]
    building = [space_built(f) for f in s.agenda if f.op == TILE and f.seat == p.seat]
    beside = 0
    for space in range(FIRST_START):
        if s.kinds[space] != CAMP or region_of(space) in filling:
            continue
        if any(near not in building for near in buildings_beside(rules, s, p, space)):
            beside |= 1 << camp_at(s, space)
    if p.camps != beside:
        return [f"the camps of player {p.seat} are not those beside buildings"]
    return []


def audit_stones(rules: RecallRules, s: RecallState, p: Player) -> list[str]:
    """Abilities come from tribes and gadgets; stones are ready or lie on abilities."""
    found: list[str] = []
    if (p.abilities, p.passives) != learned(rules, s, p):
        found.append(f"the abilities of player {p.seat} are not those of tribes and gadgets")
    for ability in range(ABILITIES):
        if p.uses[ability] and not has_ability(p, ability):
            found.append(f"player {p.seat} has used an ability that player {p.seat} does not have")
            break
    if p.own_stones != 1 + count(p.unlocked):
        found.append(f"every tribe that player {p.seat} unlocks brings an own stone")
    lying = lying_stones(rules, p)
    if p.ready + lying != p.own_stones + sum(p.stones):
        total = p.own_stones + sum(p.stones)
        found.append(
            f"player {p.seat} has {total} stones, but {lying} on abilities and {p.ready} ready"
        )
    return found


def audit_tracks(rules: RecallRules, s: RecallState, p: Player) -> list[str]:
    """Tribes and upgrades are those that the tracks have brought."""
    found: list[str] = []
    lookup = rules.lookup
    for track in range(len(TRACKS)):
        if p.knowledge[track] > lookup.track_steps:
            found.append(f"player {p.seat} is beyond the end of the {TRACKS[track]} track")
        if (p.knowledge[track] >= lookup.tribe_step) != bool(p.unlocked >> track & 1):
            found.append(f"the unlocked tribes of player {p.seat} are not those of the tracks")
    for symbol, at in enumerate(lookup.symbols_at):
        if at <= p.culture and not p.symbols >> symbol & 1:
            found.append(f"player {p.seat} has reached an upgrade symbol")
    upgraded = [box for box in range(len(BOXES)) if p.upgrades[box]]
    if len(upgraded) > count(p.symbols):
        found.append(f"player {p.seat} has more upgrades than symbols reached")
    if not lookup.free_upgrades:
        reached = [s.letters[symbol] for symbol in members(p.symbols)]
        for box in upgraded:
            if box not in reached:
                found.append(f"the symbol for box '{BOXES[box]}' of player {p.seat} is not reached")
    return found


def audit_cards(s: RecallState, p: Player) -> list[str]:
    """Keycards are in order, and a card in a slot means that its box was used."""
    found: list[str] = []
    if list(p.cards) != sorted(p.cards):
        found.append(f"the keycards of player {p.seat} are not in order")
    for box in range(len(BOXES)):
        if p.slots[box] >= 0 and not p.boxes >> box & 1:
            found.append(f"box '{BOXES[box]}' of player {p.seat} was used, since its slot is full")
    return found


def audit_choices(rules: RecallRules, s: RecallState, p: Player) -> list[str]:
    """Paths and the discarded objective are chosen in their rounds, and kept ones are counted."""
    found: list[str] = []
    kinds = rules.lookup.rounds
    dealt = 3 if s.seats == 1 else 2
    if count(p.objectives) + (p.dropped >= 0) != dealt:
        found.append(f"player {p.seat} has {dealt} objectives, kept and discarded")
    section = 0
    for number, kind in enumerate(kinds):
        if kind == PATH_ROUND:
            chosen = p.paths[section] >= 0
            section += 1
            what = "a path"
        elif kind == OBJECTIVE_ROUND:
            chosen = p.dropped >= 0
            what = "an objective"
        else:
            continue
        if number < s.round and not chosen:
            found.append(f"player {p.seat} has chosen {what} in round {number + 1}")
        elif number > s.round and chosen:
            found.append(f"player {p.seat} chooses {what} in round {number + 1} only")
        elif number == s.round and chosen != (p.seat < s.turn or (p.seat == s.turn and s.acted)):
            found.append(f"player {p.seat} chooses {what} in turn, in round {number + 1}")
    return found


def audit_starts(s: RecallState) -> list[str]:
    """Every seat has its own starting space; alone one chooses between two (recall.setup.26)."""
    for p in s.players:
        if p.start != p.seat and (s.seats > 1 or p.start not in (-1, 0, 1)):
            return [f"player {p.seat} begins on another starting space"]
        if p.start < 0 and any(p.followers):
            return [f"player {p.seat} has pieces on the map, but no starting space"]
    return []
