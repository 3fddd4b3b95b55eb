// Runs the scenarios of the stand-in in an environment: node run.mjs ENVIRONMENT MODULE. Prints those that fail.
const [environment, module] = process.argv.slice(2);
const environments = { vitest: async () => (await import("./vitest.mjs")).populate(), frame: async () => (await import("./frame.mjs")).frame() };
// A runner loads the package after it has made the page.
const window = await environments[environment]();
const { mockApplePay } = await import(module);
const { runScenario } = await import("../jest/scenario-tools.mjs");
const before = Object.getOwnPropertyNames(globalThis).length;
let count = 0;
let failed = 0;
for (const name of ["session", "shopper", "w3c", "clients"]) {
  const { scenarios } = await import(`../jest/scenarios-${name}.mjs`);
  for (const scenario of scenarios) {
    count += 1;
    try {
      await runScenario(scenario, window, mockApplePay);
      if ("ApplePaySession" in window) throw new Error(`${scenario.name}: the class is still there`);
      if (window !== globalThis && "ApplePaySession" in globalThis) throw new Error(`${scenario.name}: the window of the test has the class`);
    } catch (error) {
      failed += 1;
      console.log(error.message);
    }
  }
}
console.log(`${count} scenarios, ${failed} failed, ${Object.getOwnPropertyNames(globalThis).length - before} new globals`);
process.exit(failed === 0 ? 0 : 1);
