import type { Point } from "../../../lib/svg/geometry";
import type { BuildingView, FollowersView } from "../types";

/** What one seat has on a hex where many stand: at most one building and one group each. */
export interface Cell {
  seat: number;
  /** Followers; none where only a building stands. */
  n: number;
  built: boolean;
  /** Its middle, from the middle of the hex. */
  at: Point;
  width: number;
}

/** With more than this, pieces of their own shape would be too small to read. */
const MOST = 3;
/** Distances between cells, and the room across the middle of a hex. */
const GAP = 1.5;
const ROOM = 68;

export const isCrowded = (buildings: number, groups: number): boolean =>
  buildings + groups > MOST || groups === MOST;

/** A cell for each seat, in two rows; `low` where the upper half of the hex shows something. */
export function crowd(
  buildings: readonly BuildingView[],
  followers: readonly FollowersView[],
  low: boolean,
): Cell[] {
  const seats = [...new Set([...buildings, ...followers].map(({ seat }) => seat))].sort();
  // The lower corner of a hex is narrow: only what does not fit across the middle stands there.
  const first = low ? Math.min(seats.length, MOST) : Math.ceil(seats.length / 2);
  const rows = [seats.slice(0, first), seats.slice(first)].filter((row) => row.length > 0);
  const heights = low ? [13, 28.5] : rows.length === 1 ? [4] : [-7, 15];
  return rows.flatMap((row, i) => {
    const counts = row.map((seat) => followers.find((one) => one.seat === seat)?.n ?? 0);
    const letters = counts.map((n) => (n > 9 ? 3 : 2));
    const whole = letters.reduce((sum, count) => sum + count, 0);
    const room = (low ? ROOM : Math.min(ROOM, 32 * row.length)) - GAP * (row.length - 1);
    const letter = Math.min(room / whole, low ? 11 : 16);
    let x = -(letter * whole + GAP * (row.length - 1)) / 2;
    return row.map((seat, j) => {
      const width = letter * letters[j]!;
      const at: Point = [x + width / 2, heights[i]!];
      x += width + GAP;
      const built = buildings.some((one) => one.seat === seat);
      return { seat, n: counts[j]!, built, at, width };
    });
  });
}
