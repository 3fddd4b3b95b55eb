// What a test says about the shopper, checked before a page sees it.
import { PaySheetError } from "../errors.js";
import { didYouMean } from "./nearest.js";
import { people } from "./people.js";

const cardTypes = ["debit", "credit", "prepaid", "store"];
const fail = (problem, remedy, caller) => { throw new PaySheetError("option", problem, remedy, { caller }); };

/** Throws for a country without an invented shopper, and for a type of card that does not exist. */
export function checkShopper({ country, contact, card, cards }, caller) {
  if (contact === undefined && !Object.hasOwn(people, country)) {
    const known = Object.keys(people);
    fail(`country is ${JSON.stringify(country)}${didYouMean(country, known)}`, `use one of ${known.join(", ")}, or set contact to an address`, caller);
  }
  if (cards !== undefined && !Array.isArray(cards)) fail("cards is not an array", 'write cards: [{ network: "Visa", type: "debit" }]', caller);
  for (const each of [card, ...(cards ?? [])]) if (each !== undefined) checkType(each.type, caller);
}

/** Throws for a type of card that does not exist. */
export function checkType(type = "debit", caller) {
  if (!cardTypes.includes(type)) fail(`a card has the type ${JSON.stringify(type)}${didYouMean(type, cardTypes)}`, `use one of ${cardTypes.join(", ")}`, caller);
}

/**
 * Throws for a network that does not exist. The engine knows the networks.
 *
 * @param {(document: string, options: object) => object} check
 */
export function checkNetwork(check, network, caller) {
  const request = { countryCode: "US", currencyCode: "USD", merchantCapabilities: ["supports3DS"], supportedNetworks: [network], total: { label: "Shop", amount: "1.00" } };
  const { findings } = check(JSON.stringify(request), { kind: "ApplePayPaymentRequest" });
  const unknown = findings.find(({ rule }) => rule === "network/unknown");
  if (unknown) fail(`a card has the network ${JSON.stringify(network)}`, unknown.help, caller);
}
