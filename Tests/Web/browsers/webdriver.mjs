import { writeFileSync } from "node:fs";
import { waiting } from "./support.mjs";

/** A page with the commands of WebDriver, whatever carries them. */
export class WebDriverPage {
  #commands;

  constructor(commands) {
    this.#commands = commands;
  }

  static async open(commands, { width = 1280, height = 860 } = {}) {
    await commands.resize(width, height);
    return new WebDriverPage(commands);
  }

  navigate(url) { return this.#commands.navigate(url); }
  resize(width, height) { return this.#commands.resize(width, height); }
  close() { return this.#commands.close(); }

  /** The value of an expression, or of its promise. */
  async evaluate(expression) {
    // The page's policies forbid eval, so the expression is a part of the script.
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.#commands.execute(script, []);
    if (error) throw new Error(error);
    return value;
  }

  until(expression, seconds) {
    return waiting(() => this.evaluate(expression), expression, seconds);
  }

  /** Presses a key such as "Tab". */
  async press(name) {
    const value = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015" }[name] ?? name;
    await this.#commands.actions([{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }]);
  }

  async screenshot(path) {
    writeFileSync(path, Buffer.from(await this.#commands.screenshot(), "base64"));
  }
}
