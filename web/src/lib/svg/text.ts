/** SVG does not wrap or shrink text: these estimate what fits. */

/** A long name in lines of at most `most` letters, as far as its words and hyphens allow. */
export function lines(text: string, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/(?<=[ -])/)) {
    const last = found.at(-1);
    if (last !== undefined && (last + word).trim().length <= most) found[found.length - 1] += word;
    else found.push(word);
  }
  return found.map((line) => line.trim());
}

/** The font size, at most `most`, with which a text fits into a width, whatever the font. */
export const fitting = (text: string, width: number, most: number): number =>
  Math.min(most, width / (Math.max(text.length, 1) * 0.64));
