import { tick } from "svelte";

/** The pages, and the parameters that follow their name in the address after `#/`. */
const PAGES = {
  lobby: [],
  new: ["game?"],
  join: ["table", "seat", "token?"],
  watch: ["table", "token?"],
  claim: ["table", "token?"],
  table: ["table"],
  replay: ["table", "at?"],
  account: [],
  about: [],
} as const;

export type PageName = keyof typeof PAGES | "missing";

export interface Route {
  name: PageName;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** Parse an address. Everything is in the fragment, so no server ever sees it. */
export function parse(hash: string): Route {
  const [path = "", search = ""] = hash.replace(/^#?\/?/, "").split("?", 2);
  const query = Object.fromEntries(new URLSearchParams(search));
  const [word, ...rest] = path.split("/").filter((part) => part !== "");
  const name = word ?? "lobby";
  if (!Object.hasOwn(PAGES, name) || (word === "lobby" && rest.length))
    return { name: "missing", params: {}, query };
  const wanted: readonly string[] = PAGES[name as keyof typeof PAGES];
  const fewest = wanted.filter((param) => !param.endsWith("?")).length;
  if (rest.length < fewest || rest.length > wanted.length)
    return { name: "missing", params: {}, query };
  const params: Record<string, string> = {};
  rest.forEach((part, index) => (params[wanted[index]!.replace("?", "")] = decoded(part)));
  return { name: name as PageName, params, query };
}

/** The current route; reactive. */
export const route: Route = $state(parse(location.hash));

/** Navigate: `go("/table/abc")`. With `replace` the current page leaves the history. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const hash = `#${path.startsWith("/") ? path : `/${path}`}`;
  if (replace) history.replaceState(null, "", hash);
  else history.pushState(null, "", hash);
  arrive();
}

/** Remove a token from the address bar; the page stays. */
export function cover(path: string): void {
  history.replaceState(null, "", `#${path}`);
}

/** A link that can be sent to somebody. */
export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}

/** Set the window's title. */
export function entitle(text: string): void {
  document.title = text ? `${text} · Rekindle` : "Rekindle";
}

/** After navigation, focus the page's heading, where reading begins. */
export async function focusHeading(): Promise<void> {
  await tick();
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

function arrive(): void {
  Object.assign(route, parse(location.hash));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

window.addEventListener("hashchange", arrive);
window.addEventListener("popstate", arrive);
