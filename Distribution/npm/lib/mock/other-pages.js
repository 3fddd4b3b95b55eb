// Two pages of one browser: a system shows one payment sheet, so the page that opens one ends the payment of the other.

/**
 * Returns what a page tells when its sheet opens and closes. The channel is open only meanwhile, because an open one can keep a page out of
 * the page cache. Frames have none: they share the sheet of their page.
 *
 * @param {object} page A Page.
 */
export function otherPagesOf(page) {
  const { window } = page;
  const isPage = typeof window.BroadcastChannel === "function" && window.document !== undefined && window.top === window;
  let channel;
  return {
    began() {
      if (!isPage) return;
      channel ??= new window.BroadcastChannel("paysheet.mock");
      channel.onmessage = () => { if (page.active?.isOpen) void page.active.cancel("other-page"); };
      channel.postMessage("began");
    },
    ended() {
      channel?.close();
      channel = undefined;
    },
  };
}
