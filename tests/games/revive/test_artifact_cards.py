"""Every artifact card: what its colours score in a position with known counts."""

from __future__ import annotations

import pytest

from tests.games.revive.helpers import position, score, well_counted
from tests.rules_cited import rule

# Card; for the counts of `well_counted`, what purple, orange and white score each time.
CARDS = [
    ("hermit", 1 * 4, 1 * 8, 2 * 2),  # crates, flasks, waters
    ("captain", 2 * 3, 1 * 6, 2 * 3),  # figures, cards, crystals
    ("inventor", 1 * 5, 2 * 3, 1 * 8),  # energy, module pairs, flasks
    ("shaman", 2 * 2, 1 * 3, 2 * 2),  # markers, figures, waters
    ("broker", 1 * 6, 2 * 4, 1 * 5),  # cards, crates, energy
    ("diver", 2 * 2, 2 * 3, 2 * 3),  # waters, crystals, module pairs
    ("doctor", 1 * 8, 2 * 2, 1 * 3),  # flasks, markers, figures
    ("mayor", 2 * 3, 1 * 5, 1 * 6),  # module pairs, energy, cards
    ("nomad", 2 * 3, 2 * 2, 1 * 4),  # crystals, waters, crates
    ("oracle", 2 * 3, 1 * 5, 2 * 2),  # crystals, energy, markers
]

each_card = pytest.mark.parametrize(("card", "purple", "orange", "white"), CARDS)


def scored(card: str, **artifacts: int) -> int:
    match = well_counted(mine={"artifact_card": card, "artifacts": artifacts})
    return score(match)["artifacts"]


def test_every_card_has_its_line() -> None:
    assert position().setting.extra.names.artifact_cards == [line[0] for line in CARDS]


@rule("revive.scoring.7", "revive.categories.1")
@each_card
def test_each_colour_scores_once_without_artifacts(
    card: str, purple: int, orange: int, white: int
) -> None:
    assert scored(card) == purple + orange + white


@rule("revive.scoring.7")
@each_card
def test_each_artifact_scores_its_colour_once_more(
    card: str, purple: int, orange: int, white: int
) -> None:
    once = purple + orange + white
    assert scored(card, purple=1) == once + purple
    assert scored(card, orange=1) == once + orange
    assert scored(card, white=1) == once + white
    assert scored(card, purple=1, white=2) == once + purple + 2 * white


@rule("revive.scoring.7")
@each_card
def test_who_has_nothing_scores_nothing(card: str, purple: int, orange: int, white: int) -> None:
    match = position(players=[{"artifact_card": card, "energy": 0}])
    assert "artifacts" not in score(match)


@rule("revive.artifact-cards.3")
@each_card
def test_an_open_card_scores_as_if_it_were_dealt(
    card: str, purple: int, orange: int, white: int
) -> None:
    match = well_counted(open_card=card)
    assert score(match)["artifacts"] == purple + orange + white
