"""Why a move is not offered: the checks of the rules themselves, asked for their values."""

from __future__ import annotations

from collections.abc import Callable

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.dilemma import dilemma_ways
from rekindle.games.euphoria.engine.actions.retrieve import TAKE_ALL, on_board, take_code
from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, LOSE_ON_ROLL, WORKERS
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.presentation.moves.verbs import taken_from
from rekindle.games.euphoria.presentation.reasons.pay import pay_reason, way_reason, with_reason
from rekindle.games.euphoria.presentation.reasons.place import place_reason, star_reason
from rekindle.games.euphoria.presentation.reasons.trade import (
    ask_reason,
    give_reason,
    step_reason,
    trade_reason,
)
from rekindle.games.euphoria.presentation.reasons.use import use_reason
from rekindle.games.euphoria.presentation.words import (
    name,
    penalty,
    place_name,
    recruit_title,
    rules_of,
    thing,
)
from rekindle.kernel import effects
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, listed, noun
from rekindle.kernel.moves import ARG_BITS, ARG_MASK, CHOOSE, PAY_VERB, SKIP
from rekindle.kernel.state import Frame

Why = tuple[Message, str] | None
ACTED = (ops.DOUBLES, ops.END_TURN)


def reason(setting: Setting, s: EuphoriaState, f: Frame, code: int) -> Why:
    """Why this move is not offered at this question, with the article that says so.

    None where there is nothing to say but that something else is asked.
    """
    why = REASONS.get(code >> ARG_BITS)
    return None if why is None else why(setting, s, f, code & ARG_MASK)


def article(name: str) -> str:
    return f"euphoria.{name}"


# The action of a turn


def retrieve_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    rules, p = rules_of(setting), s.players[f.seat]
    if f.op in ACTED:
        return Message("reason-action-done"), article("turn.1")
    if not on_board(p):
        return Message("reason-none-on-board"), article("turn.2")
    if f.op not in (ops.TURN, ops.RETRIEVE):
        return None
    way = next(way for way in rules.lookup.retrieval if way.name == argument)
    return way_reason(setting, s, p, way, Message("source-retrieval"), article("retrieve.2"))


def dilemma_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    rules, p = rules_of(setting), s.players[f.seat]
    if p.resolved:
        return Message("reason-resolved"), article("dilemma.1")
    if f.op in ACTED:
        return Message("reason-action-done"), article("turn.1")
    if f.op != ops.TURN or dilemma_ways(rules, s, p):
        return None
    shown = rules.lookup.dilemma_artifact[p.dilemma]
    values: dict[str, str | int | Message] = {
        "artifact": thing(shown, 1),
        "have": artifacts_in_hand(p),
    }
    return Message("reason-dilemma-price", values), article("dilemma.1")


def artifacts_in_hand(p: Player) -> Message:
    return noun("artifact", sum(p.wallet[FIRST_ARTIFACT:]))


def end_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    return (Message("reason-no-pass"), article("turn.1")) if f.op == ops.TURN else None


def take_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    p = s.players[f.seat]
    mine = [take_code(p, w) & ARG_MASK for w in range(WORKERS) if p.spots[w] >= 0]
    if argument == TAKE_ALL:
        if len(mine) > 1:
            return None
        id = "reason-one-left" if mine else "reason-none-on-board"
        return Message(id), article("retrieve.1")
    if argument in mine:
        return None
    space, face = taken_from(argument)
    here = [p.faces[w] for w in range(WORKERS) if p.spots[w] == space]
    values: dict[str, str | int | Message] = {"space": place_name(setting, s, space)}
    if not here:
        return Message("reason-not-there", values), article("retrieve.1")
    faces = listed([Message("face", {"n": n}) for n in here])
    return Message("reason-other-face", {**values, "face": face, "faces": faces}), article(
        "retrieve.1"
    )


# Choices


def choose_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    if f.op not in (effects.ONE_OF, effects.ANY_ORDER, effects.MAY, effects.UP_TO):
        return None
    effects_of = rules_of(setting).effects
    parts = f.parts or effects_of[f.a].parts
    if CHOOSE << ARG_BITS | argument not in [effects_of[part].code for part in parts]:
        return None
    return Message("reason-changes-nothing"), article("abilities.11")


def skip_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    if f.op == ops.LOSE_GOODS:
        return roll_penalty(setting, s, s.players[f.seat])
    if f.op not in MANDATORY:
        return None
    id, cited = MANDATORY[f.op]
    return Message(id), article(cited)


MANDATORY = {
    ops.TURN: ("reason-no-pass", "turn.1"),
    ops.ABILITIES: ("reason-not-optional", "abilities.1"),
    ops.RETRIEVE: ("reason-take-one", "retrieve.1"),
    ops.LIMIT: ("reason-must-discard", "hand.1"),
    ops.DISCARD: ("reason-must-discard", "abilities.1"),
    ops.DISCARD_ONE_OF: ("reason-must-discard", "abilities.1"),
    ops.CHOOSE_WAY: ("reason-must-pay", "cost.1"),
    ops.DILEMMA_PRICE: ("reason-must-pay", "dilemma.1"),
    effects.PRICE: ("reason-must-pay", "cost.1"),
    ops.ANY_GOOD: ("reason-no-refusal", "cost.2"),
    ops.DIG: ("reason-no-refusal", "cost.2"),
    ops.STAR_OR_MARKET: ("reason-no-refusal", "cost.2"),
    effects.ONE_OF: ("reason-no-refusal", "cost.2"),
}


def roll_penalty(setting: Setting, s: EuphoriaState, p: Player) -> tuple[Message, str]:
    """The market that punishes a rolled face; of several, the first."""
    bit = LOSE_ON_ROLL * 2
    while not p.penalties & bit and bit < LOSE_ON_ROLL << 6:
        bit <<= 1
    return penalty(setting, s, bit)


def discard_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    p = s.players[f.seat]
    if f.op == ops.DISCARD_ONE_OF:
        drawn = listed([name(f.a), name(f.b)], "or")
        return Message("reason-one-of-two", {"drawn": drawn}), article("powers.26")
    if not p.wallet[argument]:
        return Message("reason-lacks", {"what": name(argument)}), article("hand.1")
    return None


def lose_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    p = s.players[f.seat]
    if f.op != ops.LOSE_GOODS or p.wallet[argument]:
        return None
    _, cited = roll_penalty(setting, s, p)
    return Message("reason-lacks", {"what": name(argument)}), cited


def gain_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    if f.op != ops.ANY_GOOD:
        return None
    effect = rules_of(setting).effects[f.a]
    group = noun("resource" if effect.kind else "commodity", 1)
    return Message("reason-other-good", {"group": group}), article("cost.1")


def dig_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    return Message("reason-no-digging"), article("tunnel.1")


def resolve_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    if f.op != ops.DILEMMA_CHOICE:
        return None
    return Message("reason-no-recruits", {"n": len(s.recruit_deck)}), article("dilemma.2")


def recruit_choice_reason(setting: Setting, s: EuphoriaState, f: Frame, argument: int) -> Why:
    """`keep` and `hide`: at the start of the game, or by a dilemma."""
    p = s.players[f.seat]
    if f.op not in (ops.CHOOSE_RECRUITS, ops.KEEP_RECRUIT):
        return None
    cited = article("setup.3" if f.op == ops.CHOOSE_RECRUITS else "dilemma.2")
    values = {"recruit": recruit_title(setting, argument)}
    if argument in p.active + p.hidden:
        return Message("reason-kept-already", values), cited
    if argument not in p.dealt:
        return Message("reason-not-dealt", values), cited
    if f.op == ops.KEEP_RECRUIT:
        return Message("reason-keep-decides"), article("dilemma.3")
    return Message("reason-hide-now" if f.step else "reason-keep-first"), cited


REASONS: dict[int, Callable[[Setting, EuphoriaState, Frame, int], Why]] = {
    CHOOSE: choose_reason,
    SKIP: skip_reason,
    PAY_VERB: pay_reason,
    ops.KEEP_VERB: recruit_choice_reason,
    ops.HIDE_VERB: recruit_choice_reason,
    ops.PLACE_VERB: place_reason,
    ops.RETRIEVE_VERB: retrieve_reason,
    ops.TAKE_VERB: take_reason,
    ops.DILEMMA_VERB: dilemma_reason,
    ops.END_VERB: end_reason,
    ops.WITH_VERB: with_reason,
    ops.USE_VERB: use_reason,
    ops.DISCARD_VERB: discard_reason,
    ops.LOSE_VERB: lose_reason,
    ops.STAR_VERB: star_reason,
    ops.DIG_VERB: dig_reason,
    ops.RESOLVE_VERB: resolve_reason,
    ops.TRADE_VERB: trade_reason,
    ops.GIVE_VERB: give_reason,
    ops.ASK_VERB: ask_reason,
    ops.TRADE_STEP_VERB: step_reason,
    ops.GAIN_VERB: gain_reason,
}
