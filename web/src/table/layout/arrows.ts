/** Moving the focus between things on the table with the arrow keys. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export const isDirection = (key: string): key is Direction =>
  key === "ArrowLeft" || key === "ArrowRight" || key === "ArrowUp" || key === "ArrowDown";

/** Sideways distance weighs more, so that rows and columns are followed. */
const ASIDE = 2.5;

const middle = (box: Box) => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
});

/** The distance from one box to another in a direction; null if it is not there. */
function way(from: Box, to: Box, direction: Direction): number | null {
  const [a, b] = [middle(from), middle(to)];
  const across = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  const ahead = sign * (across ? b.x - a.x : b.y - a.y);
  const aside = Math.abs(across ? b.y - a.y : b.x - a.x);
  return ahead <= 0.5 ? null : ahead + ASIDE * aside;
}

/** The index of the nearest box in a direction; -1 if there is none. */
export function neighbour(from: Box, boxes: readonly Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, number) => {
    const length = way(from, box, direction);
    if (length !== null && length < least) [best, least] = [number, length];
  });
  return best;
}

/** Move the focus from a thing to its neighbour; returns whether there is one. */
export function walk(ground: Element, from: Element, direction: Direction): boolean {
  const things = [
    ...ground.querySelectorAll<HTMLElement | SVGElement>("[data-word], .thing"),
  ].filter((one) => one !== from);
  const boxes = things.map((one) => one.getBoundingClientRect());
  const found = things[neighbour(from.getBoundingClientRect(), boxes, direction)];
  found?.focus();
  return found !== undefined;
}
