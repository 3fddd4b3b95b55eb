// The word that a test may have meant.

/** Returns a hint with the nearest of some words, or an empty text if none is near. */
export function didYouMean(written, words) {
  const near = words.map((word) => ({ word, distance: distance(String(written).toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 3))).sort((first, second) => first.distance - second.distance);
  return near.length > 0 ? `; did you mean ${JSON.stringify(near[0].word)}?` : "";
}

/** How many characters to insert, remove or replace make one text of another. */
function distance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, character] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) next.push(Math.min(next[column] + 1, row[column + 1] + 1, row[column] + (character === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1);
}
