import type { Outcome, Rank, SeatScore } from "../../lib/protocol";
import { goalOf } from "../../lib/table/ranks";
import { say } from "../../lib/i18n/words.svelte";

/** How a game ended, in words. */
export interface Ending {
  title: string;
  /** What decided, or what is left to reach; empty if there is nothing to say. */
  note: string;
  /** Whether there is something to celebrate: alone one can lose. */
  won: boolean;
}

/** The seats in the order of their places. */
export function placesOf(outcome: Outcome): SeatScore[] {
  return [...outcome.seats].sort((one, other) => one.place - other.place || one.seat - other.seat);
}

export function endingOf(
  outcome: Outcome,
  nameOf: (seat: number) => string,
  ranks: readonly Rank[],
): Ending {
  const [first, ...others] = placesOf(outcome);
  if (first === undefined) return { title: say("turn-over"), note: "", won: false };
  if (others.length === 0) return alone(first.total, ranks);
  const winners = [first, ...others].filter((seat) => seat.place === 1);
  const names = winners.map((seat) => nameOf(seat.seat)).join(", ");
  const title =
    winners.length > 1 ? say("result-shared", { names }) : say("result-won", { name: names });
  return { title, note: first.tie_break, won: true };
}

/** A single player plays for a rank. */
function alone(points: number, ranks: readonly Rank[]): Ending {
  const { reached, next, missing } = goalOf(ranks, points);
  const total = say("points", { points });
  return {
    title: reached ? say("result-rank", { rank: reached.name, total }) : total,
    note: next ? say("result-next", { missing, rank: next.name, least: next.points }) : "",
    won: reached !== undefined && reached !== ranks[0],
  };
}
