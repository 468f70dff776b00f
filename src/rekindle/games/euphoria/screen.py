"""Euphoria drawn in a terminal: the board, what everybody has, and a player's own side.

Every meaning has a letter or a word; colour only repeats it. Workers are written as the letter of
their owner and their face: A3 is Anna's worker showing 3. `plain` draws sentences, not boxes.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from rekindle.games.euphoria.components_words import demand
from rekindle.games.euphoria.names import FACTIONS, SITE_SPACES, SPACE_FACTION, SPACE_NAMES
from rekindle.games.euphoria.state import Table
from rekindle.games.euphoria.text_cards import (
    card_text,
    dilemma_text,
    find_recruit,
    market_text,
    space_text,
)
from rekindle.games.euphoria.text_moves import move_message
from rekindle.games.euphoria.text_words import demanded, euphoria, law_of, listed, noun, pack_of
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import Move

PARTS = ("board", "players", "hand")
TWO_COLUMNS = 96
BOXED = 64
FULL, EMPTY, STAR, NOTHING = "■", "□", "★", "–"
FACTION_STYLES = ("yellow", "green", "red", "cyan")
SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")

LABELS = {
    "euphorian": ("Euphoria", "Euphoria"),
    "subterran": ("Subterra", "Subterra"),
    "wastelander": ("Wastelands", "Ödland"),
    "icarite": ("Icarus", "Ikarus"),
    "yours": ("{}, yours", "{}, deines"),
    "allegiance": ("Allegiance", "Loyalität"),
    "miner": ("Miner", "Bergmann"),
    "of": ("{} of {}", "{} von {}"),
    "tier": ("tier {}", "Stufe {}"),
    "stars": ("Stars", "Sterne"),
    "open": ("{} open", "{} frei"),
    "tunnel": ("Tunnel", "Tunnel"),
    "end": ("Tunnel end", "Tunnelende"),
    "closed": ("closed", "geschlossen"),
    "upper": ("Upper site", "Obere Baustelle"),
    "lower": ("Lower site", "Untere Baustelle"),
    "built": ("{} of {} workers", "{} von {} Arbeitern"),
    "tank": ("Worker tank", "Arbeitertank"),
    "free": ("free", "gratis"),
    "sum": ("sum {}", "Summe {}"),
    "empty": ("Nobody on", "Niemand auf"),
    "decks": (
        "Artifacts: {} in the deck, discarded: {}. Recruits: {} in the deck.",
        "Artefakte: {} im Stapel, abgelegt: {}. Rekruten: {} im Stapel.",
    ),
    "player": ("Player", "Spieler"),
    "morale": ("Morale", "Moral"),
    "knowledge": ("Knowledge", "Wissen"),
    "workers": ("Workers", "Arbeiter"),
    "placed": ("{} placed", "{} gesetzt"),
    "reserve": ("{} in reserve", "{} in Reserve"),
    "goods": ("Goods", "Waren"),
    "recruits": ("Recruits", "Rekruten"),
    "hidden": ("{} hidden", "{} verdeckt"),
    "active": ("Active", "Aktiv"),
    "secret": ("Hidden", "Verdeckt"),
    "artifacts": ("Artifacts", "Artefakte"),
    "dilemma": ("Dilemma", "Dilemma"),
    "penalty": ("Penalty", "Strafe"),
    "own": ("{}: for your eyes only", "{}: nur für deine Augen"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """A track or a space: its name, how far it is or what it costs, and who is there."""

    name: str
    detail: str
    who: str
    empty: bool = False


@dataclass(frozen=True, slots=True)
class Drawing:
    """What all parts need: the view, and the words for what is in it."""

    console: Console
    view: dict[str, Any]
    setting: Setting
    language: str
    names: list[str]
    marks: list[str]
    plain: bool

    def label(self, key: str, *values: object) -> str:
        return LABELS[key][self.language == "de"].format(*values)

    def text(self, message: Message) -> str:
        return euphoria(self.language).text(message)

    def cost(self, price: Sequence[Any] | None) -> str:
        demands = [demand(leaf) for leaf in price or ()]
        told = [self.text(demanded(d, d.count)) for d in demands]
        return " + ".join(told) if told else self.label("free")

    def things(self, counts: dict[str, int]) -> str:
        return self.text(listed([noun(name, n) for name, n in counts.items() if n]))

    def owner(self, seat: int) -> str:
        return self.names[seat] if self.plain else self.marks[seat]

    def workers(self, space: str) -> list[str]:
        gap = " " if self.plain else ""
        there = self.view["spaces"].get(space, [])
        return [f"{self.owner(worker['seat'])}{gap}{worker['face']}" for worker in there]

    def joined(self, items: Sequence[str]) -> str:
        return (", " if self.plain else " ").join(item for item in items if item)

    def component(self, kind: str, id: str) -> Any:
        return next(c for c in pack_of(self.setting).components(kind) if c.id == id)

    def recruit(self, word: str) -> str:
        found = find_recruit(self.setting, word)
        return f"{found.name} ({self.label(found.faction)})"

    def tile(self, penalty: str) -> str:
        """The market that a penalty comes from."""
        tiles = pack_of(self.setting).components("market")
        return str(next(tile.name for tile in tiles if tile.penalty == penalty))

    def line(self, text: str, indent: int = 0, style: str = "") -> None:
        start, rest = " " * indent, " " * (indent + 2)
        for row in textwrap.wrap(
            text, self.console.width, initial_indent=start, subsequent_indent=rest
        ):
            self.console.print(Text(row, style=style))


def draw(
    part: str,
    view: dict[str, Any],
    console: Console,
    *,
    setting: Setting,
    language: str,
    names: list[str],
    marks: list[str],
    plain: bool,
) -> None:
    """Draw one of PARTS of what a seat sees, or its `purse`: one line of what it holds."""
    simple = plain or console.width < BOXED
    drawing = Drawing(console, view, setting, language, names, marks, simple)
    {"board": board, "players": players, "hand": hand, "purse": purse}[part](drawing)


# The board


def board(d: Drawing) -> None:
    blocks = [(title(d, number), territory(d, number)) for number in range(len(FACTIONS))]
    blocks[-1][1].extend(space(d, name) for name in ("tank-energy", "tank-water"))
    if d.plain:
        for heading, rows in blocks:
            in_sentences(d, heading, rows)
    else:
        width = (d.console.width - 1) // 2 if d.console.width >= TWO_COLUMNS else d.console.width
        panels = [
            Panel(grid(d, rows), title=Text(heading), border_style=style, width=width)
            for (heading, rows), style in zip(blocks, FACTION_STYLES)
        ]
        d.console.print(Columns(panels, padding=(0, 1)))
    gone = d.things(d.view["artifact_discard"])
    d.line(d.label("decks", d.view["artifact_deck"], gone, d.view["recruit_deck"]))


def title(d: Drawing, number: int) -> str:
    """A territory's name, and whether the player belongs to its faction."""
    name, seat = d.label(FACTIONS[number]), d.view["seat"]
    words = d.view["players"][seat]["recruits"] if seat is not None else []
    own = any(find_recruit(d.setting, word).faction == FACTIONS[number] for word in words)
    return d.label("yours", name) if own else name


def grid(d: Drawing, rows: list[Row]) -> Grid:
    drawn = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for ratio in (5, 6, 5):
        drawn.add_column(ratio=ratio)
    for row in rows:
        drawn.add_row(row.name, marked(d, row.detail), marked(d, row.who or NOTHING))
    return drawn


def marked(d: Drawing, text: str) -> Text:
    """The letters of the players in their colours."""
    found = Text(text)
    for seat, mark in enumerate(d.marks):
        found.highlight_regex(rf"\b{mark}\d?\b", SEAT_STYLES[seat])
    return found


def in_sentences(d: Drawing, heading: str, rows: list[Row]) -> None:
    """Tracks and taken spaces first, then what is empty with what it costs."""
    taken = [f"{row.name}: {row.who}" for row in rows if not row.empty]
    d.line(f"{heading}. {'; '.join(taken)}.")
    empty = [f"{row.name} ({row.detail})" for row in rows if row.empty]
    d.line(f"{d.label('empty')} {', '.join(empty)}.", 2)


def territory(d: Drawing, number: int) -> list[Row]:
    """The tracks of a faction, then its spaces in the order of the board."""
    faction, book = FACTIONS[number], law_of(d.setting).book
    level = d.view["allegiance"][faction]
    tier = sum(1 for step in book.tiers if level >= step)
    note = d.label("tier", tier) if tier else ""
    rows = [track(d, "allegiance", level, book.allegiance_end, note)]
    if faction in d.view["miners"]:
        rows.append(track(d, "miner", d.view["miners"][faction], book.tunnel_end))
    rows.append(stars(d, faction))
    for i, name in enumerate(SPACE_NAMES):
        if SPACE_FACTION[i] == number and not name.endswith("-market"):
            site_name, _, place = name.partition("-site-")
            if not place:
                rows.append(space(d, name))
            elif place == "1":
                rows.append(site(d, site_name))
    return rows


def track(d: Drawing, key: str, at: int, end: int, note: str = "") -> Row:
    if d.plain:
        return Row(d.label(key), "", d.joined([d.label("of", at, end), note]))
    return Row(d.label(key), FULL * at + EMPTY * (end - at), f"{at}/{end} {note}")


def stars(d: Drawing, faction: str) -> Row:
    """Whose stars stand on the territory, and how many spaces are open."""
    found = d.view["territories"][faction]
    owners = [d.owner(seat) for seat, n in enumerate(found["stars"]) for _ in range(n)]
    left = d.label("open", found["open"] - len(owners))
    if d.plain:
        return Row(d.label("stars"), "", d.joined([*owners, left]))
    return Row(d.label("stars"), " ".join(STAR + owner for owner in owners), left)


def space(d: Drawing, name: str) -> Row:
    """A commodity area, a tunnel or its end, a market that is always there, a tank."""
    found, here = d.component("space", name), d.workers(name)
    faction, _, kind = name.partition("-tunnel")
    number = SPACE_NAMES.index(name)
    if kind == "-end":
        if d.view["miners"][faction] < law_of(d.setting).book.tunnel_end:
            return Row(d.label("end"), "", d.label("closed"))
        short = d.label("end")
    elif faction != name:
        short = d.label("tunnel")
    elif name.startswith("tank"):
        short = d.label("tank")
    elif number < len(FACTIONS):
        short = str(getattr(found.name, d.language))
        if len(here) > 1:
            here.append(d.label("sum", sum(w["face"] for w in d.view["spaces"][name])))
    else:
        short = name.replace("-", " ").title()
    return Row(short, d.cost(found.cost), d.joined(here), not here)


def site(d: Drawing, name: str) -> Row:
    """A construction site with its workers, or the market built on it."""
    market = next(m for m in d.view["markets"] if m["site"] == name)
    if market["tile"] is not None:
        tile = d.component("market", market["tile"])
        owners = [STAR * (not d.plain) + d.owner(seat) for seat in market["stars"]]
        told = [f"{d.label('stars')} {' '.join(owners)}"] if d.plain and owners else owners
        short = tile.name if d.plain else tile.id.replace("-", " ").title()
        who = d.joined([*d.workers(f"{name}-market"), *told])
        return Row(short, d.cost(tile.cost), who, not who)
    spaces = [f"{name}-site-{i + 1}" for i in range(SITE_SPACES)]
    here = [worker for one in spaces for worker in d.workers(one)]
    free = [d.component("space", one) for one in spaces if not d.workers(one)]
    costs = " / ".join(dict.fromkeys(d.cost(one.cost) for one in free))
    need = law_of(d.setting).book.workers_to_build[d.view["seats"]]
    count = d.label("built", len(here), need) if d.plain else f"{len(here)}/{need}"
    return Row(d.label(name.partition("-")[0]), costs, d.joined([*here, count]), not here)


# What everybody has


def players(d: Drawing) -> None:
    keys = ("stars", "morale", "knowledge")
    if d.plain:
        for p in d.view["players"]:
            figures = ", ".join(f"{d.label(key).lower()} {p[key]}" for key in keys)
            told = [
                figures,
                f"{d.label('workers').lower()} {workers_of(d, p)}",
                has(d, p),
                known(d, p),
            ]
            d.line(f"{d.names[p['seat']]}: {'; '.join(filter(None, told))}.")
        return
    drawn = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
    drawn.add_column(d.label("player"), no_wrap=True)
    for key in keys:
        drawn.add_column(d.label(key), justify="right")
    for key in ("workers", "goods", "recruits"):
        drawn.add_column(d.label(key), ratio=1)
    for p in d.view["players"]:
        turn = ">" if d.view["turn"] == p["seat"] else " "
        name = f"{turn} {d.marks[p['seat']]} {d.names[p['seat']]}"
        figures_ = [str(p[key]) for key in keys]
        row = [workers_of(d, p), has(d, p), known(d, p)]
        drawn.add_row(Text(name, style=SEAT_STYLES[p["seat"]]), *figures_, *row)
    d.console.print(drawn)


def workers_of(d: Drawing, p: dict[str, Any]) -> str:
    workers = p["workers"]
    told = [" ".join(str(face) for face in workers["hand"] if face) or NOTHING]
    told += [d.label("placed", len(workers["board"]))] if workers["board"] else []
    told += [d.label("reserve", workers["reserve"])] if workers["reserve"] else []
    return ", ".join(told)


def has(d: Drawing, p: dict[str, Any]) -> str:
    return d.things({**p["goods"], "artifact": p["artifacts_held"]})


def known(d: Drawing, p: dict[str, Any]) -> str:
    """Recruits and penalties, as everybody may know them."""
    told = [d.recruit(word) for word in p["recruits"]]
    told += [d.label("hidden", p["hidden_recruits"])] if p["hidden_recruits"] else []
    told += [f"{d.label('penalty')}: {d.tile(penalty)}" for penalty in p["penalties"]]
    return ", ".join(told)


# A player's own side


def hand(d: Drawing) -> None:
    """What only this seat may see; a spectator has none."""
    if d.view["seat"] is None:
        return
    p = d.view["players"][d.view["seat"]]
    rows = [(d.label("workers"), workers_of(d, p)), (d.label("goods"), d.things(p["goods"]))]
    rows.append((d.label("artifacts"), d.things(p["artifacts"])))
    for key, words in (("active", p["recruits"]), ("secret", p["hidden"])):
        for word in words:
            does = card_text(d.setting, word, d.language)
            rows.append((d.label(key), f"{d.recruit(word)}. {does}"))
    if not p["dilemma_resolved"]:
        rows.append((d.label("dilemma"), dilemma_text(d.setting, p["dilemma"], d.language)))
    for penalty in p["penalties"]:
        told = d.text(Message(f"penalty-{penalty}"))
        rows.append((d.label("penalty"), f"{d.tile(penalty)}: {told}"))
    heading = d.label("own", d.names[p["seat"]])
    if d.plain:
        d.line(heading, style="bold")
        for label, told in rows:
            d.line(f"{label}: {told}", 2)
        return
    drawn = Grid.grid(padding=(0, 1, 0, 0))
    for label, told in rows:
        drawn.add_row(Text(label, style="bold"), Text(told))
    d.console.print(Panel(drawn, title=Text(heading), border_style=SEAT_STYLES[p["seat"]]))


def purse(d: Drawing) -> None:
    """One line of what changes with every decision."""
    if d.view["seat"] is None:
        return
    p = d.view["players"][d.view["seat"]]
    figures = [f"{d.label(key)} {p[key]}" for key in ("stars", "morale", "knowledge")]
    told = [f"{d.label('workers')} {workers_of(d, p)}", d.things({**p["goods"], **p["artifacts"]})]
    d.line(f"[{'; '.join([', '.join(figures), *told])}]", style="dim")


# Words beside the moves


def meaning(match: Match, move: Move) -> Message:
    """What a move does, as its decider should read it."""
    return move_message(match.setting, cast(Table, engine_of(match)[1]), move)


def group(move: str) -> tuple[str, str] | None:
    """Placements are listed by their space, told apart by the worker's face."""
    words = move.split()
    return (words[2], words[1]) if words[0] == "place" else None


def about(heading: str, view: dict[str, Any], *, setting: Setting, language: str) -> str:
    """What a space costs and gives; of a built market, its tile's cost."""
    site, is_market, _ = heading.partition("-market")
    tile = next((m["tile"] for m in view["markets"] if m["site"] == site), None)
    if is_market and tile is not None:
        return market_text(setting, tile, language)
    return space_text(setting, heading, language)


def cards(setting: Setting, language: str) -> dict[str, str]:
    """Recruits, markets and spaces by name, with what they say."""
    pack = pack_of(setting)
    found = {r.name: card_text(setting, r.id, language) for r in setting.extra.recruits}
    found |= {m.name: market_text(setting, m.id, language) for m in pack.components("market")}
    found |= {s.id: space_text(setting, s.id, language) for s in pack.components("space")}
    return found
