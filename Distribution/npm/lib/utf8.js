// UTF-8 for texts that go into and out of the module. Jest's jsdom environment has no TextEncoder and no TextDecoder.

/** Writes texts as UTF-8: a TextEncoder, or what does the same. */
export const encoder = typeof TextEncoder === "function" ? new TextEncoder() : { encodeInto };
/** Reads UTF-8. It keeps a byte order mark at the beginning, because a fixed document can begin with one. */
export const decoder = typeof TextDecoder === "function" ? new TextDecoder("utf-8", { ignoreBOM: true }) : { decode };

/** A text as bytes of its own. */
export function bytesOf(text) {
  const bytes = new Uint8Array(text.length * 3);
  return bytes.slice(0, encodeInto(text, bytes).written);
}

/**
 * Writes as many whole characters of a text as there is space for.
 *
 * @param {string} text
 * @param {Uint8Array} bytes
 * @returns {{ read: number, written: number }}
 */
export function encodeInto(text, bytes) {
  let read = 0;
  let written = 0;
  while (read < text.length) {
    let code = text.codePointAt(read);
    const units = code > 0xffff ? 2 : 1;
    // Half of a surrogate pair.
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (written + length > bytes.length) break;
    if (length === 1) {
      bytes[written] = code;
    } else {
      for (let place = length - 1; place > 0; place -= 1, code >>= 6) bytes[written + place] = 0x80 | (code & 0x3f);
      bytes[written] = ((0xf00 >> length) & 0xff) | code;
    }
    written += length;
    read += units;
  }
  return { read, written };
}

/**
 * Returns the text of valid UTF-8. The module writes no other.
 *
 * @param {Uint8Array} bytes
 */
export function decode(bytes) {
  const parts = [];
  let units = [];
  for (let place = 0; place < bytes.length;) {
    const first = bytes[place];
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    let code = length === 1 ? first : first & (0x7f >> length);
    for (let next = 1; next < length; next += 1) code = (code << 6) | (bytes[place + next] & 0x3f);
    place += length;
    if (code > 0xffff) units.push(0xd800 + ((code - 0x10000) >> 10), 0xdc00 + (code & 0x3ff));
    else units.push(code);
    // A call with too many arguments overflows the stack.
    if (units.length >= 4096) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
  }
  parts.push(String.fromCharCode(...units));
  return parts.join("");
}
