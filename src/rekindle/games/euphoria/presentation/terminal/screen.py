"""What a terminal shows of Euphoria: the board, all players, and the player's own side.

The terminal draws it as boxes or as sentences. Every meaning has a letter or a word. In boxes a
worker is the letter of its owner and its face: A3 is Anna's, showing 3.
"""

from __future__ import annotations

from rekindle.content.terminal import NOTHING
from rekindle.games.euphoria.content.compiler import recruit_name
from rekindle.games.euphoria.engine import reasons
from rekindle.games.euphoria.engine.constants import (
    FACTIONS,
    FIRST_TUNNEL,
    SITE_SPACES,
    SPACE_FACTION,
    SPACE_KIND,
    SPACE_NAMES,
)
from rekindle.games.euphoria.presentation.cards import card_text, dilemma_text, find_recruit
from rekindle.games.euphoria.presentation.terminal.shown import Shown
from rekindle.games.euphoria.presentation.terminal.topics import topics
from rekindle.games.euphoria.presentation.view import MarketView, PlayerView
from rekindle.games.euphoria.presentation.words import recruits, rules_of
from rekindle.kernel.messages import Message, capital
from rekindle.kernel.moves import Move
from rekindle.kernel.terminal import Block, Grid, Row, Terminal

FULL, EMPTY, STAR = "■", "□", "★"
COLOURS = ("yellow", "green", "red", "cyan")
TRACKED = ("stars", "morale", "knowledge")


# The board


def board(d: Shown) -> tuple[list[Block], str]:
    """The four territories, the tanks beside the last of them, and a line below."""
    blocks = [(title(d, i), COLOURS[i], territory(d, i)) for i in range(len(FACTIONS))]
    blocks[-1][2].extend(space(d, name) for name in ("tank-energy", "tank-water"))
    gone = sum(d.view.artifact_discard.values())
    return blocks, d.label("decks", left=d.view.artifact_deck, gone=gone)


def legend(d: Shown) -> str:
    """Explain the signs; sentences need no explanation."""
    return "" if d.plain else d.label("legend")


def title(d: Shown, number: int) -> str:
    """A territory's name, and whether the player belongs to its faction."""
    name, seat = d.label(FACTIONS[number]), d.view.seat
    words = d.view.players[seat].recruits if seat is not None else []
    own = any(find_recruit(d.setting, word).faction == FACTIONS[number] for word in words)
    return d.label("yours", name=name) if own else name


def territory(d: Shown, number: int) -> list[Row]:
    """The tracks of a faction, then its spaces in the order of the board."""
    rows = [*tracks(d, FACTIONS[number]), stars(d, FACTIONS[number])]
    for i, name in enumerate(SPACE_NAMES):
        if SPACE_FACTION[i] == number and not name.endswith("-market"):
            site_name, _, place = name.partition("-site-")
            if not place:
                rows.append(space(d, name))
            elif place == "1":
                rows.append(site(d, site_name))
    return rows


def tracks(d: Shown, faction: str) -> list[Row]:
    """Allegiance with its tiers, and the miner with what lies ahead."""
    lookup, level = rules_of(d.setting).lookup, d.view.allegiance[faction]
    tier = sum(1 for step in lookup.tiers if level >= step)
    note = d.label("tier", n=tier) if tier else ""
    tiers = {step: str(i) for i, step in enumerate(lookup.tiers, 1)}
    rows = [track(d, "allegiance", level, lookup.allegiance_end, tiers, note)]
    if faction in d.view.miners:
        signs = {lookup.tunnel_reveal: "R", lookup.tunnel_end: "E"}
        rows.append(track(d, "miner", d.view.miners[faction], lookup.tunnel_end, signs))
    return rows


def track(d: Shown, key: str, at: int, end: int, signs: dict[int, str], note: str = "") -> Row:
    if d.plain:
        return d.label(key), "", d.in_a_row([d.label("of", n=at, end=end), note])
    ahead = "".join(signs.get(step, EMPTY) for step in range(at + 1, end + 1))
    return d.label(key), FULL * at + ahead, f"{at}/{end} {note}".rstrip()


def stars(d: Shown, faction: str) -> Row:
    """Whose stars stand on the territory, and how many spaces are open."""
    found = d.view.territories[faction]
    owners = [d.owner(seat) for seat, n in enumerate(found.stars) for _ in range(n)]
    left = d.label("open", n=found.open - len(owners))
    if d.plain:
        return d.label("stars"), "", d.in_a_row([*owners, left])
    return d.label("stars"), " ".join(STAR + owner for owner in owners), left


def space(d: Shown, name: str) -> Row:
    """A commodity area, a tunnel or its end, a market that is always there, a tank."""
    here = d.workers(name)
    if len(here) > 1:
        here.append(d.label("sum", n=total_on(d, name)))
    if name.endswith("-tunnel-end") and is_closed(d, name):
        return short_name(d, name), "", d.label("closed")
    return short_name(d, name), d.cost(d.component("space", name).cost), d.in_a_row(here)


def total_on(d: Shown, area: str) -> int:
    return sum(worker.face for worker in d.view.spaces.get(area, []))


def is_closed(d: Shown, tunnel_end: str) -> bool:
    miner: int = d.view.miners[tunnel_end.partition("-")[0]]
    return miner < rules_of(d.setting).lookup.tunnel_end


def short_name(d: Shown, name: str) -> str:
    """Return the short name of a space within its territory."""
    faction, _, end = name.partition("-tunnel")
    if faction != name:
        return d.label("tunnel-end" if end else "tunnel")
    if name.startswith("tank"):
        return d.label("tank")
    if SPACE_NAMES.index(name) < FIRST_TUNNEL:
        return str(getattr(d.component("space", name).name, d.phrases.language))
    return titled(name)


def titled(id: str) -> str:
    return id.replace("-", " ").title()


def site(d: Shown, name: str) -> Row:
    """A construction site with its workers, or the market built on it."""
    market = next(m for m in d.view.markets if m.site == name)
    if market.tile is not None:
        return built(d, name, market)
    spaces = [f"{name}-site-{i + 1}" for i in range(SITE_SPACES)]
    here = [worker for one in spaces for worker in d.workers(one)]
    free = [d.component("space", one) for one in spaces if not d.workers(one)]
    costs = " / ".join(dict.fromkeys(d.cost(one.cost) for one in free))
    n, need = progress(d, name)
    count = d.label("workers-of", n=n, need=need) if d.plain else f"{n}/{need}"
    shown = [*here, count] if here or not d.plain else []
    return d.label(name.partition("-")[0]), costs, d.in_a_row(shown)


def progress(d: Shown, site: str) -> tuple[int, int]:
    """Return how many workers a construction site has and needs."""
    here = sum(len(d.workers(f"{site}-site-{i + 1}")) for i in range(SITE_SPACES))
    need = rules_of(d.setting).lookup.workers_to_build[d.view.seats]
    return here, need


def built(d: Shown, name: str, market: MarketView) -> Row:
    tile, here = d.component("market", market.tile), d.workers(f"{name}-market")
    owners = [d.owner(seat) for seat in market.stars]
    if d.plain:
        told = [f"{d.label('stars')} {', '.join(owners)}"] if owners else []
        return tile.name, d.cost(tile.cost), d.in_a_row([*here, *told])
    return (
        titled(tile.id),
        d.cost(tile.cost),
        " ".join([*here, *(STAR + owner for owner in owners)]),
    )


# Players


def status(d: Shown) -> Grid:
    """What changes in every round."""
    headings = [d.label(key) for key in (*TRACKED, "workers", "goods")]
    return headings, [[*tracked(p), faces_of(d, p), held(d, p)] for p in d.view.players]


def players(d: Shown) -> Grid:
    """The same with recruits and penalties."""
    headings, rows = status(d)
    known_of = [known(d, p) for p in d.view.players]
    return [*headings, d.label("recruits")], [[*row, more] for row, more in zip(rows, known_of)]


def tracked(p: PlayerView) -> list[str]:
    return [str(getattr(p, key)) for key in TRACKED]


def faces_of(d: Shown, p: PlayerView) -> str:
    """The workers in hand by their faces, and how many are on the board."""
    workers = p.workers
    nobody = d.label("none") if d.plain else NOTHING
    told = [" ".join(str(face) for face in workers.hand if face) or nobody]
    told += [d.label("placed", n=len(workers.board))] if workers.board else []
    return ", ".join(told)


def workers_of(d: Shown, p: PlayerView) -> str:
    """The same, and how many are in reserve."""
    left = p.workers.reserve
    return faces_of(d, p) + (f", {d.label('reserve', n=left)}" if left else "")


def held(d: Shown, p: PlayerView) -> str:
    """Goods and artifacts; only the player's own artifacts are known by their kinds."""
    artifacts = p.artifacts or {"artifact": p.artifacts_held}
    return d.things({**p.goods, **artifacts})


def known(d: Shown, p: PlayerView) -> str:
    """Return the recruits and penalties that everybody may know."""
    told = [d.recruit(word) for word in p.recruits]
    told += [d.label("hidden", n=p.hidden_recruits)] if p.hidden_recruits else []
    told += [f"{d.label('penalty')} {d.tile(one).name}" for one in p.penalties]
    return ", ".join(told)


# A player's own side


def hand(d: Shown) -> list[tuple[str, str]]:
    """Return the recruits, the dilemma and the penalties of this seat, by label."""
    if d.view.seat is None:
        return []
    p, language = d.view.players[d.view.seat], d.phrases.language
    rows = []
    for key, words in (("active", p.recruits), ("secret", p.hidden or [])):
        rows += [
            (d.label(key, name=d.recruit(w)), card_text(d.setting, w, language)) for w in words
        ]
    if p.dilemma and not p.dilemma_resolved:
        rows.append((d.label("dilemma"), dilemma_text(d.setting, p.dilemma, language)))
    for penalty in p.penalties:
        told = d.phrases.text(Message(f"penalty-{penalty}"))
        rows.append((f"{d.label('penalty')} {d.tile(penalty).name}", f"{capital(told)}."))
    return rows


def purse(d: Shown) -> str:
    """Return one line with what changes at every decision."""
    if d.view.seat is None:
        return ""
    p = d.view.players[d.view.seat]
    tracked = [f"{d.label(key)} {getattr(p, key)}" for key in TRACKED]
    workers = f"{d.label('workers')} {workers_of(d, p)}"
    return "; ".join([", ".join(tracked), workers, held(d, p)])


# Moves


def group(move: Move) -> tuple[str, str] | None:
    """Group placements by space, with the worker's face as label."""
    if move.verb != "place":
        return None
    worker, space = move.touches
    return space, worker.removeprefix("die-")


KINDS = ("areas", "tunnels", "tunnels", "sites", "markets", "artifact-markets", "icarus", "tanks")
"""The groups of spaces, by their kinds in the engine."""


def kind(move: Move) -> str | None:
    """The kind of the space that a worker is placed on."""
    if move.verb != "place":
        return None
    return KINDS[SPACE_KIND[SPACE_NAMES.index(move.touches[1])]]


def owns(d: Shown, move: Move) -> bool:
    """Whether the player has the worker and the recruits that a move names."""
    if d.view.seat is None:
        return True
    p = d.view.players[d.view.seat]
    if move.verb == "place":
        return not p.workers.hand or int(move.text.split()[1]) in p.workers.hand
    mine = {*p.recruits, *(p.hidden or [])}
    every = {recruit_name(recruit) for recruit in recruits(d.setting)}
    return every.intersection(move.touches) <= mine or move.verb not in WITH_RECRUITS


WITH_RECRUITS = ("retrieve", "use", "with")
"""Verbs of moves with one's own recruits."""


TERMINAL = Terminal(
    shown=Shown,
    board=board,
    legend=legend,
    status=status,
    players=players,
    hand=hand,
    purse=purse,
    topics=topics,
    group=group,
    kind=kind,
    owns=owns,
    foreign=frozenset({reasons.NOT_THERE, reasons.OTHER_FACE}),
)
