import { untrack } from "svelte";
import { LastClick, type Click } from "./click.svelte";
import { Connection } from "./connection.svelte";
import { filledIn, retold } from "./log";
import { Playback } from "./playback.svelte";
import { dropKey, keep, kept, secrets, session } from "./storage";
import type {
  Answer,
  FromPage,
  FromServer,
  LogEntry,
  Reasons,
  Refused,
  StateNews,
  TableInfo,
  TableNews,
} from "../protocol";
import { language } from "../i18n/words.svelte";

/**
 * A table as the server tells it, over a connection that mends itself. Everything it exposes is
 * reactive.
 *
 * The view is that of the player's own seat. Where several seats are played on this device, it
 * starts as a spectator's view, until `look` is called for one of them. What others do is shown at
 * the player's pace, so `state` may be older than what has arrived.
 */
export class Live {
  table = $state.raw<TableInfo | null>(null);
  /** The state that is shown; clicks are based on it. */
  state = $state.raw<StateNews | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** Why nothing can be played at the moment, as the server says it; empty if all is well. */
  trouble = $state("");
  /** Whether any message has arrived: before that there is nothing to show. */
  met = $state(false);
  /** The server refuses access: there is no such table, or it is private. */
  barred = $state(false);
  /** The player had a seat while the table was waiting, and somebody else freed it. */
  unseated = $state(false);
  refusal = $state.raw<Refused | null>(null);
  reasons = $state.raw<Reasons | null>(null);
  /** A move was sent and not answered yet. */
  busy = $state(false);
  eyes = $state<number | null>(null);

  readonly #click = new LastClick();
  readonly #connection: Connection;
  readonly #playback = new Playback((state) => this.#show(state));
  #sent = -1;
  /** The next state does not continue what is shown. */
  #leap = true;
  /** News of the end, until the state that it belongs to is shown. */
  #end: TableInfo | null = null;
  #chosen = false;
  #leaving = false;
  readonly #stop: () => void;

  constructor(readonly id: string) {
    keep(id, () => undefined);
    this.eyes = this.#ownEyes();
    this.#connection = new Connection(`/api/tables/${encodeURIComponent(id)}/live`, {
      greet: () => this.#greet(),
      hear: (news) => this.#hear(news),
      broke: () => this.#broke(),
    });
    // The server renders texts, so another language means a new connection.
    this.#stop = $effect.root(() => {
      $effect(() => {
        language();
        untrack(() => {
          this.#playback.drop();
          this.log = [];
          this.reconnect();
        });
      });
    });
  }

  close(): void {
    this.#stop();
    this.#connection.close();
    this.#playback.close();
  }

  get connected(): boolean {
    return this.#connection.connected;
  }

  /** There has been no connection for long enough to say so. */
  get away(): boolean {
    return this.met && this.#connection.away;
  }

  /** How many states have arrived and are not shown yet. */
  get behind(): number {
    return this.#playback.behind;
  }

  /** A click that did not reach the server, or perhaps not; it can be played again or forgotten. */
  get kept(): Click | null {
    return this.busy ? null : this.#click.made;
  }

  /** A click that was kept and is no longer possible. */
  get lapsed(): Click | null {
    return this.#click.lapsed;
  }

  /** Connect again: with another language, with new seat keys, or because somebody is impatient. */
  reconnect(): void {
    this.barred = false;
    if (!this.#chosen) this.eyes = this.#ownEyes();
    this.#connection.open();
  }

  /** Show the newest state now. */
  catchUp(): void {
    this.#playback.catchUp();
  }

  /** The player is about to leave the seat on purpose, or has sat down again. */
  leaving(willingly: boolean): void {
    this.#leaving = willingly;
    this.unseated = false;
  }

  /** Play a move. Without a connection it is kept, to be offered again. */
  play(seat: number, move: string): void {
    if (this.busy || this.state === null) return;
    this.#click.make(this.state, seat, move);
    this.#act((number) => ({ do: "play", seat, number, move }));
  }

  undo(seat: number, steps = 1): void {
    if (this.busy) return;
    this.forget();
    this.#act((number) => ({ do: "undo", seat, number, steps }));
  }

  /** Forget the kept click. */
  forget(): void {
    this.#click.forget();
  }

  /** Why is this not offered? The answer comes in `reasons`. */
  why(seat: number, about: string): void {
    this.reasons = null;
    this.#send({ do: "why", seat, about });
  }

  look(eyes: number | null): void {
    this.#chosen = true;
    this.eyes = eyes;
    this.#playback.drop();
    this.#send({ do: "look", eyes });
  }

  vote(seat: number, absent: number): void {
    this.#send({ do: "vote", seat, absent });
  }

  /** Take a seat back from the bot that stood in. */
  back(seat: number): void {
    this.#send({ do: "return", seat });
  }

  /** Give a seat up for good. */
  resign(seat: number): void {
    this.#send({ do: "resign", seat });
  }

  /** Propose to abandon the game, or answer such a proposal. */
  abandon(seat: number, answer: Answer): void {
    this.#send({ do: "abandon", seat, answer });
  }

  /** Ask for an earlier part of the log, up to but not including `to`. */
  tell(from: number, to: number): void {
    this.#send({ do: "tell", log_from: from, log_to: to });
  }

  /** A refusal or reasons were read. */
  clear(): void {
    this.refusal = null;
    this.reasons = null;
  }

  /** Send an action with the number of the state it is based on; ignored while another is pending. */
  #act(message: (number: number) => FromPage): void {
    if (this.busy || this.state === null) return;
    if (!this.connected) return this.#connection.admit();
    this.#sent = this.state.number;
    this.clear();
    this.busy = this.#send(message(this.#sent));
  }

  #send(message: FromPage): boolean {
    const sent = this.#connection.send(message);
    if (!sent) this.#connection.admit();
    return sent;
  }

  #greet(): void {
    this.#leap = true;
    this.#send({
      do: "hello",
      keys: secrets(this.id),
      session: session()?.token ?? "",
      watch: kept(this.id).watch,
      language: language(),
      eyes: this.eyes,
      // Known entries may have been undone meanwhile: request them all again.
      log_from: this.log[0]?.at ?? -1,
    });
  }

  #hear(news: FromServer): void {
    if (news.is === "pong") return;
    if (news.is === "refused") return this.#refused(news);
    this.met = true;
    this.#connection.accept();
    if (news.is === "table") this.#changed(news);
    else if (news.is === "state") this.#moved(news);
    else if (news.is === "log") this.log = filledIn(this.log, news.log);
    else this.reasons = news;
  }

  #changed({ table, trouble }: TableNews): void {
    this.trouble = trouble;
    const ended = table.status === "over" && this.table?.status === "running";
    if (ended && this.state !== null && this.state.length !== table.length) this.#end = table;
    else this.#seated(table);
  }

  #seated(table: TableInfo): void {
    this.#end = null;
    this.#missSeats(table);
    this.table = table;
    // A seat that moved to another device is no longer viewed here.
    if (this.eyes !== null && !table.seats[this.eyes]?.mine) this.eyes = null;
    // Seats of an account are known to the server alone.
    const own = table.seats.filter((seat) => seat.mine);
    if (!this.#chosen && this.eyes === null && own.length === 1) this.look(own[0]!.seat);
  }

  /** Own seats that were lost while the table was waiting: their keys are void. */
  #missSeats(now: TableInfo | null): void {
    if (this.table?.status !== "waiting") return;
    const lost = this.table.seats.filter((seat) => seat.mine && !now?.seats[seat.seat]?.mine);
    if (lost.length === 0) return;
    this.unseated = !this.#leaving;
    for (const { seat } of lost) dropKey(this.id, seat);
  }

  /** What others do is shown at the player's pace, what the player does at once. */
  #moved(state: StateNews): void {
    const answered = this.busy && state.number > this.#sent;
    if (answered) this.#answered();
    const leap = this.#leap || answered || state.eyes !== this.state?.eyes;
    this.#leap = false;
    this.#playback.add(state);
    if (leap) this.#playback.catchUp();
  }

  #show(state: StateNews): void {
    this.log = retold(this.log, state.log_from, state.log);
    this.state = state;
    if (this.#end?.length === state.length) this.#seated(this.#end);
    if (!this.busy) this.#click.recheck(state, this.log);
  }

  /** What was sent has arrived. */
  #answered(): void {
    this.busy = false;
    this.forget();
  }

  #refused(refusal: Refused): void {
    if (this.busy) this.#answered();
    this.refusal = refusal;
    this.met = true;
    this.#leap ||= refusal.why === "stale";
    if (refusal.why === "table" && !this.connected) {
      this.barred = true;
      this.#missSeats(null);
      this.#connection.stop();
    }
  }

  #broke(): void {
    this.#playback.catchUp();
    this.#end = null;
    this.busy = false;
  }

  #ownEyes(): number | null {
    const own = Object.keys(kept(this.id).seats);
    return own.length === 1 ? Number(own[0]) : null;
  }
}
