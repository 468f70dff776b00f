/** The names by which views, moves and icons of Revive know things, in the order of the boards. */

export const COLOURS = ["gray", "green", "yellow"] as const;
export const GOODS = ["crystal", "gear", "book", "food"] as const;
export const MAJORS = ["purple", "orange", "white"] as const;
export const ARTIFACTS = [...MAJORS, "minor"] as const;
export const SLOTS = ["top-left", "top-right", "bottom-left", "bottom-right", "right"] as const;

/** The icon that goes with a colour: of its resource. */
export const EMBLEMS: Record<string, string | undefined> = {
  gray: "gear",
  green: "book",
  yellow: "food",
};

/** The word of a slot. Both ways of playing into the fifth are offered at it, by the first's name. */
export const slotWord = (slot: string): string =>
  slot === "right" ? "slot right-top" : `slot ${slot}`;
