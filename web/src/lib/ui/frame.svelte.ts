/** What the site shows around a page; reactive. A table has the whole screen to itself. */
export const frame = $state({ full: false });
