import type { Course, Outcome } from "../../lib/protocol";
import type { AnyView } from "../../lib/table/context";

/** Points by source, a row for each source and a column for each seat. */
export interface ScoreTable {
  rows: { name: string; points: (number | null)[] }[];
  totals: number[];
}

/** The points that everybody can see, from a view. */
export function publicScores(view: AnyView, word: (id: string) => string): ScoreTable {
  const scores = view.players.map((player) => player.score ?? {});
  const names = [...new Set(scores.flatMap((score) => Object.keys(score)))];
  return {
    rows: names.map((name) => ({
      name: word(`score-${name}`),
      points: scores.map((score) => score[name] ?? null),
    })),
    totals: scores.map((score) => Object.values(score).reduce((sum, points) => sum + points, 0)),
  };
}

/** The points at the end, seat by seat. */
export function finalScores(outcome: Outcome): ScoreTable {
  const seats = [...outcome.seats].sort((one, other) => one.seat - other.seat);
  const names = [...new Set(seats.flatMap((seat) => seat.lines.map((line) => line.name)))];
  return {
    rows: names.map((name) => ({
      name,
      points: seats.map((seat) => seat.lines.find((line) => line.name === name)?.points ?? null),
    })),
    totals: seats.map((seat) => seat.total),
  };
}

const MOST_STEPS = 6;
const EVERY = [1, 2, 5, 10, 20, 50, 100, 200, 500];

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The decisions for which totals are known: each turn's first, and the end. */
export function marksOf(course: Course): number[] {
  return [...course.turns, course.length];
}

/** The lines of a chart of totals over decisions, scaled to a size, and the marks of its scale. */
export function linesOf(course: Course, size: Size): { lines: Point[][]; scale: number[] } {
  const scale = scaleTo(Math.max(1, ...course.totals.flat()));
  const top = scale.at(-1)!;
  const marks = marksOf(course);
  const length = Math.max(1, course.length);
  const lines = course.totals.map((totals) =>
    totals.map((total, i) => ({
      x: ((marks[i] ?? length) / length) * size.width,
      y: size.height - (total / top) * size.height,
    })),
  );
  return { lines, scale };
}

/** Marks from 0 to the highest value or above it, at most six steps of 1, 2, 5, 10, 20, 50 … */
export function scaleTo(most: number): number[] {
  const unit = 10 ** Math.floor(Math.log10(most / MOST_STEPS));
  const step = [1, 2, 5, 10].map((one) => one * unit).find((one) => one * MOST_STEPS >= most)!;
  const whole = Math.max(1, step);
  return Array.from({ length: Math.ceil(most / whole) + 1 }, (_, i) => i * whole);
}

/** Labels at these heights, moved apart so that none covers another. */
export function apart(heights: readonly number[], least: number): number[] {
  const order = heights.map((y, i) => ({ y, i })).sort((one, other) => one.y - other.y);
  for (let i = 1; i < order.length; i++)
    order[i]!.y = Math.max(order[i]!.y, order[i - 1]!.y + least);
  const placed = [...heights];
  for (const { y, i } of order) placed[i] = y;
  return placed;
}

/** Every n-th mark, for the first of 1, 2, 5, 10 … that leaves room for labels between all of them. */
export function spaced(marks: readonly number[], least: number): { mark: number; count: number }[] {
  const all = marks.map((mark, i) => ({ mark, count: i + 1 }));
  const kept = EVERY.map((every) => all.filter(({ count }) => count % every === 0));
  const isRoomy = (some: typeof all) =>
    some.every(({ mark }, i) => i === 0 || mark - some[i - 1]!.mark >= least);
  return kept.find(isRoomy) ?? [];
}
