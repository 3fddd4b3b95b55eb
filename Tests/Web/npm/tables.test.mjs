// Objects that serve as tables. A look-up of "constructor" or "__proto__" in a usual object finds what every object inherits. So each table
// of the package, the page and the extension begins with `__proto__: null`, or is a Map.
//
// This test sees only literals. It does not see an object that a function gets, or one that comes from JSON.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../browsers/support.mjs";

// The compiler beside the command `tsc` resolves names as JavaScript does: a parameter is not the table with its name.
const tsc = realpathSync(execFileSync("sh", ["-c", "command -v tsc"], { encoding: "utf8" }).trim());
const ts = createRequire(tsc)("../lib/typescript.js");
const distribution = fileURLToPath(new URL("../../../Distribution", import.meta.url));

function scripts(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** Returns the look-ups with a computed name in object literals that inherit members, as `file: code`. */
function inherited(folder) {
  const program = ts.createProgram(scripts(folder), { allowJs: true, noEmit: true, noLib: true, types: [], module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.NodeJs, target: ts.ScriptTarget.ESNext });
  const checker = program.getTypeChecker();
  const found = [];

  function literalOf(expression) {
    if (ts.isParenthesizedExpression(expression)) return literalOf(expression.expression);
    if (ts.isObjectLiteralExpression(expression)) return expression;
    // `Object.freeze({…})` and `Object.assign({}, …)` return the same object.
    if (ts.isCallExpression(expression)) return expression.arguments.length > 0 && /^Object\.(?:freeze|assign)$/.test(expression.expression.getText()) ? literalOf(expression.arguments[0]) : undefined;
    let symbol = checker.getSymbolAtLocation(expression);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    const value = symbol?.valueDeclaration?.initializer;
    return value === undefined || value === expression ? undefined : literalOf(value);
  }

  function look(node, table, name) {
    const isFixed = ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) || ts.isPrivateIdentifier(name);
    const literal = isFixed ? undefined : literalOf(table);
    if (literal === undefined) return;
    const [first] = literal.properties;
    const isBare = first !== undefined && ts.isPropertyAssignment(first) && first.name.getText() === "__proto__" && first.initializer.kind === ts.SyntaxKind.NullKeyword;
    if (!isBare) found.push(`${relative(folder, node.getSourceFile().fileName)}: ${node.getText()}`);
  }

  function visit(node) {
    if (ts.isElementAccessExpression(node)) look(node, node.expression, node.argumentExpression);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) look(node, node.right, node.left);
    ts.forEachChild(node, visit);
  }
  for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file);
  return found;
}

test("a look-up that finds inherited members is seen, and a parameter with the name of a table is not", () => {
  const folder = temporaryFolder("tables");
  const write = (name, content) => writeFileSync(join(folder.path, name), content);
  write("words.js", "export const words = { a: 1 };\nexport const bare = { __proto__: null, a: 1 };\nexport const list = [1];\n");
  write("use.js", `
    import { bare, list, words as texts } from "./words.js";
    const map = new Map();
    class Counts { #table = {}; add(name) { this.#table[name] = 1; } has(name) { return #table in name; } }
    export const one = (name) => texts[name] ?? texts?.[name];
    export const two = (name) => name in texts;
    export const three = (name) => ({ a: 1 })[name];
    export const frozen = Object.freeze({ a: 1 });
    export const four = (name) => frozen[name];
    export const fine = (name, index) => [bare[name], list[index], map.get(name), texts.a, texts["a"], "a" in texts];
    export const other = (texts, index) => texts[index];
  `);
  assert.deepEqual(inherited(folder.path), [
    "use.js: this.#table[name]", "use.js: texts[name]", "use.js: texts?.[name]", "use.js: name in texts", "use.js: ({ a: 1 })[name]", "use.js: frozen[name]",
  ]);
  folder.remove();
});

test("no table of the package, the page and the extension inherits members", () => {
  assert.ok(scripts(distribution).length > 80);
  assert.deepEqual(inherited(distribution), []);
});
