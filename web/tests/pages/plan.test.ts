import { describe, expect, test } from "vitest";
import {
  changed,
  countsOf,
  resized,
  seatsFor,
  shuffled,
  usualCount,
  wishOf,
  type PlannedSeat,
} from "../../src/pages/new/plan";
import type { GameInfo } from "../../src/lib/protocol";
import { placed } from "../../src/lib/ui/place";

const game = (fewest: number, most: number) => ({ fewest, most }) as GameInfo;
const kinds = (seats: PlannedSeat[]) => seats.map((seat) => seat.kind).join(" ");

describe("the seats of a new table", () => {
  test("are one's own and two bots, if nobody says otherwise", () => {
    expect(usualCount(game(2, 6))).toBe(3);
    expect(usualCount(game(1, 2))).toBe(2);
    expect(usualCount(game(4, 5))).toBe(4);
    expect(seatsFor("bots", 3)).toEqual([
      { kind: "person", name: "", level: "easy" },
      { kind: "bot", name: "", level: "easy" },
      { kind: "bot", name: "", level: "easy" },
    ]);
    expect(countsOf(game(1, 4))).toEqual([1, 2, 3, 4]);
  });

  test("follow the preset", () => {
    expect(kinds(seatsFor("device", 3))).toBe("person shared shared");
    expect(kinds(seatsFor("friends", 2))).toBe("person invited");
    expect(kinds(seatsFor("bots", 1))).toBe("person");
  });

  test("become more and fewer, and one's own always stays", () => {
    expect(kinds(resized(seatsFor("friends", 2), 4, "friends"))).toBe(
      "person invited invited invited",
    );
    const last = changed(seatsFor("bots", 3), 2, "person");
    expect(kinds(last)).toBe("bot bot person");
    expect(kinds(resized(last, 2, "custom"))).toBe("bot person");
    expect(kinds(resized(last, 1, "custom"))).toBe("person");
  });

  test("change places with one's own", () => {
    const seats = changed(seatsFor("bots", 3), 1, "invited");
    expect(kinds(seats)).toBe("person invited bot");
    expect(kinds(changed(seats, 1, "person"))).toBe("invited person bot");
    expect(changed(seats, 0, "bot")).toBe(seats);
  });

  test("are drawn by lot without losing anybody", () => {
    expect(shuffled([1, 2, 3, 4], () => 0.99)).toEqual([4, 3, 2, 1]);
    expect(shuffled(["a", "b", "c"]).sort()).toEqual(["a", "b", "c"]);
  });

  test("are asked for with names, and with nothing that does not belong to them", () => {
    const seats = [
      ...seatsFor("device", 2),
      ...seatsFor("bots", 2).slice(1),
      ...seatsFor("friends", 2).slice(1),
    ];
    const plan = {
      game: "euphoria",
      seats,
      options: { deck: "first" },
      pack: "",
      listed: false,
      pace: "live" as const,
      clock: 0,
    };
    const wish = wishOf(plan, (seat) => (seat === null ? "Mara" : `Player ${seat + 1}`));
    expect(wish).toEqual({
      ...plan,
      seats: [
        { kind: "person", name: "Mara" },
        { kind: "shared", name: "Player 2" },
        { kind: "bot", level: "easy" },
        { kind: "invited" },
      ],
    });
  });
});

describe("a box beside its anchor", () => {
  const view = { width: 400, height: 300 };
  const size = { width: 100, height: 80 };

  test("stands below it, in the middle", () => {
    const anchor = { left: 180, top: 50, width: 40, height: 20 };
    expect(placed(anchor, size, view)).toEqual({ left: 150, top: 78 });
  });

  test("stands above it where below is no room, and within the window", () => {
    const anchor = { left: 0, top: 250, width: 20, height: 20 };
    expect(placed(anchor, size, view)).toEqual({ left: 6, top: 162 });
  });

  test("stands at a side of what is as high as the window", () => {
    const anchor = { left: 20, top: 10, width: 100, height: 280 };
    expect(placed(anchor, size, view)).toEqual({ left: 128, top: 110 });
    expect(placed({ ...anchor, left: 280 }, size, view)).toEqual({ left: 172, top: 110 });
  });

  test("is in the window even where the anchor fills it", () => {
    const anchor = { left: 0, top: 0, width: 400, height: 300 };
    expect(placed(anchor, size, view)).toEqual({ left: 150, top: 214 });
  });
});
