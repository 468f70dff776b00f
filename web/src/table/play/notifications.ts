import turn from "./turn.svg?url";

/** Telling a player who is looking elsewhere that it is their turn. */

let quiet: string | null = null;

/** A dot on the page's icon while it is the player's turn. */
export function markIcon(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  quiet ??= icon.href;
  const wanted = mine ? turn : quiet;
  if (icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Whether permission for notifications can be requested. */
export function mayAsk(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Request permission; returns whether it was granted. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Notify, if permitted and the page is hidden. */
export function notify(title: string, body: string, tag: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  if (!document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones only support notifications from service workers.
  }
}
