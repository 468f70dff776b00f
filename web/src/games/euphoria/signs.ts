import type { Sign } from "./game";

const SIGNED = new Set(["morale", "knowledge"]);

/**
 * The number before a sign: changes of a track have their sign, a single thing has none. Where room
 * is short, a change by one is the sign alone.
 */
export function written(sign: Sign, short = false): string {
  if (sign.what === "or") return "/";
  if (sign.what === "then") return "→";
  if (SIGNED.has(sign.what)) {
    const way = sign.n < 0 ? "−" : "+";
    return short && Math.abs(sign.n) === 1 ? way : `${way}${Math.abs(sign.n)}`;
  }
  if (sign.n < 0) return `−${-sign.n}`;
  return sign.n === 1 ? "" : `${sign.n}`;
}

/** How much room a sign takes in a row, if it is so big. */
export function width(sign: Sign, size: number, short = false): number {
  if (sign.what === "or") return size * 0.7;
  if (sign.what === "then") return size;
  const badge = sign.to === undefined ? 0 : size * 0.3;
  return size * 1.16 + badge + written(sign, short).length * size * 0.6;
}
