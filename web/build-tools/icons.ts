import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import gameIcons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const PREFIX = "virtual:icons/";
const FOLDER = fileURLToPath(new URL("../src/icons/", import.meta.url));

/**
 * Of the thousands of game-icons, the ones that a list names: our name to theirs.
 * `virtual:icons/revive` has those of `src/icons/revive.json`, so that a page loads what it shows.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = `${id.slice(PREFIX.length + 1)}.json`;
      if (!existsSync(FOLDER + file)) this.error(`there is no list of icons src/icons/${file}`);
      this.addWatchFile(FOLDER + file);
      const wanted = JSON.parse(readFileSync(FOLDER + file, "utf-8")) as Record<string, string>;
      const found: Record<string, string> = {};
      for (const [name, theirs] of Object.entries(wanted)) {
        const icon = (gameIcons.icons as Record<string, { body: string } | undefined>)[theirs];
        if (icon === undefined) this.error(`${file}: there is no game-icon '${theirs}'`);
        found[name] = icon!.body;
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
