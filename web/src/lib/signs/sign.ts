import type { Sign as IconSign } from "../protocol";

export type { IconSign };

/** What something costs or gives, in one sign; a string is a word between icons. */
export type Sign = IconSign | string;

/** The number before a sign, a loss with a minus sign; none where there is no number. */
export function amount(n: number | string | undefined): string {
  if (n === undefined) return "";
  return typeof n === "number" && n < 0 ? `−${-n}` : String(n);
}

export interface SignLook {
  /** What the icon stands on. Its colour is `--sign-<icon>`, the icon's `--sign-<icon>-ink`. */
  plate?: "disc" | "hexagon" | "card";
  /** The number is written on the plate, in place of an icon. */
  numbered?: boolean;
}

/**
 * How a game draws its signs. Colours are custom properties of the game's `tokens.css`:
 * `--sign-<icon>` of an icon, `--tint-<tint>` of whatever is tinted.
 */
export interface SignSet {
  /** The SVG body of an icon, on a square of 512. */
  body(icon: string, tint: string): string;
  look(icon: string): SignLook;
  /** A small icon at the corner of a sign, so that nothing is told by colour alone. */
  badge(sign: IconSign): string | undefined;
}
