import { getContext, setContext } from "svelte";
import type {
  Card as GameCard,
  Catalogue as GameCatalogue,
  MoveInfo,
  SeatInfo,
  View as AnyView,
} from "../protocol";
import type { SignSet } from "../signs/sign";

/** Before the first message there is nothing to see. */
export const NO_VIEW: AnyView = {
  game: "",
  seats: 0,
  seat: null,
  turn: null,
  over: false,
  players: [],
};

/** The view of a message from the server. */
export const anyView = (view: AnyView | undefined): AnyView => view ?? NO_VIEW;

/** Everything about a game that does not change while it is played, whichever game it is. */
export type Catalogue<Constants = unknown, Face = unknown> = GameCatalogue<
  Record<string, Record<string, Card<Face>>>,
  Constants
>;

export type { AnyView };
/** A card, tile, recruit …: readable in full wherever it shows up. */
export type Card<Face = unknown> = GameCard<Face>;

export interface Seat extends SeatInfo {
  /** The letter that goes with the seat's colour wherever it shows up. */
  mark: string;
}

export type Values = Record<string, string | number>;

/**
 * What the parts of a table share. Getters are reactive. Things on the table are known by *words*,
 * the ones that moves and the log use for them: `generator`, `f8`, `teacher`, `player-2`.
 */
export interface TableContext<View = AnyView, Constants = unknown, Face = unknown> {
  readonly view: View;
  readonly catalogue: Catalogue<Constants, Face>;
  readonly seats: Seat[];
  /** Whose view it is; null for a spectator. */
  readonly eyes: number | null;
  /** How the game draws its signs. */
  readonly signs: SignSet;
  /** Whether the viewer decides among things: what is not lit is quiet. */
  readonly choosing: boolean;
  /** The moves that touch the thing of this word; none if it is not lit. */
  moves(word: string): MoveInfo[];
  /** The moves of this verb: what follows one of them may be taken up before it. */
  leading(verb: string): MoveInfo[];
  /** Whether a move or a line of the log about it is being pointed at. */
  hot(word: string): boolean;
  /** Whether it was taken up. */
  holds(word: string): boolean;
  /**
   * Somebody clicked it: play its move, take it up until another click tells which, offer its moves
   * beside it, or say why there is none. `follows` is the verb of the moves that lead to it.
   */
  pick(word: string, at: Element, follows?: string): void;
  /** Somebody points at it, or (null) no longer does. */
  hover(word: string | null): void;
  /** Show a card of the catalogue in full; `pinned` stays until closed, else it follows `at`. */
  look(kind: string, id: string, at: Element, pinned: boolean): void;
  lookAway(): void;
  /** A message of the game's locale or of the page's. */
  say(id: string, values?: Values): string;
  /** What a thing is called; the word itself where the game has no name for it. */
  word(id: string): string;
}

const KEY = Symbol("table");

export function provideTable(table: TableContext): TableContext {
  return setContext(KEY, table);
}

/** The table around a component. A game names the types of its own views and cards. */
export function useTable<View = AnyView, Constants = unknown, Face = unknown>(): TableContext<
  View,
  Constants,
  Face
> {
  return getContext<TableContext<View, Constants, Face>>(KEY);
}
