import { describe, expect, test } from "vitest";
import { costOf, mine, ownList } from "../../src/pages/lobby/own";
import { standing } from "../../src/pages/parts/status";
import type { SeatInfo, TableInfo } from "../../src/lib/protocol";

const table = (id: string, own: number[], more: Partial<TableInfo> = {}) => {
  const seats = [0, 1, 2].map(
    (seat) =>
      ({
        seat,
        kind: "person",
        name: `P${seat}`,
        substitute: "",
        mine: own.includes(seat),
      }) as SeatInfo,
  );
  const usual = { id, status: "running", seats, deciding: [2], outcome: null, proposal: null };
  return { ...usual, ...more } as TableInfo;
};
const ids = (tables: TableInfo[]) => tables.map((one) => one.id).join(" ");

describe("one's own tables", () => {
  test("come in the order in which they wait for the player, each once", () => {
    const tables = [
      table("over", [0], { status: "over" }),
      table("waiting", [0], { status: "waiting" }),
      table("theirs", [0]),
      table("mine", [0], { deciding: [0] }),
      table("asked", [0], { proposal: { seat: 1, agreed: [1] } }),
    ];
    const again = [table("mine", []), table("elsewhere", [1])];
    expect(ids(ownList(tables, again))).toBe("mine asked elsewhere theirs waiting over");
    const seen = ownList(tables, again).find((one) => one.id === "mine");
    expect(mine(seen)).toEqual([0]);
  });

  test("say what is asked of the player, and how they ended", () => {
    const proposal = { seat: 1, agreed: [1] };
    expect(standing(table("t", [0], { proposal }))).toEqual({
      text: "P1 proposes to abandon the game",
      mine: true,
    });
    expect(standing(table("t", [1], { proposal })).mine).toBe(false);
    expect(standing(table("t", [0], { status: "over" })).text).toBe("The game was abandoned");
  });
});

describe("removing a table from the list", () => {
  test("costs nothing once it is over, or for who only watched", () => {
    expect(costOf(table("t", [0], { status: "over" }), [])).toBe("nothing");
    expect(costOf(table("t", []), [])).toBe("nothing");
  });

  test("frees the place at a table that still waits", () => {
    expect(costOf(table("t", [0], { status: "waiting" }), [])).toBe("place");
  });

  test("costs the seat, unless it belongs to the account", () => {
    const [one, two] = [table("t", [0]), table("t", [0, 1])];
    expect(costOf(one, [])).toBe("seat");
    expect(costOf(one, [table("other", [0])])).toBe("seat");
    expect(costOf(one, [table("t", [0])])).toBe("entry");
    expect(costOf(two, [table("t", [0])])).toBe("seat");
  });
});
