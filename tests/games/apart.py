"""A table taken apart, to be put together again with one thing changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rekindle.kernel.match import Match, Origin, engine_of


class Apart:
    """The plain data of a match, by the names of its fields."""

    table_fields: Sequence[str]
    player_fields: Sequence[str]

    def __init__(self, match: Match) -> None:
        self.match = match
        self.data: list[Any] = match.game.to_data(engine_of(match)[1])

    def of(self, name: str) -> Any:
        return self.data[self.table_fields.index(name)]

    def everybody(self) -> list[int | None]:
        return [*range(self.match.seats), None]

    def others(self, seat: int) -> list[int | None]:
        return [other for other in range(self.match.seats) if other != seat]

    def changed(self, **fields: Any) -> Match:
        data = self.data[:]
        for name, value in fields.items():
            data[self.table_fields.index(name)] = value
        game, setting = self.match.game, self.match.setting
        state = game.from_data(data)
        return Match(game, setting, state, Origin(state.seats, 0, state))

    def with_player(self, seat: int, values: dict[str, Any], **fields: Any) -> Match:
        players = self.of("players")[:]
        players[seat] = [
            values.get(name, value)
            for name, value in zip(self.player_fields, players[seat], strict=True)
        ]
        return self.changed(players=players, **fields)
