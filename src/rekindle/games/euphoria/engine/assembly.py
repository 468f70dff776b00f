"""Euphoria's rules: every procedure at its number, and the kernel's questions answered."""

from __future__ import annotations

from rekindle.games.euphoria.engine import ops, workers
from rekindle.games.euphoria.engine.abilities import Abilities, holds
from rekindle.games.euphoria.engine.actions import build, dilemma, place, trade
from rekindle.games.euphoria.engine.actions.retrieve import Retrieve, leave_space
from rekindle.games.euphoria.engine.constants import (
    FIRST_ARTIFACT,
    KNOWLEDGE,
    MORALE,
    PLACED_WORKER,
    RETURNING,
    SPACE_FACTION,
)
from rekindle.games.euphoria.engine.effects import cards as draws
from rekindle.games.euphoria.engine.effects import plain as verbs
from rekindle.games.euphoria.engine.lookup import Lookup
from rekindle.games.euphoria.engine.rules import EuphoriaRules, workers_owned
from rekindle.games.euphoria.engine.stars import territory_open
from rekindle.games.euphoria.engine.state import EuphoriaState, Player
from rekindle.games.euphoria.engine.tracks import gain_knowledge, lose_morale
from rekindle.games.euphoria.engine.turn import (
    ChooseRecruits,
    Doubles,
    EndTurn,
    FirstRoll,
    StarPlaced,
    Turn,
    free_moves,
)
from rekindle.kernel import combinators, effects
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import NOTHING, Effect
from rekindle.kernel.prices import Price, payable
from rekindle.kernel.state import Frame


class AssembledEuphoria(EuphoriaRules):
    """The rules of one pack with one deck of recruits."""

    def __init__(
        self, effects: list[Effect], prices: list[Price], lookup: Lookup, given_to_them: list[bool]
    ) -> None:
        super().__init__([], effects, prices, lookup)
        self.given_to_them = given_to_them  # by price: does the opponent receive it?
        self.procedures = procedures(self)

    def free_moves(self, s: EuphoriaState, f: Frame) -> list[int]:
        return free_moves(s, f.seat)

    def play_free(self, s: EuphoriaState, seat: int, code: int) -> bool:
        return trade.play_trade(s, seat, code)

    def purse(self, s: EuphoriaState, seat: int) -> list[int]:
        """What can be paid with: holdings, morale above 1, room for knowledge, workers."""
        p = s.players[seat]
        spare = workers_owned(p) - 1
        placed = 1 if spare and seat == s.turn and p.spots[s.die] == s.space else 0
        returning = min(spare, p.spots.count(RETURNING))
        track_end = self.lookup.track_end
        return p.wallet + [p.morale - 1, track_end - p.knowledge, placed, returning]

    def spend(self, s: EuphoriaState, seat: int, things: list[int], price: int) -> None:
        p = s.players[seat]
        to = self.receiver(s, seat) if self.given_to_them[price] else NOTHING
        for kind in things:
            if kind < MORALE:
                s.paid = kind
                spend_thing(s, p, kind, to)
            elif kind == PLACED_WORKER:
                leave_space(s, p, s.die)
                sacrifice(s, p, s.die)
            elif kind != MORALE and kind != KNOWLEDGE:
                sacrifice(s, p, p.spots.index(RETURNING))
        if things[0] == MORALE:
            lose_morale(self, s, seat, len(things))
        elif things[0] == KNOWLEDGE:
            gain_knowledge(self, s, seat, len(things))

    def receiver(self, s: EuphoriaState, seat: int) -> int:
        """The opponent of a bump: whom the bumper pays, and who is paid by the bumped."""
        owner = (s.bumped - 1) >> 2
        return owner if seat == s.turn else s.turn

    def holds(self, s: EuphoriaState, f: Frame, condition: int) -> bool:
        return holds(self, s, s.players[f.seat], condition)

    def whom(self, s: EuphoriaState, f: Frame, who: int) -> list[int]:
        if who == ops.THEM:
            return [self.receiver(s, f.seat)]
        opponents = [(f.seat + i) % s.seats for i in range(1, s.seats)]
        if who == ops.EACH_OPPONENT:
            return opponents
        return [seat for seat in opponents if s.space in s.players[seat].spots]

    def possible(self, s: EuphoriaState, seat: int, effect: int, context: int = 0) -> bool:
        """Would this effect do anything? Only what can come to nothing is looked at."""
        e = self.effects[effect]
        p = s.players[seat]
        if e.op == ops.GAIN_MORALE:
            return p.morale < self.lookup.track_end
        if e.op == ops.LOSE_KNOWLEDGE:
            return p.knowledge > 1
        if e.op == ops.LOSE_MORALE:
            return p.morale > 1
        if e.op == ops.STAR:
            return territory_open(self, s, SPACE_FACTION[s.space])
        if e.op == ops.ARTIFACTS or e.op == ops.PLAIN_CARDS or e.op == ops.MATCHING_CARDS:
            return draws.cards_left(s) > 0
        if e.op == ops.SET_FACE:
            return RETURNING in p.spots
        if e.op == effects.PAY:
            return payable(self.prices[e.kind], self.purse(s, seat))
        if e.op == effects.SEQ:
            return any(self.possible(s, seat, part) for part in e.parts)
        return True


def spend_thing(s: EuphoriaState, p: Player, kind: int, to: int) -> None:
    """Goods and artifacts go back to the supply or to an opponent."""
    p.wallet[kind] -= 1
    if to != NOTHING:
        s.players[to].wallet[kind] += 1
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
    """Every procedure at its number; numbers without one are never used."""
    table: list[Procedure[EuphoriaState]] = [Procedure() for _ in range(ops.OPS)]
    for op, procedure in (
        combinators.procedures(rules) + game_procedures(rules) + effect_procedures(rules)
    ):
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
        (ops.LIMIT, draws.HandLimit(rules)),
        (ops.DISCARD_ONE_OF, draws.DiscardOneOf(rules)),
        (ops.BUILD, build.Build(rules)),
        (ops.TURN_TILE, build.TurnTile(rules)),
        (ops.DILEMMA_PRICE, dilemma.DilemmaPrice(rules)),
        (ops.DILEMMA_CHOICE, dilemma.DilemmaChoice(rules)),
        (ops.KEEP_RECRUIT, dilemma.KeepRecruit(rules)),
        (ops.OFFER, trade.Offer(rules)),
        (ops.ANSWER_OFFER, trade.AnswerOffer(rules)),
        (ops.CLOSE_OFFER, trade.CloseOffer(rules)),
        (ops.STAR_PLACED, StarPlaced(rules)),
    ]


def effect_procedures(rules: EuphoriaRules) -> list[tuple[int, Procedure[EuphoriaState]]]:
    return [
        (ops.GAIN, verbs.Gain(rules)),
        (ops.ANY_GOOD, verbs.AnyGood(rules)),
        (ops.ARTIFACTS, draws.Artifacts(rules)),
        (ops.PLAIN_CARDS, draws.PlainCards(rules)),
        (ops.MATCHING_CARDS, draws.MatchingCards(rules)),
        (ops.LOOK_AT_CARDS, draws.LookAtCards(rules)),
        (ops.SHOW_HAND, draws.ShowHand(rules)),
        (ops.DISCARD, draws.Discard(rules)),
        (ops.GAIN_MORALE, verbs.GainMorale(rules)),
        (ops.LOSE_MORALE, verbs.LoseMorale(rules)),
        (ops.GAIN_KNOWLEDGE, verbs.GainKnowledge(rules)),
        (ops.LOSE_KNOWLEDGE, verbs.LoseKnowledge(rules)),
        (ops.NEW_WORKER, verbs.NewWorker(rules)),
        (ops.MINER, verbs.Miner(rules)),
        (ops.ADVANCE, verbs.Advance(rules)),
        (ops.STAR, verbs.Star(rules)),
        (ops.STAR_OR_MARKET, verbs.StarOrMarket(rules)),
        (ops.HARVEST, verbs.Harvest(rules)),
        (ops.DIG, verbs.Dig(rules)),
        (ops.CONSTRUCT, verbs.Construct(rules)),
        (ops.ITS_RESOURCE, verbs.ItsResource(rules)),
        (ops.PLACE_IT, verbs.PlaceIt(rules)),
        (ops.SET_FACE, verbs.SetFace(rules)),
        (ops.COPY_FACE, verbs.CopyFace(rules)),
        (ops.FREE_RETRIEVAL, verbs.FreeRetrieval(rules)),
        (ops.NO_EFFECT, verbs.NoEffect(rules)),
    ]
