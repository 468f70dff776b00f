import type { MoveInfo } from "../../lib/protocol";
import type { SignSet } from "../../lib/signs/sign";
import type { AnyView, Card, Catalogue, Seat, TableContext, Values } from "../../lib/table/context";
import { sayIn } from "../../lib/i18n/words.svelte";
import { wordIndex } from "./wordindex";

/** The data behind a scene: a running game, or a moment of a replay. */
export interface Source {
  readonly view: AnyView;
  readonly catalogue: Catalogue;
  readonly seats: Seat[];
  readonly eyes: number | null;
  readonly signs: SignSet;
  /** The moves on offer to the viewer. */
  readonly offered: MoveInfo[];
  play(move: string): void;
  /** The thing has no moves: show the reason beside it. */
  whyNot(word: string, at: Element): void;
}

export interface ShownCard {
  kind: string;
  id: string;
  card: Card;
  at: Element;
  pinned: boolean;
}

const LOOK_AFTER = 260;
const FLASH = 1200;
/** With more moves than this, a thing is held and the next click chooses the move. */
const CHOOSER_MOST = 4;
const NONE: MoveInfo[] = [];

/** What is pointed at, held and read on a table: state shared by all its components. */
export class Scene implements TableContext {
  /** A thing with several moves was clicked: they are offered beside it. */
  chooser = $state.raw<{ word: string; at: Element } | null>(null);
  card = $state.raw<ShownCard | null>(null);
  /** The thing being held: only what its moves touch is lit. */
  held = $state<string | null>(null);
  /** The thing that is being pointed at. */
  over = $state<string | null>(null);

  readonly #source: Source;
  #pointed = $state.raw<string[]>([]);
  #flashed = $state.raw<string[]>([]);
  #soon: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;
  readonly #index = $derived.by(() => wordIndex(this.#source.offered));
  readonly #hot = $derived(
    new Set([...this.#pointed, ...this.#flashed, ...(this.held === null ? [] : [this.held])]),
  );

  constructor(source: Source) {
    this.#source = source;
  }

  get view() {
    return this.#source.view;
  }
  get catalogue() {
    return this.#source.catalogue;
  }
  get seats() {
    return this.#source.seats;
  }
  get eyes() {
    return this.#source.eyes;
  }
  get signs() {
    return this.#source.signs;
  }
  /** The moves on offer, or those of the thing being held. */
  get offered(): MoveInfo[] {
    const held = this.held === null ? undefined : this.#index.get(this.held);
    return held ?? this.#source.offered;
  }

  // For the games

  moves(word: string): MoveInfo[] {
    const all = this.#index.get(word) ?? NONE;
    if (this.held === null || this.held === word) return all;
    const held = this.#index.get(this.held) ?? NONE;
    return all.filter((move) => held.includes(move));
  }

  hot(word: string): boolean {
    return this.#hot.has(word);
  }

  pick(word: string, at: Element): void {
    this.#stopLooking();
    if (this.held === word) return this.release();
    if (this.held !== null && this.moves(word).length === 0) this.release();
    const moves = this.moves(word);
    if (moves.length === 0) this.#source.whyNot(word, at);
    else if (moves.length === 1) this.play(moves[0]!.text);
    else if (this.#leadsOn(word, moves)) this.held = word;
    else this.chooser = { word, at };
  }

  hover(word: string | null): void {
    this.over = word;
  }

  look(kind: string, id: string, at: Element, pinned: boolean): void {
    const card = this.catalogue.cards[kind]?.[id];
    if (card === undefined || (this.card?.pinned && !pinned)) return;
    clearTimeout(this.#soon);
    const show = () => (this.card = { kind, id, card, at, pinned });
    if (pinned) show();
    else this.#soon = setTimeout(show, LOOK_AFTER);
  }

  lookAway(): void {
    this.#stopLooking();
  }

  /** Close the card. */
  putAway(): void {
    this.card = null;
  }

  say(id: string, values: Values = {}): string {
    return sayIn(this.catalogue.game, id, values);
  }

  word(id: string): string {
    return this.catalogue.words[id] ?? this.cardOf(id)?.card.name ?? id;
  }

  // For the page

  play(move: string): void {
    this.settle();
    this.#source.play(move);
  }

  /** Another question: reset everything. */
  settle(): void {
    this.chooser = null;
    this.held = null;
    this.#pointed = [];
    this.#stopLooking();
  }

  release(): void {
    this.held = null;
  }

  /** A move in a list is being pointed at: what it touches becomes hot. */
  pointAtMove(move: MoveInfo | null): void {
    this.#pointed = move?.touches ?? [];
  }

  /** A line of the log is being pointed at. */
  pointAtWords(words: string[]): void {
    this.#pointed = words;
  }

  /** Something happened to these things: show it briefly. */
  flash(words: string[]): void {
    clearTimeout(this.#fade);
    this.#flashed = words;
    this.#fade = setTimeout(() => (this.#flashed = []), FLASH);
  }

  /** Whether a thing that this move touches is being pointed at. */
  isPointed(move: string): boolean {
    return this.over !== null && this.moves(this.over).some((one) => one.text === move);
  }

  /** The card of the thing with this word. */
  cardOf(word: string): { kind: string; id: string; card: Card } | null {
    for (const [kind, cards] of Object.entries(this.catalogue.cards)) {
      const card = cards[word];
      if (card) return { kind, id: word, card };
    }
    return null;
  }

  /** A pinned card stays until it is closed. */
  #stopLooking(): void {
    clearTimeout(this.#soon);
    if (!this.card?.pinned) this.card = null;
  }

  /** Whether there are many moves, each of which touches something else to click next. */
  #leadsOn(word: string, moves: MoveInfo[]): boolean {
    const others = (move: MoveInfo) =>
      move.touches.some((other) => other !== word && other !== this.held);
    return this.held === null && moves.length > CHOOSER_MOST && moves.every(others);
  }
}
