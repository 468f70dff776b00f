import type { Component } from "svelte";
import { catalogue } from "../lib/net/api";
import { loadGameWords, type GameLocale } from "../lib/i18n/words.svelte";
import type { DecisionInfo, MoveInfo } from "../lib/protocol";
import type { SignSet } from "../lib/signs/sign";
import type { Catalogue } from "../lib/table/context";

/** What a game brings to the page. Its components find everything else with `useGame()`. */
export interface GamePage {
  /** What lies in the middle of the table. */
  Board: Component;
  /** What lies before one player: all of it, for the player's own side and for a closer look. */
  Side: Component<{ seat: number }>;
  /** How high it is below the board until somebody moves the splitter, in pixels. */
  sideHeight: (room: Room) => number;
  /** The same in one or two lines, for the list of players. */
  Summary: Component<{ seat: number }>;
  /** What a seat must keep an eye on in one short line, such as the clock of a solo game. */
  Status?: Component<{ seat: number }>;
  /** A card as it is drawn. */
  CardFace: Component<{ kind: string; id: string }>;
  /** Kinds of cards that a name and a sentence tell all about: tokens, goods, numbers. */
  plain: readonly string[];
  /** How its signs are drawn. */
  signs: SignSet;
  /** Its messages. */
  locale: GameLocale;
  /**
   * What the page shows in place of the list of moves for a question, by the question's id; by the id
   * and a verb, where it asks about different things: `prompt-turn path`.
   */
  questions: Record<string, Component<QuestionProps>>;
}

/** The width that a board may take, and the height that board and side share, in pixels. */
export interface Room {
  width: number;
  height: number;
}

export interface QuestionProps {
  seat: number;
  prompt: string;
  moves: MoveInfo[];
  play: (move: string) => void;
}

/** Loaded when they are needed: somebody who plays one game does not load the others. */
const GAMES: Record<string, () => Promise<{ default: GamePage }>> = {
  euphoria: () => import("./euphoria"),
  recall: () => import("./recall"),
  revive: () => import("./revive"),
};

/** What a game shows for a question in place of the list of moves, if anything. */
export function questionOf(
  { questions }: Pick<GamePage, "questions">,
  { asks, moves }: Pick<DecisionInfo, "asks" | "moves">,
): GamePage["questions"][string] | undefined {
  const verb = moves.find((move) => Object.hasOwn(questions, `${asks} ${move.verb}`))?.verb;
  return questions[verb === undefined ? asks : `${asks} ${verb}`];
}

export const hasPage = (game: string): boolean => Object.hasOwn(GAMES, game);

/** A game's part of the page, and its catalogue and messages in the page's language. */
export async function loadGame(
  game: string,
  pack: string,
): Promise<{ page: GamePage; catalogue: Catalogue }> {
  const [{ default: page }, found] = await Promise.all([GAMES[game]!(), catalogue(game, pack)]);
  await loadGameWords(game, page.locale);
  return { page, catalogue: found };
}
