// Converts the values of a page as Web IDL does, as far as JSON cannot hold them. The engine knows the rest: what a browser does with a
// number for a text, with null for a list, or with an unknown word.
import { types } from "./types.js";

const dictionaries = new Map(Object.entries(types));

/**
 * Returns the converter of a page.
 *
 * @param {object} realm A Realm.
 * @param {(value: unknown) => boolean} isError Whether a value is an ApplePayError of this page.
 */
export function converterFor(realm, isError) {
  const typeError = (text) => realm.error("TypeError", text);

  function convert(value, type) {
    if (Array.isArray(type)) return list(value, type[0]);
    switch (type) {
      case "text": return text(value);
      case "boolean": return typeof value === "object" || typeof value === "function" ? value !== null : plain(value, Boolean(value));
      case "unsigned long": return number(value);
      // A text for a status stays, so that the engine finds it.
      case "unsigned short": return typeof value === "string" ? value : number(value) & 0xffff;
      case "date": return date(value);
      case "any": return json(value);
      case "ApplePayError": return error(value);
      default: return dictionary(value, dictionaries.get(type));
    }
  }

  function text(value) {
    if (typeof value === "symbol") throw typeError("Cannot convert a symbol to a string");
    if (typeof value === "number" && Number.isFinite(value)) return value;
    return plain(value, String(value));
  }

  function number(value) {
    if (typeof value === "symbol") throw typeError("Cannot convert a symbol to a number");
    if (typeof value === "bigint") throw typeError("Conversion from 'BigInt' to 'number' is not allowed.");
    return Number(value) >>> 0;
  }

  function date(value) {
    const isDate = Object.prototype.toString.call(value) === "[object Date]";
    if (typeof value === "string" || value === null) return value;
    const time = isDate ? value.getTime() : Number(value);
    // What cannot be read counts as absent.
    return Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : undefined;
  }

  function json(value) {
    try {
      const written = JSON.stringify(value);
      return written === undefined ? undefined : JSON.parse(written);
    } catch (error) {
      if (/circular|cyclic/i.test(error?.message)) throw typeError("JSON.stringify cannot serialize cyclic structures.");
      throw error;
    }
  }

  function error(value) {
    if (!isError(value)) throw typeError("Type error");
    const { code, contactField, message } = value;
    return contactField === null ? { code, message } : { code, contactField, message };
  }

  function list(value, element) {
    if (!isObject(value)) return plain(value, String(value));
    // An object without an iterator stays an object, which the engine rejects.
    return typeof value[Symbol.iterator] === "function" ? Array.from(value, (each) => convert(each, element) ?? null) : {};
  }

  function dictionary(value, members) {
    if (value === undefined) return null;
    if (!isObject(value)) return plain(value, String(value));
    const result = [];
    for (const [name, type] of Object.entries(members)) {
      const member = value[name];
      const converted = member === undefined ? undefined : convert(member, type);
      if (converted !== undefined) result.push([name, converted]);
    }
    return Object.fromEntries(result);
  }

  /** A dictionary without the member for errors of the payment method, if that has something else: Safari ignores it silently. */
  function withErrors(value, member) {
    const errors = isObject(value) ? value[member] : undefined;
    if (errors === undefined || (Array.isArray(errors) && errors.every(isError))) return value;
    return Object.create(value, { [member]: { value: undefined } });
  }

  return { convert, json, number, withErrors };
}

const isObject = (value) => (typeof value === "object" && value !== null) || typeof value === "function";

/** The value itself if JSON has it, otherwise what a browser makes of it. */
function plain(value, converted) {
  return value === null || typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value))
    ? value : converted;
}
