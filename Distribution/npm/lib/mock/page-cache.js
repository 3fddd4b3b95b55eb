// The page cache of a browser: a page waits in it until the user comes back.

/**
 * Returns what a test calls, and follows the real events of the browser. The sheet closes when the page leaves, and the page gets the event
 * `cancel` when it is back.
 *
 * @param {object} page A Page.
 */
export function pageCacheOf(page) {
  let hidden;
  const cache = {
    get isHidden() { return hidden !== undefined; },
    hide() {
      if (!page.active || hidden) return;
      page.log.add("shopper", "leaves the page", page.active);
      page.others.ended();
      let show;
      const shown = new Promise((resolve) => { show = resolve; });
      hidden = { show, handled: page.active.cancel("hidden", (work) => void shown.then(() => page.task(work))) };
    },
    async show() {
      if (!hidden) return;
      const { show, handled } = hidden;
      hidden = undefined;
      show();
      await handled;
    },
    stop() {
      page.window.removeEventListener?.("pagehide", leave);
      page.window.removeEventListener?.("pageshow", enter);
    },
  };
  // A page that does not go into the cache is gone, with everything in it.
  const leave = ({ persisted }) => {
    if (persisted) cache.hide();
    else page.others.ended();
  };
  const enter = ({ persisted }) => { if (persisted) void cache.show(); };
  page.window.addEventListener?.("pagehide", leave);
  page.window.addEventListener?.("pageshow", enter);
  return cache;
}
