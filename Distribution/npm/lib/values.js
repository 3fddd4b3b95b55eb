// Values of JavaScript as JSON. JSON.stringify loses NaN, functions, Map and more silently; this copy reports each of them.

// The checker reads 64 levels.
const deepest = 128;

/** How to write a value that JSON does not have, by what it is. */
const remedies = {
  __proto__: null,
  undefined: "leave the element out",
  number: 'write amounts as texts such as "12.50"',
  bigint: "convert it: String(value)",
  function: "leave it out",
  symbol: "leave it out",
  cycle: "copy the members that the request needs",
  depth: "copy the members that the request needs",
  date: "check how the date was made",
  map: "use Object.fromEntries(map)",
  set: "use an array: [...set]",
  promise: "await it first",
  binary: "write it as Base64 or hexadecimal text",
  body: "read it first: await value.text()",
  throws: "fix the code of this member, or copy the values that the request needs",
};

/**
 * Copies a value as JSON.stringify does. Calls `lose` for each value that JSON cannot express, and for each Date. Members that are
 * `undefined` are left out, as a browser does.
 *
 * @param {unknown} value
 * @param {(loss: { pointer: string, was: string, remedy: string, kept: boolean }) => void} lose
 *   `kept` says that the copy has a text with the same meaning, or that a browser does the same.
 * @param {string} [pointer] The place of the value.
 * @returns {unknown} `undefined` if nothing is left.
 */
export function copyValue(value, lose, pointer = "") {
  return copy(value, pointer, lose, []);
}

/** The kind of an object, also of one from another frame or a test runner, for which `instanceof` is false. */
function kindOf(value) {
  return Object.prototype.toString.call(value).slice(8, -1);
}

/** Whether a value is an ArrayBuffer or a SharedArrayBuffer. */
export function isBuffer(value) {
  return ["ArrayBuffer", "SharedArrayBuffer"].includes(kindOf(value));
}

/** A JSON Pointer, one step down. */
export function step(pointer, name) {
  return `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Sets a member, also one with the name `__proto__`. An assignment to that would change the prototype. */
export function setMember(object, name, value) {
  if (name === "__proto__") Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  else object[name] = value;
}

function copy(value, pointer, lose, above) {
  const lost = (was, remedy, instead, kept = false) => {
    lose({ pointer, was, remedy: remedies[remedy], kept });
    return instead;
  };
  switch (typeof value) {
    case "undefined": return lost("undefined", "undefined");
    case "bigint": return lost(`the BigInt ${value}`, "bigint", String(value));
    case "function": return lost("a function", "function");
    case "symbol": return lost("a symbol", "symbol");
    case "number": return Number.isFinite(value) ? value : lost(String(value), "number", null);
    case "string": case "boolean": return value;
  }
  if (value === null) return null;
  if (above.includes(value)) return lost("an object inside itself", "cycle", null);
  if (above.length > deepest) return lost(`more than ${deepest} levels deep`, "depth", null);
  try {
    return copyObject(value, pointer, lose, [...above, value], lost);
  } catch (error) {
    return lost(`a value that throws when it is read (${error?.message ?? error})`, "throws", null);
  }
}

function copyObject(value, pointer, lose, above, lost) {
  const kind = kindOf(value);
  if (kind === "Date") {
    return Number.isNaN(value.getTime()) ? lost("an invalid Date", "date", null) : lost(`the Date ${value.toJSON()}`, "date", value.toJSON(), true);
  }
  if (kind === "String" || kind === "Number" || kind === "Boolean") return copy(value.valueOf(), pointer, lose, above);
  if (Array.isArray(value)) return Array.from(value, (element, place) => copy(element, step(pointer, place), lose, above) ?? null);
  if (kind === "Map" || kind === "WeakMap") return lost("a Map", "map", {});
  if (kind === "Set" || kind === "WeakSet") return lost("a Set", "set", {});
  if (ArrayBuffer.isView(value) || isBuffer(value)) return lost("binary data", "binary", {});
  if (typeof value.then === "function") return lost("a Promise", "promise", {});
  if (typeof value.text === "function" && typeof value.arrayBuffer === "function") return lost(`a ${value.constructor?.name ?? "body"}`, "body", {});
  if (typeof value.toJSON === "function") return copy(value.toJSON(), pointer, lose, above);
  const result = {};
  for (const name of names(value)) {
    const member = value[name];
    if (member === undefined) {
      lose({ pointer: step(pointer, name), was: "undefined", remedy: "leave the member out", kept: true });
      continue;
    }
    const copied = copy(member, step(pointer, name), lose, above);
    if (copied === undefined) continue;
    setMember(result, name, copied);
  }
  return result;
}

// The objects that a browser hands out have their members on the prototype.
function names(value) {
  const own = Object.keys(value);
  if (own.length > 0) return own;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype ? [] : Object.keys(prototype);
}
