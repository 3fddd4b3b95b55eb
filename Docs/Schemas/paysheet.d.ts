// Generated from Sources/PaySheetShapes. Do not edit; run `swift run generate`.

/**
 * The common members of an Apple Pay JS request and W3C method data.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase}
 */
export interface ApplePayRequestBase {
  /** The features without a version number that the request uses. Apple Pay version 15. */
  features?: ApplePayFeature[];
  /** The payment protocols and card types that the merchant can process. */
  merchantCapabilities: ApplePayMerchantCapability[];
  /** The card networks that the merchant accepts, the preferred one first. */
  supportedNetworks: ApplePayNetwork[];
  /** The merchant's country. */
  countryCode: string;
  /** The contact fields that the shopper must provide for billing. */
  requiredBillingContactFields?: ApplePayContactField[];
  /** The billing contact shown before the shopper edits it. */
  billingContact?: ApplePayPaymentContact;
  /** The contact fields that the shopper must provide for shipping. W3C method data has it from version 6. */
  requiredShippingContactFields?: ApplePayContactField[];
  /** The shipping contact shown before the shopper edits it. */
  shippingContact?: ApplePayPaymentContact;
  /** The merchant's own data as Base64. The payment token contains its SHA-256 hash. */
  applicationData?: string;
  /** The countries whose cards are accepted. Apple Pay version 3. */
  supportedCountries?: string[];
  /** The purchase for an installment offer. In WebKit, not in Apple's reference (version 8 with installments). */
  installmentConfiguration?: ApplePayInstallmentConfiguration;
  /**
   * Whether the sheet shows a field for a coupon code. Apple Pay version 12.
   * @default false
   */
  supportsCouponCode?: boolean;
  /** The coupon code shown before the shopper edits it. Empty text means none. Apple Pay version 12. */
  couponCode?: string;
  /**
   * Whether the shopper can change the shipping contact. Apple Pay version 12.
   * @default "available"
   */
  shippingContactEditingMode?: ApplePayShippingContactEditingMode;
  /**
   * The availability of Apple Pay Later, and the reason.
   * @default "available"
   * @deprecated Leave it out, Apple Pay Later has ended.
   */
  applePayLaterAvailability?: ApplePayLaterAvailability;
  /** The merchant's four-digit ISO 18245 category, which excludes unsuitable cards. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode). */
  merchantCategoryCode?: string;
  /** Whether a delegate that Apple registered makes the request for a merchant. The merchant session comes from the endpoint delegatedSession. Announced by the feature `paymentRequestDelegation` (iOS 26.4, macOS 26.4). */
  isDelegatedRequest?: boolean;
}

/**
 * A payment for the constructor of an Apple Pay JS session.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest}
 */
export interface ApplePayPaymentRequest extends ApplePayRequestBase {
  /** The business's name and the amount to charge. */
  total: ApplePayLineItem;
  /** The items of the total, without the total itself. */
  lineItems?: ApplePayLineItem[];
  /** The currency of every amount in the request. */
  currencyCode: string;
  /**
   * The type of delivery.
   * @default "shipping"
   */
  shippingType?: ApplePayShippingType;
  /** The shipping methods that the shopper can choose. */
  shippingMethods?: ApplePayShippingMethod[];
  /** The merchants with their own payment tokens, and their shares. Apple Pay version 14. */
  multiTokenContexts?: ApplePayPaymentTokenContext[];
  /** The request for permission to top up a balance when it is low. Apple Pay version 14. */
  automaticReloadPaymentRequest?: ApplePayAutomaticReloadPaymentRequest;
  /** The request for permission to charge at regular intervals. Apple Pay version 14. */
  recurringPaymentRequest?: ApplePayRecurringPaymentRequest;
  /** The request for permission to charge once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4). */
  deferredPaymentRequest?: ApplePayDeferredPaymentRequest;
  /** The request to send money to the shopper instead of charging. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements). */
  disbursementRequest?: ApplePayDisbursementRequest;
}

/**
 * Apple Pay as a payment method of the W3C Payment Request API. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayrequest}
 */
export interface ApplePayRequest extends ApplePayRequestBase {
  /** The Apple Pay version of the request. */
  version: number;
  /** The identifier that the merchant registered with Apple. */
  merchantIdentifier: string;
}

/**
 * Changed amounts and shipping for one card type in the W3C Payment Request API. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaymodifier}
 */
export interface ApplePayModifier {
  /** The card type of the change. Without it, the change applies to every type. */
  paymentMethodType?: ApplePayPaymentMethodType;
  /** The new total. Apple Pay version 12. */
  total?: ApplePayLineItem;
  /**
   * The items to show after those of the request. Apple Pay version 12.
   * @default []
   */
  additionalLineItems?: ApplePayLineItem[];
  /**
   * The shipping methods to offer after those of the request. Apple Pay version 12.
   * @default []
   */
  additionalShippingMethods?: ApplePayShippingMethod[];
  /** The merchants with their own payment tokens, and their shares. Apple Pay version 14. */
  multiTokenContexts?: ApplePayPaymentTokenContext[];
  /** The request for permission to top up a balance when it is low. Apple Pay version 14. */
  automaticReloadPaymentRequest?: ApplePayAutomaticReloadPaymentRequest;
  /** The request for permission to charge at regular intervals. Apple Pay version 14. */
  recurringPaymentRequest?: ApplePayRecurringPaymentRequest;
  /** The request for permission to charge once at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4). */
  deferredPaymentRequest?: ApplePayDeferredPaymentRequest;
  /** The request to send money to the shopper instead of charging. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements). */
  disbursementRequest?: ApplePayDisbursementRequest;
}

/**
 * One line of the payment sheet: a label, an amount and its charge date.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaylineitem}
 */
export interface ApplePayLineItem {
  /**
   * Whether the amount is final.
   * @default "final"
   */
  type?: ApplePayLineItemType;
  /** The name of the item in the sheet. */
  label: string;
  /** The amount of the item, negative for a discount. A pending item can have none: it is not known yet. */
  amount?: string;
  /**
   * The time of the charge. Apple Pay version 12.
   * @default "immediate"
   */
  paymentTiming?: ApplePayPaymentTiming;
  /** The first charge of a recurring item. By default it is this payment. Apple Pay version 12. */
  recurringPaymentStartDate?: string;
  /**
   * The unit for the interval of a recurring item. Apple Pay version 12.
   * @default "month"
   */
  recurringPaymentIntervalUnit?: ApplePayRecurringPaymentDateUnit;
  /**
   * The number of units between two charges of a recurring item. Apple Pay version 12.
   * @default 1
   */
  recurringPaymentIntervalCount?: number;
  /** The end of a recurring item. By default there is no end. Apple Pay version 12. */
  recurringPaymentEndDate?: string;
  /** The charge date of a deferred item. Apple Pay version 12. */
  deferredPaymentDate?: string;
  /** The balance that triggers an automatic reload. Apple Pay version 14. */
  automaticReloadPaymentThresholdAmount?: string;
  /** The type of a transfer's line: the amount that the person receives, or the fee for an instant transfer. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements). */
  disbursementLineItemType?: ApplePayDisbursementLineItemType;
}

/**
 * One shipping method that the shopper can choose.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod}
 */
export interface ApplePayShippingMethod {
  /** The name of the method in the sheet. */
  label: string;
  /** A second line about the method. */
  detail: string;
  /** The price of the method. */
  amount: string;
  /** The merchant's own key for the method, which is never shown. */
  identifier: string;
  /** The dates between which the goods arrive. Apple Pay version 12. */
  dateComponentsRange?: ApplePayDateComponentsRange;
}

/**
 * The expected date range of a delivery. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange}
 */
export interface ApplePayDateComponentsRange {
  /** The earliest date. */
  startDateComponents: ApplePayDateComponents;
  /** The latest date. */
  endDateComponents: ApplePayDateComponents;
}

/**
 * A date of the Gregorian calendar, as exact as its members. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents}
 */
export interface ApplePayDateComponents {
  /** The year. */
  years?: number;
  /** The month, from 1 to 12. */
  months?: number;
  /** The day of the month, from 1. */
  days?: number;
  /** The hour of the day, from 0 to 23. */
  hours?: number;
}

/**
 * A person's name, postal address, telephone number and email address.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact}
 */
export interface ApplePayPaymentContact {
  /** The telephone number in any spelling. */
  phoneNumber?: string;
  /** The email address. */
  emailAddress?: string;
  /** The given name. */
  givenName?: string;
  /** The family name. */
  familyName?: string;
  /** The pronunciation of the given name. Apple Pay version 3. */
  phoneticGivenName?: string;
  /** The pronunciation of the family name. Apple Pay version 3. */
  phoneticFamilyName?: string;
  /** The street lines of the address. */
  addressLines?: string[];
  /** The part of the city. */
  subLocality?: string;
  /** The city. */
  locality?: string;
  /** The postal code, which is shortened before authorization. */
  postalCode?: string;
  /** The county or a similar division. */
  subAdministrativeArea?: string;
  /** The state or province. */
  administrativeArea?: string;
  /** The country's name. */
  country?: string;
  /** The country's ISO 3166-1 code, which browsers may give in lower case or leave empty. */
  countryCode?: string;
}

/**
 * An error in what the shopper entered. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayerror}
 */
export interface ApplePayError {
  /** The kind of error. */
  code: ApplePayErrorCode;
  /** The wrong field of the contact. */
  contactField?: ApplePayErrorContactField;
  /**
   * The message in the sheet.
   * @default ""
   */
  message?: string;
  /** The family of the error code, for errors of a transfer. Announced, not yet in the reference (macOS 15, iOS 18, for transfers). */
  domain?: string;
}

/**
 * The token and share of one merchant in a payment to several. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext}
 */
export interface ApplePayPaymentTokenContext {
  /** The Apple identifier of that merchant, or of the shop that makes the request. */
  merchantIdentifier: string;
  /** The shop's own permanent key for that merchant. */
  externalIdentifier: string;
  /** The name of the merchant in the sheet. */
  merchantName: string;
  /** The merchant's top-level domain. */
  merchantDomain?: string;
  /** The highest amount that the merchant can charge with its token, in the currency of the request. */
  amount: string;
}

/**
 * The agreement about a payment that repeats at regular intervals. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest}
 */
export interface ApplePayRecurringPaymentRequest {
  /** The purpose of the payment in the sheet. */
  paymentDescription: string;
  /** The amount and interval of the regular charges. */
  regularBilling: ApplePayLineItem;
  /** The amount and interval of the charges in a trial period. */
  trialBilling?: ApplePayLineItem;
  /** The text of the agreement, with at most 500 characters. */
  billingAgreement?: string;
  /** The page where the shopper changes or ends the agreement. */
  managementURL: string;
  /** The base of the address for notifications about the merchant token. */
  tokenNotificationURL?: string;
}

/**
 * The agreement about payments that top up a balance when it falls below a threshold. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest}
 */
export interface ApplePayAutomaticReloadPaymentRequest {
  /** The purpose of the payment in the sheet. */
  paymentDescription: string;
  /** The amount of one reload, and the balance that triggers it. */
  automaticReloadBilling: ApplePayLineItem;
  /** The text of the agreement, with at most 500 characters. */
  billingAgreement?: string;
  /** The page where the shopper changes or ends the agreement. */
  managementURL: string;
  /** The base of the address for notifications about the merchant token. */
  tokenNotificationURL?: string;
}

/**
 * The agreement about one charge at a later date. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4).
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest}
 */
export interface ApplePayDeferredPaymentRequest {
  /** The text of the agreement, above all about cancellation. */
  billingAgreement?: string;
  /** The amount and the date of the charge. */
  deferredBilling: ApplePayLineItem;
  /** The end of free cancellation. */
  freeCancellationDate?: string;
  /** The time zone of the cancellation date. */
  freeCancellationDateTimeZone?: string;
  /** The page where the shopper changes or ends the agreement. */
  managementURL: string;
  /** The purpose of the payment in the sheet. */
  paymentDescription: string;
  /** The base of the address for notifications about the merchant token. */
  tokenNotificationURL?: string;
}

/**
 * The required information about the recipient of a transfer. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements).
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDisbursementRequest.idl}
 */
export interface ApplePayDisbursementRequest {
  /** The fields that the recipient must provide. */
  requiredRecipientContactFields?: ApplePayContactField[];
}

/**
 * The common members of the four updates. Apple Pay version 3.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDetailsUpdateBase.idl}
 */
export interface ApplePayDetailsUpdateBase {
  /** The new total. */
  newTotal: ApplePayLineItem;
  /**
   * The items of the new total.
   * @default []
   */
  newLineItems?: ApplePayLineItem[];
  /** The new shares of the merchants. By default they stay. Apple Pay version 14. */
  newMultiTokenContexts?: ApplePayPaymentTokenContext[];
  /** The new agreement about automatic reloads. Apple Pay version 14. */
  newAutomaticReloadPaymentRequest?: ApplePayAutomaticReloadPaymentRequest;
  /** The new agreement about recurring payments. Apple Pay version 14. */
  newRecurringPaymentRequest?: ApplePayRecurringPaymentRequest;
  /** The new agreement about the deferred payment. Announced by the feature `paymentRequestDeferred` (macOS 13.3, iOS 16.4). */
  newDeferredPaymentRequest?: ApplePayDeferredPaymentRequest;
  /** The new conditions of the transfer. In WebKit, not in Apple's reference (macOS 15, iOS 18, feature paymentRequestDisbursements). */
  newDisbursementRequest?: ApplePayDisbursementRequest;
}

/**
 * The update after the choice of another card. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate}
 */
export interface ApplePayPaymentMethodUpdate extends ApplePayDetailsUpdateBase {
  /** The errors, the most important first. Apple Pay version 12. */
  errors?: ApplePayError[];
  /** The new shipping methods. Apple Pay version 12. */
  newShippingMethods?: ApplePayShippingMethod[];
  /** The identifier of the installment group for the card. In WebKit, not in Apple's reference (version 8 with installments). */
  installmentGroupIdentifier?: string;
}

/**
 * The update after the choice of another shipping method. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodupdate}
 */
export interface ApplePayShippingMethodUpdate extends ApplePayDetailsUpdateBase {
  /** The new shipping methods. Apple Pay version 12. */
  newShippingMethods?: ApplePayShippingMethod[];
}

/**
 * The update after the choice of another shipping contact. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactupdate}
 */
export interface ApplePayShippingContactUpdate extends ApplePayDetailsUpdateBase {
  /**
   * The errors, the most important first.
   * @default []
   */
  errors?: ApplePayError[];
  /**
   * The new shipping methods.
   * @default []
   */
  newShippingMethods?: ApplePayShippingMethod[];
}

/**
 * The update after the entry of a coupon code. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodeupdate}
 */
export interface ApplePayCouponCodeUpdate extends ApplePayDetailsUpdateBase {
  /**
   * The errors, the most important first.
   * @default []
   */
  errors?: ApplePayError[];
  /**
   * The new shipping methods.
   * @default []
   */
  newShippingMethods?: ApplePayShippingMethod[];
}

/**
 * The result of a payment. Apple Pay version 3.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult}
 */
export interface ApplePayPaymentAuthorizationResult {
  /** The status: 0 for success, 1 for failure. Versions 1 and 2 also have 2 to 7. */
  status: number;
  /**
   * The errors, the most important first.
   * @default []
   */
  errors?: ApplePayError[];
  /** The order details for Wallet. Apple Pay version 14. */
  orderDetails?: ApplePayPaymentOrderDetails;
}

/**
 * The order that Wallet tracks, and where to fetch it. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails}
 */
export interface ApplePayPaymentOrderDetails {
  /** The order type, which must match the certificate that signs the order. */
  orderTypeIdentifier: string;
  /** The identifier of the order, unique within the order type. */
  orderIdentifier: string;
  /** The base address of the web service for the order. */
  webServiceURL: string;
  /** The secret that authenticates Wallet at the web service. */
  authenticationToken: string;
}

/**
 * The details at the end of a payment in the W3C Payment Request API. Apple Pay version 14.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcompletedetails}
 */
export interface ApplePayPaymentCompleteDetails {
  /** The order details for Wallet. */
  orderDetails?: ApplePayPaymentOrderDetails;
}

/**
 * The authorized payment: the token and the requested contacts.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypayment}
 */
export interface ApplePayPayment {
  /** The encrypted payment credentials. */
  token: ApplePayPaymentToken;
  /** The billing contact, if requested. */
  billingContact?: ApplePayPaymentContact;
  /** The shipping contact, if requested. */
  shippingContact?: ApplePayPaymentContact;
  /** The permission to pay in installments. In WebKit, not in Apple's reference (version 8 with installments). */
  installmentAuthorizationToken?: string;
}

/**
 * The encrypted payment credentials, and details of the card.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken}
 */
export interface ApplePayPaymentToken {
  /** The card. */
  paymentMethod: ApplePayPaymentMethod;
  /** The identifier of the payment, which may be printed on a receipt. */
  transactionIdentifier?: string;
  /** The credentials, which only the payment processing key can decrypt. */
  paymentData?: PaymentData;
}

/**
 * The card that the shopper chose.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethod}
 */
export interface ApplePayPaymentMethod {
  /** A description of the card for its owner. */
  displayName?: string;
  /** The display name of the card's network. */
  network?: string;
  /** The type of card. */
  type?: ApplePayPaymentMethodType;
  /** The pass of a cobranded or store card, for registered sites. */
  paymentPass?: ApplePayPaymentPass;
  /** The billing contact, shortened before authorization. Apple Pay version 10. */
  billingContact?: ApplePayPaymentContact;
  /** The link between the card and an installment offer. In WebKit, not in Apple's reference (version 8 with installments). */
  bindToken?: string;
}

/**
 * The Wallet pass of a card.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpass}
 */
export interface ApplePayPaymentPass {
  /** The identifier of the account, without its number. */
  primaryAccountIdentifier: string;
  /** The last digits of the card's number. */
  primaryAccountNumberSuffix: string;
  /** The identifier of the device account, if there is one. */
  deviceAccountIdentifier?: string;
  /** The last digits of the device account's number. */
  deviceAccountNumberSuffix?: string;
  /** Whether the pass can be used. */
  activationState: ApplePayPaymentPassActivationState;
}

/**
 * The coupon code that the shopper entered, in the W3C Payment Request API. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodedetails}
 */
export interface ApplePayCouponCodeDetails {
  /** The code as entered. */
  couponCode?: string;
}

/**
 * The answer to the question whether a payment credential is available.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatusresponse}
 */
export interface PaymentCredentialStatusResponse {
  /** The status of the shopper's cards. */
  paymentCredentialStatus: PaymentCredentialStatus;
}

/**
 * The event that asks the page for a merchant session.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayvalidatemerchantevent}
 */
export interface ApplePayValidateMerchantEvent {
  /** The address from which the server gets the session. A delegated request has another one. */
  validationURL: string;
}

/**
 * The event for a card that the shopper chose.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodselectedevent}
 */
export interface ApplePayPaymentMethodSelectedEvent {
  /** The card. */
  paymentMethod: ApplePayPaymentMethod;
}

/**
 * The event for a shipping contact that the shopper chose.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactselectedevent}
 */
export interface ApplePayShippingContactSelectedEvent {
  /** The contact, without the fields that only matter after authorization. */
  shippingContact: ApplePayPaymentContact;
}

/**
 * The event for a shipping method that the shopper chose.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodselectedevent}
 */
export interface ApplePayShippingMethodSelectedEvent {
  /** The method as the merchant offered it. */
  shippingMethod: ApplePayShippingMethod;
}

/**
 * The event for a coupon code that the shopper entered or removed. Apple Pay version 12.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodechangedevent}
 */
export interface ApplePayCouponCodeChangedEvent {
  /** The code as entered. */
  couponCode: string;
}

/**
 * The event for an authorized payment.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizedevent}
 */
export interface ApplePayPaymentAuthorizedEvent {
  /** The token and the contacts. */
  payment: ApplePayPayment;
}

/**
 * The event for a sheet that was closed without an accepted payment.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayCancelEvent.idl}
 */
export interface ApplePayCancelEvent {
  /** The reason for closing the sheet. In WebKit, not in Apple's reference (WebKit). */
  sessionError?: ApplePaySessionError;
}

/**
 * The reason why a session ended. In WebKit, not in Apple's reference (WebKit).
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySessionError.idl}
 */
export interface ApplePaySessionError {
  /** A code for the kind of failure. */
  code?: string;
  /**
   * Additional information.
   * @default {}
   */
  info?: { [name: string]: unknown };
}

/**
 * The body that a merchant's server posts to Apple to get a session. The endpoint is paymentSession, or delegatedSession for a delegated request.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session}
 */
export interface PaymentSessionRequest {
  /** The merchant's Apple identifier, or the platform's own key for the merchant. */
  merchantIdentifier: string;
  /** The name of the shop, with at most 64 characters. */
  displayName: string;
  /** The place of the payment. */
  initiative: PaymentSessionInitiative;
  /** The domain, gateway address or team that the initiative needs. */
  initiativeContext: string;
}

/**
 * Apple's answer, which a server passes on unchanged. Apple can change its members at any time.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation}
 */
export interface MerchantSession {
  /** The time of issue in milliseconds since 1970. */
  epochTimestamp?: number;
  /** A time in milliseconds since 1970. It is not the end of the session's validity. */
  expiresAt?: number;
  /** The identifier of the session. */
  merchantSessionIdentifier?: string;
  /** A number that is used once. */
  nonce?: string;
  /** A hash of the merchant's identifier. */
  merchantIdentifier?: string;
  /** The domain for which the session is valid. */
  domainName?: string;
  /** The name that the shopper sees. */
  displayName?: string;
  /** Apple's signature. */
  signature?: string;
  /** The identifier of the session in Apple's statistics. */
  operationalAnalyticsIdentifier?: string;
  /** The number of retries. */
  retries?: number;
  /** The payment service provider. */
  pspId?: string;
  /** A number that is used once, for a retry. */
  retryNonce?: string;
  /** The channel through which the session was asked for. */
  initiative?: string;
  /** The domain, address or team of that channel. */
  initiativeContext?: string;
  /** A value for Apple's systems. */
  ampEnrollmentPinning?: string;
  /** The members that the signature covers. */
  signedFields?: string[];
  /** Whether a delegate of the merchant asked for the session. */
  isDelegatedSession?: boolean;
  /** The name of this delegate. */
  delegateDisplayName?: string;
}

/**
 * The registration of a platform's merchant and its domains with Apple.
 * @see {@link https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest}
 */
export interface RegisterMerchantRequest {
  /** The full domain names, at most 99. */
  domainNames: string[];
  /** The merchant identifier that owns the payment processing certificate. */
  encryptTo: string;
  /** The platform's own key for the merchant. */
  partnerInternalMerchantIdentifier: string;
  /** The name of the merchant, with at most 1024 characters. */
  partnerMerchantName: string;
  /** The address of the merchant's site, for information. */
  merchantUrl?: string;
}

/**
 * The removal of a merchant, or of some of its domains, from Apple's registration.
 * @see {@link https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/unregistermerchantrequest}
 */
export interface UnregisterMerchantRequest {
  /** The domain names to remove. */
  domainNames: string[];
  /** The platform's own key for the merchant. */
  partnerInternalMerchantIdentifier: string;
  /** The reason, with at most 1024 characters. */
  reason: string;
}

/**
 * Apple's data about a registered merchant.
 * @see {@link https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/merchantdetails}
 */
export interface MerchantDetails {
  /** The registered domain names. */
  domainNames?: string[];
  /** The SHA-256 hash of the merchant identifier that owns the certificate. */
  encryptTo?: string;
  /** The merchant's name. */
  partnerMerchantName?: string;
  /** The address for validating the merchant. */
  partnerMerchantValidationURI?: string;
  /** The platform's own key for the merchant. */
  partnerInternalMerchantIdentifier?: string;
}

/**
 * A payment method and its data.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentmethoddata-dictionary}
 */
export interface PaymentMethodData {
  /** The identifier of the payment method. */
  supportedMethods: string;
  /** The data for the payment method. */
  data?: ApplePayRequest | { [name: string]: unknown };
}

/**
 * An amount together with its currency.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentcurrencyamount-dictionary}
 */
export interface PaymentCurrencyAmount {
  /** The currency. */
  currency: string;
  /** The number. */
  value: string;
}

/**
 * One line of a payment: a label with an amount.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentitem-dictionary}
 */
export interface PaymentItem {
  /** The name of the item. */
  label: string;
  /** The amount of the item. */
  amount: PaymentCurrencyAmount;
  /**
   * Whether the amount is not final yet.
   * @default false
   */
  pending?: boolean;
}

/**
 * One shipping option that the shopper can choose.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary}
 */
export interface PaymentShippingOption {
  /** The merchant's own key for the option. */
  id: string;
  /** The name of the option. */
  label: string;
  /** The price of the option. */
  amount: PaymentCurrencyAmount;
  /**
   * Whether the option is selected at the start.
   * @default false
   */
  selected?: boolean;
}

/**
 * A change of the details for one payment method.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentdetailsmodifier-dictionary}
 */
export interface PaymentDetailsModifier {
  /** The identifier of the payment method. */
  supportedMethods: string;
  /** The new total. */
  total?: PaymentItem;
  /**
   * The items to show after those of the details.
   * @default []
   */
  additionalDisplayItems?: PaymentItem[];
  /** The data of the change for the payment method. */
  data?: ApplePayModifier | { [name: string]: unknown };
}

/**
 * The items and the total for the constructor of a payment request.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentdetailsinit-dictionary}
 */
export interface PaymentDetailsInit {
  /** The identifier of the request. By default the browser generates one. */
  id?: string;
  /** The amount to charge. Its currency is that of the whole request. */
  total: PaymentItem;
  /** The items of the total. */
  displayItems?: PaymentItem[];
  /** The shipping options that the shopper can choose. */
  shippingOptions?: PaymentShippingOption[];
  /** The changes for single payment methods. */
  modifiers?: PaymentDetailsModifier[];
}

/**
 * The answer to a change in the sheet.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary}
 */
export interface PaymentDetailsUpdate {
  /** The new total. */
  total?: PaymentItem;
  /** The items of the new total. */
  displayItems?: PaymentItem[];
  /** The new shipping options. */
  shippingOptions?: PaymentShippingOption[];
  /** The new changes for single payment methods. */
  modifiers?: PaymentDetailsModifier[];
  /** The reason why the goods cannot be shipped. */
  error?: string;
  /** The errors in the shipping address. */
  shippingAddressErrors?: AddressErrors;
  /** The errors in the payer's details. */
  payerErrors?: PayerErrors;
  /** The errors for Apple Pay. */
  paymentMethodErrors?: ApplePayError[];
}

/**
 * The information that the shopper must provide besides the payment.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentoptions-dictionary}
 */
export interface PaymentOptions {
  /**
   * Whether to request the payer's name.
   * @default false
   */
  requestPayerName?: boolean;
  /**
   * Whether to request the billing address.
   * @default false
   */
  requestBillingAddress?: boolean;
  /**
   * Whether to request the payer's email address.
   * @default false
   */
  requestPayerEmail?: boolean;
  /**
   * Whether to request the payer's telephone number.
   * @default false
   */
  requestPayerPhone?: boolean;
  /**
   * Whether to request a shipping address.
   * @default false
   */
  requestShipping?: boolean;
  /**
   * The type of delivery.
   * @default "shipping"
   */
  shippingType?: PaymentShippingType;
}

/**
 * The errors of an address, by part.
 * @see {@link https://www.w3.org/TR/payment-request/#addresserrors-dictionary}
 */
export interface AddressErrors {
  /** The error in the street lines. */
  addressLine?: string;
  /** The error in the city. */
  city?: string;
  /** The error in the country. */
  country?: string;
  /** The error in the part of the city. */
  dependentLocality?: string;
  /** The error in the organization. */
  organization?: string;
  /** The error in the telephone number. */
  phone?: string;
  /** The error in the postal code. */
  postalCode?: string;
  /** The error in the recipient's name. */
  recipient?: string;
  /** The error in the state or province. */
  region?: string;
  /** The error in the sorting code. */
  sortingCode?: string;
}

/**
 * The errors in the payer's details.
 * @see {@link https://www.w3.org/TR/payment-request/#payererrors-dictionary}
 */
export interface PayerErrors {
  /** The error in the email address. */
  email?: string;
  /** The error in the name. */
  name?: string;
  /** The error in the telephone number. */
  phone?: string;
}

/**
 * The errors that the shopper must correct before another attempt.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentvalidationerrors-dictionary}
 */
export interface PaymentValidationErrors {
  /** The description of the failure as a whole. */
  error?: string;
  /** The errors for Apple Pay. */
  paymentMethod?: ApplePayError[];
  /** The errors in the payer's details. */
  payer?: PayerErrors;
  /** The errors in the shipping address. */
  shippingAddress?: AddressErrors;
}

/**
 * The three arguments of the W3C constructor as one document.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentrequest-interface}
 */
export interface PaymentRequest {
  /** The payment methods that the merchant accepts. */
  methodData: PaymentMethodData[];
  /** The items and the total. */
  details: PaymentDetailsInit;
  /** The information that the shopper must provide besides the payment. */
  options?: PaymentOptions;
}

/**
 * The event for another payment method or a coupon code.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentmethodchangeevent-interface}
 */
export interface PaymentMethodChangeEvent {
  /** The identifier of the payment method. */
  methodName: string;
  /** The chosen card or the coupon code, as Apple Pay describes it. */
  methodDetails?: { [name: string]: unknown };
}

/**
 * The result of the W3C API after the shopper has authorized the payment.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentresponse-interface}
 */
export interface PaymentResponse {
  /** The identifier of the request. */
  requestId: string;
  /** The identifier of the payment method. */
  methodName: string;
  /** The payment from Apple Pay. */
  details: ApplePayPayment;
  /** The shipping address in the format of the W3C API. */
  shippingAddress?: { [name: string]: unknown };
  /** The key of the chosen shipping option. */
  shippingOption?: string;
  /** The payer's name. */
  payerName?: string;
  /** The payer's email address. */
  payerEmail?: string;
  /** The payer's telephone number. */
  payerPhone?: string;
}

/**
 * The event that asks a page of the W3C API for a merchant session.
 * @see {@link https://www.w3.org/TR/merchant-validation/#merchantvalidationevent-interface}
 */
export interface MerchantValidationEvent {
  /** The identifier of the payment method. */
  methodName?: string;
  /** The address from which the server gets the session. A delegated request has another one. */
  validationURL: string;
}

/**
 * The payment credentials in encrypted and signed form.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface PaymentData {
  /** The encryption method. */
  version: PaymentDataVersion;
  /** The encrypted credentials. */
  data: string;
  /** The detached signature with its certificates. */
  signature: string;
  /** The values for decryption. */
  header: PaymentDataHeader;
}

/**
 * The keys and hashes of encrypted payment credentials.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface PaymentDataHeader {
  /** The SHA-256 hash of the request's application data. */
  applicationData?: string;
  /** The one-time key, with elliptic-curve encryption only. */
  ephemeralPublicKey?: string;
  /** The wrapped symmetric key, with RSA encryption only. */
  wrappedKey?: string;
  /** The SHA-256 hash of the merchant's public key. */
  publicKeyHash: string;
  /** The identifier of the payment, which reveals repetitions. */
  transactionId: string;
}

/**
 * The payment credentials after decryption.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface DecryptedPaymentData {
  /** The account number for the device or merchant. */
  applicationPrimaryAccountNumber: string;
  /** The expiry date as year, month and day with two digits each. */
  applicationExpirationDate: string;
  /** The numeric ISO 4217 code with its leading zeros. */
  currencyCode: string;
  /** The amount in the smallest unit of the currency. */
  transactionAmount: number;
  /** The name on the card. */
  cardholderName?: string;
  /** The manufacturer of the device. */
  deviceManufacturerIdentifier: string;
  /** The type of the payment data. */
  paymentDataType: PaymentDataType;
  /** The cryptogram of the payment. */
  paymentData: DecryptedPaymentDetails;
  /** The cryptograms of a payment to several merchants. */
  authenticationResponses?: AuthenticationResponse[];
  /** The identifier of the merchant token, if the network issued one. */
  merchantTokenIdentifier?: string;
  /** The card of the merchant token. */
  merchantTokenMetadata?: MerchantTokenMetadata;
}

/**
 * The cryptogram of a payment, by its type.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface DecryptedPaymentDetails {
  /** The cryptogram of 3-D Secure data. */
  onlinePaymentCryptogram?: string;
  /** The ECI indicator, which the processor must get if it is present. */
  eciIndicator?: string;
  /** The output of the Secure Element for EMV data. */
  emvData?: string;
  /** The encrypted PIN for EMV data with RSA encryption. */
  encryptedPINData?: string;
}

/**
 * The cryptogram of one merchant in a payment to several.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export interface AuthenticationResponse {
  /** The merchant. */
  merchantIdentifier: string;
  /** The merchant's cryptogram. */
  authenticationData: string;
  /** The amount authorized for the merchant, as text. */
  transactionAmount: string;
}

/**
 * The card of a merchant token.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokenmetadata}
 */
export interface MerchantTokenMetadata {
  /** The pictures of the card. */
  cardArt?: CardArt[];
  /** The description of the card. */
  cardMetadata?: CardMetadata;
}

/**
 * A picture of a card.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices/cardart}
 */
export interface CardArt {
  /** The name of the picture. */
  name: string;
  /** The type of picture. */
  type: string;
  /** The address of the picture. */
  url: string;
}

/**
 * A description of a card.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata}
 */
export interface CardMetadata {
  /** The country in which the card was issued. */
  cardCountry?: string;
  /** The card's expiry date. */
  expirationDate?: string;
  /** The last four digits of the card's number. */
  fpanSuffix?: string;
  /** The full description of the card. */
  longDescription?: string;
  /** The short description of the card. */
  shortDescription?: string;
}

/**
 * The notification about a change of a merchant token.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse}
 */
export interface MerchantTokenEventResponse {
  /** The change. */
  eventType: string;
  /** The identifier of the merchant token. */
  merchantTokenIdentifier: string;
  /** The cause of the change, and its reason. */
  reason: string;
  /** The card after the change. */
  merchantTokenMetadata?: MerchantTokenMetadata;
}

/**
 * A purchase for an installment offer. In WebKit, not in Apple's reference (version 8 with installments).
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl}
 */
export interface ApplePayInstallmentConfiguration {
  /**
   * The product that makes the offer.
   * @default "appleCard"
   */
  featureType?: ApplePaySetupFeatureType;
  /** A picture for the offer. */
  merchandisingImageData?: string;
  /** The credit that the offer needs. */
  openToBuyThresholdAmount?: string;
  /** The total of the offer. */
  bindingTotalAmount?: string;
  /** The currency of the amounts. */
  currencyCode?: string;
  /**
   * Whether the purchase is in a shop.
   * @default false
   */
  isInStorePurchase?: boolean;
  /** The merchant's identifier. */
  merchantIdentifier?: string;
  /** The referrer of the shopper. */
  referrerIdentifier?: string;
  /** The goods. In WebKit, not in Apple's reference (version 9 with installments). */
  items?: ApplePayInstallmentItem[];
  /** Data of the merchant. In WebKit, not in Apple's reference (version 9 with installments). */
  applicationMetadata?: unknown;
  /**
   * The place of the purchase. In WebKit, not in Apple's reference (version 9 with installments).
   * @default "unknown"
   */
  retailChannel?: ApplePayInstallmentRetailChannel;
}

/**
 * One of the goods in an installment purchase. In WebKit, not in Apple's reference (version 9 with installments).
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItem.idl}
 */
export interface ApplePayInstallmentItem {
  /**
   * The kind of goods.
   * @default "generic"
   */
  type?: ApplePayInstallmentItemType;
  /** The price. */
  amount?: string;
  /** The currency of the price. */
  currencyCode?: string;
  /** The installment program. */
  programIdentifier?: string;
  /** The yearly interest rate. */
  apr?: string;
  /** The conditions of the program. */
  programTerms?: string;
}

/**
 * The record of a whole payment: the request, the answers to every change, and the result.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export interface PaymentFlow {
  /** The request that opened the sheet, if the page uses Apple Pay JS. */
  request?: ApplePayPaymentRequest;
  /** The arguments of the constructor, if the page uses the W3C interface. */
  paymentRequest?: PaymentRequest;
  /** The Apple Pay version of the session. */
  apiVersion?: number;
  /** The shop's order. */
  order?: Order;
  /** The merchants of the marketplace. */
  directory?: Merchants;
  /** The changes in the sheet with their answers, in the order in which they happened. */
  events?: FlowEvent[];
  /** The payment that the shopper authorized. Use a test card if you keep the flow. */
  payment?: ApplePayPayment;
  /** The result of the payment, for Apple Pay JS. */
  result?: ApplePayPaymentAuthorizationResult;
  /** The first argument of complete(), for the W3C interface. */
  complete?: PaymentComplete;
  /** The second argument of complete(), for the W3C interface. */
  completeDetails?: ApplePayPaymentCompleteDetails;
  /** The content of the payment token. Use a test card if you keep the flow. */
  decryptedToken?: DecryptedPaymentData;
  /** The calls of the page, the events of the sheet, and the acts of the shopper, in the order in which they happened. */
  calls?: FlowCall[];
}

/**
 * One change in the sheet together with the merchant's answer.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export interface FlowEvent {
  /** The choice of the shopper. */
  selected?: FlowSelection;
  /** The dictionary of the answer. */
  update: UpdateKind;
  /** The answer. */
  data: ApplePayPaymentMethodUpdate | ApplePayShippingMethodUpdate | ApplePayShippingContactUpdate | ApplePayCouponCodeUpdate | PaymentDetailsUpdate | PaymentValidationErrors | { [name: string]: unknown };
}

/**
 * What the shopper chose or entered.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export interface FlowSelection {
  /** The identifier of the chosen shipping method or option. */
  shippingMethod?: string;
  /** The chosen shipping contact. */
  shippingContact?: ApplePayPaymentContact;
  /** The chosen card. */
  paymentMethod?: ApplePayPaymentMethod;
  /** The entered coupon code. */
  couponCode?: string;
}

/**
 * One call of the page, one event of the sheet, or one act of the shopper.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export interface FlowCall {
  /** The method, the event, or the act in words. */
  call: string;
  /** The acting party. */
  by: FlowParty;
  /** The milliseconds since the start of the record. */
  at?: number;
  /** The state of the session at that moment. */
  state?: SessionState;
  /** The exception with its text. */
  threw?: string;
  /** The number of arguments. */
  arguments?: number;
  /** Whether the page had a listener for the event. */
  hasListener?: boolean;
  /** Whether the page was handling a click or a key. */
  isGesture?: boolean;
  /** Whether the page came by https. */
  isSecure?: boolean;
  /** The member of the event that the page read. */
  reads?: string;
}

/**
 * The shop's own order, with the amounts to charge.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest}
 */
export interface Order {
  /** The currency of every amount. */
  currency: string;
  /** The total to charge. */
  total: string;
  /** The ordered items. */
  items: OrderItem[];
  /** The chosen shipping method and its price. */
  shipping?: OrderShipping;
  /** The merchants with their shares. */
  merchants?: OrderMerchant[];
}

/**
 * One line of an order.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaylineitem}
 */
export interface OrderItem {
  /** The name of the line. */
  label: string;
  /** The amount of the line. */
  amount: string;
}

/**
 * The shipping method of an order.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod}
 */
export interface OrderShipping {
  /** The key of the shipping method. */
  identifier: string;
  /** The price of shipping. */
  amount: string;
}

/**
 * The share of one merchant in an order.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext}
 */
export interface OrderMerchant {
  /** The shop's own permanent key for the merchant. */
  externalIdentifier: string;
  /** The merchant's share. */
  amount: string;
}

/**
 * The merchants that a marketplace charges for.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext}
 */
export interface Merchants {
  /** The merchants. */
  merchants: MerchantEntry[];
}

/**
 * One merchant of a marketplace.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext}
 */
export interface MerchantEntry {
  /** The shop's own permanent key for the merchant. */
  externalIdentifier: string;
  /** The merchant's name for the shopper. */
  merchantName: string;
  /** The Apple identifier of the merchant, or of the shop that makes the request. */
  merchantIdentifier: string;
  /** The merchant's top-level domain. */
  merchantDomain?: string;
}

/**
 * The history of one merchant token. A ledger has one on each line.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices}
 */
export interface MerchantTokenHistory {
  /** The identifier of the merchant token. */
  merchantTokenIdentifier: string;
  /** The entries, in any order. */
  entries: MerchantTokenEntry[];
}

/**
 * One entry in the history of a merchant token.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices}
 */
export interface MerchantTokenEntry {
  /** The moment. */
  at: string;
  /** The action. */
  action: MerchantTokenAction;
  /** The identifier of the event, for the actions notified and fetched. */
  eventId?: string;
  /** The event that was fetched. */
  event?: MerchantTokenEventResponse;
}

/**
 * The payment protocols and card types that a merchant can process.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaymerchantcapability}
 */
export type ApplePayMerchantCapability =
  | "supports3DS"
  | "supportsEMV"
  | "supportsCredit"
  | "supportsDebit"
  | "supportsInstantFundsOut";

/**
 * The parts of a contact that a request can ask for.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield}
 */
export type ApplePayContactField =
  | "email"
  | "name"
  | "phone"
  | "postalAddress"
  | "phoneticName";

/**
 * The types of delivery.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingtype}
 */
export type ApplePayShippingType =
  | "shipping"
  | "delivery"
  | "storePickup"
  | "servicePickup";

/**
 * Whether the shopper can change the shipping contact.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontacteditingmode}
 */
export type ApplePayShippingContactEditingMode =
  | "available"
  | "storePickup"
  | "enabled";

/**
 * The features of Apple Pay that a request can announce by name.
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
 * The availability of Apple Pay Later.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability}
 */
export type ApplePayLaterAvailability =
  | "available"
  | "unavailableItemIneligible"
  | "unavailableRecurringTransaction";

/**
 * The card networks of Apple Pay on the web. Upper and lower case are equal; a browser rejects any other word.
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
 * Whether the amount of a line item is final.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaylineitemtype}
 */
export type ApplePayLineItemType =
  | "final"
  | "pending";

/**
 * The charge date of a line item.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttiming}
 */
export type ApplePayPaymentTiming =
  | "immediate"
  | "recurring"
  | "deferred"
  | "automaticReload";

/**
 * The units for the interval of a recurring payment. A week is seven days.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentdateunit}
 */
export type ApplePayRecurringPaymentDateUnit =
  | "year"
  | "month"
  | "day"
  | "hour"
  | "minute";

/**
 * The lines of a transfer.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayLineItem.idl}
 */
export type ApplePayDisbursementLineItemType =
  | "disbursement"
  | "instantFundsOutFee";

/**
 * The errors that a merchant can report.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode}
 */
export type ApplePayErrorCode =
  | "unknown"
  | "shippingContactInvalid"
  | "billingContactInvalid"
  | "addressUnserviceable"
  | "recipientContactInvalid"
  | "unsupportedCard"
  | "couponCodeInvalid"
  | "couponCodeExpired";

/**
 * The parts of a contact that an error can name.
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
 * The types of card.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodtype}
 */
export type ApplePayPaymentMethodType =
  | "debit"
  | "credit"
  | "prepaid"
  | "store";

/**
 * Whether a pass can be used. The list is open.
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
 * The status of the shopper's cards. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatus}
 */
export type PaymentCredentialStatus =
  | "paymentCredentialsAvailable"
  | "paymentCredentialStatusUnknown"
  | "paymentCredentialsUnavailable"
  | "applePayUnsupported"
  | (string & {});

/**
 * The place of a payment. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session}
 */
export type PaymentSessionInitiative =
  | "web"
  | "messaging"
  | "in_app"
  | (string & {});

/**
 * The encryption method of payment credentials. The list is open.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export type PaymentDataVersion =
  | "EC_v1"
  | "RSA_v1"
  | (string & {});

/**
 * The type of the payment data in a token. The list is open.
 * @see {@link https://developer.apple.com/documentation/passkit/payment-token-format-reference}
 */
export type PaymentDataType =
  | "3DSecure"
  | "EMV"
  | (string & {});

/**
 * The types of delivery, in the W3C API.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentshippingtype-enum}
 */
export type PaymentShippingType =
  | "shipping"
  | "delivery"
  | "pickup";

/**
 * The product that makes an installment offer.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySetupFeatureType.idl}
 */
export type ApplePaySetupFeatureType =
  | "applePay"
  | "appleCard";

/**
 * The kinds of goods in an installment purchase.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItemType.idl}
 */
export type ApplePayInstallmentItemType =
  | "generic"
  | "phone"
  | "pad"
  | "watch"
  | "mac";

/**
 * The place of an installment purchase.
 * @see {@link https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentRetailChannel.idl}
 */
export type ApplePayInstallmentRetailChannel =
  | "unknown"
  | "app"
  | "web"
  | "inStore";

/**
 * The dictionary of the answer to a change in the sheet. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export type UpdateKind =
  | "ApplePayPaymentMethodUpdate"
  | "ApplePayShippingMethodUpdate"
  | "ApplePayShippingContactUpdate"
  | "ApplePayCouponCodeUpdate"
  | "PaymentDetailsUpdate"
  | "PaymentValidationErrors"
  | (string & {});

/**
 * A party of a payment. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export type FlowParty =
  | "page"
  | "sheet"
  | "shopper"
  | (string & {});

/**
 * The state of a session. The list is open.
 * @see {@link https://developer.apple.com/documentation/applepayontheweb/applepaysession}
 */
export type SessionState =
  | "Idle"
  | "Active"
  | "Validating"
  | "PaymentMethodSelected"
  | "ShippingContactSelected"
  | "ShippingMethodSelected"
  | "CouponCodeChanged"
  | "Authorized"
  | "CancelRequested"
  | "Completed"
  | "Aborted"
  | "Canceled"
  | (string & {});

/**
 * How a page of the W3C interface ends a payment.
 * @see {@link https://www.w3.org/TR/payment-request/#paymentcomplete-enum}
 */
export type PaymentComplete =
  | "fail"
  | "success"
  | "unknown";

/**
 * The action of an entry in the history of a merchant token. The list is open.
 * @see {@link https://developer.apple.com/documentation/merchanttokennotificationservices}
 */
export type MerchantTokenAction =
  | "issued"
  | "notified"
  | "fetched"
  | "charged"
  | "cancelled"
  | "unlinked"
  | (string & {});
