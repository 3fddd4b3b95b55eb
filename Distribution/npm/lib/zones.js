// The time zones of the engine, for the one function that the modules import.
const noZone = -2147483648;
const noTable = -2147483647;
const formats = new Map();

/** Returns the seconds east of UTC in a named zone at a moment, in seconds since 1970. */
export function zoneOffset(name, seconds) {
  const format = formatFor(name);
  if (typeof format === "number") return format;
  const milliseconds = Number(seconds) * 1000;
  if (!(Math.abs(milliseconds) <= 8.64e15)) return noTable;
  const part = { __proto__: null };
  for (const { type, value } of format.formatToParts(milliseconds)) part[type] = Number(value);
  const local = new Date(0);
  local.setUTCFullYear(part.year, part.month - 1, part.day);
  local.setUTCHours(part.hour, part.minute, part.second);
  return Math.round(local.getTime() / 1000 - Math.floor(milliseconds / 1000));
}

function formatFor(name) {
  let format = formats.get(name);
  if (format !== undefined) return format;
  if (typeof Intl !== "object") return noTable;
  try {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone: name, calendar: "iso8601", numberingSystem: "latn", hourCycle: "h23",
      year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric",
    });
  } catch {
    format = noZone;
  }
  // Names come from documents, so their number has no bound.
  if (formats.size >= 100) formats.clear();
  formats.set(name, format);
  return format;
}
