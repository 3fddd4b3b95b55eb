// PAYSHEET_PAGE is the folder that Distribution/playground/build.mjs wrote. PAYSHEET_SCREENSHOTS may name a folder for pictures.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const page = process.env.PAYSHEET_PAGE;
if (!page) throw new Error("run the tests with Tests/Web/playground/run.sh");
export const served = join(page, "served");
export const single = pathToFileURL(join(page, "paysheet.html")).href;

const groups = JSON.parse(readFileSync(join(served, "examples.json"), "utf8"));
/** The text of an example. */
export function example(group, name) {
  return groups.find((each) => each.group === group).documents.find((each) => each.name === name).text;
}
export const examples = groups.flatMap(({ group, documents }) => documents.map((document) => ({ group, ...document })));

/** Resolves when the page has shown the report of a text that was set. */
export async function put(tab, text) {
  await tab.evaluate(`(() => {
    const field = document.getElementById("text");
    window.shown = new Promise((resolve, reject) => document.addEventListener("paysheet:failed", ({ detail }) => reject(new Error(detail)), { once: true }) ?? document.addEventListener("paysheet:shown", function listener({ detail }) {
      if (!detail.isCurrent) return;
      document.removeEventListener("paysheet:shown", listener);
      resolve(true);
    }));
    field.value = ${JSON.stringify(text)};
    field.dispatchEvent(new Event("input", { bubbles: true }));
  })()`);
  await tab.evaluate("window.shown");
}

/** The page shows the report of the text in the editor. Every change of the text ends this state at once. */
export const shown = 'document.documentElement.dataset.state === "shown"';
/** The page also shows the picture of this text. */
export const pictured = `${shown} && document.getElementById("panel-sheet").dataset.state === "shown" && !document.getElementById("figure").hidden`;
export const texts = (selector) => `[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => element.innerText)`;
export const text = (id) => `document.getElementById(${JSON.stringify(id)}).innerText`;

export async function picture(tab, name) {
  const folder = process.env.PAYSHEET_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await tab.screenshot(join(folder, `${name}.png`));
}
