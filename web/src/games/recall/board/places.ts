import type { Point } from "../../../lib/svg/geometry";

/** Where a piece stands, from the middle of its hex, and how large it is. */
export interface Place {
  at: Point;
  scale: number;
}

/** Sizes and distances in a row of so many. */
const ROWS: readonly (readonly [scale: number, apart: number])[] = [
  [1.05, 0],
  [0.95, 29],
  [0.76, 22.5],
  [0.62, 17],
];

/** A row around a point. */
function row(n: number, y: number): Place[] {
  const [scale, apart] = ROWS[Math.min(n, ROWS.length) - 1] ?? ROWS[0]!;
  return Array.from({ length: n }, (_, i) => ({
    at: [(i - (n - 1) / 2) * apart, y] as const,
    scale,
  }));
}

/** One large, two beside each other, or two rows of two. */
function block(n: number, y: number): Place[] {
  if (n === 1) return [{ at: [0, y + 2], scale: 1.5 }];
  if (n === 2) return [-15.5, 15.5].map((x): Place => ({ at: [x, y + 1], scale: 1.08 }));
  return Array.from({ length: n }, (_, i) => ({
    at: [((i % 2) - 0.5) * 27, y - 14 + Math.floor(i / 2) * 23.5] as const,
    scale: 0.92,
  }));
}

/** Where buildings and groups of followers stand; `low` where the upper half shows something. */
export function places(
  buildings: number,
  groups: number,
  low: boolean,
): { buildings: Place[]; groups: Place[] } {
  const both = buildings > 0 && groups > 0;
  if (both && low && buildings + groups > 3)
    return { buildings: row(buildings, 4), groups: row(groups, 20) };
  if (both && low) {
    const all = row(buildings + groups, 14);
    return { buildings: all.slice(0, buildings), groups: all.slice(buildings) };
  }
  // Beside each other, so that neither hides the other.
  if (both && buildings + groups === 2) {
    const all = row(2, 6);
    return { buildings: all.slice(0, 1), groups: all.slice(1) };
  }
  if (both) return { buildings: row(buildings, -10), groups: row(groups, 16) };
  if (low) return { buildings: row(buildings, 13), groups: row(groups, 16) };
  return { buildings: block(buildings, 4), groups: block(groups, 6) };
}
