import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Live } from "../../src/lib/net/live.svelte";
import { preferences } from "../../src/lib/preferences.svelte";
import type { StateNews, TableInfo } from "../../src/lib/protocol";
import { answer, entry, line, open, state, table, withoutServer } from "../helpers/line";

withoutServer();
beforeEach(() => {
  preferences.speed = "slow";
});

/** A state that tells what the decision before it led to. */
const step = (number: number, more: Partial<StateNews> = {}) =>
  state(number, { log_from: number - 1, log: [{ ...entry(number - 1), seat: 1 }], ...more });
const tell = (...numbers: number[]) => numbers.forEach((number) => line().tell(step(number)));
const shown = (live: Live) => [live.state?.number, live.log.length, live.behind];

function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("what others do", () => {
  test("is shown step by step, in order", () => {
    const live = open(step(5));
    tell(6, 7);
    expect(shown(live)).toEqual([5, 1, 2]);
    vi.advanceTimersByTime(2_000);
    expect(shown(live)).toEqual([6, 2, 1]);
    vi.advanceTimersByTime(1_000);
    expect(shown(live)).toEqual([6, 2, 1]);
    vi.advanceTimersByTime(1_000);
    expect(shown(live)).toEqual([7, 3, 0]);
  });

  test("is shown when it comes, if what is shown has stood long enough", () => {
    const live = open(step(5));
    vi.advanceTimersByTime(5_000);
    tell(6);
    expect(shown(live)).toEqual([6, 2, 0]);
  });

  test("does not stand if nobody is told about it", () => {
    const live = open(step(5));
    line().tell(step(6, { log: [{ ...entry(5), lines: [] }] }));
    tell(7);
    vi.advanceTimersByTime(2_000);
    expect(live.state?.number).toBe(7);
  });

  test("is shown as it comes, if somebody wants that", () => {
    const live = open(step(5));
    tell(6, 7);
    preferences.speed = "at-once";
    flushSync();
    expect(shown(live)).toEqual([7, 3, 0]);
    tell(8);
    expect(shown(live)).toEqual([8, 4, 0]);
  });

  test("can be skipped", () => {
    const live = open(step(5));
    tell(6, 7);
    live.catchUp();
    expect(shown(live)).toEqual([7, 3, 0]);
    vi.advanceTimersByTime(5_000);
    expect(shown(live)).toEqual([7, 3, 0]);
  });

  test("does not wait while nobody looks", () => {
    const live = open(step(5));
    tell(6, 7);
    hide(true);
    expect(shown(live)).toEqual([7, 3, 0]);
    tell(8, 9);
    expect(shown(live)).toEqual([9, 5, 0]);
    hide(false);
  });

  test("does not fall behind without end", () => {
    const live = open(step(5));
    for (let number = 6; number < 106; number += 1) tell(number);
    expect(live.behind).toBe(40);
    expect(live.state?.number).toBe(65);
  });
});

describe("while others' steps are shown", () => {
  test("a click carries the number of what is shown, and its answer comes at once", () => {
    const live = open(step(5));
    tell(6);
    live.play(0, "keep lee");
    expect(line().asked).toEqual([{ do: "play", seat: 0, number: 5, move: "keep lee" }]);
    tell(7);
    expect(live.busy).toBe(false);
    expect(shown(live)).toEqual([7, 3, 0]);
  });

  test("a click that comes too late leads to the present", () => {
    const live = open(step(5));
    tell(6);
    live.play(0, "roll");
    line().tell({ is: "refused", why: "stale", text: "Too late.", article: "" });
    tell(7);
    expect(live.refusal?.why).toBe("stale");
    expect(shown(live)).toEqual([7, 3, 0]);
  });

  test("other eyes see the present", () => {
    const live = open(step(5));
    tell(6);
    live.look(1);
    expect(live.behind).toBe(0);
    line().tell(step(6, { eyes: 1 }));
    expect(live.state?.eyes).toBe(1);
  });

  test("a new connection begins with the present", () => {
    const live = open(step(5));
    tell(6, 7);
    line().close();
    vi.advanceTimersByTime(300);
    answer(step(9, { log_from: 4, log: [entry(4), entry(8)] }));
    expect(shown(live)).toEqual([9, 2, 0]);
  });

  test("the end is not told before it is seen", () => {
    const at = (status: TableInfo["status"], length: number) =>
      line().tell({ is: "table", table: { ...table([0]), status, length }, trouble: "" });
    const live = open(step(5));
    at("running", 5);
    tell(6);
    at("over", 7);
    tell(7);
    expect(live.table?.status).toBe("running");
    vi.advanceTimersByTime(2_000);
    expect(live.table?.status).toBe("running");
    vi.advanceTimersByTime(2_000);
    expect(live.table?.status).toBe("over");
  });
});
