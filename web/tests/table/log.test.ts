import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../src/lib/protocol";
import { byTurns, fresh, since, touchedBy } from "../../src/table/log/entries";

const entry = (at: number, seat: number, turn: number, ...lines: string[]): LogEntry => ({
  at,
  seat,
  turn,
  turn_seat: turn === 0 ? null : seat,
  lines: lines.map((text) => ({ text, touched: text.split(" ") })),
  name: "",
  signs: [],
});

const LOG = [
  entry(0, 0, 0, "keep"),
  entry(1, 1, 0),
  entry(2, 0, 1, "farm gold"),
  entry(3, 0, 1, "farm"),
  entry(4, 1, 2, "tunnel"),
  entry(5, 1, 2),
  entry(6, 0, 3, "market"),
];

describe("the log", () => {
  it("is told turn by turn, without entries that say nothing", () => {
    const turns = byTurns(LOG);
    expect(turns.map((turn) => [turn.turn, turn.seat, turn.entries.length])).toEqual([
      [0, null, 1],
      [1, 0, 2],
      [2, 1, 1],
      [3, 0, 1],
    ]);
  });
  it("knows what happened since a seat's last decision", () => {
    expect(since(LOG, 1).map((one) => one.at)).toEqual([6]);
    expect(since(LOG, 0)).toEqual([]);
    expect(since(LOG, 2)).toHaveLength(5);
  });
  it("knows what is new, and what it is about", () => {
    expect(fresh(LOG, 3).map((one) => one.at)).toEqual([4, 6]);
    expect(touchedBy(LOG.slice(2, 4))).toEqual(["farm", "gold"]);
  });
});
