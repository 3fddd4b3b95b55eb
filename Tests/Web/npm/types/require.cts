// The same from a file for `require`.
import paysheet = require("paysheet");
import assertions = require("paysheet/assert");
import matchers = require("paysheet/matchers");
import mock = require("paysheet/mock");
import token = require("paysheet/token");

export const findings: paysheet.Finding[] = paysheet.checkSync("{}").findings;
export const pass: boolean = matchers.toBeApplePay({}).pass;
export const total: paysheet.ApplePayLineItem = { label: "Shop", amount: "1.00" };
export const kind: string | null = assertions.assertValid({}).kind;
export const applePay: mock.MockController = mock.mockApplePay();
export const accepted: boolean = token.checkTokenSync("{}").accepted;
