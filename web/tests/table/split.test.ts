import { beforeEach, describe, expect, it } from "vitest";
import { choosePart, chosenPart, heightOf } from "../../src/table/layout/split";

beforeEach(() => localStorage.clear());

describe("the height of the own side", () => {
  it("is the game's own until somebody chooses another", () => {
    expect(heightOf(null, 280, 800)).toBe(280);
    expect(heightOf(0.5, 280, 800)).toBe(400);
  });

  it("leaves something of both in sight", () => {
    expect(heightOf(0.95, 280, 800)).toBe(640);
    expect(heightOf(0.02, 280, 800)).toBe(96);
  });
});

describe("what somebody chose", () => {
  it("is remembered for each table by itself", () => {
    choosePart("revive wide", 0.4);
    choosePart("euphoria wide", 0.3);
    expect(chosenPart("revive wide")).toBe(0.4);
    expect(chosenPart("revive stacked")).toBeNull();
  });

  it("can be forgotten", () => {
    choosePart("revive wide", 0.4);
    choosePart("revive wide", null);
    expect(chosenPart("revive wide")).toBeNull();
  });

  it("is ignored where it makes no sense", () => {
    localStorage.setItem("rekindle.split", '{"revive wide": 7, "euphoria wide": "x"}');
    expect(chosenPart("revive wide")).toBeNull();
    expect(chosenPart("euphoria wide")).toBeNull();
    localStorage.setItem("rekindle.split", "broken");
    expect(chosenPart("revive wide")).toBeNull();
  });
});
