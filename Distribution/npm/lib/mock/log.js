// What happened, for people who read the report of a failed test.

/** Lines of a log: who did what in which state. */
export class Log {
  lines = [];
  #start;
  #clock;

  constructor(clock) {
    this.#clock = clock;
    this.#start = clock();
  }

  /**
   * Notes a call of the page, an event of the sheet, or an act of the shopper, also in the flow of its payment. `more` has other members
   * of a FlowCall. Returns what notes an exception.
   */
  add(by, call, payment, more = {}) {
    const at = Math.max(this.#clock() - this.#start, 0);
    const state = payment?.phase;
    const entry = state === undefined ? { call, by, at, ...more } : { call, by, at, state, ...more };
    payment?.record.flow.calls.push(entry);
    const unheard = more.hasListener === false ? ", without a listener" : "";
    const place = this.lines.push(`${String(at).padStart(6)} ms ${by}: ${call}${unheard}${state === undefined ? "" : ` (${state})`}`) - 1;
    return {
      threw: (error) => {
        entry.threw = `${error?.name ?? "Error"}: ${error?.message ?? error}`;
        this.lines[place] += ` threw ${entry.threw}`;
      },
    };
  }

  /** An error of the stand-in with the last lines. */
  error(text) {
    const lines = this.lines.slice(-20);
    return new Error(`paysheet/mock: ${text}${lines.length > 0 ? `\n\nWhat happened:\n${lines.join("\n")}` : ""}`);
  }
}
