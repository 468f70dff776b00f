import { SeatThings } from "../../../lib/table/seat-things";
import type { Recall } from "../game";
import { BOXES, CUBES, TERRAINS, boxWord, relicubeWord, slotWord } from "../names";
import type { PlayerView } from "../types";

/** The parts of a side that share one place where there is little room. */
export const PARTS = ["hand", "buildings", "grid", "goals"] as const;
export type Part = (typeof PARTS)[number];

export const ICONS: Record<Part, { icon: string; tint?: string }> = {
  hand: { icon: "keycard" },
  buildings: { icon: "workshop" },
  grid: { icon: "relicube", tint: "any" },
  goals: { icon: "objective" },
};

/** The words of the things in a part. */
function wordsOf(recall: Recall, player: PlayerView, part: Part): string[] {
  const { constants } = recall;
  switch (part) {
    case "hand":
      return [
        ...player.keycards,
        ...Object.values(player.slots).filter((card) => card !== null),
        ...BOXES.flatMap((box) => [slotWord(box), boxWord(box)]),
      ];
    case "buildings":
      return [
        ...constants.production,
        ...constants.vaults,
        ...TERRAINS.flatMap((terrain) => constants.workshops[terrain]),
        ...constants.monuments,
      ];
    case "grid":
      return CUBES.map(relicubeWord);
    case "goals":
      return player.objectives_held ?? [];
  }
}

/** The parts in which the owner can choose something now. */
export function litParts(recall: Recall, player: PlayerView): Part[] {
  const { table } = recall;
  if (!new SeatThings(table, player.seat).own) return [];
  return PARTS.filter((part) =>
    wordsOf(recall, player, part).some((word) =>
      // What is taken from the display is no card of this side.
      table.moves(word).some((move) => move.verb !== "take"),
    ),
  );
}

/**
 * The part to be shown when something new is asked: what is shown if something can be chosen there,
 * else where it can.
 */
export function partToShow(shown: Part, lit: readonly Part[]): Part {
  return lit.includes(shown) ? shown : (lit[0] ?? shown);
}
