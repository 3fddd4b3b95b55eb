// The rules of a page about the button. Browsers other than Safari drop what they do not know, so the text of the rules counts.

/** A question or a block that holds only where a browser draws the button. */
export const supported = /^\s*\(\s*(?:-webkit-)?appearance\s*:\s*-apple-pay-button\s*\)\s*$/i;
const rule = /([^{}]+)\{([^{}]*-apple-pay-button[^{}]*)\}/g;
const valueOf = (declarations, property) => new RegExp(`${property}\\s*:\\s*([a-z-]+)`, "i").exec(declarations)?.[1];

/**
 * Returns the rules that make or change buttons, and copies of the other rules for browsers with the button.
 *
 * @param {object} window
 * @param {(address: string) => Promise<string>} read Returns the text behind an address.
 */
export async function rulesOf(window, read) {
  const sheets = [...window.document.styleSheets];
  const texts = await Promise.all(sheets.map((sheet) => textOf(window, sheet, read)));
  const attributes = [...window.document.querySelectorAll('[style*="-apple-pay-button"]')].length > 0
    ? [{ selector: '[style*="-apple-pay-button"]', isButton: true }] : [];
  return { buttons: [...attributes, ...texts.flatMap(buttonsIn)], copies: sheets.flatMap((sheet) => copiesIn(sheet)) };
}

/** The text of a style sheet; empty if the page cannot read it. */
async function textOf(window, { ownerNode, href }, read) {
  if (href === null) return ownerNode?.textContent ?? "";
  try {
    if (new URL(href).origin !== window.location.origin) return "";
    return await read(href);
  } catch {
    return "";
  }
}

function buttonsIn(text) {
  // A statement such as `@charset` has no block.
  return [...text.replace(/\/\*[^]*?\*\//g, "").replace(/@[a-z-]+[^;{}]*;/gi, "").matchAll(rule)].map(([, selector, declarations]) => ({
    selector: selector.trim(), isButton: /appearance\s*:\s*-apple-pay-button/i.test(declarations),
    type: valueOf(declarations, "-apple-pay-button-type"), style: valueOf(declarations, "-apple-pay-button-style"),
  })).filter(({ selector }) => !selector.startsWith("@"));
}

/** The rules inside of blocks that hold only where a browser draws the button. */
function copiesIn(sheet) {
  let rules;
  try {
    rules = [...sheet.cssRules];
  } catch {
    // A sheet of another origin.
    return [];
  }
  return rules.filter((each) => supported.test(each.conditionText ?? "")).flatMap((block) => [...block.cssRules].map(({ cssText }) => cssText));
}
