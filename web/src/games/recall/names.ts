/** The names by which views, moves and icons of Recall know things, in the order of the boards. */

export const TRACKS = ["white", "gray", "black"] as const;
export const CUBES = [...TRACKS, "brown"] as const;
export const CRYSTALS = ["white", "red", "purple"] as const;
export const BOXES = ["a", "b", "c", "d", "e", "f"] as const;
export const TERRAINS = ["field", "forest", "mountain"] as const;
export const KEYCARDS = ["yellow", "green", "gray"] as const;
export const TOKENS = ["island", "farm", "ring"] as const;

// Words of things on the table, as moves touch them.

export const trackWord = (track: string): string => `track-${track}`;
export const crystalWord = (crystal: string): string => `crystal-${crystal}`;
export const relicubeWord = (cube: string): string => `relicube-${cube}`;
export const stoneWord = (stone: string): string => `stone-${stone}`;
export const pathWord = (path: string): string => `path-${path}`;
export const boxWord = (box: string): string => `box-${box}`;
export const slotWord = (slot: string): string => `slot ${slot}`;

/** The icon that goes with the colour of a keycard: of the terrain whose workshop brings it. */
export const EMBLEMS: Record<string, string | undefined> = {
  white: "blank",
  yellow: "field",
  green: "forest",
  gray: "mountain",
};

/** The icon of a movement under way; there is none while it is paid for. */
export const MOVEMENTS: Record<string, string | undefined> = {
  walk: "move",
  water: "water-move",
  spread: "spread-move",
  volcano: "volcano-move",
  leap: "leap",
  scatter: "scatter",
};

/** The icon of each path card. */
export const PATH_ICONS: Record<string, string> = {
  knowledge: "path-knowledge",
  ancients: "path-ancients",
  legends: "path-legends",
  efficiency: "path-efficiency",
  ambition: "path-ambition",
  power: "path-power",
};
