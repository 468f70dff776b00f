/**
 * Which things on the table a move touches, by the words they go by: spaces and recruits by their
 * own, a worker in hand by its face (`die-3`), one on a commodity area by place and face.
 */
export function targets(move: string): string[] {
  const [verb = "", ...words] = move.split(" ");
  return BY_VERB[verb]?.(words) ?? [];
}

type Touch = (words: string[]) => string[];

const first: Touch = ([word]) => (word === undefined ? [] : [word]);
const dilemma: Touch = () => ["dilemma"];
const RECRUITS = /^[a-z+]+$/;
/** Ways to pay or to retrieve that are not called after a recruit. */
const PRINTED = new Set(["food", "bliss", "free"]);

const BY_VERB: Record<string, Touch> = {
  place: ([face, space]) => [`die-${face}`, space!],
  take: ([place, face]) => {
    if (place === "all") return ["retrieve"];
    return face === undefined ? [place!] : [`${place}-${face}`, place!];
  },
  retrieve: ([way]) => (PRINTED.has(way!) ? ["retrieve"] : ["retrieve", ...way!.split("+")]),
  keep: first,
  hide: first,
  use: first,
  with: ([way]) => {
    if (way === "two-artifacts" || way === "shown-artifact") return ["dilemma"];
    return RECRUITS.test(way!) ? way!.split("+") : [];
  },
  pay: (things) => [...new Set(things)],
  discard: first,
  lose: first,
  gain: first,
  give: first,
  choose: (words) => words.slice(-1),
  star: ([place]) => [place!],
  dig: ([what]) => (what === "artifact" ? ["artifact-deck"] : []),
  dilemma,
  resolve: dilemma,
  trade: ([whom]) => (whom === "all" ? [] : [whom!]),
};
