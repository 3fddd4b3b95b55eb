// Counts what an archive has: one document on each line, read in parts. It runs in the worker.

const newline = 10;
const partSize = 1 << 20;

/** Counts the documents of a file. Calls `progress` now and then; stops when it returns false. */
export async function counted(sheet, file, progress) {
  const counts = { lines: 0, documents: 0, clean: 0, errors: 0, warnings: 0, infos: 0, read: 0, size: file.size, rules: new Map() };
  const started = performance.now();
  let rest = new Uint8Array(0);
  const check = (bytes) => {
    const lines = sheet.checkLines(bytes);
    for (const record of lines) {
      counts.lines += 1;
      if (record) add(counts, record);
    }
  };
  for (let place = 0; place < file.size; place += partSize) {
    const part = new Uint8Array(await file.slice(place, place + partSize).arrayBuffer());
    const last = part.lastIndexOf(newline);
    if (last < 0) {
      rest = joined(rest, part);
    } else {
      check(joined(rest, part.subarray(0, last + 1)));
      rest = part.slice(last + 1);
    }
    counts.read = Math.min(place + partSize, file.size);
    counts.seconds = (performance.now() - started) / 1000;
    if (progress(summary(counts)) === false) return null;
  }
  if (rest.length > 0) check(rest);
  counts.seconds = (performance.now() - started) / 1000;
  return summary(counts);
}

/** The text of a line, from 1. */
export async function lineOf(file, wanted) {
  let line = 1;
  let found = [];
  for (let place = 0; place < file.size; place += partSize) {
    const part = new Uint8Array(await file.slice(place, place + partSize).arrayBuffer());
    let start = 0;
    while (start < part.length) {
      const end = part.indexOf(newline, start);
      const stop = end < 0 ? part.length : end;
      if (line === wanted) found.push(part.slice(start, stop));
      if (end < 0) break;
      if (line === wanted) return decoded(found);
      line += 1;
      start = end + 1;
    }
  }
  return decoded(found);
}

function decoded(parts) {
  return new TextDecoder().decode(parts.reduce(joined, new Uint8Array(0)));
}

function joined(first, second) {
  if (first.length === 0) return second;
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function add(counts, record) {
  counts.documents += 1;
  const seen = new Set();
  for (const { rule, title, severity } of record.findings) {
    seen.add(severity);
    const entry = counts.rules.get(rule) ?? { rule, title, severity, findings: 0, first: counts.lines };
    entry.findings += 1;
    counts.rules.set(rule, entry);
  }
  if (seen.size === 0) counts.clean += 1;
  if (seen.has("error")) counts.errors += 1;
  else if (seen.has("warning")) counts.warnings += 1;
  else if (seen.has("info")) counts.infos += 1;
}

function summary({ rules, ...counts }) {
  return { ...counts, rules: [...rules.values()].sort((first, second) => second.findings - first.findings) };
}
