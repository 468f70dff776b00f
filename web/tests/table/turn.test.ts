import { describe, expect, it } from "vitest";
import { lastMove, talkIsAside } from "../../src/table/play/turn";
import { move } from "../helpers/moves";

const END = move("end", { role: "leave" });
const TRADE = move("trade player-2", { role: "negotiation" });
const GIVE = move("give gold", { role: "negotiation" });
const WITHDRAW = move("withdraw", { role: "leave" });

describe("trading", () => {
  it("is a side matter of a turn", () => {
    expect(talkIsAside([TRADE, END])).toBe(true);
    expect(talkIsAside([move("place 3 farm"), TRADE])).toBe(true);
  });

  it("is the matter itself while an offer is made", () => {
    expect(talkIsAside([GIVE, WITHDRAW])).toBe(false);
  });
});

describe("the last move of a turn", () => {
  it("is the end, where nothing is left but to talk", () => {
    expect(lastMove([TRADE, END])).toBe(END);
    expect(lastMove([END])).toBe(END);
  });

  it("is none where something else can be done", () => {
    expect(lastMove([move("place 3 farm"), END])).toBeNull();
    expect(lastMove([move("switch", { role: "free" }), END])).toBeNull();
    expect(lastMove([GIVE, WITHDRAW])).toBeNull();
  });
});
