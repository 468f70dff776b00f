"""Why a trade cannot be opened, put together like this, or accepted."""

from __future__ import annotations

from rekindle.games.euphoria.engine.actions.trade import OFFERS_A_TURN, asked_of, on_the_table
from rekindle.games.euphoria.engine.constants import FIRST_ARTIFACT, KINDS
from rekindle.games.euphoria.presentation.reasons.case import Case
from rekindle.games.euphoria.presentation.words import name, thing, things
from rekindle.kernel.messages import listed, player
from rekindle.kernel.why import Why, why


def no_such_player(case: Case) -> Why:
    whom = player(case.argument)
    return why("no-such-player", "trade.3", whom=whom, n=case.s.seats)


def no_offers_left(case: Case) -> Why:
    return why("no-offers-left", "trade.1", n=OFFERS_A_TURN)


def both_ways(case: Case) -> Why:
    return why("both-ways", "trade.2", what=name(case.argument))


def give_lacks(case: Case) -> Why:
    have = thing(case.argument, case.p.wallet[case.argument])
    return why("give-lacks", "trade.2", have=have)


def ask_has(case: Case) -> Why:
    most = thing(case.argument, case.value)
    return why("ask-has", "trade.2", whom=player(asked_of(case.f)), most=most)


def ask_nobody_has(case: Case) -> Why:
    return why("ask-nobody-has", "trade.2", most=thing(case.argument, case.value))


def ask_most(case: Case) -> Why:
    return why("ask-most", "trade.2", most=thing(case.argument, case.value))


def ask_offered(case: Case) -> Why:
    offered = things([0] * FIRST_ARTIFACT + list(case.s.offer[FIRST_ARTIFACT:KINDS]))
    return why("ask-offered", "trade.3", offered=offered)


def accept_lacks(case: Case) -> Why:
    asked = on_the_table(case.s, case.f)[KINDS:]
    have = listed([thing(kind, case.p.wallet[kind]) for kind in range(KINDS) if asked[kind]])
    return why("accept-lacks", "trade.2", ask=things(asked), have=have)
