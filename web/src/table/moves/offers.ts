import type { MoveInfo } from "../../lib/protocol";

/** A move as it is offered: numbered in the order in which it is shown. */
export interface Offer extends MoveInfo {
  number: number;
}

export interface OfferGroup {
  /** What all of them begin with, in words for people; empty where there is only one. */
  heading: string;
  offers: Offer[];
}

/** The moves of a question, sorted for display. */
export interface Offers {
  /** Effects that wait and may be taken in any order. */
  pending: Offer[];
  /** Takes the pending effects in the order shown. */
  rest: Offer | null;
  groups: OfferGroup[];
  /** Free actions, apart from what the question is about. */
  free: OfferGroup[];
  /** Ways to leave it: apart from the others, so that nobody ends a turn by mistake. */
  leaving: Offer[];
  /** All of them in the order of their numbers. */
  all: Offer[];
}

/** From how many moves on they are put under headings. */
export const MANY = 8;
/** The verb that picks one of several pending effects. */
const CHOOSE = "choose";

/** Sort what is offered by role: pending effects, ordinary moves, free actions, ways to leave. */
export function offersOf(moves: readonly MoveInfo[]): Offers {
  const rest = moves.find((move) => move.role === "rest");
  const isPending = (move: MoveInfo) =>
    rest !== undefined && move.role === "ordinary" && move.verb === CHOOSE;
  const isOther = (move: MoveInfo) =>
    !isPending(move) && !["rest", "leave", "free"].includes(move.role);
  const all: Offer[] = [];
  const numbered = (move: MoveInfo): Offer => {
    const offer = { ...move, number: all.length + 1 };
    all.push(offer);
    return offer;
  };
  const grouped = (part: readonly MoveInfo[]): OfferGroup[] =>
    groupsOf(part, moves.length).map((group) => ({
      heading: group.length > 1 ? heading(group) : "",
      offers: group.map(numbered),
    }));
  return {
    pending: moves.filter(isPending).map(numbered),
    rest: rest === undefined ? null : numbered(rest),
    groups: grouped(moves.filter(isOther)),
    free: grouped(moves.filter((move) => move.role === "free")),
    leaving: moves.filter((move) => move.role === "leave").map(numbered),
    all,
  };
}

/** Few moves stay together; many are grouped by verb, very many by the first thing they touch. */
function groupsOf(moves: readonly MoveInfo[], count: number): MoveInfo[][] {
  if (moves.length === 0) return [];
  if (count <= MANY) return [[...moves]];
  const byVerb = split(moves, (move) => move.verb).flatMap((group) => {
    const closer = group.length > MANY ? split(group, (move) => move.touches[0] ?? "") : [group];
    return closer.every((part) => part.length > 1) ? closer : [group];
  });
  return joinSingles(byVerb);
}

function split(moves: readonly MoveInfo[], by: (move: MoveInfo) => string): MoveInfo[][] {
  const found = new Map<string, MoveInfo[]>();
  for (const move of moves) {
    const key = by(move);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return [...found.values()];
}

/** Moves that are alone of their kind stand together, without a heading for each. */
function joinSingles(groups: MoveInfo[][]): MoveInfo[][] {
  const singles = groups.filter((group) => group.length === 1).flat();
  const real = groups.filter((group) => group.length > 1);
  return singles.length > 0 ? [singles, ...real] : real;
}

/** The words that all meanings begin with; where there are none, the verb if they share it. */
export function heading(moves: readonly MoveInfo[]): string {
  const [first, ...others] = moves.map((move) => move.meaning.split(" "));
  let length = 0;
  while (
    length < first!.length - 1 &&
    others.every((words) => length < words.length - 1 && words[length] === first![length])
  )
    length += 1;
  if (length > 0)
    return first!
      .slice(0, length)
      .join(" ")
      .replace(/[:,;.]$/, "");
  const verbs = new Set(moves.map((move) => move.verb));
  return verbs.size === 1 ? [...verbs][0]! : "";
}

/** The offers that contain all the words of a filter, in their text or their meaning. */
export function filtered(offers: readonly Offer[], filter: string): Offer[] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    const text = `${offer.text} ${offer.meaning}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
