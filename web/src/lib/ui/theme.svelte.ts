import { recall, remember } from "../net/storage";

export type Theme = "light" | "dark";

const dusk = window.matchMedia("(prefers-color-scheme: dark)");
let chosen = $state(recall("theme"));
let dark = $state(dusk.matches);
dusk.addEventListener("change", () => (dark = dusk.matches));

/** Light or dark: as chosen here, else as the device prefers; reactive. */
export function theme(): Theme {
  return chosen === "light" || chosen === "dark" ? chosen : dark ? "dark" : "light";
}

export function setTheme(wanted: Theme): void {
  chosen = wanted;
  remember("theme", wanted);
  showTheme();
}

export function showTheme(): void {
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset["theme"] = chosen;
}
