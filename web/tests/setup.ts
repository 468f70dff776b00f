// What jsdom does not have, and the page or axe ask for.
window.matchMedia ??= (query) =>
  ({
    matches: query.includes("reduce"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;
HTMLCanvasElement.prototype.getContext = () => null;
