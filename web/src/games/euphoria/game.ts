import { useGame, type GameTable } from "../../lib/table/game";
import type { Constants, Counts, EuphoriaView, Faces, Sign } from "./types";

export type Euphoria = GameTable<EuphoriaView, Constants, Faces>;

export const useEuphoria = (): Euphoria => useGame<EuphoriaView, Constants, Faces>();

/** What belongs to a seat, as the log calls it. */
export const seatWord = (seat: number, what: string): string => `player-${seat + 1}-${what}`;

/** A word at the beginning of a line. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Whose stars or workers: names in a row, or nobody. */
export function namesOf(game: Euphoria, seats: number[]): string {
  const names = seats.map((seat) => game.who(seat));
  return names.length > 0 ? names.join(", ") : game.say("nobody");
}

/** The word of a thing that asks why not only where it can be chosen; else it is just read. */
export const litWord = ({ table }: Euphoria, word: string): string | undefined =>
  table.moves(word).length > 0 ? word : undefined;

/** What something costs or gives, in words: for those who cannot see the signs. */
export function spoken(game: Euphoria, signs: Sign[]): string {
  return signs
    .filter((sign) => sign.what in game.table.catalogue.words)
    .map((sign) => `${sign.n} ${game.word(sign.what)}`)
    .join(", ");
}

/** The faction of a recruit that can be seen. */
export const factionOf = (game: Euphoria, recruit: string): string =>
  game.face("recruit", recruit)?.faction ?? "";

export const totalOn = (view: EuphoriaView, area: string): number =>
  (view.spaces[area] ?? []).reduce((sum, worker) => sum + worker.face, 0);

/** The kinds of which there are some. */
export const held = (counts: Counts): [string, number][] =>
  Object.entries(counts).filter(([, n]) => n > 0);
