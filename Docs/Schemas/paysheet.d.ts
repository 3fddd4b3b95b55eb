// Generated from Sources/PaySheetShapes. Do not edit; `swift run generate-paysheet-sources` writes it anew.

/**
 * Holds the members that a request of Apple Pay JS and the method data of the W3C API have in common.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase}
 */
export interface ApplePayRequestBase {
  /** Names the abilities without a version number that the request relies on. Apple Pay version 15. */
  features?: ApplePayFeature[];
  /** Lists the payment protocols and kinds of card that the merchant can process. */
  merchantCapabilities: ApplePayMerchantCapability[];
  /** Lists the card networks that the merchant takes, the preferred one first. */
  supportedNetworks: ApplePayNetwork[];
  /** Names the country in which the merchant does business. */
  countryCode: string;
  /** Lists what the shopper must give for billing. */
  requiredBillingContactFields?: ApplePayContactField[];
  /** Fills in the billing contact before the sheet appears. */
  billingContact?: ApplePayPaymentContact;
  /** Lists what the shopper must give for shipping; the W3C method data has it from version 6. */
  requiredShippingContactFields?: ApplePayContactField[];
  /** Fills in the shipping contact before the sheet appears. */
  shippingContact?: ApplePayPaymentContact;
  /** Carries data of the merchant as Base64, of which the payment token gets the SHA-256 hash. */
  applicationData?: string;
  /** Limits the payment to cards issued in these countries. Apple Pay version 3. */
  supportedCountries?: string[];
  /** Describes the purchase for an offer of installments. Known to WebKit, not in Apple's reference (version 8 with installments). */
  installmentConfiguration?: ApplePayInstallmentConfiguration;
  /**
   * Shows a field for a coupon code in the sheet. Apple Pay version 12.
   * @default false
   */
  supportsCouponCode?: boolean;
  /** Fills in the coupon code before the sheet appears, where empty text means none. Apple Pay version 12. */
  couponCode?: string;
  /**
   * Tells whether the shopper may change the shipping contact. Apple Pay version 12.
   * @default "available"
   */
  shippingContactEditingMode?: ApplePayShippingContactEditingMode;
  /**
   * Told whether Apple Pay Later could be offered and why not.
   * @default "available"
   * @deprecated Leave it out, Apple Pay Later has ended.
   */
  applePayLaterAvailability?: ApplePayLaterAvailability;
  /** Holds the four-digit ISO 18245 category of the merchant, by which unsuitable cards are left out. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode). */
  merchantCategoryCode?: string;
  /** Marks a request that is made on behalf of someone else. Known to WebKit, not in Apple's reference (2025, feature paymentRequestDelegation). */
  isDelegatedRequest?: boolean;
}

/**
 * Describes a payment to the constructor of an Apple Pay JS session.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest}
 */
export interface ApplePayPaymentRequest extends ApplePayRequestBase {
  /** Holds the business's name and the amount that is charged. */
  total: ApplePayLineItem;
  /** Lists what the total is made of, without the total itself. */
  lineItems?: ApplePayLineItem[];
  /** Names the currency of every amount in the request. */
  currencyCode: string;
  /**
   * Says how the goods reach the shopper.
   * @default "shipping"
   */
  shippingType?: ApplePayShippingType;
  /** Lists the ways of shipping that the shopper can choose from. */
  shippingMethods?: ApplePayShippingMethod[];
  /** Lists the merchants that each get a payment token of their own, with their shares. Apple Pay version 14. */
  multiTokenContexts?: ApplePayPaymentTokenContext[];
  /** Asks for leave to top up a balance whenever it runs low. Apple Pay version 14. */
  automaticReloadPaymentRequest?: ApplePayAutomaticReloadPaymentRequest;
  /** Asks for leave to charge at regular intervals. Apple Pay version 14. */
  recurringPaymentRequest?: ApplePayRecurringPaymentRequest;
  /** Asks for leave to charge once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4). */
  deferredPaymentRequest?: ApplePayDeferredPaymentRequest;
  /** Asks to send money to the shopper instead of charging. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements). */
  disbursementRequest?: ApplePayDisbursementRequest;
}

/**
 * Describes Apple Pay as a payment method to the W3C Payment Request API. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayrequest}
 */
export interface ApplePayRequest extends ApplePayRequestBase {
  /** Names the Apple Pay version that the request is written for. */
  version: number;
  /** Holds the identifier that the merchant has registered with Apple. */
  merchantIdentifier: string;
}

/**
 * Changes amounts and shipping for one kind of card in the W3C Payment Request API. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaymodifier}
 */
export interface ApplePayModifier {
  /** Limits the change to one kind of card, where none means every kind. */
  paymentMethodType?: ApplePayPaymentMethodType;
  /** Takes the place of the total. Apple Pay version 12. */
  total?: ApplePayLineItem;
  /**
   * Lists items to be shown after those of the request. Apple Pay version 12.
   * @default []
   */
  additionalLineItems?: ApplePayLineItem[];
  /**
   * Lists ways of shipping to be offered after those of the request. Apple Pay version 12.
   * @default []
   */
  additionalShippingMethods?: ApplePayShippingMethod[];
  /** Lists the merchants that each get a payment token of their own, with their shares. Apple Pay version 14. */
  multiTokenContexts?: ApplePayPaymentTokenContext[];
  /** Asks for leave to top up a balance whenever it runs low. Apple Pay version 14. */
  automaticReloadPaymentRequest?: ApplePayAutomaticReloadPaymentRequest;
  /** Asks for leave to charge at regular intervals. Apple Pay version 14. */
  recurringPaymentRequest?: ApplePayRecurringPaymentRequest;
  /** Asks for leave to charge once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4). */
  deferredPaymentRequest?: ApplePayDeferredPaymentRequest;
  /** Asks to send money to the shopper instead of charging. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements). */
  disbursementRequest?: ApplePayDisbursementRequest;
}

/**
 * Is one line of the payment sheet: a label with an amount, and when the amount falls due.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaylineitem}
 */
export interface ApplePayLineItem {
  /**
   * Says whether the amount is settled.
   * @default "final"
   */
  type?: ApplePayLineItemType;
  /** Names the item in the sheet. */
  label: string;
  /** Holds the item's amount, negative for a discount. */
  amount: string;
  /**
   * Says when the item is charged. Apple Pay version 12.
   * @default "immediate"
   */
  paymentTiming?: ApplePayPaymentTiming;
  /** Sets the first charge of a recurring item, which is otherwise this payment. Apple Pay version 12. */
  recurringPaymentStartDate?: string;
  /**
   * Names the unit in which the interval of a recurring item is counted. Apple Pay version 12.
   * @default "month"
   */
  recurringPaymentIntervalUnit?: ApplePayRecurringPaymentDateUnit;
  /**
   * Counts the units between two charges of a recurring item. Apple Pay version 12.
   * @default 1
   */
  recurringPaymentIntervalCount?: number;
  /** Ends a recurring item, which otherwise goes on. Apple Pay version 12. */
  recurringPaymentEndDate?: string;
  /** Sets the day on which a deferred item is charged. Apple Pay version 12. */
  deferredPaymentDate?: string;
  /** Sets the balance below which an automatic reload is made. Apple Pay version 14. */
  automaticReloadPaymentThresholdAmount?: string;
  /** Tells the money that is sent from the fee for sending it at once. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements). */
  disbursementLineItemType?: ApplePayDisbursementLineItemType;
}

/**
 * Is one way of shipping that the shopper can choose.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod}
 */
export interface ApplePayShippingMethod {
  /** Names the method in the sheet. */
  label: string;
  /** Adds a second line about the method. */
  detail: string;
  /** Holds the price of the method. */
  amount: string;
  /** Holds the merchant's own key of the method, which is never shown. */
  identifier: string;
  /** Says between which days the goods arrive. Apple Pay version 12. */
  dateComponentsRange?: ApplePayDateComponentsRange;
}

/**
 * Is the span of calendar dates in which a delivery is expected. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange}
 */
export interface ApplePayDateComponentsRange {
  /** Holds the earliest date. */
  startDateComponents: ApplePayDateComponents;
  /** Holds the latest date. */
  endDateComponents: ApplePayDateComponents;
}

/**
 * Is a date of the Gregorian calendar that is as exact as the members given. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents}
 */
export interface ApplePayDateComponents {
  /** Holds the year. */
  years?: number;
  /** Holds the month, from 1 to 12. */
  months?: number;
  /** Holds the day of the month, from 1. */
  days?: number;
  /** Holds the hour of the day, from 0 to 23. */
  hours?: number;
}

/**
 * Holds a person's name, postal address and ways to be reached.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact}
 */
export interface ApplePayPaymentContact {
  /** Holds a telephone number in any spelling. */
  phoneNumber?: string;
  /** Holds an email address. */
  emailAddress?: string;
  /** Holds the given name. */
  givenName?: string;
  /** Holds the family name. */
  familyName?: string;
  /** Says how the given name is pronounced. Apple Pay version 3. */
  phoneticGivenName?: string;
  /** Says how the family name is pronounced. Apple Pay version 3. */
  phoneticFamilyName?: string;
  /** Lists the street lines of the address. */
  addressLines?: string[];
  /** Holds the part of the city. */
  subLocality?: string;
  /** Holds the city. */
  locality?: string;
  /** Holds the postal code, of which only a part is known before authorization. */
  postalCode?: string;
  /** Holds the county or a similar division. */
  subAdministrativeArea?: string;
  /** Holds the state or province. */
  administrativeArea?: string;
  /** Holds the country's name. */
  country?: string;
  /** Holds the country's ISO 3166-1 code, which a browser may hand over in lower case or empty. */
  countryCode?: string;
}

/**
 * Tells the shopper what is wrong with something that was entered. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayerror}
 */
export interface ApplePayError {
  /** Says what kind of mistake it is. */
  code: ApplePayErrorCode;
  /** Names the field of the contact that is wrong. */
  contactField?: ApplePayErrorContactField;
  /**
   * Holds the words that the sheet shows.
   * @default ""
   */
  message?: string;
  /** Names the family of the error code, for errors of a transfer. Announced, not yet in the reference (macOS 15, iOS 18, for transfers). */
  domain?: string;
}

/**
 * Gives one merchant of a payment to several its own token and share. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext}
 */
export interface ApplePayPaymentTokenContext {
  /** Holds that merchant's Apple identifier, or that of the shop that asks. */
  merchantIdentifier: string;
  /** Holds the shop's own lasting key for that merchant. */
  externalIdentifier: string;
  /** Names the merchant in the sheet. */
  merchantName: string;
  /** Holds the merchant's top-level domain. */
  merchantDomain?: string;
  /** Holds the most that the merchant may charge with its token. */
  amount: string;
}

/**
 * Sets the terms of a payment that repeats at regular intervals. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest}
 */
export interface ApplePayRecurringPaymentRequest {
  /** Says in the sheet what is paid for. */
  paymentDescription: string;
  /** Holds the amount and interval of the regular charges. */
  regularBilling: ApplePayLineItem;
  /** Holds the amount and interval of the charges in a trial period. */
  trialBilling?: ApplePayLineItem;
  /** States the terms in at most 500 characters. */
  billingAgreement?: string;
  /** Leads to the page where the shopper changes or ends the agreement. */
  managementURL: string;
  /** Is the base of the address at which Apple announces events of the merchant token. */
  tokenNotificationURL?: string;
}

/**
 * Sets the terms of payments that top up a balance whenever it falls below a threshold. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest}
 */
export interface ApplePayAutomaticReloadPaymentRequest {
  /** Says in the sheet what is paid for. */
  paymentDescription: string;
  /** Holds the amount of one reload and the balance that sets it off. */
  automaticReloadBilling: ApplePayLineItem;
  /** States the terms in at most 500 characters. */
  billingAgreement?: string;
  /** Leads to the page where the shopper changes or ends the agreement. */
  managementURL: string;
  /** Is the base of the address at which Apple announces events of the merchant token. */
  tokenNotificationURL?: string;
}

/**
 * Sets the terms of a payment that is charged once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest}
 */
export interface ApplePayDeferredPaymentRequest {
  /** States the terms, above all those of cancellation. */
  billingAgreement?: string;
  /** Holds the amount and the date of the charge. */
  deferredBilling: ApplePayLineItem;
  /** Sets the moment until which cancelling costs nothing. */
  freeCancellationDate?: string;
  /** Names the time zone in which the cancellation date is meant. */
  freeCancellationDateTimeZone?: string;
  /** Leads to the page where the shopper changes or ends the agreement. */
  managementURL: string;
  /** Says in the sheet what is paid for. */
  paymentDescription: string;
  /** Is the base of the address at which Apple announces events of the merchant token. */
  tokenNotificationURL?: string;
}

/**
 * Sets what must be known about the person who receives a transfer. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDisbursementRequest.idl}
 */
export interface ApplePayDisbursementRequest {
  /** Lists what the recipient must give. */
  requiredRecipientContactFields?: ApplePayContactField[];
}

/**
 * Holds the members that the four answers to a change in the sheet have in common. Apple Pay version 3.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDetailsUpdateBase.idl}
 */
export interface ApplePayDetailsUpdateBase {
  /** Holds the total that is charged from now on. */
  newTotal: ApplePayLineItem;
  /**
   * Lists what the new total is made of.
   * @default []
   */
  newLineItems?: ApplePayLineItem[];
  /** Replaces the shares of the merchants, which otherwise stay. Apple Pay version 14. */
  newMultiTokenContexts?: ApplePayPaymentTokenContext[];
  /** Replaces the terms of the automatic reload. Apple Pay version 14. */
  newAutomaticReloadPaymentRequest?: ApplePayAutomaticReloadPaymentRequest;
  /** Replaces the terms of the recurring payment. Apple Pay version 14. */
  newRecurringPaymentRequest?: ApplePayRecurringPaymentRequest;
  /** Replaces the terms of the deferred payment. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4). */
  newDeferredPaymentRequest?: ApplePayDeferredPaymentRequest;
  /** Replaces the terms of the transfer. Known to WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements). */
  newDisbursementRequest?: ApplePayDisbursementRequest;
}

/**
 * Answers the choice of another card. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate}
 */
export interface ApplePayPaymentMethodUpdate extends ApplePayDetailsUpdateBase {
  /** Lists what is wrong, the most important first. Apple Pay version 12. */
  errors?: ApplePayError[];
  /** Replaces the ways of shipping on offer. Apple Pay version 12. */
  newShippingMethods?: ApplePayShippingMethod[];
  /** Names the group of installments that goes with the card. Known to WebKit, not in Apple's reference (version 8 with installments). */
  installmentGroupIdentifier?: string;
}

/**
 * Answers the choice of another way of shipping. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodupdate}
 */
export interface ApplePayShippingMethodUpdate extends ApplePayDetailsUpdateBase {
  /** Replaces the ways of shipping on offer. Apple Pay version 12. */
  newShippingMethods?: ApplePayShippingMethod[];
}

/**
 * Answers the choice of another shipping contact. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactupdate}
 */
export interface ApplePayShippingContactUpdate extends ApplePayDetailsUpdateBase {
  /**
   * Lists what is wrong, the most important first.
   * @default []
   */
  errors?: ApplePayError[];
  /**
   * Replaces the ways of shipping on offer.
   * @default []
   */
  newShippingMethods?: ApplePayShippingMethod[];
}

/**
 * Answers the entry of a coupon code. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodeupdate}
 */
export interface ApplePayCouponCodeUpdate extends ApplePayDetailsUpdateBase {
  /**
   * Lists what is wrong, the most important first.
   * @default []
   */
  errors?: ApplePayError[];
  /**
   * Replaces the ways of shipping on offer.
   * @default []
   */
  newShippingMethods?: ApplePayShippingMethod[];
}

/**
 * Tells the sheet how the payment went. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult}
 */
export interface ApplePayPaymentAuthorizationResult {
  /** Is 0 for success and 1 for failure; the numbers 2 to 7 belong to versions 1 and 2. */
  status: number;
  /**
   * Lists what is wrong, the most important first.
   * @default []
   */
  errors?: ApplePayError[];
  /** Lets Wallet fetch the order that was paid. Apple Pay version 14. */
  orderDetails?: ApplePayPaymentOrderDetails;
}

/**
 * Tells Wallet where to fetch an order to follow. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails}
 */
export interface ApplePayPaymentOrderDetails {
  /** Holds the order type, which must match the certificate that signs the order. */
  orderTypeIdentifier: string;
  /** Holds the order's key, unique within the order type. */
  orderIdentifier: string;
  /** Is the base of the web service that hands out the order. */
  webServiceURL: string;
  /** Is the secret with which Wallet proves itself to the web service. */
  authenticationToken: string;
}

/**
 * Goes with the end of a payment in the W3C Payment Request API. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcompletedetails}
 */
export interface ApplePayPaymentCompleteDetails {
  /** Lets Wallet fetch the order that was paid. */
  orderDetails?: ApplePayPaymentOrderDetails;
}

/**
 * Is what the shopper has authorized: the token and the contacts asked for.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypayment}
 */
export interface ApplePayPayment {
  /** Holds the encrypted payment credentials. */
  token: ApplePayPaymentToken;
  /** Holds the billing contact, if it was asked for. */
  billingContact?: ApplePayPaymentContact;
  /** Holds the shipping contact, if it was asked for. */
  shippingContact?: ApplePayPaymentContact;
  /** Holds the leave to pay in installments. Known to WebKit, not in Apple's reference (version 8 with installments). */
  installmentAuthorizationToken?: string;
}

/**
 * Holds the encrypted payment credentials and what is known about the card.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken}
 */
export interface ApplePayPaymentToken {
  /** Describes the card. */
  paymentMethod: ApplePayPaymentMethod;
  /** Names the payment and may be printed on a receipt. */
  transactionIdentifier?: string;
  /** Holds the credentials, which only the payment processing key can read. */
  paymentData?: PaymentData;
}

/**
 * Describes the card that the shopper has chosen.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethod}
 */
export interface ApplePayPaymentMethod {
  /** Holds words that describe the card to its owner. */
  displayName?: string;
  /** Names the card's network in words fit for display. */
  network?: string;
  /** Says what kind of card it is. */
  type?: ApplePayPaymentMethodType;
  /** Describes the pass of a cobranded or store card to registered sites. */
  paymentPass?: ApplePayPaymentPass;
  /** Holds the billing contact, shortened before authorization. Apple Pay version 10. */
  billingContact?: ApplePayPaymentContact;
  /** Ties the card to an offer of installments. Known to WebKit, not in Apple's reference (version 8 with installments). */
  bindToken?: string;
}

/**
 * Describes the pass in Wallet that stands for a card.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpass}
 */
export interface ApplePayPaymentPass {
  /** Names the account without telling its number. */
  primaryAccountIdentifier: string;
  /** Holds the last digits of the card's number. */
  primaryAccountNumberSuffix: string;
  /** Names the device's account, if one has been set up. */
  deviceAccountIdentifier?: string;
  /** Holds the last digits of the device account's number. */
  deviceAccountNumberSuffix?: string;
  /** Says whether the pass can be used. */
  activationState: ApplePayPaymentPassActivationState;
}

/**
 * Tells the W3C Payment Request API which coupon code the shopper has entered. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodedetails}
 */
export interface ApplePayCouponCodeDetails {
  /** Holds the code as it was entered. */
  couponCode?: string;
}

/**
 * Answers the question whether a payment credential is at hand.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatusresponse}
 */
export interface PaymentCredentialStatusResponse {
  /** Says what is known about the shopper's cards. */
  paymentCredentialStatus: PaymentCredentialStatus;
}

/**
 * Asks the page for a merchant session.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayvalidatemerchantevent}
 */
export interface ApplePayValidateMerchantEvent {
  /** Is the address from which the server gets the session. */
  validationURL: string;
}

/**
 * Reports that the shopper has chosen a card.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodselectedevent}
 */
export interface ApplePayPaymentMethodSelectedEvent {
  /** Describes the card. */
  paymentMethod: ApplePayPaymentMethod;
}

/**
 * Reports that the shopper has chosen a shipping contact.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactselectedevent}
 */
export interface ApplePayShippingContactSelectedEvent {
  /** Holds the contact without what only matters after authorization. */
  shippingContact: ApplePayPaymentContact;
}

/**
 * Reports that the shopper has chosen a way of shipping.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodselectedevent}
 */
export interface ApplePayShippingMethodSelectedEvent {
  /** Holds the method as the merchant offered it. */
  shippingMethod: ApplePayShippingMethod;
}

/**
 * Reports that the shopper has entered or removed a coupon code. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodechangedevent}
 */
export interface ApplePayCouponCodeChangedEvent {
  /** Holds the code as it was entered. */
  couponCode: string;
}

/**
 * Reports that the shopper has authorized the payment.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizedevent}
 */
export interface ApplePayPaymentAuthorizedEvent {
  /** Holds the token and the contacts. */
  payment: ApplePayPayment;
}

/**
 * Reports that the sheet was closed without an accepted payment.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayCancelEvent.idl}
 */
export interface ApplePayCancelEvent {
  /** Says why the sheet was closed. Known to WebKit, not in Apple's reference (WebKit). */
  sessionError?: ApplePaySessionError;
}

/**
 * Says why a session ended. Known to WebKit, not in Apple's reference (WebKit).
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySessionError.idl}
 */
export interface ApplePaySessionError {
  /** Holds a word for the kind of failure. */
  code?: string;
  /**
   * Holds whatever else is known.
   * @default {}
   */
  info?: { [name: string]: unknown };
}

/**
 * Is what a merchant's server posts to Apple to get a session.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session}
 */
export interface PaymentSessionRequest {
  /** Holds the merchant's Apple identifier, or the platform's own key for the merchant. */
  merchantIdentifier: string;
  /** Names the shop in at most 64 characters. */
  displayName: string;
  /** Says where the payment is made. */
  initiative: PaymentSessionInitiative;
  /** Holds the domain, gateway address or team that the initiative calls for. */
  initiativeContext: string;
}

/**
 * Is Apple's answer that a server hands on unread; its members are not promised.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation}
 */
export interface MerchantSession {
  /** Holds the moment of issue in milliseconds since 1970. */
  epochTimestamp?: number;
  /** Holds a moment in milliseconds since 1970 from which no lifetime follows. */
  expiresAt?: number;
  /** Names the session. */
  merchantSessionIdentifier?: string;
  /** Holds a number that is used once. */
  nonce?: string;
  /** Holds a hash of the merchant's identifier. */
  merchantIdentifier?: string;
  /** Names the domain that the session is good for. */
  domainName?: string;
  /** Holds the name that the shopper sees. */
  displayName?: string;
  /** Holds Apple's signature. */
  signature?: string;
  /** Names the session in Apple's own statistics. */
  operationalAnalyticsIdentifier?: string;
  /** Counts further attempts. */
  retries?: number;
  /** Names the payment service provider. */
  pspId?: string;
}

/**
 * Registers a merchant of a platform and its domains with Apple.
 * @see {@link https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest}
 */
export interface RegisterMerchantRequest {
  /** Lists at most 99 full domain names. */
  domainNames: string[];
  /** Holds the merchant identifier that owns the payment processing certificate. */
  encryptTo: string;
  /** Holds the platform's own key for the merchant. */
  partnerInternalMerchantIdentifier: string;
  /** Names the merchant in at most 1024 characters. */
  partnerMerchantName: string;
  /** Holds the address of the merchant's site for information. */
  merchantUrl?: string;
}

/**
 * Takes a merchant or some of its domains off Apple's register.
 * @see {@link https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/unregistermerchantrequest}
 */
export interface UnregisterMerchantRequest {
  /** Lists the domain names to take off. */
  domainNames: string[];
  /** Holds the platform's own key for the merchant. */
  partnerInternalMerchantIdentifier: string;
  /** States the reason in at most 1024 characters. */
  reason: string;
}

/**
 * Is Apple's answer about a registered merchant.
 * @see {@link https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/merchantdetails}
 */
export interface MerchantDetails {
  /** Lists the registered domain names. */
  domainNames?: string[];
  /** Holds the SHA-256 hash of the merchant identifier that owns the certificate. */
  encryptTo?: string;
  /** Names the merchant. */
  partnerMerchantName?: string;
  /** Holds the address by which the merchant is validated. */
  partnerMerchantValidationURI?: string;
  /** Holds the platform's own key for the merchant. */
  partnerInternalMerchantIdentifier?: string;
}

/**
 * Names a payment method and the data that goes with it.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentmethoddata-dictionary}
 */
export interface PaymentMethodData {
  /** Identifies the payment method by its address. */
  supportedMethods: string;
  /** Holds what the payment method needs to know. */
  data?: ApplePayRequest | { [name: string]: unknown };
}

/**
 * Is an amount together with its currency.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentcurrencyamount-dictionary}
 */
export interface PaymentCurrencyAmount {
  /** Names the currency. */
  currency: string;
  /** Holds the number. */
  value: string;
}

/**
 * Is one line of a payment: a label with an amount.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentitem-dictionary}
 */
export interface PaymentItem {
  /** Names the item. */
  label: string;
  /** Holds the item's amount. */
  amount: PaymentCurrencyAmount;
  /**
   * Marks an amount that is not settled yet.
   * @default false
   */
  pending?: boolean;
}

/**
 * Is one way of shipping that the shopper can choose.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary}
 */
export interface PaymentShippingOption {
  /** Holds the merchant's own key of the option. */
  id: string;
  /** Names the option. */
  label: string;
  /** Holds the price of the option. */
  amount: PaymentCurrencyAmount;
  /**
   * Marks the option that is chosen from the start.
   * @default false
   */
  selected?: boolean;
}

/**
 * Changes the details for one payment method.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentdetailsmodifier-dictionary}
 */
export interface PaymentDetailsModifier {
  /** Identifies the payment method by its address. */
  supportedMethods: string;
  /** Takes the place of the total. */
  total?: PaymentItem;
  /**
   * Lists items to be shown after those of the details.
   * @default []
   */
  additionalDisplayItems?: PaymentItem[];
  /** Holds what the payment method needs to know about the change. */
  data?: ApplePayModifier | { [name: string]: unknown };
}

/**
 * Says what is paid, as the constructor of a payment request takes it.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentdetailsinit-dictionary}
 */
export interface PaymentDetailsInit {
  /** Names the request, for which the browser otherwise makes up a key. */
  id?: string;
  /** Holds the amount that is charged; its currency is that of the whole request. */
  total: PaymentItem;
  /** Lists what the total is made of. */
  displayItems?: PaymentItem[];
  /** Lists the ways of shipping that the shopper can choose from. */
  shippingOptions?: PaymentShippingOption[];
  /** Lists changes for single payment methods. */
  modifiers?: PaymentDetailsModifier[];
}

/**
 * Answers a change that the shopper has made in the sheet.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary}
 */
export interface PaymentDetailsUpdate {
  /** Replaces the amount that is charged. */
  total?: PaymentItem;
  /** Replaces what the total is made of. */
  displayItems?: PaymentItem[];
  /** Replaces the ways of shipping on offer. */
  shippingOptions?: PaymentShippingOption[];
  /** Replaces the changes for single payment methods. */
  modifiers?: PaymentDetailsModifier[];
  /** Tells the shopper why the goods cannot be shipped. */
  error?: string;
  /** Says which parts of the shipping address are wrong. */
  shippingAddressErrors?: AddressErrors;
  /** Says which details of the payer are wrong. */
  payerErrors?: PayerErrors;
  /** Lists what Apple Pay shows as wrong. */
  paymentMethodErrors?: ApplePayError[];
}

/**
 * Says what the shopper must give besides the payment.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentoptions-dictionary}
 */
export interface PaymentOptions {
  /**
   * Asks for the payer's name.
   * @default false
   */
  requestPayerName?: boolean;
  /**
   * Asks for the billing address.
   * @default false
   */
  requestBillingAddress?: boolean;
  /**
   * Asks for the payer's email address.
   * @default false
   */
  requestPayerEmail?: boolean;
  /**
   * Asks for the payer's telephone number.
   * @default false
   */
  requestPayerPhone?: boolean;
  /**
   * Asks for a shipping address.
   * @default false
   */
  requestShipping?: boolean;
  /**
   * Says how the goods reach the shopper.
   * @default "shipping"
   */
  shippingType?: PaymentShippingType;
}

/**
 * Says for each part of an address what is wrong with it.
 * @see {@link https://www.w3.org/TR/payment-request/#addresserrors-dictionary}
 */
export interface AddressErrors {
  /** Tells what is wrong with the street lines. */
  addressLine?: string;
  /** Tells what is wrong with the city. */
  city?: string;
  /** Tells what is wrong with the country. */
  country?: string;
  /** Tells what is wrong with the part of the city. */
  dependentLocality?: string;
  /** Tells what is wrong with the organization. */
  organization?: string;
  /** Tells what is wrong with the telephone number. */
  phone?: string;
  /** Tells what is wrong with the postal code. */
  postalCode?: string;
  /** Tells what is wrong with the recipient's name. */
  recipient?: string;
  /** Tells what is wrong with the state or province. */
  region?: string;
  /** Tells what is wrong with the sorting code. */
  sortingCode?: string;
}

/**
 * Says for each detail of the payer what is wrong with it.
 * @see {@link https://www.w3.org/TR/payment-request/#payererrors-dictionary}
 */
export interface PayerErrors {
  /** Tells what is wrong with the email address. */
  email?: string;
  /** Tells what is wrong with the name. */
  name?: string;
  /** Tells what is wrong with the telephone number. */
  phone?: string;
}

/**
 * Says what the shopper must correct before the payment is tried again.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentvalidationerrors-dictionary}
 */
export interface PaymentValidationErrors {
  /** Describes the failure as a whole. */
  error?: string;
  /** Lists what Apple Pay shows as wrong. */
  paymentMethod?: ApplePayError[];
  /** Says which details of the payer are wrong. */
  payer?: PayerErrors;
  /** Says which parts of the shipping address are wrong. */
  shippingAddress?: AddressErrors;
}

/**
 * Holds the three arguments of the W3C constructor as one document.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentrequest-interface}
 */
export interface PaymentRequest {
  /** Lists the payment methods that the merchant takes. */
  methodData: PaymentMethodData[];
  /** Says what is paid. */
  details: PaymentDetailsInit;
  /** Says what the shopper must give besides the payment. */
  options?: PaymentOptions;
}

/**
 * Reports that the shopper has changed the payment method or entered a coupon code.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentmethodchangeevent-interface}
 */
export interface PaymentMethodChangeEvent {
  /** Identifies the payment method by its address. */
  methodName: string;
  /** Holds the chosen card or the coupon code as Apple Pay describes it. */
  methodDetails?: { [name: string]: unknown };
}

/**
 * Is what the W3C API hands over once the shopper has authorized the payment.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentresponse-interface}
 */
export interface PaymentResponse {
  /** Names the request that is answered. */
  requestId: string;
  /** Identifies the payment method by its address. */
  methodName: string;
  /** Holds the payment that Apple Pay hands over. */
  details: ApplePayPayment;
  /** Holds the shipping address in the form of the W3C API. */
  shippingAddress?: { [name: string]: unknown };
  /** Holds the key of the chosen shipping option. */
  shippingOption?: string;
  /** Holds the payer's name. */
  payerName?: string;
  /** Holds the payer's email address. */
  payerEmail?: string;
  /** Holds the payer's telephone number. */
  payerPhone?: string;
}

/**
 * Asks a page of the W3C API for a merchant session.
 * @see {@link https://www.w3.org/TR/merchant-validation/#merchantvalidationevent-interface}
 */
export interface MerchantValidationEvent {
  /** Identifies the payment method by its address. */
  methodName?: string;
  /** Is the address from which the server gets the session. */
  validationURL: string;
}

/**
 * Holds the payment credentials in encrypted and signed form.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface PaymentData {
  /** Names the way of encryption. */
  version: PaymentDataVersion;
  /** Holds the encrypted credentials. */
  data: string;
  /** Holds the detached signature with its certificates. */
  signature: string;
  /** Holds what is needed for decryption. */
  header: PaymentDataHeader;
}

/**
 * Holds the keys and hashes that belong to encrypted payment credentials.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface PaymentDataHeader {
  /** Holds the SHA-256 hash of the request's application data. */
  applicationData?: string;
  /** Holds the key for one use, with elliptic-curve encryption only. */
  ephemeralPublicKey?: string;
  /** Holds the wrapped symmetric key, with RSA encryption only. */
  wrappedKey?: string;
  /** Holds the SHA-256 hash of the merchant's public key. */
  publicKeyHash: string;
  /** Names the payment and shows up repetitions. */
  transactionId: string;
}

/**
 * Holds the payment credentials after decryption.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface DecryptedPaymentData {
  /** Holds the account number made for the device or merchant. */
  applicationPrimaryAccountNumber: string;
  /** Holds the day of expiry as year, month and day of two digits each. */
  applicationExpirationDate: string;
  /** Holds the numeric ISO 4217 code with its leading zeros. */
  currencyCode: string;
  /** Holds the amount in the smallest unit of the currency. */
  transactionAmount: number;
  /** Holds the name on the card. */
  cardholderName?: string;
  /** Names the maker of the device. */
  deviceManufacturerIdentifier: string;
  /** Says which kind of payment data follows. */
  paymentDataType: PaymentDataType;
  /** Holds the cryptogram of the payment. */
  paymentData: DecryptedPaymentDetails;
  /** Lists the cryptograms of a payment to several merchants. */
  authenticationResponses?: AuthenticationResponse[];
  /** Names the merchant token, if the network issued one. */
  merchantTokenIdentifier?: string;
  /** Describes the card behind the merchant token. */
  merchantTokenMetadata?: MerchantTokenMetadata;
}

/**
 * Holds the cryptogram of a payment, as its kind requires.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface DecryptedPaymentDetails {
  /** Holds the cryptogram of 3-D Secure data. */
  onlinePaymentCryptogram?: string;
  /** Holds the indicator that the processor must get if it is present. */
  eciIndicator?: string;
  /** Holds the output of the Secure Element for EMV data. */
  emvData?: string;
  /** Holds the encrypted PIN for EMV data with RSA encryption. */
  encryptedPINData?: string;
}

/**
 * Holds the cryptogram of one merchant in a payment to several.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface AuthenticationResponse {
  /** Names the merchant. */
  merchantIdentifier: string;
  /** Holds the merchant's cryptogram. */
  authenticationData: string;
  /** Holds the amount authorized for the merchant, as text. */
  transactionAmount: string;
}

/**
 * Describes the card behind a merchant token.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokenmetadata}
 */
export interface MerchantTokenMetadata {
  /** Lists pictures of the card. */
  cardArt?: CardArt[];
  /** Holds what is known about the card in words. */
  cardMetadata?: CardMetadata;
}

/**
 * Is a picture of a card.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices/cardart}
 */
export interface CardArt {
  /** Names the picture. */
  name: string;
  /** Holds the kind of picture. */
  type: string;
  /** Is the address of the picture. */
  url: string;
}

/**
 * Describes a card in words.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata}
 */
export interface CardMetadata {
  /** Holds the country in which the card was issued. */
  cardCountry?: string;
  /** Holds the card's expiry. */
  expirationDate?: string;
  /** Holds the last four digits of the card's number. */
  fpanSuffix?: string;
  /** Describes the card in full. */
  longDescription?: string;
  /** Describes the card in a few words. */
  shortDescription?: string;
}

/**
 * Reports what has happened to a merchant token.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse}
 */
export interface MerchantTokenEventResponse {
  /** Says what has happened. */
  eventType: string;
  /** Names the merchant token. */
  merchantTokenIdentifier: string;
  /** Says who caused it and why. */
  reason: string;
  /** Describes the card as it is now. */
  merchantTokenMetadata?: MerchantTokenMetadata;
}

/**
 * Describes a purchase for an offer of installments. Known to WebKit, not in Apple's reference (version 8 with installments).
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl}
 */
export interface ApplePayInstallmentConfiguration {
  /**
   * Says which product makes the offer.
   * @default "appleCard"
   */
  featureType?: ApplePaySetupFeatureType;
  /** Holds a picture that goes with the offer. */
  merchandisingImageData?: string;
  /** Holds the credit that must be open for the offer. */
  openToBuyThresholdAmount?: string;
  /** Holds the total that the offer binds. */
  bindingTotalAmount?: string;
  /** Names the currency of the amounts. */
  currencyCode?: string;
  /**
   * Marks a purchase that is made in a shop.
   * @default false
   */
  isInStorePurchase?: boolean;
  /** Holds the merchant's identifier. */
  merchantIdentifier?: string;
  /** Names who sent the shopper. */
  referrerIdentifier?: string;
  /** Lists the goods. Known to WebKit, not in Apple's reference (version 9 with installments). */
  items?: ApplePayInstallmentItem[];
  /** Holds data of the merchant. Known to WebKit, not in Apple's reference (version 9 with installments). */
  applicationMetadata?: unknown;
  /**
   * Says where the purchase is made. Known to WebKit, not in Apple's reference (version 9 with installments).
   * @default "unknown"
   */
  retailChannel?: ApplePayInstallmentRetailChannel;
}

/**
 * Is one of the goods that are paid in installments. Known to WebKit, not in Apple's reference (version 9 with installments).
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItem.idl}
 */
export interface ApplePayInstallmentItem {
  /**
   * Says what kind of goods it is.
   * @default "generic"
   */
  type?: ApplePayInstallmentItemType;
  /** Holds the price. */
  amount?: string;
  /** Names the currency of the price. */
  currencyCode?: string;
  /** Names the programme of installments. */
  programIdentifier?: string;
  /** Holds the yearly rate of interest. */
  apr?: string;
  /** States the terms of the programme. */
  programTerms?: string;
}

/**
 * Records a whole payment: the request, the answers to every change, and the result.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export interface PaymentFlow {
  /** Holds the request that opened the sheet. */
  request: ApplePayPaymentRequest;
  /** Names the Apple Pay version of the session. */
  apiVersion?: number;
  /** Holds what the shop means to charge. */
  order?: Order;
  /** Holds the merchants that a marketplace knows. */
  directory?: Merchants;
  /** Lists the changes in the sheet with their answers, in the order in which they happened. */
  events?: FlowEvent[];
  /** Holds the end of the payment. */
  result?: ApplePayPaymentAuthorizationResult;
  /** Holds what was in the payment token, of a test card if the flow is kept. */
  decryptedToken?: DecryptedPaymentData;
}

/**
 * Is one change in the sheet together with the merchant's answer.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export interface FlowEvent {
  /** Says what the shopper has chosen. */
  selected?: FlowSelection;
  /** Names the dictionary of the answer. */
  update: UpdateKind;
  /** Holds the answer. */
  data: ApplePayPaymentMethodUpdate | ApplePayShippingMethodUpdate | ApplePayShippingContactUpdate | ApplePayCouponCodeUpdate | { [name: string]: unknown };
}

/**
 * Says what the shopper has chosen or entered.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export interface FlowSelection {
  /** Holds the identifier of the chosen shipping method. */
  shippingMethod?: string;
  /** Holds the chosen shipping contact. */
  shippingContact?: ApplePayPaymentContact;
  /** Describes the chosen card. */
  paymentMethod?: ApplePayPaymentMethod;
  /** Holds the coupon code that was entered. */
  couponCode?: string;
}

/**
 * Is what the shop's own books say must be charged.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest}
 */
export interface Order {
  /** Names the currency of every amount. */
  currency: string;
  /** Holds the sum to be charged. */
  total: string;
  /** Lists what was ordered. */
  items: OrderItem[];
  /** Holds the chosen way of shipping and its price. */
  shipping?: OrderShipping;
  /** Lists the merchants with their shares. */
  merchants?: OrderMerchant[];
}

/**
 * Is one line of an order.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaylineitem}
 */
export interface OrderItem {
  /** Names the line. */
  label: string;
  /** Holds the line's amount. */
  amount: string;
}

/**
 * Is the way of shipping that an order uses.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod}
 */
export interface OrderShipping {
  /** Holds the key of the shipping method. */
  identifier: string;
  /** Holds the price of shipping. */
  amount: string;
}

/**
 * Is the share of one merchant in an order.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext}
 */
export interface OrderMerchant {
  /** Holds the shop's own lasting key for the merchant. */
  externalIdentifier: string;
  /** Holds the merchant's share. */
  amount: string;
}

/**
 * Lists the merchants that a marketplace charges for.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext}
 */
export interface Merchants {
  /** Lists the merchants. */
  merchants: MerchantEntry[];
}

/**
 * Is one merchant of a marketplace.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext}
 */
export interface MerchantEntry {
  /** Holds the shop's own lasting key for the merchant. */
  externalIdentifier: string;
  /** Names the merchant to the shopper. */
  merchantName: string;
  /** Holds the merchant's Apple identifier, or that of the shop that asks. */
  merchantIdentifier: string;
  /** Holds the merchant's top-level domain. */
  merchantDomain?: string;
}

/**
 * Lists the payment protocols and kinds of card that a merchant can process.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaymerchantcapability}
 */
export type ApplePayMerchantCapability =
  | "supports3DS"
  | "supportsEMV"
  | "supportsCredit"
  | "supportsDebit"
  | "supportsInstantFundsOut";

/**
 * Lists the parts of a contact that a request can ask for.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield}
 */
export type ApplePayContactField =
  | "email"
  | "name"
  | "phone"
  | "postalAddress"
  | "phoneticName";

/**
 * Lists the ways in which goods reach the shopper.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingtype}
 */
export type ApplePayShippingType =
  | "shipping"
  | "delivery"
  | "storePickup"
  | "servicePickup";

/**
 * Says whether the shopper may change the shipping contact.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontacteditingmode}
 */
export type ApplePayShippingContactEditingMode =
  | "available"
  | "storePickup"
  | "enabled";

/**
 * Lists the abilities of Apple Pay that a request can announce by name.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayFeature.idl}
 */
export type ApplePayFeature =
  | "applePayLater"
  | "applePayLaterAvailability"
  | "authorizationResultOrderDetails"
  | "lineItemPaymentTiming"
  | "paymentRequestAutomaticReload"
  | "paymentRequestCouponCode"
  | "paymentRequestMerchantCategoryCode"
  | "paymentRequestMultiTokenContexts"
  | "paymentRequestRecurring"
  | "paymentRequestShippingContactEditingMode"
  | "paymentTimingAutomaticReload"
  | "paymentRequestDeferred"
  | "paymentTimingDeferred"
  | "paymentTimingImmediate"
  | "paymentTimingRecurring"
  | "shippingContactEditingModeEnabled"
  | "shippingContactEditingModeStorePickup"
  | "shippingMethodDateComponentsRange"
  | "paymentRequestDisbursements"
  | "paymentRequestDelegation";

/**
 * Said whether Apple Pay Later could be offered.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability}
 */
export type ApplePayLaterAvailability =
  | "available"
  | "unavailableItemIneligible"
  | "unavailableRecurringTransaction";

/**
 * Lists the card networks that Apple Pay knows on the web. Upper and lower case are one; a browser refuses any other word.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/supported-networks}
 */
export type ApplePayNetwork =
  | "amex"
  | "bancomat"
  | "bancontact"
  | "bankAxept"
  | "cartesBancaires"
  | "chinaUnionPay"
  | "dankort"
  | "discover"
  | "eftpos"
  | "electron"
  | "elo"
  | "girocard"
  | "himyan"
  | "interac"
  | "jaywan"
  | "jcb"
  | "mada"
  | "maestro"
  | "masterCard"
  | "meeza"
  | "mir"
  | "myDebit"
  | "NAPAS"
  | "postFinanceAG"
  | "privateLabel"
  | "quicPay"
  | "visa"
  | "vPay"
  | (string & {});

/**
 * Says whether the amount of a line item is settled.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaylineitemtype}
 */
export type ApplePayLineItemType =
  | "final"
  | "pending";

/**
 * Says when a line item is charged.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttiming}
 */
export type ApplePayPaymentTiming =
  | "immediate"
  | "recurring"
  | "deferred"
  | "automaticReload";

/**
 * Lists the units in which the interval of a recurring payment is counted, a week being seven days.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentdateunit}
 */
export type ApplePayRecurringPaymentDateUnit =
  | "year"
  | "month"
  | "day"
  | "hour"
  | "minute";

/**
 * Tells the lines of a transfer apart.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayLineItem.idl}
 */
export type ApplePayDisbursementLineItemType =
  | "disbursement"
  | "instantFundsOutFee";

/**
 * Lists the kinds of mistake that a merchant can report.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode}
 */
export type ApplePayErrorCode =
  | "shippingContactInvalid"
  | "billingContactInvalid"
  | "addressUnserviceable"
  | "unknown"
  | "couponCodeInvalid"
  | "couponCodeExpired"
  | "recipientContactInvalid"
  | "unsupportedCard";

/**
 * Lists the parts of a contact that an error can point at.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield}
 */
export type ApplePayErrorContactField =
  | "phoneNumber"
  | "emailAddress"
  | "name"
  | "phoneticName"
  | "postalAddress"
  | "addressLines"
  | "locality"
  | "subLocality"
  | "postalCode"
  | "administrativeArea"
  | "subAdministrativeArea"
  | "country"
  | "countryCode";

/**
 * Lists the kinds of card.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodtype}
 */
export type ApplePayPaymentMethodType =
  | "debit"
  | "credit"
  | "prepaid"
  | "store";

/**
 * Says whether a pass can be used. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpassactivationstate}
 */
export type ApplePayPaymentPassActivationState =
  | "activated"
  | "requiresActivation"
  | "activating"
  | "suspended"
  | "deactivated"
  | (string & {});

/**
 * Says what is known about the shopper's cards. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatus}
 */
export type PaymentCredentialStatus =
  | "paymentCredentialsAvailable"
  | "paymentCredentialStatusUnknown"
  | "paymentCredentialsUnavailable"
  | "applePayUnsupported"
  | (string & {});

/**
 * Says where a payment is made. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session}
 */
export type PaymentSessionInitiative =
  | "web"
  | "messaging"
  | "in_app"
  | (string & {});

/**
 * Names the way in which payment credentials are encrypted. The list is open.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export type PaymentDataVersion =
  | "EC_v1"
  | "RSA_v1"
  | (string & {});

/**
 * Says which kind of payment data a token holds. The list is open.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export type PaymentDataType =
  | "3DSecure"
  | "EMV"
  | (string & {});

/**
 * Lists the ways in which goods reach the shopper, in the W3C API.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentshippingtype-enum}
 */
export type PaymentShippingType =
  | "shipping"
  | "delivery"
  | "pickup";

/**
 * Says which product makes an offer of installments.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySetupFeatureType.idl}
 */
export type ApplePaySetupFeatureType =
  | "applePay"
  | "appleCard";

/**
 * Lists the kinds of goods that are paid in installments.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItemType.idl}
 */
export type ApplePayInstallmentItemType =
  | "generic"
  | "phone"
  | "pad"
  | "watch"
  | "mac";

/**
 * Says where a purchase in installments is made.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentRetailChannel.idl}
 */
export type ApplePayInstallmentRetailChannel =
  | "unknown"
  | "app"
  | "web"
  | "inStore";

/**
 * Names the dictionary with which a change in the sheet is answered. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export type UpdateKind =
  | "ApplePayPaymentMethodUpdate"
  | "ApplePayShippingMethodUpdate"
  | "ApplePayShippingContactUpdate"
  | "ApplePayCouponCodeUpdate"
  | (string & {});
