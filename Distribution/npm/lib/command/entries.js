// Entries: what the command gets and gives. kind (1 byte) · length (4 bytes) · name · length (4 bytes) · content.

/** @typedef {{ kind: string, name: string | Uint8Array, content: string | Uint8Array }} Entry */

/** @param {Entry[]} entries */
export function encode(entries) {
  return Buffer.concat(entries.flatMap(({ kind, name, content }) => [Buffer.from(kind), ...sized(name), ...sized(content)]));
}

function sized(value) {
  const bytes = typeof value === "string" ? Buffer.from(value) : value;
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return [length, bytes];
}

/** @returns {{ kind: string, name: string, content: Buffer }[]} */
export function decode(bytes) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries = [];
  let place = 0;
  const next = () => {
    const start = place + 4;
    place = start + buffer.readUInt32LE(place);
    return buffer.subarray(start, place);
  };
  while (place < buffer.length) {
    const kind = String.fromCharCode(buffer[place]);
    place += 1;
    const name = next().toString();
    entries.push({ kind, name, content: next() });
  }
  return entries;
}
