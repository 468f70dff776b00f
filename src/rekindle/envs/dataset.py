"""Records as data: one row a decision, in a Parquet file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from rekindle.bots.learned.files import fit_of
from rekindle.envs.batch import offered_to
from rekindle.envs.extras import MissingExtra
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.match import Match, Played, engine_of
from rekindle.kernel.state import State

try:
    import pyarrow as pa
    import pyarrow.parquet as parquet
except ImportError:
    raise MissingExtra("rekindle.envs.dataset", "PyArrow", "parquet") from None

COLUMNS: Final = (
    ("game", pa.string()),
    ("record", pa.string()),
    ("decision", pa.int32()),
    ("seat", pa.uint8()),
    ("mask", pa.list_(pa.uint16())),
    ("move", pa.uint16()),
    ("place", pa.uint8()),
    ("total", pa.int32()),
    ("win_share", pa.float32()),
)
"""All but the features, whose number differs. The last three are null in an unfinished game."""


class DifferentRecords(RekindleError):
    """Records that do not fit into one table; the text names the first that does not."""


class Writer:
    """Appends records of one game and one number of seats to a file, as one row group each."""

    def __init__(self, path: Path, name: str, match: Match) -> None:
        """Begin a file for records such as this one."""
        self.name = name
        self.setting, self.seats = match.setting, match.seats
        self.fit = fit_of(match.game, match.setting, match.seats)
        names = match.game.feature_names(match.setting, match.seats)
        self.size = len(names)
        self.features = match.game.features(match.setting, match.seats)
        moves = [move.text for move in match.setting.vocabulary.moves]
        self.schema = pa.schema(
            [*COLUMNS, ("features", pa.list_(pa.uint8(), self.size))],
            {"features": json.dumps(names), "moves": json.dumps(moves)},
        )
        self.file = parquet.ParquetWriter(path, self.schema, compression="zstd")

    def add(self, name: str, match: Match) -> int:
        """Write a record, and return how many rows it has."""
        self.check(name, match)
        seen = bytearray(len(match.history) * self.size)
        columns: dict[str, list[Any]] = {name: [] for name, _ in COLUMNS}
        ends = ends_of(match)
        for i, (played, state) in enumerate(decisions(match)):
            self.features.write(state, played.seat, seen, i * self.size)
            move = match.setting.vocabulary.move
            offered = sorted(move(code).id for code in offered_to(state, played.seat))
            row = (match.game.name, name, i, played.seat, offered, played.move.id)
            for column, value in zip(columns.values(), row + ends[played.seat]):
                column.append(value)
        numbers = pa.FixedSizeListArray.from_arrays(
            pa.array(np.frombuffer(seen, np.uint8)), self.size
        )
        arrays = [pa.array(columns[name], kind) for name, kind in COLUMNS]
        self.file.write_table(pa.table([*arrays, numbers], schema=self.schema))
        return len(match.history)

    def check(self, name: str, match: Match) -> None:
        if match.setting is self.setting and match.seats == self.seats:
            return
        other = fit_of(match.game, match.setting, match.seats)
        if other != self.fit:
            raise DifferentRecords(
                f"{name} is a game of {other.game} for {other.seats}, {self.name} one of "
                f"{self.fit.game} for {self.fit.seats}: write a file for each game, number of "
                "seats and pack"
            )


def write(path: Path, records: Iterable[tuple[str, Match]]) -> tuple[int, int]:
    """Write records with their names; return how many records and rows there are.

    The file appears under its name when it is complete.
    """
    part = path.with_name(f"{path.name}.part")
    writer: Writer | None = None
    games = rows = 0
    try:
        for name, match in records:
            writer = writer or Writer(part, name, match)
            rows += writer.add(name, match)
            games += 1
        if writer is not None:
            writer.file.close()
            part.replace(path)
    finally:
        if writer is not None and writer.file.is_open:
            writer.file.close()
        part.unlink(missing_ok=True)
    return games, rows


def decisions(match: Match) -> Iterator[tuple[Played, State]]:
    """Yield each decision of a match with the state in which it was made."""
    again = Match.begin(match.game, match.setting, match.origin)
    for played in match.history:
        yield played, engine_of(again)[1]
        again.play(played.move, played.seat)


def ends_of(match: Match) -> list[tuple[int | None, int | None, float | None]]:
    """Return place, total and share of the win of each seat."""
    if match.result is None:
        return [(None, None, None)] * match.seats
    shares = match.game.judge(match.setting, engine_of(match)[1])
    return [(seat.place, seat.total, shares[seat.seat]) for seat in match.result.seats]
