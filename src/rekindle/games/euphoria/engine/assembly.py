"""Euphoria's rules assembled: procedures by number, checks by verb, and the kernel's hooks."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops, workers
from rekindle.games.euphoria.engine.abilities import Abilities
from rekindle.games.euphoria.engine.actions import build, dilemma, offer, place, trade
from rekindle.games.euphoria.engine.actions.retrieve import Retrieve, leave_space
from rekindle.games.euphoria.engine.checks import checks
from rekindle.games.euphoria.engine.conditions import holds
from rekindle.games.euphoria.engine.constants import (
    FIRST_ARTIFACT,
    KNOWLEDGE,
    MORALE,
    PLACED_WORKER,
    RETURNING,
)
from rekindle.games.euphoria.engine.effects import cards, goods, markets, tracks
from rekindle.games.euphoria.engine.effects import workers as worker_effects
from rekindle.games.euphoria.engine.known import seen_to_gain, seen_to_lose
from rekindle.games.euphoria.engine.lookup import Lookup
from rekindle.games.euphoria.engine.rules import EuphoriaRules, workers_owned
from rekindle.games.euphoria.engine.state import EuphoriaState, Player, owner_of
from rekindle.games.euphoria.engine.tracks import gain_knowledge, lose_morale
from rekindle.games.euphoria.engine.turn import (
    ChooseRecruits,
    Doubles,
    EndTurn,
    FirstRoll,
    StarPlaced,
    Turn,
)
from rekindle.kernel import combinators
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import NOTHING, Effect
from rekindle.kernel.prices import Price
from rekindle.kernel.state import Frame


class AssembledEuphoria(EuphoriaRules):
    """The rules of one pack with one deck of recruits."""

    def __init__(
        self, effects: list[Effect], prices: list[Price], lookup: Lookup, given_to_them: list[bool]
    ) -> None:
        super().__init__([], effects, prices, lookup)
        self.given_to_them = given_to_them  # by price: does the opponent receive it?
        self.procedures = procedures(self)
        self.checks = checks(self)

    def free_moves(self, s: EuphoriaState, f: Frame) -> list[int]:
        return trade.trade_moves(s, f.seat)

    def play_free(self, s: EuphoriaState, seat: int, code: int) -> bool:
        return trade.play_trade(s, seat, code)

    def purse(self, s: EuphoriaState, seat: int) -> list[int]:
        """Return what can be paid with: holdings, morale above 1, room for knowledge, workers."""
        p = s.players[seat]
        spare = workers_owned(p) - 1
        now = s.placement
        placed = 1 if spare and seat == s.turn and p.spots[now.worker] == now.space else 0
        returning = 0
        for spot in p.spots:
            if spot == RETURNING and returning < spare:
                returning += 1
        track_end = self.lookup.track_end
        return p.wallet + [p.morale - 1, track_end - p.knowledge, placed, returning]

    def spend(self, s: EuphoriaState, seat: int, things: list[int], price: int) -> None:
        p = s.players[seat]
        to = self.receiver(s, seat) if self.given_to_them[price] else NOTHING
        for kind in things:
            if kind < MORALE:
                if s.placement.paid != kind:
                    s.placement = s.placement.paying(kind)
                spend_thing(s, p, kind, to)
            elif kind == PLACED_WORKER:
                leave_space(s, p, s.placement.worker)
                sacrifice(s, p, s.placement.worker)
            elif kind != MORALE and kind != KNOWLEDGE:
                sacrifice(s, p, p.spots.index(RETURNING))
        if things[0] == MORALE:
            lose_morale(self, s, seat, len(things))
        elif things[0] == KNOWLEDGE:
            gain_knowledge(self, s, seat, len(things))

    def receiver(self, s: EuphoriaState, seat: int) -> int:
        """Return the opponent of a bump: whom the bumper pays, and who is paid by the bumped."""
        return owner_of(s.placement.bumped) if seat == s.turn else s.turn

    def holds(self, s: EuphoriaState, f: Frame, condition: int) -> bool:
        return holds(self, s, s.players[f.seat], condition)

    def whom(self, s: EuphoriaState, f: Frame, who: int) -> list[int]:
        if who == ops.THEM:
            return [self.receiver(s, f.seat)]
        opponents = [(f.seat + i) % s.seats for i in range(1, s.seats)]
        if who == ops.EACH_OPPONENT:
            return opponents
        return [seat for seat in opponents if s.placement.space in s.players[seat].spots]


def spend_thing(s: EuphoriaState, p: Player, kind: int, to: int) -> None:
    """Goods and artifacts go back to the supply or to an opponent."""
    p.wallet[kind] -= 1
    if kind >= FIRST_ARTIFACT:
        seen_to_lose(p, kind, 1)
    if to != NOTHING:
        s.players[to].wallet[kind] += 1
        if kind >= FIRST_ARTIFACT:
            seen_to_gain(s.players[to], kind, 1)
        s.note(ops.E_GIVE, p.seat, kind, to)
        return
    if kind >= FIRST_ARTIFACT:
        s.artifact_discard[kind - FIRST_ARTIFACT] += 1
    s.note(ops.E_PAY, p.seat, kind)


def sacrifice(s: EuphoriaState, p: Player, worker: int) -> None:
    """A sacrificed worker goes back to the reserve."""
    s.note(ops.E_SACRIFICE, p.seat, p.faces[worker])
    workers.to_reserve(p, worker)


def procedures(rules: AssembledEuphoria) -> list[Procedure[EuphoriaState]]:
    """Return every procedure at its number; numbers without one are never used."""
    found = combinators.procedures(rules) + game_procedures(rules)
    found += goods.procedures(rules) + cards.procedures(rules) + tracks.procedures(rules)
    found += worker_effects.procedures(rules) + markets.procedures(rules)
    table: list[Procedure[EuphoriaState]] = []
    for op, procedure in found:
        while len(table) <= op:
            table.append(Procedure())
        table[op] = procedure
    return table


def game_procedures(rules: EuphoriaRules) -> list[tuple[int, Procedure[EuphoriaState]]]:
    return [
        (ops.CHOOSE_RECRUITS, ChooseRecruits(rules)),
        (ops.FIRST_ROLL, FirstRoll(rules)),
        (ops.TURN, Turn(rules)),
        (ops.DOUBLES, Doubles(rules)),
        (ops.END_TURN, EndTurn(rules)),
        (ops.CHOOSE_WAY, place.ChooseWay(rules)),
        (ops.BUMP, place.Bump(rules)),
        (ops.BENEFIT, place.Benefit(rules)),
        (ops.EXTRA_PLACEMENT, place.ExtraPlacement(rules)),
        (ops.RETRIEVE, Retrieve(rules)),
        (ops.ROLL, workers.Roll(rules)),
        (ops.LOSE_GOODS, workers.LoseGoods(rules)),
        (ops.ABILITIES, Abilities(rules)),
        (ops.LIMIT, cards.HandLimit(rules)),
        (ops.DISCARD_ONE_OF, cards.DiscardOneOf(rules)),
        (ops.BUILD, build.Build(rules)),
        (ops.TURN_TILE, build.TurnTile(rules)),
        (ops.DILEMMA_PRICE, dilemma.DilemmaPrice(rules)),
        (ops.DILEMMA_CHOICE, dilemma.DilemmaChoice(rules)),
        (ops.KEEP_RECRUIT, dilemma.KeepRecruit(rules)),
        (ops.OFFER, offer.Offer(rules)),
        (ops.ANSWER_OFFER, trade.AnswerOffer(rules)),
        (ops.CLOSE_OFFER, trade.CloseOffer(rules)),
        (ops.STAR_PLACED, StarPlaced(rules)),
    ]
