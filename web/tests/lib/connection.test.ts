import { describe, expect, test, vi } from "vitest";
import { answer, Line, line, open, state, withoutServer } from "../helpers/line";

withoutServer();

/** Time passes, and no attempt to connect succeeds. */
function inVain(seconds: number): void {
  for (let time = 0; time < 10 * seconds; time += 1) {
    if (line().readyState === 0) line().close();
    vi.advanceTimersByTime(100);
  }
}

describe("a connection that breaks", () => {
  test("is tried often at first, and then less", () => {
    open(state(5));
    line().close();
    inVain(5);
    const soon = Line.lines.length;
    expect(soon).toBeGreaterThan(5);
    inVain(55);
    const minute = Line.lines.length;
    expect(minute - soon).toBeGreaterThan(55 / 4.2);
    inVain(60);
    expect(Line.lines.length - minute).toBeLessThan(60 / 5);
  });

  test.each(["online", "focus", "pointerdown"])("is tried at once at '%s'", (event) => {
    open(state(5));
    line().close();
    inVain(30);
    if (line().readyState === 0) line().close();
    const tries = Line.lines.length;
    window.dispatchEvent(new Event(event));
    window.dispatchEvent(new Event(event)); // one attempt at a time
    expect(Line.lines).toHaveLength(tries + 1);
  });

  test("is tried anew if an attempt leads nowhere", () => {
    open(state(5));
    line().close();
    vi.advanceTimersByTime(0);
    expect(Line.lines).toHaveLength(2);
    vi.advanceTimersByTime(11_000);
    expect(Line.lines.length).toBeGreaterThan(2);
    expect(Line.lines[1]!.readyState).toBe(3);
  });

  test("is mentioned only if it lasts", () => {
    const live = open(state(5));
    line().close();
    vi.advanceTimersByTime(300);
    expect(live.away).toBe(false);
    answer(state(5));
    vi.advanceTimersByTime(1_000);
    expect(live.away).toBe(false);
    line().close();
    vi.advanceTimersByTime(400);
    expect(live.away).toBe(true);
    answer(state(5));
    expect(live.away).toBe(false);
  });

  test("is mentioned at once to somebody who wants to do something", () => {
    const live = open(state(5));
    line().close();
    live.undo(0);
    expect(live.away).toBe(true);
    expect(live.busy).toBe(false);
  });
});
