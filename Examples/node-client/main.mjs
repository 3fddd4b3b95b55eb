// Checks three carts with one paysheet: node main.mjs [PAYSHEET]
import { PaySheet } from "./paysheet.mjs";

const paysheet = new PaySheet(process.argv[2] ?? "paysheet");

function request(amount) {
  return {
    countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: ["visa"],
    total: { label: "Harbor Books", amount },
  };
}

for (const amount of ["38.06", "38,06", 0.1 + 0.2]) {
  const answer = await paysheet.check(request(amount));
  console.log(amount, "→", answer.findings.map((finding) => finding.severity + " " + finding.rule + " at " + finding.pointer).join("; ") || "fine");
}
console.log(await paysheet.close());
