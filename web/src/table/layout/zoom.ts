/** The arithmetic of zooming: width, factor, and the midpoint of two fingers. */

const LEAST = 1;
const MOST = 6;

export interface Pair {
  x: number;
  y: number;
  apart: number;
}

/** The part of a board that is in view. */
export interface Sight {
  zoom: number;
  left: number;
  top: number;
}

interface Room {
  width: number;
  height: number;
}

/** The next zoom: never smaller than fitted, never absurdly large. */
export function zoomed(zoom: number, factor: number): number {
  const next = Math.min(MOST, Math.max(LEAST, zoom * factor));
  return Math.abs(next - 1) < 0.02 ? 1 : next;
}

/** How wide something of this ratio (height to width) is when all of it fits. */
export function contained(frame: Room, ratio: number): number {
  if (ratio <= 0 || frame.height <= 0) return frame.width;
  return Math.floor(Math.min(frame.width, frame.height / ratio));
}

/** The width, in pixels, from which a whole board is readable. */
const WIDE = 640;
const CLOSE = [1.8, 2.4] as const;

/**
 * The initial zoom: on a phone held upright the board fills the height, to be readable; elsewhere one
 * that is higher than wide fills the width, to be read downwards.
 */
export function opening(frame: Room, ratio: number): number {
  if (frame.width >= WIDE || frame.width > frame.height)
    return ratio > 1 ? frame.width / contained(frame, ratio) : 1;
  const filled = frame.height / (contained(frame, ratio) * ratio);
  return Math.min(CLOSE[1], Math.max(CLOSE[0], filled));
}

/** The middle between the first two fingers, and how far they are apart. */
export function between(fingers: readonly { x: number; y: number }[]): Pair {
  const [one, other] = [fingers[0]!, fingers[1]!];
  const apart = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart };
}
