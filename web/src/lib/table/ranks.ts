import type { Rank } from "../protocol";

/** What a total is worth to a single player, and what there is beyond it. */
export interface Goal {
  reached: Rank | undefined;
  next: Rank | undefined;
  /** Points to the next rank. */
  missing: number;
}

/** Ranks ascend; a game that cannot be played alone has none. */
export function goalOf(ranks: readonly Rank[], points: number): Goal {
  const next = ranks.find((rank) => rank.points > points);
  const reached = ranks.filter((rank) => rank.points <= points).at(-1);
  return { reached, next, missing: next ? next.points - points : 0 };
}
