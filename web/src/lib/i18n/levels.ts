import { knows, say } from "./words.svelte";

/** What a bot's strength is called. */
export function levelName(level: string): string {
  return knows(`level-${level}`) ? say(`level-${level}`) : level;
}
