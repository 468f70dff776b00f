import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keep, keepKey, secrets } from "../../src/lib/net/storage";
import { filledIn, Live, retold } from "../../src/lib/net/live.svelte";
import type { FromServer, LogEntry, StateNews, TableInfo } from "../../src/lib/protocol";
import { setLanguage } from "../../src/lib/i18n/words.svelte";
import { NO_VIEW } from "../../src/lib/table/context";

/** A stand-in for the server's end of the WebSocket. */
class Line {
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

const line = () => Line.lines.at(-1)!;
const entry = (at: number, text = `entry ${at}`): LogEntry => ({
  at,
  seat: 0,
  turn: 1,
  turn_seat: 0,
  lines: [{ text, touched: [] }],
});
const state = (number: number, more: Partial<StateNews> = {}): StateNews => ({
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
const table = (mine: number[]) =>
  ({ id: "t1", seats: [0, 1].map((seat) => ({ seat, mine: mine.includes(seat) })) }) as TableInfo;

let live: Live;

function sit(news: FromServer = state(5)) {
  live = new Live("t1");
  flushSync();
  line().open();
  line().tell(news);
}

beforeEach(() => {
  localStorage.clear();
  Line.lines = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  keep("t1", (kept) => (kept.seats = { 0: "secret" }));
});
afterEach(async () => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await setLanguage("en");
});

describe("a server that cannot store anything", () => {
  test("says why until it can", () => {
    sit({ is: "table", table: table([0]), trouble: "The disk is full." });
    expect(live.trouble).toBe("The disk is full.");
    line().tell({ is: "table", table: table([0]), trouble: "" });
    expect(live.trouble).toBe("");
  });

  test("refuses a move, which can be sent again", () => {
    sit();
    live.play(0, "end");
    line().tell({ is: "refused", why: "storage", text: "The disk is full.", article: "" });
    expect(live.refusal?.text).toBe("The disk is full.");
    expect(live.barred).toBe(false);
    live.play(0, "end");
    expect(line().asked).toHaveLength(2);
  });
});

describe("saying hello", () => {
  test("shows keys and eyes over the line, nothing in the address", () => {
    keep("t1", (kept) => (kept.watch = "look"));
    sit();
    expect(line().url.pathname).toBe("/api/tables/t1/live");
    expect(line().url.href).not.toMatch(/secret|look/);
    expect(line().sent[0]).toEqual({
      do: "hello",
      keys: ["secret"],
      session: "",
      watch: "look",
      language: "en",
      eyes: 0,
      log_from: -1,
    });
  });

  test("with several seats begins with nobody's eyes, behind the curtain", () => {
    keepKey("t1", { seat: 1, secret: "secret" });
    sit();
    expect(line().sent[0]).toMatchObject({ eyes: null });
    live.look(1);
    expect(line().asked).toEqual([{ do: "look", eyes: 1 }]);
    expect(live.eyes).toBe(1);
  });

  test("looks through the seat that only the account has", () => {
    keep("t1", (kept) => (kept.seats = {}));
    sit({ is: "table", table: table([1]), trouble: "" });
    expect(line().asked).toEqual([{ do: "look", eyes: 1 }]);
  });

  test("no longer looks through a seat that went to another device", () => {
    sit({ is: "table", table: table([]), trouble: "" });
    expect(live.eyes).toBeNull();
    live.close();
    sit({ is: "table", table: table([0]), trouble: "" });
    expect(live.eyes).toBe(0);
  });

  test("in another language begins the log anew", async () => {
    sit(state(5, { log_from: 4, log: [entry(4)] }));
    await setLanguage("de");
    flushSync();
    line().open();
    expect(Line.lines).toHaveLength(2);
    expect(line().sent[0]).toMatchObject({ language: "de", log_from: -1 });
    expect(live.log).toEqual([]);
  });
});

describe("the log", () => {
  test("forgets what was undone", () => {
    const known = [entry(1), entry(2), entry(3)];
    expect(retold(known, 2, [entry(2, "anew")])).toEqual([entry(1), entry(2, "anew")]);
    expect(retold(known, 4, [entry(4)])).toHaveLength(4);
  });

  test("takes earlier parts in without doubling", () => {
    expect(filledIn([entry(3)], [entry(1), entry(2), entry(3, "old")])).toEqual([
      entry(1),
      entry(2),
      entry(3),
    ]);
  });

  test("grows with the news, and by asking for earlier parts", () => {
    sit(state(5, { log_from: 4, log: [entry(4)] }));
    line().tell(state(6, { log_from: 5, log: [entry(5)] }));
    live.tell(0, 4);
    expect(line().asked).toEqual([{ do: "tell", log_from: 0, log_to: 4 }]);
    line().tell({ is: "log", log_from: 3, log: [entry(3)] });
    expect(live.log.map((one) => one.at)).toEqual([3, 4, 5]);
  });
});

describe("a click", () => {
  test("carries the number of what was seen", () => {
    sit();
    live.play(0, "place 3 generator");
    expect(line().asked).toEqual([{ do: "play", seat: 0, number: 5, move: "place 3 generator" }]);
  });

  test("before the answer to another is none", () => {
    sit();
    live.play(0, "roll");
    live.play(0, "roll");
    live.undo(0);
    expect(line().asked).toHaveLength(1);
    expect(live.busy).toBe(true);
    line().tell(state(6));
    expect(live.busy).toBe(false);
    live.undo(0, 2);
    expect(line().asked.at(-1)).toEqual({ do: "undo", seat: 0, number: 6, steps: 2 });
  });

  test("still waits when the same state is told again", () => {
    sit();
    live.play(0, "roll");
    line().tell(state(5));
    expect(live.busy).toBe(true);
  });

  test("that is refused says why, until it is read or another is made", () => {
    sit();
    live.play(0, "roll");
    line().tell({ is: "refused", why: "stale", text: "Too late.", article: "" });
    expect(live.busy).toBe(false);
    expect(live.refusal?.text).toBe("Too late.");
    expect(live.barred).toBe(false);
    live.play(0, "roll");
    expect(live.refusal).toBeNull();
  });

  test("goes nowhere before anything is seen, or without a line", () => {
    live = new Live("t1");
    flushSync();
    live.play(0, "roll");
    line().open();
    live.play(0, "roll");
    expect(line().asked).toEqual([]);
    line().tell(state(5));
    line().close();
    live.play(0, "roll");
    expect(live.busy).toBe(false);
  });
});

describe("a line that breaks", () => {
  test("is mended by itself, and what is known is heard again", () => {
    sit(state(5, { log_from: 3, log: [entry(3), entry(4)] }));
    live.play(0, "roll");
    line().close();
    expect(live.connected).toBe(false);
    expect(live.busy).toBe(false);
    expect(live.state?.number).toBe(5);
    vi.advanceTimersByTime(500);
    expect(Line.lines).toHaveLength(2);
    line().open();
    expect(line().sent[0]).toMatchObject({ do: "hello", eyes: 0, log_from: 3 });
    line().tell(state(4, { log_from: 3, log: [entry(3, "anew")] }));
    expect(live.connected).toBe(true);
    expect(live.log).toEqual([entry(3, "anew")]);
  });

  test("is tried less and less often, and at once when the device is back", () => {
    sit();
    line().close();
    for (let time = 0; time < 60; time += 1) {
      vi.advanceTimersByTime(1000);
      if (line().readyState === 0) line().close();
    }
    const tries = Line.lines.length;
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(20);
    window.dispatchEvent(new Event("online"));
    expect(Line.lines).toHaveLength(tries + 1);
  });

  test("in silence is noticed", () => {
    sit();
    vi.advanceTimersByTime(20_000);
    expect(line().asked).toEqual([{ do: "ping" }]);
    line().tell({ is: "pong" });
    vi.advanceTimersByTime(40_000);
    expect(Line.lines).toHaveLength(1);
    vi.advanceTimersByTime(21_000);
    expect(Line.lines).toHaveLength(2);
  });

  test("is left alone after a no for good, and after closing", () => {
    live = new Live("t1");
    flushSync();
    line().open();
    line().tell({ is: "refused", why: "table", text: "There is no such table.", article: "" });
    expect(live.barred).toBe(true);
    expect(live.refusal?.text).toBe("There is no such table.");
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(Line.lines).toHaveLength(1);
    live.reconnect();
    line().open();
    line().tell(state(5));
    expect(live.barred).toBe(false);
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(Line.lines).toHaveLength(2);
  });

  test("that was replaced is no longer listened to", () => {
    sit();
    const old = line();
    live.reconnect();
    line().open();
    old.tell(state(99));
    expect(live.state?.number).toBe(5);
    expect(Line.lines).toHaveLength(2);
  });
});

describe("asking why", () => {
  test("is answered apart from the state", () => {
    sit();
    live.why(0, "generator");
    expect(line().asked).toEqual([{ do: "why", seat: 0, about: "generator" }]);
    const reasons = [{ move: "place 3 generator", text: "It is full.", article: "place.4" }];
    line().tell({ is: "reasons", about: "generator", reasons });
    expect(live.reasons?.reasons).toEqual(reasons);
    live.clear();
    expect(live.reasons).toBeNull();
  });
});

describe("a seat at a table that waits", () => {
  const waiting = (mine: number[]): FromServer => ({
    is: "table",
    table: { ...table(mine), status: "waiting" },
    trouble: "",
  });
  const refused: FromServer = { is: "refused", why: "table", text: "Private.", article: "" };

  test("that somebody else freed is missed, and its key forgotten", () => {
    sit(waiting([0]));
    expect(live.unseated).toBe(false);
    line().tell(waiting([]));
    expect(live.unseated).toBe(true);
    expect(secrets("t1")).toEqual([]);
    live.leaving(false);
    expect(live.unseated).toBe(false);
  });

  test("is missed as well where the table is private", () => {
    sit(waiting([0]));
    live.reconnect();
    line().open();
    line().tell(refused);
    expect([live.barred, live.unseated]).toEqual([true, true]);
  });

  test("is not missed by who stands up", () => {
    sit(waiting([0]));
    live.leaving(true);
    line().tell(waiting([]));
    expect(live.unseated).toBe(false);
  });

  test("is no more than that: in a game, a seat goes to other devices", () => {
    sit({ is: "table", table: { ...table([0]), status: "running" }, trouble: "" });
    line().tell({ is: "table", table: { ...table([]), status: "running" }, trouble: "" });
    expect(live.unseated).toBe(false);
    expect(secrets("t1")).toEqual(["secret"]);
  });
});
