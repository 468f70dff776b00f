"""The players of a position: tribes, technologies, cards, machines and tracks, by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rekindle.games.revive.engine.actions.populate import unlock_technology
from rekindle.games.revive.engine.constants import (
    ARTIFACTS,
    CARDS,
    CITIZENS,
    COLOURS,
    FIRST_SPECIAL,
    FIRST_TRIBAL,
    MARKERS,
    MINOR,
    PROGRESS_SPACES,
    REWARDS,
    SIDES,
    SLOTS,
    STANDARD_MACHINE,
    STARTING,
    TECHNOLOGIES,
)
from rekindle.games.revive.engine.setup import boards_left, give_board
from rekindle.games.revive.engine.state import Player
from rekindle.games.revive.engine.tracks import earned
from rekindle.games.revive.presentation.position.board import BoardBuilder
from rekindle.kernel.bits import bits_of, count, members
from rekindle.kernel.errors import ImpossiblePosition

PLAYER_KEYS = (
    "tribe",
    "goods",
    "energy",
    "points",
    "active",
    "resting",
    "slots",
    "modules",
    "machines",
    "used",
    "closed",
    "opened",
    "reopened",
    "tracks",
    "rewards",
    "technologies",
    "markers",
    "progress",
    "hibernation",
    "switch",
    "cube",
    "artifact_card",
    "put_back",
    "artifacts",
    "minor",
    "end_tile",
)

SHAPES: dict[str, type] = {
    "active": list,
    "resting": list,
    "slots": dict,
    "modules": dict,
    "machines": list,
    "used": list,
    "closed": list,
    "opened": list,
    "reopened": list,
    "tracks": dict,
    "rewards": list,
    "technologies": list,
    "artifacts": dict,
}

ALL_STARTING = ((1 << STARTING) - 1) << CITIZENS

MOST_POINTS = 999

MOST_ENERGY = 99


class Builder(BoardBuilder):
    """Reads what players have into the state, by name; the audit refuses what is impossible."""

    # Players

    def tribes(self, given: Sequence[Mapping[str, Any]]) -> None:
        """Boards that are named, then the first remaining ones."""
        s = self.s
        if len(given) > s.seats:
            raise ImpossiblePosition(f"{len(given)} players in a game of {s.seats} seats")
        for seat, values in enumerate(given):
            self.shape(values, dict, f"player {seat}")
            for key in values:
                self.index(PLAYER_KEYS, key, "entry of a player")
            for key, kind in SHAPES.items():
                self.shape(values.get(key, kind()), kind, f"'{key}' of player {seat}")
            if "tribe" in values:
                self.tribe(seat, values["tribe"])
        for p in s.players:
            if p.board < 0:
                give_board(self.rules, s, p.seat, boards_left(self.rules, s)[0])

    def tribe(self, seat: int, name: object) -> None:
        board = self.index(self.words.boards, name, "tribe")
        if board not in self.lookup.boards:
            raise ImpossiblePosition(f"'{name}' is not in play with these options")
        if board not in boards_left(self.rules, self.s):
            raise ImpossiblePosition(f"two players have the tribe of '{name}'")
        give_board(self.rules, self.s, seat, board)

    def all_players(self, given: Sequence[Mapping[str, Any]], open_card: str | None) -> None:
        padded = [*given, *[{}] * (self.s.seats - len(given))]
        self.artifact_cards(padded, open_card)
        for p, values in zip(self.s.players, padded, strict=True):
            self.player(p, values)

    def player(self, p: Player, values: Mapping[str, Any]) -> None:
        whose = f"player {p.seat}"
        p.goods = self.goods(values.get("goods", {}), self.lookup.limits, whose)
        energy = values.get("energy", self.lookup.start_energy)
        p.energy = self.number(energy, 0, MOST_ENERGY, f"'energy' of {whose}")
        p.points = self.number(values.get("points", 0), 0, MOST_POINTS, f"'points' of {whose}")
        at = self.lookup.point_bonus_at
        p.bonuses = bits_of([i for i in range(len(at)) if at[i] <= p.points])
        p.switch = self.index(("ready", "used"), values.get("switch", "ready"), "switch that is")
        spaces = len(self.lookup.sleep_gain)
        sleep = self.number(values.get("hibernation", 1), 1, spaces, f"'hibernation' of {whose}")
        p.sleep = sleep - 1
        self.cube(p, values)
        self.technologies(p, values)
        self.tracks(p, values)
        self.progress(p, values)
        self.own_cards(p, values)
        for space, name in values.get("modules", {}).items():
            p.modules[self.index(self.words.module_spaces, space, "module space")] = self.module(
                name
            )
        self.own_machines(p, values)
        p.closed = bits_of([self.crate(name) for name in values.get("closed", ())])
        p.opened = bits_of([self.crate(name) for name in values.get("opened", ())])
        p.reopened = bits_of([self.crate(name) for name in values.get("reopened", ())])
        for name, n in values.get("artifacts", {}).items():
            colour = self.index(ARTIFACTS[:MINOR], name, "artifact")
            p.artifacts[colour] = self.number(n, 0, 4, f"'{name}' artifacts of {whose}")
        p.artifacts[MINOR] = self.number(values.get("minor", 0), 0, 99, f"'minor' of {whose}")
        p.end_tile = int(bool(values.get("end_tile", False)))

    def cube(self, p: Player, values: Mapping[str, Any]) -> None:
        if "cube" in values:
            p.cube = self.number(values["cube"], 1, PROGRESS_SPACES + 2, "'cube'")

    def technologies(self, p: Player, values: Mapping[str, Any]) -> None:
        """One for each figure on the map; if one of the two is omitted, it follows the other."""
        stood = self.stood.get(p.seat, [])
        names = values.get("technologies", TECHNOLOGIES[: len(stood)])
        technologies = [self.index(TECHNOLOGIES, name, "technology") for name in names]
        if "technologies" in values and not stood:
            self.settle(p, len(technologies))
        for technology in set(technologies):
            unlock_technology(self.rules, p, technology)

    def settle(self, p: Player, figures: int) -> None:
        """Put figures that are not placed on the first locations."""
        if figures > min(len(self.s.towns), len(TECHNOLOGIES)):
            raise ImpossiblePosition(
                f"player {p.seat} has {figures} technologies, but there are only "
                f"{len(self.s.towns)} locations for the figures: lay more tiles"
            )
        for space in self.s.towns[:figures]:
            self.s.figures[space] |= 1 << p.seat

    def tracks(self, p: Player, values: Mapping[str, Any]) -> None:
        """Markers on the machine tracks; rewards follow from them."""
        lookup = self.lookup
        for name, at in values.get("tracks", {}).items():
            track = self.index(COLOURS, name, "track")
            most = lookup.track_length[track]
            p.tracks[track] = self.number(at, 1, most, f"the '{name}' track of player {p.seat}")
        for name in values.get("rewards", ()):
            reward = self.index(self.rewards, name, "reward")
            for track in range(3):
                need = lookup.reward_needs[reward * 3 + track]
                if p.tracks[track] < need:
                    if COLOURS[track] in values.get("tracks", {}):
                        raise ImpossiblePosition(
                            f"'{name}' needs {need} on the '{COLOURS[track]}' track, "
                            f"not {p.tracks[track]}"
                        )
                    p.tracks[track] = need
        for reward in range(REWARDS):
            if earned(self.rules, p, reward):
                p.rewards |= 1 << reward
                if lookup.reward_kind[reward] == STANDARD_MACHINE:
                    p.machines |= 1 << lookup.reward_machine[reward]

    def progress(self, p: Player, values: Mapping[str, Any]) -> None:
        """Rewards and markers off the tribe board, all of them on the progress track."""
        rewards = count(p.rewards)
        if "markers" in values:
            p.markers = self.number(values["markers"], 0, MARKERS, f"'markers' of player {p.seat}")
        elif "progress" in values:
            most = rewards + MARKERS
            what = f"'progress' of player {p.seat}, who has {rewards} rewards,"
            p.markers = self.number(values["progress"], rewards, most, what) - rewards
        p.progress = rewards + p.markers
        if values.get("progress", p.progress) != p.progress:
            raise ImpossiblePosition(
                f"player {p.seat} has {rewards} rewards and {p.markers} markers: "
                f"'progress' is {p.progress}"
            )

    def own_machines(self, p: Player, values: Mapping[str, Any]) -> None:
        words = self.words.machines
        for name in values.get("machines", ()):
            machine = self.index(words[:FIRST_TRIBAL], name, "machine")
            if machine >= FIRST_SPECIAL:
                self.special(name)
            p.machines |= 1 << machine
        for name in values.get("used", ()):
            machine = self.index(words, name, "machine")
            if not p.machines >> machine & 1:
                raise ImpossiblePosition(
                    f"'{name}' cannot be used: player {p.seat} does not have it"
                )
            p.used |= 1 << machine

    # Cards of a player

    def own_cards(self, p: Player, values: Mapping[str, Any]) -> None:
        """Cards in slots, active and resting; starting cards that are not named are added."""
        held = 0
        for name, cards in values.get("slots", {}).items():
            slot = self.index(SLOTS, name, "slot")
            self.shape(cards, list, f"'{name}' of player {p.seat}")
            for card in cards:
                held |= self.into_slot(p, slot, card, held)
        for name in values.get("active", ()):
            card = self.hand_out(p, name, held)
            held |= card
            p.active |= card
        for name in values.get("resting", ()):
            card = self.hand_out(p, name, held)
            held |= card
            p.resting |= card
        self.starting_cards(p, ALL_STARTING & ~held, "active" in values, "resting" in values)

    def hand_out(self, p: Player, name: object, held: int) -> int:
        """Give a card to a player and return its bit."""
        card = self.index(self.words.cards, name, "card")
        assert card < CARDS
        if held >> card & 1:
            raise ImpossiblePosition(f"player {p.seat} has only one '{name}'")
        if card < CITIZENS:
            self.citizen(name)
        return 1 << card

    def into_slot(self, p: Player, slot: int, given: Any, held: int) -> int:
        """A card, or a card and the half it shows; older cards must show a slot symbol."""
        name, side = given if isinstance(given, list | tuple) else (given, None)
        half = 1 if slot in (2, 3) else 0
        if side is not None:
            half = self.index(SIDES, side, "half of a card")
        if any(not self.lookup.half_slot[shown] for shown in p.slots[slot]):
            older = self.words.cards[p.slots[slot][-1] >> 1]
            raise ImpossiblePosition(
                f"'{name}' cannot lie on '{older}' in '{SLOTS[slot]}': that has no slot symbol"
            )
        bit = self.hand_out(p, name, held)
        shown = self.index(self.words.cards, name, "card") * 2 + half
        p.slots[slot] = p.slots[slot] + (shown,)
        p.range += self.lookup.half_range[shown]
        return bit

    def starting_cards(self, p: Player, left: int, active: bool, resting: bool) -> None:
        """Unnamed ones rest if only the active ones are given, and the other way round."""
        if not left:
            return
        if active and resting:
            names = ", ".join(f"'{self.words.cards[card]}'" for card in members(left))
            raise ImpossiblePosition(
                f"player {p.seat} has all six starting cards: where is {names}?"
            )
        if resting:
            p.active |= left
        elif active:
            p.resting |= left
        else:
            up = ((1 << self.lookup.active_at_start) - 1) << CITIZENS
            p.active |= left & up
            p.resting |= left & ~up

    def artifact_cards(self, given: Sequence[Mapping[str, Any]], open_card: str | None) -> None:
        """One open card for all, one for each player, or one kept and one put back."""
        s, dealt = self.s, self.lookup.cards_dealt
        keys = ("artifact_card",) if dealt < 2 else ("artifact_card", "put_back")
        for p, values in zip(s.players, given, strict=True):
            if "put_back" in values and dealt < 2:
                raise ImpossiblePosition("an artifact card is put back only if two are dealt")
            if "artifact_card" in values and dealt == 0:
                raise ImpossiblePosition("the artifact card lies open: 'open_card' names it")
            if "artifact_card" in values:
                p.card = self.artifact_card(values["artifact_card"])
            if "put_back" in values:
                p.dealt = 1 << self.artifact_card(values["put_back"])
        if dealt == 0:
            s.open_card = self.artifact_card(open_card or self.next_artifact_card())
        elif open_card is not None:
            raise ImpossiblePosition("an artifact card lies open only with that option")
        for p in s.players:
            if dealt == 0:
                p.card = s.open_card
            elif p.card < 0:
                p.card = self.artifact_card(self.next_artifact_card())
            if "put_back" in keys and not p.dealt:
                p.dealt = 1 << self.artifact_card(self.next_artifact_card())

    def next_artifact_card(self) -> str:
        name: str = self.words.artifact_cards[members(self.s.card_pool)[0]]
        return name
