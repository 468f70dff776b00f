"""Euphoria's law: every procedure at its number, and the kernel's questions answered."""

from __future__ import annotations

from rekindle.games.euphoria import draws, ops, verbs, workers
from rekindle.games.euphoria.abilities import Abilities, holds
from rekindle.games.euphoria.actions import build, dilemma, place, trade
from rekindle.games.euphoria.actions.retrieve import Retrieve, leave_space
from rekindle.games.euphoria.book import Book
from rekindle.games.euphoria.law import Law, workers_owned
from rekindle.games.euphoria.names import (
    FIRST_ARTIFACT,
    KNOWLEDGE,
    MORALE,
    PLACED_WORKER,
    RETURNING,
    SPACE_FACTION,
)
from rekindle.games.euphoria.stars import territory_open
from rekindle.games.euphoria.state import Player, Table
from rekindle.games.euphoria.tracks import gain_knowledge, lose_morale
from rekindle.games.euphoria.turn import (
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


class Euphoria(Law):
    """The rules of one pack with one deck of recruits."""

    def __init__(
        self, effects: list[Effect], prices: list[Price], book: Book, given_to_them: list[bool]
    ) -> None:
        super().__init__([], effects, prices, book)
        self.given_to_them = given_to_them  # by price: does the opponent receive it?
        self.procedures = procedures(self)

    def free_moves(self, s: Table, f: Frame) -> list[int]:
        return free_moves(s, f.seat)

    def play_free(self, s: Table, seat: int, code: int) -> bool:
        return trade.play_trade(s, seat, code)

    def purse(self, s: Table, seat: int) -> list[int]:
        """What can be paid with: holdings, morale above 1, room for knowledge, workers."""
        p = s.players[seat]
        spare = workers_owned(p) - 1
        placed = 1 if spare and seat == s.turn and p.spots[s.die] == s.space else 0
        returning = min(spare, p.spots.count(RETURNING))
        track_end = self.book.track_end
        return p.wallet + [p.morale - 1, track_end - p.knowledge, placed, returning]

    def spend(self, s: Table, seat: int, things: list[int], price: int) -> None:
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

    def receiver(self, s: Table, seat: int) -> int:
        """The opponent of a bump: whom the bumper pays, and who is paid by the bumped."""
        owner = (s.bumped - 1) >> 2
        return owner if seat == s.turn else s.turn

    def holds(self, s: Table, f: Frame, condition: int) -> bool:
        return holds(self, s, s.players[f.seat], condition)

    def whom(self, s: Table, f: Frame, who: int) -> list[int]:
        if who == ops.THEM:
            return [self.receiver(s, f.seat)]
        opponents = [(f.seat + i) % s.seats for i in range(1, s.seats)]
        if who == ops.EACH_OPPONENT:
            return opponents
        return [seat for seat in opponents if s.space in s.players[seat].spots]

    def possible(self, s: Table, seat: int, effect: int, context: int = 0) -> bool:
        """Would this effect do anything? Only what can come to nothing is looked at."""
        e = self.effects[effect]
        p = s.players[seat]
        if e.op == ops.GAIN_MORALE:
            return p.morale < self.book.track_end
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


def spend_thing(s: Table, p: Player, kind: int, to: int) -> None:
    """Goods and artifacts go back to the supply or to an opponent."""
    p.wallet[kind] -= 1
    if to != NOTHING:
        s.players[to].wallet[kind] += 1
        s.note(ops.E_GIVE, p.seat, kind, to)
        return
    if kind >= FIRST_ARTIFACT:
        s.artifact_discard[kind - FIRST_ARTIFACT] += 1
    s.note(ops.E_PAY, p.seat, kind)


def sacrifice(s: Table, p: Player, worker: int) -> None:
    """A sacrificed worker goes back to the reserve."""
    s.note(ops.E_SACRIFICE, p.seat, p.faces[worker])
    workers.to_reserve(p, worker)


def procedures(law: Euphoria) -> list[Procedure[Table]]:
    """Every procedure at its number; numbers without one are never used."""
    table: list[Procedure[Table]] = [Procedure() for _ in range(ops.OPS)]
    for op, procedure in (
        combinators.procedures(law) + game_procedures(law) + effect_procedures(law)
    ):
        table[op] = procedure
    return table


def game_procedures(law: Law) -> list[tuple[int, Procedure[Table]]]:
    return [
        (ops.CHOOSE_RECRUITS, ChooseRecruits(law)),
        (ops.FIRST_ROLL, FirstRoll(law)),
        (ops.TURN, Turn(law)),
        (ops.DOUBLES, Doubles(law)),
        (ops.END_TURN, EndTurn(law)),
        (ops.CHOOSE_WAY, place.ChooseWay(law)),
        (ops.BUMP, place.Bump(law)),
        (ops.BENEFIT, place.Benefit(law)),
        (ops.EXTRA_PLACEMENT, place.ExtraPlacement(law)),
        (ops.RETRIEVE, Retrieve(law)),
        (ops.ROLL, workers.Roll(law)),
        (ops.LOSE_GOODS, workers.LoseGoods(law)),
        (ops.ABILITIES, Abilities(law)),
        (ops.LIMIT, draws.HandLimit(law)),
        (ops.DISCARD_ONE_OF, draws.DiscardOneOf(law)),
        (ops.BUILD, build.Build(law)),
        (ops.TURN_TILE, build.TurnTile(law)),
        (ops.DILEMMA_PRICE, dilemma.DilemmaPrice(law)),
        (ops.DILEMMA_CHOICE, dilemma.DilemmaChoice(law)),
        (ops.KEEP_RECRUIT, dilemma.KeepRecruit(law)),
        (ops.OFFER, trade.Offer(law)),
        (ops.ANSWER_OFFER, trade.AnswerOffer(law)),
        (ops.CLOSE_OFFER, trade.CloseOffer(law)),
        (ops.STAR_PLACED, StarPlaced(law)),
    ]


def effect_procedures(law: Law) -> list[tuple[int, Procedure[Table]]]:
    return [
        (ops.GAIN, verbs.Gain(law)),
        (ops.ANY_GOOD, verbs.AnyGood(law)),
        (ops.ARTIFACTS, draws.Artifacts(law)),
        (ops.PLAIN_CARDS, draws.PlainCards(law)),
        (ops.MATCHING_CARDS, draws.MatchingCards(law)),
        (ops.LOOK_AT_CARDS, draws.LookAtCards(law)),
        (ops.SHOW_HAND, draws.ShowHand(law)),
        (ops.DISCARD, draws.Discard(law)),
        (ops.GAIN_MORALE, verbs.GainMorale(law)),
        (ops.LOSE_MORALE, verbs.LoseMorale(law)),
        (ops.GAIN_KNOWLEDGE, verbs.GainKnowledge(law)),
        (ops.LOSE_KNOWLEDGE, verbs.LoseKnowledge(law)),
        (ops.NEW_WORKER, verbs.NewWorker(law)),
        (ops.MINER, verbs.Miner(law)),
        (ops.ADVANCE, verbs.Advance(law)),
        (ops.STAR, verbs.Star(law)),
        (ops.STAR_OR_MARKET, verbs.StarOrMarket(law)),
        (ops.HARVEST, verbs.Harvest(law)),
        (ops.DIG, verbs.Dig(law)),
        (ops.CONSTRUCT, verbs.Construct(law)),
        (ops.ITS_RESOURCE, verbs.ItsResource(law)),
        (ops.PLACE_IT, verbs.PlaceIt(law)),
        (ops.SET_FACE, verbs.SetFace(law)),
        (ops.COPY_FACE, verbs.CopyFace(law)),
        (ops.FREE_RETRIEVAL, verbs.FreeRetrieval(law)),
        (ops.NO_EFFECT, verbs.NoEffect(law)),
    ]
