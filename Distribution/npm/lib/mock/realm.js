// The classes of a page. Its code compares with these, and a frame or a test runner has others than this module.


/** @param {object} window */
export function realmOf(window) {
  const find = (name) => window[name] ?? globalThis[name];
  return {
    EventTarget: find("EventTarget"),
    Event: find("Event"),
    Promise: find("Promise"),
    /** Returns an exception by the name that the console shows. */
    error(name, text) {
      if (name === "TypeError" || name === "RangeError") return new (find(name))(text);
      return new (find("DOMException"))(text, name);
    },
  };
}
