import { afterEach, beforeAll, describe, expect, it } from "vitest";
import page from "../../src/games/revive";
import type { Constants, ReviveView } from "../../src/games/revive/types";
import fixture from "../fixtures/revive.json";
import { GameHarness } from "../helpers/game";

const game = new GameHarness<ReviveView, Constants>(page, fixture);
const late = game.shown("late");

beforeAll(() => game.load());
afterEach(() => game.clear());

/** What the bar says of a solo game, with the cube here and so many points. */
function status(cube: number | undefined, points: number): string {
  const [first] = late.view.players;
  const player = { ...first!, score: { track: points } };
  if (cube !== undefined) player.cube = cube;
  const shown = { ...late, view: { ...late.view, players: [player] } };
  game.show(game.table(shown), page.Status!, { seat: 0 });
  const parts = [...document.querySelectorAll(".status > span")];
  return parts.map((one) => one.textContent).join(" · ");
}

describe("the clock and the goal of the solo game", () => {
  it("are the action cube and the next rank", () => {
    expect(status(7, 84)).toBe("Action cube 7 of 20 · 84 points · Regular victory from 100");
  });
  it("are told after the last space and the highest rank too", () => {
    expect(status(21, 185)).toBe("Action cube past the end · 185 points · Utopia");
  });
  it("are not there with other players", () => {
    expect(status(undefined, 84)).toBe("");
  });
});
