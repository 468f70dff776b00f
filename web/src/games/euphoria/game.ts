import type { SignRow } from "../../lib/protocol";
import { useGame, type FacesOf, type GameTable } from "../../lib/table/game";
import type { Cards, Constants, Counts, EuphoriaView } from "./types";

export type Faces = FacesOf<Cards>;
export type Euphoria = GameTable<EuphoriaView, Constants, Faces>;

export const useEuphoria = (): Euphoria => useGame<EuphoriaView, Constants, Faces>();

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
export function spoken(game: Euphoria, signs: SignRow): string {
  return signs
    .filter((sign) => typeof sign !== "string" && sign.icon in game.table.catalogue.words)
    .map((sign) => (typeof sign === "string" ? sign : `${sign.n ?? 1} ${game.word(sign.icon)}`))
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
