// Renews test-merchant.json beside this file: a token of a test merchant of the npm package, with what a server needs to decrypt it.
//
//   node test-merchant.mjs
import { webcrypto } from "node:crypto";
import { writeFileSync } from "node:fs";
import { testMerchantFor } from "../../../Distribution/npm/lib/mock/token/test-merchant.js";

const merchant = await testMerchantFor(webcrypto)({ merchantIdentifier: "merchant.com.example.shop" });
const request = { currencyCode: "JPY", total: { label: "Harbor Books", amount: "3806" }, applicationData: btoa("order-42") };
const token = await merchant.token({ request, card: { network: "JCB", type: "credit" } });
const { merchantIdentifier, certificate, privateKey, root } = merchant;
const content = { token, merchantIdentifier, certificate, privateKey, root, signedAt: `${new Date().toISOString().slice(0, 19)}Z` };
writeFileSync(new URL("test-merchant.json", import.meta.url), `${JSON.stringify(content, undefined, 2)}\n`);
