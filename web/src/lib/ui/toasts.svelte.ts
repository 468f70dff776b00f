export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "good" | "bad";
}

const STAYS = 5_000;
let last = 0;

/** The messages on the screen, the latest last. */
export const toasts: Toast[] = $state([]);

/** Show a short message; it disappears by itself, errors later than the rest. */
export function toast(text: string, kind: Toast["kind"] = "plain"): void {
  const id = ++last;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), kind === "bad" ? 2 * STAYS : STAYS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
