"""The map of Recall in words: region by region, and what has changed."""

from __future__ import annotations

from rekindle.games.recall.presentation.terminal.shown import Shown


def in_words(d: Shown) -> list[str]:
    """The map region by region, then what is printed on the board, and what lies face down."""
    lines = [region_in_words(d, region.region) for region in d.view.regions if region.tile]
    lines.append(d.label("printed", spaces=", ".join(hex_in_words(d, n) for n in d.printed)))
    closed = [closed_in_words(d, one.region) for one in d.view.regions if not one.tile]
    if closed:
        lines.append(d.label("closed", regions=", ".join(closed)))
    return lines


def region_in_words(d: Shown, region: str, printed: bool = True) -> str:
    hexes = ", ".join(hex_in_words(d, name, printed) for name in d.hexes_of(region))
    return d.label("region", region=region, spaces=hexes)


def closed_in_words(d: Shown, region: str) -> str:
    """A region that lies face down, and whether its tile is known."""
    found = next(one for one in d.view.regions if one.region == region)
    return d.label("closed-known", region=region) if found.known else region


def hex_in_words(d: Shown, name: str, printed: bool = True) -> str:
    """A hex with what is there, and what is printed on it too if that is wanted."""
    kind = d.label(f"kind-{d.view.hexes[name].kind}")
    what = "; ".join(things_in_words(d, name) + (printed_in_words(d, name) if printed else []))
    return d.label("hex-with" if what else "hex", name=name, kind=kind, what=what)


def things_in_words(d: Shown, name: str) -> list[str]:
    """What lies and stands on a hex."""
    there = d.view.hexes[name]
    found = []
    if there.relicube:
        found.append(d.label("relicube", colour=d.label(f"colour-{there.relicube}")))
    found += [
        d.label(f"building-{one.kind}", whom=d.names[one.seat]) for one in there.buildings or []
    ]
    found += [
        d.label("followers", n=group.n, whom=d.names[group.seat]) for group in there.followers or []
    ]
    if there.stones:
        left = d.counted(there.stones.items())
        found.append(d.label("stones-gone" if left == d.nothing else "stones-there", stones=left))
    if there.monument_tile:
        found.append(d.label("tile-there", tile=d.title("monument-tile", there.monument_tile)))
    found += [d.label(f"token-{token}") for token in there.tokens or []]
    if there.pigs:
        found.append(d.thing("pig", there.pigs))
    found += [
        d.label("raft-there", n=raft.aboard, whom=d.names[raft.seat]) for raft in there.rafts or []
    ]
    return found


def printed_in_words(d: Shown, name: str) -> list[str]:
    """What a camp gives, and the pigs of a field."""
    there = d.view.hexes[name]
    if there.camp:
        return [d.label("camp-gives", what=d.effect(d.component("camp", there.camp).effect))]
    return [d.label("pigs-shown", n=there.pigs_shown)] if there.pigs_shown else []


# Changes


def moved(before: Shown, now: Shown) -> list[str]:
    """What has been turned face up or has changed on the map; the log tells what is printed."""
    old = {one.region: one for one in before.view.regions}
    new = [one.region for one in now.view.regions if one.tile and not old[one.region].tile]
    told = [region_in_words(now, region, printed=False) for region in new]
    hidden = {name for region in new for name in now.hexes_of(region)}
    hexes = [
        hex_in_words(now, name, printed=False)
        for name, there in now.view.hexes.items()
        if there != before.view.hexes[name] and name not in hidden
    ]
    return told + ([now.label("moved", spaces=", ".join(hexes))] if hexes else [])
