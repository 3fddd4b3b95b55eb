// The text field with line numbers, colours and underlines. Only the visible lines are painted, so typing in a large text stays fast.
import { difference, lineOf, lineStarts } from "./positions.js";

const token = /("(?:[^"\\]|\\.)*"?)(\s*:)?|('(?:[^'\\]|\\.)*'?)|(\/\/.*|\/\*.*?(?:\*\/|$))|(-?\b\d[\w.+-]*)|\b(true|false|null)\b|([A-Za-z_$][\w$]*)(?=\s*:)/g;
const longest = 4000;

export class Editor {
  #text;
  #scroll;
  #canvas;
  #paint;
  #numbers;
  #marks = [];
  #starts = [0];
  #height;

  constructor({ text, scroll, canvas, paint, numbers }) {
    this.#text = text;
    this.#scroll = scroll;
    this.#canvas = canvas;
    this.#paint = paint;
    this.#numbers = numbers;
    text.addEventListener("input", () => this.#changed());
    scroll.addEventListener("scroll", () => this.paint(), { passive: true });
    new ResizeObserver(() => {
      this.#measure();
      this.paint();
    }).observe(scroll);
    this.#measure();
  }

  /** A narrow screen has larger lines. */
  #measure() {
    this.#height = parseFloat(getComputedStyle(this.#scroll).lineHeight) || 20;
  }

  get value() { return this.#text.value; }
  get starts() { return this.#starts; }
  get caret() { return this.#text.selectionStart; }

  /** Replaces the whole text, which begins a new history. */
  load(value) {
    this.#text.value = value;
    this.#text.setSelectionRange(0, 0);
    this.#scroll.scrollTo(0, 0);
    this.#text.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Makes the text another one, in one step that can be undone. */
  become(value) {
    const { start, end, newText } = difference(this.value, value);
    if (start !== end || newText !== "") this.replace(start, end, newText);
  }

  /** Replaces a part, in one step that can be undone. */
  replace(start, end, newText) {
    const isTouched = matchMedia("(pointer: coarse)").matches; // Focus would open the keyboard of the screen.
    if (!isTouched) {
      this.#text.focus({ preventScroll: true });
      this.#text.setSelectionRange(start, end);
      const isDone = newText === "" ? document.execCommand("delete") : document.execCommand("insertText", false, newText);
      if (isDone) return;
    }
    this.#text.setRangeText(newText, start, end, "end");
    this.#text.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Selects a part and scrolls to it. */
  select(start, end) {
    this.#text.focus({ preventScroll: true });
    this.#text.setSelectionRange(start, end);
    const line = lineOf(this.#starts, start);
    const top = line * this.#height;
    const { scrollTop, clientHeight, clientWidth } = this.#scroll;
    const isVisible = top >= scrollTop + this.#height && top <= scrollTop + clientHeight - 3 * this.#height;
    const left = (start - this.#starts[line]) * this.#height * 0.4;
    this.#scroll.scrollTo({ top: isVisible ? scrollTop : top - clientHeight / 3, left: left < clientWidth * 0.7 ? 0 : left - clientWidth / 3 });
    this.paint();
  }

  /** Sets what is underlined: { start, end, severity }. */
  set marks(marks) {
    this.#marks = [...marks].sort((first, second) => first.start - second.start || second.end - first.end);
    this.paint();
  }

  #changed() {
    const { value } = this;
    this.#starts = lineStarts(value);
    let widest = 0;
    for (let line = 0; line < this.#starts.length; line++) {
      widest = Math.max(widest, (this.#starts[line + 1] ?? value.length + 1) - this.#starts[line]);
    }
    // Characters of other scripts can be twice as wide.
    const width = /[^\x00-\u02ff]/.test(value) ? widest * 2 : widest;
    this.#canvas.style.setProperty("--columns", width + 2);
    this.#canvas.style.setProperty("--lines", this.#starts.length);
    // The marks belong to the text before, until the next report.
    this.paint();
  }

  /** Paints the visible lines. */
  paint() {
    const first = Math.max(0, Math.floor(this.#scroll.scrollTop / this.#height) - 4);
    const last = Math.min(this.#starts.length, first + Math.ceil(this.#scroll.clientHeight / this.#height) + 10);
    const lines = [];
    const numbers = [];
    for (let line = first; line < last; line++) {
      lines.push(...this.#line(line), "\n");
      numbers.push(this.#number(line));
    }
    this.#paint.style.setProperty("--first", first);
    this.#numbers.style.setProperty("--first", first);
    this.#paint.replaceChildren(...lines);
    this.#numbers.replaceChildren(...numbers);
  }

  #number(line) {
    const element = document.createElement("span");
    element.textContent = `${line + 1}\n`;
    const worst = this.#marksOf(line).map(({ severity }) => severity).sort()[0];
    if (worst) element.className = worst;
    return element;
  }

  #marksOf(line) {
    const start = this.#starts[line];
    const end = (this.#starts[line + 1] ?? this.value.length + 1) - 1;
    return this.#marks.filter((mark) => mark.start <= end && mark.end > start && mark.start >= start);
  }

  #line(line) {
    const { value } = this;
    const start = this.#starts[line];
    const end = (this.#starts[line + 1] ?? value.length + 1) - 1;
    const text = value.slice(start, end);
    const classes = [];
    if (text.length <= longest) {
      for (const match of text.matchAll(token)) {
        const [whole, double, colon, single, comment, number, literal] = match;
        const name = double !== undefined ? (colon ? "key" : "string") : single ? "string" : comment ? "comment" : number ? "number" : literal ? "literal" : "key";
        classes.push([match.index, match.index + (double ?? whole).length, name]);
      }
    }
    const marks = this.#marksOf(line).map((mark) => [mark.start - start, Math.max(mark.start - start + 1, Math.min(mark.end, end) - start), mark.severity]);
    return pieces(text, classes, marks);
  }
}

/** Text nodes and spans for a line: the classes do not overlap, and the first mark at a place wins. */
function pieces(text, classes, marks) {
  const borders = new Set([0, text.length]);
  for (const [start, end] of [...classes, ...marks]) borders.add(start).add(Math.min(end, text.length));
  const sorted = [...borders].filter((border) => border <= text.length).sort((first, second) => first - second);
  const result = [];
  let place = 0;
  for (let number = 0; number + 1 < sorted.length; number++) {
    const [start, end] = [sorted[number], sorted[number + 1]];
    while (place < classes.length && classes[place][1] <= start) place += 1;
    const kind = place < classes.length && classes[place][0] <= start ? classes[place][2] : "";
    const mark = marks.find(([from, to]) => from <= start && to >= end);
    if (kind === "" && !mark) {
      result.push(text.slice(start, end));
      continue;
    }
    const element = document.createElement("span");
    element.className = mark ? `${kind} mark ${mark[2]}`.trim() : kind;
    element.textContent = text.slice(start, end);
    result.push(element);
  }
  // A mark behind the last character, such as a missing bracket.
  const after = marks.find(([from]) => from >= text.length);
  if (after) {
    const element = document.createElement("span");
    element.className = `mark ${after[2]}`;
    element.textContent = " ";
    result.push(element);
  }
  return result;
}
