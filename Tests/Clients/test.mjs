// What can go wrong between Examples/node-client/paysheet.mjs and the command: node test.mjs PAYSHEET
import assert from "node:assert/strict";
import { PaySheet } from "../../Examples/node-client/paysheet.mjs";

const command = process.argv[2];
for (const [option, words] of [
  ["--stat", "status 2"], ["--output=x", "status 2"], ["--only-findings", "status 2"], ["--no-such-option", "status 2"],
  ["--help", "not an answer: Usage: paysheet check"],
]) {
  const paysheet = new PaySheet(command, option);
  await assert.rejects(paysheet.check({}), (error) => error.message.includes(words), option);
  await assert.rejects(paysheet.check({}), (error) => error.message.includes(words), option);
  await paysheet.close();
}
const paysheet = new PaySheet(command, "--api-version=14");
assert.equal((await paysheet.check({})).findings.length > 0, true);
assert.match(await paysheet.close(), /status 0/);
console.log("node: the client answers, and says what is wrong");
