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

/** The lines of a chart of totals over decisions, scaled to a size, and its highest value. */
export function linesOf(course: Course, size: Size): { lines: Point[][]; top: number } {
  const top = niceTop(Math.max(1, ...course.totals.flat()));
  const marks = marksOf(course);
  const length = Math.max(1, course.length);
  const lines = course.totals.map((totals) =>
    totals.map((total, i) => ({
      x: ((marks[i] ?? length) / length) * size.width,
      y: size.height - (total / top) * size.height,
    })),
  );
  return { lines, top };
}

/** A round number at or above the highest value. */
export function niceTop(most: number): number {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => one * 5 >= most) ?? most / 5;
  return Math.ceil(most / step) * step;
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

/** Every n-th mark, so that labels have room. */
export function spaced(marks: readonly number[], least: number): { mark: number; count: number }[] {
  const all = marks.map((mark, i) => ({ mark, count: i + 1 }));
  const first = all[0]?.mark ?? 0;
  const span = (all.at(-1)?.mark ?? 0) - first;
  const average = all.length > 1 ? span / (all.length - 1) : Infinity;
  const every = [1, 2, 5, 10, 20, 50, 100].find((one) => one * average >= least) ?? 100;
  return all.filter(({ count }) => every === 1 || count % every === 0);
}
