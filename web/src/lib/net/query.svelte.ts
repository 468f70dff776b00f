import { explain } from "./problems";

/** A request to the server that can be repeated: its latest result, or why it failed. Reactive. */
export class Query<T> {
  value = $state.raw<T | null>(null);
  problem = $state("");
  #last = 0;

  constructor(private readonly request: () => Promise<T>) {}

  /** Send the request. The previous value stays until a response arrives; only the last counts. */
  async run(): Promise<void> {
    const number = ++this.#last;
    try {
      const value = await this.request();
      if (number !== this.#last) return;
      this.value = value;
      this.problem = "";
    } catch (error) {
      if (number === this.#last) this.problem = explain(error);
    }
  }
}
