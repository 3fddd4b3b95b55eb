// The functions of the package over one shared module.
import { calling, errorOf } from "./errors.js";
import { PaySheet } from "./paysheet.js";

const names = ["check", "count", "checkLines", "fix", "format", "preview", "describe", "requires", "split", "explain", "version"];

/**
 * Returns each function in two forms: one that loads the module first and returns a Promise, and one with the suffix `Sync`.
 *
 * @param {{ load: () => Promise<WebAssembly.Module>, loadSync: () => WebAssembly.Module, cards: () => Promise<string>, cardsSync: () => string }} files
 */
export function functions(files) {
  let shared;
  let loading;
  const load = () => (loading ??= files.load().then(
    (module) => (shared ??= new PaySheet(module)),
    (error) => {
      // The next call tries again.
      loading = undefined;
      throw error;
    }));
  const loadSync = () => (shared ??= new PaySheet(files.loadSync()));

  const result = { __proto__: null };
  const promising = (name, work) => {
    result[name] = async (...values) => {
      try {
        return await work(...values);
      } catch (error) {
        throw errorOf(name, error);
      }
    };
  };
  promising("load", async () => void (await load()));
  for (const name of names) {
    promising(name, async (...values) => {
      const sheet = shared ?? await load();
      if (name === "explain" && !sheet.hasCards) sheet.cards = await files.cards();
      return sheet[name](...values);
    });
    result[`${name}Sync`] = (...values) => calling(`${name}Sync`, () => {
      const sheet = loadSync();
      if (name === "explain" && !sheet.hasCards) sheet.cards = files.cardsSync();
      return sheet[name](...values);
    });
  }
  return result;
}
