/** Points and boxes of a drawing. */

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** Coordinates in a path need no more digits than can be seen. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A closed path through points. */
export function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [a, b]) => [x + a, y + b], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The box around points, with a margin: what a `viewBox` needs. */
export function bounds(points: readonly Point[], margin: number) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    left: round(left),
    top: round(top),
    width: round(Math.max(...xs) + margin - left),
    height: round(Math.max(...ys) + margin - top),
  };
}
