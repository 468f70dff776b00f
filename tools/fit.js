// What of a table is in sight: run in the page by `make fit` and by the tests.
() => {
  const BOARD = ".table .board";
  const OWN = ".table .own, .table .part.mine";
  const MOVES = ".table .moves";
  const visible = (node) =>
    node !== null && node.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  /** The size of letters on the screen; a drawing is scaled. */
  function sizeOf(node) {
    const size = parseFloat(getComputedStyle(node).fontSize);
    return node.ownerSVGElement ? size * Math.abs(node.getScreenCTM().d) : size;
  }

  function smallest(part) {
    const root = document.querySelector(part);
    if (!visible(root)) return null;
    const read = lettered(root).filter((node) => visible(node) && !node.closest(".visually-hidden"));
    const least = Math.min(...read.map(sizeOf));
    return Number.isFinite(least) ? Math.round(least * 10) / 10 : null;
  }

  /** Whatever has letters: text, and the figures that pictures are drawn with. */
  function lettered(root) {
    const found = [...root.querySelectorAll("[data-drawn]")];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.textContent.trim() !== "") found.push(walker.currentNode.parentElement);
    return found;
  }

  /** What scrolls it may be what it is in: then that shows less than all of it. */
  function heights(part) {
    const node = document.querySelector(part);
    if (!visible(node)) return null;
    const shown = Math.min(node.clientHeight, node.parentElement.clientHeight);
    return { shown, whole: node.scrollHeight };
  }

  /** Whether some spot of a thing is under the pointer when the pointer is there. */
  function inSight(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const steps = [0.5, 0.25, 0.75, 0.1, 0.9];
    return steps.some((y) =>
      steps.some((x) => {
        const found = document.elementFromPoint(left + x * width, top + y * height);
        return found !== null && thing.contains(found);
      }),
    );
  }

  const lit = [...document.querySelectorAll(".thing.lit")];
  const words = new Set(lit.map((thing) => thing.dataset.word));
  const seen = new Set(lit.filter(inSight).map((thing) => thing.dataset.word));
  const widths = [...document.querySelectorAll(`${BOARD} svg`)].map(
    (drawing) => drawing.getBoundingClientRect().width,
  );
  const bars = [".table .top", ".table nav"].map((bar) => document.querySelector(bar));
  const page = document.scrollingElement;
  return {
    board: Math.round(Math.max(0, ...widths)),
    smallest: { board: smallest(BOARD), own: smallest(OWN) },
    own: heights(OWN),
    moves: heights(MOVES),
    lit: words.size,
    hidden: [...words].filter((word) => !seen.has(word)),
    bars: bars.reduce((sum, bar) => sum + (bar?.offsetHeight ?? 0), 0),
    scrolls: page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
  };
}
