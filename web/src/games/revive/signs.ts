import type { SignLook, SignSet } from "../../lib/signs/sign";
import icons from "./icons.json?icons";
import { EMBLEMS } from "./names";

const NUMBERED: SignLook = { plate: "hexagon", numbered: true };

/** Steps on a track: as many heads as the track's place among the tracks, besides its colour. */
const HEADS: Record<string, readonly (readonly [x: number, wide: number])[]> = {
  gray: [[110, 180]],
  green: [
    [30, 120],
    [240, 120],
  ],
  yellow: [
    [0, 86],
    [158, 86],
    [316, 86],
  ],
};
const ANY_STEP =
  '<path fill="var(--tint-gray)" d="M24 24 488 256H150Z" />' +
  '<path fill="var(--tint-green)" d="M150 256h338L24 488Z" />' +
  '<path fill="var(--tint-yellow)" d="M150 256 24 24v464Z" />';
const PAPER =
  '<rect x="96" y="24" width="320" height="464" rx="44" fill="none" stroke="currentColor" stroke-width="40" />';

/** Signs that the set of icons does not have. */
const DRAWINGS: Record<string, string> = {
  basic:
    '<path fill="var(--sign-gear)" d="M256 256V16A240 240 0 0 0 48 376Z" />' +
    '<path fill="var(--sign-book)" d="M256 256V16a240 240 0 0 1 208 360Z" />' +
    '<path fill="var(--sign-food)" d="M256 256 48 376a240 240 0 0 0 416 0Z" />',
  card: `${PAPER}<rect x="128" y="56" width="256" height="400" rx="24" />`,
  "top-half": `${PAPER}<path d="M140 24h232a44 44 0 0 1 44 44v188H96V68a44 44 0 0 1 44-44Z" />`,
  slot: PAPER,
  deck: PAPER,
};

function step(tint: string): string {
  if (tint === "any") return ANY_STEP;
  return (HEADS[tint] ?? HEADS["gray"]!)
    .map(([x, wide]) => `<path d="M${x} 40h${wide}l110 216-110 216h-${wide}l110-216Z" />`)
    .join("");
}

export const signs: SignSet = {
  body: (icon, tint) =>
    icon === "step" ? step(tint) : (DRAWINGS[icon] ?? icons[icon.replace(/^token-/, "")] ?? ""),
  look: (icon) => (icon === "points" || icon === "late" ? NUMBERED : {}),
  // A step's shape tells its track already.
  badge: ({ icon, tint }) => (icon === "step" ? undefined : EMBLEMS[tint ?? ""]),
};
