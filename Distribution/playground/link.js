// A link that has the document in its fragment, which browsers do not send to the server.
import { through } from "./streams.js";

// Longer texts could be made to fill the memory.
const longest = 4 << 20;

/** Returns the fragment for a text. */
export async function fragmentOf(text) {
  const bytes = new TextEncoder().encode(text);
  let stream;
  try {
    stream = new CompressionStream("deflate-raw");
  } catch {
    return `#t=${base64(bytes)}`; // An older browser.
  }
  return `#d=${base64(await limited(bytes, stream))}`;
}

/** Returns the text of a fragment, or `null` if it has none. Throws if it is damaged. */
export async function textOf(fragment) {
  const match = /^#([dt])=([\w-]*)$/.exec(fragment);
  if (!match) return null;
  try {
    let bytes = Uint8Array.from(atob(match[2].replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
    if (match[1] === "d") bytes = await limited(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error("The document in this link is damaged. Ask for the link again.");
  }
}

async function limited(bytes, stream) {
  const reader = through(bytes, stream).getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > longest) {
      await reader.cancel();
      throw new RangeError("too long");
    }
  }
  const all = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

function base64(bytes) {
  let text = "";
  for (let place = 0; place < bytes.length; place += 8192) text += String.fromCharCode(...bytes.subarray(place, place + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
