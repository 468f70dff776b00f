"""What must hold in every possible state; the first problem of a position is what its maker reads.

Each component exists once, limits are kept, and what is only derived is up to date.
"""

from __future__ import annotations

from rekindle.games.revive.engine.actions.asked import actions_a_turn
from rekindle.games.revive.engine.actions.explore import place_turned, tile_turned
from rekindle.games.revive.engine.actions.tiles import is_terrain
from rekindle.games.revive.engine.cards import ALL_CITIZENS, all_cards, cards_in_slots
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    BELOW,
    CARDS,
    CHASM,
    CHASM_SPACE,
    COLOURS,
    FIFTH_SLOT,
    FIRST_CORNER,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    FOREST,
    FOREST_TILE,
    HEXES,
    LARGE,
    LOCATION,
    MARKERS,
    MINOR,
    PLACES,
    PROGRESS_SPACES,
    REWARDS,
    RIGHT_SLOT,
    SAND,
    SAND_TILE,
    SIZES,
    SLOTS,
    SPACE_KINDS,
    SPACES,
    STANDARD_MACHINE,
    TARGET,
    TECHNOLOGIES,
    TEMPLE,
    TOKENS,
    UNEXPLORED,
    WATER,
    WORKSHOP,
)
from rekindle.games.revive.engine.map import figures_of, owner_at, reach_of, size_at, survey
from rekindle.games.revive.engine.ops import (
    FLIP,
    MOVE_FALCON,
    OPS,
    PLACE_FOREST,
    PLACE_SAND,
    PLACE_TARGET,
    PLACE_TEMPLE,
    PLACE_WORKSHOP,
    TURN,
)
from rekindle.games.revive.engine.rules import ReviveRules, keeper_of
from rekindle.games.revive.engine.setup import artifacts_at_start
from rekindle.games.revive.engine.state import Player, ReviveState
from rekindle.games.revive.engine.tracks import earned, machines_of
from rekindle.kernel.bits import bits_of, count, members

ALL_CARDS = (1 << CARDS) - 1
ALL_SPECIAL = (1 << FIRST_TRIBAL) - (1 << FIRST_SPECIAL)
KEEPERS = (PLACE_FOREST, PLACE_TEMPLE, PLACE_TARGET, PLACE_SAND, PLACE_WORKSHOP)
"""By token: the ability that puts it on the map."""


def audit(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Everything that is impossible about this state at a decision."""
    return audit_table(rules, s) + audit_question(rules, s)


def audit_table(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Everything that is impossible about what lies on the table."""
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


# The map


def audit_tiles(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Every tile is face up, being turned, or face down under its back."""
    lookup = rules.lookup
    turning = [f for f in s.agenda if f.op == FLIP and f.step == 1]
    places = [place_turned(f) for f in turning]
    tiles = [front >> 1 for front in s.fronts if front >= 0] + [tile_turned(f) for f in turning]
    if sorted(tiles + members(s.tile_pool)) != list(range(PLACES)):
        return ["not every tile lies on the map or in the pile, once"]
    found: list[str] = []
    hidden = [s.backs[i] for i in range(PLACES) if s.fronts[i] < 0 and i not in places]
    if sorted(hidden) != sorted([lookup.tile_back[tile] for tile in members(s.tile_pool)]):
        found.append("the backs on the map are not those of the tiles face down")
    for space in range(CHASM_SPACE):
        front = s.fronts[space // HEXES]
        if front < 0:
            if s.terrain[space] != UNEXPLORED or s.tokens[space]:
                found.append(f"'{lookup.space_names[space]}' is not explored")
        elif s.terrain[space] != covered(printed(rules, s, space), s.tokens[space]):
            found.append(f"'{lookup.space_names[space]}' is not what its tile shows")
    if s.terrain[CHASM_SPACE] != CHASM or s.terrain[FIRST_CORNER:] != [LARGE] * 4:
        found.append("the chasm and the corners are what they are")
    return found + audit_corners(rules, s)


def printed(rules: ReviveRules, s: ReviveState, space: int) -> int:
    """What is printed on a space of a tile that lies face up."""
    front = s.fronts[space // HEXES]
    i = space % HEXES
    return rules.lookup.tile_faces[(front >> 1) * HEXES + (HEXES - 1 - i if front & 1 else i)]


def covered(face: int, tokens: int) -> int:
    """What a printed space has become under tribe tiles."""
    if tokens & FOREST_TILE:
        return FOREST
    return SAND if tokens & SAND_TILE else face


def audit_corners(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Large locations are faces of different tiles in play."""
    seen: list[int] = []
    for face in s.corners:
        tiles = [i for i, faces in enumerate(rules.lookup.large_tiles) if face in faces]
        if not tiles or tiles[0] in seen:
            return ["a large location is not in play, or lies in two corners"]
        seen.append(tiles[0])
    return []


def audit_map(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Buildings stand on sand, figures on locations; the falcon sits on terrain."""
    found: list[str] = []
    for space in range(SPACES):
        name, kind = rules.lookup.space_names[space], SPACE_KINDS[s.terrain[space]]
        if s.buildings[space] and s.terrain[space] != SAND:
            found.append(f"buildings stand on sand, but '{name}' is {kind}")
        if s.figures[space] and s.terrain[space] not in (LOCATION, LARGE):
            found.append(f"figures stand on locations, but '{name}' is {kind}")
        if owner_at(s, space) >= s.seats or s.figures[space] >> s.seats:
            found.append(f"a piece of nobody stands on '{name}'")
    if keeper_of(rules, s, MOVE_FALCON) < 0:
        if s.falcon != -1:
            found.append("nobody here has a falcon: it flies for 'vukuntur-moon'")
    elif s.falcon != CHASM_SPACE and not is_terrain(s.terrain[s.falcon]):
        name, kind = rules.lookup.space_names[s.falcon], SPACE_KINDS[s.terrain[s.falcon]]
        found.append(f"the falcon sits on mountain, forest or field, but '{name}' is {kind}")
    fresh = s.copy()
    survey(fresh)
    if fresh.sands != s.sands or fresh.towns != s.towns:
        found.append("the lists of sand spaces and locations are out of date")
    return found


def audit_tokens(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Tribe tiles lie where they may, and belong to somebody who has so many."""
    found: list[str] = []
    laid = [0] * len(TOKENS)
    for space in range(SPACES):
        for token in members(s.tokens[space]):
            laid[token] += 1
            if not may_lie(rules, s, space, 1 << token):
                name, kind = rules.lookup.space_names[space], SPACE_KINDS[s.terrain[space]]
                found.append(f"no '{TOKENS[token]}' tile can lie on '{name}', {kind}")
    for token in range(len(TOKENS)):
        owner = keeper_of(rules, s, KEEPERS[token])
        if owner < 0:
            if laid[token]:
                found.append(f"nobody here has a tribe with '{TOKENS[token]}' tiles")
            continue
        most = rules.lookup.board_tiles[s.players[owner].board]
        if laid[token] > most:
            found.append(f"player {owner} has only {most} '{TOKENS[token]}' tiles")
        elif s.players[owner].tiles + laid[token] != most:
            found.append(f"player {owner} has {most} tribe tiles, on the map and in supply")
    return found


def may_lie(rules: ReviveRules, s: ReviveState, space: int, token: int) -> bool:
    terrain = s.terrain[space]
    if token == TEMPLE:
        return terrain == WATER
    if token == TARGET:
        return terrain in (SAND, LOCATION, LARGE)
    if token == WORKSHOP:
        return is_terrain(terrain)
    if terrain == UNEXPLORED or space >= CHASM_SPACE:
        return False
    face = printed(rules, s, space)
    return face == SAND if token == FOREST_TILE else is_terrain(face)


# Players


def audit_pieces(rules: ReviveRules, s: ReviveState, p: Player) -> list[str]:
    """Buildings on the map and in supply, a technology for every figure."""
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
    """They are connected, stand for figures, and change what they say."""
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
    """Goods, energy, points, tracks and markers."""
    found: list[str] = []
    lookup, whose = rules.lookup, f"of player {p.seat}"
    if p.board >= 0:
        if p.board not in lookup.boards:
            found.append(f"the tribe {whose} is not in play with these options")
        for other in s.players[: p.seat]:
            if other.board >= 0 and lookup.board_tribe[other.board] == lookup.board_tribe[p.board]:
                found.append(f"players {other.seat} and {p.seat} have the same tribe")
    if min(p.goods) < 0 or p.energy < 0 or p.points < 0 or min(p.artifacts) < 0:
        found.append(f"goods, energy, points and artifacts {whose} are not negative")
    if p.used & ~p.machines:
        found.append(f"energy {whose} lies on machines that player {p.seat} lacks")
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
    if not 0 <= p.markers <= MARKERS or not 0 <= p.progress <= placed <= PROGRESS_SPACES:
        found.append(f"rewards and markers {whose} are not those on the progress track")
    if p.switch not in (0, 1) or not 0 <= p.sleep < len(lookup.sleep_gain):
        found.append(f"the switch or the hibernation marker {whose} is somewhere else")
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
    """A player's cards lie in one place each, and the starting cards are never lost."""
    found: list[str] = []
    in_slots = cards_in_slots(p)
    slots = bits_of(in_slots)
    twice = p.active & p.resting or (p.active | p.resting) & slots
    if twice or len(in_slots) != count(slots):
        found.append(f"a card of player {p.seat} lies in two places")
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
                    f"a card of player {p.seat} in '{SLOTS[i]}' lies on one that shows no slot"
                )
    return found


# Piles and displays


def audit_piles(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Every citizen, module, machine, crate and artifact card is somewhere, once.

    Citizens, modules and machines may have left the game.
    """
    lookup, players = rules.lookup, s.players
    modules = (1 << len(lookup.module_colours)) - 1
    crates = (1 << len(lookup.crate_effect)) - 1
    cards = (1 << len(lookup.card_category) // 3) - 1
    held = [citizens_of(p) for p in players]
    found = once("a citizen", [s.card_deck, s.cards], held, ALL_CITIZENS)
    held = [modules_of(p) for p in players]
    found += once("a module", [s.module_deck, s.modules], held, modules)
    held = [p.machines & ALL_SPECIAL for p in players]
    found += once("a machine", [s.machine_deck, s.machines], held, ALL_SPECIAL)
    held = [p.closed for p in players] + [p.opened for p in players] + [p.reopened for p in players]
    found += once("a crate", [s.crate_deck], held, crates, whole=True)
    found += once("an artifact card", [s.card_pool], artifact_cards(s), cards, whole=True)
    for p in players:
        if len([m for m in p.modules if m >= 0]) != count(modules_of(p)):
            found.append(f"a module of player {p.seat} lies in two places")
        if s.open_card >= 0 and p.card != s.open_card:
            found.append("one artifact card lies open for all")
    return found


def citizens_of(p: Player) -> int:
    return all_cards(p) & ALL_CITIZENS


def modules_of(p: Player) -> int:
    return bits_of([module for module in p.modules if module >= 0])


def artifact_cards(s: ReviveState) -> list[int]:
    """Bits of artifact cards that are kept, put back or still chosen from."""
    cards = [p.dealt for p in s.players]
    if s.open_card >= 0:
        cards.append(1 << s.open_card)
        return cards
    return cards + [1 << p.card for p in s.players if p.card >= 0]


def once(
    what: str, piles: list[int], held: list[int], everything: int, whole: bool = False
) -> list[str]:
    """Sets that share nothing and hold nothing else; all of them everything, if they are whole."""
    together = 0
    for these in piles + held:
        if together & these:
            return [f"{what} lies in two places"]
        together |= these
    if together & ~everything:
        return [f"there is {what} that does not exist"]
    return [f"{what} is missing"] if whole and together != everything else []


def audit_displays(rules: ReviveRules, s: ReviveState) -> list[str]:
    found: list[str] = []
    lookup = rules.lookup
    shown = [(count(s.cards), lookup.cards_shown, "cards")]
    shown.append((count(s.modules), lookup.modules_shown, "modules"))
    for colour in range(len(COLOURS)):
        n = count(s.machines & machines_of(rules, colour))
        shown.append((n, lookup.machines_shown, f"{COLOURS[colour]} machines"))
    for n, most, what in shown:
        if n > most:
            found.append(f"{n} {what} lie open; there are at most {most}")
    return found


def audit_artifacts(rules: ReviveRules, s: ReviveState) -> list[str]:
    """On the board, taken or removed; the last one brings the end and the end tile."""
    found: list[str] = []
    most = artifacts_at_start(rules, s)
    for colour in range(len(ARTIFACTS)):
        taken = 0 if colour == MINOR else sum([p.artifacts[colour] for p in s.players])
        if s.artifacts[colour] < 0 or s.artifacts[colour] + taken > most[colour]:
            found.append(
                f"there are only {most[colour]} '{ARTIFACTS[colour]}' artifacts at this table"
            )
    left = sum(s.artifacts)
    owners = count(bits_of([p.seat for p in s.players if p.end_tile]))
    if s.ending < 0:
        if not left and s.seats > 1:
            found.append("no artifact is left on the board: 'ending' tells whose turn it was")
        if owners:
            found.append("nobody has the end tile before the last artifact is gone")
    elif s.seats == 1:
        found.append("artifacts do not end the solo game: 'ending' is not for it")
    elif left:
        found.append("the end has come, but artifacts are left on the board")
    elif owners != 1 or s.ending >= s.seats:
        found.append(f"{owners} players have the one end tile")
    return found


# The turn and the question


def audit_turn(rules: ReviveRules, s: ReviveState) -> list[str]:
    """Nothing is left over from an action when the next one is chosen."""
    found: list[str] = []
    lookup = rules.lookup
    if s.agenda[-1].seat != s.turn or len(s.agenda) > 1:
        found.append(f"it is the turn of player {s.turn}, and nothing else is left to do")
    if not 0 <= s.actions <= actions_a_turn(s):
        found.append(f"{s.actions} actions are taken in this turn")
    if s.asleep and s.actions < actions_a_turn(s):
        found.append(f"who has hibernated has no action left: 'actions' is {actions_a_turn(s)}")
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
    """Somebody is asked something, and what is remembered about it is up to date."""
    for f in s.agenda:
        if not 0 <= f.op < OPS or not 0 <= f.seat < s.seats:
            return ["something on the agenda does not exist"]
    fresh = s.copy()
    for p in fresh.players:
        if p.reach:
            known = p.reach
            p.reach = []
            if reach_of(rules, fresh, p) != known:
                return [f"what the ways of player {p.seat} cost is out of date"]
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
