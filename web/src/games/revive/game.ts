import { useTable, type Card, type TableContext } from "../../lib/table/context";
import type { Faces, Figures, Player, View } from "./types";

/** The table with Revive's own eyes: its view, its figures, its words. */
export interface Revive {
  readonly table: TableContext;
  readonly view: View;
  readonly figures: Figures;
  /** A text of the game; `{name}` in it is filled in. */
  text(id: string, values?: Record<string, string | number>): string;
  card(kind: string, id: string): Card | undefined;
  face<Kind extends keyof Faces>(kind: Kind, id: string): Faces[Kind] | undefined;
  name(kind: string, id: string): string;
  /** A seat's name and the letter on its pieces. */
  who(seat: number): string;
  mark(seat: number): string;
}

export function useRevive(): Revive {
  return reviveOf(useTable());
}

export function reviveOf(table: TableContext): Revive {
  const card = (kind: string, id: string) => table.catalogue.cards[kind]?.[id];
  return {
    table,
    get view() {
      return table.view as unknown as View;
    },
    get figures() {
      return table.catalogue.figures as unknown as Figures;
    },
    text: (id, values = {}) => fill(table.word(id), values),
    card,
    face: <Kind extends keyof Faces>(kind: Kind, id: string) =>
      card(kind, id)?.face as unknown as Faces[Kind] | undefined,
    name: (kind, id) => card(kind, id)?.name ?? id,
    who: (seat) => table.seats[seat]?.name || String(seat + 1),
    mark: (seat) => table.seats[seat]?.mark ?? "",
  };
}

export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
}

/** What lies before a seat, as the log calls it: `player-2 miner`. */
export function before(seat: number, word: string): string {
  return `player-${seat + 1} ${word}`;
}

/**
 * The table as things before a seat see it. Whoever looks calls their own things by the words of
 * moves; those of others have the player before them. The log always names the player.
 */
export class Before {
  readonly own: boolean;
  constructor(
    readonly table: TableContext,
    readonly seat: number,
  ) {
    this.own = table.eyes === seat;
  }

  word(word: string): string {
    return this.own ? word : before(this.seat, word);
  }

  /** The same table, where a thing is hot by these words of the log as well. */
  as(...words: string[]): TableContext {
    const { table } = this;
    const names = words.map((word) => before(this.seat, word));
    return {
      get view() {
        return table.view;
      },
      get catalogue() {
        return table.catalogue;
      },
      get seats() {
        return table.seats;
      },
      get eyes() {
        return table.eyes;
      },
      moves: (word) => table.moves(word),
      hot: (word) => table.hot(word) || names.some((name) => table.hot(name)),
      pick: (word, at) => table.pick(word, at),
      hover: (word) => table.hover(word),
      look: (kind, id, at, pinned) => table.look(kind, id, at, pinned),
      lookAway: () => table.lookAway(),
      say: (id, values) => table.say(id, values),
      word: (id) => table.word(id),
    };
  }
}

/** Everything a player is worth so far. */
export function total(player: Player): number {
  return Object.values(player.score).reduce((sum, points) => sum + points, 0);
}
