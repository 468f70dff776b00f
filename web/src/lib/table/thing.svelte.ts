import type { Attachment } from "svelte/attachments";
import type { TableContext } from "./context";

export interface ThingOptions {
  /** The word by which moves and the log know it. Without one it can only be looked at. */
  word?: string | undefined;
  /** The verb of the moves that lead to it: it may be taken up before one of them is played. */
  follows?: string | undefined;
  /** What it is, for people who cannot see it. */
  label: string;
  /** What can be read about it: kind and id in the catalogue. */
  card?: readonly [kind: string, id: string] | undefined;
}

const LONG_PRESS = 450;

/**
 * Make an element, SVG or HTML, a thing on the table: it is lit when a move touches it, reacts to
 * pointer and keyboard, and shows its card. `{@attach thing(table, { word, label, card })}`
 */
export function thing(table: TableContext, options: ThingOptions): Attachment<Element> {
  return (node) => {
    const { word, follows, label, card } = options;
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let looking = false;

    $effect(() => {
      const lit = word !== undefined && isLit(table, word, follows);
      const hot = word !== undefined && table.hot(word);
      const taken = word !== undefined && table.holds(word);
      node.classList.toggle("lit", lit);
      node.classList.toggle("besides", lit && isBesides(table, word));
      node.classList.toggle("hot", hot);
      node.classList.toggle("quiet", table.choosing && !lit && !hot);
      node.classList.toggle("taken", taken);
      if (taken) node.setAttribute("aria-pressed", "true");
      else node.removeAttribute("aria-pressed");
      node.setAttribute("tabindex", lit || card ? "0" : "-1");
      node.setAttribute("aria-label", lit ? `${label} – ${table.say("can-choose")}` : label);
    });
    node.classList.add("thing");
    node.setAttribute("role", "button");
    if (word !== undefined) node.setAttribute("data-word", word);

    const choose = () => {
      if (word !== undefined) table.pick(word, node, follows);
      else if (card) table.look(card[0], card[1], node, true);
    };
    const point = () => word !== undefined && table.hover(word);
    const look = () => {
      looking = true;
      if (card) table.look(card[0], card[1], node, false);
    };
    const leave = () => {
      looking = false;
      clearTimeout(pressed);
      if (word !== undefined) table.hover(null);
      if (card) table.lookAway();
    };
    const read = () => card && table.look(card[0], card[1], node, true);

    const on: Record<string, (event: Event) => void> = {
      click: (event) => {
        event.stopPropagation();
        // A long press was for reading: releasing it does not choose the thing.
        if (held) held = false;
        else choose();
      },
      keydown: (event) => {
        const { key } = event as KeyboardEvent;
        if (key === "Enter" || key === " ") choose();
        else if (key === "i" && card) read();
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
      contextmenu: (event) => {
        if (!card) return;
        event.preventDefault();
        read();
      },
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") point();
      },
      // A thing that appears under a resting pointer is entered, but nobody looks at it.
      pointermove: (event) => {
        if ((event as PointerEvent).pointerType === "mouse" && !looking) look();
      },
      pointerdown: (event) => {
        held = false;
        if (!card || (event as PointerEvent).pointerType === "mouse") return;
        pressed = setTimeout(() => {
          held = true;
          read();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(pressed),
      pointercancel: () => clearTimeout(pressed),
      pointerleave: leave,
      focus: () => {
        if (!node.matches(":focus-visible")) return;
        point();
        look();
      },
      // A removed thing loses the focus during rendering: update state afterwards.
      blur: () => queueMicrotask(leave),
    };
    for (const [type, handler] of Object.entries(on)) node.addEventListener(type, handler);
    return () => {
      leave();
      for (const [type, handler] of Object.entries(on)) node.removeEventListener(type, handler);
    };
  };
}

/** Whether only free actions touch it, which nobody was asked for. */
function isBesides(table: TableContext, word: string): boolean {
  const moves = table.moves(word);
  return moves.length > 0 && moves.every(({ role }) => role === "free");
}

function isLit(table: TableContext, word: string, follows: string | undefined): boolean {
  if (table.moves(word).length > 0 || table.holds(word)) return true;
  return follows !== undefined && table.leading(follows).length > 0;
}
