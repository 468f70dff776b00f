import { untrack } from "svelte";
import { dropKey, keep, kept, secrets, session } from "./storage";
import type {
  FromPage,
  FromServer,
  LogEntry,
  Reasons,
  Refused,
  StateNews,
  TableInfo,
} from "../protocol";
import { language } from "../i18n/words.svelte";

const PING_EVERY = 20_000;
const SILENCE = 45_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;

/** The log with new entries, which replace everything from `from` on. */
export function retold(known: LogEntry[], from: number, news: LogEntry[]): LogEntry[] {
  return [...known.filter((entry) => entry.at < from), ...news];
}

/** The log with earlier entries added; known entries stay. */
export function filledIn(known: LogEntry[], earlier: LogEntry[]): LogEntry[] {
  const have = new Set(known.map((entry) => entry.at));
  const fresh = earlier.filter((entry) => !have.has(entry.at));
  return [...fresh, ...known].sort((one, other) => one.at - other.at);
}

/**
 * A live connection to a table that reconnects by itself. Everything it exposes is reactive.
 *
 * The view is that of the player's own seat. Where several seats are played on this device, it
 * starts as a spectator's view, until `look` is called for one of them.
 */
export class Live {
  table = $state.raw<TableInfo | null>(null);
  state = $state.raw<StateNews | null>(null);
  log = $state.raw<LogEntry[]>([]);
  connected = $state(false);
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

  #socket: WebSocket | null = null;
  #sent = -1;
  #tries = 0;
  #heard = 0;
  #closed = false;
  #chosen = false;
  #leaving = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #stop: () => void;

  constructor(readonly id: string) {
    keep(id, () => undefined);
    this.eyes = this.#ownEyes();
    // The server renders texts, so another language means a new connection.
    this.#stop = $effect.root(() => {
      $effect(() => {
        language();
        untrack(() => {
          this.log = [];
          this.reconnect();
        });
      });
    });
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  /** Connect again: with another language or with new seat keys. */
  reconnect(): void {
    this.#drop();
    this.#tries = 0;
    this.barred = false;
    if (!this.#chosen) this.eyes = this.#ownEyes();
    this.#connect();
  }

  /** The player is about to leave the seat on purpose, or has sat down again. */
  leaving(willingly: boolean): void {
    this.#leaving = willingly;
    this.unseated = false;
  }

  play(seat: number, move: string): void {
    this.#act((number) => ({ do: "play", seat, number, move }));
  }

  undo(seat: number, steps = 1): void {
    this.#act((number) => ({ do: "undo", seat, number, steps }));
  }

  /** Why is this not offered? The answer comes in `reasons`. */
  why(seat: number, about: string): void {
    this.reasons = null;
    this.#send({ do: "why", seat, about });
  }

  look(eyes: number | null): void {
    this.#chosen = true;
    this.eyes = eyes;
    this.#send({ do: "look", eyes });
  }

  vote(seat: number, absent: number): void {
    this.#send({ do: "vote", seat, absent });
  }

  /** Take a seat back from the bot that stood in. */
  back(seat: number): void {
    this.#send({ do: "return", seat });
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
    if (this.busy || this.state === null || !this.connected) return;
    this.#sent = this.state.number;
    this.refusal = null;
    this.reasons = null;
    this.busy = this.#send(message(this.#sent));
  }

  #connect(): void {
    const address = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #greet(): void {
    this.#heard = Date.now();
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
    this.#heard = Date.now();
    if (news.is === "pong") return;
    if (news.is === "refused") return this.#refused(news);
    this.connected = this.met = true;
    this.#tries = 0;
    if (news.is === "table") this.#seated(news.table, news.trouble);
    else if (news.is === "state") this.#moved(news);
    else if (news.is === "log") this.log = filledIn(this.log, news.log);
    else this.reasons = news;
  }

  #seated(table: TableInfo, trouble: string): void {
    this.trouble = trouble;
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

  #moved(state: StateNews): void {
    if (state.number > this.#sent) this.busy = false;
    this.log = retold(this.log, state.log_from, state.log);
    this.state = state;
  }

  #refused(refusal: Refused): void {
    this.busy = false;
    this.refusal = refusal;
    this.met = true;
    if (refusal.why === "table" && !this.connected) {
      this.barred = true;
      this.#missSeats(null);
      this.#drop();
    }
  }

  #send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.#send({ do: "ping" });
  }

  #lost(): void {
    this.#drop();
    if (this.#closed || this.barred) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    // After a restart everybody reconnects: spread out, with jitter.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    this.connected = false;
    this.busy = false;
    socket?.close();
  }

  readonly #wake = (): void => {
    if (this.#closed || this.barred || document.hidden) return;
    if (this.#socket === null) this.reconnect();
    else this.#beat();
  };

  #ownEyes(): number | null {
    const own = Object.keys(kept(this.id).seats);
    return own.length === 1 ? Number(own[0]) : null;
  }
}
