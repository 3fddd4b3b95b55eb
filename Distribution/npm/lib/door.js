// One instance of a module, and how texts get in and out of its memory. Docs/Web-module.md of the project is the contract.
import { PaySheetError } from "./errors.js";
import { decoder, encoder } from "./utf8.js";
import { zoneOffset } from "./zones.js";

const smallest = 64 * 1024;
// WebAssembly memory never shrinks. A larger instance is replaced after the call.
const largest = 64 * 1024 * 1024;

/** A compiled module with one instance at a time. After a trap or a large document, the next call gets a new instance. */
export class Door {
  #module;
  #exports;
  #input = 0;
  #capacity = 0;
  #generation = 0;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
  }

  /** How often an instance was made. What was told to an instance is lost with it. */
  get generation() {
    this.#start();
    return this.#generation;
  }
  /** Whether the module has this export. */
  has(name) {
    return typeof this.#start()[name] === "function";
  }
  /** The bytes of memory that the instance has; 0 without an instance. */
  get memoryBytes() {
    return this.#exports?.memory.buffer.byteLength ?? 0;
  }

  /**
   * Calls an export with an input. Passes what it returns to `read`, which must not keep views of the memory.
   *
   * @template T
   * @param {string} name
   * @param {string | Uint8Array} input
   * @param {(result: number) => T} read
   * @returns {T}
   */
  call(name, input, read) {
    const exports = this.#start();
    let result;
    try {
      const length = this.#put(exports, input);
      result = read(exports[name](this.#input, length));
    } catch (error) {
      this.#drop();
      if (error instanceof PaySheetError) throw error;
      throw new PaySheetError(
        "trap", `the module stopped (${error?.message ?? error})`,
        "check a smaller document, or report this as a defect of paysheet; the next call works again", { cause: error });
    }
    if (exports.memory.buffer.byteLength > largest) this.#drop();
    return result;
  }

  /** The bytes of an answer, valid until the next call. */
  bytes(answer) {
    const { buffer } = this.#exports.memory;
    // A pointer above 2 GiB arrives as a negative number.
    const start = answer >>> 0;
    return new Uint8Array(buffer, start + 4, new DataView(buffer).getUint32(start, true));
  }
  /** The text of an answer. */
  text(answer) {
    return decoder.decode(this.bytes(answer));
  }

  #start() {
    if (this.#exports) return this.#exports;
    let exports;
    // The names of zones are in the memory of the instance that asks.
    const zone_offset = (name, length, seconds) => zoneOffset(decoder.decode(new Uint8Array(exports.memory.buffer, name, length)), seconds);
    try {
      exports = new WebAssembly.Instance(this.#module, { paysheet: { zone_offset } }).exports;
    } catch (error) {
      throw new PaySheetError("memory", `the module cannot start (${error.message})`, "free memory, and try again", { cause: error });
    }
    const version = exports.paysheet_door?.();
    if (version !== 1) throw new PaySheetError("door", `the module has version ${version} of its interface, not 1`, "use the module of this package");
    const seed = new Uint32Array(2);
    globalThis.crypto?.getRandomValues?.(seed);
    exports.paysheet_seed(seed[0], seed[1]);
    this.#exports = exports;
    this.#generation += 1;
    return exports;
  }

  #drop() {
    this.#exports = undefined;
    this.#input = 0;
    this.#capacity = 0;
  }

  /** Writes the input to the memory and returns its length in bytes. */
  #put(exports, input) {
    if (typeof input !== "string") {
      this.#reserve(exports, input.length);
      new Uint8Array(exports.memory.buffer, this.#input, input.length).set(input);
      return input.length;
    }
    // A UTF-16 unit has at most three bytes. Most texts are ASCII, so long ones are tried with a little more than a byte for each unit.
    this.#reserve(exports, input.length * 3 <= smallest ? input.length * 3 : input.length + (input.length >> 4));
    const first = encoder.encodeInto(input, new Uint8Array(exports.memory.buffer, this.#input, this.#capacity));
    if (first.read === input.length) return first.written;
    this.#reserve(exports, input.length * 3);
    return encoder.encodeInto(input, new Uint8Array(exports.memory.buffer, this.#input, this.#capacity)).written;
  }

  #reserve(exports, length) {
    if (this.#input !== 0 && length <= this.#capacity) return;
    exports.paysheet_free(this.#input);
    this.#input = 0;
    this.#capacity = Math.max(length, smallest);
    this.#input = exports.paysheet_allocate(this.#capacity) >>> 0;
    if (this.#input !== 0) return;
    throw new PaySheetError("memory", `there is no memory for ${length} bytes`, "check the document in parts, or with the binary of paysheet");
  }
}
