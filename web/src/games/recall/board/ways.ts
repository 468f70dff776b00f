import type { Point } from "../../../lib/svg/geometry";
import { drawn, SIDE } from "../../../lib/svg/hexes";
import type { Recall } from "../game";

/** The middles of adjacent hexes are less than this apart. */
const NEAR = SIDE * 1.8;

/** Where the group in hand may go. */
export interface Reach {
  from: Point;
  goals: Readonly<Record<string, Point>>;
  /** Goals where every way ends. */
  closed: ReadonlySet<string>;
  /** How many moves each goal is away; empty where a movement has no such count. */
  far: Readonly<Record<string, number>>;
}

/** Where the group in hand may go, if one is. */
export function reachOf({ table, view, constants }: Recall): Reach | null {
  const { movement } = view;
  const spots = constants.map.hexes;
  const at = movement?.hex ? spots[movement.hex] : undefined;
  if (!movement || at === undefined) return null;
  const names = Object.keys(spots).filter((name) =>
    table.moves(name).some(({ verb }) => verb === "to"),
  );
  const goals = Object.fromEntries(names.map((name) => [name, drawn(spots[name]!)]));
  // A way leads over no relicube on which the group was not yet: that has a price.
  const closed = new Set(
    names.filter(
      (name) => view.hexes[name]?.relicube !== undefined && !movement.entered.includes(name),
    ),
  );
  const from = drawn(at);
  const counted = movement.kind === "walk" && movement.moves_left > 1;
  return { from, goals, closed, far: counted ? distances(from, goals, closed) : {} };
}

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

/** The hexes of a shortest way to a goal, from the one where the group stands. */
export function wayTo({ from, goals, closed, far }: Reach, goal: string): Point[] {
  const way = [goals[goal]!];
  for (let steps = (far[goal] ?? 1) - 1; steps > 0; steps--) {
    const before = Object.keys(goals).find(
      (name) => far[name] === steps && !closed.has(name) && isNear(goals[name]!, way[0]!),
    );
    if (before !== undefined) way.unshift(goals[before]!);
  }
  return [from, ...way];
}

export const isNear = ([a, b]: Point, [x, y]: Point): boolean => Math.hypot(a - x, b - y) < NEAR;
