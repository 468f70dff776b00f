import { untrack } from "svelte";
import { Live } from "../../lib/net/live.svelte";
import { explain } from "../../lib/net/problems";
import type { MoveInfo, StateNews } from "../../lib/protocol";
import { anyView, type Catalogue, type Seat } from "../../lib/table/context";
import { markOf } from "../../lib/ui/marks";
import { language, say } from "../../lib/i18n/words.svelte";
import { hasPage, loadGame, type GamePage } from "../../games/game";
import { fresh, since, touchedBy } from "../log/entries";
import { Scene, type Source } from "../scene/scene.svelte";
import { asked, handTo, ownDecision, ownSeats, whyNoUndo } from "./seating";

/** A running game in this browser: the connection, the game's components and what is shown. */
export class Session {
  readonly live: Live;
  readonly scene: Scene;
  game = $state.raw<GamePage | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  /** Why the game cannot be shown, if it cannot. */
  failure = $state("");
  /** What the player asked a reason for: a thing without moves, or a typed command. */
  asked = $state.raw<{ about: string; at: Element | null } | null>(null);
  /** A move that waits for confirmation. */
  doubtful = $state.raw<MoveInfo | null>(null);
  /** The newest sentence of the log. */
  news = $state("");
  /** Reduced motion: nothing flashes. */
  still = false;
  /** Shows the rules, at an article if one is named. */
  openRules: (words: string) => void = () => undefined;

  #seen = -1;
  /** The previous player on this device can still undo, as long as nothing else happens. */
  #regret = $state.raw<{ seat: number; number: number } | null>(null);
  #shownAt = "";

  readonly table = $derived.by(() => this.live.table);
  readonly state = $derived.by(() => this.live.state);
  readonly eyes = $derived.by(() => this.state?.eyes ?? null);
  readonly seats: Seat[] = $derived.by(() =>
    (this.table?.seats ?? []).map((seat) => ({ ...seat, mark: markOf(seat.seat) })),
  );
  readonly own = $derived.by(() => (this.table ? ownSeats(this.table) : []));
  /** The seat that the device must be handed to. */
  readonly curtain = $derived.by(() =>
    this.table && this.state ? handTo(this.table, this.state, this.live.eyes) : null,
  );
  readonly decision = $derived.by(() =>
    this.state && this.live.eyes === this.eyes ? ownDecision(this.state, this.eyes) : null,
  );
  readonly deciding = $derived.by(() => (this.state?.decisions ?? []).map((one) => one.seat));
  readonly myTurn = $derived.by(
    () => !!this.table && !!this.state && asked(this.table, this.state).length > 0,
  );
  readonly undo = $derived.by(() => {
    // While others' moves are still being shown, the server knows that the game has moved on.
    const undo = this.live.behind > 0 ? null : (this.state?.undo ?? null);
    return undo !== null && undo.seat === this.eyes ? undo : null;
  });
  readonly whyNoUndo = $derived.by(() => {
    if (this.eyes === null || !this.state) return "";
    const { id, seat } = whyNoUndo(this.live.log, this.state.length, this.eyes);
    return say(id, { name: this.nameOf(seat) });
  });
  /** The seat that can still undo while the device is handed on. */
  readonly regretting = $derived.by(() =>
    this.#regret?.number === this.state?.number ? (this.#regret?.seat ?? null) : null,
  );
  readonly missed = $derived.by(() => (this.eyes === null ? [] : since(this.live.log, this.eyes)));

  constructor(id: string) {
    this.live = new Live(id);
    this.scene = new Scene(this.#source());
    $effect(() => this.#load());
    $effect(() => {
      if (this.state !== null) untrack(() => this.#hear(this.state!));
    });
    $effect(() => {
      if (this.curtain !== null) untrack(() => this.#cover());
    });
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name || say("seat-unnamed", { mark: markOf(seat) });
  }

  /** Play a move; one that looks like a mistake only after confirmation. */
  play(move: string): void {
    const offer = this.decision?.moves.find((one) => one.text === move);
    if (offer !== undefined && offer.doubt !== "") this.doubtful = offer;
    else this.confirm(move);
  }

  /** Play a move without asking. */
  confirm(move: string): void {
    this.doubtful = null;
    if (!this.decision) return;
    this.asked = null;
    this.live.play(this.decision.seat, move);
  }

  takeBack(steps = 1): void {
    if (this.undo) this.live.undo(this.undo.seat, steps);
  }

  why(about: string, at: Element | null): void {
    if (this.decision === null) return;
    // Without a connection there is no answer to wait for.
    if (this.live.connected) this.asked = { about, at };
    this.live.why(this.decision.seat, about);
  }

  /** View the table as another seat; the log of the former one is dropped. */
  look(eyes: number | null): void {
    this.scene.settle();
    this.asked = null;
    this.#seen = -1;
    this.news = "";
    this.live.log = [];
    this.live.look(eyes);
  }

  close(): void {
    this.live.close();
  }

  /** The game's own part of the page and its words, in the page's language. */
  #load(): void {
    const table = this.table;
    if (table === null) return;
    const wanted = `${table.game} ${table.pack} ${language()}`;
    if (wanted === this.#shownAt) return;
    this.#shownAt = wanted;
    if (!hasPage(table.game)) {
      this.failure = say("no-page-for-game", { game: table.title });
      return;
    }
    loadGame(table.game, table.pack).then(
      ({ page, catalogue }) => {
        this.game = page;
        this.catalogue = catalogue;
        this.failure = "";
      },
      (error: unknown) => {
        this.#shownAt = "";
        this.failure = explain(error);
      },
    );
  }

  /** Show what is new: the latest sentence, and a flash on what others touched. */
  #hear(state: StateNews): void {
    const entries = fresh(this.live.log, this.#seen);
    if (this.#seen >= 0) {
      const theirs = entries.filter((entry) => entry.seat !== state.eyes);
      if (theirs.length > 0 && !this.still) this.scene.flash(touchedBy(theirs));
    }
    this.news = entries.at(-1)?.lines.at(-1)?.text ?? this.news;
    this.#seen = state.length - 1;
    this.scene.settle();
  }

  /** Hide all secrets before the device changes hands. */
  #cover(): void {
    if (this.live.eyes === null) return;
    const undo = this.undo;
    this.#regret = undo && this.state ? { seat: undo.seat, number: this.state.number } : null;
    this.look(null);
  }

  #source(): Source {
    const session = this;
    return {
      get view() {
        return anyView(session.state?.view);
      },
      get catalogue() {
        return session.catalogue!;
      },
      get seats() {
        return session.seats;
      },
      get eyes() {
        return session.eyes;
      },
      get signs() {
        return session.game!.signs;
      },
      get offered() {
        return session.decision?.moves ?? [];
      },
      play: (move) => session.play(move),
      whyNot: (word, at) => session.#whyNot(word, at),
    };
  }

  /** Show the reason to a player who must decide, the card to everybody else. */
  #whyNot(word: string, at: Element): void {
    const card = this.scene.cardOf(word);
    if (this.decision !== null) this.why(word, at);
    else if (card) this.scene.look(card.kind, card.id, at, true);
  }
}
