import { flushSync } from "svelte";
import { afterEach, beforeEach, vi } from "vitest";
import { keep } from "../../src/lib/net/storage";
import { Live } from "../../src/lib/net/live.svelte";
import { setLanguage } from "../../src/lib/i18n/words.svelte";
import { NO_VIEW } from "../../src/lib/table/context";
import type { FromServer, LogEntry, StateNews, TableInfo } from "../../src/lib/protocol";

/** A stand-in for the server's end of the WebSocket. */
export class Line {
  static lines: Line[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly url: URL) {
    Line.lines.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(news: FromServer) {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
  get asked() {
    return this.sent.filter((message) => message["do"] !== "hello");
  }
}

/** The connection that was opened last. */
export const line = () => Line.lines.at(-1)!;
export const entry = (at: number, text = `entry ${at}`): LogEntry => ({
  at,
  seat: 0,
  turn: 1,
  turn_seat: 0,
  lines: [{ text, touched: [] }],
  name: "",
  signs: [],
});
export const state = (number: number, more: Partial<StateNews> = {}): StateNews => ({
  is: "state",
  number,
  length: number,
  eyes: 0,
  view: NO_VIEW,
  decisions: [],
  undo: null,
  log_from: number,
  log: [],
  ...more,
});
export const table = (mine: number[]) =>
  ({ id: "t1", seats: [0, 1].map((seat) => ({ seat, mine: mine.includes(seat) })) }) as TableInfo;

let opened: Live[] = [];

/** Open a table; the server is reached with the first news. */
export function open(news?: FromServer): Live {
  const live = new Live("t1");
  opened.push(live);
  flushSync();
  if (news) answer(news);
  return live;
}

/** The server takes the connection that was opened last, and tells something. */
export function answer(news: FromServer): void {
  line().open();
  line().tell(news);
}

/** In every test: time stands still, and connections lead to the stand-in. */
export function withoutServer(): void {
  beforeEach(() => {
    localStorage.clear();
    Line.lines = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Line);
    keep("t1", (kept) => (kept.seats = { 0: "secret" }));
  });
  afterEach(async () => {
    for (const live of opened) live.close();
    opened = [];
    vi.useRealTimers();
    vi.unstubAllGlobals();
    await setLanguage("en");
  });
}
