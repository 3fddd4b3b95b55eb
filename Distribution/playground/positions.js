// Places in a text: UTF-8 bytes, lines and columns of the report, and the UTF-16 units that JavaScript counts.

/** Where each line begins. */
export function lineStarts(text) {
  const starts = [0];
  for (let index = text.indexOf("\n"); index >= 0; index = text.indexOf("\n", index + 1)) starts.push(index + 1);
  return starts;
}

/** The line of an index, from 0. */
export function lineOf(starts, index) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The index of a position of the report. */
export function indexOf(text, starts, { line, utf16Column }) {
  return Math.min((starts[line - 1] ?? text.length) + utf16Column - 1, text.length);
}

/** The indices of byte offsets, which ascend. */
export function indicesOfBytes(text, offsets) {
  const result = [];
  let index = 0;
  let bytes = 0;
  for (const offset of offsets) {
    while (bytes < offset && index < text.length) {
      const code = text.codePointAt(index);
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      index += code < 0x10000 ? 1 : 2;
    }
    result.push(index);
  }
  return result;
}

/** One change of the text that is the same as all edits of a fix. */
export function joined(text, edits) {
  const sorted = [...edits].sort((first, second) => first.start - second.start);
  const places = indicesOfBytes(text, sorted.flatMap(({ start, end }) => [start, end]));
  let newText = "";
  sorted.forEach((edit, number) => {
    if (number > 0) newText += text.slice(places[2 * number - 1], places[2 * number]);
    newText += edit.newText;
  });
  return { start: places[0], end: places.at(-1), newText };
}

/** The smallest change that makes one text the other. */
export function difference(before, after) {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return { start: head, end: before.length - tail, newText: after.slice(head, after.length - tail) };
}
