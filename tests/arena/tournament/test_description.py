"""Tournaments as they are asked for: files, defaults, and what is refused."""

from pathlib import Path

import pytest

from rekindle.arena.tournament import Games, Wanted, read_wanted, tournament_of
from rekindle.kernel.errors import RekindleError
from tests.arena.tournament.samples import BOTS, tournament

FILE = """
bots = ["random", "Steady ", "rollout:2"]
format = "gauntlet"
deals = 4
seed = 9
limit = 2.5

[[games]]
game = "euphoria"
seats = [2, 4]
options = { trading = "on" }

[[games]]
game = "revive"
seats = [3]
"""


def test_a_tournament_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "cup.toml"
    path.write_text(FILE)
    cup = tournament_of(read_wanted(path))
    assert cup.bots == ("random", "steady", "rollout:2")
    assert (cup.format, cup.deals, cup.rounds, cup.seed, cup.limit) == ("gauntlet", 4, 1, 9, 2.5)
    games = [(one.game, one.seats) for one in cup.contests]
    assert games == [("euphoria", 2), ("euphoria", 4), ("revive", 3)]
    assert cup.contests[0].options == {"deck": "first", "trading": "on"}


def test_a_swiss_tournament_has_enough_rounds_to_tell_all_bots_apart() -> None:
    assert tournament(BOTS[:4], format="swiss").rounds == 3
    assert tournament(BOTS[:5], format="swiss").rounds == 4
    assert tournament(BOTS[:5], format="swiss", rounds=2).rounds == 2


def test_a_network_is_known_by_its_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(
        "rekindle.arena.tournament.description.find_bot",
        lambda spec, seed: type("Named", (), {"name": spec}),
    )
    found = []
    for content in (b"one", b"two"):
        Path("net.npz").write_bytes(content)
        found.append(tournament(("random", "value:net.npz")))
    assert [list(cup.files) for cup in found] == [["net.npz"], ["net.npz"]]
    assert found[0] != found[1]


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        (("deals = 4", "deals = 0"), "the number of deals must be an integer from 1 on, not 0"),
        (("deals = 4", "deals = 2000000"), "there can be 1000000 deals, not 2000000"),
        (("seed = 9", "seed = -1"), "the seed must be from 0 to 999999999999999999, not -1"),
        (
            ("limit = 2.5", "limit = 0"),
            "the limit must be more than 0 and up to 86400 seconds, not 0",
        ),
        (("Steady ", "random"), "the bot 'random' is named twice"),
        (('"random", "Steady ", ', ""), "a tournament needs at least two bots"),
        (("Steady ", "stedy"), "there is no bot 'stedy'; did you mean 'steady'?"),
        (('"revive"', '"revife"'), "there is no game 'revife'; did you mean 'revive'?"),
        (("[2, 4]", "[2, 2]"), "euphoria with 2 seats is asked for twice"),
        (("[2, 4]", "[7]"), "euphoria is for 2 to 6 players, not for 7"),
        (("[3]", "[1]"), "a tournament needs games with at least two seats"),
        (("gauntlet", "swiss"), "a Swiss tournament with 4 seats needs as many bots, not 3"),
        (("seed = 9", "rounds = 9"), "only a Swiss tournament has rounds"),
        (("gauntlet", "test"), "describes a test; run it with 'rekindle arena test'"),
        (("gauntlet", "knockout"), "does not describe a tournament"),
        (("deals", "delas"), "does not describe a tournament"),
        (("]", ""), "does not describe a tournament"),
    ],
)
def test_what_is_refused(tmp_path: Path, change: tuple[str, str], answer: str) -> None:
    path = tmp_path / "cup.toml"
    assert change[0] in FILE
    path.write_text(FILE.replace(*change))
    with pytest.raises(RekindleError) as caught:
        tournament_of(read_wanted(path))
    assert answer in str(caught.value)


def test_a_tournament_needs_a_game() -> None:
    with pytest.raises(RekindleError, match="at least one game"):
        tournament_of(Wanted(["random", "rollout:1"], [Games("euphoria", [])]))
