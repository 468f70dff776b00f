import type { SignLook, SignSet } from "../../lib/signs/sign";
import icons from "./icons.json?icons";
import { EMBLEMS } from "./names";

const NUMBERED: SignLook = { plate: "disc", numbered: true };

/** The same thing under more than one name. */
const ALIASES: Record<string, string> = {
  points: "point",
  followers: "follower",
  crates: "crate",
  pigs: "pig",
  "raise-crystal": "upgrade-crystal",
  relicubes: "relicube",
  stones: "stone",
  keycards: "keycard",
};

// The phases of a moon tell the colours of tracks, stones and relicubes apart.

/** The mark of a colour around a point: an empty, a half and a full disc, and a cross. */
export function phase(colour: string, x: number, y: number, r: number): string {
  const line = r * 0.2;
  const ring = `<circle cx="${x}" cy="${y}" r="${r - line / 2}" fill="none" stroke="currentColor" stroke-width="${line}" />`;
  const half = (sweep: number) =>
    `<path d="M${x} ${y - r}A${r} ${r} 0 0 ${sweep} ${x} ${y + r}Z" />`;
  switch (colour) {
    case "white":
      return ring;
    case "gray":
      return ring + half(0);
    case "black":
      return `<circle cx="${x}" cy="${y}" r="${r}" />`;
    case "brown":
      return `<path d="M${x - r * 0.3} ${y - r}h${r * 0.6}v${r * 0.7}h${r * 0.7}v${r * 0.6}h${-r * 0.7}v${r * 0.7}h${-r * 0.6}v${-r * 0.7}h${-r * 0.7}v${-r * 0.6}h${r * 0.7}Z" />`;
    case "own":
      return `<path d="M${x} ${y - r}l${r * 0.85} ${r}-${r * 0.85} ${r}-${r * 0.85}-${r}Z" />`;
    case "same":
      return `<path d="M${x - r} ${y - r * 0.65}h${2 * r}v${r * 0.5}h${-2 * r}ZM${x - r} ${y + r * 0.2}h${2 * r}v${r * 0.5}h${-2 * r}Z" />`;
    default:
      return [-1, 0, 1]
        .map((i) => phase(["white", "gray", "black"][i + 1]!, x + i * r * 0.92, y, r * 0.42))
        .join("");
  }
}

/** A thing of this colour: its fill, and the ink that its mark has on it. */
const coloured = (colour: string, shape: string, mark: string): string =>
  `<g fill="var(--stone-${colour}, var(--stone-any))" stroke="var(--stone-edge)" stroke-width="26" stroke-linejoin="round">${shape}</g>` +
  `<g color="var(--on-${colour}, var(--on-any))" fill="currentColor">${mark}</g>`;

/** A tablet of knowledge. */
const tablet = (colour: string): string =>
  coloured(
    colour,
    '<path d="M96 496V176a160 160 0 0 1 320 0v320Z" />',
    phase(colour, 256, 208, colour === "any" || colour === "" ? 142 : 92) +
      '<path d="M168 352h176v34H168ZM168 420h176v34H168Z" opacity="0.55" />',
  );

const cube = (colour: string): string =>
  coloured(
    colour,
    '<path d="M256 20 464 136v240L256 492 48 376V136Z" />',
    '<path d="M48 136 256 252 464 136M256 252v240" fill="none" stroke="var(--stone-edge)" stroke-width="16" opacity="0.6" />' +
      phase(colour, 256, 136, 74) +
      phase(colour, 152, 330, 62),
  );

const stone = (colour: string): string =>
  coloured(
    colour,
    '<path d="M152 56 356 40 480 196 440 392 272 476 92 412 32 228Z" />',
    phase(colour, 256, 256, 120),
  );

/** Crystals: raw, refined and pure ones have shapes of their own. */
const CRYSTALS: Record<string, string> = {
  white:
    '<path d="M120 470 40 300l90-170 120 40 60-120 130 150-20 190-110 80Z" />' +
    '<path d="m130 130 90 180 200 70M220 310l-100 160" class="facet" />',
  red:
    '<path d="M256 26 436 150v212L256 486 76 362V150Z" />' +
    '<path d="M256 150 350 206v100l-94 60-94-60V206ZM256 26v124M436 150l-86 56M436 362l-86-56M256 486V366M76 362l86-56M76 150l86 56" class="facet" />',
  purple:
    '<path d="M136 56h240l116 136L256 480 20 192Z" />' +
    '<path d="M20 192h472M136 56l46 136 74 288 74-288 46-136M182 192l74-136 74 136" class="facet" />',
};
const crystal = (colour: string): string =>
  `<g fill="var(--crystal-${colour}, var(--crystal-white))" stroke="var(--crystal-edge)" stroke-width="28" stroke-linejoin="round">${(
    CRYSTALS[colour] ?? CRYSTALS["white"]!
  ).replaceAll('class="facet"', 'fill="none" stroke-width="16" opacity="0.65"')}</g>`;

const within = (body: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;
const icon = (name: string): string => icons[name] ?? "";

const CARD =
  '<path d="M88 24h248l88 88v376H88Z" fill="none" stroke="currentColor" stroke-width="36" stroke-linejoin="round" />';
const UP = '<path d="M256 20 400 190h-84v120H196V190h-84Z" />';
const UP_SMALL = within(UP, 292, 8, 0.42);

/** Signs that are drawn here, as a whole or around an icon of the set. */
const DRAWINGS: Record<string, (tint: string) => string> = {
  knowledge: tablet,
  relicube: cube,
  stone,
  crystal,
  "track-white": () => tablet("white"),
  "track-gray": () => tablet("gray"),
  "track-black": () => tablet("black"),
  keycard: () =>
    `${CARD}<path d="M88 24h248l88 88v376H88Z" opacity="0.22" /><circle cx="200" cy="336" r="62" fill="none" stroke="currentColor" stroke-width="34" /><path d="M252 318h128v36h-24v44h-36v-44h-68Z" />`,
  blank: () => CARD,
  "follower-here": () =>
    `${within(icon("follower"), 0, 0, 0.66)}<path d="M340 190h96v130h70L388 500 270 320h70Z" />`,
  "upgrade-crystal": () => within(crystal("white"), 0, 180, 0.62) + within(UP, 236, -10, 0.62),
  "upgrade-keycard": () => `${CARD}${within(UP, 118, 130, 0.54)}`,
  "display-cube": () => within(cube("any"), 0, 110, 0.78) + UP_SMALL,
  "move-or-develop": () =>
    `${within(icon("move"), 0, 0, 0.58)}${within(icon("develop"), 220, 220, 0.57)}<path d="M392 60 120 452" fill="none" stroke="currentColor" stroke-width="26" />`,
  "spread-move": () =>
    `${within(icon("water-move"), 60, 150, 0.7)}<path d="M256 150V40M256 40l-50 56M256 40l50 56M120 190 40 110m0 0 8 74M40 110l76 4M392 190l80-80m0 0-8 74m8-74-76 4" fill="none" stroke="currentColor" stroke-width="32" stroke-linecap="round" />`,
  "volcano-move": () => within(icon("volcano"), 0, 90, 0.82) + within(icon("move"), 300, 0, 0.42),
  buy: () => `${within(crystal("white"), 0, 120, 0.7)}${within(icon("follower"), 270, 0, 0.46)}`,
  "copy-used": () =>
    '<rect x="40" y="120" width="300" height="350" rx="36" fill="none" stroke="currentColor" stroke-width="36" /><path d="M180 120V76a36 36 0 0 1 36-36h220a36 36 0 0 1 36 36v278a36 36 0 0 1-36 36h-96" fill="none" stroke="currentColor" stroke-width="36" /><path d="m110 300 60 62 104-140" fill="none" stroke="currentColor" stroke-width="40" />',
  "copy-any": () =>
    '<rect x="40" y="120" width="300" height="350" rx="36" fill="none" stroke="currentColor" stroke-width="36" /><path d="M180 120V76a36 36 0 0 1 36-36h220a36 36 0 0 1 36 36v278a36 36 0 0 1-36 36h-96" fill="none" stroke="currentColor" stroke-width="36" />',
  slot: () =>
    '<rect x="72" y="24" width="368" height="464" rx="40" fill="none" stroke="currentColor" stroke-width="36" stroke-dasharray="70 40" />',
  "monument-tile": () =>
    '<path d="M24 96h464v300H24Z" fill="none" stroke="currentColor" stroke-width="36" stroke-linejoin="round" />' +
    within(icon("monument"), 136, 136, 0.44),
  "face-down": () =>
    `<path d="M256 20 460 138v236L256 492 52 374V138Z" fill="none" stroke="currentColor" stroke-width="36" /><path d="M186 206a70 70 0 1 1 106 60q-36 22-36 58M256 384v8" fill="none" stroke="currentColor" stroke-width="42" stroke-linecap="round" />`,
  waive: () =>
    `${icon("follower")}<path d="M60 60 452 452" fill="none" stroke="var(--surface)" stroke-width="88" /><path d="M60 60 452 452" fill="none" stroke="currentColor" stroke-width="40" />`,
};

const known = (name: string): string => {
  const plain = name.replace(/^(token|kind|hex)-/, "");
  return ALIASES[plain] ?? plain;
};

export const signs: SignSet = {
  body: (name, tint) => {
    const found = known(name);
    const split = /^(crystal|relicube|stone|knowledge|keycard)-(.+)$/.exec(found);
    if (split) return DRAWINGS[split[1]!]!(split[2]!);
    return DRAWINGS[found]?.(tint) ?? icons[found] ?? "";
  },
  look: (name) => (known(name) === "point" || known(name) === "late" ? NUMBERED : {}),
  // The shapes of crystals, tablets and stones tell their colours; a keycard has an emblem.
  badge: ({ icon: name, tint }) => (name === "keycard" ? EMBLEMS[tint ?? ""] : undefined),
};
