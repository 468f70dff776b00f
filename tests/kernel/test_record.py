"""Records: back to the same decision, or refused in one line, whatever was done to them."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import rekindle
from rekindle import BadRecord, Match, games
from rekindle.kernel.match import CHECKSUM_EVERY
from rekindle.kernel.record import FIRST_LINE, HEADERS, MOST_CHARACTERS

DECISIONS = 40
INFO = games.names()[0]


def played(match: Match, decisions: int) -> tuple[Match, list[int]]:
    """The match some random decisions later, and the checksums on its way."""
    dice = random.Random(3)
    sums = [match.checksum()]
    for _ in range(decisions):
        decision = dice.choice(match.decisions)
        match.play(dice.choice(decision.moves), decision.seat)
        sums.append(match.checksum())
    return match, sums


QUIET = {option.name: option.simulated or option.default for option in INFO.options}
MATCH, SUMS = played(rekindle.new(INFO.name, INFO.seats[-1], 77, QUIET), DECISIONS)
RECORD = MATCH.record()
LINES = RECORD.splitlines()
HEAD = LINES.index("") + 1
"""Where the moves begin."""
POSITION, POSITION_SUMS = played(played(MATCH.copy(), 60)[0].determinised(0, seed=5), 3)
POSITION_RECORD = POSITION.record()


def with_line(old: str, new: str) -> str:
    """The record with one line of it changed."""
    assert len(re.findall(f"^{old}$", RECORD, re.MULTILINE)) >= 1, old
    return re.sub(f"^{old}$", lambda _: new, RECORD, count=1, flags=re.MULTILINE)


def with_move(number: int, pattern: str, new: str) -> str:
    """The record with something changed in the line of one move."""
    lines = LINES[:]
    assert re.search(pattern, lines[HEAD + number]), lines[HEAD + number]
    lines[HEAD + number] = re.sub(pattern, lambda _: new, lines[HEAD + number], count=1)
    return "\n".join(lines) + "\n"


def refusal(text: str) -> str:
    """What is said about a record that cannot be loaded, always in one line that can be shown."""
    with pytest.raises(BadRecord) as caught:
        rekindle.load(text)
    said = str(caught.value)
    assert 0 < len(said) < 1000
    assert len(said.splitlines()) == 1
    return said


def loads_or_is_refused(text: str, whole: Match, sums: list[int]) -> None:
    """Either it is the true match, perhaps shorter or played on, or it is refused."""
    try:
        match = rekindle.load(text)
    except BadRecord:
        refusal(text)
        return
    for mine, true in zip(match.history, whole.history, strict=False):
        assert (mine.seat, mine.move, mine.chance) == (true.seat, true.move, true.chance)
    if len(match.history) < len(sums):
        assert match.checksum() == sums[len(match.history)]


# --- round trips ----------------------------------------------------------------------------------


def test_a_record_leads_to_the_same_decision() -> None:
    twin = rekindle.load(RECORD)
    assert twin.record() == RECORD
    assert twin.checksum() == MATCH.checksum()
    assert twin.decisions == MATCH.decisions
    assert twin.history == MATCH.history
    assert (twin.can_undo, twin.undo_seat) == (MATCH.can_undo, MATCH.undo_seat)


def test_a_record_of_a_position_leads_to_the_same_decision() -> None:
    twin = rekindle.load(POSITION_RECORD)
    assert twin.record() == POSITION_RECORD
    assert twin.checksum() == POSITION.checksum()
    assert twin.decisions == POSITION.decisions


def test_a_match_not_yet_begun_has_a_record() -> None:
    match = rekindle.new(INFO.name, seats=INFO.seats[0], seed=-3)
    assert rekindle.load(match.record()).checksum() == match.checksum()
    assert match.record().splitlines()[6:] == ["seed: -3", ""]


def test_a_seed_has_up_to_forty_digits() -> None:
    longest = 10**40 - 1
    for seed in (longest, -longest):
        match = rekindle.new(INFO.name, seats=INFO.seats[0], seed=seed)
        assert rekindle.load(match.record()).checksum() == match.checksum()
    with pytest.raises(rekindle.BadOption, match="at most 40 digits"):
        rekindle.new(INFO.name, seats=INFO.seats[0], seed=10**40)
    with pytest.raises(rekindle.BadOption, match="at most 40 digits"):
        rekindle.new(INFO.name, seats=INFO.seats[0], seed=10**5000)


def test_a_record_of_older_rules_says_so() -> None:
    version = MATCH.game.rules_version
    said = refusal(with_line("rules: .*", f"rules: {version - 1}"))
    assert f"the older version {version - 1} of the rules of {INFO.name}" in said
    assert f"here it is version {version}" in said
    assert "replay the record with the Rekindle that saved it" in said


def test_a_record_is_made_to_be_read() -> None:
    assert LINES[:2] == [FIRST_LINE, f"game: {INFO.name}"]
    assert [line.partition(":")[0] for line in LINES[1 : HEAD - 1]] == list(HEADERS)
    assert len(LINES) == HEAD + DECISIONS
    assert RECORD.endswith("\n")
    assert RECORD.isascii()


def test_checksums_stand_in_a_record_now_and_then_and_at_its_end() -> None:
    summed = [number for number, line in enumerate(LINES[HEAD:], 1) if " = " in line]
    assert summed == [*range(CHECKSUM_EVERY, DECISIONS + 1, CHECKSUM_EVERY), DECISIONS]


def test_spaces_case_and_line_ends_do_not_matter() -> None:
    for text in (
        RECORD.replace("\n", "\r\n"),
        RECORD.replace("\n", "  \n"),
        RECORD + "\n\n",
        RECORD.rstrip("\n"),
        RECORD.replace(" keep ", " KEEP "),
    ):
        assert rekindle.load(text).record() == RECORD


def test_a_record_needs_a_checksum_in_its_last_line_alone() -> None:
    last = LINES[-1]
    body = re.sub(" = [0-9a-f]{8}", "", "\n".join(LINES[:-1]))
    assert rekindle.load(f"{body}\n{last}\n").record() == RECORD
    assert "cut short" in refusal("\n".join(LINES[: HEAD + 7]))


# --- damage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", range(4))
def test_a_record_cut_off_anywhere(part: int) -> None:
    text = "\n".join(LINES[: HEAD + CHECKSUM_EVERY]) + "\n"
    for end in range(part, len(text), 4):
        loads_or_is_refused(text[:end], MATCH, SUMS)


@pytest.mark.parametrize("name", HEADERS)
def test_a_record_that_lacks_a_header(name: str) -> None:
    text = "\n".join(line for line in LINES if not line.startswith(f"{name}:"))
    assert name in refusal(text)


@pytest.mark.parametrize("name", HEADERS)
def test_a_record_that_has_a_header_twice(name: str) -> None:
    (line,) = (line for line in LINES if line.startswith(f"{name}:"))
    refusal(with_line(re.escape(line), f"{line}\n{line}"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (FIRST_LINE, "rekindle record 2"),
        (FIRST_LINE, ""),
        (f"game: {INFO.name}", "game: chess"),
        (f"game: {INFO.name}", "game:"),
        (f"game: {INFO.name}", "game: ../kernel"),
        ("rules: .*", "rules: 999"),
        ("rules: .*", "rules: one"),
        ("rules: .*", "rules: ٣"),
        ("seed: .*", "seed: 7 9:1 9:2"),
        ("seed: .*", "seed: 7 9:1 8:2"),
        ("seed: .*", "seed: 7 9"),
        ("seed: .*", "seed: 7\nfixed: dyce=1"),
        ("seed: .*", "seed: 7\nfixed: dice=0"),
        ("seed: .*", "seed: 7\nfixed: dice"),
        ("seed: .*", "seed: 7\nfixed: dice=" + "9" * 5000),
        ("seed: .*", "seed: 7\nfixed: dice=" + ",".join(["1"] * 1001)),
        ("seed: .*", "seed: 7\nfixed: ="),
        ("seed: .*", "seed: " + "7" * 41),
        ("pack: .*", "pack: house-rules 00000000"),
        ("pack: .*", "pack:"),
        ("options: .*", "options: colour=red"),
        ("options: .*", "options: " + "x" * 5000),
        ("options: .*", "options: ="),
        ("seats: .*", "seats: 99"),
        ("seats: .*", "seats: 0"),
        ("seats: .*", "seats: -1"),
        ("seats: .*", "seats: many"),
        ("seats: .*", f"seats: {INFO.seats[0]}"),
        ("seats: .*", "seats: " + "9" * 5000),
        ("seed: .*", "seed: 78"),
        ("seed: .*", "seed: 7.5"),
        ("seed: .*", "seed: 0x4d"),
        ("seed: .*", "seed: " + "7" * 5000),
        ("seed: .*", "seed: 77\nposition: [1, 2, 3]"),
        ("seed: .*", "seed: 77\nposition: {}"),
        ("seed: .*", "seed: 77\nposition: 1e999"),
        ("seed: .*", "seed: 77\nposition: null"),
        ("seed: .*", "seed: 77\nposition: " + "[" * 100_000),
        ("seed: .*", "seed: 77\nposition: " + "9" * 5000),
        ("seed: .*", "seed: 77\nauthor: somebody"),
        ("seed: .*", "seed: 77\n" + "x" * 1_000_000),
    ],
    ids=lambda text: text[:24],
)
def test_a_record_with_a_damaged_header(old: str, new: str) -> None:
    refusal(with_line(old, new))


CHANCE = next(i for i, line in enumerate(LINES[HEAD:]) if "|" in line)
CALM = next(i for i, line in enumerate(LINES[HEAD:]) if "|" not in line)


@pytest.mark.parametrize(
    ("number", "pattern", "new"),
    [
        (0, r"^\d", "9"),
        (0, r"^\d", "-1"),
        (0, r"^\d", ""),
        (0, r"^\d", "9" * 5000),
        (0, r"^\d", "\u0663"),
        (0, r"^(\d) .*", "0 skip"),
        (0, r"^(\d) .*", "0 frobnicate"),
        (0, r"^(\d) .*", "0"),
        (0, r"^(\d) .*", "0  "),
        (0, r"^(\d) .*", "\x00\xff\x1b[31m"),
        (0, r"^(\d) .*", "0 " + "x" * 1_000_000),
        (0, r"^(\d) .*", "0 " + "keep " * 200_000),
        (CALM, r"$", " | 3"),
        (CALM, r"$", " |"),
        (CALM, r"$", " | " + "9" * 5000),
        (CALM, r"$", " | " + "1 " * 5000),
        (CHANCE, r" \|.*", ""),
        (CHANCE, r" \| \d+", " | 77"),
        (CHANCE, r" \| \d+", " | "),
        (CHANCE, r" \| ", " | 1 "),
        (CHECKSUM_EVERY - 1, "= ........", "= 00000000"),
        (CHECKSUM_EVERY - 1, "= ........", "= 0000000"),
        (CHECKSUM_EVERY - 1, "= ........", "= zzzzzzzz"),
        (CHECKSUM_EVERY - 1, "= ........", "="),
        (DECISIONS - 1, "= ........", "= ffffffff"),
    ],
    ids=lambda value: str(value)[:16],
)
def test_a_record_with_a_damaged_move(number: int, pattern: str, new: str) -> None:
    if new == "\u0663":
        loads_or_is_refused(with_move(number, pattern, new), MATCH, SUMS)
    else:
        assert refusal(with_move(number, pattern, new)).startswith("line ")


def test_the_line_that_is_wrong_is_named() -> None:
    assert refusal(with_move(4, r"^(\d) .*", "0 frobnicate")).startswith(f"line {HEAD + 5}: ")


@pytest.mark.parametrize("number", range(0, DECISIONS - 1, 3))
def test_a_lost_or_doubled_line(number: int) -> None:
    at = HEAD + number
    refusal("\n".join(LINES[:at] + LINES[at + 1 :]))
    refusal("\n".join(LINES[: at + 1] + LINES[at:]))


def test_moves_after_the_end_of_the_record_are_refused() -> None:
    said = refusal(RECORD + "0 skip\n0 skip\n0 skip\n0 skip\n0 skip\n")
    assert said.startswith("line ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\x00",
        "\ufeff",
        "PK\x03\x04" + "\x00\xff" * 5000,
        "{}",
        "x" * (MOST_CHARACTERS + 1),
    ],
    ids=["nothing", "line", "nul", "bom", "binary", "json", "giant"],
)
def test_what_is_no_record(text: str) -> None:
    refusal(text)


@given(data=st.binary(max_size=300))
def test_garbage_is_refused(data: bytes) -> None:
    refusal(data.decode("latin-1"))


# --- mutations ------------------------------------------------------------------------------------


pieces = st.one_of(
    st.text(max_size=4),
    st.sampled_from(
        ["\n", " ", "0", "9", "-", "|", "=", ":", "[", "]", ",", "1 ", " | 1", "\u2028"]
    ),
    st.sampled_from(LINES),
)


def mutated(draw: st.DrawFn, text: str, first: int) -> str:
    """Something cut out, something put in, in one place."""
    start = draw(st.integers(first, len(text)))
    end = draw(st.integers(start, min(start + 12, len(text))))
    return text[:start] + draw(pieces) + text[end:]


mutations = st.composite(mutated)


@settings(max_examples=150)
@given(text=mutations(RECORD, 0))
@example(text=RECORD[:-40])
def test_a_mutated_record_is_the_same_match_or_refused(text: str) -> None:
    loads_or_is_refused(text, MATCH, SUMS)


@settings(max_examples=150)
@given(text=mutations(POSITION_RECORD, POSITION_RECORD.index("position: ")))
def test_a_mutated_position_is_the_same_match_or_refused(text: str) -> None:
    loads_or_is_refused(text, POSITION, POSITION_SUMS)
