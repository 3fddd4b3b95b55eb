// Firefox over Marionette, which is built in; Debian has no geckodriver.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { temporaryFolder, waiting } from "./support.mjs";
import { WebDriverPage } from "./webdriver.mjs";

const preferences = {
  "marionette.port": 0, // Firefox chooses one and writes it to a file.
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.disabledForTesting": true,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "toolkit.telemetry.enabled": false,
};

/** Starts Firefox without a window. */
export async function startFirefox({ isDark = false } = {}) {
  const profile = temporaryFolder("firefox");
  const scheme = { "layout.css.prefers-color-scheme.content-override": isDark ? 0 : 1 };
  const lines = Object.entries({ ...preferences, ...scheme }).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile.path, "user.js"), lines.join(""));
  const child = spawn("firefox-esr", ["--headless", "--no-remote", "--marionette", "--profile", profile.path], {
    stdio: "ignore", env: { ...process.env, HOME: profile.path, MOZ_CRASHREPORTER_DISABLE: "1" },
  });
  const ended = once(child, "exit");
  const port = await waiting(() => Number(readFileSync(join(profile.path, "MarionetteActivePort"), "utf8")), "Firefox opens its port", 60);
  const connection = new Connection(connect(port, "127.0.0.1"));
  await connection.greeting;
  await connection.send("WebDriver:NewSession", { capabilities: { alwaysMatch: { timeouts: { script: 60_000 } } } });
  const commands = {
    navigate: (url) => connection.send("WebDriver:Navigate", { url }),
    execute: (script, args) => connection.send("WebDriver:ExecuteAsyncScript", { script, args, newSandbox: false, sandbox: null }).then(({ value }) => value),
    actions: (actions) => connection.send("WebDriver:PerformActions", { actions }),
    screenshot: () => connection.send("WebDriver:TakeScreenshot", { full: false, hash: false }).then(({ value }) => value),
    resize: (width, height) => connection.send("WebDriver:SetWindowRect", { width, height }),
    close: () => Promise.resolve(),
  };
  return {
    name: "Firefox",
    page: async (options) => WebDriverPage.open(commands, options),
    async close() {
      connection.send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
      const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await ended;
      clearTimeout(timer);
      profile.remove();
    },
  };
}

/** Messages of Marionette: the length in decimal, a colon, JSON. */
class Connection {
  #socket;
  #next = 1;
  #waiting = new Map();
  #rest = Buffer.alloc(0);
  greeting;
  #greet;

  constructor(socket) {
    this.#socket = socket;
    this.greeting = new Promise((resolve) => (this.#greet = resolve));
    socket.on("data", (bytes) => this.#receive(bytes));
    socket.on("error", () => {});
    socket.on("close", () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Firefox has ended"));
      this.#waiting.clear();
    });
  }

  send(name, parameters) {
    const id = this.#next++;
    const message = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject, name }));
  }

  #receive(bytes) {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const colon = this.#rest.indexOf(":");
      const length = Number(this.#rest.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#rest.length < colon + 1 + length) return;
      const message = JSON.parse(this.#rest.subarray(colon + 1, colon + 1 + length).toString());
      this.#rest = this.#rest.subarray(colon + 1 + length);
      if (!Array.isArray(message)) this.#greet();
      else this.#answer(message);
    }
  }

  #answer([, id, error, result]) {
    const { resolve, reject, name } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reject(new Error(`${name}: ${error.message}`));
    else resolve(result);
  }
}
