"""Which packs tables may choose: each game's own, and those that the server was started with."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from rekindle.games import NAMES, find
from rekindle.kernel.errors import BadOption
from rekindle.kernel.game import Game, Setting
from rekindle.kernel.moves import shortened


class Packs:
    """Packs by game and id. Making one reads and checks every pack."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._own = {name: usual_setting(find(name)).pack_id for name in NAMES}
        self._folders: dict[tuple[str, str], Path] = {}
        for folder in folders:
            self._offer(folder.resolve())

    def _offer(self, folder: Path) -> None:
        game = find(game_of(folder))
        id = usual_setting(game, folder).pack_id
        if id in self.ids(game.name):
            raise BadOption(
                f"there are two packs '{id}' for {game.name}; change the id of {folder}"
            )
        self._folders[game.name, id] = folder

    def ids(self, game: str) -> list[str]:
        """The game's own pack first."""
        return [self._own[game], *(id for of, id in self._folders if of == game)]

    def resolved(self, game: str, id: str) -> str:
        """The id of the pack that is meant: none means the game's own."""
        if not id:
            return self._own[game]
        if id not in self.ids(game):
            known = ", ".join(self.ids(game))
            raise BadOption(
                f"there is no pack '{shortened(id)}' for {game} here; there are: {known}"
            )
        return id

    def folder(self, game: str, id: str) -> Path | None:
        """Where a pack is, as `rekindle.new` takes it: None for the game's own."""
        return self._folders.get((game, self.resolved(game, id)))


@cache
def offered(folders: tuple[Path, ...]) -> Packs:
    """The packs of these folders besides the games' own. Reading them takes a moment."""
    return Packs(folders)


def usual_setting(game: Game, folder: Path | None = None) -> Setting:
    return game.setting(game.choose_options({}, simulated=False), folder)


def game_of(folder: Path) -> str:
    """The game that a pack says it is for."""
    file = folder / "pack.toml"
    try:
        header = tomllib.loads(file.read_text(encoding="utf-8")).get("pack")
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadOption(
            f"{folder} is no pack: {file.name} cannot be read; 'rekindle pack check' says more"
        ) from error
    game = header.get("game") if isinstance(header, dict) else None
    if not isinstance(game, str):
        raise BadOption(f'{file} does not say which game it is for: game = "..." under [pack]')
    return game
