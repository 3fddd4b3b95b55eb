import { afterEach, expect, test } from "@jest/globals";
import { mockApplePay } from "paysheet/mock";
import { runScenario } from "./scenario-tools.mjs";
import { scenarios as ofSessions } from "./scenarios-session.mjs";
import { scenarios as ofShoppers } from "./scenarios-shopper.mjs";

afterEach(() => expect("ApplePaySession" in window).toBe(false));

for (const scenario of [...ofSessions, ...ofShoppers]) {
  test(scenario.name, () => runScenario(scenario, window, mockApplePay));
}
