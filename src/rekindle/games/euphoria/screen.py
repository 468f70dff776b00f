"""Euphoria drawn in a terminal: the board, what everybody has, and a player's own side.

Every meaning has a letter or a word; colour only repeats it. Workers are written as the letter of
their owner and their face: A3 is Anna's worker showing 3. `plain` draws sentences, not boxes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text


from rekindle.games.euphoria.names import FACTIONS, SITE_SPACES, SPACE_FACTION, SPACE_NAMES
from rekindle.games.euphoria.state import Table
from rekindle.games.euphoria.text_cards import (
    card_text,
    dilemma_text,
    find_recruit,
    market_text,
    printed_cost,
    space_text,
)
from rekindle.games.euphoria.text_moves import move_message
from rekindle.games.euphoria.text_words import euphoria, law_of, listed, noun, pack_of
from rekindle.kernel.game import Setting
from rekindle.kernel.match import Match, engine_of
from rekindle.kernel.messages import Message
from rekindle.kernel.moves import Move

PARTS = ("board", "players", "hand")
TWO_COLUMNS = 96
BOXED = 72
FULL, EMPTY, STAR, NOBODY = "■", "□", "★", "–"
FACTION_STYLES = ("yellow", "green", "red", "cyan")
SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")

TERRITORIES = {
    "en": ("Euphoria", "Subterra", "Wastelands", "Icarus"),
    "de": ("Euphoria", "Subterra", "Ödland", "Ikarus"),
}
LABELS = {
    "allegiance": ("Allegiance", "Loyalität"),
    "miner": ("Miner", "Bergmann"),
    "of": ("{} of {}", "{} von {}"),
    "tier": ("tier {}", "Stufe {}"),
    "stars": ("Stars", "Sterne"),
    "open": ("{} open", "{} frei"),
    "yours": ("you belong to it", "du gehörst dazu"),
    "tunnel": ("Tunnel", "Tunnel"),
    "end": ("Tunnel end", "Tunnelende"),
    "closed": ("closed", "geschlossen"),
    "upper": ("Upper site", "Obere Baustelle"),
    "lower": ("Lower site", "Untere Baustelle"),
    "built": ("{} of {} workers", "{} von {} Arbeitern"),
    "tank": ("Tank", "Tank"),
    "free": ("free", "gratis"),
    "sum": ("sum {}", "Summe {}"),
    "nobody": ("nobody there", "niemand dort"),
    "decks": (
        "Artifact deck: {}; discarded: {}. Recruit deck: {}.",
        "Artefaktstapel: {}; abgelegt: {}. Rekrutenstapel: {}.",
    ),
    "player": ("Player", "Spieler"),
    "morale": ("Morale", "Moral"),
    "knowledge": ("Knowledge", "Wissen"),
    "workers": ("Workers", "Arbeiter"),
    "hand": ("in hand {}", "auf der Hand {}"),
    "board": ("{} on the board", "{} auf dem Plan"),
    "reserve": ("{} in reserve", "{} in Reserve"),
    "goods": ("Goods", "Waren"),
    "recruits": ("Recruits", "Rekruten"),
    "hidden": ("{} hidden", "{} verdeckt"),
    "active": ("Active", "Aktiv"),
    "secret": ("Hidden", "Verdeckt"),
    "dealt": ("Dealt", "Zur Wahl"),
    "artifacts": ("Artifacts", "Artefakte"),
    "dilemma": ("Dilemma", "Dilemma"),
    "resolved": ("resolved", "gelöst"),
    "penalties": ("Penalties", "Strafen"),
    "none": ("none", "keine"),
    "own": ("{}: for your eyes only", "{}: nur für deine Augen"),
    "turn": ("'s turn", " ist am Zug"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """A space or a track: its name, what it costs or how far it is, and who is there."""

    name: str
    detail: str
    who: str
    taken: bool = True


@dataclass(frozen=True, slots=True)
class Drawing:
    """What all parts need: the view, and the words for what is in it."""

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
        return self.text(printed_cost(price)) if price else self.label("free")

    def things(self, counts: dict[str, int]) -> str:
        return self.text(listed([noun(name, n) for name, n in counts.items() if n]))

    def worker(self, seat: int, face: int) -> str:
        return f"{self.names[seat]} {face}" if self.plain else f"{self.marks[seat]}{face}"

    def workers(self, space: str) -> list[str]:
        return [self.worker(w["seat"], w["face"]) for w in self.view["spaces"].get(space, [])]

    def owner(self, seat: int) -> str:
        return self.names[seat] if self.plain else self.marks[seat]

    def joined(self, items: Iterable[str]) -> str:
        return (", " if self.plain else " ").join(items)

    def component(self, kind: str, id: str) -> Any:
        return next(c for c in pack_of(self.setting).components(kind) if c.id == id)

    def recruit(self, word: str) -> str:
        found = find_recruit(self.setting, word)
        return f"{found.name} ({TERRITORIES[self.language][FACTIONS.index(found.faction)]})"

    def tile(self, penalty: str) -> str:
        """The market tile, turned up by now, that a penalty comes from."""
        tiles = pack_of(self.setting).components("market")
        return str(next(tile.name for tile in tiles if tile.penalty == penalty))


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
    """Draw one of PARTS of what a seat sees."""
    drawing = Drawing(view, setting, language, names, marks, plain or console.width < BOXED)
    {"board": board, "players": players, "hand": hand}[part](drawing, console)


# The board


def board(d: Drawing, console: Console) -> None:
    blocks = [(title(d, number), territory(d, number)) for number in range(len(FACTIONS))]
    blocks[-1] = (blocks[-1][0], blocks[-1][1] + tanks(d))
    if d.plain:
        for heading, rows in blocks:
            in_sentences(d, console, heading, rows)
    else:
        width = (console.width - 1) // 2 if console.width >= TWO_COLUMNS else console.width
        panels = [
            Panel(grid(d, rows), title=Text(heading), border_style=style, width=width)
            for (heading, rows), style in zip(blocks, FACTION_STYLES)
        ]
        console.print(Columns(panels, padding=(0, 1), expand=False))
    view = d.view
    gone = d.things(view["artifact_discard"])
    console.print(Text(d.label("decks", view["artifact_deck"], gone, view["recruit_deck"])))


def title(d: Drawing, number: int) -> str:
    name = TERRITORIES[d.language][number]
    return f"{name} ({d.label('yours')})" if number in own_factions(d) else name


def own_factions(d: Drawing) -> set[int]:
    seat = d.view["seat"]
    words = d.view["players"][seat]["recruits"] if seat is not None else []
    return {FACTIONS.index(find_recruit(d.setting, word).faction) for word in words}


def grid(d: Drawing, rows: list[Row]) -> Grid:
    drawn = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    drawn.add_column(ratio=5)
    drawn.add_column(ratio=6)
    drawn.add_column(ratio=5)
    for row in rows:
        drawn.add_row(row.name, marked(d, row.detail), marked(d, row.who or NOBODY))
    return drawn


def marked(d: Drawing, text: str) -> Text:
    """The letters of the players in their colours."""
    found = Text(text)
    for seat, mark in enumerate(d.marks):
        found.highlight_regex(rf"\b{mark}\d?\b", SEAT_STYLES[seat])
    return found


def in_sentences(d: Drawing, console: Console, heading: str, rows: list[Row]) -> None:
    """What is taken one by one, then everything else in one sentence."""
    console.print(Text(f"{heading}:", style="bold"))
    for row in rows:
        if row.taken:
            detail = f" ({row.detail})" if row.detail else ""
            console.print(Text(f"  {row.name}{detail}: {row.who}."))
    rest = [f"{row.name} ({row.detail})" if row.detail else row.name for row in rows if not row.taken]
    if rest:
        console.print(Text(f"  {d.label('nobody').capitalize()}: {', '.join(rest)}."))


def territory(d: Drawing, number: int) -> list[Row]:
    """The tracks of a faction, then its spaces in the order of the board."""
    rows = [*tracks(d, number), stars(d, number)]
    for space, name in enumerate(SPACE_NAMES):
        if SPACE_FACTION[space] != number:
            continue
        if "-site-" in name:
            if name.endswith("-1"):
                rows.append(site(d, name.removesuffix("-site-1")))
        elif not name.endswith("-market"):
            rows.append(single(d, name, number))
    return rows


def tracks(d: Drawing, number: int) -> list[Row]:
    faction, book = FACTIONS[number], law_of(d.setting).book
    level = d.view["allegiance"][faction]
    tier = sum(1 for space in book.tiers if level >= space)
    rows = [track(d, "allegiance", level, book.allegiance_end, d.label("tier", tier) if tier else "")]
    if faction in d.view["miners"]:
        rows.append(track(d, "miner", d.view["miners"][faction], book.tunnel_end, ""))
    return rows


def track(d: Drawing, key: str, at: int, end: int, note: str) -> Row:
    if d.plain:
        return Row(d.label(key), "", ", ".join(filter(None, [d.label("of", at, end), note])))
    return Row(d.label(key), FULL * at + EMPTY * (end - at), f"{at}/{end} {note}")


def stars(d: Drawing, number: int) -> Row:
    """Whose stars stand on the territory, and how many spaces are open."""
    found = d.view["territories"][FACTIONS[number]]
    owners = [d.owner(seat) for seat, n in enumerate(found["stars"]) for _ in range(n)]
    left = d.label("open", found["open"] - len(owners))
    if d.plain:
        return Row(d.label("stars"), "", ", ".join([*owners, left]))
    return Row(d.label("stars"), " ".join(STAR + owner for owner in owners), left)


def single(d: Drawing, name: str, number: int) -> Row:
    """A commodity area, a tunnel or its end, an artifact market, a market of Icarus."""
    space = d.component("space", name)
    short = name.replace("-", " ").title()
    here = d.workers(name)
    who = d.joined(here)
    if name.endswith("-tunnel"):
        short = d.label("tunnel")
    elif name.endswith("-tunnel-end"):
        short = d.label("end")
        if d.view["miners"][FACTIONS[number]] < law_of(d.setting).book.tunnel_end:
            return Row(short, "", d.label("closed"))
    elif SPACE_NAMES.index(name) < len(FACTIONS):
        short = str(getattr(space.name, d.language))
        total = sum(worker["face"] for worker in d.view["spaces"].get(name, []))
        who += f" {d.label('sum', total)}" if len(here) > 1 else ""
    return Row(short, d.cost(space.cost), who, bool(here))


def site(d: Drawing, name: str) -> Row:
    """A construction site with its workers, or the market built on it."""
    market = next(m for m in d.view["markets"] if m["site"] == name)
    if market["tile"] is not None:
        return built(d, name, market)
    spaces = [f"{name}-site-{i + 1}" for i in range(SITE_SPACES)]
    here = [worker for space in spaces for worker in d.workers(space)]
    free = [d.component("space", space) for space in spaces if not d.workers(space)]
    costs = dict.fromkeys(d.cost(space.cost) for space in free)
    need = law_of(d.setting).book.workers_to_build[d.view["seats"]]
    who = d.joined([*here, d.label("built", len(here), need) if d.plain else f"{len(here)}/{need}"])
    return Row(d.label(name.partition("-")[0]), " / ".join(costs), who, bool(here))


def built(d: Drawing, name: str, market: dict[str, Any]) -> Row:
    tile = d.component("market", market["tile"])
    here = d.workers(f"{name}-market")
    owners = [d.owner(seat) for seat in market["stars"]]
    if d.plain:
        told = f"{d.label('stars')} {', '.join(owners)}" if owners else ""
        return Row(tile.name, d.cost(tile.cost), ", ".join(filter(None, [*here, told])))
    starred = " ".join(STAR + owner for owner in owners)
    return Row(tile.id.replace("-", " ").title(), d.cost(tile.cost), " ".join([*here, starred]))


def tanks(d: Drawing) -> list[Row]:
    return [
        Row(d.label("tank"), d.cost(d.component("space", name).cost), *shown_in(d.workers(name), d))
        for name in ("tank-energy", "tank-water")
    ]


def shown_in(here: list[str], d: Drawing) -> tuple[str, bool]:
    return d.joined(here), bool(here)


# What everybody has


def players(d: Drawing, console: Console) -> None:
    if d.plain:
        for p in d.view["players"]:
            told = "; ".join(filter(None, [scores(d, p), workers_of(d, p), has(d, p), cards_of(d, p)]))
            console.print(Text(f"{d.names[p['seat']]}: {told}."))
        return
    drawn = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), expand=True)
    drawn.add_column(d.label("player"), no_wrap=True)
    for key in ("stars", "morale", "knowledge"):
        drawn.add_column(d.label(key), justify="right")
    for key in ("workers", "goods", "recruits"):
        drawn.add_column(d.label(key), ratio=1)
    for p in d.view["players"]:
        mark = d.marks[p["seat"]]
        turn = ">" if d.view["turn"] == p["seat"] else " "
        name = Text(f"{turn} {mark} {d.names[p['seat']]}", style=SEAT_STYLES[p["seat"]])
        figures = [str(p[key]) for key in ("stars", "morale", "knowledge")]
        drawn.add_row(name, *figures, workers_of(d, p), has(d, p), cards_of(d, p))
    console.print(drawn)


def scores(d: Drawing, p: dict[str, Any]) -> str:
    keys = ("stars", "morale", "knowledge")
    return ", ".join(f"{d.label(key).lower()} {p[key]}" for key in keys)


def workers_of(d: Drawing, p: dict[str, Any]) -> str:
    workers = p["workers"]
    faces = " ".join(str(face) for face in workers["hand"] if face) or NOBODY
    told = [d.label("hand", faces)]
    if workers["board"]:
        told.append(d.label("board", len(workers["board"])))
    if workers["reserve"]:
        told.append(d.label("reserve", workers["reserve"]))
    return ", ".join(told)


def has(d: Drawing, p: dict[str, Any]) -> str:
    return d.things({**p["goods"], "artifact": p["artifacts_held"]})


def cards_of(d: Drawing, p: dict[str, Any]) -> str:
    told = [d.recruit(word) for word in p["recruits"]]
    if p["hidden_recruits"]:
        told.append(d.label("hidden", p["hidden_recruits"]))
    if p["penalties"]:
        tiles = ", ".join(d.tile(penalty) for penalty in p["penalties"])
        told.append(f"{d.label('penalties')}: {tiles}")
    return ", ".join(told)


# A player's own side


def hand(d: Drawing, console: Console) -> None:
    """What only this seat may see; a spectator has none."""
    if d.view["seat"] is None:
        return
    p = d.view["players"][d.view["seat"]]
    rows = [(d.label("workers"), workers_of(d, p)), (d.label("goods"), d.things(p["goods"]))]
    rows.append((d.label("artifacts"), d.things(p["artifacts"])))
    for key, words in (("active", p["recruits"]), ("secret", p["hidden"])):
        rows += [(d.label(key), f"{d.recruit(word)}: {ability(d, word)}") for word in words]
    if p["dilemma_resolved"] == "":
        rows.append((d.label("dilemma"), dilemma_text(d.setting, p["dilemma"], d.language)))
    for penalty in p["penalties"]:
        told = euphoria(d.language).text(Message(f"penalty-{penalty}"))
        rows.append((d.label("penalties"), f"{d.tile(penalty)}: {told}"))
    heading = d.label("own", d.names[p["seat"]])
    if d.plain:
        console.print(Text(heading, style="bold"))
        for label, told in rows:
            console.print(Text(f"  {label}: {told}"))
        return
    drawn = Grid.grid(padding=(0, 1, 0, 0))
    for label, told in rows:
        drawn.add_row(Text(label, style="bold"), Text(told))
    console.print(Panel(drawn, title=Text(heading), border_style=SEAT_STYLES[p["seat"]]))


def ability(d: Drawing, word: str) -> str:
    return card_text(d.setting, word, d.language)


# Words beside the moves


def meaning(match: Match, move: Move) -> Message:
    """What a move does, as its decider should read it."""
    return move_message(match.setting, cast(Table, engine_of(match)[1]), move)


def group(move: str) -> tuple[str, str] | None:
    """Placements are listed by their space, told apart by the worker's face."""
    words = move.split()
    return (words[2], words[1]) if words[0] == "place" else None


def about(heading: str, view: dict[str, Any], *, setting: Setting, language: str) -> str:
    """What a space costs and gives."""
    return space_text(setting, heading, language)


def cards(setting: Setting, language: str) -> dict[str, str]:
    """Recruits, markets, dilemmas and spaces by name, with what they say."""
    pack = pack_of(setting)
    found = {r.name: card_text(setting, r.id, language) for r in setting.extra.recruits}
    found |= {m.name: market_text(setting, m.id, language) for m in pack.components("market")}
    found |= {s.id: space_text(setting, s.id, language) for s in pack.components("space")}
    return found
