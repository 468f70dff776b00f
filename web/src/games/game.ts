import type { Component } from "svelte";

/** What a game brings to the page. Its parts find everything else with `useTable()`. */
export interface GamePage {
  /** What lies in the middle of the table. */
  Board: Component;
  /** What lies before one player: all of it, for the player's own side and for a closer look. */
  Side: Component<{ seat: number }>;
  /** How much of the height below the board it may take where all is in sight, in hundredths. */
  sideHeight: number;
  /** The same in one or two lines, for the list of players. */
  Summary: Component<{ seat: number }>;
  /** A card as it is drawn. */
  CardFace: Component<{ kind: string; id: string }>;
  /** The words of the things on the table that a move touches. */
  targets(move: string): string[];
  /** What the page shows in place of the list of moves for a question, by the question's id. */
  questions: Record<string, Component<QuestionProps>>;
}

export interface QuestionProps {
  seat: number;
  prompt: string;
  moves: { text: string; meaning: string }[];
  play: (move: string) => void;
}

/** Fetched when it is needed: somebody who plays one game does not load the others. */
export const GAMES: Record<string, () => Promise<{ default: GamePage }>> = {
  euphoria: () => import("./euphoria"),
  revive: () => import("./revive"),
};
