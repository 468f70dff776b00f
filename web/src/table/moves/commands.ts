import { meant, nearest } from "./matching";
import type { Offer } from "./offers";

/** A parsed line. */
export type Command =
  | { do: "play"; move: string }
  | { do: "several"; moves: string[] }
  | { do: "why"; about: string }
  | { do: "rules"; words: string }
  | { do: "undo" | "help" | "nothing" | "why-what" }
  | { do: "no-number"; most: number }
  | { do: "unknown"; near: string | null };

/** Words for commands other than moves, in English and in the page's language. */
export type CommandWords = Record<"why" | "undo" | "rules" | "help", string[]>;

/** Parse a typed line: a number, a move's words or their beginnings, or a command. */
export function understood(
  typed: string,
  offers: readonly Offer[],
  commands: CommandWords,
): Command {
  const line = typed.trim();
  if (line === "") return { do: "nothing" };
  const own = command(line, commands);
  if (own !== null) return own;
  if (/^\d+$/.test(line)) return byNumber(Number(line), offers);
  const texts = offers.map((offer) => offer.text);
  const found = meant(line, texts);
  if (found.length === 1) return { do: "play", move: found[0]! };
  if (found.length > 1) return { do: "several", moves: found };
  return { do: "unknown", near: nearest(line, texts) };
}

function byNumber(number: number, offers: readonly Offer[]): Command {
  const offer = offers.find((one) => one.number === number);
  return offer ? { do: "play", move: offer.text } : { do: "no-number", most: offers.length };
}

function command(line: string, commands: CommandWords): Command | null {
  const [word = "", ...others] = line.split(/\s+/);
  const is = (name: keyof CommandWords) => commands[name].includes(word.toLowerCase());
  const rest = others.join(" ");
  if (is("why")) return rest === "" ? { do: "why-what" } : { do: "why", about: rest };
  if (is("rules")) return { do: "rules", words: rest };
  if (rest !== "") return null;
  if (is("undo")) return { do: "undo" };
  if (is("help")) return { do: "help" };
  return null;
}
