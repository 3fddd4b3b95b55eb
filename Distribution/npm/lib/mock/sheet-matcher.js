// Whether a sheet of the stand-in is what a test expects.

/**
 * Returns the differences between a value and the parts of it that a test names, as lines.
 *
 * An object needs only the named members. A list needs all its entries. A regular expression is for a text, and matchers of the test runner,
 * such as `expect.any(String)`, decide themselves.
 */
export function differences(actual, expected, path = "") {
  const place = path === "" ? "the sheet" : path;
  const differs = () => [`${place} is ${written(actual)}, not ${written(expected)}`];
  if (typeof expected?.asymmetricMatch === "function") return expected.asymmetricMatch(actual) ? [] : differs();
  if (expected instanceof RegExp) return typeof actual === "string" && expected.test(actual) ? [] : differs();
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return differs();
    const count = actual.length === expected.length ? [] : [`${place} has ${entries(actual.length)}, not ${expected.length}: ${written(actual)}`];
    return [...count, ...expected.slice(0, actual.length).flatMap((value, index) => differences(actual[index], value, `${path}[${index}]`))];
  }
  if (typeof expected !== "object" || expected === null) return Object.is(actual, expected) ? [] : differs();
  if (typeof actual !== "object" || actual === null || Array.isArray(actual)) return differs();
  return Object.keys(expected).flatMap((name) => {
    if (Object.hasOwn(actual, name)) return differences(actual[name], expected[name], path === "" ? name : `${path}.${name}`);
    return expected[name] === undefined ? [] : [`${place} has no ${JSON.stringify(name)}; it has ${Object.keys(actual).join(", ")}`];
  });
}

const entries = (count) => (count === 1 ? "one entry" : `${count} entries`);
const written = (value) => (value instanceof RegExp ? String(value) : JSON.stringify(value) ?? String(value));
