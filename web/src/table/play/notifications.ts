import turn from "./turn.svg?url";

/** Telling somebody who looks elsewhere that it is their turn. */

let quiet: string | null = null;

/** A dot on the page's icon while it is one's turn. */
export function markIcon(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  quiet ??= icon.href;
  const wanted = mine ? turn : quiet;
  if (icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Whether the browser can be asked for notifications, and was not yet. */
export function mayAsk(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Ask for notifications; whether they are allowed now. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Tell it, if it is allowed and the page is out of sight. */
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
    // Some phones know notifications from service workers alone.
  }
}
