import type { Attachment } from "svelte/attachments";

const SVG = "http://www.w3.org/2000/svg";
const SHEET = "figures";

/**
 * Figures and letters of drawings are written once, on a sheet that nobody sees, and drawn from
 * there wherever they are needed. So they are part of the picture: what a thing contains as text
 * is what it is called, and voice control finds it by that.
 */
export function figure(text: string): Attachment<SVGUseElement> {
  return (use) => use.setAttribute("href", `#${written(text)}`);
}

/** The id of a text on the sheet. */
function written(text: string): string {
  const id = [SHEET, ...Array.from(text, (letter) => letter.codePointAt(0))].join("-");
  if (!document.getElementById(id)) {
    const drawn = document.createElementNS(SVG, "text");
    drawn.id = id;
    drawn.textContent = text;
    drawn.setAttribute("dominant-baseline", "central");
    sheet().append(drawn);
  }
  return id;
}

function sheet(): Element {
  const found = document.getElementById(SHEET);
  if (found) return found;
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("aria-hidden", "true");
  // Not `display: none`, which some browsers take to what is drawn from here.
  drawing.style.cssText = "position: absolute; width: 0; height: 0; overflow: hidden";
  const defs = document.createElementNS(SVG, "defs");
  defs.id = SHEET;
  drawing.append(defs);
  document.body.append(drawing);
  return defs;
}
