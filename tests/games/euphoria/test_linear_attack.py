"""What a spectator can make of public dice (docs/decisions/0017).

Each step of the small generator is linear over GF(2), and the highest bit of its value says whether
a die shows 4 to 6. So every public die is one linear equation in the 60 bits that the generator had
before the cards were dealt: some dozens of dice give away all hidden cards and coming dice.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import rekindle
from rekindle import Match
from rekindle.games import find
from rekindle.games.euphoria.engine.constants import DILEMMA_CARD, RECRUIT_CARD
from rekindle.kernel.chance import draw_from, following, within, without
from rekindle.kernel.match import Origin, engine_of
from rekindle.kernel.state import NO_SEAT, State

SEATS = 4
SEED = 20_260_101
BITS = 60
LEARNED = 120
"""Dice that the attacker solves for the generator; more than 60, since some tell nothing new."""


@dataclass(frozen=True)
class Die:
    """A public die: how often the generator had been used by then, and the face."""

    draw: int
    face: int


def keyed_match() -> Match:
    return rekindle.new("euphoria", SEATS, SEED, {"trading": "off"})


def bare_match() -> Match:
    """A match on the engine's own generator, as simulations use it."""
    rules, start = rekindle.games.start("euphoria", SEATS, SEED)
    game = find("euphoria")
    setting = game.setting(game.choose_options(None, simulated=True))
    assert setting.rules is rules
    return Match(game, setting, start, Origin(SEATS, SEED, start))


def played_to_the_end(match: Match) -> Match:
    dice = random.Random(5)
    while not match.over:
        decision = dice.choice(match.decisions)
        match.play(dice.choice(decision.moves), decision.seat)
    return match


def public_dice(match: Match) -> list[Die]:
    """The dice that a spectator reads of, where nothing else was random in the same decision."""
    draw = SEATS * 5  # four recruits and a dilemma each: everybody knows that so many were dealt
    found: list[Die] = []
    for played in match.history:
        told = [message for message, _ in match.told(played, None)]
        faces = [message.values["n"] for message in told if message.id == "log-roll"]
        if len(faces) == len(played.chance):
            for i, face in enumerate(faces):
                assert isinstance(face, int)
                found.append(Die(draw + i, face))
        draw += len(played.chance)
    return found


def high_bits(draws: int) -> list[int]:
    """For each draw: which of the first 60 bits add up to the highest bit of its value.

    A value is 60 such sums, one for each bit, so each operation of `following` is one on sums.
    """
    bits = [1 << i for i in range(BITS)]
    found = []
    for _ in range(draws):
        bits = [bit ^ (bits[i - 23] if i >= 23 else 0) for i, bit in enumerate(bits)]
        bits = [bit ^ (bits[i + 21] if i + 21 < BITS else 0) for i, bit in enumerate(bits)]
        bits = [bit ^ (bits[i - 12] if i >= 12 else 0) for i, bit in enumerate(bits)]
        found.append(bits[-1])
    return found


def solved(equations: list[tuple[int, int]]) -> int:
    """Gaussian elimination: the bits that solve as many equations as are independent."""
    rows: dict[int, tuple[int, int]] = {}
    for mask, value in equations:
        for pivot, (row, found) in rows.items():
            if mask >> pivot & 1:
                mask, value = mask ^ row, value ^ found
        if mask:
            lead = mask.bit_length() - 1
            for pivot, (row, found) in rows.items():
                if row >> lead & 1:
                    rows[pivot] = row ^ mask, found ^ value
            rows[lead] = mask, value
    assert len(rows) == BITS, "too few dice to solve for every bit"
    return sum(value << pivot for pivot, (_, value) in rows.items())


def attacked(match: Match) -> tuple[int, list[Die]]:
    """The generator before the deal, as the first dice of a game give it away; the other dice."""
    dice = public_dice(match)
    assert len(dice) > LEARNED + 40, "too few dice to learn from and to predict"
    bits = high_bits(dice[LEARNED].draw)
    found = solved([(bits[die.draw], int(die.face > 3)) for die in dice[:LEARNED]])
    return found, dice[LEARNED:]


def predicted(first: int, coming: list[Die]) -> float:
    """The share of these dice that the generator foretells."""
    x, values = first, []
    for _ in range(coming[-1].draw + 1):
        x = following(x)
        values.append(within(x, 6) + 1)
    return sum(values[die.draw] == die.face for die in coming) / len(coming)


def dealt(first: int, match: Match) -> list[tuple[int, ...]]:
    """The recruits and the dilemma that the generator would have dealt to each seat."""
    s = State(SEATS, first, (), 0, False, [], [], NO_SEAT, [])
    lookup = match.setting.rules.lookup  # type: ignore[attr-defined]
    deck, dilemmas = lookup.deck, tuple(range(len(lookup.dilemma_artifact)))
    hands: list[tuple[int, ...]] = []
    for _ in range(SEATS):
        hand: tuple[int, ...] = ()
        for _ in range(lookup.recruits_dealt):
            hand = (*hand, draw_from(s, RECRUIT_CARD, deck))
            deck = without(deck, hand[-1])
        hands.append(hand)
    for seat in range(SEATS):
        dilemma = draw_from(s, DILEMMA_CARD, dilemmas)
        dilemmas = without(dilemmas, dilemma)
        hands[seat] = (*hands[seat], dilemma)
    return hands


def truly_dealt(start: Match) -> list[tuple[int, ...]]:
    _, state = engine_of(start)
    return [(*p.dealt, p.dilemma) for p in state.players]  # type: ignore[attr-defined]


def test_the_bare_generator_is_solved_from_public_dice() -> None:
    """This is what the test below would see if a match used it."""
    match = bare_match()
    hands = truly_dealt(match)
    first, coming = attacked(played_to_the_end(match))
    assert predicted(first, coming) == 1
    assert dealt(first, match) == hands


def test_the_dice_of_a_match_tell_neither_coming_dice_nor_hidden_cards() -> None:
    match = keyed_match()
    hands = truly_dealt(match)
    first, coming = attacked(played_to_the_end(match))
    assert predicted(first, coming) < 1 / 3  # one in six is luck
    for told, true in zip(dealt(first, match), hands, strict=True):
        assert told != true
