// Answers devices that track Wallet orders: node serve.mjs PAYSHEET [PORT] [OPTION…]
// It passes each request to one `paysheet order replay -`, which answers in the same order. Port 0 is any free port.
// Each line of standard input is an event of the shop, such as {"order": {…}, "packageFile": "42.order"}. Its answer is printed.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const [paysheet = "paysheet", port = "8080", ...options] = process.argv.slice(2);
const replay = spawn(paysheet, ["order", "replay", "-", ...options], { stdio: ["pipe", "pipe", "inherit"] });
// What to do with the next answers.
const waiting = [];
// The command refuses longer bodies.
const longestBody = 65536;

function ask(line, receive) {
  if (replay.exitCode !== null || replay.signalCode !== null) return receive("");
  waiting.push(receive);
  replay.stdin.write(line + "\n");
}

createInterface({ input: replay.stdout }).on("line", (line) => waiting.shift()?.(line));

const server = createServer((request, response) => {
  const chunks = [];
  let count = 0;
  request.on("data", (chunk) => {
    if (count <= longestBody) chunks.push(chunk);
    count += chunk.length;
  });
  request.on("end", () => {
    const { authorization, "if-modified-since": since } = request.headers;
    const headers = { Authorization: authorization, "If-Modified-Since": since };
    const bodyBase64 = Buffer.concat(chunks).toString("base64");
    ask(JSON.stringify({ method: request.method, path: request.url, headers, bodyBase64 }), (line) => {
      const answer = line ? JSON.parse(line) : { status: 500 };
      // What devices report is hostile text; JSON escapes it.
      if (answer.logs) console.log(JSON.stringify({ logs: answer.logs }));
      const body = answer.bodyBase64 ? Buffer.from(answer.bodyBase64, "base64") : answer.body;
      response.writeHead(answer.status, answer.headers).end(body);
    });
  });
});

// Send what "push" has, with the certificate of the order type. This example prints it.
createInterface({ input: process.stdin }).on("line", (line) => ask(line, (answer) => console.log(answer)));
replay.stdin.on("error", () => {});
replay.on("error", (problem) => {
  console.error(`cannot start ${paysheet}: ${problem.message}`);
  process.exit(2);
});
replay.on("exit", () => {
  for (const receive of waiting) receive("");
  server.close();
  process.stdin.destroy();
});
process.on("SIGTERM", () => {
  server.close();
  replay.stdin.end();
});
server.listen(Number(port), "127.0.0.1", () => console.log(`listening on ${server.address().port}`));
