// The picture of the payment sheet, and what the shopper agrees to in words.
import { byId, capital, make, say } from "./dom.js";

let address = null;

export function showSheet({ svg, reason, sentences }) {
  const image = byId("sheet");
  byId("figure").hidden = svg === null;
  say(byId("sheet-empty"), svg === null ? capital(reason || "There is no sheet for this document") : "");
  age(false);
  const { dataset } = byId("panel-sheet");
  if (svg === null) {
    dataset.state = "shown";
  } else {
    const before = address;
    address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    image.onload = () => { dataset.state = "shown"; };
    image.src = address;
    image.alt = description(svg);
    if (before) URL.revokeObjectURL(before);
  }
  const words = byId("words");
  words.hidden = sentences.length === 0;
  words.replaceChildren(...sentences.map((sentence) => make("li", {}, sentence)));
}

/** The text has changed: what is shown belongs to an earlier one until the next picture is loaded. */
export function expectSheet() {
  byId("panel-sheet").dataset.state = "expected";
  byId("sheet").onload = null;
}

/** Says whether the sheet belongs to an earlier text. */
export function age(isOld) {
  byId("sheet-age").hidden = !isOld || byId("figure").hidden;
  byId("figure").classList.toggle("old", isOld);
}

const entities = { __proto__: null, "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** The description that the picture has for those who do not see it. */
function description(svg) {
  const [, text] = /<desc>([^<]*)<\/desc>/.exec(svg) ?? [];
  return text?.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]) ?? "The payment sheet";
}
