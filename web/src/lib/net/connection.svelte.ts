import type { FromPage, FromServer } from "../protocol";

const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** How long an attempt to connect may take. */
const ATTEMPT = 10_000;
/** Waits before the first attempts: a server that was restarted is back soon. */
const FIRST_WAITS = [0, 250, 500, 1_000, 2_000];
const WAIT = 4_000;
/** After a minute in vain nobody is in a hurry. */
const LATER = 60_000;
const LATER_WAIT = 12_000;
/** An interruption shorter than this is not mentioned. */
const UNNOTICED = 400;

/** What happens at this end of a connection. */
export interface Ends {
  /** The line is open: say hello. */
  greet(): void;
  hear(news: FromServer): void;
  /** The line is gone; what was sent may or may not have arrived. */
  broke(): void;
}

/** A WebSocket that is opened again whenever it breaks, until it is stopped. */
export class Connection {
  /** The server knows this page and answers. */
  connected = $state(false);
  /** There has been no connection for long enough to say so. */
  away = $state(false);

  readonly #address: URL;
  readonly #ends: Ends;
  #socket: WebSocket | null = null;
  #wanted = false;
  #tries = 0;
  #heard = 0;
  #brokenAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #attempt: ReturnType<typeof setTimeout> | undefined;
  #notice: ReturnType<typeof setTimeout> | undefined;
  readonly #pulse = setInterval(() => this.#beat(), PING_EVERY);

  constructor(path: string, ends: Ends) {
    this.#address = new URL(path, location.href);
    this.#address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    this.#ends = ends;
    window.addEventListener("online", this.#wake);
    window.addEventListener("focus", this.#wake);
    window.addEventListener("pointerdown", this.#hasten);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Connect now, in place of any connection there is. */
  open(): void {
    this.#drop();
    this.#wanted = true;
    this.#tries = 0;
    this.#connect();
  }

  /** Give up the connection, until `open` is called. */
  stop(): void {
    this.#wanted = false;
    this.#drop();
  }

  close(): void {
    this.stop();
    clearInterval(this.#pulse);
    clearTimeout(this.#notice);
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("focus", this.#wake);
    window.removeEventListener("pointerdown", this.#hasten);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  /** The server has answered the greeting. */
  accept(): void {
    clearTimeout(this.#notice);
    this.connected = true;
    this.away = false;
    this.#tries = 0;
  }

  /** Somebody wants to do something without a connection: say so at once. */
  admit(): void {
    this.away = !this.connected;
  }

  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#attempt = setTimeout(() => this.#lost(), ATTEMPT);
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#attempt);
      this.#heard = Date.now();
      this.#ends.greet();
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#ends.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    this.#drop();
    const late = Date.now() - this.#brokenAt > LATER;
    const wait = FIRST_WAITS[this.#tries] ?? (late ? LATER_WAIT : WAIT);
    this.#tries += 1;
    // After a restart everybody reconnects: spread out, with jitter.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#attempt);
    const socket = this.#socket;
    this.#socket = null;
    if (this.connected) {
      this.connected = false;
      this.#brokenAt = Date.now();
      this.#notice = setTimeout(() => this.admit(), UNNOTICED);
    }
    if (socket === null) return;
    socket.close();
    this.#ends.broke();
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.send({ do: "ping" });
  }

  /** The device is back, or somebody looks at the page again. */
  readonly #wake = (): void => {
    if (document.hidden) return;
    this.#hasten();
    this.#beat();
  };

  /** Do not wait any longer. */
  readonly #hasten = (): void => {
    if (this.#wanted && this.#socket === null) this.open();
  };
}
