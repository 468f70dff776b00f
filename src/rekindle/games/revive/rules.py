"""Revive's law: every procedure at its number, and the kernel's questions answered."""

from __future__ import annotations

from rekindle.games.revive import artifacts, cards, modules, ops, setup, tracks, turn, verbs
from rekindle.games.revive.actions import (
    ability,
    act,
    attach,
    explore,
    free,
    hibernate,
    play,
    populate,
    tiles,
)
from rekindle.games.revive.actions import build as building
from rekindle.games.revive.book import Book
from rekindle.games.revive.law import Law
from rekindle.games.revive.names import (
    ANY_COLOUR,
    ARTIFACT_REWARD,
    SPECIAL_MACHINE,
)
from rekindle.games.revive.ops import PER_CARD
from rekindle.games.revive.state import Table
from rekindle.games.revive.verbs import counted
from rekindle.kernel import combinators, effects
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Price, payable
from rekindle.kernel.state import Frame


class Revive(Law):
    """The rules of one pack with one choice of options."""

    def __init__(self, effects: list[Effect], prices: list[Price], book: Book) -> None:
        super().__init__([], effects, prices, book)
        self.procedures = procedures(self)

    def free_moves(self, s: Table, f: Frame) -> list[int]:
        return free.free_moves(self, s, f)

    def play_free(self, s: Table, seat: int, code: int) -> bool:
        return free.play_free(self, s, seat, code)

    def purse(self, s: Table, seat: int) -> list[int]:
        return s.players[seat].goods

    def spend(self, s: Table, seat: int, things: list[int], price: int) -> None:
        for good in things:
            verbs.pay(s, s.players[seat], good, 1)

    def count(self, s: Table, f: Frame, what: int) -> int:
        return counted(self, s, s.players[f.seat], what)

    def waits(self, s: Table, seat: int, effect: int) -> bool:
        """Is it only goods that are missing? A trade or a crate may bring them (revive.turn.3)."""
        e = self.effects[effect]
        if e.op == ops.ABILITY:
            return self.waits(s, seat, self.book.board_ability[s.players[seat].board])
        if e.op == effects.PAY:
            part = e.parts[0]
            return self.possible(s, seat, part) or self.waits(s, seat, part)
        if e.op == ops.ACT:
            return True
        if ops.PLACE_FOREST <= e.op <= ops.PLACE_WORKSHOP:
            return s.players[seat].tiles > 0
        for part in e.parts:
            if self.waits(s, seat, part):
                return True
        return False

    def required(self, effect: int) -> bool:
        """Rewards that are unlocked, and artifacts (revive.tracks.1, revive.artifacts.1)."""
        op = self.effects[effect].op
        return op in (ops.REWARD, ops.ARTIFACT)

    def refusable(self, effect: int) -> bool:
        """What could be unwelcome asks by itself."""
        return True

    def settled(self, s: Table, seat: int, effect: int) -> bool:
        """Can it only help, and leaves it nothing to choose? (revive.effects.1)"""
        e = self.effects[effect]
        op = e.op
        if op == ops.GAIN or op == ops.ENERGY or op == ops.CRATE or op == ops.POINTS:
            return True
        if op == ops.ADVANCE:
            return not tracks.would_unlock(self, s.players[seat], e.kind, e.n)
        if op == ops.REWARD:
            kind = self.book.reward_kind[e.kind]
            return kind != SPECIAL_MACHINE and kind != ARTIFACT_REWARD
        if op == effects.SEQ or op == effects.ANY_ORDER:
            for part in e.parts:
                if not self.settled(s, seat, part):
                    return False
            return True
        return False

    def possible(self, s: Table, seat: int, effect: int, context: int = 0) -> bool:
        """Would this effect do anything? Only what can come to nothing is looked at."""
        e = self.effects[effect]
        op = e.op
        if op < effects.FIRST_GAME_OP:
            return self.possible_tree(s, seat, e, context)
        if ops.CRATE <= op <= ops.RAISE_SWITCH:
            return self.possible_leaf(s, seat, e, context)
        return True

    def possible_tree(self, s: Table, seat: int, e: Effect, context: int) -> bool:
        if e.op == effects.PAY:
            return payable(self.prices[e.kind], s.players[seat].goods) and self.possible(
                s, seat, e.parts[0], context
            )
        if e.op == effects.PER:
            if not counted(self, s, s.players[seat], e.kind) and e.kind < PER_CARD:
                return False
            return self.possible(s, seat, e.parts[0], context)
        for part in e.parts:
            if self.possible(s, seat, part, context):
                return True
        return False

    def possible_leaf(self, s: Table, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        op = e.op
        if op == ops.CRATE:
            return s.crate_deck != 0
        if op == ops.MODULE:
            return s.modules != 0
        if op == ops.RETURN_ENERGY:
            return verbs.energy_to_return(p, context) != 0
        if op == ops.ABILITY:
            return self.possible(s, seat, self.book.board_ability[p.board])
        if op == ops.REST_CARD:
            return bool(cards.cards_to_rest(p, context))
        if op == ops.WAKE_CARD:
            return p.resting != 0
        if op == ops.PLAY_CARD:
            wild = cards.colour_machine(self, s, seat) >= 0
            return bool(play.play_moves(self, p, ANY_COLOUR if wild else e.kind))
        if op == ops.TAKE_CARD:
            return cards.can_take(self, s, seat, e.kind)
        if op == ops.TOP_OF_ACTIVE:
            return p.active != 0
        if op == ops.ACT:
            return act.act_possible(self, s, seat, e.kind, e.n)
        if op == ops.REOPEN:
            return p.opened != 0
        if ops.PLACE_FOREST <= op <= ops.PLACE_WORKSHOP:
            return tiles.tile_possible(self, s, p, op)
        if op == ops.MOVE_FALCON:
            steps = e.n * min(p.markers + 1, 5)
            return bool(tiles.falcon_moves(self, s, steps))
        if op == ops.MOVE_FIGURE:
            return bool(tiles.figures_to_move(s, p)) and bool(tiles.figure_goals(s, p))
        return True


def procedures(law: Revive) -> list[Procedure[Table]]:
    """Every procedure at its number; numbers without one are never used."""
    table: list[Procedure[Table]] = [Procedure() for _ in range(ops.OPS)]
    for op, procedure in (
        combinators.procedures(law) + game_procedures(law) + effect_procedures(law)
    ):
        table[op] = procedure
    for op in (effects.ANY_ORDER, effects.ONE_OF, effects.MAY, effects.UP_TO):
        table[op].interruptible = True
        table[op].lingers = op != effects.ONE_OF
    return table


def game_procedures(law: Law) -> list[tuple[int, Procedure[Table]]]:
    return [
        (ops.CHOOSE_TRIBE, setup.ChooseTribe(law)),
        (ops.DEAL, setup.Deal(law)),
        (ops.KEEP_CARD, setup.KeepCard(law)),
        (ops.TURN, turn.Turn(law)),
        (ops.TRIM, turn.Trim(law)),
        (ops.PLAY, play.Play(law)),
        (ops.UNLOCK, populate.Unlock(law)),
        (ops.SIZE, building.Size(law)),
        (ops.ATTACH, attach.Attach(law)),
        (ops.RECRUIT, cards.Recruit(law)),
        (ops.FLIP, explore.Flip(law)),
        (ops.HIBERNATE, hibernate.Hibernate(law)),
        (ops.REMOVE_ARTIFACT, artifacts.RemoveArtifact(law)),
        (ops.SLEEP_REWARD, hibernate.SleepReward(law)),
        (ops.DISCARD_DISPLAY, hibernate.DiscardDisplay(law)),
        (ops.PLACE_MODULE, modules.PlaceModule(law)),
        (ops.SPECIAL, tracks.SpecialMachine(law)),
        (ops.REWARD, tracks.Reward(law)),
    ]


def effect_procedures(law: Law) -> list[tuple[int, Procedure[Table]]]:
    return [
        (effects.PER, verbs.Per(law)),  # instead of the kernel's: a machine may make one more count
        (ops.GAIN, verbs.Gain(law)),
        (ops.BASIC, verbs.Basic(law)),
        (ops.POINTS, tracks.Points(law)),
        (ops.ENERGY, verbs.Energy(law)),
        (ops.CRATE, verbs.Crate(law)),
        (ops.MODULE, modules.Module(law)),
        (ops.ARTIFACT, artifacts.Artifact(law)),
        (ops.RETURN_ENERGY, verbs.ReturnEnergy(law)),
        (ops.ADVANCE, tracks.Advance(law)),
        (ops.ADVANCE_ANY, tracks.AdvanceAny(law)),
        (ops.ABILITY, ability.Ability(law)),
        (ops.REST_CARD, cards.RestCard(law)),
        (ops.WAKE_CARD, cards.WakeCard(law)),
        (ops.PLAY_CARD, play.PlayAnother(law)),
        (ops.TAKE_CARD, cards.TakeCard(law)),
        (ops.TOP_OF_ACTIVE, cards.TopOfActive(law)),
        (ops.DOZE, cards.Doze(law)),
        (ops.ACT, act.Act(law)),
        (ops.RANGE, cards.NoEffect(law)),
        (ops.UNLIMITED, cards.NoEffect(law)),
        (ops.DISCOUNT, cards.NoEffect(law)),
        (ops.TURN_CARD, cards.NoEffect(law)),
        (ops.ALL_COLOURS, cards.NoEffect(law)),
        (ops.REOPEN, verbs.Reopen(law)),
        (ops.PLACE_FOREST, tiles.PlaceTile(law)),
        (ops.PLACE_TEMPLE, tiles.PlaceTile(law)),
        (ops.PLACE_TARGET, tiles.PlaceTile(law)),
        (ops.PLACE_SAND, tiles.PlaceTile(law)),
        (ops.PLACE_WORKSHOP, tiles.PlaceTile(law)),
        (ops.MOVE_FALCON, tiles.MoveFalcon(law)),
        (ops.MOVE_FIGURE, tiles.MoveFigure(law)),
        (ops.RAISE_SWITCH, verbs.RaiseSwitch(law)),
    ]
