// WebKitGTK through the driver of Debian, on a display in memory.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { temporaryFolder, waiting } from "./support.mjs";
import { WebDriverPage } from "./webdriver.mjs";

/** Starts WebKitGTK's MiniBrowser. */
export async function startWebKit({ isDark = false } = {}) {
  const home = temporaryFolder("webkit");
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise((resolve, reject) => {
    display.stdio[3].once("data", (text) => resolve(Number(text)));
    display.once("exit", () => reject(new Error("Xvfb has ended")));
  });
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    // A group of its own, because ending the driver does not end its browser.
    stdio: "ignore", detached: true,
    env: { ...process.env, DISPLAY: `:${number}`, HOME: home.path, XDG_RUNTIME_DIR: home.path, LIBGL_ALWAYS_SOFTWARE: "1", GTK_THEME: isDark ? "Adwaita:dark" : "Adwaita" },
  });
  const ended = Promise.all([once(driver, "exit"), once(display, "exit")]);
  const send = async (method, path, body, seconds = 90) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(seconds * 1000),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await waiting(() => send("GET", "/status").then(({ ready }) => ready), "WebKitWebDriver is ready");
  const session = await send("POST", "/session", {
    capabilities: { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: browser(), args: ["--automation"] } } },
  });
  const path = `/session/${session.sessionId}`;
  await send("POST", `${path}/timeouts`, { script: 60_000 });
  const commands = {
    navigate: (url) => send("POST", `${path}/url`, { url }),
    execute: (script, args) => send("POST", `${path}/execute/async`, { script, args }),
    actions: (actions) => send("POST", `${path}/actions`, { actions }),
    screenshot: () => send("GET", `${path}/screenshot`),
    resize: (width, height) => send("POST", `${path}/window/rect`, { width, height }),
    close: () => Promise.resolve(),
  };
  return {
    name: "WebKitGTK",
    page: async (options) => WebDriverPage.open(commands, options),
    async close() {
      await send("DELETE", path, undefined, 3).catch(() => {});
      process.kill(-driver.pid, "SIGKILL");
      display.kill();
      await ended;
      home.remove();
    },
  };
}

function browser() {
  const libraries = "/usr/lib";
  for (const machine of readdirSync(libraries)) {
    for (const version of ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"]) {
      const folder = `${libraries}/${machine}/${version}`;
      try {
        if (readdirSync(folder).includes("MiniBrowser")) return `${folder}/MiniBrowser`;
      } catch {
        // Not here.
      }
    }
  }
  throw new Error("MiniBrowser is not installed; the package webkit2gtk-driver has it");
}
