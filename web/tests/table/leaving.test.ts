import { describe, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../src/lib/protocol";
import { isAbandoned, players, undecided, waysOut } from "../../src/table/play/leaving";

const person = (seat: number, more: Partial<SeatInfo> = {}) =>
  ({ seat, kind: "person", substitute: "", mine: seat === 0, ...more }) as SeatInfo;
const bot = (seat: number) => person(seat, { kind: "bot" });
const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}) =>
  ({ status: "running", seats, outcome: null, proposal: null, ...more }) as TableInfo;

describe("leaving a game", () => {
  test("is up to those who play themselves", () => {
    const away = person(2, { substitute: "steady" });
    const gone = person(3, { substitute: "steady", resigned: true });
    const at = table([person(0), person(1, { kind: "shared" }), away, gone, bot(4)]);
    expect(players(at).map((seat) => seat.seat)).toEqual([0, 1]);
    const proposal = { seat: 1, agreed: [1] };
    expect(undecided({ ...at, proposal }).map((seat) => seat.seat)).toEqual([0]);
    expect(undecided({ ...at, proposal: { seat: 1, agreed: [0, 1] } })).toEqual([]);
  });

  test("can be done in two ways with others, in one way alone", () => {
    expect(waysOut(table([person(0), person(1), bot(2)]))).toEqual(["resign", "abandon"]);
    expect(waysOut(table([person(0), bot(1)]))).toEqual(["abandon"]);
    expect(waysOut(table([person(0)]))).toEqual(["abandon"]);
  });

  test("is not offered to spectators, nor before or after the game", () => {
    expect(waysOut(table([person(1), person(2)]))).toEqual([]);
    for (const status of ["waiting", "over"] as const)
      expect(waysOut(table([person(0), person(1)], { status }))).toEqual([]);
  });

  test("ends it without a result", () => {
    expect(isAbandoned(table([]))).toBe(false);
    expect(isAbandoned(table([], { status: "over" }))).toBe(true);
    const outcome = { seats: [], reason: "" };
    expect(isAbandoned(table([], { status: "over", outcome }))).toBe(false);
  });
});
