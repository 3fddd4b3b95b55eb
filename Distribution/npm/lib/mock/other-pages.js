// Two pages of one browser: a system shows one payment sheet, so the page that opens one ends the payment of the other. The frames of a
// page share its sheet.

// The page whose sheet is open, on the window around all frames that can see each other.
const key = Symbol.for("paysheet.mock.sheet");

/**
 * Returns what a page tells when its sheet opens and closes. The channel is open only meanwhile, because an open one can keep a page out of
 * the page cache. Frames have none.
 *
 * @param {object} page A Page.
 */
export function otherPagesOf(page) {
  const { window } = page;
  const isPage = typeof window.BroadcastChannel === "function" && window.document !== undefined && window.top === window;
  const shared = outermost(window);
  let channel;
  return {
    /** Whether another frame of the page has its sheet open. */
    get haveSheet() { return shared[key] !== undefined && shared[key] !== page; },
    began() {
      shared[key] = page;
      if (!isPage) return;
      channel ??= new window.BroadcastChannel("paysheet.mock");
      channel.onmessage = () => { if (page.active?.isOpen) void page.active.cancel("other-page"); };
      channel.postMessage("began");
    },
    ended() {
      channel?.close();
      channel = undefined;
      if (shared[key] === page) delete shared[key];
    },
  };
}

/** The outermost window with the origin of this one, or this one. */
function outermost(window) {
  let found = window;
  try {
    while (found.parent && found.parent !== found && found.parent.document) found = found.parent;
  } catch {
    // The page around the frame has another origin.
  }
  return found;
}
