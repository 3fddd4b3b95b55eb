// Whether a page handles a gesture of the user at this moment.
const kinds = ["click", "keydown", "keypress", "keyup", "mousedown", "mouseup", "pointerdown", "pointerup", "submit", "touchend"];

// How long a request keeps a gesture, in milliseconds.
const longest = 10_000;
// How long the activation of a gesture lasts, which `show` uses up.
const activation = 5_000;

/**
 * Watches a page for gestures. A gesture lasts until the end of its task, so that promises of the same task belong to it. Its activation
 * lasts longer, also over waiting. Events that a test makes count as well.
 *
 * @param {object} window
 * @param {(work: () => void) => void} task Runs work in a later task.
 * @param {boolean} keepsGestures Whether the release of Safari keeps a gesture while a page waits for `fetch`.
 */
export function watchGestures(window, task, keepsGestures = false) {
  let latest;
  let activated;
  const resume = (gesture) => {
    latest = gesture;
    task(() => { if (latest === gesture) latest = undefined; });
  };
  const begin = () => {
    activated = Date.now();
    resume({ start: activated });
  };
  const restore = keepsGestures ? keepInFetch(window, () => latest, resume) : () => {};
  for (const kind of kinds) window.addEventListener?.(kind, begin, true);
  return {
    get isActive() { return latest !== undefined; },
    /** Uses the activation up. Returns whether there was one. */
    consume() {
      const isActive = activated !== undefined && Date.now() - activated <= activation;
      activated = undefined;
      return isActive;
    },
    stop() {
      restore();
      for (const kind of kinds) window.removeEventListener?.(kind, begin, true);
    },
  };
}

/** Gives the gesture of a call of `fetch` to the task of its answer, but not to the task of the body. Returns what undoes that. */
function keepInFetch(window, current, resume) {
  const original = window.fetch;
  if (typeof original !== "function") return () => {};
  const fetch = function (...values) {
    const gesture = current();
    const answer = original.apply(this, values);
    const carry = () => { if (Date.now() - gesture.start <= longest) resume(gesture); };
    if (gesture) answer.then(carry, carry);
    return answer;
  };
  window.fetch = fetch;
  return () => { if (window.fetch === fetch) window.fetch = original; };
}
