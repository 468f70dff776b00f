"""Why a trade cannot be opened, put together so, or accepted."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops
from rekindle.games.euphoria.engine.actions.trade import (
    ACCEPT,
    COUNTER,
    EVERYBODY,
    OFFERS_A_TURN,
    PROPOSE,
    can_give,
    most_asked,
    on_the_table,
)
from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.engine.state import EuphoriaState
from rekindle.games.euphoria.presentation.words import name, rules_of, thing, things
from rekindle.kernel.game import Setting
from rekindle.kernel.messages import Message, listed, player
from rekindle.kernel.state import Frame

Why = tuple[Message, str] | None
WHEN = "euphoria.trade.1"
WHAT = "euphoria.trade.2"
WHOM = "euphoria.trade.3"


def trade_reason(setting: Setting, s: EuphoriaState, f: Frame, whom: int) -> Why:
    """`trade`: when and with whom an offer may be made."""
    if not s.trading:
        return Message("reason-trading-off"), WHEN
    if f.seat != s.turn:
        return Message("reason-not-your-turn"), WHEN
    if whom == f.seat:
        return Message("reason-yourself"), WHOM
    if s.seats <= whom < EVERYBODY:
        return Message("reason-no-such-player", {"whom": player(whom), "n": s.seats}), WHOM
    if whom == EVERYBODY and s.seats == 2:
        return Message("reason-only-two"), WHOM
    if not rules_of(setting).procedures[f.op].interruptible:
        return Message("reason-no-trade-now"), WHEN
    if not s.offers_left:
        return Message("reason-no-offers-left", {"n": OFFERS_A_TURN}), WHEN
    return Message("reason-nothing-to-give"), WHAT


def give_reason(setting: Setting, s: EuphoriaState, f: Frame, kind: int) -> Why:
    if f.op != ops.OFFER:
        return None
    if on_the_table(s, f)[KINDS + kind]:
        return Message("reason-both-ways", {"what": name(kind)}), WHAT
    return Message("reason-give-lacks", {"have": thing(kind, s.players[f.seat].wallet[kind])}), WHAT


def ask_reason(setting: Setting, s: EuphoriaState, f: Frame, kind: int) -> Why:
    if f.op != ops.OFFER:
        return None
    if on_the_table(s, f)[kind]:
        return Message("reason-both-ways", {"what": name(kind)}), WHAT
    most = most_asked(rules_of(setting), s, f, kind)
    if kind >= FIRST_ARTIFACT:
        if not f.b:
            return Message("reason-ask-most", {"most": thing(kind, most)}), WHAT
        offered = things([0] * FIRST_ARTIFACT + list(s.offer[FIRST_ARTIFACT:KINDS]))
        return Message("reason-ask-offered", {"offered": offered}), WHOM
    if f.a == EVERYBODY:
        return Message("reason-ask-nobody-has", {"most": thing(kind, most)}), WHAT
    return Message("reason-ask-has", {"whom": player(f.a), "most": thing(kind, most)}), WHAT


def step_reason(setting: Setting, s: EuphoriaState, f: Frame, step: int) -> Why:
    """`propose`, `accept` and `counter`; the other steps are always offered when asked for."""
    if f.op == ops.OFFER and step == PROPOSE:
        gives = any(on_the_table(s, f)[:KINDS])
        return Message("reason-asks-nothing" if gives else "reason-gives-nothing"), WHAT
    if f.op != ops.ANSWER_OFFER:
        return None
    if step == COUNTER:
        return Message("reason-counter-counter"), WHOM
    if step == ACCEPT and not can_give(s.players[f.seat], on_the_table(s, f), KINDS):
        asked = on_the_table(s, f)[KINDS:]
        wallet = s.players[f.seat].wallet
        have = listed([thing(kind, wallet[kind]) for kind in range(KINDS) if asked[kind]])
        return Message("reason-accept-lacks", {"ask": things(asked), "have": have}), WHAT
    return None
