/** Figures for zooming: how wide, how much, and where between two fingers. */

const LEAST = 1;
const MOST = 6;

export interface Pair {
  x: number;
  y: number;
  apart: number;
}

/** The next zoom: never smaller than fitted, never absurdly large. */
export function zoomed(zoom: number, factor: number): number {
  const next = Math.min(MOST, Math.max(LEAST, zoom * factor));
  return Math.abs(next - 1) < 0.02 ? 1 : next;
}

/** How wide something of this ratio (height to width) is when all of it fits. */
export function contained(frame: { width: number; height: number }, ratio: number): number {
  if (ratio <= 0 || frame.height <= 0) return frame.width;
  return Math.floor(Math.min(frame.width, frame.height / ratio));
}

/** The middle between the first two fingers, and how far they are apart. */
export function between(fingers: readonly { x: number; y: number }[]): Pair {
  const [one, other] = [fingers[0]!, fingers[1]!];
  const apart = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart };
}
