// How the page that works from the disk starts its worker: everything is in the page.
const policy = globalThis.trustedTypes?.createPolicy("paysheet", { createScriptURL: (address) => address });
const content = (id) => document.getElementById(id).textContent.trim();

export function startWorker() {
  const address = URL.createObjectURL(new Blob([JSON.parse(content("worker-source"))], { type: "text/javascript" }));
  const worker = new Worker(policy?.createScriptURL(address) ?? address);
  worker.postMessage({ type: "start", wasm: content("module-data"), cards: content("cards-data") });
  return worker;
}

export async function loadExamples() {
  return JSON.parse(content("examples-data"));
}
