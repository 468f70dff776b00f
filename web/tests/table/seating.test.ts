import { describe, expect, it } from "vitest";
import { move } from "../helpers/moves";
import type { SeatInfo, StateNews, TableInfo } from "../../src/lib/protocol";
import { againWish } from "../../src/table/play/rematch";
import { handTo, ownDecision, whyNoUndo } from "../../src/table/play/seating";
import { NO_VIEW } from "../../src/lib/table/context";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: `P${number}`,
  level: "",
  here: true,
  mine: false,
  substitute: "",
  votes: [],
  overdue: false,
  resigned: false,
  rating: null,
  ...more,
});

const table = (...seats: SeatInfo[]): TableInfo => ({
  id: "t",
  game: "euphoria",
  title: "Euphoria",
  options: { length: "long" },
  pack: "",
  listed: false,
  pace: "live",
  clock: 0,
  status: "running",
  created: 0,
  seats,
  deciding: [],
  since: 0,
  length: 0,
  host: true,
  branch: null,
  outcome: null,
  proposal: null,
});

const state = (eyes: number | null, ...deciding: number[]): StateNews => ({
  is: "state",
  number: 1,
  length: 1,
  eyes,
  view: NO_VIEW,
  decisions: deciding.map((one) => ({
    seat: one,
    asks: "prompt-turn",
    prompt: "",
    moves: one === eyes ? [move("end")] : [],
  })),
  undo: null,
  log_from: 0,
  log: [],
});

const mine = { mine: true };

describe("the curtain", () => {
  const shared = table(seat(0, mine), seat(1, { ...mine, kind: "shared" }), seat(2));

  it("falls when somebody else at this device is asked", () => {
    expect(handTo(shared, state(0, 1), 0)).toBe(1);
    expect(handTo(shared, state(null, 1), null)).toBe(1);
  });
  it("stays up for whoever holds the device, and while others far away decide", () => {
    expect(handTo(shared, state(1, 0, 1), 1)).toBeNull();
    expect(handTo(shared, state(0, 2), 0)).toBeNull();
  });
  it("is not needed for one person alone, nor for a seat that a bot plays", () => {
    expect(handTo(table(seat(0, mine), seat(1)), state(null, 0), null)).toBeNull();
    const away = table(seat(0, mine), seat(1, { ...mine, substitute: "easy" }));
    expect(handTo(away, state(0, 1), 0)).toBeNull();
  });
  it("does not hang over a game that is over", () => {
    expect(handTo({ ...shared, status: "over" }, state(0, 1), 0)).toBeNull();
  });
});

describe("one's own question", () => {
  it("is the one of the eyes that look, with moves", () => {
    expect(ownDecision(state(0, 0, 1), 0)?.seat).toBe(0);
    expect(ownDecision(state(0, 1), 0)).toBeNull();
    expect(ownDecision(state(null, 1), null)).toBeNull();
  });
});

describe("nothing to undo", () => {
  const entry = (by: number) => ({
    at: 0,
    seat: by,
    turn: 1,
    turn_seat: by,
    lines: [],
    name: "",
    signs: [],
  });

  it("has one of three reasons", () => {
    expect(whyNoUndo([], 0, 0).id).toBe("undo-nothing");
    expect(whyNoUndo([entry(1)], 1, 0)).toEqual({ id: "undo-other", seat: 1 });
    expect(whyNoUndo([entry(0)], 1, 0).id).toBe("undo-revealed");
  });
});

describe("the same table again", () => {
  it("keeps own seats and bots, and invites the others", () => {
    const wish = againWish(
      table(
        seat(0, { kind: "bot", level: "easy", name: "Bot" }),
        seat(1, mine),
        seat(2, { ...mine, kind: "shared" }),
        seat(3),
      ),
    );
    expect(wish.seats).toEqual([
      { kind: "bot", name: "Bot", level: "easy" },
      { kind: "person", name: "P1" },
      { kind: "shared", name: "P2" },
      { kind: "invited", name: "" },
    ]);
    expect(wish.options).toEqual({ length: "long" });
  });
});
