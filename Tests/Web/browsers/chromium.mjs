// Chromium over its pipe: no package and no port.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { temporaryFolder, waiting, within } from "./support.mjs";

/** Starts Chromium. */
export async function startChromium() {
  const profile = temporaryFolder("chromium");
  const child = spawn("chromium", [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--remote-debugging-pipe", `--user-data-dir=${profile.path}`,
    "about:blank",
  ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const connection = new Connection(child);
  return {
    name: "Chromium",
    /** Opens a page in a profile of its own. */
    async page({ width = 1280, height = 860, isDark = false } = {}) {
      const { browserContextId } = await connection.send("Target.createBrowserContext");
      const { targetId } = await connection.send("Target.createTarget", { url: "about:blank", browserContextId });
      const { sessionId } = await connection.send("Target.attachToTarget", { targetId, flatten: true });
      const page = new Page(connection, sessionId, browserContextId);
      await page.start(width, height, isDark);
      return page;
    },
    async close() {
      const ended = once(child, "exit");
      connection.send("Browser.close").catch(() => {});
      const timer = setTimeout(() => child.kill("SIGKILL"), 5000);
      await ended;
      clearTimeout(timer);
      profile.remove();
    },
  };
}

class Connection {
  #next = 1;
  #waiting = new Map();
  #input;
  listeners = new Map();

  constructor(child) {
    this.#input = child.stdio[3];
    this.#input.on("error", () => {});
    let rest = "";
    child.stdio[4].setEncoding("utf8").on("data", (text) => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) this.#receive(JSON.parse(message));
    });
    child.on("exit", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Chromium has ended"));
      this.#waiting.clear();
    });
  }

  send(method, params = {}, sessionId = undefined) {
    const id = this.#next++;
    this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject, method }));
  }

  #receive(message) {
    if (message.id === undefined) return this.listeners.get(message.sessionId)?.(message);
    const { resolve, reject, method } = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) reject(new Error(`${method}: ${message.error.message}`));
    else resolve(message.result);
  }
}

class Page {
  /** Addresses that the page and its workers asked for. */
  requests = [];
  /** Errors and warnings of the console. */
  problems = [];
  #connection;
  #session;
  #context;

  constructor(connection, session, context) {
    this.#connection = connection;
    this.#session = session;
    this.#context = context;
  }

  send(method, params, session = this.#session) {
    return this.#connection.send(method, params, session);
  }

  async start(width, height, isDark) {
    this.#listen(this.#session);
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await this.send(`${domain}.enable`);
    await this.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    await this.resize(width, height);
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: isDark ? "dark" : "light" }] });
  }

  #listen(session) {
    this.#connection.listeners.set(session, ({ method, params }) => {
      if (method === "Network.requestWillBeSent") this.requests.push(params.request.url);
      if (method === "Log.entryAdded" && params.entry.level !== "verbose" && params.entry.level !== "info") this.problems.push(params.entry.text);
      if (method === "Runtime.exceptionThrown") this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      if (method === "Runtime.consoleAPICalled" && ["error", "warning"].includes(params.type)) {
        this.problems.push(params.args.map((value) => value.value ?? value.description).join(" "));
      }
      if (method === "Target.attachedToTarget") this.#attach(params.sessionId);
    });
  }

  async #attach(session) {
    this.#listen(session);
    for (const domain of ["Runtime", "Network"]) await this.send(`${domain}.enable`, {}, session).catch(() => {});
    await this.send("Runtime.runIfWaitingForDebugger", {}, session);
  }

  navigate(url) {
    return this.send("Page.navigate", { url });
  }

  resize(width, height) {
    return this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  }

  /** The value of an expression, or of its promise. */
  async evaluate(expression) {
    const evaluation = this.send("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true, allowUnsafeEvalBlockedByCSP: false });
    const { result, exceptionDetails } = await within(60, evaluation, expression);
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  until(expression, seconds) {
    return waiting(() => this.evaluate(expression), expression, seconds);
  }

  /** Types a text as a keyboard does. */
  type(text) {
    return this.send("Input.insertText", { text });
  }

  /** Presses a key such as "Tab", with modifiers: 1 Alt, 2 Control, 4 Meta, 8 Shift. */
  async press(key, modifiers = 0) {
    const text = key === "Enter" ? "\r" : key.length === 1 ? key : undefined;
    const codes = { Tab: 9, Enter: 13, Escape: 27, ArrowDown: 40, F8: 119, " ": 32 };
    const event = { key, code: key, modifiers, text, windowsVirtualKeyCode: codes[key] ?? 0 };
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  async screenshot(path) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(path, Buffer.from(data, "base64"));
  }

  async close() {
    await this.#connection.send("Target.disposeBrowserContext", { browserContextId: this.#context });
  }
}
