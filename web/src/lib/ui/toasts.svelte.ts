export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "good" | "bad";
  action: Action | null;
}

/** Something to do about a message. */
export interface Action {
  label: string;
  run: () => void;
}

const STAYS = 5_000;
let last = 0;

/** The messages on the screen, the latest last. */
export const toasts: Toast[] = $state([]);

/** Show a short message; it disappears by itself, later if it needs an answer or is an error. */
export function toast(
  text: string,
  kind: Toast["kind"] = "plain",
  action: Action | null = null,
): void {
  const id = ++last;
  toasts.push({ id, text, kind, action });
  setTimeout(() => dismiss(id), kind === "bad" || action ? 2 * STAYS : STAYS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
