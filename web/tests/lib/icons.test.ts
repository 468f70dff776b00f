import { describe, expect, test } from "vitest";
import page from "../../src/lib/ui/icons/page.json";
import table from "../../src/lib/ui/icons/table.json";

const drawn: Record<string, string> = { ...page, ...table };
const sources = import.meta.glob<string>("../../src/{lib,pages,table}/**/*.svelte", {
  eager: true,
  query: "?raw",
  import: "default",
});
const USED = /\bicon(?:=|: )"([a-z-]+)"|<Icon name="([a-z-]+)"/g;

/** The same meaning may have a name on the page and one at the table. */
const meaning = (name: string) => {
  const SAME: Record<string, string> = { "table-players": "people" };
  return SAME[name] ?? name.replace(/^table-/, "");
};

describe("the icons of the page", () => {
  test("exist wherever one is named", () => {
    const used = Object.values(sources).flatMap((text) =>
      [...text.matchAll(USED)].map(([, button, icon]) => button ?? icon!),
    );
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((name) => !(name in drawn))).toEqual([]);
  });

  test("have one meaning each", () => {
    const meanings = new Map<string, Set<string>>();
    for (const [name, drawing] of Object.entries(drawn)) {
      meanings.set(drawing, (meanings.get(drawing) ?? new Set()).add(meaning(name)));
    }
    expect([...meanings].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  test("leave lightning to energy", () => {
    expect(Object.values(drawn).filter((drawing) => /zap|bolt|lightning/.test(drawing))).toEqual(
      [],
    );
  });
});
