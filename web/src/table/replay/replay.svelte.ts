import { untrack } from "svelte";
import { course, moment, table } from "../../lib/net/api";
import { explain } from "../../lib/net/problems";
import type { Course, LogEntry, Moment, TableInfo } from "../../lib/protocol";
import { cover } from "../../lib/router.svelte";
import { anyView, type Catalogue, type Seat } from "../../lib/table/context";
import { markOf } from "../../lib/ui/marks";
import { language, say } from "../../lib/i18n/words.svelte";
import { hasPage, loadGame, type GamePage } from "../../games/game";
import { touchedBy } from "../log/entries";
import { Scene, type Source } from "../scene/scene.svelte";
import { stepTo, within, type Stride } from "./steps";

const BEAT = 1200;
const SETTLED = 300;
/** How many decisions before the current one the log includes. */
const BEFORE = 12;

/** A replay of a game, at one of its decisions, as seen by one seat. */
export class Replay {
  readonly scene: Scene;
  info = $state.raw<TableInfo | null>(null);
  course = $state.raw<Course | null>(null);
  game = $state.raw<GamePage | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  moment = $state.raw<Moment | null>(null);
  failure = $state("");
  at = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  still = false;

  #known = new Map<string, Moment>();
  /** Counts what was fetched, to trigger what is derived from it. */
  #told = $state(0);
  #settle: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  readonly seats: Seat[] = $derived.by(() =>
    (this.info?.seats ?? []).map((seat) => ({ ...seat, mark: markOf(seat.seat) })),
  );
  /** The seats whose view can be chosen: all once the game is over, own seats before. */
  readonly lenders = $derived.by(() =>
    this.seats.filter((seat) => this.info?.status === "over" || seat.mine),
  );
  /** The log up to here, as far as it is known without a gap. */
  readonly log = $derived.by((): LogEntry[] => {
    void this.#told;
    const told: LogEntry[][] = [];
    for (let at = this.at; at >= 0; at--) {
      const known = this.#known.get(this.#key(at));
      if (known === undefined) break;
      told.unshift(known.log);
    }
    return told.flat();
  });

  constructor(readonly id: string) {
    this.scene = new Scene(this.#source());
    $effect(() => {
      language();
      untrack(() => void this.#load());
    });
    $effect(() => {
      const key = this.#key(this.at);
      if (this.course !== null) untrack(() => void this.#show(key));
    });
    $effect(() => {
      if (!this.playing) return;
      const beat = setInterval(() => this.#beat(), BEAT);
      return () => clearInterval(beat);
    });
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name || say("seat-unnamed", { mark: markOf(seat) });
  }

  /** The address of this moment. */
  path(): string {
    const eyes = this.eyes === null ? "" : `?eyes=${this.eyes}`;
    return `/replay/${this.id}/${this.at}${eyes}`;
  }

  /** Start at an address. */
  enter(at: number, eyes: number | null): void {
    this.at = this.course ? within(this.course, at) : at;
    this.eyes = eyes;
  }

  jump(at: number): void {
    if (this.course) this.at = within(this.course, at);
    this.#keepAddress();
  }

  step(stride: Stride, by: 1 | -1): void {
    if (this.course) this.jump(stepTo(this.course, this.at, stride, by));
  }

  lookAs(eyes: number | null): void {
    this.eyes = eyes;
    this.#keepAddress();
  }

  close(): void {
    clearTimeout(this.#settle);
    clearTimeout(this.#soon);
    this.playing = false;
  }

  #beat(): void {
    if (this.course && this.at < this.course.length) this.step("decision", 1);
    else this.playing = false;
  }

  /** Update the address bar, debounced. */
  #keepAddress(): void {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => cover(this.path()), SETTLED);
  }

  #key(at: number): string {
    return `${at} ${this.eyes} ${language()}`;
  }

  async #load(): Promise<void> {
    try {
      const info = await table(this.id);
      if (!hasPage(info.game)) throw new Error(say("no-page-for-game", { game: info.title }));
      const [{ page, catalogue }, found] = await Promise.all([
        loadGame(info.game, info.pack),
        course(this.id),
      ]);
      this.info = info;
      this.game = page;
      this.catalogue = catalogue;
      this.at = within(found, this.at);
      this.course = found;
      this.failure = "";
    } catch (error) {
      this.failure = explain(error);
    }
  }

  /** Fetch and show a moment; when scrubbing fast, only the last one. */
  async #show(key: string): Promise<void> {
    try {
      const found = await this.#fetched(this.at);
      if (key !== this.#key(this.at)) return;
      this.moment = found;
      this.failure = "";
      this.scene.settle();
      if (!this.still) this.scene.flash(touchedBy(found.log));
      clearTimeout(this.#soon);
      this.#soon = setTimeout(() => void this.#around(key), SETTLED);
    } catch (error) {
      if (key === this.#key(this.at)) this.failure = explain(error);
    }
  }

  /** Prefetch: the next step, and the previous ones for the log. */
  async #around(key: string): Promise<void> {
    const at = this.at;
    const wanted = [at + 1, ...Array.from({ length: BEFORE }, (_, i) => at - 1 - i)];
    try {
      for (const one of wanted) {
        if (key !== this.#key(this.at)) return;
        if (one >= 0 && one <= (this.course?.length ?? 0)) await this.#fetched(one);
      }
    } catch {
      // Prefetching may fail silently.
    }
  }

  async #fetched(at: number): Promise<Moment> {
    const key = this.#key(at);
    const found = this.#known.get(key) ?? (await moment(this.id, at, this.eyes));
    this.#known.set(key, found);
    this.#told += 1;
    return found;
  }

  #source(): Source {
    const replay = this;
    return {
      get view() {
        return anyView(replay.moment?.view);
      },
      get catalogue() {
        return replay.catalogue!;
      },
      get seats() {
        return replay.seats;
      },
      get eyes() {
        return replay.moment?.eyes ?? null;
      },
      get signs() {
        return replay.game!.signs;
      },
      offered: [],
      play: () => undefined,
      whyNot: (word, at) => {
        const card = replay.scene.cardOf(word);
        if (card) replay.scene.look(card.kind, card.id, at, true);
      },
    };
  }
}
