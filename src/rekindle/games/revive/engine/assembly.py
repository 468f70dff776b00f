"""Revive's rules: every procedure at its number, and the kernel's questions answered."""

from __future__ import annotations

from rekindle.games.revive.engine import cards, ops, setup, tracks, turn
from rekindle.games.revive.engine.actions import (
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
from rekindle.games.revive.engine.actions import build as building
from rekindle.games.revive.engine.constants import (
    ANY_COLOUR,
    ARTIFACT_REWARD,
    SPECIAL_MACHINE,
)
from rekindle.games.revive.engine.effects import artifacts, modules
from rekindle.games.revive.engine.effects import plain as verbs
from rekindle.games.revive.engine.effects.plain import counted
from rekindle.games.revive.engine.lookup import Lookup
from rekindle.games.revive.engine.ops import PER_CARD
from rekindle.games.revive.engine.rules import ReviveRules
from rekindle.games.revive.engine.state import ReviveState
from rekindle.kernel import combinators, effects
from rekindle.kernel.agenda import Procedure
from rekindle.kernel.effects import Effect
from rekindle.kernel.prices import Price, payable
from rekindle.kernel.state import Frame


class AssembledRevive(ReviveRules):
    """The rules of one pack with one choice of options."""

    def __init__(self, effects: list[Effect], prices: list[Price], lookup: Lookup) -> None:
        super().__init__([], effects, prices, lookup)
        self.procedures = procedures(self)

    def free_moves(self, s: ReviveState, f: Frame) -> list[int]:
        return free.free_moves(self, s, f)

    def play_free(self, s: ReviveState, seat: int, code: int) -> bool:
        return free.play_free(self, s, seat, code)

    def purse(self, s: ReviveState, seat: int) -> list[int]:
        return s.players[seat].goods

    def spend(self, s: ReviveState, seat: int, things: list[int], price: int) -> None:
        for good in things:
            verbs.pay(s, s.players[seat], good, 1)

    def count(self, s: ReviveState, f: Frame, what: int) -> int:
        return counted(self, s, s.players[f.seat], what)

    def waits(self, s: ReviveState, seat: int, effect: int) -> bool:
        """Is it only goods that are missing? A trade or a crate may bring them (revive.turn.3)."""
        e = self.effects[effect]
        if e.op == ops.ABILITY:
            return self.waits(s, seat, self.lookup.board_ability[s.players[seat].board])
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

    def settled(self, s: ReviveState, seat: int, effect: int) -> bool:
        """Can it only help, and leaves it nothing to choose? (revive.effects.1)"""
        e = self.effects[effect]
        op = e.op
        if op == ops.GAIN or op == ops.ENERGY or op == ops.CRATE or op == ops.POINTS:
            return True
        if op == ops.ADVANCE:
            return not tracks.would_unlock(self, s.players[seat], e.kind, e.n)
        if op == ops.REWARD:
            kind = self.lookup.reward_kind[e.kind]
            return kind != SPECIAL_MACHINE and kind != ARTIFACT_REWARD
        if op == effects.SEQ or op == effects.ANY_ORDER:
            for part in e.parts:
                if not self.settled(s, seat, part):
                    return False
            return True
        return False

    def possible(self, s: ReviveState, seat: int, effect: int, context: int = 0) -> bool:
        """Would this effect do anything? Only what can come to nothing is looked at."""
        e = self.effects[effect]
        op = e.op
        if op < effects.FIRST_GAME_OP:
            return self.possible_tree(s, seat, e, context)
        if ops.CRATE <= op <= ops.RAISE_SWITCH:
            return self.possible_leaf(s, seat, e, context)
        return True

    def possible_tree(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
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

    def possible_leaf(self, s: ReviveState, seat: int, e: Effect, context: int) -> bool:
        p = s.players[seat]
        op = e.op
        if op == ops.CRATE:
            return s.crate_deck != 0
        if op == ops.MODULE:
            return s.modules != 0
        if op == ops.RETURN_ENERGY:
            return verbs.energy_to_return(p, context) != 0
        if op == ops.ABILITY:
            return self.possible(s, seat, self.lookup.board_ability[p.board])
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


def procedures(rules: AssembledRevive) -> list[Procedure[ReviveState]]:
    """Every procedure at its number; numbers without one are never used."""
    table: list[Procedure[ReviveState]] = [Procedure() for _ in range(ops.OPS)]
    for op, procedure in (
        combinators.procedures(rules) + game_procedures(rules) + effect_procedures(rules)
    ):
        table[op] = procedure
    for op in (effects.ANY_ORDER, effects.ONE_OF, effects.MAY, effects.UP_TO):
        table[op].interruptible = True
        table[op].lingers = op != effects.ONE_OF
    return table


def game_procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [
        (ops.CHOOSE_TRIBE, setup.ChooseTribe(rules)),
        (ops.DEAL, setup.Deal(rules)),
        (ops.KEEP_CARD, setup.KeepCard(rules)),
        (ops.TURN, turn.Turn(rules)),
        (ops.TRIM, turn.Trim(rules)),
        (ops.PLAY, play.Play(rules)),
        (ops.UNLOCK, populate.Unlock(rules)),
        (ops.SIZE, building.Size(rules)),
        (ops.ATTACH, attach.Attach(rules)),
        (ops.RECRUIT, cards.Recruit(rules)),
        (ops.FLIP, explore.Flip(rules)),
        (ops.HIBERNATE, hibernate.Hibernate(rules)),
        (ops.REMOVE_ARTIFACT, artifacts.RemoveArtifact(rules)),
        (ops.SLEEP_REWARD, hibernate.SleepReward(rules)),
        (ops.DISCARD_DISPLAY, hibernate.DiscardDisplay(rules)),
        (ops.PLACE_MODULE, modules.PlaceModule(rules)),
        (ops.SPECIAL, tracks.SpecialMachine(rules)),
        (ops.REWARD, tracks.Reward(rules)),
    ]


def effect_procedures(rules: ReviveRules) -> list[tuple[int, Procedure[ReviveState]]]:
    return [
        (
            effects.PER,
            verbs.Per(rules),
        ),  # instead of the kernel's: a machine may make one more count
        (ops.GAIN, verbs.Gain(rules)),
        (ops.BASIC, verbs.Basic(rules)),
        (ops.POINTS, tracks.Points(rules)),
        (ops.ENERGY, verbs.Energy(rules)),
        (ops.CRATE, verbs.Crate(rules)),
        (ops.MODULE, modules.Module(rules)),
        (ops.ARTIFACT, artifacts.Artifact(rules)),
        (ops.RETURN_ENERGY, verbs.ReturnEnergy(rules)),
        (ops.ADVANCE, tracks.Advance(rules)),
        (ops.ADVANCE_ANY, tracks.AdvanceAny(rules)),
        (ops.ABILITY, ability.Ability(rules)),
        (ops.REST_CARD, cards.RestCard(rules)),
        (ops.WAKE_CARD, cards.WakeCard(rules)),
        (ops.PLAY_CARD, play.PlayAnother(rules)),
        (ops.TAKE_CARD, cards.TakeCard(rules)),
        (ops.TOP_OF_ACTIVE, cards.TopOfActive(rules)),
        (ops.DOZE, cards.Doze(rules)),
        (ops.ACT, act.Act(rules)),
        (ops.RANGE, cards.NoEffect(rules)),
        (ops.UNLIMITED, cards.NoEffect(rules)),
        (ops.DISCOUNT, cards.NoEffect(rules)),
        (ops.TURN_CARD, cards.NoEffect(rules)),
        (ops.ALL_COLOURS, cards.NoEffect(rules)),
        (ops.REOPEN, verbs.Reopen(rules)),
        (ops.PLACE_FOREST, tiles.PlaceTile(rules)),
        (ops.PLACE_TEMPLE, tiles.PlaceTile(rules)),
        (ops.PLACE_TARGET, tiles.PlaceTile(rules)),
        (ops.PLACE_SAND, tiles.PlaceTile(rules)),
        (ops.PLACE_WORKSHOP, tiles.PlaceTile(rules)),
        (ops.MOVE_FALCON, tiles.MoveFalcon(rules)),
        (ops.MOVE_FIGURE, tiles.MoveFigure(rules)),
        (ops.RAISE_SWITCH, verbs.RaiseSwitch(rules)),
    ]
