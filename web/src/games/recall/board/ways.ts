import type { Point } from "../../../lib/svg/geometry";
import { SIDE } from "../../../lib/svg/hexes";

/** The middles of adjacent hexes are less than this apart. */
const NEAR = SIDE * 1.8;

/**
 * How many moves each goal is away: every hex on a shortest way is a goal itself, so the goals
 * alone tell. Goals that are reached in another way, over water or by a leap, are missing.
 */
export function distances(
  from: Point,
  goals: Readonly<Record<string, Point>>,
  closed: ReadonlySet<string>,
): Record<string, number> {
  const found: Record<string, number> = {};
  let edge: Point[] = [from];
  for (let steps = 1; edge.length > 0; steps++) {
    const next: Point[] = [];
    for (const [name, at] of Object.entries(goals)) {
      if (name in found || !edge.some((one) => isNear(one, at))) continue;
      found[name] = steps;
      if (!closed.has(name)) next.push(at);
    }
    edge = next;
  }
  return found;
}

const isNear = ([a, b]: Point, [x, y]: Point): boolean => Math.hypot(a - x, b - y) < NEAR;
