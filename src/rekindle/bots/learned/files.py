"""Networks in files: NumPy's own format without pickles, and what they were trained for.

The weights are stored with 16 bits each, which no choice was seen to depend on.
"""

from __future__ import annotations

import hashlib
import zipfile
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from rekindle.bots.learned.network import Network, Points, Weights
from rekindle.kernel.errors import RekindleError
from rekindle.kernel.game import Game, Setting

MOST_BYTES: Final = 20_000_000
CARD: Final = "card"
SCALE: Final = "scale"
COLUMNS: Final = "points"


FITS: Final[dict[tuple[object, ...], Fit]] = {}
"""Of tables seen before; to name all features takes longer than to decide."""
MOST_FITS: Final = 1_000


class UnusableNetwork(RekindleError):
    """A network that cannot be read, or that was trained for something else."""


class Fit(msgspec.Struct, frozen=True):
    """What a network is for. It is refused for anything else."""

    game: str
    seats: int
    rules: int
    pack: str
    features: str
    moves: str


class Names(msgspec.Struct, frozen=True):
    """What the numbers that a network reads and the moves that it rates are called, in order.

    By them other content, other features and other numbers of seats can begin with what it knows.
    """

    features: list[str] = []
    moves: list[str] = []


class Card(msgspec.Struct, frozen=True):
    """What is known of a network: what it is for, and how it came about."""

    fit: Fit
    total: float
    """The usual total, and the usual spread of totals: the unit of the network's totals."""
    spread: float
    games: int = 0
    seconds: float = 0.0
    notes: dict[str, Any] = {}
    names: Names = Names()


def names_of(game: Game, setting: Setting, seats: int) -> Names:
    moves = [move.text for move in setting.vocabulary.moves]
    return Names(game.feature_names(setting, seats), moves)


def columns_of(game: Game, names: Names, seats: int) -> NDArray[np.intp]:
    """Return which numbers say what everybody has already, from the seat that looks on."""
    whose = ["own", *(f"opponent-{i}" for i in range(1, seats))]
    found = [names.features.index(f"{whom}.{game.points_feature}") for whom in whose]
    return np.array(found, np.intp)


def fit_of(game: Game, setting: Setting, seats: int) -> Fit:
    """Return what a network must be for to be used here."""
    options = tuple(setting.options.items())
    key = (game.name, game.rules_version, setting.pack_id, setting.pack_hash, options, seats)
    found = FITS.get(key)
    if found is None:
        names = names_of(game, setting, seats)
        found = Fit(
            game=game.name,
            seats=seats,
            rules=game.rules_version,
            pack=setting.pack_hash,
            features=digest(names.features),
            moves=digest(names.moves),
        )
        if len(FITS) >= MOST_FITS:
            FITS.clear()
        FITS[key] = found
    return found


def digest(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def save(path: Path, network: Network, card: Card) -> None:
    """Write a network; the file appears under its name when it is complete."""
    w = network.weights
    arrays: dict[str, Any] = {
        name: array.astype(np.float16) for name, array in zip(w.names(), w.arrays())
    }
    arrays[SCALE] = network.scale.astype(np.float16)
    arrays[COLUMNS] = network.points.columns.astype(np.int32)
    arrays[CARD] = np.frombuffer(msgspec.json.encode(card), np.uint8)
    part = path.with_suffix(".part.npz")
    path.parent.mkdir(parents=True, exist_ok=True)
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)


def load(path: Path) -> tuple[Network, Card]:
    """Read a network. Raises UnusableNetwork if it is none."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise UnusableNetwork(f"'{path}' is too big for a network")
        with np.load(path, allow_pickle=False) as found:
            card = msgspec.json.decode(found[CARD].tobytes(), type=Card)
            columns = found[COLUMNS].astype(np.intp)
            arrays = {
                name: found[name].astype(np.float32)
                for name in found.files
                if name not in (CARD, COLUMNS)
            }
    except FileNotFoundError:
        raise UnusableNetwork(f"there is no network '{path}'") from None
    except (OSError, ValueError, KeyError, EOFError, msgspec.MsgspecError, zipfile.BadZipFile):
        raise UnusableNetwork(f"'{path}' is not a network that 'rekindle train' has made") from None
    scale = arrays.pop(SCALE, np.ones(1, np.float32))
    try:
        network = Network(Weights(**arrays), scale, Points(columns, card.spread))
    except (TypeError, ValueError, IndexError):
        raise UnusableNetwork(f"'{path}' lacks parts of a network") from None
    check_shapes(path, network, card)
    return network, card


def check_shapes(path: Path, network: Network, card: Card) -> None:
    w = network.weights
    features, hidden = w.first.shape
    fits = (
        network.scale.shape == (features,)
        and network.points.columns.shape == (card.fit.seats,)
        and ((network.points.columns >= 0) & (network.points.columns < features)).all()
        and w.second.shape == (hidden, hidden)
        and w.shares.shape == w.totals.shape == (hidden, card.fit.seats)
        and w.moves.shape[0] == hidden
        and all(np.isfinite(array).all() for array in w.arrays())
    )
    if not fits:
        raise UnusableNetwork(f"the parts of the network '{path}' do not fit together")


def check_fit(path: Path, card: Card, wanted: Fit) -> None:
    """Raise UnusableNetwork if this network is for another game, another pack or older rules."""
    for name in Fit.__struct_fields__:
        found, needed = getattr(card.fit, name), getattr(wanted, name)
        if found != needed:
            raise UnusableNetwork(
                f"the network '{path.name}' is for other {WHAT[name]} ({found}, not {needed}); "
                f"train one with: rekindle train {wanted.game} --seats {wanted.seats}"
            )


WHAT: Final = {
    "game": "games",
    "seats": "numbers of seats",
    "rules": "rules",
    "pack": "content",
    "features": "features",
    "moves": "moves",
}
