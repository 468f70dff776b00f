// What jsdom does not have, and the page or axe ask for.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: media.includes("reduce"),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
HTMLCanvasElement.prototype.getContext = () => null;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
