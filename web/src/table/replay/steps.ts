import type { Course } from "../../lib/protocol";

export type Stride = "decision" | "turn" | "round";

/** Where a step from one decision leads: to the next, or to where a turn or round begins. */
export function stepTo(course: Course, at: number, stride: Stride, by: 1 | -1): number {
  if (stride === "decision") return within(course, at + by);
  const marks = stride === "turn" ? course.turns : course.rounds;
  if (by > 0) return marks.find((mark) => mark > at) ?? course.length;
  return marks.filter((mark) => mark < at).at(-1) ?? 0;
}

/** The nearest decision that exists. */
export function within(course: Course, at: number): number {
  return Math.min(course.length, Math.max(0, Math.round(at)));
}

/** The number of the turn or round at a decision, from 1; 0 is before the first. */
export function countAt(marks: readonly number[], at: number): number {
  return marks.filter((mark) => mark <= at).length;
}
