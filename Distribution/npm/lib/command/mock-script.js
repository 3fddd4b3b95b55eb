// The command `mock-script`: the stand-in as one file, for programs of any language that drive a browser.
import { resolve } from "node:path";
import { PaySheetError } from "../errors.js";
import { optionNames } from "../mock/mock.js";
import { mockScript } from "../mock/script.js";
import { reason } from "./reasons.js";
import { replace, writeAll } from "./writing.js";

// The options that are not texts.
const asJSON = new Set(["contact", "billingContact", "card", "cards", "token", "device", "replace", "hosts", "timeout", "patience"]);

const help = `Write the stand-in for Apple Pay as one script, with everything inside.

Usage: npx paysheet mock-script [-o FILE] [OPTION=VALUE...]

Run the script in a page before the scripts of the shop. The page then has the controller as "applePay".

  -o, --output FILE  write a file in place of standard output
  -h, --help         show this page

All other options are those of mockApplePay, for example --country=CA, --patience=9000 or --card='{"network":"AmEx"}'.
They are: ${optionNames.join(", ")}.
`;

/** Runs the command with the words after its name, and returns its exit status. */
export function writeMockScript(words) {
  if (words.includes("--help") || words.includes("-h")) {
    writeAll(1, Buffer.from(help));
    return 0;
  }
  let file;
  try {
    const read = reading(words);
    file = read.file;
    const script = Buffer.from(mockScript(read.options));
    if (file === undefined || file === "-") writeAll(1, script);
    else replace(resolve(file), script, () => true);
    return 0;
  } catch (error) {
    const text = error instanceof PaySheetError ? error.message : `cannot write ${file ?? "standard output"}: ${reason(error)}`;
    writeAll(2, Buffer.from(`paysheet: ${text}\n`));
    return 2;
  }
}

/** Returns the file, and the options of the stand-in, if there are any. */
function reading(words) {
  const rest = [...words];
  const options = { __proto__: null };
  let file;
  while (rest.length > 0) {
    const word = rest.shift();
    const [, name, given] = /^(-o|--[^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    if (name === undefined) {
      throw new PaySheetError("option", `mock-script has the argument ${JSON.stringify(word)}`, "write options as --country=CA, and the file as -o FILE");
    }
    const value = given ?? rest.shift();
    if (value === undefined) throw new PaySheetError("option", `${name} has no value`, `write ${name}=VALUE`);
    if (name === "-o" || name === "--output") file = value;
    else options[name.slice(2)] = asJSON.has(name.slice(2)) ? json(name, value) : value;
  }
  return { file, options: Object.keys(options).length > 0 ? options : undefined };
}

function json(name, text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new PaySheetError("option", `${name} is ${JSON.stringify(text)}, which is not JSON`, "write an object, an array, a number or true as JSON");
  }
}
