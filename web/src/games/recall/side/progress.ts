import type { Recall } from "../game";
import { CUBES, TRACKS } from "../names";
import type { PlayerView } from "../types";

/** How much a player has of what an objective asks for. */
export function amount(recall: Recall, player: PlayerView, need: string): number {
  const cubes = CUBES.map((cube) => player.relicubes[cube]);
  const stones = TRACKS.map((track) => player.stones.collected[track]);
  switch (need) {
    case "of-one-colour":
      return Math.max(...cubes);
    case "different":
      return cubes.filter((n) => n > 0).length;
    case "stone-set":
      return Math.min(...stones);
    case "stones":
      return stones.reduce((sum, n) => sum + n, 0);
    case "upgrades":
      return Object.values(player.upgrades).filter((upgrade) => upgrade !== null).length;
    case "vaults":
      return player.vaults.length;
    case "monuments":
      return player.monuments;
    case "keycards":
      return (
        player.keycards.length + Object.values(player.slots).filter((card) => card !== null).length
      );
    case "tribes":
      return player.unlocked.length;
    case "camps":
      return player.camps.length;
    case "regions":
      return regions(recall, player.seat);
    default:
      return 0;
  }
}

/** The regions with a building of this seat. */
function regions(recall: Recall, seat: number): number {
  const { hexes } = recall.view;
  return Object.values(recall.constants.map.regions).filter((region) =>
    region.hexes.some((hex) => hexes[hex]?.buildings?.some((one) => one.seat === seat)),
  ).length;
}
