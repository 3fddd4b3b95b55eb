// Entries: what the command gets and gives. kind (1 byte) · length (4 bytes) · name · length (4 bytes) · content.

/** @typedef {{ kind: string, name: string | Uint8Array, content: string | Uint8Array }} Entry */

/** @param {Entry[]} entries */
export function encode(entries) {
  const writer = new TextEncoder();
  const written = entries.map((entry) => ({
    kind: entry.kind.charCodeAt(0), values: [entry.name, entry.content].map((value) => (typeof value === "string" ? writer.encode(value) : value)),
  }));
  const length = written.reduce((sum, { values: [name, content] }) => sum + 9 + name.length + content.length, 0);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  let place = 0;
  for (const { kind, values } of written) {
    bytes[place] = kind;
    place += 1;
    for (const value of values) {
      view.setUint32(place, value.length, true);
      bytes.set(value, place + 4);
      place += 4 + value.length;
    }
  }
  return bytes;
}

/**
 * @param {Uint8Array} bytes
 * @returns {{ kind: string, name: string, content: Uint8Array }[]}
 */
export function decode(bytes) {
  const reader = new TextDecoder("utf-8", { ignoreBOM: true });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = [];
  let place = 0;
  const next = () => {
    const start = place + 4;
    place = start + view.getUint32(place, true);
    return bytes.subarray(start, place);
  };
  while (place < bytes.length) {
    const kind = String.fromCharCode(bytes[place]);
    place += 1;
    const name = reader.decode(next());
    entries.push({ kind, name, content: next() });
  }
  return entries;
}
