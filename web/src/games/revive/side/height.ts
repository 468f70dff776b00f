import type { Room } from "../../game";

/** With this much of both, everything of a side is in sight. */
const WHOLE = { width: 1480, height: 424 };
/** Less than this is too little for one part of it. */
const LEAST = 270;
/** The height of the board for its width: with the displays beside the map, or below it. */
const BESIDE = 0.46;
const BELOW = 0.62;
const NARROW = 900;

/** What the board leaves over, which is enough for all of the side or for one part at a time. */
export function sideHeight({ width, height }: Room): number {
  if (width >= WHOLE.width && height >= 2 * WHOLE.height) return WHOLE.height;
  return Math.max(LEAST, height - width * (width < NARROW ? BELOW : BESIDE));
}
