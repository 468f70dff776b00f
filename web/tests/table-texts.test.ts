import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const idsOf = (path: string) =>
  [...readFileSync(path, "utf-8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);

const english = idsOf("src/locale/en-table.ftl");
const german = idsOf("src/locale/de-table.ftl");
const page = readdirSync("src/locale")
  .filter((name) => name.startsWith("en") && name !== "en-table.ftl")
  .flatMap((name) => idsOf(`src/locale/${name}`));

describe("the texts of the table", () => {
  it("are there in both languages", () => {
    expect(german).toEqual(english);
  });
  it("have ids of their own", () => {
    expect(english.filter((id, i) => english.indexOf(id) !== i)).toEqual([]);
    expect(english.filter((id) => page.includes(id))).toEqual([]);
  });
  it("are all that the table says", () => {
    const files = readdirSync("src/table").map((name) => `src/table/${name}`);
    const texts = [...files, "src/pages/TablePage.svelte", "src/pages/ReplayPage.svelte"];
    const said = texts.flatMap((path) =>
      [...readFileSync(path, "utf-8").matchAll(/\bsay\(\s*"([a-z-]+)"/g)].map((match) => match[1]!),
    );
    const known = new Set([...english, ...page]);
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
  });
});
