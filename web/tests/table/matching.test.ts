import { describe, expect, it } from "vitest";
import { move } from "../helpers/moves";
import { understood, type CommandWords } from "../../src/table/moves/commands";
import { meant, nearest } from "../../src/table/moves/matching";
import { offersOf } from "../../src/table/moves/offers";

const TEXTS = ["place 3 generator", "place 6 generator", "place 3 cloud-mine", "place 12 farm"];

describe("what is meant", () => {
  it("takes the whole text whatever its case and spaces", () => {
    expect(meant("  Place 3   GENERATOR ", TEXTS)).toEqual(["place 3 generator"]);
  });
  it("takes beginnings in order", () => {
    expect(meant("pl 3 gen", TEXTS)).toEqual(["place 3 generator"]);
    expect(meant("pl", TEXTS)).toEqual(TEXTS);
  });
  it("takes a number for itself only", () => {
    expect(meant("place 1", TEXTS)).toEqual([]);
    expect(meant("place 12", TEXTS)).toEqual(["place 12 farm"]);
  });
  it("takes words in any order, and parts of joined words", () => {
    expect(meant("mine 3", TEXTS)).toEqual(["place 3 cloud-mine"]);
    expect(meant("gen", TEXTS)).toEqual(["place 3 generator", "place 6 generator"]);
  });
  it("needs a word of its own for every typed word", () => {
    expect(meant("gen gen", TEXTS)).toEqual([]);
  });
  it("prefers the whole text to longer ones", () => {
    expect(meant("end", ["end", "end all"])).toEqual(["end"]);
  });
  it("means nothing by nothing", () => {
    expect(meant("  ", TEXTS)).toEqual([]);
  });
});

describe("what looks alike", () => {
  it("finds a text with a slip in it", () => {
    expect(nearest("place 3 genrator", TEXTS)).toBe("place 3 generator");
  });
  it("finds nothing for something else", () => {
    expect(nearest("good morning", TEXTS)).toBeNull();
  });
});

describe("a typed line", () => {
  const commands: CommandWords = {
    why: ["why", "warum"],
    undo: ["undo", "zurück"],
    rules: ["rules", "regeln"],
    help: ["help", "hilfe", "?"],
  };
  const offers = offersOf(TEXTS.map((text) => move(text))).all;
  const read = (line: string) => understood(line, offers, commands);

  it("plays by number and by words", () => {
    expect(read("2")).toEqual({ do: "play", move: "place 6 generator" });
    expect(read("6")).toEqual({ do: "no-number", most: 4 });
    expect(read("farm")).toEqual({ do: "play", move: "place 12 farm" });
  });
  it("names what could be meant", () => {
    expect(read("3")).toEqual({ do: "play", move: "place 3 cloud-mine" });
    expect(read("place 3")).toEqual({
      do: "several",
      moves: ["place 3 generator", "place 3 cloud-mine"],
    });
  });
  it("knows the commands in both languages", () => {
    expect(read("warum place 5 farm")).toEqual({ do: "why", about: "place 5 farm" });
    expect(read("why")).toEqual({ do: "why-what" });
    expect(read("Undo")).toEqual({ do: "undo" });
    expect(read("?")).toEqual({ do: "help" });
    expect(read("rules bump a worker")).toEqual({ do: "rules", words: "bump a worker" });
  });
  it("says what is near to something unknown", () => {
    expect(read("plaice 3 generator")).toEqual({ do: "unknown", near: "place 3 generator" });
    expect(read("xyzzy")).toEqual({ do: "unknown", near: null });
    expect(read("")).toEqual({ do: "nothing" });
  });
});
