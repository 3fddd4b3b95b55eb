import type {
  ApplePayAutomaticReloadPaymentRequest, ApplePayDeferredPaymentRequest, ApplePayError, ApplePayLineItem, ApplePayPaymentContact, ApplePayPaymentRequest,
  ApplePayPaymentToken, ApplePayPaymentTokenContext, ApplePayRecurringPaymentRequest, ApplePayShippingMethod, FlowCall, PaymentFlow, Report,
} from "./index.js";

/** A card of the shopper. Networks are written as the system writes them, such as "Visa" or "AmEx". */
export interface MockCard {
  network: string;
  type: "debit" | "credit" | "prepaid" | "store";
  displayName?: string;
}

/** What the device can do. It can change while the page runs. */
export interface MockDevice {
  /** The answer of `canMakePayments`. */
  canMakePayments: boolean;
  /** Whether the shopper has a card that can pay. */
  activeCard: boolean;
  /** Whether the shopper browses in private: then the answer about an active card is that of `canMakePayments`. */
  private: boolean;
  /** What `openPaymentSetup` resolves with. */
  paymentSetup: boolean;
  /** Whether the system shows a sheet. Otherwise `begin` throws, as during a payment in another window. */
  opensSheet: boolean;
  /** The networks that the system knows, for requests of which Safari's verdict depends on the device. */
  networks?: string[];
  /** The highest Apple Pay version of the system (default: that of the release that `system` or `safari` names). */
  highestVersion?: number;
}

/** What happens with a merchant session. */
export type MockMerchant = "accept" | "refuse" | ((merchantSession: Record<string, unknown>) => "accept" | "refuse");

export interface MockOptions {
  /** The system that the page runs on, as in `check`, such as "ios15.4". It decides the verdict, the versions, and which members exist. */
  system?: string;
  /** The release of Safari, as in `check`, such as "16.4". It decides the same. */
  safari?: string;
  /** The country of the shopper (default: US). In any other, set `contact`. */
  country?: "AU" | "CA" | "CH" | "DE" | "ES" | "FR" | "GB" | "IE" | "IT" | "JP" | "NL" | "US" | (string & {});
  /** The shopper's address; an invented one unless you set it. */
  contact?: ApplePayPaymentContact;
  billingContact?: ApplePayPaymentContact;
  /** The shopper's card (default: a Visa debit card), or parts of it. */
  card?: Partial<MockCard>;
  /** All cards of the shopper, the preferred one first. */
  cards?: MockCard[];
  /** What the sheet selects when it opens: a card and, if the request needs it, an address; or nothing. */
  opening?: "safari" | "manual";
  /** The token of payments, or what makes it, also as a promise: for example `merchant.token`. Without it, the token is that of a simulator. */
  token?: ApplePayPaymentToken | Record<string, unknown> | ((payment: { request: ApplePayPaymentRequest; card: MockCard; total: ApplePayLineItem }) => unknown);
  /** Whether the page must create a session while it handles a click or a key (default: "click"). */
  activation?: "click" | "off";
  /** What a page without https gets: a note on the console (default), or the exception of Safari. */
  insecure?: "note" | "throw";
  /** What a `PaymentRequest` without Apple Pay gets: the exception of Safari (default), or the class of the browser. */
  otherMethods?: "safari" | "native";
  /** Without WebAssembly, the stand-in throws (default), or accepts every value. Then the test has to check the records. */
  engine?: "required" | "optional";
  merchant?: MockMerchant;
  /** The address in the event `validatemerchant`. */
  validationURL?: string;
  device?: Partial<MockDevice>;
  /** The milliseconds in which the page must answer (default: 30000). Then the sheet closes. */
  timeout?: number;
  /** The milliseconds that the shopper waits for the sheet or for an answer (default: 2000). */
  patience?: number;
  /** With `visible`, a dialog appears in which a person acts as the shopper. It needs a browser. */
  sheet?: "hidden" | "visible";
  /** With `open`, the locators of a test reach the nodes of the visible sheet. */
  shadow?: "closed" | "open";
  /** Whether the stand-in shows `<apple-pay-button>` and buttons of the CSS that only Safari draws (default), or leaves them. */
  button?: "shown" | "as-is";
  /** With `present`, the class has `applePayCapabilities`, as with Apple's script. */
  sdk?: "absent" | "present";
  /** Replaces an ApplePaySession that the page has. */
  replace?: boolean;
  /** Hosts of test systems on which the stand-in can be installed. */
  hosts?: string[];
}

/** What the shopper sees. */
export interface MockSheetContent {
  total: ApplePayLineItem;
  items: ApplePayLineItem[];
  shippingMethods: ApplePayShippingMethod[];
  /** The identifier of the selected shipping method. */
  shippingMethod?: string;
  errors: ApplePayError[];
}

/** The sheet at this moment. */
export interface MockSheet extends Omit<MockSheetContent, "total"> {
  isOpen: boolean;
  /** The event that the page has to answer. */
  waitsFor: string | null;
  payee: string | null;
  total: ApplePayLineItem | null;
  /** The fields of the shipping contact that the request asks for. */
  contactFields: string[];
  /** The fields of the billing contact that the request asks for. */
  billingFields: string[];
  shippingType: string | null;
  /** Whether the shopper can change the address: `available`, or `storePickup`. */
  editingMode: string | null;
  /** Whether the sheet has a field for a coupon code. */
  supportsCoupon: boolean;
  couponCode: string | null;
  /** The selected card. */
  card: MockCard | null;
  /** The address in full, as the shopper sees it; null if the request asks for none. */
  address: ApplePayPaymentContact | null;
  recurring: ApplePayRecurringPaymentRequest | null;
  automaticReload: ApplePayAutomaticReloadPaymentRequest | null;
  deferred: ApplePayDeferredPaymentRequest | null;
  /** The shares of merchants. */
  shares: ApplePayPaymentTokenContext[] | null;
  /** The members that have another value than at the last look. */
  changed: string[];
}

export type MockOutcome =
  | "paid" | "declined" | "cancelled" | "aborted" | "timed-out" | "refused" | "refused-by-system" | "hidden" | "other-page" | "rejected" | "open";

/** One call of a constructor, and what followed. */
export interface MockPayment {
  interface: "ApplePaySession" | "PaymentRequest";
  /** `rejected` says that the constructor threw, `open` that the payment has not ended. */
  outcome: MockOutcome;
  /** A document of the kind PaymentFlow, with the calls of the page. */
  flow: PaymentFlow & { calls: FlowCall[] };
  /** Whether the values were checked in the page. */
  isChecked: boolean;
  /** The report of the flow, after the end of the payment. */
  report?: Report;
}

/** A person with the sheet. Each act waits until the sheet can be used, and until the page has answered. It rejects with the reason. */
export interface MockShopper {
  chooseCard(card?: MockCard["type"] | Partial<MockCard>): Promise<MockSheetContent>;
  chooseContact(contact?: ApplePayPaymentContact): Promise<MockSheetContent>;
  chooseShippingMethod(identifier: string): Promise<MockSheetContent>;
  enterCoupon(code: string): Promise<MockSheetContent>;
  /** Pays. With the outcome `open` the sheet shows errors and is still open. `contact` corrects members that need no selection. */
  authorize(options?: { token?: unknown; contact?: ApplePayPaymentContact }): Promise<{ outcome: "paid" | "declined" | "open"; errors: ApplePayError[] }>;
  cancel(): Promise<void>;
}

export interface MockController {
  readonly shopper: MockShopper;
  readonly sheet: MockSheet;
  readonly device: MockDevice;
  merchant: MockMerchant;
  /** Lets the time pass in which the page must answer. */
  timeOut(): Promise<void>;
  /** Sends the page into the page cache, which closes the sheet. */
  hidePage(): void;
  /** Brings the page back. It gets the event `cancel` now. */
  showPage(): Promise<void>;
  /** The payments so far. */
  readonly payments: MockPayment[];
  /** Resolves with the next payment that ends, also if it has ended already. */
  finished(): Promise<MockPayment>;
  /** What happened, in lines. */
  readonly log: string[];
  /** Puts everything back. */
  restore(): void;
}

/** Installs a stand-in for Apple Pay in a page (default: `globalThis`), for tests. */
export function mockApplePay(window?: object, options?: MockOptions): MockController;
/** A merchant of a test. Its certificates lead to no root of Apple. */
export interface TestMerchant {
  readonly merchantIdentifier: string;
  /** The payment processing certificate, as PEM. */
  readonly certificate: string;
  /** The private key of that certificate, as PEM of PKCS #8. */
  readonly privateKey: string;
  /** The root certificate of all its certificates, as PEM. `paysheet token check` takes its tokens only with `--test`. */
  readonly root: string;
  /** Makes a token with the shape of a real one, encrypted for the certificate. Pass it as the option `token`, or call it and pass the result to `authorize`. */
  token(payment: { request: Pick<ApplePayPaymentRequest, "currencyCode"> & Partial<ApplePayPaymentRequest>; total?: { amount?: string }; card?: Partial<MockCard> }): Promise<ApplePayPaymentToken>;
}

/** Makes a merchant whose server can decrypt the tokens of the stand-in. */
export function testMerchant(options?: { merchantIdentifier?: string }): Promise<TestMerchant>;
/** Loads the checker. Only a page needs it. */
export function load(): Promise<void>;
/**
 * Returns a script that installs the stand-in in a page, with the checker inside it, for programs that drive a browser. Only in Node.js.
 * The page then has the controller as `applePay`.
 */
export function mockScript(options?: MockOptions): string;
