import { explain } from "./problems";

/** Something asked of the server: what it answered, or why not. Reactive. */
export class Asked<T> {
  value = $state.raw<T | null>(null);
  problem = $state("");
  #turn = 0;

  constructor(private readonly question: () => Promise<T>) {}

  /** Ask, or ask again. What is known stays until there is an answer; only the last one counts. */
  async ask(): Promise<void> {
    const turn = ++this.#turn;
    try {
      const value = await this.question();
      if (turn !== this.#turn) return;
      this.value = value;
      this.problem = "";
    } catch (error) {
      if (turn === this.#turn) this.problem = explain(error);
    }
  }
}
