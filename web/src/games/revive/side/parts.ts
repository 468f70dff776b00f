import { SeatThings } from "../../../lib/table/seat-things";
import type { Revive } from "../game";
import { COLOURS, SLOTS, slotWord } from "../names";
import type { PlayerView } from "../types";

/** The parts of a side that share one place where there is little room. */
export const PARTS = ["hand", "slots", "tracks", "tribe", "rest"] as const;
export type Part = (typeof PARTS)[number];

export const ICONS: Record<Part, { icon: string; tint?: string }> = {
  hand: { icon: "card" },
  slots: { icon: "slot" },
  tracks: { icon: "step" },
  tribe: { icon: "ability" },
  rest: { icon: "rest" },
};

/** The words of the things in a part. */
function wordsOf(revive: Revive, player: PlayerView, part: Part): string[] {
  const { tracks, technologies } = revive.constants;
  switch (part) {
    case "hand":
      return player.active;
    case "slots":
      return [
        ...SLOTS.map(slotWord),
        ...SLOTS.flatMap((slot) => player.slots[slot].map(({ card }) => card)),
        ...Object.keys(player.modules),
      ];
    case "tracks":
      return COLOURS.flatMap((colour) => [
        colour,
        ...tracks[colour].rewards.map(({ reward }) => reward),
      ]);
    case "tribe":
      return Object.keys(technologies).map((name) => `unlock ${name}`);
    case "rest":
      return [
        ...player.resting,
        ...(player.dealt ?? []),
        ...player.crates.opened,
        ...player.crates.reopened,
      ];
  }
}

/** The parts in which the owner can choose something now. */
export function litParts(revive: Revive, player: PlayerView): Part[] {
  const { table } = revive;
  if (!new SeatThings(table, player.seat).own) return [];
  return PARTS.filter(
    (part) =>
      // A slot may be taken up before the card that is played into it.
      (part === "slots" && table.leading("play").length > 0) ||
      wordsOf(revive, player, part).some((word) => table.moves(word).length > 0),
  );
}

/**
 * The part to be shown when something new is asked: what is shown if something can be chosen there,
 * else where it can. Slots come last: cards in them can be chosen besides what is asked.
 */
export function partToShow(shown: Part, lit: readonly Part[]): Part {
  const asked = lit.filter((part) => part !== "slots");
  const wanted = asked.length > 0 ? asked : lit;
  return wanted.includes(shown) ? shown : (wanted[0] ?? shown);
}
