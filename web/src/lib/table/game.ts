import { useTable, type Card, type TableContext, type Values } from "./context";

/** What is drawn on each kind of card, from the cards of a game's catalogue. */
export type FacesOf<Cards> = {
  [Kind in keyof Cards]: Cards[Kind] extends Record<string, Card<infer Face>> ? Face : never;
};

/** A table as the components of one game see it, with that game's types. */
export interface GameTable<View, Constants, Faces> {
  readonly table: TableContext<View, Constants, Faces[keyof Faces]>;
  readonly view: View;
  /** The numbers of the board. */
  readonly constants: Constants;
  say(id: string, values?: Values): string;
  /** What a thing is called, by the word that moves use. */
  word(id: string): string;
  card(kind: string, id: string): Card<Faces[keyof Faces]> | undefined;
  face<Kind extends keyof Faces & string>(kind: Kind, id: string): Faces[Kind] | undefined;
  name(kind: string, id: string): string;
  /** A seat's name, and the letter on its pieces. */
  who(seat: number): string;
  mark(seat: number): string;
}

export function useGame<View, Constants, Faces>(): GameTable<View, Constants, Faces> {
  const table = useTable<View, Constants, Faces[keyof Faces]>();
  const card = (kind: string, id: string) => table.catalogue.cards[kind]?.[id];
  return {
    table,
    get view() {
      return table.view;
    },
    get constants() {
      return table.catalogue.constants;
    },
    say: (id, values) => table.say(id, values),
    word: (id) => table.word(id),
    card,
    // A card's kind decides what its face holds: the catalogue promises it.
    face: <Kind extends keyof Faces & string>(kind: Kind, id: string) =>
      card(kind, id)?.face as Faces[Kind] | undefined,
    name: (kind, id) => card(kind, id)?.name ?? id,
    who: (seat) => table.seats[seat]?.name || String(seat + 1),
    mark: (seat) => table.seats[seat]?.mark ?? "",
  };
}
