import { getContext, setContext } from "svelte";
import type { MoveInfo, SeatInfo } from "../protocol";

/** Everything about a game that does not change while it is played: names, texts, figures. */
export interface Catalogue {
  game: string;
  language: string;
  /** By kind and id: what can be looked at closely. */
  cards: Record<string, Record<string, Card>>;
  /** Words of the game in the language: goods, tracks, spaces, score lines (`score-…`), … */
  words: Record<string, string>;
  /** What the game's own board needs besides: layout, prices, tracks. */
  figures: Record<string, unknown>;
}

/** A card, tile, recruit …: readable in full wherever it shows up. */
export interface Card {
  name: string;
  /** What kind of thing it is, as a word for people. */
  kind: string;
  text: string;
  /** Ids of the articles of the rules that matter for it. */
  articles: string[];
  /** Where its figures come from: rulebook, published, or of our own design. */
  source: string;
  /** What the game's `CardFace` needs to draw it. */
  face: Record<string, unknown>;
}

export interface Seat extends SeatInfo {
  /** The letter that stands with the seat's colour wherever it shows up. */
  mark: string;
}

/**
 * What the parts of a table share. Getters are reactive. Things on the table are known by *words*,
 * the ones that moves and the log use for them: `generator`, `f8`, `teacher`, `player-2`.
 */
export interface TableContext {
  readonly view: Record<string, unknown>;
  readonly catalogue: Catalogue;
  readonly seats: Seat[];
  /** Whose view it is; null for a spectator. */
  readonly eyes: number | null;
  /** The moves that touch the thing of this word; none if it is not lit. */
  moves(word: string): MoveInfo[];
  /** Whether a move or a line of the log about it is being pointed at. */
  hot(word: string): boolean;
  /** Somebody clicked it: play its move, choose among its moves, or ask why there is none. */
  pick(word: string, at: Element): void;
  /** Somebody points at it, or (null) no longer does. */
  hover(word: string | null): void;
  /** Show a card of the catalogue in full; `pinned` stays until closed, else it follows `at`. */
  look(kind: string, id: string, at: Element, pinned: boolean): void;
  lookAway(): void;
  /** Words of the page itself. */
  say(id: string, values?: Record<string, string | number>): string;
  /** A word of the game; the word itself where the game has none. */
  word(id: string): string;
}

const KEY = Symbol("table");

export function provideTable(table: TableContext): TableContext {
  return setContext(KEY, table);
}

export function useTable(): TableContext {
  return getContext<TableContext>(KEY);
}
