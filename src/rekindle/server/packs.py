"""Which packs tables can choose: each game's own, and those given to the server."""

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
    """Packs by game and id. The constructor reads and checks every pack."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._own = {name: default_setting(find(name)).pack_id for name in NAMES}
        self._folders: dict[tuple[str, str], Path] = {}
        for folder in folders:
            self._add(folder.resolve())

    def _add(self, folder: Path) -> None:
        game = find(game_of(folder))
        id = default_setting(game, folder).pack_id
        if id in self.ids(game.name):
            raise BadOption(
                f"{game.name} already has a pack with the id '{id}'; change the id in {folder}"
            )
        self._folders[game.name, id] = folder

    def ids(self, game: str) -> list[str]:
        """Return the ids of a game's packs, its own first."""
        return [self._own[game], *(id for of, id in self._folders if of == game)]

    def resolve(self, game: str, id: str) -> str:
        """Return the id of a pack; an empty one means the game's own."""
        if not id:
            return self._own[game]
        if id not in self.ids(game):
            available = ", ".join(self.ids(game))
            raise BadOption(
                f"{game} has no pack '{shortened(id)}' here; available packs: {available}"
            )
        return id

    def folder(self, game: str, id: str) -> Path | None:
        """Return a pack's folder as `rekindle.new` takes it: None for the game's own pack."""
        return self._folders.get((game, self.resolve(game, id)))


@cache
def load_packs(folders: tuple[Path, ...]) -> Packs:
    """Return the packs in these folders and the games' own. The first call takes a moment."""
    return Packs(folders)


def default_setting(game: Game, folder: Path | None = None) -> Setting:
    return game.setting(game.choose_options({}, simulated=False), folder)


def game_of(folder: Path) -> str:
    """Return the game that a pack is for, as its `pack.toml` says."""
    file = folder / "pack.toml"
    try:
        header = tomllib.loads(file.read_text(encoding="utf-8")).get("pack")
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadOption(
            f"{folder} is not a pack: {file.name} cannot be read; "
            "run 'rekindle pack check' for details"
        ) from error
    game = header.get("game") if isinstance(header, dict) else None
    if not isinstance(game, str):
        raise BadOption(f'{file} does not name its game: add game = "..." under [pack]')
    return game
