import { readFileSync } from "node:fs";
import gameIcons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const SUFFIX = "?icons";

/**
 * Bundle only the game-icons that a list names. `import icons from "./icons.json?icons"` gives the
 * SVG bodies of the icons in that list (our name: theirs), so a page loads only what it shows.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const wanted = JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>;
      const found: Record<string, string> = {};
      for (const [name, theirs] of Object.entries(wanted)) {
        const icon = (gameIcons.icons as Record<string, { body: string } | undefined>)[theirs];
        if (icon === undefined) this.error(`${file}: there is no game-icon '${theirs}'`);
        found[name] = icon!.body;
      }
      // The name still ends in .json, and Vite makes a module of JSON.
      return JSON.stringify(found);
    },
  };
}
