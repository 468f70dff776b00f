import type { MoveInfo } from "../../lib/protocol";
import type { SignSet } from "../../lib/signs/sign";
import type { AnyView, Card, Catalogue, Seat, TableContext, Values } from "../../lib/table/context";
import { sayIn } from "../../lib/i18n/words.svelte";
import { canTellApart, meant } from "./gestures";
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
  /** The word of the thing, if it has one. */
  word: string | null;
  at: Element;
  pinned: boolean;
}

/** Milliseconds that a pointer rests on a thing before its card shows. */
const LOOK_AFTER = 500;
const FLASH = 1200;
const NONE: MoveInfo[] = [];

/** A thing that was taken up, and the moves that are left by it. */
interface Step {
  word: string;
  moves: MoveInfo[];
  /** It is chosen in the question after the next move. */
  ahead: boolean;
}

/** What is pointed at, held and read on a table: state shared by all its components. */
export class Scene implements TableContext {
  /** A thing with several moves was clicked: they are offered beside it. */
  chooser = $state.raw<{ word: string; at: Element } | null>(null);
  card = $state.raw<ShownCard | null>(null);
  /** The thing that is being pointed at. */
  over = $state<string | null>(null);

  readonly #source: Source;
  #path = $state.raw<Step[]>([]);
  /** What was taken up before the move that leads to it. */
  #next: string | null = null;
  /** What was clicked last: its card stays away until the pointer is on something else. */
  #clicked: string | null = null;
  #pointed = $state.raw<string[]>([]);
  #flashed = $state.raw<string[]>([]);
  #soon: ReturnType<typeof setTimeout> | undefined;
  #fade: ReturnType<typeof setTimeout> | undefined;
  readonly #index = $derived.by(() => wordIndex(this.#source.offered));
  readonly #hot = $derived(new Set([...this.#pointed, ...this.#flashed]));
  /** Whether there is something to click: a decision may also be among words only. */
  readonly choosing = $derived.by(() => this.#index.size > 0);

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
  /** The moves on offer, or those that are left by the things being held. */
  get offered(): MoveInfo[] {
    return this.#path.at(-1)?.moves ?? this.#source.offered;
  }
  /** The thing that was taken up last. */
  get held(): string | null {
    return this.#path.at(-1)?.word ?? null;
  }
  /** Everything that was taken up, in order: only what the moves that are left touch is lit. */
  get path(): string[] {
    return this.#path.map((step) => step.word);
  }

  // For the games

  moves(word: string): MoveInfo[] {
    const all = this.#index.get(word) ?? NONE;
    return this.#path.length === 0 ? all : all.filter((move) => this.offered.includes(move));
  }

  leading(verb: string): MoveInfo[] {
    if (this.#path.some((step) => step.ahead)) return NONE;
    return this.offered.filter((move) => move.verb === verb);
  }

  hot(word: string): boolean {
    return this.#hot.has(word);
  }

  holds(word: string): boolean {
    return this.#path.some((step) => step.word === word);
  }

  pick(word: string, at: Element, follows?: string): void {
    this.#stopLooking();
    this.#clicked = word;
    if (this.holds(word)) return this.release(word);
    const touching = this.moves(word);
    const ahead = follows === undefined ? NONE : this.leading(follows);
    if (touching.length > 0) this.#take(word, at, touching);
    else if (ahead.length > 0) this.#hold({ word, moves: ahead, ahead: true });
    else if (this.#path.length > 0) {
      this.release();
      this.pick(word, at, follows);
    } else this.#source.whyNot(word, at);
  }

  hover(word: string | null): void {
    this.over = word;
    if (word !== null && word !== this.#clicked) this.#clicked = null;
  }

  look(kind: string, id: string, at: Element, pinned: boolean): void {
    const card = this.catalogue.cards[kind]?.[id];
    if (card === undefined || (!pinned && this.#isBusy())) return;
    clearTimeout(this.#soon);
    const word = this.over;
    const show = () => (this.card = { kind, id, card, word, at, pinned });
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
    const next = this.#path.find((step) => step.ahead)?.word ?? null;
    this.#reset();
    this.#next = next;
    this.#source.play(move);
  }

  /** Another question: reset everything, and choose what was taken up for it. */
  settle(): void {
    const next = this.#next;
    this.#reset();
    const moves = next === null ? NONE : this.moves(next);
    if (moves.length === 1) this.play(moves[0]!.text);
  }

  /** Put a thing down, and what was taken up after it; everything if none is named. */
  release(word?: string): void {
    const at = this.#path.findIndex((step) => step.word === word);
    this.#path = this.#path.slice(0, Math.max(at, 0));
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

  /** A click with these moves: play the one that is meant, or ask for what tells them apart. */
  #take(word: string, at: Element, touching: MoveInfo[]): void {
    const moves = meant(touching);
    if (moves.length === 1) this.play(moves[0]!.text);
    else if (canTellApart(moves, [...this.path, word]))
      this.#hold({ word, moves: touching, ahead: false });
    else this.chooser = { word, at };
  }

  #hold(step: Step): void {
    this.#path = [...this.#path, step];
  }

  #reset(): void {
    this.chooser = null;
    this.#path = [];
    this.#next = null;
    this.#pointed = [];
    this.#stopLooking();
  }

  /** Whether a card would be in the way of what is being done. */
  #isBusy(): boolean {
    const justClicked = this.over !== null && this.over === this.#clicked;
    return justClicked || this.chooser !== null || this.card?.pinned === true;
  }

  /** A pinned card stays until it is closed. */
  #stopLooking(): void {
    clearTimeout(this.#soon);
    if (!this.card?.pinned) this.card = null;
  }
}
