import { describe, expect, it } from "vitest";
import { move as moveOf } from "../helpers/moves";
import type { MoveInfo } from "../../src/lib/protocol";
import { labelsOf } from "../../src/table/moves/labels";

describe("labels", () => {
  const named = (name: string, meaning: string, signs: MoveInfo["signs"] = []) =>
    moveOf(meaning, { name, meaning, signs });

  it("are names, without what the heading says", () => {
    const moves = [named("3 → Farm", "place your 3 there"), named("3 → Mine", "place your 3 here")];
    expect(labelsOf(moves)).toEqual(["3 → Farm", "3 → Mine"]);
    expect(labelsOf(moves, "place your 3")).toEqual(["Farm", "Mine"]);
  });
  it("are sentences where there are no names", () => {
    const moves = [named("", "pay: 1 food"), named("", "pay: 1 ore")];
    expect(labelsOf(moves)).toEqual(["pay: 1 food", "pay: 1 ore"]);
    expect(labelsOf(moves, "pay")).toEqual(["1 food", "1 ore"]);
  });
  it("are sentences where names and signs look the same", () => {
    const moves = [named("Farm", "place 3 there"), named("Farm", "place 6 there")];
    expect(labelsOf(moves, "place")).toEqual(["3 there", "6 there"]);
    const told = [named("Farm", "place 3", [{ icon: "food" }]), named("Farm", "place 6")];
    expect(labelsOf(told)).toEqual(["Farm", "Farm"]);
  });
});
