// A WebAssembly module of paysheet, as Docs/Web-module.md describes it. For tests only: the npm package has its own wrapper.

import { readFileSync } from "node:fs";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
export const unknownZone = -2147483648;
export const noZones = -2147483647;

/** The seconds east of UTC in a zone, from the tables of the engine. */
const formats = new Map();
export function zoneOffset(zone, seconds) {
    if (!formats.has(zone)) {
        let format = null;
        try {
            format = new Intl.DateTimeFormat("en-US", {
                timeZone: zone, hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric", second: "numeric",
            });
            // Engines accept other cases of a name. The files of tzdata do not.
            const canonical = format.resolvedOptions().timeZone;
            if (canonical !== zone && canonical.toLowerCase() === zone.toLowerCase()) format = null;
        } catch {}
        formats.set(zone, format);
    }
    const format = formats.get(zone);
    if (!format) return unknownZone;
    const at = Object.fromEntries(format.formatToParts(new Date(seconds * 1000)).map((part) => [part.type, Number(part.value)]));
    return Math.round(Date.UTC(at.year, at.month - 1, at.day, at.hour, at.minute, at.second) / 1000) - seconds;
}

export class Module {
    #module;
    #exports;
    #zones;
    #room = 0;
    #capacity = 0;

    constructor(path, zones = () => noZones) {
        this.#module = new WebAssembly.Module(readFileSync(path));
        this.#zones = zones;
        this.restart();
    }

    get imports() { return WebAssembly.Module.imports(this.#module).map((entry) => `${entry.module}.${entry.name}`); }
    get exports() { return this.#exports; }
    get memoryBytes() { return this.#exports.memory.buffer.byteLength; }

    restart() {
        const zone_offset = (name, length, seconds) =>
            this.#zones(decoder.decode(new Uint8Array(this.#exports.memory.buffer, name, length)), Number(seconds));
        this.#exports = new WebAssembly.Instance(this.#module, { paysheet: { zone_offset } }).exports;
        this.#exports.paysheet_seed(1, 2);
        [this.#room, this.#capacity] = [0, 0];
    }

    /** Makes room for input, which the next call reads. */
    #allocate(length) {
        if (length <= this.#capacity) return;
        this.#exports.paysheet_free(this.#room);
        this.#capacity = 0;
        this.#room = this.#exports.paysheet_allocate(length);
        if (this.#room === 0) throw new RangeError("no memory left");
        this.#capacity = length;
    }

    #put(input) {
        const { memory } = this.#exports;
        if (typeof input !== "string") {
            this.#allocate(input.length);
            new Uint8Array(memory.buffer, this.#room, input.length).set(input);
            return input.length;
        }
        // Most texts are ASCII. Others need up to three bytes for a unit of UTF-16.
        this.#allocate(input.length);
        const { read, written } = encoder.encodeInto(input, new Uint8Array(memory.buffer, this.#room, this.#capacity));
        if (read === input.length) return written;
        this.#allocate(input.length * 3);
        return encoder.encodeInto(input, new Uint8Array(memory.buffer, this.#room, this.#capacity)).written;
    }

    #bytes(answer) {
        const { buffer } = this.#exports.memory;
        return new Uint8Array(buffer, answer + 4, new DataView(buffer).getUint32(answer, true));
    }

    ask(request) {
        const length = this.#put(JSON.stringify({ door: 1, ...request }));
        return JSON.parse(decoder.decode(this.#bytes(this.#exports.paysheet_call(this.#room, length))));
    }

    count(document) {
        const length = this.#put(document);
        return this.#exports.paysheet_count(this.#room, length);
    }

    record(document) {
        const length = this.#put(document);
        return JSON.parse(decoder.decode(this.#bytes(this.#exports.paysheet_record(this.#room, length))));
    }

    records(lines) {
        const length = this.#put(lines);
        return Buffer.from(this.#bytes(this.#exports.paysheet_records(this.#room, length)));
    }

    /** Runs the whole command. `entries` are more of its input: kind, name, content. */
    run(words, input = "", entries = []) {
        const pieces = [];
        const piece = (text) => {
            const bytes = Buffer.from(text);
            const length = Buffer.alloc(4);
            length.writeUInt32LE(bytes.length);
            return Buffer.concat([length, bytes]);
        };
        const add = (kind, name, content) => pieces.push(Buffer.from(kind), piece(name), piece(content));
        for (const word of words) add("a", "", word);
        add("i", "", input);
        for (const entry of entries) add(...entry);
        const length = this.#put(Buffer.concat(pieces));
        const bytes = Buffer.from(this.#bytes(this.#exports.paysheet_run(this.#room, length)));
        const answer = { status: -1, output: Buffer.alloc(0), errors: Buffer.alloc(0), needs: [], files: [] };
        for (let place = 0; place < bytes.length; ) {
            const kind = String.fromCharCode(bytes[place++]);
            const next = () => {
                const size = bytes.readUInt32LE(place);
                place += 4 + size;
                return bytes.subarray(place - size, place);
            };
            const name = next().toString();
            const content = next();
            if (kind === "s") answer.status = Number(content);
            if (kind === "o") answer.output = content;
            if (kind === "g") answer.errors = content;
            if (kind === "n") answer.needs.push(name);
            if (kind === "f") answer.files.push([name, content]);
        }
        return answer;
    }
}
