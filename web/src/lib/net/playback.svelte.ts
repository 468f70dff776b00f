import { untrack } from "svelte";
import { pace, preferences } from "../preferences.svelte";
import type { StateNews } from "../protocol";

/** With more than this waiting, the oldest is shown at once. */
const MOST_BEHIND = 40;

/**
 * Shows states one after the other, at the pace that somebody prefers.
 *
 * Bots decide faster than people can follow. A step that is told in the log stands for a moment
 * before the next one takes its place; one that nobody is told about does not.
 */
export class Playback {
  #waiting = $state.raw<StateNews[]>([]);
  #shownAt = 0;
  #stands = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (state: StateNews) => void;
  readonly #stop: () => void;

  constructor(show: (state: StateNews) => void) {
    this.#show = show;
    document.addEventListener("visibilitychange", this.#advance);
    this.#stop = $effect.root(() => {
      $effect(() => {
        void preferences.speed;
        untrack(() => this.#advance());
      });
    });
  }

  /** How many states have arrived and are not shown yet. */
  get behind(): number {
    return this.#waiting.length;
  }

  /** Show a state when its time has come. */
  add(state: StateNews): void {
    this.#waiting = [...this.#waiting, state];
    this.#advance();
  }

  /** Show everything that waits now. */
  catchUp(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0) this.#next();
  }

  /** Forget what waits. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  close(): void {
    this.#stop();
    this.drop();
    document.removeEventListener("visibilitychange", this.#advance);
  }

  readonly #advance = (): void => {
    clearTimeout(this.#timer);
    while (this.#waiting.length > 0 && (this.#rest() <= 0 || this.#isLate())) this.#next();
    if (this.#waiting.length > 0) this.#timer = setTimeout(this.#advance, this.#rest());
  };

  /** Milliseconds until what is shown has stood long enough. */
  #rest(): number {
    return this.#stands ? this.#shownAt + pace() - Date.now() : 0;
  }

  /** Nobody watches, or there is too much to watch. */
  #isLate(): boolean {
    return document.hidden || this.#waiting.length > MOST_BEHIND;
  }

  #next(): void {
    const [state, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#shownAt = Date.now();
    this.#stands = state!.log.some((entry) => entry.lines.length > 0);
    this.#show(state!);
  }
}
