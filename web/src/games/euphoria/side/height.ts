import type { Room } from "../../game";
import { HEIGHT, WIDTH } from "../board/layout";

/** A side with much on it needs this much with its parts beside each other, and one below the other. */
const BESIDE = 160;
const BELOW = 340;

/** What the board leaves over, as far as the side needs it. */
export function sideHeight({ width, height }: Room): number {
  return Math.min(BELOW, Math.max(BESIDE, height - (width * HEIGHT) / WIDTH));
}
