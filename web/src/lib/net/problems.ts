import { ApiProblem } from "./api";
import { say } from "../i18n/words.svelte";

/** What went wrong, in a sentence for people. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiProblem)) return say("problem-page", { what: String(error) });
  if (error.status === 0) return say("problem-unreachable");
  if (error.message) return error.message;
  if (error.status === 404) return say("problem-not-found");
  if (error.status === 429) return say("problem-limit");
  return say("problem-server", { status: error.status });
}
