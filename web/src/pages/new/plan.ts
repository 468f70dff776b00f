import { USUAL_LEVEL, type GameInfo, type SeatWish, type TableWish } from "../../lib/protocol";

/** The usual ways to play; `custom` after a seat was changed by hand. */
export const PRESETS = ["bots", "device", "friends"] as const;
export type Preset = (typeof PRESETS)[number] | "custom";
export type Kind = SeatWish["kind"];

export interface PlannedSeat {
  kind: Kind;
  name: string;
  level: string;
}

const OTHERS: Record<(typeof PRESETS)[number], Kind> = {
  bots: "bot",
  device: "shared",
  friends: "invited",
};

/** The default number of players: three, if the game allows it. */
export function usualCount(game: GameInfo): number {
  return Math.max(game.fewest, Math.min(3, game.most));
}

/** The possible numbers of players. */
export function countsOf(game: GameInfo): number[] {
  return Array.from({ length: game.most - game.fewest + 1 }, (_, index) => game.fewest + index);
}

/** The player first, then the others as the preset says. */
export function seatsFor(preset: (typeof PRESETS)[number], count: number): PlannedSeat[] {
  const others = Array.from({ length: count - 1 }, () => freshSeat(OTHERS[preset]));
  return [freshSeat("person"), ...others];
}

/** The seats for more or fewer players; the player's own is never removed. */
export function resized(seats: PlannedSeat[], count: number, preset: Preset): PlannedSeat[] {
  const kind = preset === "custom" ? "bot" : OTHERS[preset];
  const more = Array.from({ length: Math.max(0, count - seats.length) }, () => freshSeat(kind));
  const all = [...seats, ...more];
  while (all.length > count) {
    const last = all.map((seat) => seat.kind !== "person").lastIndexOf(true);
    all.splice(last, 1);
  }
  return all;
}

/** Change the kind of a seat. There is exactly one own seat: it moves. */
export function changed(seats: PlannedSeat[], at: number, kind: Kind): PlannedSeat[] {
  const own = seats.findIndex((seat) => seat.kind === "person");
  if (kind !== "person") {
    if (at === own) return seats;
    return seats.map((seat, index) => (index === at ? freshSeat(kind) : seat));
  }
  return seats.map((seat, index) =>
    index === at ? freshSeat("person") : index === own ? seats[at]! : seat,
  );
}

/** A random order: the start player is drawn by lot. */
export function shuffled<T>(things: readonly T[], chance: () => number = Math.random): T[] {
  const left = [...things];
  const drawn: T[] = [];
  while (left.length) drawn.push(...left.splice(Math.floor(chance() * left.length), 1));
  return drawn;
}

export interface Plan {
  game: string;
  seats: PlannedSeat[];
  options: Record<string, string>;
  pack: string;
  listed: boolean;
  pace: "live" | "turns";
  clock: number;
}

/** The request for the server. `name` returns a default name for the player (null) or a seat. */
export function wishOf(plan: Plan, name: (seat: number | null) => string): TableWish {
  const seats = plan.seats.map((seat, index): SeatWish => {
    if (seat.kind === "person") return { kind: "person", name: name(null) };
    if (seat.kind === "shared") return { kind: "shared", name: seat.name.trim() || name(index) };
    if (seat.kind === "bot") return { kind: "bot", level: seat.level };
    return { kind: seat.kind };
  });
  return { ...plan, seats };
}

function freshSeat(kind: Kind): PlannedSeat {
  return { kind, name: "", level: USUAL_LEVEL };
}
