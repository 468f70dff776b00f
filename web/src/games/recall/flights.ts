import { prefersReducedMotion } from "svelte/motion";
import { crossfade, scale } from "svelte/transition";
import { flightTime } from "../../lib/preferences.svelte";

const duration = (): number => (prefersReducedMotion.current ? 0 : flightTime());

/**
 * Cards and tiles fly from where they leave to where they arrive, known by their ids: from the
 * display to a hand, from there to a slot and back. What comes from nowhere grows in its place.
 */
export const [leave, arrive] = crossfade({
  duration,
  fallback: (node) => scale(node, { start: 0.7, duration: duration() }),
});

/** How neighbours close the gap. */
export const glide = (): { duration: number } => ({ duration: duration() });
