import type { Severity, Source } from "./index.js";

/** The content of a file, not its path. */
export type FileContent = string | ArrayBuffer | ArrayBufferView;

/** What a shop knows about a payment. What is left out is not checked, and `notChecked` names it. */
export interface TokenOptions {
  /** The payment processing certificates of the shop, or requests for them, in PEM or DER. */
  certificates?: FileContent | readonly FileContent[];
  /** A root certificate that the token may lead to besides Apple's, for tokens of tests. */
  root?: FileContent;
  /** The payment request, to compare the application data. */
  request?: Source;
  /**
   * The transaction identifiers of earlier payments, in hexadecimal digits. A shop with many payments leaves them out, and stores the
   * identifier with the order, in a column that takes each value once.
   */
  seen?: readonly string[] | ReadonlySet<string>;
  /** Whether a token of `testMerchant` of `paysheet/mock` is accepted. No shopper paid with it, so only a test sets this. */
  test?: boolean;
  /** When the token arrived, within five minutes of its signature (default: this moment). Use a date and time for a stored token. */
  now?: Date | string;
}

export interface TokenFinding {
  /** Such as `token-trust/signature`. Names never change their meaning. */
  rule: string;
  severity: Severity;
  message: string;
  help: string | null;
}

/** A certificate of the signature. */
export interface TokenCertificate {
  name: string | null;
  notAfter: string;
  /** The SHA-256 fingerprint, in hexadecimal digits. */
  fingerprint: string;
}

/** What a payment token proves: the object that `paysheet token check --format json` prints, and `accepted`. */
export interface TokenReport {
  /** Whether no finding is an error. If it is false, ignore the payment. */
  accepted: boolean;
  schemaVersion: number;
  path: string;
  now: string | null;
  /** The signatures that are right. */
  verified: string[];
  /** The signatures that are wrong. */
  wrong: string[];
  /** What was not checked, because the options do not have it. */
  notChecked: string[];
  /** The certificate that the token was made for, such as `certificates[0]`; `null` if it is not among those of the shop. */
  certificate: string | null;
  publicKeyHash: string | null;
  signedAt: string | null;
  /** The certificates, from the root to that of the signer. */
  chain: TokenCertificate[];
  findings: TokenFinding[];
}

/**
 * Checks what a payment token proves without a private key. Only in Node.js.
 * `payment` is the payment of `onpaymentauthorized`, its token or its `paymentData`.
 */
export function checkToken(payment: Source, options?: TokenOptions): Promise<TokenReport>;
/** The same without a promise. Only in Node.js. */
export function checkTokenSync(payment: Source, options?: TokenOptions): TokenReport;

/** The check in a browser or worker. `module` is a compiled `paysheet-full.wasm`. */
export class TokenChecker {
  constructor(module: object);
  checkToken(payment: Source, options?: TokenOptions): TokenReport;
}
