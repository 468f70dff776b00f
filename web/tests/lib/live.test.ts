import { flushSync } from "svelte";
import { describe, expect, test, vi } from "vitest";
import { keep, keepKey, secrets } from "../../src/lib/net/storage";
import type { Live } from "../../src/lib/net/live.svelte";
import { filledIn, retold } from "../../src/lib/net/log";
import type { FromServer } from "../../src/lib/protocol";
import { setLanguage } from "../../src/lib/i18n/words.svelte";
import { entry, Line, line, open, state, table, withoutServer } from "../helpers/line";

let live: Live;

function sit(news: FromServer = state(5)) {
  live = open(news);
}

withoutServer();

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
    live.catchUp();
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
    live = open();
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
    live = open();
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
