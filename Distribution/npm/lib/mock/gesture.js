// Whether a page handles a gesture of the user at this moment.
const kinds = ["click", "keydown", "keypress", "keyup", "mousedown", "mouseup", "pointerdown", "pointerup", "submit", "touchend"];

/**
 * Watches a page for gestures. A gesture lasts until the end of its task, so that promises of the same task belong to it. Events that a
 * test makes count as well.
 *
 * @param {object} window
 * @param {(work: () => void) => void} task Runs work in a later task.
 */
export function watchGestures(window, task) {
  let latest;
  const begin = () => {
    const gesture = {};
    latest = gesture;
    task(() => { if (latest === gesture) latest = undefined; });
  };
  for (const kind of kinds) window.addEventListener?.(kind, begin, true);
  return {
    get isActive() { return latest !== undefined; },
    /** Uses the gesture up. Returns whether there was one. */
    consume() {
      const isActive = latest !== undefined && !latest.isConsumed;
      if (isActive) latest.isConsumed = true;
      return isActive;
    },
    stop() { for (const kind of kinds) window.removeEventListener?.(kind, begin, true); },
  };
}
