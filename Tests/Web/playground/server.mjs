import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".txt": "text/plain; charset=utf-8", ".wasm": "application/wasm" };

/**
 * Serves a folder on a port of this machine, with the headers of its file `_headers`. `wasmType` replaces the MIME type of the module. `requests` lists the paths.
 * `hold` keeps back the answers for a path until the function that it returns is called.
 */
export async function serve(folder, { wasmType } = {}) {
  const lines = (await readFile(join(folder, "_headers"), "utf8")).split("\n").filter((line) => line.startsWith("  "));
  const headers = Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s).slice(0, 2)));
  const requests = [];
  const held = new Map();
  const hold = (path) => {
    let release;
    held.set(path, new Promise((resolve) => { release = resolve; }));
    return release;
  };
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://localhost").pathname);
    requests.push(path);
    await held.get(path);
    try {
      const body = await readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path));
      const type = extname(path) === ".wasm" && wasmType ? wasmType : (types[extname(path)] ?? "text/html; charset=utf-8");
      response.writeHead(200, { ...headers, "Content-Type": type });
      response.end(body);
    } catch {
      response.writeHead(404, headers);
      response.end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { requests, hold, address: `http://127.0.0.1:${server.address().port}/`, close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))) };
}
