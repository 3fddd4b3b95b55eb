// Generated from the tables in Sources/PaySheetProviders. Do not edit; run `swift run generate`.

package import PaySheetShapes

/// The tables: Payment providers.
package enum ProviderShapes {
    /// The tables.
    package static let tables = CatalogShapes("Payment providers", text)

    /// The data files, without comments and empty lines.
    static let text = #"""
        # other
        ## AdyenCheckout (open)
        The options of `AdyenCheckout()`, from which the component takes what it does not have.
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        - amount (AdyenAmount): The amount of the payment.
        - countryCode (country, example `"NL"`): The country of the merchant.
        - session (anything, personal): The session, which has the amount and the country.
        - paymentMethodsResponse (anything): The response of /paymentMethods.
        ## AdyenSheetUpdate (open)
        The argument of `resolve()` and `reject()` of the component's events: the update of Apple Pay.
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        - newTotal (anything): The new total.
        - newLineItems (anything): The new lines.
        - newShippingMethods (anything): The new ways of delivery.
        - errors (anything): What is wrong with the choice of the shopper.
        ## AdyenApplePay (open)
        The configuration of the Apple Pay component of Adyen Web.
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        - amount (AdyenAmount): The amount of the payment.
        - countryCode (country, example `"NL"`): The country of the merchant.
        - totalPriceLabel (text, example `"Rijwiel BV"`): The name beside the total.
        - totalPriceStatus (AdyenPriceStatus, default `"final"`): Whether the total is final.
        - configuration (AdyenMerchant): The merchant, as the response of /paymentMethods has it.
        - supportedNetworks (anything): The networks, if the response of /paymentMethods has none.
        - merchantCapabilities (anything): The protocols and kinds of cards.
        - recurringPaymentRequest (anything): The agreement about regular payments, as Apple Pay has it.
        - lineItems (anything): The lines of the sheet, as Apple Pay has them.
        - shippingMethods (anything): The ways of delivery, as Apple Pay has them.
        - shippingType (anything): How the goods are delivered.
        - requiredBillingContactFields (anything): The parts of the billing contact that the sheet asks for.
        - requiredShippingContactFields (anything): The parts of the shipping contact that the sheet asks for.
        - billingContact (anything, personal): The billing contact.
        - shippingContact (anything, personal): The shipping contact.
        - shippingContactEditingMode (anything): Whether the shopper can change the contact.
        - supportedCountries (anything): The countries whose cards are accepted.
        - applicationData (anything, personal): Data for the payment token.
        - couponCode (anything): The coupon code.
        - supportsCouponCode (anything): Whether the sheet asks for a coupon code.
        - version (anything): The version of Apple Pay.
        - isExpress (boolean, default `false`): Whether the sheet asks for the address.
        - domainName (text, example `"rijwiel.example"`): The domain of the page.
        - checkout (AdyenCheckout): The options of `AdyenCheckout()` in the same source file. A configuration does not have them.
        ## AdyenAmount
        An amount of Adyen.
        https://docs.adyen.com/development-resources/currency-codes
        - value (integer, required, example `2340`): The amount in the smallest unit of the currency.
        - currency (currency, required, example `"EUR"`): The currency.
        ## AdyenMerchant (open)
        The merchant in the configuration of Adyen.
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        - merchantName (text, example `"Rijwiel BV"`): The name beside the total.
        - merchantId (text, personal, example `"RijwielNL"`): The merchant identifier.
        ## AirwallexButton (open)
        The options of `createElement("applePayButton")` of Airwallex.
        https://www.airwallex.com/docs/js/payments/applepaybutton
        - intent_id (text, personal, example `"int_1"`): The payment intent.
        - client_secret (text, personal, example `"secret"`): The secret of the payment intent.
        - mode (AirwallexMode, default `"payment"`): What the payment is for.
        - amount (AirwallexAmount, required): The amount of the payment intent.
        - countryCode (country, required, example `"FI"`): The country of the merchant.
        - totalPriceLabel (text, example `"Leaf Oy"`): The name beside the total.
        - lineItems (anything): The lines of the sheet, as Apple Pay has them.
        - supportedNetworks (anything): The networks.
        - merchantCapabilities (anything): The protocols and kinds of cards.
        - requiredBillingContactFields (anything): The parts of the billing contact that the sheet asks for.
        - requiredShippingContactFields (anything): The parts of the shipping contact that the sheet asks for.
        - billingContact (anything, personal): The billing contact.
        - shippingContact (anything, personal): The shipping contact.
        - applicationData (anything, personal): Data for the payment token.
        - buttonType (anything): The label of the button.
        - buttonColor (anything): The color of the button.
        ## AirwallexAmount (open)
        An amount of Airwallex.
        https://www.airwallex.com/docs/js/payments/applepaybutton
        - value (anything, required, example `18.5`): The amount in the main unit.
        - currency (currency, required, example `"EUR"`): The currency.
        ## AirwallexRequestOptions (open)
        The option `applePayRequestOptions` of other elements of Airwallex.
        https://www.airwallex.com/docs/js/payments/applepaybutton
        - countryCode (country, required, example `"FI"`): The country of the merchant.
        - totalPriceLabel (text, example `"Leaf Oy"`): The name beside the total.
        - lineItems (anything): The lines of the sheet, as Apple Pay has them.
        - supportedNetworks (anything): The networks.
        - merchantCapabilities (anything): The protocols and kinds of cards.
        - requiredBillingContactFields (anything): The parts of the billing contact that the sheet asks for.
        - requiredShippingContactFields (anything): The parts of the shipping contact that the sheet asks for.
        - billingContact (anything, personal): The billing contact.
        - shippingContact (anything, personal): The shipping contact.
        - applicationData (anything, personal): Data for the payment token.
        - buttonType (anything): The label of the button.
        - buttonColor (anything): The color of the button.
        ## BraintreePaymentRequest (open)
        The argument of `createPaymentRequest()` of Braintree: Apple's request, of which the SDK fills in missing members.
        https://braintree.github.io/braintree-web/current/ApplePay.html
        - total (anything): The total.
        - countryCode (anything): The country, which the gateway fills in.
        - currencyCode (anything): The currency, which the gateway fills in.
        - merchantCapabilities (anything): The protocols, which the gateway fills in.
        - supportedNetworks (anything): The networks, which the gateway fills in.
        ## BraintreeValidation
        The argument of `performValidation()` of Braintree.
        https://braintree.github.io/braintree-web/current/ApplePay.html
        - validationURL (text, required, example `"https://apple-pay-gateway.apple.com/paymentservices/startSession"`): The address of the event.
        - displayName (text, example `"Nordlys AS"`): The name of the merchant.
        - domainName (text, example `"nordlys.example"`): The domain of the page.
        - merchantIdentifier (text, personal, example `"merchant.example.nordlys"`): The merchant identifier.
        ## BraintreeTokenization
        The argument of `tokenize()` of Braintree.
        https://braintree.github.io/braintree-web/current/ApplePay.html
        - token (anything, required, personal): The token of the event.
        ## BraintreeDropIn (open)
        The option `applePay` of Braintree's Drop-in.
        https://braintree.github.io/braintree-web-drop-in/docs/current/module-braintree-web-drop-in.html
        - displayName (text, example `"Nordlys AS"`): The name of the merchant.
        - paymentRequest (anything): Apple's request, of which the SDK fills in missing members.
        - applePaySessionVersion (integer, example `3`): The version of Apple Pay.
        ## BraintreeHandover
        How a page gives the result of Braintree's `createPaymentRequest()` to `ApplePaySession`.
        https://braintree.github.io/braintree-web/current/ApplePay.html
        - isAwaited (boolean, required): Whether the page waits for the promise of a deferred client.
        - version (integer, example `3`): The version of Apple Pay.
        ## CapacitorPayRequest
        The option `apple` of `Pay.requestPayment()` of Capacitor Pay.
        https://github.com/Cap-go/capacitor-pay
        - merchantIdentifier (text, required, example `"merchant.example.leaf"`): The merchant identifier.
        - countryCode (country, required, example `"FI"`): The country of the merchant.
        - currencyCode (currency, required, example `"EUR"`): The currency.
        - paymentSummaryItems (list of CapacitorPayItem, required): The lines of the sheet, of which the last one is the total.
        - supportedNetworks (list of text, required, example `["Visa","MasterCard"]`): The networks.
        - merchantCapabilities (list of CapacitorPayCapability, default `["3DS"]`): The protocols and kinds of cards.
        - requiredShippingContactFields (list of CapacitorPayField): The parts of the shipping contact that the sheet asks for.
        - requiredBillingContactFields (list of CapacitorPayField): The parts of the billing contact that the sheet asks for.
        - shippingType (CapacitorPayShippingType): How the goods are delivered.
        - supportedCountries (list of country, example `["FI"]`): The countries whose cards are accepted.
        - applicationData (text, personal, example `"b3JkZXI="`): Data for the payment token.
        - recurringPaymentRequest (CapacitorPayPlan): The agreement about regular payments.
        ## CapacitorPayItem (open)
        A line of the sheet.
        https://github.com/Cap-go/capacitor-pay
        - label (text, required, example `"Tea box"`): The name of the line.
        - amount (amount, required, example `"18.00"`): The amount in the main unit.
        - type (CapacitorPayItemType): Whether the amount is final.
        ## CapacitorPayPlan
        An agreement about regular payments.
        https://github.com/Cap-go/capacitor-pay
        - paymentDescription (text, required, example `"Tea club"`): What the shopper pays for.
        - managementURL (url, required, example `"https://leaf.example/plan"`): The page on which the shopper manages the agreement.
        - regularBilling (CapacitorPayBilling, required): The regular payment.
        - trialBilling (CapacitorPayBilling): The payment during a trial.
        - billingAgreement (text, example `"You pay monthly."`): The agreement in words.
        - tokenNotificationURL (url, example `"https://leaf.example/token"`): The address that hears about the token.
        ## CapacitorPayBilling (open)
        A regular payment.
        https://github.com/Cap-go/capacitor-pay
        - label (text, required, example `"Tea club"`): The name of the payment.
        - amount (amount, required, example `"9.00"`): The amount in the main unit.
        - intervalUnit (CapacitorPayIntervalUnit, required): The unit of the interval.
        - intervalCount (unsigned long, required, example `1`): The number of units between two payments.
        - startDate (anything): The day of the first payment, in milliseconds since 1970.
        - endDate (anything): The day of the last payment, in milliseconds since 1970.
        ## CapacitorStripePayment
        The argument of `Stripe.createApplePay()` of Stripe for Capacitor.
        https://github.com/capacitor-community/stripe
        - paymentIntentClientSecret (text, required, personal, example `"pi_1_secret_2"`): The secret of the payment.
        - paymentSummaryItems (list of CapacitorStripeItem, required): The lines of the sheet, of which the last one is the total.
        - merchantIdentifier (text, required, example `"merchant.example.leaf"`): The merchant identifier.
        - merchantDisplayName (text, example `"Leaf Oy"`): The name of the shop.
        - countryCode (country, required, example `"FI"`): The country of the merchant.
        - currency (currency, required, example `"EUR"`): The currency.
        - requiredShippingContactFields (list of CapacitorStripeField): The parts of the shipping contact that the sheet asks for.
        - allowedCountries (list of country, example `["FI"]`): The countries to which the merchant delivers.
        - allowedCountriesErrorDescription (text, example `"We deliver in Finland only."`): The message for other countries.
        ## CapacitorStripeItem (open)
        A line of the sheet.
        https://github.com/capacitor-community/stripe
        - label (text, required, example `"Tea box"`): The name of the line.
        - amount (number, required, example `18.5`): The amount in the main unit.
        ## EvervaultTransaction (open)
        The argument of `evervault.transactions.create()`.
        https://docs.evervault.com/cards/apple-pay
        - type (EvervaultType, default `"payment"`): What the transaction is.
        - amount (integer, required, example `1800`): The amount in hundredths of the main unit.
        - currency (currency, required, example `"EUR"`): The currency.
        - country (country, required, example `"FI"`): The country of the merchant.
        - merchantId (text, required, personal, example `"merchant_1"`): The merchant at Evervault.
        - priceLabel (text, example `"Leaf Oy"`): The name beside the total.
        - lineItems (list of EvervaultLine): The lines of the sheet.
        - description (text, example `"Tea club"`): What the shopper pays for regularly.
        - managementURL (url, example `"https://leaf.example/plan"`): The page on which the shopper manages the agreement.
        - billingAgreement (text, example `"You pay monthly."`): The agreement in words.
        - regularBilling (EvervaultBilling): The regular payment.
        - trialBilling (EvervaultBilling): The payment during a trial.
        ## EvervaultLine (open)
        A line of the sheet.
        https://docs.evervault.com/cards/apple-pay
        - label (text, required, example `"Tea box"`): The name of the line.
        - amount (integer, required, example `1800`): The amount in hundredths of the main unit.
        - type (text, example `"pending"`): Whether the amount can change.
        ## EvervaultBilling (open)
        A regular payment, whose amount reaches Apple Pay as it is.
        https://docs.evervault.com/cards/apple-pay
        - label (text, required, example `"Tea club"`): The name of the payment.
        - amount (anything, required, example `9`): The amount in the main unit.
        - recurringPaymentStartDate (date, example `"2031-05-01T10:00:00Z"`): The day of the first payment.
        - trialPaymentStartDate (date, example `"2031-05-01T10:00:00Z"`): The day on which a trial begins.
        - recurringPaymentIntervalUnit (EvervaultIntervalUnit): The unit of the interval.
        - recurringPaymentIntervalCount (unsigned long, example `1`): The number of units between two payments.
        ## FlutterPaymentProfile
        The profile of a wallet for the Flutter package `pay`.
        https://pub.dev/packages/pay
        - provider (FlutterProvider, required): The wallet.
        - data (variant FlutterData by provider, required): The configuration of the wallet.
          - apple_pay (as applePay): FlutterApplePayData
        ## FlutterApplePayData (open)
        The configuration of Apple Pay for the Flutter package `pay`.
        https://pub.dev/packages/pay
        - merchantIdentifier (text, required, example `"merchant.example.leaf"`): The merchant identifier.
        - countryCode (country, required, example `"FI"`): The country of the merchant.
        - currencyCode (currency, required, example `"EUR"`): The currency.
        - supportedNetworks (list of text, required, example `["visa","masterCard"]`): The networks.
        - merchantCapabilities (list of text, nullable, example `["3DS"]`): The protocols and kinds of cards.
        - requiredBillingContactFields (list of text, nullable, example `["postalAddress"]`): The parts of the billing contact that the sheet asks for.
        - requiredShippingContactFields (list of text, nullable, example `["emailAddress"]`): The parts of the shipping contact that the sheet asks for.
        ## FlutterPaymentItems
        The items that an app in Flutter gives the button of the package `pay`.
        https://pub.dev/packages/pay
        - items (list of FlutterPaymentItem, required): The lines of the sheet, of which the last one is the total.
        ## FlutterPaymentItem (open)
        An item of the Flutter package `pay`.
        https://pub.dev/packages/pay
        - label (text, example `"Total"`): The name of the line.
        - amount (amount, required, example `"9.00"`): The amount in the main unit.
        - status (anything): Whether the amount can change.
        - type (anything): What the item is, which the package ignores.
        ## MollieSession (open)
        The argument of `mollieClient.applePay.requestPaymentSession()`.
        https://docs.mollie.com/docs/direct-integration-of-apple-pay
        - validationUrl (text, required, example `"https://apple-pay-gateway.apple.com/paymentservices/startSession"`): The address of the event.
        - domain (text, required, example `"leaf.example"`): The domain of the page.
        - profileId (text, personal, example `"pfl_1"`): The profile of the shop.
        ## MolliePayment (open)
        The argument of `mollieClient.payments.create()` with a token of Apple Pay.
        https://docs.mollie.com/docs/direct-integration-of-apple-pay
        - amount (MollieAmount, required): The amount of the payment.
        - description (text, required, example `"Order 1"`): What the shopper pays for.
        - method (anything): The method of payment.
        - applePayPaymentToken (anything, personal): The token as JSON text.
        ## MollieAmount (open)
        An amount of Mollie.
        https://docs.mollie.com/docs/direct-integration-of-apple-pay
        - currency (currency, required, example `"EUR"`): The currency.
        - value (amount, required, example `"18.00"`): The amount in the main unit, with all decimals of the currency.
        ## PayPalCheckout
        What a page gives Apple Pay and PayPal for one payment.
        https://github.com/paypal/paypal-applepay-components
        - request (anything): The request of the Apple Pay session.
        - confirmation (PayPalConfirmation): The argument of `confirmOrder()`.
        ## PayPalConfirmation (open)
        The argument of `confirmOrder()` of PayPal.
        https://github.com/paypal/paypal-applepay-components
        - orderId (anything, personal): The identifier of the order.
        - token (anything, personal): The token of the event.
        - billingContact (anything, personal): The billing contact of the event.
        - shippingContact (anything, personal): The shipping contact of the event.
        ## PayPalValidation (open)
        The argument of `validateMerchant()` of PayPal.
        https://github.com/paypal/paypal-applepay-components
        - validationUrl (text, required, example `"https://apple-pay-gateway.apple.com/paymentservices/startSession"`): The address of the event.
        - displayName (text, example `"Dune Books"`): The name of the merchant.
        - domainName (text, example `"dune.example"`): The domain of the page.
        ## ReactPaymentsRequest
        The arguments of `new PaymentRequest()` of react-native-payments.
        https://github.com/naoufal/react-native-payments
        - methodData (list of ReactPaymentsMethod, required): The methods of payment.
        - details (ReactPaymentsDetails, required): The lines and the total.
        - options (ReactPaymentsOptions): What the sheet asks for.
        ## ReactPaymentsMethod (open)
        A method of payment of react-native-payments.
        https://github.com/naoufal/react-native-payments
        - supportedMethods (anything, required): The names of the method, of which Apple Pay's is `apple-pay`.
        - data (ReactPaymentsData, required): The data for the method.
        ## ReactPaymentsData (open)
        The data for Apple Pay, or for another method.
        https://github.com/naoufal/react-native-payments
        - merchantIdentifier (text, example `"merchant.example.leaf"`): The merchant identifier.
        - supportedNetworks (list of ReactPaymentsNetwork, required): The networks.
        - countryCode (country, example `"FI"`): The country of the merchant.
        - currencyCode (currency, required, example `"EUR"`): The currency.
        ## ReactPaymentsDetails (open)
        The lines and the total of a request.
        https://github.com/naoufal/react-native-payments
        - id (text, example `"order-1"`): The identifier of the request.
        - displayItems (list of ReactPaymentsItem): The lines of the sheet.
        - total (ReactPaymentsItem, required): The total.
        - shippingOptions (list of ReactPaymentsShippingOption): The ways of delivery.
        ## ReactPaymentsItem (open)
        A line of the sheet, or its total.
        https://github.com/naoufal/react-native-payments
        - label (text, required, example `"Tea box"`): The name of the line.
        - amount (ReactPaymentsAmount, required): The amount.
        ## ReactPaymentsShippingOption (open)
        One way of delivery.
        https://github.com/naoufal/react-native-payments
        - id (text, required, example `"mail"`): The identifier of the option.
        - label (text, required, example `"Mail"`): The name that the sheet shows.
        - amount (ReactPaymentsAmount, required): The price.
        - detail (text, example `"3 to 5 days"`): A second line.
        - selected (boolean, default `false`): Whether the option is chosen.
        ## ReactPaymentsAmount (open)
        An amount of react-native-payments.
        https://github.com/naoufal/react-native-payments
        - currency (currency, required, example `"EUR"`): The currency.
        - value (amount, required, example `"18.00"`): The amount in the main unit.
        ## ReactPaymentsOptions (open)
        What the sheet asks for.
        https://github.com/naoufal/react-native-payments
        - requestPayerName (boolean, example `true`): Whether the sheet asks for the name.
        - requestPayerEmail (boolean, example `true`): Whether the sheet asks for an email address.
        - requestPayerPhone (boolean, example `true`): Whether the sheet asks for a telephone number.
        - requestShipping (boolean, example `true`): Whether the sheet asks for a shipping address.
        - requestBilling (boolean, example `true`): Whether the sheet asks for a billing address.
        ## RecurlyApplePay (open)
        The argument of `recurly.ApplePay()`.
        https://docs.recurly.com/recurly-subscriptions/docs/apple-pay
        - country (country, required, example `"US"`): The country of the merchant.
        - currency (currency, required, example `"USD"`): The currency.
        - label (text, example `"Dune Books"`): The name beside the total.
        - total (anything): The amount in the main unit, or a line of Apple Pay.
        - recurring (boolean, default `false`): Whether the total becomes a regular payment.
        - pricing (anything): The prices of Recurly, which give the total and the lines.
        - form (anything): The form with the data of the shopper.
        - callbacks (anything): Functions for the events of the sheet.
        - i18n (anything): The labels of lines that Recurly adds.
        - enforceVersion (boolean): Whether a version of Apple Pay is enforced.
        - braintree (anything, personal): The client of Braintree.
        - paymentRequest (RecurlyPaymentRequest): Members of Apple's request.
        ## RecurlyPaymentRequest (open)
        Members of Apple's request that Recurly passes on.
        https://docs.recurly.com/recurly-subscriptions/docs/apple-pay
        - total (anything): The total, as Apple Pay has it.
        - lineItems (anything): The lines, as Apple Pay has them.
        - requiredShippingContactFields (anything): The parts of the shipping contact that the sheet asks for.
        - requiredBillingContactFields (anything): The parts of the billing contact that the sheet asks for.
        - supportedNetworks (anything): The networks, of which Recurly keeps those of the account.
        - recurringPaymentRequest (anything): The agreement about regular payments, as Apple Pay has it.
        ## SquarePaymentRequest (open)
        The argument of `payments.paymentRequest()` of Square's Web Payments SDK.
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        - countryCode (country, required, example `"CA"`): The country of the merchant.
        - currencyCode (currency, required, example `"CAD"`): The currency.
        - total (SquareItem, required): The total.
        - lineItems (list of SquareItem): The lines of the sheet.
        - requestBillingContact (boolean, default `false`): Whether the sheet asks for the billing contact.
        - requestShippingContact (boolean, default `false`): Whether the sheet asks for the shipping contact.
        - shippingContact (SquareContact): The shipping contact.
        - shippingOptions (list of SquareShippingOption): The ways of delivery.
        - discounts (anything): Discounts for other wallets.
        - shippingLineItems (anything): Delivery for other wallets.
        - taxLineItems (anything): Taxes for other wallets.
        ## SquareItem (open)
        A line of the sheet, or its total.
        https://developer.squareup.com/reference/sdks/web/payments/objects/LineItem
        - label (text, required, example `"Mug"`): The name of the line.
        - amount (amount, required, example `"14.00"`): The amount in the main unit.
        - pending (boolean, default `false`): Whether the amount can change.
        - id (text, example `"mug"`): The identifier for other wallets.
        - imageUrl (text, example `"https://prairieclay.example/mug.png"`): A picture for other wallets.
        - productUrl (text, example `"https://prairieclay.example/mug"`): A page for other wallets.
        ## SquareContact (open)
        A contact of Square.
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        - addressLines (anything, personal): The lines of the address.
        - city (anything, personal): The city.
        - countryCode (anything, personal): The country.
        - email (anything, personal): The email address.
        - familyName (anything, personal): The family name.
        - givenName (anything, personal): The given name.
        - phone (anything, personal): The telephone number.
        - postalCode (anything, personal): The postal code.
        - state (anything, personal): The state or province.
        ## SquareSheetUpdate (open)
        What a listener of `shippingcontactchanged` or `shippingoptionchanged` returns.
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        - error (anything): What is wrong.
        - shippingErrors (anything): What is wrong with the address.
        - lineItems (list of SquareItem): The new lines.
        - total (SquareItem): The new total.
        - shippingOptions (list of SquareShippingOption): The new ways of delivery.
        ## SquareShippingOption (open)
        One way of delivery.
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        - id (text, required, example `"mail"`): The identifier of the option.
        - label (text, required, example `"Mail"`): The name that the sheet shows.
        - amount (amount, required, example `"5.00"`): The price.
        ## StripeCheckout
        What a page gives Stripe Elements for the payment sheet: the elements, an Express Checkout Element or a Payment Element, and the answers to events.
        https://docs.stripe.com/elements/express-checkout-element
        - elements (StripeElements): The options of `stripe.elements()`.
        - element (StripeExpressElement): The options of `elements.create("expressCheckout")`.
        - paymentElement (StripePaymentElement): The options of `elements.create("payment")`.
        - answers (list of StripeSheetAnswer): The arguments of `event.resolve()`, in the order of the file.
        - changes (list of StripeSheetAnswer): Those of them that answer a choice of the shopper.
        ## StripeElements (open)
        The options of `stripe.elements()`.
        https://docs.stripe.com/js/elements_object/create_without_intent
        - mode (StripeMode): What the payment is for.
        - amount (integer, example `1490`): The amount in the smallest unit of the currency.
        - currency (text, example `"eur"`): The ISO 4217 code of the currency in lower case.
        - clientSecret (text, personal, example `"pi_1_secret_2"`): The secret of an intent, which has the amount already.
        - onBehalfOf (text, personal, example `"acct_1"`): The connected account of the payment.
        ## StripeExpressElement (open)
        The options of an Express Checkout Element.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - applePay (StripeApplePay): The agreement about later payments.
        - lineItems (list of StripeLine): The lines of the sheet.
        - shippingRates (list of StripeRate): The ways of delivery, at most 9.
        - shippingAddressRequired (boolean, default `false`): Whether the sheet asks for a shipping address.
        - billingAddressRequired (boolean): Whether the sheet asks for a billing address.
        - emailRequired (boolean, default `false`): Whether the sheet asks for an email address.
        - phoneNumberRequired (boolean, default `false`): Whether the sheet asks for a telephone number.
        - allowedShippingCountries (list of text, example `["DE"]`): The countries to which the merchant delivers.
        - business (StripeBusiness): The merchant.
        - buttonType (StripeButtonTypes): The labels of the buttons.
        - buttonTheme (StripeButtonThemes): The colors of the buttons.
        - paymentMethods (anything): When each wallet has a button.
        - wallets (anything): The old name of this member.
        - buttonHeight (anything): The height of the buttons.
        - layout (anything): How the buttons are arranged.
        - paymentMethodOrder (anything): The order of the buttons.
        ## StripePaymentElement (open)
        The options of a Payment Element, and the argument of its `update()`.
        https://docs.stripe.com/js/elements_object/create_payment_element
        - applePay (StripeApplePay): The agreement about later payments.
        - business (StripeBusiness): The merchant.
        - wallets (anything): When each wallet is offered.
        ## StripeElementUpdate
        The argument of `update()` of an Express Checkout Element.
        https://docs.stripe.com/js/elements_object/update_express_checkout_element
        - shippingAddressRequired (boolean): Whether the sheet asks for a shipping address.
        - billingAddressRequired (boolean): Whether the sheet asks for a billing address.
        - emailRequired (boolean): Whether the sheet asks for an email address.
        - phoneNumberRequired (boolean): Whether the sheet asks for a telephone number.
        - allowedShippingCountries (list of text, example `["DE"]`): The countries to which the merchant delivers.
        - buttonHeight (anything): The height of the buttons.
        - layout (anything): How the buttons are arranged.
        - paymentMethodOrder (anything): The order of the buttons.
        ## StripeSheetAnswer
        The answer to an event of an Express Checkout Element.
        https://docs.stripe.com/js/elements_object/express_checkout_element_click_event
        - applePay (StripeApplePay): The agreement about later payments.
        - lineItems (list of StripeLine): The lines of the sheet.
        - shippingRates (list of StripeRate): The ways of delivery, at most 9.
        - shippingAddressRequired (boolean, default `false`): Whether the sheet asks for a shipping address.
        - billingAddressRequired (boolean): Whether the sheet asks for a billing address.
        - emailRequired (boolean, default `false`): Whether the sheet asks for an email address.
        - phoneNumberRequired (boolean, default `false`): Whether the sheet asks for a telephone number.
        - allowedShippingCountries (list of text, example `["DE"]`): The countries to which the merchant delivers.
        - business (StripeBusiness): The merchant.
        ## StripeBusiness (open)
        The merchant as the sheet shows it.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - name (text, required, example `"Hafen Rad"`): The name beside the total.
        ## StripeButtonTypes (open)
        The labels of the buttons of an Express Checkout Element.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - applePay (StripeButtonType): The label of the Apple Pay button.
        ## StripeButtonThemes (open)
        The colors of the buttons of an Express Checkout Element.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - applePay (StripeButtonTheme): The colors of the Apple Pay button.
        ## StripeLine
        One line of the sheet.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - name (text, required, example `"Rental"`): The name of the line.
        - amount (integer, required, example `1490`): The amount in the smallest unit of the currency.
        ## StripeRate
        One way of delivery.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - id (text, required, example `"standard"`): The identifier of the rate.
        - amount (integer, required, example `490`): The price in the smallest unit of the currency.
        - displayName (text, required, example `"Standard"`): The name that the sheet shows.
        - deliveryEstimate (anything): When the goods arrive, as text or as a range.
        ## StripeApplePay (open)
        The option `applePay`: an agreement about later payments.
        https://docs.stripe.com/apple-pay/merchant-tokens
        - recurringPaymentRequest (StripeRecurring): The agreement about regular payments.
        - automaticReloadPaymentRequest (StripeReload): The agreement about automatic reloads.
        - deferredPaymentRequest (StripeDeferred): The agreement about a later payment.
        - cardFunding (anything): The kinds of cards, for the payment request button.
        ## StripeRecurring
        An agreement about regular payments.
        https://docs.stripe.com/apple-pay/merchant-tokens
        - paymentDescription (text, required, example `"Bike rental"`): What the shopper pays for.
        - managementURL (url, required, example `"https://hafenrad.example/plan"`): The page on which the shopper manages the agreement.
        - regularBilling (StripeRegularBilling, required): The regular payment.
        - trialBilling (StripeRegularBilling): The payment during a trial.
        - billingAgreement (text, example `"You pay monthly."`): The agreement in words.
        ## StripeReload
        An agreement about automatic reloads.
        https://docs.stripe.com/apple-pay/merchant-tokens
        - paymentDescription (text, required, example `"Bike card"`): What the shopper pays for.
        - managementURL (url, required, example `"https://hafenrad.example/plan"`): The page on which the shopper manages the agreement.
        - automaticReloadBilling (StripeReloadBilling, required): The reload.
        - billingAgreement (text, example `"The card is reloaded below 10 euros."`): The agreement in words.
        ## StripeDeferred
        An agreement about a later payment.
        https://docs.stripe.com/apple-pay/merchant-tokens
        - paymentDescription (text, required, example `"Bike tour"`): What the shopper pays for.
        - managementURL (url, required, example `"https://hafenrad.example/plan"`): The page on which the shopper manages the agreement.
        - deferredBilling (StripeDeferredBilling, required): The later payment.
        - billingAgreement (text, example `"You pay on the day of the tour."`): The agreement in words.
        - freeCancellationDate (date, example `"2031-05-01T10:00:00Z"`): The last moment of a free cancellation.
        - freeCancellationDateTimeZone (time zone, example `"Europe/Berlin"`): The time zone of this moment.
        ## StripeRegularBilling (open)
        A regular payment.
        https://docs.stripe.com/apple-pay/merchant-tokens
        - label (text, required, example `"Monthly"`): The name of the payment.
        - amount (integer, required, example `1490`): The amount in the smallest unit of the currency.
        - recurringPaymentStartDate (date, example `"2031-05-01T10:00:00Z"`): The day of the first payment.
        - recurringPaymentEndDate (date, example `"2032-05-01T10:00:00Z"`): The day of the last payment.
        - recurringPaymentIntervalUnit (StripeIntervalUnit, default `"month"`): The unit of the interval.
        - recurringPaymentIntervalCount (integer, default `1`, example `1`): The number of units between two payments.
        ## StripeReloadBilling (open)
        An automatic reload.
        https://docs.stripe.com/apple-pay/merchant-tokens
        - label (text, required, example `"Reload"`): The name of the payment.
        - amount (integer, required, example `2000`): The amount in the smallest unit of the currency.
        - automaticReloadPaymentThresholdAmount (integer, required, example `1000`): The balance below which the card is reloaded.
        ## StripeDeferredBilling (open)
        A later payment.
        https://docs.stripe.com/apple-pay/merchant-tokens
        - label (text, required, example `"Tour"`): The name of the payment.
        - amount (integer, required, example `4900`): The amount in the smallest unit of the currency.
        - deferredPaymentDate (date, required, example `"2031-05-03T10:00:00Z"`): The day of the payment.
        ## StripePaymentRequest
        The argument of `stripe.paymentRequest()`.
        https://docs.stripe.com/js/payment_request/create
        - country (text, required, example `"JP"`): The country of the Stripe account.
        - currency (text, required, example `"jpy"`): The ISO 4217 code of the currency in lower case.
        - total (StripeItem, required): The total.
        - displayItems (list of StripeItem): The lines of the sheet.
        - requestPayerName (boolean, default `false`): Whether the sheet asks for the name.
        - requestPayerEmail (boolean, default `false`): Whether the sheet asks for an email address.
        - requestPayerPhone (boolean, default `false`): Whether the sheet asks for a telephone number.
        - requestShipping (boolean, default `false`): Whether the sheet asks for a shipping address.
        - shippingOptions (list of StripeShippingOption): The ways of delivery, of which the first one is chosen.
        - disableWallets (list of text, example `["link"]`): The wallets that are not offered.
        - wallets (list of text, example `["applePay"]`): The wallets that are offered, an old name.
        - onBehalfOf (text, personal, example `"acct_1"`): The connected account of the payment.
        - applePay (StripeApplePay): The agreement about later payments.
        ## StripeRequestUpdate
        The argument of `paymentRequest.update()`, before the sheet is open.
        https://docs.stripe.com/js/payment_request/update
        - currency (text, example `"jpy"`): The new currency.
        - total (StripeItem): The new total.
        - displayItems (list of StripeItem): The new lines.
        - shippingOptions (list of StripeShippingOption): The new ways of delivery.
        - applePay (StripeApplePay): The new agreement about later payments.
        ## StripePaymentUpdate
        The argument of `event.updateWith()` of Stripe's payment request.
        https://docs.stripe.com/js/appendix/update_details
        - status (StripeUpdateStatus, required): Whether the merchant accepts the choice.
        - total (StripeItem): The new total.
        - displayItems (list of StripeItem): The new lines.
        - shippingOptions (list of StripeShippingOption): The new ways of delivery.
        - applePay (StripeApplePay): The new agreement about later payments.
        ## StripeItem
        A line of the sheet, or its total.
        https://docs.stripe.com/js/appendix/payment_item_object
        - label (text, required, example `"Kissa Mori"`): The name of the line.
        - amount (integer, required, example `1800`): The amount in the smallest unit of the currency.
        - pending (boolean, default `false`): Whether the amount can change.
        ## StripeShippingOption
        One way of delivery.
        https://docs.stripe.com/js/appendix/shipping_option
        - id (text, required, example `"standard"`): The identifier of the option.
        - label (text, required, example `"Standard"`): The name that the sheet shows.
        - detail (text, expected, example `"3 to 5 days"`): A second line.
        - amount (integer, required, example `490`): The price in the smallest unit of the currency.
        ## StripePaymentFailure
        The argument of `event.paymentFailed()` of an Express Checkout Element.
        https://docs.stripe.com/js/elements_object/express_checkout_element_confirm_event
        - reason (StripeFailureReason): Why the payment failed.
        - message (text, example `"Please choose another address."`): A message for the shopper.
        ## StripeCompletion
        The argument of `event.complete()` of Stripe's payment request.
        https://docs.stripe.com/js/payment_request/events/on_paymentmethod
        - status (StripeCompletionStatus, required): How the payment ends.
        ## StripeAppPayment (open)
        The option `applePay` of Stripe's React Native SDK.
        https://docs.stripe.com/apple-pay?platform=react-native
        - merchantCountryCode (anything): The country of the merchant.
        - currencyCode (anything): The currency.
        - cartItems (anything): The lines of the sheet, of which the last one is the total.
        - supportedNetworks (anything): The networks, by their names in apps.
        - additionalEnabledNetworks (anything): More networks.
        - merchantCapabilities (anything): The protocols and kinds of cards.
        - requiredShippingAddressFields (anything): The parts of the shipping contact that the sheet asks for.
        - requiredBillingContactFields (anything): The parts of the billing contact that the sheet asks for.
        - shippingMethods (anything): The ways of delivery.
        - shippingType (anything): How the goods are delivered.
        - supportedCountries (anything): The countries, which do not arrive.
        - supportsCouponCode (anything): Whether the sheet asks for a coupon code.
        - couponCode (anything): The coupon code.
        - request (StripeAppRequest): The agreement about later payments.
        ## StripeAppUpdate (open)
        The option `applePay` of `updatePlatformPaySheet()`.
        https://docs.stripe.com/apple-pay?platform=react-native
        - cartItems (anything): The new lines of the sheet, of which the last one is the total.
        - shippingMethods (anything): The new ways of delivery.
        - errors (anything): What is wrong with the choice of the shopper.
        ## StripeAppOldPayment (open)
        The argument of `presentApplePay()` of older versions of Stripe's React Native SDK.
        https://docs.stripe.com/apple-pay?platform=react-native
        - cartItems (anything): The lines of the sheet, of which the last one is the total.
        - country (anything): The country of the merchant.
        - currency (anything): The currency.
        - shippingMethods (anything): The ways of delivery.
        - jcbEnabled (anything): Whether JCB is accepted.
        ## StripeAppRequest (open)
        An agreement about later payments in Stripe's React Native SDK.
        https://docs.stripe.com/apple-pay?platform=react-native
        - type (anything): What the agreement is about.
        - description (anything): What the shopper pays for.
        - managementUrl (anything): The page on which the shopper manages the agreement.
        - billing (anything): The regular payment.
        - trialBilling (anything): The payment during a trial.
        - billingAgreement (anything): The agreement in words.
        - tokenNotificationURL (anything): The address that hears about the token.
        - label (anything): The name of a reload.
        - reloadAmount (anything): The amount of a reload.
        - thresholdAmount (anything): The balance below which the card is reloaded.
        - merchants (anything): The shares of several merchants.
        # kinds
        - AdyenApplePay (as adyenApplePay)
        - AdyenSheetUpdate (as adyenSheetUpdate)
        - AirwallexButton (as airwallexButton)
        - AirwallexRequestOptions (as airwallexRequestOptions)
        - BraintreePaymentRequest (as braintreePaymentRequest)
        - BraintreeValidation (as braintreeValidation)
        - BraintreeTokenization (as braintreeTokenization)
        - BraintreeDropIn (as braintreeDropIn)
        - BraintreeHandover (as braintreeHandover)
        - CapacitorPayRequest (as capacitorPayRequest)
        - CapacitorStripePayment (as capacitorStripePayment)
        - EvervaultTransaction (as evervaultTransaction)
        - FlutterPaymentProfile (as flutterPaymentProfile)
        - FlutterPaymentItems (as flutterPaymentItems)
        - MollieSession (as mollieSession)
        - MolliePayment (as molliePayment)
        - PayPalCheckout (as payPalCheckout)
        - PayPalValidation (as payPalValidation)
        - ReactPaymentsRequest (as reactPaymentsRequest)
        - RecurlyApplePay (as recurlyApplePay)
        - SquarePaymentRequest (as squarePaymentRequest)
        - SquareSheetUpdate (as squareSheetUpdate)
        - StripePaymentRequest (as stripePaymentRequest)
        - StripeCheckout (as stripeCheckout)
        - StripeSheetAnswer (as stripeSheetAnswer)
        - StripePaymentUpdate (as stripePaymentUpdate)
        - StripeRequestUpdate (as stripeRequestUpdate)
        - StripeElements (as stripeElements)
        - StripePaymentFailure (as stripePaymentFailure)
        - StripeCompletion (as stripeCompletion)
        - StripeElementUpdate (as stripeElementUpdate)
        - StripePaymentElement (as stripePaymentElement)
        - StripeAppPayment (as stripeAppPayment)
        - StripeAppUpdate (as stripeAppUpdate)
        - StripeAppOldPayment (as stripeAppOldPayment)
        # vocabularies
        ## AdyenPriceStatus (unknown words are refused)
        Whether the total of a payment with Adyen is final.
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        - final: The total is final.
        - pending: The total can change.
        ## AirwallexMode (unknown words are refused)
        What a payment with Airwallex is for.
        https://www.airwallex.com/docs/js/payments/applepaybutton
        - payment: One payment.
        - recurring: Later payments.
        ## CapacitorPayCapability (unknown words are refused)
        What a card must be able to do in Capacitor Pay.
        https://github.com/Cap-go/capacitor-pay
        - 3DS (as threeDSecure): The protocol 3-D Secure.
        - emv: The protocol EMV.
        - credit: Credit cards.
        - debit: Debit cards.
        ## CapacitorPayField (unknown words are refused)
        A part of a contact that the sheet of Capacitor Pay asks for.
        https://github.com/Cap-go/capacitor-pay
        - emailAddress: The email address.
        - name: The name.
        - phoneNumber: The telephone number.
        - postalAddress: The postal address.
        ## CapacitorPayShippingType (unknown words are refused)
        How the goods of a payment with Capacitor Pay are delivered.
        https://github.com/Cap-go/capacitor-pay
        - shipping: To an address.
        - delivery: To an address, within a short time.
        - servicePickup: From an address of the shopper.
        - storePickup: In a store.
        ## CapacitorPayItemType (unknown words are refused)
        Whether an amount of Capacitor Pay is final.
        https://github.com/Cap-go/capacitor-pay
        - final: The amount is final.
        - pending: The amount can change.
        ## CapacitorPayIntervalUnit (unknown words are refused)
        The unit of the interval between two payments of Capacitor Pay.
        https://github.com/Cap-go/capacitor-pay
        - day: Days.
        - week: Weeks.
        - month: Months.
        - year: Years.
        ## CapacitorStripeField (unknown words are refused)
        A part of the shipping contact that the sheet of Stripe for Capacitor asks for.
        https://github.com/capacitor-community/stripe
        - postalAddress: The postal address.
        - phoneNumber: The telephone number.
        - emailAddress: The email address.
        - name: The name.
        ## EvervaultType (unknown words are refused)
        What a transaction of Evervault is.
        https://docs.evervault.com/cards/apple-pay
        - payment: One payment.
        - recurring: A regular payment.
        - disbursement: A transfer to the shopper.
        ## EvervaultIntervalUnit (unknown words are refused)
        The unit of the interval between two payments of Evervault.
        https://docs.evervault.com/cards/apple-pay
        - minute: Minutes.
        - hour: Hours.
        - day: Days.
        - week: Weeks.
        - month: Months.
        - year: Years.
        ## FlutterProvider (unknown words are refused)
        The wallet that a profile of the Flutter package `pay` is for.
        https://pub.dev/packages/pay
        - apple_pay (as applePay): Apple Pay.
        - google_pay (as googlePay): Google Pay.
        ## ReactPaymentsNetwork (unknown words are refused)
        The networks of react-native-payments and of @rnw-community/react-native-payments.
        https://github.com/naoufal/react-native-payments
        - amex: American Express.
        - mastercard (as mastercardInLowerCase): Mastercard, in react-native-payments.
        - visa: Visa.
        - discover: Discover.
        - privatelabel (as privatelabelInLowerCase): Private label cards, in react-native-payments.
        - chinaunionpay (as chinaunionpayInLowerCase): China UnionPay, in react-native-payments.
        - interac: Interac.
        - jcb: JCB.
        - suica: Suica.
        - cartebancaires (as cartebancairesInLowerCase): Cartes Bancaires, in react-native-payments.
        - cartebancaire (as cartebancaireInLowerCase): Cartes Bancaires, in react-native-payments.
        - idcredit (as idcreditInLowerCase): iD, in react-native-payments.
        - quicpay (as quicpayInLowerCase): QUICPay, in react-native-payments.
        - bancontact: Bancontact.
        - cartesBancaires: Cartes Bancaires.
        - chinaUnionPay: China UnionPay.
        - dankort: Dankort.
        - eftpos: eftpos.
        - electron: Visa Electron.
        - elo: Elo.
        - girocard: girocard.
        - mada: mada.
        - maestro: Maestro.
        - masterCard: Mastercard.
        - mir: Mir.
        - privateLabel: Private label cards.
        - vPay: V Pay.
        ## StripeMode (unknown words are refused)
        What a payment with Stripe Elements is for.
        https://docs.stripe.com/js/elements_object/create_without_intent
        - payment: One payment.
        - subscription: A subscription.
        - setup: A card for later payments.
        ## StripeIntervalUnit (unknown words are refused)
        The unit of the interval between two payments.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - year: Years.
        - month: Months.
        - day: Days.
        - hour: Hours.
        - minute: Minutes.
        ## StripeButtonType (unknown words are refused)
        The label of the Apple Pay button of an Express Checkout Element.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - add-money (as addMoney): Add money.
        - book: Book.
        - buy: Buy.
        - check-out (as checkOut): Check out.
        - contribute: Contribute.
        - donate: Donate.
        - order: Order.
        - plain: No label.
        - reload: Reload.
        - rent: Rent.
        - subscribe: Subscribe.
        - support: Support.
        - tip: Tip.
        - top-up (as topUp): Top up.
        ## StripeButtonTheme (unknown words are refused)
        The colors of the Apple Pay button of an Express Checkout Element.
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        - black: A black button.
        - white: A white button.
        - white-outline (as whiteOutline): A white button with an outline.
        ## StripeUpdateStatus (unknown words are refused)
        The status of an update of Stripe's payment request.
        https://docs.stripe.com/js/appendix/update_details
        - success: The update is complete.
        - fail: The merchant cannot accept the choice.
        - invalid_shipping_address (as invalidShippingAddress): The merchant does not deliver to the address.
        ## StripeCompletionStatus (unknown words are refused)
        How a payment with Stripe's payment request ends.
        https://docs.stripe.com/js/payment_request/events/on_paymentmethod
        - success: The payment succeeded.
        - fail: The payment failed.
        - invalid_payer_name (as invalidPayerName): The name is wrong.
        - invalid_payer_phone (as invalidPayerPhone): The telephone number is wrong.
        - invalid_payer_email (as invalidPayerEmail): The email address is wrong.
        - invalid_shipping_address (as invalidShippingAddress): The merchant does not deliver to the address.
        ## StripeFailureReason (unknown words are refused)
        Why a payment with an Express Checkout Element failed.
        https://docs.stripe.com/js/elements_object/express_checkout_element_confirm_event
        - fail: Another reason.
        - invalid_shipping_address (as invalidShippingAddress): The shipping address is wrong.
        - invalid_billing_address (as invalidBillingAddress): The billing address is wrong.
        - invalid_payment_data (as invalidPaymentData): The payment is wrong.
        - address_unserviceable (as addressUnserviceable): The merchant does not deliver to the address.
        """#
}
