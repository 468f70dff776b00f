import type { MoveInfo } from "../../lib/protocol";
import { beginning, labelsOf } from "./labels";

/** A move as it is offered: numbered in the order in which it is shown. */
export interface Offer extends MoveInfo {
  number: number;
  /** What its row says. */
  label: string;
}

export interface OfferGroup {
  /** `like` moves begin alike, `loose` ones have nothing in common, `free` are free actions. */
  kind: "like" | "loose" | "free";
  /** What like moves begin with; empty where the question says it. */
  heading: string;
  offers: Offer[];
  /** Only its heading is shown until somebody opens it. */
  folds: boolean;
}

/** The moves of a question, sorted for display. */
export interface Offers {
  /** Effects that wait and may be taken in any order. */
  pending: Offer[];
  /** Takes the pending effects in the order shown. */
  rest: Offer | null;
  /** What the question is about; free actions are the last group. */
  groups: OfferGroup[];
  /** Ways to leave it. The turn bar has them, so that nobody ends a turn by mistake. */
  leaving: Offer[];
  /** Offers to other players, which are no answer to the question. The turn bar has them. */
  talk: Offer[];
  /** All of them in the order of their numbers. */
  all: Offer[];
}

/** With more moves than this they are put under headings. */
export const MANY = 8;
/** With more moves than this only the headings are shown at first. */
export const TOO_MANY = 12;
/** A few loose moves take no more room than a heading that can be opened. */
const FEW = 4;
/** The verb that picks one of several pending effects. */
const CHOOSE = "choose";

/**
 * Sort what is offered by role. Talk stands apart unless the question is about it, as where a list
 * replaces the game's own way to put an offer together.
 */
export function offersOf(moves: readonly MoveInfo[], talkApart = true): Offers {
  const rest = moves.find((move) => move.role === "rest");
  const isPending = (move: MoveInfo) =>
    rest !== undefined && move.role === "ordinary" && move.verb === CHOOSE;
  const isTalk = (move: MoveInfo) => talkApart && move.role === "negotiation";
  const has = (role: MoveInfo["role"]) => moves.filter((move) => move.role === role);
  const leaving = has("leave");
  const talk = moves.filter(isTalk);
  const pending = moves.filter(isPending);
  const free = has("free");
  const apart = new Set([rest, ...leaving, ...talk, ...pending, ...free]);
  const count = moves.length - leaving.length - talk.length;
  const groups = groupsOf(
    moves.filter((move) => !apart.has(move)),
    free,
    count,
  );

  const all: Offer[] = [];
  const numbered = (part: readonly MoveInfo[], heading = ""): Offer[] => {
    const labels = labelsOf(part, heading);
    const offers = part.map((move, i) => ({
      ...move,
      number: all.length + i + 1,
      label: labels[i]!,
    }));
    all.push(...offers);
    return offers;
  };
  return {
    pending: numbered(pending),
    rest: rest === undefined ? null : numbered([rest])[0]!,
    groups: groups.map(({ moves, ...group }) => ({
      ...group,
      offers: numbered(moves, group.heading),
    })),
    leaving: numbered(leaving),
    talk: numbered(talk),
    all,
  };
}

interface Group extends Omit<OfferGroup, "offers"> {
  moves: MoveInfo[];
}

/** Group the answers of a question and its free actions, which are `count` moves with the others. */
function groupsOf(answers: MoveInfo[], free: MoveInfo[], count: number): Group[] {
  const folds = count > TOO_MANY;
  const groups = answersOf(answers, count);
  const isOnly = groups.filter((group) => group.kind === "like").length === 1;
  for (const group of groups)
    group.folds = folds && (group.kind === "like" ? !isOnly : group.moves.length > FEW);
  if (groups.length === 1) Object.assign(groups[0]!, { heading: "", folds: false });
  if (free.length > 0) groups.push({ kind: "free", heading: "", moves: free, folds });
  return groups;
}

/** A few loose moves come first, where they are in sight; many of them last. */
function answersOf(answers: MoveInfo[], count: number): Group[] {
  const alike = new Map<string, MoveInfo[]>();
  for (const moves of count > MANY ? parted(answers) : [answers]) {
    const heading = moves.length > 1 && count > MANY ? headingOf(moves) : "";
    alike.set(heading, [...(alike.get(heading) ?? []), ...moves]);
  }
  const loose = alike.get("") ?? [];
  alike.delete("");
  const like = [...alike].map(([heading, moves]): Group => ({
    kind: "like",
    heading,
    moves,
    folds: false,
  }));
  if (loose.length === 0) return like;
  const others: Group = { kind: "loose", heading: "", moves: loose, folds: false };
  return loose.length > FEW ? [...like, others] : [others, ...like];
}

/** Part many moves by verb, and very many of a verb by the first thing they touch. */
function parted(moves: readonly MoveInfo[]): MoveInfo[][] {
  return split(moves, (move) => move.verb).flatMap((group) => {
    const closer = group.length > MANY ? split(group, (move) => move.touches[0] ?? "") : [group];
    return closer.every((part) => part.length > 1) ? closer : [group];
  });
}

function split(moves: readonly MoveInfo[], by: (move: MoveInfo) => string): MoveInfo[][] {
  const found = new Map<string, MoveInfo[]>();
  for (const move of moves) {
    const key = by(move);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  return [...found.values()];
}

/** The words that all the sentences begin with, else all the names; empty where there are none. */
export function headingOf(moves: readonly MoveInfo[]): string {
  return beginning(moves.map((move) => move.meaning)) || beginning(moves.map((move) => move.name));
}

/** The offers that contain all the words of a filter, in their text, name or meaning. */
export function filtered(offers: readonly Offer[], filter: string): Offer[] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    const text = `${offer.text} ${offer.name} ${offer.meaning}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
