// Tasks of the stand-in: its events come as tasks of their own, also with the fake timers of a test.

/**
 * Returns a function that runs work in a later task, in the order of the calls.
 *
 * @param {typeof MessageChannel | undefined} Channel What fake timers do not stop. Without it, the timer of this moment.
 * @param {typeof setTimeout} timer
 */
export function tasksOf(Channel, timer) {
  const waiting = [];
  const next = () => waiting.shift()();
  return (work) => {
    waiting.push(work);
    if (Channel === undefined) return void timer(next, 0);
    // One channel for each task: an open one would keep Node.js running.
    const { port1, port2 } = new Channel();
    port1.onmessage = () => {
      port1.close();
      next();
    };
    port2.postMessage(0);
  };
}
