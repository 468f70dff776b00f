"""Hexagons: coordinates, names, neighbours, and the cheapest ways across a map.

A hex is an axial pair (q, r): r counts rows from north to south, q runs along a row and leans with
the rows. For people a hex has a name, a letter for the row and a number within it: `c7`. Even rows
(a, c, e ...) stand half a hex further east than odd ones.
"""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, then clockwise."""

FAR: Final = 99
"""More than any way on a map costs: out of reach."""


def hex_at(name: str) -> Hex:
    """Return the hex with this name. Raises ValueError if it is not the name of a hex."""
    row = ord(name[:1] or " ") - ord("a")
    column = name[1:]
    if not 0 <= row < 26 or not (column.isascii() and column.isdigit()) or len(column) > 2:
        raise ValueError(f"'{name}' is no hex; a hex is written like 'c7'")
    return int(column) - (row + 1) // 2, row


def hex_name(where: Hex) -> str:
    """Return the name of a hex: `c7` for the seventh hex of the third row."""
    q, r = where
    return f"{chr(ord('a') + r)}{q + (r + 1) // 2}"


def distance(one: Hex, other: Hex) -> int:
    """Return the number of steps between two hexes on an empty map."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbours(hexes: list[Hex]) -> list[list[int]]:
    """Return, for each hex of a map, the numbers of its neighbours."""
    number = {where: i for i, where in enumerate(hexes)}
    table: list[list[int]] = []
    for q, r in hexes:
        around = [number.get((q + dq, r + dr), -1) for dq, dr in DIRECTIONS]
        table.append(sorted([i for i in around if i >= 0]))
    return table


def ways(
    touching: list[list[int]], origins: list[int], head_start: list[int], toll: list[int]
) -> list[int]:
    """Return the cost of the cheapest way to each space, to act there.

    A way begins at an origin, which costs nothing and may have a head start, and pays the toll of
    every space it passes through, not of the one where it ends. A toll of FAR is impassable.
    """
    arrive = [FAR] * len(touching)
    spread(touching, origins, [-ahead for ahead in head_start], toll, arrive)
    return arrive


def spread(
    touching: list[list[int]],
    spaces: list[int],
    costs: list[int],
    toll: list[int],
    arrive: list[int],
) -> None:
    """Shorten the ways in a table, now that passing through these spaces costs no more than this.

    Ways are followed only as far as they have become cheaper.
    """
    low = min(costs, default=0)
    # Costs are small integers, so there is one line of spaces for each cost.
    lines: list[list[int]] = [[]]
    for i in range(len(spaces)):
        while len(lines) <= costs[i] - low:
            lines.append([])
        lines[costs[i] - low].append(spaces[i])
    line = 0
    while line < len(lines):
        cost = line + low
        for space in lines[line]:  # it grows where there is no toll
            for near in touching[space]:
                if cost >= arrive[near]:
                    continue
                arrive[near] = cost
                next_cost = cost + toll[near]
                if next_cost < FAR:
                    while len(lines) <= next_cost - low:
                        lines.append([])
                    lines[next_cost - low].append(near)
        line += 1
