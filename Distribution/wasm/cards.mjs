// Writes the cards that a module contains: node cards.mjs MODULE FILE
import { readFileSync, writeFileSync } from "node:fs";

const [path, file] = process.argv.slice(2);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), { paysheet: { zone_offset: () => 0 } });
const place = exports.paysheet_cards();
const length = new DataView(exports.memory.buffer).getUint32(place, true);
writeFileSync(file, new Uint8Array(exports.memory.buffer, place + 4, length));
