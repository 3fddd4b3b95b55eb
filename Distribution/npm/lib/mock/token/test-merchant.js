// A merchant of a test, whose server can decrypt the tokens of the stand-in.
import { PaySheetError } from "../../errors.js";
import { bytesOf } from "../../utf8.js";
import { marks, owner, signedMessage } from "./certificates.js";
import { currencies } from "./currencies.js";
import { joined } from "./der.js";

const day = 86_400_000;
// Numbers of test cards. No bank has them.
const numbers = { __proto__: null, amex: "378282246310005", mastercard: "5555555555554444", discover: "6011111111111117", jcb: "3530111333300000" };
const visa = "4111111111111111";

const base64 = (bytes) => btoa(String.fromCharCode(...bytes));
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const pem = (label, bytes) => `-----BEGIN ${label}-----\n${base64(bytes).replace(/.{64}(?=.)/g, "$&\n")}\n-----END ${label}-----\n`;
const fail = (problem, remedy) => { throw new PaySheetError("option", problem, remedy, { caller: "testMerchant" }); };

/**
 * Returns `testMerchant` over Web Crypto.
 *
 * @param {Crypto} cryptography
 */
export function testMerchantFor(cryptography) {
  const { subtle } = cryptography;
  const random = (count) => cryptography.getRandomValues(new Uint8Array(count));
  const tools = { subtle, random };
  const hash = async (...parts) => new Uint8Array(await subtle.digest("SHA-256", joined(...parts)));

  /** Makes a merchant with certificates of its own, which lead to no root of Apple. */
  return async function testMerchant({ merchantIdentifier = "merchant.example.test" } = {}) {
    if (typeof merchantIdentifier !== "string" || merchantIdentifier === "") {
      fail(`merchantIdentifier is ${JSON.stringify(merchantIdentifier)}`, 'use a text such as "merchant.example.test"');
    }
    const [from, until] = [new Date(Date.now() - day), new Date(Date.now() + 365 * day)];
    const issue = (CN, extensions, issuer, more = {}) => owner(tools, { subject: { ...more.subject, O: "A test of paysheet", CN }, extensions, issuer, from, until, keys: more.keys });
    const root = await issue("paysheet Test Root", [marks.authority]);
    const intermediate = await issue("paysheet Test Intermediate", [marks.authority, marks.tokenIssuer], root);
    const signer = await issue("paysheet Test Token Signer", [marks.tokenSigner], intermediate);
    const identifierHash = await hash(bytesOf(merchantIdentifier));
    const keys = await subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const processing = await issue(`Apple Pay Payment Processing:${merchantIdentifier}`, [marks.merchant(hex(identifierHash).toUpperCase())], intermediate,
      { subject: { UID: merchantIdentifier }, keys });

    /** Encrypts a text for the certificate, as Apple does. */
    async function seal(plain) {
      const once = await subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const secret = new Uint8Array(await subtle.deriveBits({ name: "ECDH", public: keys.publicKey }, once.privateKey, 256));
      const algorithm = "id-aes256-GCM";
      const derived = await hash(Uint8Array.of(0, 0, 0, 1), secret, Uint8Array.of(algorithm.length), bytesOf(`${algorithm}Apple`), identifierHash);
      const key = await subtle.importKey("raw", derived, "AES-GCM", false, ["encrypt"]);
      const data = new Uint8Array(await subtle.encrypt({ name: "AES-GCM", iv: new Uint8Array(16) }, key, bytesOf(plain)));
      return { data, key: new Uint8Array(await subtle.exportKey("spki", once.publicKey)) };
    }

    return {
      merchantIdentifier,
      certificate: pem("CERTIFICATE", processing.certificate),
      privateKey: pem("PRIVATE KEY", new Uint8Array(await subtle.exportKey("pkcs8", keys.privateKey))),
      root: pem("CERTIFICATE", root.certificate),

      /** Makes the token of a payment. The stand-in passes the total that the sheet shows. */
      async token({ request, total = request?.total, card = {} } = {}) {
        const { currencyCode, applicationData } = request ?? {};
        const decrypted = decryptedData({ amount: total?.amount, currencyCode, card }, random);
        const { data, key } = await seal(JSON.stringify(decrypted));
        const transaction = random(32);
        const applicationHash = applicationData === undefined ? undefined : await hash(Uint8Array.from(atob(applicationData), (character) => character.charCodeAt(0)));
        const signed = await hash(key, data, transaction, applicationHash ?? Uint8Array.of());
        const signature = await signedMessage(tools, signer, [intermediate, root], signed, new Date());
        const transactionId = hex(transaction);
        return {
          paymentData: {
            version: "EC_v1", data: base64(data), signature: base64(signature),
            header: {
              ephemeralPublicKey: base64(key), publicKeyHash: base64(await hash(processing.key)), transactionId,
              ...(applicationHash && { applicationData: hex(applicationHash) }),
            },
          },
          paymentMethod: {
            displayName: `paysheet test ${decrypted.applicationPrimaryAccountNumber.slice(-4)}`, network: card.network ?? "Visa", type: card.type ?? "debit",
          },
          transactionIdentifier: transactionId.toUpperCase(),
        };
      },
    };
  };
}

/** What a server finds in a token. */
function decryptedData({ amount, currencyCode, card: { network = "Visa" } }, random) {
  if (currencies[currencyCode] === undefined) {
    fail(`the request has the currency ${JSON.stringify(currencyCode)}`, "pass token({ request }) with a request that has a currencyCode of ISO 4217");
  }
  const [number, digits] = currencies[currencyCode];
  return {
    applicationPrimaryAccountNumber: numbers[network.toLowerCase()] ?? visa,
    applicationExpirationDate: `${String(new Date().getUTCFullYear() + 3).slice(2)}1231`,
    currencyCode: String(number).padStart(3, "0"), transactionAmount: smallestUnits(amount, digits),
    deviceManufacturerIdentifier: "000000000000", paymentDataType: "3DSecure",
    paymentData: { onlinePaymentCryptogram: base64(random(20)), eciIndicator: "07" },
  };
}

/** An amount as a count of the currency's smallest units, without floating point. */
function smallestUnits(amount, digits) {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d*))?$/.exec(String(amount)) ?? [];
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) {
    fail(`the total has the amount ${JSON.stringify(amount)}`, `use an amount with at most ${digits} decimals, such as "38.06"`);
  }
  const units = Number(whole + fraction.slice(0, digits).padEnd(digits, "0"));
  // JSON of JavaScript holds no larger count exactly.
  if (!Number.isSafeInteger(units)) fail(`the total has the amount ${JSON.stringify(amount)}`, "use an amount below 90 trillion of the smallest units");
  return units;
}
