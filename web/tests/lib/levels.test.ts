import { beforeAll, describe, expect, test } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { botName, levelsAt, levelsFor, ratedName } from "../../src/lib/i18n/levels";
import { setLanguage } from "../../src/lib/i18n/words.svelte";
import type { GameInfo, SeatInfo, TableInfo } from "../../src/lib/protocol";

import LevelSelect from "../../src/pages/parts/LevelSelect.svelte";

const LEVELS = [
  { id: "easy", bot: "value:error=0.1", rating: 1180 },
  { id: "Deep", bot: "", rating: null },
];
const game = {
  name: "euphoria",
  packs: ["first-edition", "mine"],
  levels: LEVELS,
  rated: { seats: [2, 3], options: { deck: "first" } },
} as unknown as GameInfo;
const chosen = { seats: 2, pack: "", options: { deck: "first", trading: "on" } };
const ratings = (levels: { rating: number | null }[]) => levels.map((level) => level.rating);

describe("levels of bots", () => {
  beforeAll(() => setLanguage("en"));

  test("are called by their names, with their ratings", async () => {
    expect(ratedName("beginner", 1010)).toBe("Beginner · 1010");
    expect(ratedName("master", null)).toBe("Master");
    expect(ratedName("Deep", null)).toBe("Deep");
    await setLanguage("de");
    const ids = ["beginner", "easy", "steady", "sharp", "expert", "master"];
    const names = ["Anfänger", "Leicht", "Solide", "Stark", "Experte", "Meister"];
    expect(ids.map((id) => ratedName(id, null))).toEqual(names);
    await setLanguage("en");
  });

  test("are offered with what is known of them", () => {
    const props = { levels: LEVELS, label: "Strength", value: "easy" };
    const shown = mount(LevelSelect, { target: document.body, props });
    flushSync();
    const options = [...document.querySelectorAll("option")];
    expect(options.map((option) => option.textContent.trim())).toEqual(["Easy · 1180", "Deep"]);
    expect(document.querySelector("select")?.value).toBe("easy");
    void unmount(shown);
  });

  test("of a seat are those of the bot that decides there", () => {
    const bot = { kind: "bot", level: "easy", substitute: "", rating: 1180 } as SeatInfo;
    expect(botName(bot)).toBe("Easy · 1180");
    const away = { kind: "person", level: "", substitute: "steady", rating: null } as SeatInfo;
    expect(botName(away)).toBe("Steady");
  });

  test("have ratings where those hold, and only there", () => {
    expect(ratings(levelsFor(game, chosen))).toEqual([1180, null]);
    expect(ratings(levelsFor(game, { ...chosen, pack: "first-edition" }))).toEqual([1180, null]);
    for (const other of [{ seats: 4 }, { pack: "mine" }, { options: { deck: "second" } }])
      expect(ratings(levelsFor(game, { ...chosen, ...other }))).toEqual([null, null]);
    expect(ratings(levelsFor({ ...game, rated: null }, chosen))).toEqual([null, null]);
    expect(levelsFor(undefined, chosen)).toEqual([]);
  });

  test("of a table follow from its seats, pack and options", () => {
    const table = {
      game: "euphoria",
      pack: "first-edition",
      options: { deck: "first" },
      seats: [{}, {}, {}],
    } as unknown as TableInfo;
    expect(ratings(levelsAt([game], table))).toEqual([1180, null]);
    expect(ratings(levelsAt([game], { ...table, seats: table.seats.slice(2) }))).toEqual([
      null,
      null,
    ]);
    expect(levelsAt([], table)).toEqual([]);
    expect(levelsAt([game], null)).toEqual([]);
  });
});
