import { describe, expect, test, vi } from "vitest";
import type { DecisionInfo } from "../../src/lib/protocol";
import { answer, entry, line, open, state, withoutServer } from "../helpers/line";
import { move } from "../helpers/moves";

withoutServer();

const asked = (...moves: string[]): { decisions: DecisionInfo[] } => ({
  decisions: [{ seat: 0, asks: "prompt-turn", prompt: "", moves: moves.map((one) => move(one)) }],
});
const back = (...news: Parameters<typeof state>) => {
  vi.advanceTimersByTime(300);
  answer(state(...news));
};

describe("a click without a connection", () => {
  test("is kept, and offered again if it is still possible", () => {
    const live = open(state(5, asked("roll", "end")));
    line().close();
    live.play(0, "roll");
    live.play(0, "end");
    expect(live.kept?.move.text).toBe("end");
    expect(live.away).toBe(true);
    back(5, asked("roll", "end"));
    expect(line().asked).toEqual([]);
    expect(live.kept?.move.text).toBe("end");
    live.play(live.kept!.seat, live.kept!.move.text);
    expect(line().asked).toEqual([{ do: "play", seat: 0, number: 5, move: "end" }]);
    expect(live.kept).toBeNull();
    line().tell(state(6));
    expect(live.kept).toBeNull();
  });

  test("is forgotten on request, or for another", () => {
    const live = open(state(5, asked("roll", "end")));
    line().close();
    live.play(0, "end");
    back(5, asked("roll", "end"));
    live.forget();
    expect(live.kept).toBeNull();
    live.play(0, "roll");
    expect(line().asked).toEqual([{ do: "play", seat: 0, number: 5, move: "roll" }]);
  });

  test("lapses if it is no longer possible", () => {
    const live = open(state(5, asked("roll", "end")));
    line().close();
    live.play(0, "end");
    back(4, asked("roll"));
    expect(live.kept).toBeNull();
    expect(live.lapsed?.move.text).toBe("end");
    live.forget();
    expect(live.lapsed).toBeNull();
  });
});

describe("a click whose answer was lost", () => {
  test("is offered again if it did not arrive", () => {
    const live = open(state(5, asked("roll")));
    live.play(0, "roll");
    expect(live.kept).toBeNull();
    line().close();
    back(5, asked("roll"));
    expect(live.kept?.move.text).toBe("roll");
  });

  test("is not if it arrived, even if the same move is possible again", () => {
    const live = open(state(5, asked("roll")));
    live.play(0, "roll");
    line().close();
    back(6, { ...asked("roll"), log_from: 5, log: [entry(5)] });
    expect(live.kept).toBeNull();
    expect(live.lapsed).toBeNull();
  });
});
