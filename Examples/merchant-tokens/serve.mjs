// Answers Apple's notifications about merchant tokens: node serve.mjs PAYSHEET [PORT] [OPTION…]
// It passes each request to one `paysheet merchant-token replay -`, which answers in the same order. Port 0 is any free port.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const [paysheet = "paysheet", port = "8080", ...options] = process.argv.slice(2);
const replay = spawn(paysheet, ["merchant-token", "replay", "-", ...options], { stdio: ["pipe", "pipe", "inherit"] });
const waiting = [];

createInterface({ input: replay.stdout }).on("line", (line) => {
  const answer = JSON.parse(line);
  // Store the event before you answer, and fetch it afterwards.
  if (answer.outcome === "fetch") console.log(`fetch ${answer.eventId}`);
  waiting.shift()?.writeHead(answer.status, answer.headers).end();
});

const server = createServer((request, response) => {
  request.resume();
  waiting.push(response);
  replay.stdin.write(JSON.stringify({ method: request.method, path: request.url }) + "\n");
});
replay.stdin.on("error", () => {});
replay.on("error", (problem) => {
  console.error(`cannot start ${paysheet}: ${problem.message}`);
  process.exit(2);
});
replay.on("exit", () => {
  for (const response of waiting) response.writeHead(500).end();
  server.close();
});
process.on("SIGTERM", () => {
  server.close();
  replay.stdin.end();
});
server.listen(Number(port), "127.0.0.1", () => console.log(`listening on ${server.address().port}`));
