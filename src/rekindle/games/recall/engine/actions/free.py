"""Free actions: crates, conversions, abilities, returning followers, rings (recall.free)."""

from __future__ import annotations

from typing import Final

from rekindle.games.recall.engine.abilities import (
    has_ability,
    has_stones,
    pay_stones,
    stones_needed,
)
from rekindle.games.recall.engine.actions.follower_cost import check_waive
from rekindle.games.recall.engine.actions.group import has_begun
from rekindle.games.recall.engine.constants import (
    ABILITIES,
    ANY_TIME,
    CAMP,
    CHEAP_CONVERSION,
    FIRST_GADGET,
    FIRST_PART,
    ON_FOLLOWER_COST,
    ON_KEYCARD,
    PASSIVES,
    RING,
    RING_TOKEN,
    SPACES,
    WITH_RINGS,
)
from rekindle.games.recall.engine.contexts import at_space, by_card
from rekindle.games.recall.engine.crystals import CHEAP, CONVERSION_PAYS, conversions, convert
from rekindle.games.recall.engine.effects.free_ability import (
    begin_ability,
    check_for_nothing,
    check_keycard,
)
from rekindle.games.recall.engine.map import put_token
from rekindle.games.recall.engine.ops import (
    ANCIENTS,
    CHOOSE_START,
    CONVERT_VERB,
    DRAFT,
    E_NOTHING,
    E_OPEN,
    E_RING,
    FREE_ABILITY,
    OPEN_VERB,
    RETURN_VERB,
    RING_VERB,
    TRIGGER,
    USE_VERB,
)
from rekindle.games.recall.engine.pieces import return_followers, spend_followers
from rekindle.games.recall.engine.reasons import (
    ABILITY_IDLE,
    ABILITY_IN_PARTS,
    ABILITY_NOT_YOURS,
    ANSWER_FIRST,
    CANNOT_AFFORD,
    CHEAPER_WAY,
    CRATE_NOT_YOURS,
    NEEDS_TRIGGER,
    NO_CAMP,
    NO_FOLLOWERS_THERE,
    NO_PASSIVE,
    NO_RINGS_LEFT,
    NOT_YOUR_TURN,
    ON_THE_MOVE,
    RECHARGED,
    RING_THERE,
    TOO_FEW_STONES,
)
from rekindle.games.recall.engine.rules import RecallRules
from rekindle.games.recall.engine.state import Player, RecallState
from rekindle.kernel.agenda import NO_MOVES
from rekindle.kernel.bits import members
from rekindle.kernel.chance import draw_from_bits
from rekindle.kernel.combinators import context_of
from rekindle.kernel.effects import ANY_ORDER, PART_MASK, part_in_context
from rekindle.kernel.moves import ARG_BITS, ARG_MASK
from rekindle.kernel.reasons import FINE, NOT_ASKED, reason
from rekindle.kernel.state import Frame

FREE_VERBS: Final[tuple[int, ...]] = (USE_VERB, OPEN_VERB, CONVERT_VERB, RETURN_VERB, RING_VERB)


def free_moves(rules: RecallRules, s: RecallState, f: Frame) -> list[int]:
    """Return the free actions possible at this question.

    There are none on another player's turn (recall.free.1) nor within a movement (recall.move.5).
    """
    if f.seat != s.turn or has_begun(s, f):
        return NO_MOVES
    p = s.players[f.seat]
    moves: list[int] = []
    if f.op != FREE_ABILITY:  # there `use` is the answer, without stones
        moves += use_moves(rules, s, p)
    moves += [OPEN_VERB << ARG_BITS | crate for crate in members(p.crates)]
    moves += [CONVERT_VERB << ARG_BITS | conversion for conversion in conversions(p)]
    moves += ring_moves(s, p)
    followers = p.followers
    moves += [RETURN_VERB << ARG_BITS | space for space in range(SPACES) if followers[space]]
    return moves


def may_help(rules: RecallRules, s: RecallState, p: Player) -> bool:
    """Return whether a free action could bring something that an effect needs.

    Returning followers is not counted: it brings nothing.
    """
    if p.crates or conversions(p) or ring_moves(s, p):
        return True
    return bool(use_moves(rules, s, p))


# Beginning one


def play_free(rules: RecallRules, s: RecallState, seat: int, code: int) -> bool:
    """Carry out or begin a free action, if this move is one; the question below it stays."""
    verb = code >> ARG_BITS
    if verb not in FREE_VERBS:
        return False
    p, argument = s.players[seat], code & ARG_MASK
    if verb == USE_VERB:
        if is_answer(rules, s.agenda[-1], code):
            return False
        pay_stones(rules, s, p, argument)
        begin_ability(rules, s, seat, argument)
    elif verb == OPEN_VERB:
        open_crate(rules, s, p, argument)
    elif verb == CONVERT_VERB:
        convert(s, p, argument)
    elif verb == RETURN_VERB:
        return_followers(s, p, argument, 1)
    else:
        place_ring(rules, s, p, argument)
    return True


def is_answer(rules: RecallRules, f: Frame, code: int) -> bool:
    """Return whether using this ability answers the question instead of being a free action."""
    if f.op == FREE_ABILITY or answering_part(rules, f, code) >= 0:
        return True
    trigger = rules.lookup.ability_trigger[code & ARG_MASK]
    return trigger != ANY_TIME and trigger != ON_KEYCARD


def answering_part(rules: RecallRules, f: Frame, code: int) -> int:
    """Return which part of a frame offers an ability as the answer to an event, or -1."""
    if f.op == ANY_ORDER:
        for i, part in enumerate(f.parts):
            e = rules.effects[part & PART_MASK]
            if e.op == TRIGGER and e.code == code:
                return i
    return -1


def open_crate(rules: RecallRules, s: RecallState, p: Player, crate: int) -> None:
    """Show a crate, take its effect and discard it (recall.free.2)."""
    p.crates &= ~(1 << crate)
    s.crates_used |= 1 << crate
    s.note(E_OPEN, p.seat, crate)
    s.reveal()
    gain(rules, s, p, rules.lookup.crate_effect[crate], 0)


def gain(rules: RecallRules, s: RecallState, p: Player, effect: int, context: int) -> None:
    """Push an effect; the log says so if it does nothing."""
    if rules.possible(s, p.seat, effect, context) or rules.waits(s, p.seat, effect):
        rules.push_all(s, p.seat, [part_in_context(effect, context)])
    else:
        s.note(E_NOTHING, p.seat, effect)


def place_ring(rules: RecallRules, s: RecallState, p: Player, space: int) -> None:
    """Spend a follower in a camp for a random ring and its reward (recall.tribe.norther)."""
    spend_followers(rules, s, p, space, 1)
    ring = draw_from_bits(s, RING_TOKEN, s.rings)
    s.rings &= ~(1 << ring)
    put_token(s, space, RING)
    s.note(E_RING, p.seat, space, ring)
    gain(rules, s, p, rules.lookup.ring_effect[ring], at_space(space))


# Abilities


def use_moves(rules: RecallRules, s: RecallState, p: Player) -> list[int]:
    """Return the abilities that this player can pay with stones and that would do something."""
    if s.recharged or not p.ready:
        return NO_MOVES
    return [
        USE_VERB << ARG_BITS | ability
        for ability in range(ABILITIES)
        if p.abilities >> ability & 1 and check_stones(rules, s, p, ability) == FINE
    ]


def may_recharge_later(rules: RecallRules, s: RecallState, p: Player) -> bool:
    """Return whether a free action may do something before the recharge that it cannot do after.

    A crate or a ring may bring a stone or uncover a production space; crystals that are converted
    and followers that are returned to an empty supply may be what an ability lacks.
    """
    if p.crates or ring_moves(s, p) or use_moves(rules, s, p):
        return True
    for ability in range(ABILITIES):
        if not has_ability(p, ability) or not has_stones(rules, s, p, ability):
            continue
        if rules.lookup.ability_trigger[ability] != ANY_TIME:
            continue
        if not p.supply or rules.waits(s, p.seat, rules.lookup.ability_effect[ability]):
            return True
    return False


def check_stones(rules: RecallRules, s: RecallState, p: Player, ability: int) -> int:
    """Check that an ability without a trigger, or that for the keycard, can be used by stones."""
    trigger = rules.lookup.ability_trigger[ability]
    if trigger == ON_KEYCARD:
        found = check_keycard(rules, s)
        if found != FINE:
            return found
    elif trigger != ANY_TIME:
        return reason(NEEDS_TRIGGER, trigger)
    if s.recharged:
        return RECHARGED
    if not has_stones(rules, s, p, ability):
        return reason(TOO_FEW_STONES, stones_needed(rules, p, ability))
    found = why_useless(rules, s, p, ability)
    return FINE if found == FINE else reason(ABILITY_IDLE, found)


def why_useless(rules: RecallRules, s: RecallState, p: Player, ability: int) -> int:
    """Return why an ability would do nothing now, or FINE (recall.ability.5)."""
    if rules.lookup.ability_trigger[ability] != ON_KEYCARD:
        return rules.why_idle(s, p.seat, rules.lookup.ability_effect[ability])
    found = FINE
    for effect in rules.lookup.card_parts[s.played]:
        found = rules.why_idle(s, p.seat, effect, by_card())
        if found == FINE:
            return FINE
    return found


# Checks


def check_free(rules: RecallRules, s: RecallState, f: Frame) -> int:
    """Check whether free actions are possible at this question at all."""
    if f.op == DRAFT or f.op == CHOOSE_START or f.op == ANCIENTS:
        return NOT_ASKED
    if f.seat != s.turn:
        return NOT_YOUR_TURN
    if not rules.procedures[f.op].interruptible:
        return ANSWER_FIRST
    return ON_THE_MOVE if has_begun(s, f) else FINE


def check_use(rules: RecallRules, s: RecallState, f: Frame, ability: int) -> int:
    """Check `use`: as an answer to an event or to a symbol, or as a free action."""
    if f.op == DRAFT or f.op == CHOOSE_START:
        return NOT_ASKED
    p = s.players[f.seat]
    if not has_ability(p, ability):
        return ABILITY_IN_PARTS if is_omnitool(rules, p, ability) else ABILITY_NOT_YOURS
    if f.op == FREE_ABILITY:
        return check_for_nothing(rules, s, f, ability)
    code = USE_VERB << ARG_BITS | ability
    if answering_part(rules, f, code) >= 0:
        return check_answer(rules, s, f, code)
    trigger = rules.lookup.ability_trigger[ability]
    if trigger == ON_FOLLOWER_COST:
        found = check_waive(rules, s, f, ability)
        return reason(NEEDS_TRIGGER, trigger) if found == NOT_ASKED else found
    found = check_free(rules, s, f)
    return check_stones(rules, s, p, ability) if found == FINE else found


def is_omnitool(rules: RecallRules, p: Player, ability: int) -> bool:
    """Return whether this is the gadget whose parts are used instead of itself."""
    gadget = ability - FIRST_GADGET
    in_range = FIRST_GADGET <= ability < FIRST_PART
    return in_range and gadget == rules.lookup.omnitool and gadget in p.gadgets


def check_answer(rules: RecallRules, s: RecallState, f: Frame, code: int) -> int:
    """Check an ability that waits beside the rewards of the event that it answers."""
    if code in s.options:
        return FINE
    p, ability = s.players[f.seat], code & ARG_MASK
    if f.seat != s.turn:
        return NOT_YOUR_TURN
    if s.recharged:
        return RECHARGED
    if not has_stones(rules, s, p, ability):
        return reason(TOO_FEW_STONES, stones_needed(rules, p, ability))
    part = f.parts[answering_part(rules, f, code)]
    effect = rules.lookup.ability_effect[ability]
    found = rules.why_idle(s, f.seat, effect, context_of(f, part))
    return NOT_ASKED if found == FINE else reason(ABILITY_IDLE, found)


def check_open(rules: RecallRules, s: RecallState, f: Frame, crate: int) -> int:
    found = check_free(rules, s, f)
    if found != FINE:
        return found
    return FINE if s.players[f.seat].crates >> crate & 1 else CRATE_NOT_YOURS


def check_convert(rules: RecallRules, s: RecallState, f: Frame, conversion: int) -> int:
    found = check_free(rules, s, f)
    if found != FINE:
        return found
    p = s.players[f.seat]
    kind = CONVERSION_PAYS[conversion][1]
    if conversion in CHEAP and not p.passives & CHEAP_CONVERSION:
        return reason(NO_PASSIVE, which_passive(CHEAP_CONVERSION))
    if conversion < CHEAP[0] and p.passives & CHEAP_CONVERSION:
        return reason(CHEAPER_WAY, kind)
    return FINE if conversion in conversions(p) else reason(CANNOT_AFFORD, kind)


def which_passive(bit: int) -> int:
    """Return the place of a passive ability among PASSIVES."""
    return [1 << i for i in range(len(PASSIVES))].index(bit)


def check_return(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    found = check_free(rules, s, f)
    if found != FINE:
        return found
    return FINE if s.players[f.seat].followers[space] else NO_FOLLOWERS_THERE


def ring_moves(s: RecallState, p: Player) -> list[int]:
    """Return a move for each camp where this player could place a ring."""
    if not p.passives & WITH_RINGS or not s.rings:
        return NO_MOVES
    return [RING_VERB << ARG_BITS | space for space in range(SPACES) if takes_ring(s, p, space)]


def takes_ring(s: RecallState, p: Player, space: int) -> bool:
    if s.kinds[space] != CAMP or not p.followers[space]:
        return False
    return s.tokens[space] & RING == 0


def check_ring(rules: RecallRules, s: RecallState, f: Frame, space: int) -> int:
    """Check a ring: a camp without one, and a follower to spend there (recall.tribe.norther)."""
    found = check_free(rules, s, f)
    if found != FINE:
        return found
    p = s.players[f.seat]
    if not p.passives & WITH_RINGS:
        return reason(NO_PASSIVE, which_passive(WITH_RINGS))
    if s.kinds[space] != CAMP:
        return NO_CAMP
    if s.tokens[space] & RING:
        return RING_THERE
    if not s.rings:
        return NO_RINGS_LEFT
    return FINE if p.followers[space] else NO_FOLLOWERS_THERE
