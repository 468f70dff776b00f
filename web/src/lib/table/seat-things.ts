import type { TableContext } from "./context";

type Hot = Pick<TableContext, "eyes" | "hot">;

/** What belongs to a seat, as the log calls it: `player-2 miner`. */
export function seatWord(seat: number, word: string): string {
  return `player-${seat + 1} ${word}`;
}

/**
 * The things of one seat. Players know their own by the words of moves; those of others have the
 * player in front. The log always names the player.
 */
export class SeatThings<Table extends Hot> {
  readonly own: boolean;
  constructor(
    readonly table: Table,
    readonly seat: number,
  ) {
    this.own = table.eyes === seat;
  }

  word(word: string): string {
    return this.own ? word : seatWord(this.seat, word);
  }

  /** The same table, where a thing is also hot when the log names it by one of these words. */
  as(...words: string[]): Table {
    const { table } = this;
    const names = words.map((word) => seatWord(this.seat, word));
    const hot = (word: string) => table.hot(word) || names.some((name) => table.hot(name));
    return new Proxy(table, {
      get: (target, key) => {
        if (key === "hot") return hot;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }
}
