import { readFileSync } from "node:fs";
import gameIcons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import type { Plugin } from "vite";

type Bodies = Record<string, { body: string } | undefined>;

/** The sets by the ending of an import: pictures for the games, simple strokes for the page. */
const SETS: Record<string, Bodies> = { "?icons": gameIcons.icons, "?lucide": lucide.icons };

/**
 * Bundle only the icons that a list names. `import icons from "./icons.json?icons"` gives the
 * SVG bodies of the icons in that list (our name: theirs), so a page loads only what it shows.
 */
export function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    load(id) {
      const suffix = Object.keys(SETS).find((one) => id.endsWith(one));
      if (suffix === undefined) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const wanted = JSON.parse(readFileSync(file, "utf-8")) as Record<string, string>;
      const found: Record<string, string> = {};
      for (const [name, theirs] of Object.entries(wanted)) {
        const icon = SETS[suffix]![theirs];
        if (icon === undefined) this.error(`${file}: there is no icon '${theirs}'`);
        found[name] = icon!.body;
      }
      // The name still ends in .json, and Vite makes a module of JSON.
      return JSON.stringify(found);
    },
  };
}
