import type { Sign } from "./sign";

/** Words that belong to what follows them: an alternative begins with its stroke. */
const LEADS = "/";
/** Words between two signs that are read together: what is paid, and what is bought with it. */
const JOINS = "→";

/** Signs in groups that a line is not broken within, as far as there is room for them. */
export function phrases(signs: readonly Sign[]): Sign[][] {
  const found: Sign[][] = [];
  let open = false;
  for (const sign of signs) {
    const last = found.at(-1);
    if (last && (open || sign === JOINS)) last.push(sign);
    else found.push([sign]);
    open = sign === LEADS || sign === JOINS;
  }
  return found;
}
