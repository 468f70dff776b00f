import { star } from "../../lib/svg/shapes";
import type { IconSign, Sign, SignLook, SignSet } from "../../lib/signs/sign";
import icons from "./icons.json?icons";

/** Between what is paid and what it brings. */
export const THEN = "→";
/** Changes of a track are written with their sign. */
const SIGNED = new Set(["morale", "knowledge"]);

interface Where {
  /** The faction whose track advances `here`. */
  here?: string | undefined;
  /** Where room is short, a change by one is the sign alone. */
  short?: boolean;
}

/** Prices and gains as the page draws them. */
export function drawn(signs: readonly Sign[], where: Where = {}): Sign[] {
  return signs.map((sign): Sign => {
    if (typeof sign === "string") return sign;
    const tint = sign.tint === "here" ? where.here : sign.tint;
    return { ...sign, n: written(sign, where.short), tint };
  });
}

/** What is paid, and what it brings. */
export function exchange(pay: readonly Sign[], gain: readonly Sign[], where: Where = {}): Sign[] {
  const both = pay.length > 0 && gain.length > 0;
  return [...drawn(pay, where), ...(both ? [THEN] : []), ...drawn(gain, where)];
}

/** The number before a sign; one of a thing needs none. */
export function written({ icon, n = 1 }: IconSign, short = false): string | undefined {
  if (typeof n === "string") return n;
  const amount = Math.abs(n);
  if (SIGNED.has(icon)) {
    const way = n < 0 ? "−" : "+";
    return short && amount === 1 ? way : `${way}${amount}`;
  }
  if (n < 0) return `−${amount}`;
  return n === 1 ? undefined : String(n);
}

// Each family has a shape of its own: discs are commodities, hexagons resources, cards artifacts.
const disc: SignLook = { plate: "disc" };
const hexagon: SignLook = { plate: "hexagon" };
const card: SignLook = { plate: "card" };
const LOOKS: Record<string, SignLook> = {
  ...{ energy: disc, water: disc, food: disc, bliss: disc },
  ...{ commodity: disc, "other-commodity": disc },
  ...{ gold: hexagon, stone: hexagon, clay: hexagon, resource: hexagon },
  ...{ artifact: card, book: card, balloons: card, bifocals: card, box: card, bear: card },
  bat: card,
};

const DIE =
  '<rect x="31" y="31" width="450" height="450" rx="102" />' +
  '<g fill="var(--euphoria-panel)"><circle cx="164" cy="164" r="51" />' +
  '<circle cx="256" cy="256" r="51" /><circle cx="348" cy="348" r="51" /></g>';
/** Signs that are no icons of the set, or made of one. */
const DRAWINGS: Record<string, string> = {
  star: `<path d="${star(290)}" transform="translate(256 270)" />`,
  worker: DIE,
  "other-commodity":
    `${icons["commodity"]}` +
    '<path d="M16 496L496 16" stroke="currentColor" stroke-width="60" fill="none" />',
  dig: icons["pick"] ?? "",
};

export const signs: SignSet = {
  body: (icon) => DRAWINGS[icon] ?? icons[icon] ?? "",
  look: (icon) => LOOKS[icon] ?? {},
  badge: (sign) => (sign.to === undefined ? undefined : "recruit"),
};
