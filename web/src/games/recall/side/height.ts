import type { Room } from "../../game";

/** Less than this is too little for one part of a side. */
const LEAST = 270;
/** With this much of both, everything of a side is in sight. */
const WHOLE = { width: 1480, height: 428 };
/** The height of the board for its width: with the displays beside the map, or below it. */
const BESIDE = 0.459;
const BELOW = 0.57;
const NARROW = 900;

/** What the board leaves over, which is enough for all of the side or for one part at a time. */
export function sideHeight({ width, height }: Room): number {
  if (width >= WHOLE.width && height >= 2.6 * WHOLE.height) return WHOLE.height;
  return Math.max(LEAST, height - width * (width < NARROW ? BELOW : BESIDE));
}
