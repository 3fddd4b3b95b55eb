// Certificates and signed messages of a test, with the object identifiers of Apple's.
import { bits, identifier, integer, joined, nothing, octets, sequence, set, tagged, text, time, yes } from "./der.js";

const ecdsa = sequence(identifier("1.2.840.10045.4.3.2"));
const sha256 = sequence(identifier("2.16.840.1.101.3.4.2.1"), nothing);
const attributes = { __proto__: null, CN: "2.5.4.3", O: "2.5.4.10", UID: "0.9.2342.19200300.100.1.1" };
const algorithm = { name: "ECDSA", namedCurve: "P-256" };

/** The extensions of a certificate: those that Apple's have, and that the owner may issue certificates. */
export const marks = {
  authority: extension("2.5.29.19", sequence(yes), yes),
  tokenIssuer: extension("1.2.840.113635.100.6.2.14", nothing),
  tokenSigner: extension("1.2.840.113635.100.6.29", nothing),
  merchant: (hash) => extension("1.2.840.113635.100.6.32", text(hash)),
};

function extension(name, value, ...critical) {
  return sequence(identifier(name), ...critical, octets(value));
}

/** A distinguished name, from parts such as `{ CN: "Shop" }`. */
function nameOf(parts) {
  return sequence(...Object.entries(parts).map(([type, value]) => set(sequence(identifier(attributes[type]), text(value)))));
}

/** Signs bytes. Web Crypto returns two numbers, and DER writes them as a sequence. */
async function sign(subtle, key, bytes) {
  const signature = new Uint8Array(await subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, bytes));
  return sequence(integer(signature.slice(0, 32)), integer(signature.slice(32)));
}

/** Makes an owner: a key, and a certificate from an issuer, or from itself. */
export async function owner({ subtle, random }, { subject, issuer, extensions, from, until, keys }) {
  keys ??= await subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const key = new Uint8Array(await subtle.exportKey("spki", keys.publicKey));
  const serial = integer(random(8));
  const [own, other] = [nameOf(subject), nameOf((issuer ?? { subject }).subject)];
  const body = sequence(
    tagged(0xa0, integer(Uint8Array.of(2))), serial, ecdsa, other, sequence(time(from), time(until)), own, key, tagged(0xa3, sequence(...extensions)));
  const signature = await sign(subtle, (issuer ?? { keys }).keys.privateKey, body);
  return { subject, keys, key, serial, issuerName: other, certificate: sequence(body, ecdsa, bits(signature)) };
}

/** A detached signature over a hash, with the certificates of the signer and of its issuers. */
export async function signedMessage({ subtle }, signer, issuers, hash, now) {
  const attribute = (name, value) => sequence(identifier(name), set(value));
  const data = identifier("1.2.840.113549.1.7.1");
  const signed = set(
    attribute("1.2.840.113549.1.9.3", data), attribute("1.2.840.113549.1.9.5", time(now)), attribute("1.2.840.113549.1.9.4", octets(hash)));
  const information = sequence(
    integer(Uint8Array.of(1)), sequence(signer.issuerName, signer.serial), sha256,
    // The message has the attributes under another tag than the one that is signed.
    joined(Uint8Array.of(0xa0), signed.slice(1)), ecdsa, octets(await sign(subtle, signer.keys.privateKey, signed)));
  return sequence(identifier("1.2.840.113549.1.7.2"), tagged(0xa0, sequence(
    integer(Uint8Array.of(1)), set(sha256), sequence(data), tagged(0xa0, signer.certificate, ...issuers.map(({ certificate }) => certificate)), set(information))));
}
