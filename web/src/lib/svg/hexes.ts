import { pathOf, round, type Point } from "./geometry";

/** Hexagons with a corner on top; `SIDE` is the length of a side in the units of the drawing. */

export const SIDE = 40;

const HALF = Math.sqrt(3) / 2;
const POINTS: readonly Point[] = [
  [0, -1],
  [HALF, -0.5],
  [HALF, 0.5],
  [0, 1],
  [-HALF, 0.5],
  [-HALF, -0.5],
];

export function hexCorners([x, y]: Point, size = SIDE): Point[] {
  return POINTS.map(([dx, dy]) => [round(x + dx * size), round(y + dy * size)] as const);
}

/** A point of the catalogue, given in sides, in the units of the drawing. */
export function drawn([x, y]: Point): Point {
  return [round(x * SIDE), round(y * SIDE)];
}

export function hexPath(at: Point, size = SIDE): string {
  return pathOf(hexCorners(at, size));
}

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The outline of several adjacent hexes. */
export function outline(cells: readonly Point[]): Point[] {
  const next = new Map<string, { to: Point; pair: string }>();
  const sides = cells.flatMap((cell) => {
    const corners = hexCorners(cell);
    return corners.map((from, i) => ({ from, to: corners[(i + 1) % 6]! }));
  });
  const known = new Set(sides.map(({ from, to }) => `${key(from)} ${key(to)}`));
  for (const { from, to } of sides)
    if (!known.has(`${key(to)} ${key(from)}`)) next.set(key(from), { to, pair: key(to) });
  const path: Point[] = [];
  const first = [...next.keys()][0];
  for (let at = first; at !== undefined && path.length <= next.size;) {
    const step = next.get(at);
    if (step === undefined) break;
    path.push(step.to);
    at = step.pair === first ? undefined : step.pair;
  }
  return path;
}

/** An outline moved inwards, so that neighbours stay apart. */
export function shrunk(points: readonly Point[], by: number): Point[] {
  return points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length]!;
    const after = points[(i + 1) % points.length]!;
    const [ax, ay] = inward(before, point);
    const [bx, by_] = inward(point, after);
    // Both sides move by the same distance, so the corner moves along the middle between them.
    const scale = by / (1 + ax * bx + ay * by_);
    return [round(point[0] + (ax + bx) * scale), round(point[1] + (ay + by_) * scale)] as const;
  });
}

/** Corners are listed clockwise on the screen: inwards is to the right. */
function inward([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [-(y2 - y1) / length, (x2 - x1) / length];
}
