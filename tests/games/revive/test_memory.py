"""What one has seen of crates and artifact cards is so in every table that one imagines.

Neither ever changes hands, so one remembers one's own and what was shown to all.
"""

from __future__ import annotations

from tests.games.revive.helpers import play, player, position
from tests.games.revive.test_articles_setup import card_of, new
from tests.rules_cited import rule

TABLES = 40


@rule("revive.artifact-cards.2")
def test_a_card_that_was_put_back_is_remembered_by_its_player_alone() -> None:
    match = new(3, 6, artifact_cards="two")
    dealt = [player(match, seat).dealt or [] for seat in range(3)]
    for seat in range(3):
        match.play(f"keep {dealt[seat][1]}", seat)
    for eyes in range(3):
        others = [seat for seat in range(3) if seat != eyes]
        tables = [match.determinised(eyes, seed) for seed in range(TABLES)]
        imagined = {card_of(table, seat) for table in tables for seat in others}
        assert not imagined & set(dealt[eyes])
        assert imagined & {dealt[seat][0] for seat in others}  # they may have kept that one
        assert [card_of(table, eyes) for table in tables] == [dealt[eyes][1]] * TABLES


@rule("revive.artifact-cards.1")
def test_cards_shown_in_the_final_scoring_are_known() -> None:
    match = position(
        players=[{"artifact_card": "diver", "closed": ["keg"]}, {"artifact_card": "oracle"}],
        ending=1,
        actions=2,
    )
    assert {card_of(match.determinised(1, seed), 0) for seed in range(TABLES)} > {"diver"}
    play(match, "end")
    assert match.over
    for eyes in (0, 1, None):
        for table in [match.determinised(eyes, seed) for seed in range(TABLES)]:
            assert (card_of(table, 0), card_of(table, 1)) == ("diver", "oracle")


@rule("revive.crates.1", "revive.crates.2")
def test_a_crate_that_was_opened_is_never_imagined_closed() -> None:
    match = position(players=[{"closed": ["keg", "book-box"]}, {}])
    tables = [match.determinised(1, seed) for seed in range(TABLES)]
    assert any("keg" not in (player(table, 0).closed_crates or []) for table in tables)
    play(match, "open keg")
    for table in [match.determinised(1, seed) for seed in range(TABLES)]:
        shown = player(table, 0)
        assert shown.crates.opened == ["keg"]
        assert "keg" not in (shown.closed_crates or [])
        assert len(shown.closed_crates or []) == 1
