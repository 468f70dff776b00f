import { recall, remember } from "../../lib/net/storage";

/** How board and own side share the height, as each person likes it. */

/** What must be left of each, in pixels. */
const LEAST = { side: 96, board: 160 };
/** How far an arrow key moves the splitter, as a part of the height. */
export const STEP = 0.02;

/** The side's height in pixels: as chosen, else the game's own; both stay visible. */
export function heightOf(chosen: number | null, preset: number, height: number): number {
  const wanted = chosen === null ? preset : chosen * height;
  return Math.round(Math.max(LEAST.side, Math.min(wanted, height - LEAST.board)));
}

/** The part of the height that somebody chose for the side at such a table; null for none. */
export function chosenPart(table: string): number | null {
  const part = parts()[table];
  return typeof part === "number" && part > 0 && part < 1 ? part : null;
}

/** Remember it; null forgets it. */
export function choosePart(table: string, part: number | null): void {
  const { [table]: _, ...others } = parts();
  remember("split", JSON.stringify(part === null ? others : { ...others, [table]: part }));
}

function parts(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(recall("split") || "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
