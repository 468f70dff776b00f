import type { GameInfo, LevelInfo, SeatInfo, TableInfo } from "../protocol";
import { knows, say } from "./words.svelte";

/** What a bot's strength is called. */
function levelName(level: string): string {
  return knows(`level-${level}`) ? say(`level-${level}`) : level;
}

/** The same with its rating, if it has one: "Steady · 1430". */
export function ratedName(level: string, rating: number | null): string {
  return rating === null ? levelName(level) : `${levelName(level)} · ${rating}`;
}

/** The strength of the bot that decides for a seat. */
export function botName(seat: SeatInfo): string {
  return ratedName(seat.kind === "bot" ? seat.level : seat.substitute, seat.rating);
}

/** What decides how strong a level is: the number of seats, the pack (empty for the game's own) … */
export interface Choices {
  seats: number;
  pack: string;
  options: Record<string, string>;
}

/** The levels of a game, with ratings only where they hold. */
export function levelsFor(game: GameInfo | undefined, chosen: Choices): LevelInfo[] {
  if (game === undefined) return [];
  return isRated(game, chosen)
    ? game.levels
    : game.levels.map((level) => ({ ...level, rating: null }));
}

/** The levels that can be chosen for a table. */
export function levelsAt(
  games: readonly GameInfo[],
  table: TableInfo | null | undefined,
): LevelInfo[] {
  if (!table) return [];
  const game = games.find((one) => one.name === table.game);
  return levelsFor(game, { ...table, seats: table.seats.length });
}

function isRated(game: GameInfo, { seats, pack, options }: Choices): boolean {
  return (
    game.rated !== null &&
    game.rated.seats.includes(seats) &&
    (pack === "" || pack === game.packs[0]) &&
    Object.entries(game.rated.options).every(([name, value]) => options[name] === value)
  );
}
