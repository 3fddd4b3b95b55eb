// Generated from Sources/PaySheetShapes/ApplePay/Tables. Do not edit; run `swift run generate`.

extension Shapes {
    /// The data files, without comments and empty lines.
    static let text = #"""
        # request
        ## ApplePayRequestBase (as PaymentRequestBase, abstract, package only, since version 1)
        The common members of an Apple Pay JS request and W3C method data.
        https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase
        - features (list of ApplePayFeature, since version 15, example `["paymentRequestDeferred"]`): The features without a version number that the request uses.
        - merchantCapabilities (list of ApplePayMerchantCapability, required, example `["supports3DS","supportsCredit","supportsDebit"]`): The payment protocols and card types that the merchant can process.
        - supportedNetworks (list of ApplePayNetwork, required, example `["visa","masterCard","amex"]`): The card networks that the merchant accepts, the preferred one first.
        - countryCode (country, required, example `"US"`): The merchant's country.
        - requiredBillingContactFields (list of ApplePayContactField, example `["postalAddress"]`): The contact fields that the shopper must provide for billing.
        - billingContact (ApplePayPaymentContact): The billing contact shown before the shopper edits it.
        - requiredShippingContactFields (list of ApplePayContactField, example `["postalAddress","name","email","phone"]`): The contact fields that the shopper must provide for shipping. W3C method data has it from version 6.
        - shippingContact (ApplePayPaymentContact): The shipping contact shown before the shopper edits it.
        - applicationData (base64, personal, example `"b3JkZXItNDI="`): The merchant's own data as Base64. The payment token contains its SHA-256 hash.
        - supportedCountries (list of country, since version 3, example `["US","CA"]`): The countries whose cards are accepted.
        - installmentConfiguration (ApplePayInstallmentConfiguration, WebKit only (version 8 with installments)): The purchase for an installment offer.
        - supportsCouponCode (boolean, since version 12, default `false`, example `true`): Whether the sheet shows a field for a coupon code.
        - couponCode (text, since version 12, example `"WELCOME10"`): The coupon code shown before the shopper edits it. Empty text means none.
        - shippingContactEditingMode (ApplePayShippingContactEditingMode, since version 12, default `"available"`, example `"available"`): Whether the shopper can change the shipping contact.
        - applePayLaterAvailability (ApplePayLaterAvailability, deprecated (Leave it out, Apple Pay Later has ended.), default `"available"`, example `"available"`): The availability of Apple Pay Later, and the reason.
        - merchantCategoryCode (text, WebKit only (macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode), example `"4722"`): The merchant's four-digit ISO 18245 category, which excludes unsuitable cards.
        - isDelegatedRequest (boolean, feature paymentRequestDelegation (iOS 26.4, macOS 26.4), example `false`): Whether a delegate that Apple registered makes the request for a merchant. The merchant session comes from the endpoint delegatedSession.
        ## ApplePayPaymentRequest (as PaymentRequest, extends ApplePayRequestBase, since version 1)
        A payment for the constructor of an Apple Pay JS session.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        - total (ApplePayLineItem, required): The business's name and the amount to charge.
        - lineItems (list of ApplePayLineItem): The items of the total, without the total itself.
        - currencyCode (currency, required, example `"USD"`): The currency of every amount in the request.
        - shippingType (ApplePayShippingType, default `"shipping"`, example `"shipping"`): The type of delivery.
        - shippingMethods (list of ApplePayShippingMethod): The shipping methods that the shopper can choose.
        - multiTokenContexts (list of ApplePayPaymentTokenContext, since version 14): The merchants with their own payment tokens, and their shares.
        - automaticReloadPaymentRequest (ApplePayAutomaticReloadPaymentRequest, since version 14): The request for permission to top up a balance when it is low.
        - recurringPaymentRequest (ApplePayRecurringPaymentRequest, since version 14): The request for permission to charge at regular intervals.
        - deferredPaymentRequest (ApplePayDeferredPaymentRequest, feature paymentRequestDeferred (macOS 13.3, iOS 16.4)): The request for permission to charge once at a later date.
        - disbursementRequest (ApplePayDisbursementRequest, WebKit only (macOS 15, iOS 18, feature paymentRequestDisbursements)): The request to send money to the shopper instead of charging.
        ## ApplePayRequest (extends ApplePayRequestBase, since version 3)
        Apple Pay as a payment method of the W3C Payment Request API.
        https://developer.apple.com/documentation/applepayontheweb/applepayrequest
        - version (unsigned long, required, example `15`): The Apple Pay version of the request.
        - merchantIdentifier (text, required, personal, example `"merchant.com.example.shop"`): The identifier that the merchant registered with Apple.
        ## ApplePayModifier (as Modifier, since version 3)
        Changed amounts and shipping for one card type in the W3C Payment Request API.
        https://developer.apple.com/documentation/applepayontheweb/applepaymodifier
        - paymentMethodType (ApplePayPaymentMethodType, example `"credit"`): The card type of the change. Without it, the change applies to every type.
        - total (ApplePayLineItem, since version 12): The new total.
        - additionalLineItems (list of ApplePayLineItem, since version 12, default `[]`): The items to show after those of the request.
        - additionalShippingMethods (list of ApplePayShippingMethod, since version 12, default `[]`): The shipping methods to offer after those of the request.
        - multiTokenContexts (list of ApplePayPaymentTokenContext, since version 14): The merchants with their own payment tokens, and their shares.
        - automaticReloadPaymentRequest (ApplePayAutomaticReloadPaymentRequest, since version 14): The request for permission to top up a balance when it is low.
        - recurringPaymentRequest (ApplePayRecurringPaymentRequest, since version 14): The request for permission to charge at regular intervals.
        - deferredPaymentRequest (ApplePayDeferredPaymentRequest, feature paymentRequestDeferred (macOS 13.3, iOS 16.4)): The request for permission to charge once at a later date.
        - disbursementRequest (ApplePayDisbursementRequest, WebKit only (macOS 15, iOS 18, feature paymentRequestDisbursements)): The request to send money to the shopper instead of charging.
        # items
        ## ApplePayLineItem (as LineItem, since version 1)
        One line of the payment sheet: a label, an amount and its charge date.
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem
        - type (ApplePayLineItemType, default `"final"`, example `"final"`): Whether the amount is final.
        - label (text, expected, example `"Subtotal"`): The name of the item in the sheet.
        - amount (amount, expected, unless type is `pending`, example `"12.50"`): The amount of the item, negative for a discount. A pending item can have none: it is not known yet.
        - paymentTiming (ApplePayPaymentTiming, since version 12, default `"immediate"`, example `"immediate"`): The time of the charge.
        - recurringPaymentStartDate (date, since version 12, part plan, example `"2027-03-01T00:00:00Z"`): The first charge of a recurring item. By default it is this payment.
        - recurringPaymentIntervalUnit (ApplePayRecurringPaymentDateUnit, since version 12, part plan, default `"month"`, example `"month"`): The unit for the interval of a recurring item.
        - recurringPaymentIntervalCount (unsigned long, since version 12, part plan, default `1`, example `1`): The number of units between two charges of a recurring item.
        - recurringPaymentEndDate (date, since version 12, part plan, example `"2028-03-01T00:00:00Z"`): The end of a recurring item. By default there is no end.
        - deferredPaymentDate (date, since version 12, part plan, example `"2027-03-01T00:00:00Z"`): The charge date of a deferred item.
        - automaticReloadPaymentThresholdAmount (amount, since version 14, part plan, example `"5.00"`): The balance that triggers an automatic reload.
        - disbursementLineItemType (ApplePayDisbursementLineItemType, WebKit only (macOS 15, iOS 18, feature paymentRequestDisbursements), part plan, example `"disbursement"`): The type of a transfer's line: the amount that the person receives, or the fee for an instant transfer.
        # shipping
        ## ApplePayShippingMethod (as ShippingMethod, since version 1)
        One shipping method that the shopper can choose.
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod
        - label (text, required, example `"Standard Shipping"`): The name of the method in the sheet.
        - detail (text, required, example `"Arrives in three to five days"`): A second line about the method.
        - amount (amount, required, example `"4.99"`): The price of the method.
        - identifier (text, required, example `"standard"`): The merchant's own key for the method, which is never shown.
        - dateComponentsRange (ApplePayDateComponentsRange, since version 12): The dates between which the goods arrive.
        ## ApplePayDateComponentsRange (as ShippingDateRange, since version 12)
        The expected date range of a delivery.
        https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponentsrange
        - startDateComponents (ApplePayDateComponents, required): The earliest date.
        - endDateComponents (ApplePayDateComponents, required): The latest date.
        ## ApplePayDateComponents (as ShippingDate, since version 12)
        A date of the Gregorian calendar, as exact as its members.
        https://developer.apple.com/documentation/applepayontheweb/applepaydatecomponents
        - years (unsigned long, example `2027`): The year.
        - months (unsigned long, example `3`): The month, from 1 to 12.
        - days (unsigned long, example `15`): The day of the month, from 1.
        - hours (unsigned long, example `12`): The hour of the day, from 0 to 23.
        # contacts
        ## ApplePayPaymentContact (as PaymentContact, since version 1)
        A person's name, postal address, telephone number and email address.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact
        - phoneNumber (text, personal, example `"+1 555 0100"`): The telephone number in any spelling.
        - emailAddress (text, personal, example `"jo@example.com"`): The email address.
        - givenName (text, personal, example `"Jo"`): The given name.
        - familyName (text, personal, example `"Doe"`): The family name.
        - phoneticGivenName (text, since version 3, personal, example `"Joh"`): The pronunciation of the given name.
        - phoneticFamilyName (text, since version 3, personal, example `"Doh"`): The pronunciation of the family name.
        - addressLines (list of text, personal, example `["1 Example Street","Apartment 2"]`): The street lines of the address.
        - subLocality (text, personal, example `"Riverside"`): The part of the city.
        - locality (text, personal, example `"Cupertino"`): The city.
        - postalCode (text, personal, example `"95014"`): The postal code, which is shortened before authorization.
        - subAdministrativeArea (text, personal, example `"Santa Clara County"`): The county or a similar division.
        - administrativeArea (text, personal, example `"CA"`): The state or province.
        - country (text, personal, example `"United States"`): The country's name.
        - countryCode (text, personal, example `"US"`): The country's ISO 3166-1 code, which browsers may give in lower case or leave empty.
        ## ApplePayError (as PaymentError, since version 3)
        An error in what the shopper entered.
        https://developer.apple.com/documentation/applepayontheweb/applepayerror
        - code (ApplePayErrorCode, required, example `"shippingContactInvalid"`): The kind of error.
        - contactField (ApplePayErrorContactField, example `"postalCode"`): The wrong field of the contact.
        - message (text, default `""`, example `"Check the postal code."`): The message in the sheet.
        - domain (text, announced (macOS 15, iOS 18, for transfers), example `"PKDisbursementError"`): The family of the error code, for errors of a transfer.
        # special
        ## ApplePayPaymentTokenContext (as PaymentTokenContext, since version 14)
        The token and share of one merchant in a payment to several.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext
        - merchantIdentifier (text, required, personal, example `"merchant.com.example.air"`): The Apple identifier of that merchant, or of the shop that makes the request.
        - externalIdentifier (text, required, personal, example `"air-7"`): The shop's own permanent key for that merchant.
        - merchantName (text, required, example `"Sky Air"`): The name of the merchant in the sheet.
        - merchantDomain (text, example `"air.example"`): The merchant's top-level domain.
        - amount (amount, required, example `"12.50"`): The highest amount that the merchant can charge with its token, in the currency of the request.
        ## ApplePayRecurringPaymentRequest (as RecurringPaymentRequest, since version 14)
        The agreement about a payment that repeats at regular intervals.
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentrequest
        - paymentDescription (text, required, example `"Wander Plus"`): The purpose of the payment in the sheet.
        - regularBilling (ApplePayLineItem, required): The amount and interval of the regular charges.
        - trialBilling (ApplePayLineItem): The amount and interval of the charges in a trial period.
        - billingAgreement (text, example `"Charged every month until you cancel."`): The text of the agreement, with at most 500 characters.
        - managementURL (url, required, example `"https://shop.example/plan"`): The page where the shopper changes or ends the agreement.
        - tokenNotificationURL (url, example `"https://api.shop.example/apple-pay"`): The base of the address for notifications about the merchant token.
        ## ApplePayAutomaticReloadPaymentRequest (as AutomaticReloadPaymentRequest, since version 14)
        The agreement about payments that top up a balance when it falls below a threshold.
        https://developer.apple.com/documentation/applepayontheweb/applepayautomaticreloadpaymentrequest
        - paymentDescription (text, required, example `"Transit Card"`): The purpose of the payment in the sheet.
        - automaticReloadBilling (ApplePayLineItem, required): The amount of one reload, and the balance that triggers it.
        - billingAgreement (text, example `"Reloads your card whenever the balance is low."`): The text of the agreement, with at most 500 characters.
        - managementURL (url, required, example `"https://shop.example/card"`): The page where the shopper changes or ends the agreement.
        - tokenNotificationURL (url, example `"https://api.shop.example/apple-pay"`): The base of the address for notifications about the merchant token.
        ## ApplePayDeferredPaymentRequest (as DeferredPaymentRequest, feature paymentRequestDeferred (macOS 13.3, iOS 16.4))
        The agreement about one charge at a later date.
        https://developer.apple.com/documentation/applepayontheweb/applepaydeferredpaymentrequest
        - billingAgreement (text, example `"Free to cancel until the end of February."`): The text of the agreement, above all about cancellation.
        - deferredBilling (ApplePayLineItem, required): The amount and the date of the charge.
        - freeCancellationDate (date, example `"2027-02-27T18:00:00Z"`): The end of free cancellation.
        - freeCancellationDateTimeZone (time zone, example `"America/New_York"`): The time zone of the cancellation date.
        - managementURL (url, required, example `"https://shop.example/booking"`): The page where the shopper changes or ends the agreement.
        - paymentDescription (text, required, example `"Hotel Booking"`): The purpose of the payment in the sheet.
        - tokenNotificationURL (url, example `"https://api.shop.example/apple-pay"`): The base of the address for notifications about the merchant token.
        ## ApplePayDisbursementRequest (as DisbursementRequest, WebKit only (macOS 15, iOS 18, feature paymentRequestDisbursements))
        The required information about the recipient of a transfer.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDisbursementRequest.idl
        - requiredRecipientContactFields (list of ApplePayContactField, example `["name","email"]`): The fields that the recipient must provide.
        # updates
        ## ApplePayDetailsUpdateBase (as UpdateBase, abstract, package only, since version 3)
        The common members of the four updates.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDetailsUpdateBase.idl
        - newTotal (ApplePayLineItem, required): The new total.
        - newLineItems (list of ApplePayLineItem, default `[]`): The items of the new total.
        - newMultiTokenContexts (list of ApplePayPaymentTokenContext, since version 14): The new shares of the merchants. By default they stay.
        - newAutomaticReloadPaymentRequest (ApplePayAutomaticReloadPaymentRequest, since version 14): The new agreement about automatic reloads.
        - newRecurringPaymentRequest (ApplePayRecurringPaymentRequest, since version 14): The new agreement about recurring payments.
        - newDeferredPaymentRequest (ApplePayDeferredPaymentRequest, feature paymentRequestDeferred (macOS 13.3, iOS 16.4)): The new agreement about the deferred payment.
        - newDisbursementRequest (ApplePayDisbursementRequest, WebKit only (macOS 15, iOS 18, feature paymentRequestDisbursements)): The new conditions of the transfer.
        ## ApplePayPaymentMethodUpdate (as PaymentMethodUpdate, extends ApplePayDetailsUpdateBase, since version 3)
        The update after the choice of another card.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodupdate
        - errors (list of ApplePayError, since version 12): The errors, the most important first.
        - newShippingMethods (list of ApplePayShippingMethod, since version 12): The new shipping methods.
        - installmentGroupIdentifier (text, WebKit only (version 8 with installments), personal, example `"group-42"`): The identifier of the installment group for the card.
        ## ApplePayShippingMethodUpdate (as ShippingMethodUpdate, extends ApplePayDetailsUpdateBase, since version 3)
        The update after the choice of another shipping method.
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodupdate
        - newShippingMethods (list of ApplePayShippingMethod, since version 12): The new shipping methods.
        ## ApplePayShippingContactUpdate (as ShippingContactUpdate, extends ApplePayDetailsUpdateBase, since version 3)
        The update after the choice of another shipping contact.
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactupdate
        - errors (list of ApplePayError, default `[]`): The errors, the most important first.
        - newShippingMethods (list of ApplePayShippingMethod, default `[]`): The new shipping methods.
        ## ApplePayCouponCodeUpdate (as CouponCodeUpdate, extends ApplePayDetailsUpdateBase, since version 12)
        The update after the entry of a coupon code.
        https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodeupdate
        - errors (list of ApplePayError, default `[]`): The errors, the most important first.
        - newShippingMethods (list of ApplePayShippingMethod, default `[]`): The new shipping methods.
        # result
        ## ApplePayPaymentAuthorizationResult (as AuthorizationResult, since version 3)
        The result of a payment.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizationresult
        - status (unsigned short, required, example `0`): The status: 0 for success, 1 for failure. Versions 1 and 2 also have 2 to 7.
        - errors (list of ApplePayError, default `[]`): The errors, the most important first.
        - orderDetails (ApplePayPaymentOrderDetails, since version 14): The order details for Wallet.
        ## ApplePayPaymentOrderDetails (as OrderDetails, since version 14)
        The order that Wallet tracks, and where to fetch it.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentorderdetails
        - orderTypeIdentifier (text, required, example `"order.com.example.shop"`): The order type, which must match the certificate that signs the order.
        - orderIdentifier (text, required, personal, example `"order-0042"`): The identifier of the order, unique within the order type.
        - webServiceURL (url, required, example `"https://orders.shop.example/api/"`): The base address of the web service for the order.
        - authenticationToken (text, required, personal, example `"made-up-token-0123456789"`): The secret that authenticates Wallet at the web service.
        ## ApplePayPaymentCompleteDetails (as CompleteDetails, since version 14)
        The details at the end of a payment in the W3C Payment Request API.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcompletedetails
        - orderDetails (ApplePayPaymentOrderDetails): The order details for Wallet.
        # payment
        ## ApplePayPayment (as AuthorizedPayment, since version 1)
        The authorized payment: the token and the requested contacts.
        https://developer.apple.com/documentation/applepayontheweb/applepaypayment
        - token (ApplePayPaymentToken, required): The encrypted payment credentials.
        - billingContact (ApplePayPaymentContact): The billing contact, if requested.
        - shippingContact (ApplePayPaymentContact): The shipping contact, if requested.
        - installmentAuthorizationToken (text, WebKit only (version 8 with installments), personal, example `"made-up-installment-token"`): The permission to pay in installments.
        ## ApplePayPaymentToken (as PaymentToken, since version 1)
        The encrypted payment credentials, and details of the card.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttoken
        - paymentMethod (ApplePayPaymentMethod, required): The card.
        - transactionIdentifier (text, personal, example `"3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd"`): The identifier of the payment, which may be printed on a receipt.
        - paymentData (PaymentData): The credentials, which only the payment processing key can decrypt.
        ## ApplePayPaymentMethod (as PaymentMethod, since version 1)
        The card that the shopper chose.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethod
        - displayName (text, personal, example `"Visa 1234"`): A description of the card for its owner.
        - network (text, example `"Visa"`): The display name of the card's network.
        - type (ApplePayPaymentMethodType, example `"credit"`): The type of card.
        - paymentPass (ApplePayPaymentPass): The pass of a cobranded or store card, for registered sites.
        - billingContact (ApplePayPaymentContact, since version 10): The billing contact, shortened before authorization.
        - bindToken (text, WebKit only (version 8 with installments), personal, example `"made-up-bind-token"`): The link between the card and an installment offer.
        ## ApplePayPaymentPass (as PaymentPass, since version 1)
        The Wallet pass of a card.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpass
        - primaryAccountIdentifier (text, required, personal, example `"account-0001"`): The identifier of the account, without its number.
        - primaryAccountNumberSuffix (text, required, personal, example `"1234"`): The last digits of the card's number.
        - deviceAccountIdentifier (text, personal, example `"device-account-0001"`): The identifier of the device account, if there is one.
        - deviceAccountNumberSuffix (text, personal, example `"5678"`): The last digits of the device account's number.
        - activationState (ApplePayPaymentPassActivationState, required, example `"activated"`): Whether the pass can be used.
        ## ApplePayCouponCodeDetails (as CouponCodeDetails, since version 12)
        The coupon code that the shopper entered, in the W3C Payment Request API.
        https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodedetails
        - couponCode (text, example `"WELCOME10"`): The code as entered.
        # session
        ## PaymentCredentialStatusResponse (in PaySheetStorefront)
        The answer to the question whether a payment credential is available.
        https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatusresponse
        - paymentCredentialStatus (PaymentCredentialStatus, required, example `"paymentCredentialsAvailable"`): The status of the shopper's cards.
        ## ApplePayValidateMerchantEvent (as ValidateMerchantEvent, since version 1)
        The event that asks the page for a merchant session.
        https://developer.apple.com/documentation/applepayontheweb/applepayvalidatemerchantevent
        - validationURL (url, required, example `"https://apple-pay-gateway.apple.com/paymentservices/startSession"`): The address from which the server gets the session. A delegated request has another one.
        ## ApplePayPaymentMethodSelectedEvent (as PaymentMethodSelectedEvent, since version 1)
        The event for a card that the shopper chose.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodselectedevent
        - paymentMethod (ApplePayPaymentMethod, required): The card.
        ## ApplePayShippingContactSelectedEvent (as ShippingContactSelectedEvent, since version 1)
        The event for a shipping contact that the shopper chose.
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontactselectedevent
        - shippingContact (ApplePayPaymentContact, required): The contact, without the fields that only matter after authorization.
        ## ApplePayShippingMethodSelectedEvent (as ShippingMethodSelectedEvent, since version 1)
        The event for a shipping method that the shopper chose.
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethodselectedevent
        - shippingMethod (ApplePayShippingMethod, required): The method as the merchant offered it.
        ## ApplePayCouponCodeChangedEvent (as CouponCodeChangedEvent, since version 12)
        The event for a coupon code that the shopper entered or removed.
        https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodechangedevent
        - couponCode (text, required, example `"WELCOME10"`): The code as entered.
        ## ApplePayPaymentAuthorizedEvent (as PaymentAuthorizedEvent, since version 1)
        The event for an authorized payment.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentauthorizedevent
        - payment (ApplePayPayment, required): The token and the contacts.
        ## ApplePayCancelEvent (as CancelEvent, since version 1)
        The event for a sheet that was closed without an accepted payment.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayCancelEvent.idl
        - sessionError (ApplePaySessionError, WebKit only (WebKit)): The reason for closing the sheet.
        ## ApplePaySessionError (as SessionError, WebKit only (WebKit))
        The reason why a session ended.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySessionError.idl
        - code (text, example `"unknown"`): A code for the kind of failure.
        - info (object, default `{}`, example `{}`): Additional information.
        ## PaymentSessionRequest
        The body that a merchant's server posts to Apple to get a session. The endpoint is paymentSession, or delegatedSession for a delegated request.
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        - merchantIdentifier (text, required, personal, example `"merchant.com.example.shop"`): The merchant's Apple identifier, or the platform's own key for the merchant.
        - displayName (text, required, example `"Example Shop"`): The name of the shop, with at most 64 characters.
        - initiative (PaymentSessionInitiative, required, example `"web"`): The place of the payment.
        - initiativeContext (text, required, example `"shop.example"`): The domain, gateway address or team that the initiative needs.
        ## MerchantSession (open)
        Apple's answer, which a server passes on unchanged. Apple can change its members at any time.
        https://developer.apple.com/documentation/applepayontheweb/applepaysession/completemerchantvalidation
        - epochTimestamp (integer, example `1804327200000`): The time of issue in milliseconds since 1970.
        - expiresAt (integer, example `1804330800000`): A time in milliseconds since 1970. It is not the end of the session's validity.
        - merchantSessionIdentifier (text, personal, example `"made-up-session-0001"`): The identifier of the session.
        - nonce (text, personal, example `"1a2b3c4d"`): A number that is used once.
        - merchantIdentifier (text, personal, example `"34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae"`): A hash of the merchant's identifier.
        - domainName (text, example `"shop.example"`): The domain for which the session is valid.
        - displayName (text, example `"Example Shop"`): The name that the shopper sees.
        - signature (text, personal, example `"MIAGCSqGSIb3DQEHAqCAMIACAQEx"`): Apple's signature.
        - operationalAnalyticsIdentifier (text, personal, example `"Example Shop:0001"`): The identifier of the session in Apple's statistics.
        - retries (integer, example `0`): The number of retries.
        - pspId (text, personal, example `"psp-0001"`): The payment service provider.
        - retryNonce (text, personal, example `"5e6f7a8b"`): A number that is used once, for a retry.
        - initiative (text, example `"web"`): The channel through which the session was asked for.
        - initiativeContext (text, personal, example `"shop.example"`): The domain, address or team of that channel.
        - ampEnrollmentPinning (text, personal, example `"pinning-0001"`): A value for Apple's systems.
        - signedFields (list of text, example `["merchantSessionIdentifier","nonce"]`): The members that the signature covers.
        - isDelegatedSession (boolean, example `false`): Whether a delegate of the merchant asked for the session.
        - delegateDisplayName (text, example `"Example Platform"`): The name of this delegate.
        ## RegisterMerchantRequest (in PaySheetTokens)
        The registration of a platform's merchant and its domains with Apple.
        https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/registermerchantrequest
        - domainNames (list of text, required, example `["shop.example","www.shop.example"]`): The full domain names, at most 99.
        - encryptTo (text, required, personal, example `"merchant.com.example.platform"`): The merchant identifier that owns the payment processing certificate.
        - partnerInternalMerchantIdentifier (text, required, personal, example `"shop-0042"`): The platform's own key for the merchant.
        - partnerMerchantName (text, required, example `"Example Shop"`): The name of the merchant, with at most 1024 characters.
        - merchantUrl (url, example `"https://shop.example/"`): The address of the merchant's site, for information.
        ## UnregisterMerchantRequest (in PaySheetTokens)
        The removal of a merchant, or of some of its domains, from Apple's registration.
        https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/unregistermerchantrequest
        - domainNames (list of text, required, example `["www.shop.example"]`): The domain names to remove.
        - partnerInternalMerchantIdentifier (text, required, personal, example `"shop-0042"`): The platform's own key for the merchant.
        - reason (text, required, example `"The shop has closed."`): The reason, with at most 1024 characters.
        ## MerchantDetails (in PaySheetTokens)
        Apple's data about a registered merchant.
        https://developer.apple.com/documentation/applepaywebmerchantregistrationapi/merchantdetails
        - domainNames (list of text, example `["shop.example"]`): The registered domain names.
        - encryptTo (hex, personal, example `"34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae"`): The SHA-256 hash of the merchant identifier that owns the certificate.
        - partnerMerchantName (text, example `"Example Shop"`): The merchant's name.
        - partnerMerchantValidationURI (text, example `"https://platform.example/.well-known/validation"`): The address for validating the merchant.
        - partnerInternalMerchantIdentifier (text, personal, example `"shop-0042"`): The platform's own key for the merchant.
        # w3c
        ## PaymentMethodData (as MethodData)
        A payment method and its data.
        https://www.w3.org/TR/payment-request/#paymentmethoddata-dictionary
        - supportedMethods (text, required, example `"https://apple.com/apple-pay"`): The identifier of the payment method.
        - data (variant MethodPayload by supportedMethods): The data for the payment method.
          - https://apple.com/apple-pay (as applePay): ApplePayRequest
        ## PaymentCurrencyAmount (as CurrencyAmount)
        An amount together with its currency.
        https://www.w3.org/TR/payment-request/#paymentcurrencyamount-dictionary
        - currency (currency, required, example `"USD"`): The currency.
        - value (amount, required, example `"12.50"`): The number.
        ## PaymentItem
        One line of a payment: a label with an amount.
        https://www.w3.org/TR/payment-request/#paymentitem-dictionary
        - label (text, required, example `"Subtotal"`): The name of the item.
        - amount (PaymentCurrencyAmount, required): The amount of the item.
        - pending (boolean, default `false`, example `false`): Whether the amount is not final yet.
        ## PaymentShippingOption (as ShippingOption)
        One shipping option that the shopper can choose.
        https://www.w3.org/TR/payment-request/#paymentshippingoption-dictionary
        - id (text, required, example `"standard"`): The merchant's own key for the option.
        - label (text, required, example `"Standard Shipping"`): The name of the option.
        - amount (PaymentCurrencyAmount, required): The price of the option.
        - selected (boolean, default `false`, example `true`): Whether the option is selected at the start.
        ## PaymentDetailsModifier (as DetailsModifier)
        A change of the details for one payment method.
        https://www.w3.org/TR/payment-request/#paymentdetailsmodifier-dictionary
        - supportedMethods (text, required, example `"https://apple.com/apple-pay"`): The identifier of the payment method.
        - total (PaymentItem): The new total.
        - additionalDisplayItems (list of PaymentItem, default `[]`): The items to show after those of the details.
        - data (variant ModifierPayload by supportedMethods): The data of the change for the payment method.
          - https://apple.com/apple-pay (as applePay): ApplePayModifier
        ## PaymentDetailsInit (as PaymentDetails)
        The items and the total for the constructor of a payment request.
        https://www.w3.org/TR/payment-request/#paymentdetailsinit-dictionary
        - id (text, personal, example `"order-0042"`): The identifier of the request. By default the browser generates one.
        - total (PaymentItem, required): The amount to charge. Its currency is that of the whole request.
        - displayItems (list of PaymentItem): The items of the total.
        - shippingOptions (list of PaymentShippingOption): The shipping options that the shopper can choose.
        - modifiers (list of PaymentDetailsModifier): The changes for single payment methods.
        ## PaymentDetailsUpdate
        The answer to a change in the sheet.
        https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary
        - total (PaymentItem): The new total.
        - displayItems (list of PaymentItem): The items of the new total.
        - shippingOptions (list of PaymentShippingOption): The new shipping options.
        - modifiers (list of PaymentDetailsModifier): The new changes for single payment methods.
        - error (text, example `"We do not ship to this address."`): The reason why the goods cannot be shipped.
        - shippingAddressErrors (AddressErrors): The errors in the shipping address.
        - payerErrors (PayerErrors): The errors in the payer's details.
        - paymentMethodErrors (list of ApplePayError): The errors for Apple Pay.
        ## PaymentOptions
        The information that the shopper must provide besides the payment.
        https://www.w3.org/TR/payment-request/#paymentoptions-dictionary
        - requestPayerName (boolean, default `false`, example `true`): Whether to request the payer's name.
        - requestBillingAddress (boolean, default `false`, example `true`): Whether to request the billing address.
        - requestPayerEmail (boolean, default `false`, example `true`): Whether to request the payer's email address.
        - requestPayerPhone (boolean, default `false`, example `true`): Whether to request the payer's telephone number.
        - requestShipping (boolean, default `false`, example `true`): Whether to request a shipping address.
        - shippingType (PaymentShippingType, default `"shipping"`, example `"shipping"`): The type of delivery.
        ## AddressErrors
        The errors of an address, by part.
        https://www.w3.org/TR/payment-request/#addresserrors-dictionary
        - addressLine (text, example `"Add a house number."`): The error in the street lines.
        - city (text, example `"Check the city."`): The error in the city.
        - country (text, example `"We do not ship to this country."`): The error in the country.
        - dependentLocality (text, example `"Check the district."`): The error in the part of the city.
        - organization (text, example `"Add the company."`): The error in the organization.
        - phone (text, example `"Check the telephone number."`): The error in the telephone number.
        - postalCode (text, example `"Check the postal code."`): The error in the postal code.
        - recipient (text, example `"Add a family name."`): The error in the recipient's name.
        - region (text, example `"Check the state."`): The error in the state or province.
        - sortingCode (text, example `"Check the sorting code."`): The error in the sorting code.
        ## PayerErrors
        The errors in the payer's details.
        https://www.w3.org/TR/payment-request/#payererrors-dictionary
        - email (text, example `"Check the email address."`): The error in the email address.
        - name (text, example `"Add a family name."`): The error in the name.
        - phone (text, example `"Check the telephone number."`): The error in the telephone number.
        ## PaymentValidationErrors
        The errors that the shopper must correct before another attempt.
        https://www.w3.org/TR/payment-request/#paymentvalidationerrors-dictionary
        - error (text, example `"Some details need to be corrected."`): The description of the failure as a whole.
        - paymentMethod (list of ApplePayError): The errors for Apple Pay.
        - payer (PayerErrors): The errors in the payer's details.
        - shippingAddress (AddressErrors): The errors in the shipping address.
        ## PaymentRequest (as W3CPaymentRequest)
        The three arguments of the W3C constructor as one document.
        https://www.w3.org/TR/payment-request/#paymentrequest-interface
        - methodData (list of PaymentMethodData, required): The payment methods that the merchant accepts.
        - details (PaymentDetailsInit, required): The items and the total.
        - options (PaymentOptions): The information that the shopper must provide besides the payment.
        ## PaymentMethodChangeEvent
        The event for another payment method or a coupon code.
        https://www.w3.org/TR/payment-request/#paymentmethodchangeevent-interface
        - methodName (text, required, example `"https://apple.com/apple-pay"`): The identifier of the payment method.
        - methodDetails (object, personal, example `{"type":"credit"}`): The chosen card or the coupon code, as Apple Pay describes it.
        ## PaymentResponse
        The result of the W3C API after the shopper has authorized the payment.
        https://www.w3.org/TR/payment-request/#paymentresponse-interface
        - requestId (text, required, personal, example `"order-0042"`): The identifier of the request.
        - methodName (text, required, example `"https://apple.com/apple-pay"`): The identifier of the payment method.
        - details (ApplePayPayment, required): The payment from Apple Pay.
        - shippingAddress (object, personal, example `{"country":"US","city":"Cupertino","postalCode":"95014"}`): The shipping address in the format of the W3C API.
        - shippingOption (text, example `"standard"`): The key of the chosen shipping option.
        - payerName (text, personal, example `"Jo Doe"`): The payer's name.
        - payerEmail (text, personal, example `"jo@example.com"`): The payer's email address.
        - payerPhone (text, personal, example `"+1 555 0100"`): The payer's telephone number.
        ## MerchantValidationEvent
        The event that asks a page of the W3C API for a merchant session.
        https://www.w3.org/TR/merchant-validation/#merchantvalidationevent-interface
        - methodName (text, example `"https://apple.com/apple-pay"`): The identifier of the payment method.
        - validationURL (url, required, example `"https://apple-pay-gateway.apple.com/paymentservices/startSession"`): The address from which the server gets the session. A delegated request has another one.
        # token
        ## PaymentData (as EncryptedPaymentData)
        The payment credentials in encrypted and signed form.
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        - version (PaymentDataVersion, required, example `"EC_v1"`): The encryption method.
        - data (base64, required, personal, example `"c2FtcGxlIGNpcGhlcnRleHQgYW5kIHRhZw=="`): The encrypted credentials.
        - signature (base64, required, personal, example `"c2FtcGxlIHNpZ25hdHVyZQ=="`): The detached signature with its certificates.
        - header (PaymentDataHeader, required): The values for decryption.
        ## PaymentDataHeader (as EncryptedPaymentHeader)
        The keys and hashes of encrypted payment credentials.
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        - applicationData (hex, personal, example `"3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd"`): The SHA-256 hash of the request's application data.
        - ephemeralPublicKey (base64, personal, example `"c2FtcGxlIGVwaGVtZXJhbCBrZXk="`): The one-time key, with elliptic-curve encryption only.
        - wrappedKey (base64, personal, example `"c2FtcGxlIHdyYXBwZWQga2V5"`): The wrapped symmetric key, with RSA encryption only.
        - publicKeyHash (base64, required, personal, example `"NN2c3rTptgJrU9k6OD1uWBOv9syd+5Gnrsk1JpmkBa4="`): The SHA-256 hash of the merchant's public key.
        - transactionId (hex, required, personal, example `"3bf8b157c4238eefe5ae4a66eca81c6b887d4dcedb58dd674271859f4dc2edfd"`): The identifier of the payment, which reveals repetitions.
        ## DecryptedPaymentData
        The payment credentials after decryption.
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        - applicationPrimaryAccountNumber (text, required, personal, example `"4111111111111111"`): The account number for the device or merchant.
        - applicationExpirationDate (text, required, personal, example `"301231"`): The expiry date as year, month and day with two digits each.
        - currencyCode (text, required, example `"840"`): The numeric ISO 4217 code with its leading zeros.
        - transactionAmount (integer, required, example `1250`): The amount in the smallest unit of the currency.
        - cardholderName (text, personal, example `"Jo Doe"`): The name on the card.
        - deviceManufacturerIdentifier (hex, required, personal, example `"040010030273"`): The manufacturer of the device.
        - paymentDataType (PaymentDataType, required, example `"3DSecure"`): The type of the payment data.
        - paymentData (DecryptedPaymentDetails, required): The cryptogram of the payment.
        - authenticationResponses (list of AuthenticationResponse): The cryptograms of a payment to several merchants.
        - merchantTokenIdentifier (text, personal, example `"merchant-token-0001"`): The identifier of the merchant token, if the network issued one.
        - merchantTokenMetadata (MerchantTokenMetadata): The card of the merchant token.
        ## DecryptedPaymentDetails
        The cryptogram of a payment, by its type.
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        - onlinePaymentCryptogram (base64, personal, example `"c2FtcGxlIGNyeXB0b2dyYW0="`): The cryptogram of 3-D Secure data.
        - eciIndicator (text, example `"7"`): The ECI indicator, which the processor must get if it is present.
        - emvData (base64, personal, example `"c2FtcGxlIEVNViBkYXRh"`): The output of the Secure Element for EMV data.
        - encryptedPINData (hex, personal, example `"0123456789abcdef"`): The encrypted PIN for EMV data with RSA encryption.
        ## AuthenticationResponse
        The cryptogram of one merchant in a payment to several.
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        - merchantIdentifier (text, required, personal, example `"34dd9cdeb4e9b6082b53d93a383d6e5813aff6cc9dfb91a7aec4d35299a405ae"`): The merchant.
        - authenticationData (text, required, personal, example `"c2FtcGxlIGNyeXB0b2dyYW0="`): The merchant's cryptogram.
        - transactionAmount (text, required, example `"1250"`): The amount authorized for the merchant, as text.
        ## MerchantTokenMetadata
        The card of a merchant token.
        https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokenmetadata
        - cardArt (list of CardArt): The pictures of the card.
        - cardMetadata (CardMetadata): The description of the card.
        ## CardArt
        A picture of a card.
        https://developer.apple.com/documentation/merchanttokennotificationservices/cardart
        - name (text, required, example `"card-front"`): The name of the picture.
        - type (text, required, example `"image/png"`): The type of picture.
        - url (url, required, example `"https://art.example/card-front.png"`): The address of the picture.
        ## CardMetadata
        A description of a card.
        https://developer.apple.com/documentation/merchanttokennotificationservices/cardmetadata
        - cardCountry (text, example `"US"`): The country in which the card was issued.
        - expirationDate (text, personal, example `"1230"`): The card's expiry date.
        - fpanSuffix (text, personal, example `"1234"`): The last four digits of the card's number.
        - longDescription (text, example `"Example Bank Rewards Card"`): The full description of the card.
        - shortDescription (text, example `"Rewards Card"`): The short description of the card.
        ## MerchantTokenEventResponse (as MerchantTokenEvent, in PaySheetTokens)
        The notification about a change of a merchant token.
        https://developer.apple.com/documentation/merchanttokennotificationservices/merchanttokeneventresponse
        - eventType (text, required, example `"UPDATED_METADATA"`): The change.
        - merchantTokenIdentifier (text, required, personal, example `"merchant-token-0001"`): The identifier of the merchant token.
        - reason (text, required, example `"The issuer has renewed the card."`): The cause of the change, and its reason.
        - merchantTokenMetadata (MerchantTokenMetadata): The card after the change.
        # installments
        ## ApplePayInstallmentConfiguration (as InstallmentConfiguration, package only, WebKit only (version 8 with installments))
        A purchase for an installment offer.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl
        - featureType (ApplePaySetupFeatureType, default `"appleCard"`, example `"appleCard"`): The product that makes the offer.
        - merchandisingImageData (base64, example `"c2FtcGxlIGltYWdl"`): A picture for the offer.
        - openToBuyThresholdAmount (amount, example `"100.00"`): The credit that the offer needs.
        - bindingTotalAmount (amount, example `"12.50"`): The total of the offer.
        - currencyCode (currency, example `"USD"`): The currency of the amounts.
        - isInStorePurchase (boolean, default `false`, example `false`): Whether the purchase is in a shop.
        - merchantIdentifier (text, personal, example `"merchant.com.example.shop"`): The merchant's identifier.
        - referrerIdentifier (text, personal, example `"referrer-0001"`): The referrer of the shopper.
        - items (list of ApplePayInstallmentItem, WebKit only (version 9 with installments)): The goods.
        - applicationMetadata (anything, WebKit only (version 9 with installments), personal, example `{"campaign":"spring"}`): Data of the merchant.
        - retailChannel (ApplePayInstallmentRetailChannel, WebKit only (version 9 with installments), default `"unknown"`, example `"web"`): The place of the purchase.
        ## ApplePayInstallmentItem (as InstallmentItem, package only, WebKit only (version 9 with installments))
        One of the goods in an installment purchase.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItem.idl
        - type (ApplePayInstallmentItemType, default `"generic"`, example `"generic"`): The kind of goods.
        - amount (amount, example `"12.50"`): The price.
        - currencyCode (currency, example `"USD"`): The currency of the price.
        - programIdentifier (text, personal, example `"program-0001"`): The installment program.
        - apr (text, example `"0.00"`): The yearly interest rate.
        - programTerms (text, example `"Twelve months without interest"`): The conditions of the program.
        # flow
        ## PaymentFlow
        The record of a whole payment: the request, the answers to every change, and the result.
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        - request (ApplePayPaymentRequest): The request that opened the sheet, if the page uses Apple Pay JS.
        - paymentRequest (PaymentRequest): The arguments of the constructor, if the page uses the W3C interface.
        - apiVersion (unsigned long, example `15`): The Apple Pay version of the session.
        - order (Order): The shop's order.
        - directory (Merchants): The merchants of the marketplace.
        - events (list of FlowEvent): The changes in the sheet with their answers, in the order in which they happened.
        - payment (ApplePayPayment): The payment that the shopper authorized. Use a test card if you keep the flow.
        - result (ApplePayPaymentAuthorizationResult): The result of the payment, for Apple Pay JS.
        - complete (PaymentComplete, example `"success"`): The first argument of complete(), for the W3C interface.
        - completeDetails (ApplePayPaymentCompleteDetails): The second argument of complete(), for the W3C interface.
        - decryptedToken (DecryptedPaymentData): The content of the payment token. Use a test card if you keep the flow.
        - calls (list of FlowCall): The calls of the page, the events of the sheet, and the acts of the shopper, in the order in which they happened.
        ## FlowEvent
        One change in the sheet together with the merchant's answer.
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        - selected (FlowSelection): The choice of the shopper.
        - update (UpdateKind, required, example `"ApplePayShippingMethodUpdate"`): The dictionary of the answer.
        - data (variant UpdatePayload by update, required): The answer.
          - ApplePayPaymentMethodUpdate (as paymentMethod): ApplePayPaymentMethodUpdate
          - ApplePayShippingMethodUpdate (as shippingMethod): ApplePayShippingMethodUpdate
          - ApplePayShippingContactUpdate (as shippingContact): ApplePayShippingContactUpdate
          - ApplePayCouponCodeUpdate (as couponCode): ApplePayCouponCodeUpdate
          - PaymentDetailsUpdate (as details): PaymentDetailsUpdate
          - PaymentValidationErrors (as retry): PaymentValidationErrors
        ## FlowSelection
        What the shopper chose or entered.
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        - shippingMethod (text, example `"standard"`): The identifier of the chosen shipping method or option.
        - shippingContact (ApplePayPaymentContact): The chosen shipping contact.
        - paymentMethod (ApplePayPaymentMethod): The chosen card.
        - couponCode (text, example `"WELCOME10"`): The entered coupon code.
        ## FlowCall
        One call of the page, one event of the sheet, or one act of the shopper.
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        - call (text, required, example `"completePayment"`): The method, the event, or the act in words.
        - by (FlowParty, required, example `"page"`): The acting party.
        - at (unsigned long, example `1200`): The milliseconds since the start of the record.
        - state (SessionState, example `"Authorized"`): The state of the session at that moment.
        - threw (text, example `"InvalidAccessError: The object does not support the operation or argument."`): The exception with its text.
        - arguments (unsigned long, example `2`): The number of arguments.
        - hasListener (boolean, example `false`): Whether the page had a listener for the event.
        - isGesture (boolean, example `false`): Whether the page was handling a click or a key.
        - isSecure (boolean, example `false`): Whether the page came by https.
        - reads (text, example `"emailAddress"`): The member of the event that the page read.
        ## Order (as ShopOrder)
        The shop's own order, with the amounts to charge.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentrequest
        - currency (currency, required, example `"USD"`): The currency of every amount.
        - total (amount, required, example `"17.49"`): The total to charge.
        - items (list of OrderItem, required): The ordered items.
        - shipping (OrderShipping): The chosen shipping method and its price.
        - merchants (list of OrderMerchant): The merchants with their shares.
        ## OrderItem (as ShopOrderItem)
        One line of an order.
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitem
        - label (text, required, example `"Subtotal"`): The name of the line.
        - amount (amount, required, example `"12.50"`): The amount of the line.
        ## OrderShipping (as ShopOrderShipping)
        The shipping method of an order.
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingmethod
        - identifier (text, required, example `"standard"`): The key of the shipping method.
        - amount (amount, required, example `"4.99"`): The price of shipping.
        ## OrderMerchant (as ShopOrderMerchant)
        The share of one merchant in an order.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext
        - externalIdentifier (text, required, personal, example `"air-7"`): The shop's own permanent key for the merchant.
        - amount (amount, required, example `"17.49"`): The merchant's share.
        ## Merchants (as MerchantDirectory)
        The merchants that a marketplace charges for.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext
        - merchants (list of MerchantEntry, required): The merchants.
        ## MerchantEntry
        One merchant of a marketplace.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext
        - externalIdentifier (text, required, personal, example `"air-7"`): The shop's own permanent key for the merchant.
        - merchantName (text, required, example `"Sky Air"`): The merchant's name for the shopper.
        - merchantIdentifier (text, required, personal, example `"merchant.com.example.air"`): The Apple identifier of the merchant, or of the shop that makes the request.
        - merchantDomain (text, example `"air.example"`): The merchant's top-level domain.
        ## MerchantTokenHistory (in PaySheetTokens)
        The history of one merchant token. A ledger has one on each line.
        https://developer.apple.com/documentation/merchanttokennotificationservices
        - merchantTokenIdentifier (text, required, personal, example `"merchant-token-0001"`): The identifier of the merchant token.
        - entries (list of MerchantTokenEntry, required): The entries, in any order.
        ## MerchantTokenEntry (in PaySheetTokens)
        One entry in the history of a merchant token.
        https://developer.apple.com/documentation/merchanttokennotificationservices
        - at (date, required, example `"2026-11-25T09:00:00Z"`): The moment.
        - action (MerchantTokenAction, required, example `"charged"`): The action.
        - eventId (text, personal, example `"event-0001"`): The identifier of the event, for the actions notified and fetched.
        - event (MerchantTokenEventResponse): The event that was fetched.
        # families
        ## Item (ApplePayLineItem, PaymentItem)
        A line of the sheet: an Apple Pay line item or a W3C payment item.
        - label
        - amount
        - type
        - pending
        - paymentTiming
        ## Method (ApplePayShippingMethod, PaymentShippingOption)
        A way of shipping: an Apple Pay shipping method or a W3C shipping option.
        - label
        - amount
        - identifier (id)
        - selected
        ## MethodEntry (PaymentMethodData, PaymentDetailsModifier)
        What is said to one payment method: its data or a modifier.
        - supportedMethods
        - data
        ## Sheet (ApplePayPaymentRequest, ApplePayPaymentMethodUpdate, ApplePayShippingMethodUpdate, ApplePayShippingContactUpdate, ApplePayCouponCodeUpdate, ApplePayModifier, PaymentDetailsInit, PaymentDetailsUpdate, PaymentDetailsModifier)
        What sets parts of the payment sheet: a request, an update, a modifier, or W3C details.
        - total (newTotal)
        - lineItems (newLineItems, additionalLineItems, displayItems, additionalDisplayItems)
        - shippingMethods (newShippingMethods, additionalShippingMethods, shippingOptions)
        - multiTokenContexts (newMultiTokenContexts)
        - recurringPaymentRequest (newRecurringPaymentRequest)
        - automaticReloadPaymentRequest (newAutomaticReloadPaymentRequest)
        - deferredPaymentRequest (newDeferredPaymentRequest)
        - modifiers
        ## Transfer (ApplePayPaymentRequest, ApplePayModifier)
        What may send money to a person: a request or a modifier.
        - disbursementRequest
        - lineItems (additionalLineItems)
        ## Registration (RegisterMerchantRequest, UnregisterMerchantRequest)
        A request that registers a merchant's domains with Apple, or ends that.
        - domainNames
        - partnerInternalMerchantIdentifier
        ## Plan (ApplePayRecurringPaymentRequest, ApplePayAutomaticReloadPaymentRequest, ApplePayDeferredPaymentRequest)
        The terms of later charges: recurring, automatic reload or deferred.
        - paymentDescription
        - billing (regularBilling, automaticReloadBilling, deferredBilling)
        - trialBilling
        - billingAgreement
        - managementURL
        - tokenNotificationURL
        # kinds
        - ApplePayPaymentRequest (as paymentRequest)
        - ApplePayPaymentMethodUpdate (as paymentMethodUpdate)
        - ApplePayShippingMethodUpdate (as shippingMethodUpdate)
        - ApplePayShippingContactUpdate (as shippingContactUpdate)
        - ApplePayCouponCodeUpdate (as couponCodeUpdate)
        - ApplePayPaymentAuthorizationResult (as authorizationResult)
        - ApplePayPaymentCompleteDetails (as completeDetails)
        - ApplePayError (as paymentError)
        - ApplePayPayment (as payment)
        - ApplePayPaymentToken (as paymentToken)
        - ApplePayPaymentContact (as paymentContact)
        - PaymentRequest (as w3cPaymentRequest)
        - PaymentDetailsUpdate (as paymentDetailsUpdate)
        - PaymentSessionRequest (as paymentSessionRequest)
        - MerchantSession (as merchantSession)
        - PaymentFlow (as paymentFlow)
        - ApplePayRequest (as applePayRequest)
        - ApplePayModifier (as modifier)
        - RegisterMerchantRequest (as registerMerchantRequest)
        - UnregisterMerchantRequest (as unregisterMerchantRequest)
        - DecryptedPaymentData (as decryptedPaymentData)
        - MerchantTokenEventResponse (as merchantTokenEvent)
        - Order (as order)
        - Merchants (as merchantDirectory)
        - PaymentData (as encryptedPaymentData)
        - PaymentMethodData (as methodData)
        - PaymentDetailsModifier (as detailsModifier)
        - MerchantTokenHistory (as merchantTokenHistory)
        - ApplePayRecurringPaymentRequest (as recurringPaymentRequest)
        - ApplePayAutomaticReloadPaymentRequest (as automaticReloadPaymentRequest)
        - ApplePayDeferredPaymentRequest (as deferredPaymentRequest)
        - ApplePayPaymentTokenContext (as paymentTokenContext)
        - ApplePayLineItem (as lineItem)
        - ApplePayShippingMethod (as shippingMethod)
        - ApplePayValidateMerchantEvent (as validateMerchantEvent)
        - ApplePayPaymentMethodSelectedEvent (as paymentMethodSelectedEvent)
        - ApplePayShippingContactSelectedEvent (as shippingContactSelectedEvent)
        - ApplePayShippingMethodSelectedEvent (as shippingMethodSelectedEvent)
        - ApplePayCouponCodeChangedEvent (as couponCodeChangedEvent)
        - ApplePayPaymentAuthorizedEvent (as paymentAuthorizedEvent)
        - ApplePayCancelEvent (as cancelEvent)
        # vocabularies
        ## ApplePayMerchantCapability (as MerchantCapability, unknown words throw)
        The payment protocols and card types that a merchant can process.
        https://developer.apple.com/documentation/applepayontheweb/applepaymerchantcapability
        - supports3DS: 3-D Secure data, which every merchant must support.
        - supportsEMV: EMV data, which only China UnionPay needs.
        - supportsCredit: Credit cards.
        - supportsDebit: Debit cards.
        - supportsInstantFundsOut (WebKit only (macOS 15, iOS 18, feature paymentRequestDisbursements)): Instant transfers of money to a card.
        ## ApplePayContactField (as ContactField, unknown words throw)
        The parts of a contact that a request can ask for.
        https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield
        - email: The email address.
        - name: The name.
        - phone: The telephone number.
        - postalAddress: The postal address.
        - phoneticName (since version 3): The pronunciation of the name.
        ## ApplePayShippingType (as ShippingType, unknown words throw)
        The types of delivery.
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingtype
        - shipping: A carrier ships the goods.
        - delivery: The merchant delivers the goods.
        - storePickup: The shopper picks the goods up in a store.
        - servicePickup: A service picks something up from the shopper.
        ## ApplePayShippingContactEditingMode (as ShippingContactEditingMode, unknown words throw)
        Whether the shopper can change the shipping contact.
        https://developer.apple.com/documentation/applepayontheweb/applepayshippingcontacteditingmode
        - available: The shopper can change the contact.
        - storePickup: The contact is a pickup address that the shopper cannot change.
        - enabled (deprecated (Write `available`, which means the same.)): The shopper can change the contact, in the old spelling.
        ## ApplePayFeature (unknown words throw)
        The features of Apple Pay that a request can announce by name.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayFeature.idl
        - applePayLater: Apple Pay Later.
        - applePayLaterAvailability: The availability of Apple Pay Later.
        - authorizationResultOrderDetails: Order details in the result.
        - lineItemPaymentTiming: The timing of line items.
        - paymentRequestAutomaticReload: Automatic reloads.
        - paymentRequestCouponCode: Coupon codes.
        - paymentRequestMerchantCategoryCode: The merchant's category code.
        - paymentRequestMultiTokenContexts: Payments to several merchants.
        - paymentRequestRecurring: Recurring payments.
        - paymentRequestShippingContactEditingMode: The editing mode of the shipping contact.
        - paymentTimingAutomaticReload: Line items for automatic reloads.
        - paymentRequestDeferred: Deferred payments.
        - paymentTimingDeferred: Line items for deferred payments.
        - paymentTimingImmediate: Line items that are charged immediately.
        - paymentTimingRecurring: Line items for recurring payments.
        - shippingContactEditingModeEnabled: The editing mode that lets the shopper change the contact.
        - shippingContactEditingModeStorePickup: The editing mode for store pickup.
        - shippingMethodDateComponentsRange: Expected delivery dates.
        - paymentRequestDisbursements: Transfers of money to the shopper.
        - paymentRequestDelegation: Requests that a delegate makes for a merchant.
        ## ApplePayLaterAvailability (as LaterAvailability, package only, unknown words throw)
        The availability of Apple Pay Later.
        https://developer.apple.com/documentation/applepayontheweb/applepaylateravailability
        - available: The offer is allowed.
        - unavailableItemIneligible: The goods prevent the offer.
        - unavailableRecurringTransaction: A recurring payment prevents the offer.
        ## ApplePayNetwork (as PaymentNetwork, unknown words throw ignoring case)
        The card networks of Apple Pay on the web.
        https://developer.apple.com/documentation/applepayontheweb/supported-networks
        - amex (since version 1): American Express.
        - bancomat (since version 14): Bancomat, in Italy.
        - bancontact (since version 14): Bancontact, in Belgium.
        - bankAxept (since version 15): BankAxept, in Norway.
        - cartesBancaires (since version 4): Cartes Bancaires, in France.
        - chinaUnionPay (since version 1): China UnionPay.
        - dankort (since version 13): Dankort, in Denmark.
        - discover (since version 1): Discover.
        - eftpos (since version 4): Eftpos, in Australia.
        - electron (since version 4): Visa Electron.
        - elo (since version 5): Elo, in Brazil.
        - girocard (since version 11): Girocard, in Germany.
        - himyan (since version 15): Himyan, in Qatar.
        - interac (since version 1): Interac, in Canada.
        - jaywan (since version 15): Jaywan, in the United Arab Emirates.
        - jcb (since version 2): JCB.
        - mada (since version 5): Mada, in Saudi Arabia.
        - maestro (since version 4): Maestro.
        - masterCard (since version 1): Mastercard.
        - meeza (since version 15): Meeza, in Egypt.
        - mir (since version 11): Mir, in Russia.
        - myDebit (since version 15): MyDebit, in Malaysia.
        - NAPAS (as napas, since version 15): NAPAS, in Vietnam.
        - postFinanceAG (as postFinance, since version 15): PostFinance, in Switzerland.
        - privateLabel (since version 1): Cards of a single store.
        - quicPay (since version 3): QUICPay, in Japan.
        - visa (since version 1): Visa.
        - vPay (since version 4): V Pay.
        ## ApplePayLineItemType (as LineItemType, unknown words throw)
        Whether the amount of a line item is final.
        https://developer.apple.com/documentation/applepayontheweb/applepaylineitemtype
        - final: A final amount.
        - pending: An amount that is not known yet.
        ## ApplePayPaymentTiming (as PaymentTiming, unknown words throw)
        The charge date of a line item.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttiming
        - immediate: Now, with this payment.
        - recurring: At regular intervals.
        - deferred: Once, at a later date.
        - automaticReload (since version 14): When a balance is low.
        ## ApplePayRecurringPaymentDateUnit (as RecurringPaymentDateUnit, unknown words throw)
        The units for the interval of a recurring payment. A week is seven days.
        https://developer.apple.com/documentation/applepayontheweb/applepayrecurringpaymentdateunit
        - year: Counts years.
        - month: Counts months.
        - day: Counts days.
        - hour: Counts hours.
        - minute: Counts minutes.
        ## ApplePayDisbursementLineItemType (as DisbursementLineItemType, unknown words throw)
        The lines of a transfer.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayLineItem.idl
        - disbursement: The amount that the person receives.
        - instantFundsOutFee: The fee for an instant transfer.
        ## ApplePayErrorCode (as PaymentErrorCode, unknown words throw)
        The errors that a merchant can report.
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcode
        - unknown: Any other error.
        - shippingContactInvalid: The shipping contact has an error.
        - billingContactInvalid: The billing contact has an error.
        - addressUnserviceable: Shipping to the address is not possible.
        - recipientContactInvalid (announced (macOS 15, iOS 18, for transfers)): The recipient's contact has an error.
        - unsupportedCard (announced (macOS 15, iOS 18, for transfers)): Sending money to the card is not possible.
        - couponCodeInvalid (since version 12): The coupon code is unknown.
        - couponCodeExpired (since version 12): The coupon code has expired.
        ## ApplePayErrorContactField (as PaymentErrorContactField, unknown words throw)
        The parts of a contact that an error can name.
        https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield
        - phoneNumber: The telephone number.
        - emailAddress: The email address.
        - name: The name.
        - phoneticName (since version 3): The pronunciation of the name.
        - postalAddress: The address as a whole.
        - addressLines: The street lines.
        - locality: The city.
        - subLocality: The part of the city.
        - postalCode: The postal code.
        - administrativeArea: The state or province.
        - subAdministrativeArea: The county or a similar division.
        - country: The country.
        - countryCode: The country's code.
        ## ApplePayPaymentMethodType (as PaymentMethodType, unknown words throw)
        The types of card.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentmethodtype
        - debit: A debit card.
        - credit: A credit card.
        - prepaid: A prepaid card.
        - store: The card of a store.
        ## ApplePayPaymentPassActivationState (as PaymentPassActivationState, unknown words are tolerated)
        Whether a pass can be used.
        https://developer.apple.com/documentation/applepayontheweb/applepaypaymentpassactivationstate
        - activated: The pass can be used.
        - requiresActivation: The shopper must activate the pass.
        - activating: The activation is in progress.
        - suspended: The pass is suspended.
        - deactivated: The pass can no longer be used.
        ## PaymentCredentialStatus (unknown words are tolerated)
        The status of the shopper's cards.
        https://developer.apple.com/documentation/applepayontheweb/paymentcredentialstatus
        - paymentCredentialsAvailable: There is a card that can pay.
        - paymentCredentialStatusUnknown: It is unknown whether there is a card.
        - paymentCredentialsUnavailable: No card can pay.
        - applePayUnsupported: Apple Pay is not available.
        ## PaymentSessionInitiative (as Initiative, unknown words are tolerated)
        The place of a payment.
        https://developer.apple.com/documentation/applepayontheweb/requesting-an-apple-pay-payment-session
        - web: A web page.
        - messaging: A conversation in Messages for Business.
        - in_app (as inApp): An app.
        ## PaymentDataVersion (unknown words are tolerated)
        The encryption method of payment credentials.
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        - EC_v1 (as ecV1): Elliptic curves.
        - RSA_v1 (as rsaV1): Uses RSA.
        ## PaymentDataType (unknown words are tolerated)
        The type of the payment data in a token.
        https://developer.apple.com/documentation/passkit/payment-token-format-reference
        - 3DSecure (as threeDSecure): A 3-D Secure cryptogram.
        - EMV (as emv): EMV data.
        ## PaymentShippingType (as W3CShippingType, unknown words throw)
        The types of delivery, in the W3C API.
        https://www.w3.org/TR/payment-request/#paymentshippingtype-enum
        - shipping: A carrier ships the goods.
        - delivery: The merchant delivers the goods.
        - pickup: The shopper picks the goods up in a store.
        ## ApplePaySetupFeatureType (as InstallmentFeatureType, package only, unknown words throw)
        The product that makes an installment offer.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySetupFeatureType.idl
        - applePay: Apple Pay.
        - appleCard: Apple Card.
        ## ApplePayInstallmentItemType (as InstallmentItemType, package only, unknown words throw)
        The kinds of goods in an installment purchase.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItemType.idl
        - generic: Anything else.
        - phone: Is a telephone.
        - pad: Is a tablet.
        - watch: Is a watch.
        - mac: Is a computer.
        ## ApplePayInstallmentRetailChannel (as RetailChannel, package only, unknown words throw)
        The place of an installment purchase.
        https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentRetailChannel.idl
        - unknown: An unknown place.
        - app: An app.
        - web: A web page.
        - inStore: Is a shop.
        ## UpdateKind (unknown words are tolerated)
        The dictionary of the answer to a change in the sheet.
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        - ApplePayPaymentMethodUpdate (as paymentMethod): The update after the choice of a card.
        - ApplePayShippingMethodUpdate (as shippingMethod): The update after the choice of a shipping method.
        - ApplePayShippingContactUpdate (as shippingContact): The update after the choice of a contact.
        - ApplePayCouponCodeUpdate (as couponCode): The update after the entry of a coupon code.
        - PaymentDetailsUpdate (as details): The argument of updateWith(), for the W3C interface.
        - PaymentValidationErrors (as retry): The argument of retry(), for the W3C interface.
        ## FlowParty (unknown words are tolerated)
        A party of a payment.
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        - page: The page of the shop.
        - sheet: The payment sheet.
        - shopper: The shopper.
        ## SessionState (unknown words are tolerated)
        The state of a session.
        https://developer.apple.com/documentation/applepayontheweb/applepaysession
        - Idle (as idle): The page has not called begin.
        - Active (as active): The shopper can use the sheet, or the sheet prepares itself.
        - Validating (as validating): The sheet waits for the merchant session.
        - PaymentMethodSelected (as paymentMethodSelected): The sheet waits for the answer to a card.
        - ShippingContactSelected (as shippingContactSelected): The sheet waits for the answer to an address.
        - ShippingMethodSelected (as shippingMethodSelected): The sheet waits for the answer to a shipping method.
        - CouponCodeChanged (as couponCodeChanged): The sheet waits for the answer to a coupon code.
        - Authorized (as authorized): The sheet waits for the result.
        - CancelRequested (as cancelRequested): The page has canceled the payment with an answer.
        - Completed (as completed): The payment has a result.
        - Aborted (as aborted): The page called abort, or left.
        - Canceled (as canceled): The sheet closed before a result.
        ## PaymentComplete (unknown words throw)
        How a page of the W3C interface ends a payment.
        https://www.w3.org/TR/payment-request/#paymentcomplete-enum
        - fail: The payment failed.
        - success: The payment succeeded.
        - unknown: The page does not say. Safari reports it as a failure.
        ## MerchantTokenAction (unknown words are tolerated)
        The action of an entry in the history of a merchant token.
        https://developer.apple.com/documentation/merchanttokennotificationservices
        - issued: The shop received the token.
        - notified: Apple called the notification URL with an event identifier.
        - fetched: The shop fetched the event from Apple.
        - charged: The shop charged the token.
        - cancelled: The shopper ended the plan at the shop.
        - unlinked: Apple unlinked the token because the shop asked for it.
        """#
}
