// How served files start the worker and get the examples. build.mjs replaces this file in the page that works from the disk.
const policy = globalThis.trustedTypes?.createPolicy("paysheet", { createScriptURL: (address) => address });

export function startWorker() {
  const address = new URL("./worker.js", import.meta.url).href;
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
  worker.postMessage({ type: "start" });
  return worker;
}

export async function loadExamples() {
  return (await fetch(new URL("./examples.json", import.meta.url))).json();
}
