import { keepSession, session } from "./storage";
import type { Session } from "../protocol";

/** Who is signed in here; an empty name for nobody. Reactive. */
export const account = $state({ name: session()?.name ?? "" });

export function signedIn(session: Session | null): void {
  keepSession(session);
  account.name = session?.name ?? "";
}
