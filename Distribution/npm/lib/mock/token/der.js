// Writes DER, the encoding of certificates and of signed messages.
import { bytesOf } from "../../utf8.js";

/** One array of bytes from several. */
export function joined(...parts) {
  const result = new Uint8Array(parts.reduce((count, part) => count + part.length, 0));
  let place = 0;
  for (const part of parts) {
    result.set(part, place);
    place += part.length;
  }
  return result;
}

/** A value with a tag, from the parts of its content. */
export function tagged(tag, ...parts) {
  const content = joined(...parts);
  return joined(Uint8Array.of(tag), lengthOf(content.length), content);
}

function lengthOf(count) {
  if (count < 0x80) return Uint8Array.of(count);
  const bytes = [];
  for (let rest = count; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.of(0x80 | bytes.length, ...bytes);
}

export const sequence = (...parts) => tagged(0x30, ...parts);
export const octets = (...parts) => tagged(0x04, ...parts);
/** Whole bytes of bits. */
export const bits = (...parts) => tagged(0x03, Uint8Array.of(0), ...parts);
export const text = (value) => tagged(0x0c, bytesOf(value));
export const nothing = Uint8Array.of(0x05, 0);
export const yes = Uint8Array.of(0x01, 1, 0xff);

/** A set, whose parts DER sorts by their bytes. */
export const set = (...parts) => tagged(0x31, ...parts.sort(compare));

function compare(first, second) {
  const place = first.findIndex((byte, index) => byte !== second[index]);
  return place < 0 ? 0 : first[place] - (second[place] ?? -1);
}

/** A positive integer from its bytes, the highest first. */
export function integer(bytes) {
  const start = bytes.findIndex((byte) => byte !== 0);
  const digits = start < 0 ? Uint8Array.of(0) : bytes.slice(start);
  return tagged(0x02, digits[0] >= 0x80 ? Uint8Array.of(0) : Uint8Array.of(), digits);
}

/** An object identifier, such as 2.5.4.3. */
export function identifier(words) {
  const [first, second, ...others] = words.split(".").map(Number);
  const bytes = [40 * first + second, ...others].flatMap((number) => {
    const digits = [number % 128];
    for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift(rest % 128 + 128);
    return digits;
  });
  return tagged(0x06, Uint8Array.from(bytes));
}

/** A moment to the second, between 1950 and 2049. */
export const time = (date) => tagged(0x17, bytesOf(`${date.toISOString().replace(/[-:T]|\.\d+/g, "").slice(2)}`));
