/** The element with an id. */
export const byId = (id) => document.getElementById(id);

/** A new element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Sets a text and hides the element without one. Writes only if something changes. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === "";
}

/** A text as a sentence. */
export function capital(text) {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

export function plural(count, one, many = `${one}s`) {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
