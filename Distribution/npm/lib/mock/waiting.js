// Waiting for what the page does, and for time.

/** What waits for a page. Every change of the page looks again. */
export class Waiting {
  #window;
  #patience;
  #error;
  #looks = new Set();
  #timers = new Set();
  #isStopped = false;

  /** `error` makes an exception from a text. */
  constructor(window, patience, error) {
    this.#window = window;
    this.#patience = patience;
    this.#error = error;
  }

  /** Something has changed. */
  changed() { for (const look of [...this.#looks]) look(); }

  /** Resolves with what `look` returns as soon as it is not undefined. Rejects after a while with a reason, or with what `look` throws. */
  until(look, reason) {
    return new Promise((resolve, reject) => {
      const end = (settle, value) => {
        this.#looks.delete(tryAgain);
        stop();
        settle(value);
      };
      const tryAgain = () => {
        if (this.#isStopped) return end(reject, this.#error("the test removed the stand-in while the shopper was waiting"));
        try {
          const value = look();
          if (value !== undefined) end(resolve, value);
        } catch (error) {
          end(reject, error);
        }
      };
      const stop = this.after(this.#patience, () => end(reject, this.#error(reason(`${this.#patience / 1000} s`))), true);
      this.#looks.add(tryAgain);
      tryAgain();
    });
  }

  /** Calls back later, with the timer of this moment, so that fake timers can advance it. Returns a function that stops it. */
  after(milliseconds, work, keepsRunning = false) {
    const owner = typeof this.#window.setTimeout === "function" ? this.#window : globalThis;
    const { clearTimeout } = owner;
    const timer = owner.setTimeout(() => {
      this.#timers.delete(stop);
      work();
    }, milliseconds);
    if (!keepsRunning) timer?.unref?.();
    const stop = () => {
      this.#timers.delete(stop);
      clearTimeout.call(owner, timer);
    };
    this.#timers.add(stop);
    return stop;
  }

  /** Ends all waiting. */
  stop() {
    for (const stop of [...this.#timers]) stop();
    this.#isStopped = true;
    this.changed();
  }
}
