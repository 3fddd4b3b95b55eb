// What a page hands over to the next one: shops often show another page after a payment, and only then a test reads the record.
const key = "paysheet.mock";

/**
 * Keeps records that no test has read, and the log, over a change of the page. The next page must have the same origin. Returns a function
 * that ends this.
 *
 * @param {object} page A Page.
 */
export function followVisits(page) {
  const { window } = page;
  const storage = storageOf(window);
  if (storage === undefined) return () => {};
  const take = ({ isNew }) => {
    const { finished = [], log = [] } = read(storage);
    page.finished.push(...finished);
    if (isNew && log.length > 0) page.log.lines.push(...log, `next page: ${window.location.href}`);
  };
  take({ isNew: true });
  const leave = () => {
    const finished = page.finished.slice(page.given);
    // A page that comes back from the cache gets them again, unless the other page has read them.
    page.given = page.finished.length;
    write(storage, { finished, log: page.log.lines });
  };
  const enter = ({ persisted }) => { if (persisted) take({ isNew: false }); };
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", enter);
  return () => {
    window.removeEventListener("pagehide", leave);
    window.removeEventListener("pageshow", enter);
  };
}

/** Nothing for frames, which share the storage of their page, and for pages without an origin. */
function storageOf(window) {
  try {
    return window.top === window ? window.sessionStorage : undefined;
  } catch {
    return undefined;
  }
}

function read(storage) {
  try {
    return JSON.parse(storage.getItem(key)) ?? {};
  } catch {
    return {};
  } finally {
    storage.removeItem(key);
  }
}

function write(storage, value) {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage of the page is full.
  }
}
