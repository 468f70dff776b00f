import { recall, remember } from "./net/storage";

/** How fast the others' moves are shown, from slow to at once. */
export const SPEEDS = ["slow", "calm", "brisk", "fast", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** By speed: how long a step stands before the next one is shown, in milliseconds. */
const PACE: Record<Speed, number> = {
  slow: 2_000,
  calm: 1_200,
  brisk: 600,
  fast: 250,
  "at-once": 0,
};
const LONGEST_FLIGHT = 900;
const SHORTEST_FLIGHT = 150;

const isSpeed = (text: string): text is Speed => (SPEEDS as readonly string[]).includes(text);
const kept = recall("speed");

let speed = $state<Speed>(isSpeed(kept) ? kept : "brisk");
let endsTurn = $state(recall("ends-turn") === "yes");

/** What somebody prefers in this browser; reactive. */
export const preferences = {
  get speed(): Speed {
    return speed;
  },
  set speed(wanted: Speed) {
    speed = wanted;
    remember("speed", wanted);
  },
  /** Whether a turn ends by itself when nothing is left to do but to talk. */
  get endsTurn(): boolean {
    return endsTurn;
  },
  set endsTurn(wanted: boolean) {
    endsTurn = wanted;
    remember("ends-turn", wanted ? "yes" : "no");
  },
};

/** How long a step of the others stands before the next one is shown, in milliseconds. */
export const pace = (): number => PACE[speed];

/** How long a piece takes from place to place: it has arrived before the next step is shown. */
export const flightTime = (): number =>
  Math.min(LONGEST_FLIGHT, Math.max(SHORTEST_FLIGHT, PACE[speed] * 0.7));
