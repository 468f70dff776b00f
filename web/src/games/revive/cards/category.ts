import type { Sign } from "../../../lib/signs/sign";

const ICONS: Record<string, Sign> = {
  crates: { icon: "crate" },
  energy: { icon: "energy" },
  modules: { icon: "module" },
  "module-pairs": { icon: "module", n: 2 },
  figures: { icon: "figure" },
  markers: { icon: "ability" },
  flasks: { icon: "flask" },
  cards: { icon: "card" },
  waters: { icon: "water" },
  crystals: { icon: "crystal" },
  "gray-track": { icon: "step", tint: "gray" },
  "green-track": { icon: "step", tint: "green" },
  "yellow-track": { icon: "step", tint: "yellow" },
  "large-buildings": { icon: "large" },
  "figures-on-large": { icon: "large-location" },
  tiles: { icon: "tiles" },
};

/** What an artifact card or a large location counts, as a sign. */
export function categorySign(category: string): Exclude<Sign, string> {
  return (ICONS[category] ?? { icon: "tiles" }) as Exclude<Sign, string>;
}
