// Generated from the cards in Sources/PaySheetProviders/Cards. Do not edit; run `swift run generate`.

/// What the rules say, for `RuleCard`.
enum ProvidersCards {
    static let text = ##"""
        20000
        stripe/amount
        Amount that is not a whole number
        error
        correct
        document
        2026.11
        An amount is text, or has decimals.
        Stripe takes whole numbers in the smallest unit of the currency, and throws an IntegrationError.
        Write 1490 for 14.90 EUR.
        PV-STRIPE-AMOUNT
        https://docs.stripe.com/currencies
        -
        from stripeCheckout
        set /answers/0/lineItems/0/amount "14.90"
        finds /answers/0/lineItems/0/amount
        shows PV-STRIPE-AMOUNT
        from stripePaymentRequest
        set /total/amount 220.00000000000003
        finds /total/amount
        shows PV-STRIPE-AMOUNT
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/amount 14.9
        finds /answers/0/applePay/recurringPaymentRequest/regularBilling/amount
        shows PV-STRIPE-AMOUNT
        right
        from stripeCheckout
        set /answers/0/lineItems/0/amount 1490
        from stripePaymentRequest
        set /total/amount 220

        20001
        stripe/amount-step
        Amount with too fine a step
        error
        correct
        document
        2026.11
        An amount has a digit that the currency does not have.
        Stripe refuses the charge. Amounts in ISK and UGX end in 00. Those in BHD, JOD, KWD, OMR and TND end in 0.
        Round the amount.
        PV-STRIPE-AMOUNT-STEP
        https://docs.stripe.com/currencies
        -
        from stripeElements
        set /currency "isk"
        set /amount 1490
        finds /amount
        shows PV-STRIPE-AMOUNT-STEP
        from stripeElements
        set /currency "kwd"
        set /amount 1495
        finds /amount
        shows PV-STRIPE-AMOUNT-STEP
        right
        from stripeElements
        set /currency "isk"
        set /amount 1500
        from stripeElements
        set /currency "kwd"
        set /amount 1490

        20002
        stripe/amount-zero
        Nothing to pay
        warning
        correct
        document
        2026.11
        The amount of a payment is zero or negative.
        Stripe wants a positive amount, and Apple Pay shows a total that the shopper does not pay.
        Write what the shopper pays.
        PV-STRIPE-AMOUNT-ZERO
        https://docs.stripe.com/js/elements_object/create_without_intent
        -
        from stripeElements
        set /amount 0
        finds /amount
        shows PV-STRIPE-AMOUNT-ZERO
        from stripePaymentRequest
        set /total/amount 0
        finds /total/amount
        shows PV-STRIPE-AMOUNT-ZERO
        from stripePaymentRequest
        set /total/amount -100
        finds /total/amount
        shows PV-STRIPE-AMOUNT-ZERO
        right
        from stripeElements
        set /amount 1
        from stripePaymentRequest
        set /total {"label":"Kissa Mori","amount":0,"pending":true}

        20003
        stripe/member-name
        Member of another interface
        error
        correct
        document
        2026.11
        A line or a rate has the member names of another interface.
        Stripe throws an IntegrationError, because the amount or the name is missing.
        Use "name" and "amount" for lines, and "id", "amount" and "displayName" for rates.
        PV-STRIPE-KEYS
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        -
        from stripeCheckout
        set /answers/0/lineItems [{"label":"Rental","amount":1490}]
        finds /answers/0/lineItems/0/label
        shows PV-STRIPE-KEYS
        from stripeCheckout
        set /answers/0/shippingRates/0 {"identifier":"harbor","amount":0,"displayName":"At the harbor"}
        finds /answers/0/shippingRates/0/identifier
        shows PV-STRIPE-KEYS
        from stripeCheckout
        set /answers/0/lineItems [{"name":"Rental","value":1490}]
        finds /answers/0/lineItems/0/value
        shows PV-STRIPE-KEYS
        right
        from stripeCheckout
        set /answers/0/lineItems [{"name":"Rental","amount":1490}]
        from stripePaymentRequest
        set /displayItems [{"label":"Tea","amount":500}]

        20004
        stripe/lines-sum
        Lines above the amount
        error
        correct
        document
        2026.11
        The lines add up to more than the amount of elements().
        Stripe throws an IntegrationError when the page calls resolve(), and the sheet does not open.
        Write discounts as negative lines. Call elements.update() before resolve().
        PV-STRIPE-LINES-SUM
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        -
        from stripeCheckout
        set /answers/0/lineItems/1/amount 100
        finds /answers/0/lineItems
        shows PV-STRIPE-LINES-SUM
        from stripeCheckout
        set /elements/amount 1489
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/amount 1489
        finds /answers/0/lineItems
        shows PV-STRIPE-LINES-SUM
        right
        from stripeCheckout
        set /answers/0/lineItems/1/amount -200
        from stripeCheckout
        set /elements/amount 1490

        20005
        stripe/discount
        Discount that adds to the lines
        warning
        correct
        document
        2026.11
        The line of a discount is positive.
        The sheet shows a line that adds to the price.
        Write the amount with a minus sign.
        PV-STRIPE-DISCOUNT
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        -
        from stripeCheckout
        set /answers/0/lineItems [{"name":"Rental","amount":1390},{"name":"Discount","amount":100}]
        finds /answers/0/lineItems/1/amount
        shows PV-STRIPE-DISCOUNT
        from stripeCheckout
        set /answers/0/lineItems [{"name":"Rabatt","amount":50}]
        finds /answers/0/lineItems/0/amount
        shows PV-STRIPE-DISCOUNT
        right
        from stripeCheckout
        set /answers/0/lineItems [{"name":"Rental","amount":1590},{"name":"Discount","amount":-100}]
        from stripeCheckout
        set /answers/0/lineItems [{"name":"Gift voucher","amount":1490}]

        20006
        stripe/rates-many
        More than nine shipping rates
        error
        correct
        document
        2026.11
        There are more than nine shipping rates.
        Stripe throws an IntegrationError.
        Offer at most nine rates.
        PV-STRIPE-RATES-MANY
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        -
        from stripeCheckout
        set /answers/0/shippingRates [{"id":"r0","amount":100,"displayName":"Rate 0"},{"id":"r1","amount":100,"displayName":"Rate 1"},{"id":"r2","amount":100,"displayName":"Rate 2"},{"id":"r3","amount":100,"displayName":"Rate 3"},{"id":"r4","amount":100,"displayName":"Rate 4"},{"id":"r5","amount":100,"displayName":"Rate 5"},{"id":"r6","amount":100,"displayName":"Rate 6"},{"id":"r7","amount":100,"displayName":"Rate 7"},{"id":"r8","amount":100,"displayName":"Rate 8"},{"id":"r9","amount":100,"displayName":"Rate 9"}]
        finds /answers/0/shippingRates
        shows PV-STRIPE-RATES-MANY
        from stripeCheckout
        set /answers/0/shippingRates [{"id":"r0","amount":100,"displayName":"Rate 0"},{"id":"r1","amount":100,"displayName":"Rate 1"},{"id":"r2","amount":100,"displayName":"Rate 2"},{"id":"r3","amount":100,"displayName":"Rate 3"},{"id":"r4","amount":100,"displayName":"Rate 4"},{"id":"r5","amount":100,"displayName":"Rate 5"},{"id":"r6","amount":100,"displayName":"Rate 6"},{"id":"r7","amount":100,"displayName":"Rate 7"},{"id":"r8","amount":100,"displayName":"Rate 8"},{"id":"r9","amount":100,"displayName":"Rate 9"},{"id":"r10","amount":100,"displayName":"Rate 10"},{"id":"r11","amount":100,"displayName":"Rate 11"}]
        finds /answers/0/shippingRates
        shows PV-STRIPE-RATES-MANY
        right
        from stripeCheckout
        set /answers/0/shippingRates [{"id":"r0","amount":100,"displayName":"Rate 0"},{"id":"r1","amount":100,"displayName":"Rate 1"},{"id":"r2","amount":100,"displayName":"Rate 2"},{"id":"r3","amount":100,"displayName":"Rate 3"},{"id":"r4","amount":100,"displayName":"Rate 4"},{"id":"r5","amount":100,"displayName":"Rate 5"},{"id":"r6","amount":100,"displayName":"Rate 6"},{"id":"r7","amount":100,"displayName":"Rate 7"},{"id":"r8","amount":100,"displayName":"Rate 8"}]
        from stripeCheckout
        set /answers/0/shippingRates [{"id":"r1","amount":100,"displayName":"Rate 1"}]

        20007
        stripe/rates-pair
        Address without rates, or rates without address
        error
        correct
        document
        2026.11
        The element asks for a shipping address without shipping rates, or has rates without asking.
        Stripe throws an IntegrationError.
        Give both or neither.
        PV-STRIPE-RATES-PAIR
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        -
        from stripeCheckout
        remove /answers/0/shippingRates
        finds /element/shippingAddressRequired
        shows PV-STRIPE-RATES-PAIR
        from stripeCheckout
        remove /element/shippingAddressRequired
        finds /answers/0/shippingRates
        shows PV-STRIPE-RATES-PAIR
        right
        from stripeCheckout
        remove /answers/0/shippingRates
        remove /element/shippingAddressRequired
        from stripeCheckout
        remove /answers/0/shippingRates
        set /element/shippingAddressRequired false

        20008
        stripe/kinds
        Several agreements
        error
        correct
        document
        2026.11
        The option applePay has two agreements.
        A sheet shows one agreement, and Stripe takes only one.
        Remove all but one, or set the others to null.
        PV-STRIPE-KINDS
        https://docs.stripe.com/apple-pay/merchant-tokens
        -
        from stripeCheckout
        set /answers/0/applePay/deferredPaymentRequest {"paymentDescription":"Tour","managementURL":"https://hafenrad.example/plan","deferredBilling":{"label":"Tour","amount":4900,"deferredPaymentDate":"2031-05-03T10:00:00Z"}}
        finds /answers/0/applePay/deferredPaymentRequest
        shows PV-STRIPE-KINDS
        from stripeCheckout
        set /answers/0/applePay/automaticReloadPaymentRequest {"paymentDescription":"Card","managementURL":"https://hafenrad.example/plan","automaticReloadBilling":{"label":"Reload","amount":1490,"automaticReloadPaymentThresholdAmount":500}}
        finds /answers/0/applePay/automaticReloadPaymentRequest
        shows PV-STRIPE-KINDS
        right
        from stripeCheckout
        set /answers/0/applePay/deferredPaymentRequest null
        from stripeCheckout
        set /answers/0/applePay {"automaticReloadPaymentRequest":{"paymentDescription":"Card","managementURL":"https://hafenrad.example/plan","automaticReloadBilling":{"label":"Reload","amount":1490,"automaticReloadPaymentThresholdAmount":500}}}

        20009
        stripe/deferred-update
        Deferred payment in an update
        error
        correct
        document
        2026.11
        An update of the sheet has a deferred payment.
        Updates take a recurring payment or an automatic reload only.
        Give the deferred payment when you create the payment request or the element.
        PV-STRIPE-DEFERRED-UPDATE
        https://docs.stripe.com/js/appendix/update_details
        -
        from stripePaymentUpdate
        set /applePay {"deferredPaymentRequest":{"paymentDescription":"Tour","managementURL":"https://hafenrad.example/plan","deferredBilling":{"label":"Tour","amount":4900,"deferredPaymentDate":"2031-05-03T10:00:00Z"}}}
        finds /applePay/deferredPaymentRequest
        shows PV-STRIPE-DEFERRED-UPDATE
        from stripePaymentUpdate
        remove /total
        set /applePay {"deferredPaymentRequest":{"paymentDescription":"Tour","managementURL":"https://hafenrad.example/plan","deferredBilling":{"label":"Tour","amount":4900,"deferredPaymentDate":"2031-05-03T10:00:00Z"}}}
        finds /applePay/deferredPaymentRequest
        shows PV-STRIPE-DEFERRED-UPDATE
        from stripeCheckout
        set /changes [{"applePay":{"deferredPaymentRequest":{"paymentDescription":"Tour","managementURL":"https://hafenrad.example/plan","deferredBilling":{"label":"Tour","amount":4900,"deferredPaymentDate":"2031-05-03T10:00:00Z"}}}}]
        finds /changes/0/applePay/deferredPaymentRequest
        shows PV-STRIPE-DEFERRED-UPDATE
        right
        from stripePaymentUpdate
        set /applePay {"automaticReloadPaymentRequest":{"paymentDescription":"Card","managementURL":"https://hafenrad.example/plan","automaticReloadBilling":{"label":"Reload","amount":1490,"automaticReloadPaymentThresholdAmount":500}}}
        from stripePaymentRequest
        set /applePay {"deferredPaymentRequest":{"paymentDescription":"Tour","managementURL":"https://hafenrad.example/plan","deferredBilling":{"label":"Tour","amount":4900,"deferredPaymentDate":"2031-05-03T10:00:00Z"}}}

        20010
        stripe/filled
        Member that Stripe writes itself
        warning
        correct
        document
        2026.11
        The option applePay has a member that Stripe writes itself.
        Stripe ignores the value. Its own server gets the notifications about the merchant token.
        Remove the member.
        PV-STRIPE-FILLED
        https://docs.stripe.com/apple-pay/merchant-tokens
        -
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/paymentTiming "recurring"
        finds /answers/0/applePay/recurringPaymentRequest/regularBilling/paymentTiming
        shows PV-STRIPE-FILLED
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/tokenNotificationURL "https://hafenrad.example/token"
        finds /answers/0/applePay/recurringPaymentRequest/tokenNotificationURL
        shows PV-STRIPE-FILLED
        right
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/billingAgreement "You pay monthly."
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 1

        20011
        stripe/interval-unit
        Unknown unit of an interval
        error
        correct
        document
        2026.11
        The unit of the interval is not year, month, day, hour or minute.
        Stripe refuses the agreement. There is no unit for weeks.
        Write one of the five words; a week is 7 days.
        PV-STRIPE-UNIT
        https://docs.stripe.com/apple-pay/merchant-tokens
        -
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "week"
        finds /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit
        shows PV-STRIPE-UNIT
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "months"
        finds /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit
        shows PV-STRIPE-UNIT
        right
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "day"
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount 7
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit "year"

        20012
        stripe/currency-case
        Currency with capitals
        error
        correct
        document
        2026.11
        The currency has capital letters.
        Stripe throws an IntegrationError.
        Write the code in lower case.
        PV-STRIPE-CURRENCY-CASE
        https://docs.stripe.com/currencies
        -
        from stripeElements
        set /currency "EUR"
        finds /currency
        shows PV-STRIPE-CURRENCY-CASE
        from stripePaymentRequest
        set /currency "JPY"
        finds /currency
        shows PV-STRIPE-CURRENCY-CASE
        right
        from stripeElements
        set /currency "usd"
        from stripePaymentRequest
        set /currency "jpy"

        20013
        stripe/country
        Country that Stripe does not take
        warning
        correct
        document
        2026.11
        The country is not one that accounts of Stripe have.
        stripe.paymentRequest() throws an IntegrationError. The list of countries is from 2021.
        Write the country of the Stripe account, not that of the shop or the shopper, in capitals.
        PV-STRIPE-COUNTRY
        https://docs.stripe.com/js/payment_request/create
        -
        from stripePaymentRequest
        set /country "jp"
        finds /country
        shows PV-STRIPE-COUNTRY
        from stripePaymentRequest
        set /country "SA"
        finds /country
        shows PV-STRIPE-COUNTRY
        right
        from stripePaymentRequest
        set /country "US"
        from stripePaymentRequest
        set /country "UY"

        20014
        stripe/button
        Unknown button
        error
        correct
        document
        2026.11
        The button has a type or a theme that Stripe does not know.
        Stripe throws an IntegrationError. Its words differ from those of Apple.
        Write a word of the list, such as "check-out".
        PV-STRIPE-BUTTON
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        -
        from stripeCheckout
        set /element/buttonType/applePay "checkout"
        finds /element/buttonType/applePay
        shows PV-STRIPE-BUTTON
        from stripeCheckout
        set /element/buttonTheme/applePay "white-with-line"
        finds /element/buttonTheme/applePay
        shows PV-STRIPE-BUTTON
        right
        from stripeCheckout
        set /element/buttonType/applePay "check-out"
        from stripeCheckout
        set /element/buttonTheme/applePay "white-outline"

        20015
        stripe/mode
        Unknown mode, or one without its members
        error
        correct
        document
        2026.11
        The mode is unknown, or the amount or the currency is missing, or there is an amount without a mode.
        Stripe throws an IntegrationError.
        Write the mode "payment" or "subscription" with an amount and a currency, or "setup".
        PV-STRIPE-MODE
        https://docs.stripe.com/js/elements_object/create_without_intent
        -
        from stripeElements
        set /mode "pay"
        finds /mode
        shows PV-STRIPE-MODE
        from stripeElements
        remove /currency
        finds /mode
        shows PV-STRIPE-MODE
        from stripeElements
        remove /mode
        finds /amount
        shows PV-STRIPE-MODE
        right
        from stripeElements
        set /mode "subscription"
        from stripeElements
        remove /amount
        set /mode "setup"

        20016
        stripe/update-member
        Member that an update does not take
        error
        correct
        document
        2026.11
        An update has a member of stripe.paymentRequest() or of an Express Checkout Element that cannot change.
        Stripe refuses the update.
        Give the member when you create the payment request or the element, or in event.resolve().
        PV-STRIPE-UPDATE-MEMBER
        https://docs.stripe.com/js/appendix/update_details
        -
        from stripePaymentUpdate
        set /country "JP"
        finds /country
        shows PV-STRIPE-UPDATE-MEMBER
        from stripePaymentUpdate
        set /requestShipping true
        finds /requestShipping
        shows PV-STRIPE-UPDATE-MEMBER
        from stripeElementUpdate
        set /lineItems [{"name":"Rental","amount":1490}]
        finds /lineItems
        shows PV-STRIPE-UPDATE-MEMBER
        from stripeElementUpdate
        set /buttonType {"applePay":"buy"}
        finds /buttonType
        shows PV-STRIPE-UPDATE-MEMBER
        from stripePaymentElement
        set /wallets {"applePay":"never"}
        finds /wallets
        shows PV-STRIPE-UPDATE-MEMBER
        from stripeRequestUpdate
        set /onBehalfOf "acct_1"
        finds /onBehalfOf
        shows PV-STRIPE-UPDATE-MEMBER
        right
        from stripePaymentUpdate
        set /displayItems [{"label":"Tea","amount":1800}]
        from stripePaymentRequest
        set /requestShipping true
        from stripeElementUpdate
        set /phoneNumberRequired true

        20017
        stripe/status
        Unknown status
        error
        correct
        document
        2026.11
        The status of an update, of a completion or of a failure is not a word of Stripe.
        The sheet waits until it fails.
        Write one of the words of Stripe, such as "success" or "fail".
        PV-STRIPE-STATUS
        https://docs.stripe.com/js/appendix/update_details
        -
        from stripePaymentUpdate
        set /status "ok"
        finds /status
        shows PV-STRIPE-STATUS
        from stripePaymentFailure
        set /reason "failure"
        finds /reason
        shows PV-STRIPE-STATUS
        from stripeCompletion
        set /status "unknown"
        finds /status
        shows PV-STRIPE-STATUS
        right
        from stripePaymentUpdate
        set /status "fail"
        from stripePaymentFailure
        set /reason "invalid_payment_data"
        from stripePaymentUpdate
        set /status "invalid_shipping_address"
        from stripeCompletion
        set /status "invalid_payer_email"

        20018
        stripe/deprecated
        Member that has moved
        info
        correct
        document
        2026.11
        A member is deprecated at this place.
        Stripe has moved it and can remove the old place.
        Give it to elements.create("expressCheckout"); use "disableWallets" for "wallets".
        PV-STRIPE-OLD
        https://docs.stripe.com/js/elements_object/create_express_checkout_element
        -
        from stripeCheckout
        set /answers/0/emailRequired true
        finds /answers/0/emailRequired
        shows PV-STRIPE-OLD
        from stripePaymentRequest
        set /wallets ["applePay"]
        finds /wallets
        shows PV-STRIPE-OLD
        right
        from stripeCheckout
        set /element/emailRequired true
        from stripePaymentRequest
        set /disableWallets ["link"]

        20019
        stripe/date
        Date that is not a Date
        error
        correct
        document
        2026.11
        A date is a number, or a script has it as text.
        Stripe wants a Date of JavaScript. A document of JSON has ISO 8601 text for it.
        Write new Date(…) in a script, and ISO 8601 text in JSON.
        PV-STRIPE-DATE
        https://docs.stripe.com/apple-pay/merchant-tokens
        -
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentStartDate 1935000000000
        finds /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentStartDate
        shows PV-STRIPE-DATE
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentEndDate 1
        finds /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentEndDate
        shows PV-STRIPE-DATE
        right
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentStartDate "2031-05-01T10:00:00Z"
        from stripeCheckout
        set /answers/0/applePay/recurringPaymentRequest/regularBilling/recurringPaymentEndDate "2032-05-01T10:00:00Z"

        20040
        flutter/required
        Member without which the app crashes
        error
        correct
        document
        2026.11
        A required member is missing or has another type.
        The plugin casts the value without a check, and the app crashes.
        Write the merchant identifier, the country, the currency and the networks.
        PV-FLUTTER-REQUIRED
        https://pub.dev/packages/pay
        -
        from flutterProfile
        remove /data/countryCode
        finds /data
        shows PV-FLUTTER-REQUIRED
        from flutterProfile
        set /data/currencyCode null
        finds /data/currencyCode
        shows PV-FLUTTER-REQUIRED
        from flutterProfile
        set /data/supportedNetworks "visa"
        finds /data/supportedNetworks
        shows PV-FLUTTER-REQUIRED
        right
        from flutterProfile
        remove /data/merchantCapabilities
        from flutterProfile
        set /data/countryCode "SE"

        20041
        flutter/provider
        Profile of Google Pay as that of Apple Pay
        error
        correct
        document
        2026.11
        The profile is for Apple Pay and has members of Google Pay.
        The app crashes, because the members of Apple Pay are missing.
        Write "provider": "google_pay", or the members of Apple Pay.
        PV-FLUTTER-PROVIDER
        https://pub.dev/packages/pay
        -
        from flutterProfile
        set /data {"environment":"TEST","apiVersion":2,"allowedPaymentMethods":[]}
        finds /data/environment
        shows PV-FLUTTER-PROVIDER
        from flutterProfile
        set /data/transactionInfo {"countryCode":"FI"}
        finds /data/transactionInfo
        shows PV-FLUTTER-PROVIDER
        right
        from flutterProfile
        set /provider "google_pay"
        set /data {"environment":"TEST","apiVersion":2,"allowedPaymentMethods":[]}
        from flutterProfile
        remove /data/requiredShippingContactFields

        20042
        flutter/network
        Network that the package does not know
        warning
        correct
        document
        2026.11
        A network is not in the list of the package.
        The package drops it. If none is left, the sheet does not open, and this is an error.
        Write the names of the package; upper and lower case count.
        PV-FLUTTER-NETWORK
        https://pub.dev/packages/pay
        -
        from flutterProfile
        set /data/supportedNetworks/1 "mastercard"
        finds /data/supportedNetworks/1
        shows PV-FLUTTER-NETWORK
        from flutterProfile
        set /data/supportedNetworks ["Visa","jcb"]
        finds /data/supportedNetworks
        severity error
        shows PV-FLUTTER-NETWORK
        right
        from flutterProfile
        set /data/supportedNetworks/1 "JCB"
        from flutterProfile
        set /data/supportedNetworks ["visa"]

        20043
        flutter/capability
        Capability that the package does not know
        warning
        correct
        document
        2026.11
        A capability is not 3DS, EMV, credit or debit.
        The package drops it. Without 3DS and EMV the sheet does not open, and this is an error.
        Write "3DS".
        PV-FLUTTER-CAPABILITY
        https://pub.dev/packages/pay
        -
        from flutterProfile
        set /data/merchantCapabilities ["3DS","Credit"]
        finds /data/merchantCapabilities/1
        shows PV-FLUTTER-CAPABILITY
        from flutterProfile
        set /data/merchantCapabilities ["supports3DS"]
        finds /data/merchantCapabilities
        severity error
        shows PV-FLUTTER-CAPABILITY
        right
        from flutterProfile
        set /data/merchantCapabilities ["3DS","credit"]
        from flutterProfile
        set /data/merchantCapabilities ["EMV"]

        20044
        flutter/contact-field
        Contact field that the package does not know
        warning
        correct
        document
        2026.11
        A contact field has another name than in the package.
        The package drops it, and the shopper is not asked.
        Write "emailAddress" and "phoneNumber".
        PV-FLUTTER-FIELD
        https://pub.dev/packages/pay
        -
        from flutterProfile
        set /data/requiredShippingContactFields ["email"]
        finds /data/requiredShippingContactFields/0
        shows PV-FLUTTER-FIELD
        from flutterProfile
        set /data/requiredBillingContactFields ["phone"]
        finds /data/requiredBillingContactFields/0
        shows PV-FLUTTER-FIELD
        right
        from flutterProfile
        set /data/requiredShippingContactFields ["phoneNumber"]
        from flutterProfile
        set /data/requiredBillingContactFields ["postalAddress"]

        20045
        flutter/ignored
        Member that the package does not read
        info
        correct
        document
        2026.11
        A member of the profile has no effect.
        The package reads seven members only. A list of shipping methods or countries that is lost is a warning.
        Remove the member.
        PV-FLUTTER-IGNORED
        https://pub.dev/packages/pay
        -
        from flutterProfile
        set /data/displayName "Leaf"
        finds /data/displayName
        shows PV-FLUTTER-IGNORED
        from flutterProfile
        set /data/shippingMethods [{"amount":"0.00","label":"Mail","identifier":"mail","detail":"3 days"}]
        finds /data/shippingMethods
        severity warning
        shows PV-FLUTTER-IGNORED
        right
        from flutterProfile
        remove /data/requiredShippingContactFields
        from flutterProfile
        set /data/requiredBillingContactFields ["name"]

        20046
        flutter/sample
        Merchant identifier of the sample
        warning
        correct
        document
        2026.11
        The profile has the merchant identifier of the package's sample.
        The sheet does not open in an app with another identifier.
        Write your own merchant identifier.
        PV-FLUTTER-SAMPLE
        https://pub.dev/packages/pay
        -
        from flutterProfile
        set /data/merchantIdentifier "merchant.com.sams.fish"
        finds /data/merchantIdentifier
        shows PV-FLUTTER-SAMPLE
        from flutterProfile
        set /data/merchantIdentifier "merchant.com.sams.fish"
        set /data/currencyCode "SEK"
        finds /data/merchantIdentifier
        shows PV-FLUTTER-SAMPLE
        right
        from flutterProfile
        set /data/merchantIdentifier "merchant.example.fish"
        from flutterProfile
        set /data/merchantIdentifier "merchant.com.example"

        20047
        flutter/items
        Last item that is not the sum
        warning
        correct
        document
        2026.11
        The last item is not the sum of the items before it.
        The sheet shows the last item as the total, and the shopper pays it.
        Add an item with the sum at the end.
        PV-FLUTTER-ITEMS
        https://pub.dev/packages/pay
        -
        from flutterItems
        set /items/1/amount "8.00"
        finds /items/1/amount
        shows PV-FLUTTER-ITEMS
        from flutterItems
        set /items [{"label":"Tea","amount":"9.00"},{"label":"Mail","amount":"4.90"}]
        finds /items/1/amount
        shows PV-FLUTTER-ITEMS
        right
        from flutterItems
        set /items [{"label":"Leaf Oy","amount":"9.00"}]
        from flutterItems
        set /items [{"label":"Tea","amount":"9.00"},{"label":"Mail","amount":"4.90"},{"label":"Leaf Oy","amount":"13.9"}]

        20060
        adyen/amount
        Amount that is not a whole number
        error
        correct
        document
        2026.11
        The amount is text, has decimals, or is not an object.
        The component cuts off decimals: 23.4 becomes 0.23.
        Write the value in the smallest unit of the currency.
        PV-ADYEN-AMOUNT
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenApplePay
        set /amount/value 23.4
        finds /amount/value
        shows PV-ADYEN-AMOUNT
        from adyenApplePay
        set /amount/value "23.40"
        finds /amount/value
        shows PV-ADYEN-AMOUNT
        from adyenApplePay
        set /amount 2340
        finds /amount
        shows PV-ADYEN-AMOUNT
        right
        from adyenApplePay
        set /lineItems [{"label":"Lamp","amount":"23.40"}]
        from adyenApplePay
        remove /lineItems
        set /amount/value 2300

        20061
        adyen/lines-minor
        Line in the smallest unit
        error
        correct
        document
        2026.11
        The amount of a line or of a shipping method is a number or an object.
        Only the amount of the payment is in the smallest unit. Safari throws a TypeError.
        Write decimal text in the main unit.
        PV-ADYEN-LINES-MINOR
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenApplePay
        set /lineItems [{"label":"Lamp","amount":2340}]
        finds /lineItems/0/amount
        shows PV-ADYEN-LINES-MINOR
        from adyenApplePay
        set /lineItems [{"label":"Lamp","amount":{"value":2340,"currency":"EUR"}}]
        finds /lineItems/0/amount
        shows PV-ADYEN-LINES-MINOR
        right
        from adyenApplePay
        set /lineItems [{"label":"Lamp","amount":"23.40"}]
        from adyenApplePay
        remove /lineItems

        20062
        adyen/dropped
        Member that the component drops
        warning
        correct
        document
        2026.11
        The component does not pass a member to Apple Pay.
        The agreement or the total is lost without a message.
        Remove the member. Use recurringPaymentRequest, or amount for the total.
        PV-ADYEN-DROPPED
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenApplePay
        set /deferredPaymentRequest {"paymentDescription":"Room"}
        finds /deferredPaymentRequest
        shows PV-ADYEN-DROPPED
        from adyenApplePay
        set /currencyCode "EUR"
        finds /currencyCode
        shows PV-ADYEN-DROPPED
        right
        from adyenApplePay
        set /countryCode "BE"
        from adyenApplePay
        set /totalPriceStatus "final"

        20063
        adyen/merchant
        Name of another interface in the configuration
        warning
        correct
        document
        2026.11
        The configuration has a member that the component does not read.
        The name of the merchant or its identifier is missing.
        Write "merchantId" and "merchantName".
        PV-ADYEN-MERCHANT
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenApplePay
        set /configuration {"merchantIdentifier":"RijwielNL"}
        finds /configuration/merchantIdentifier
        shows PV-ADYEN-MERCHANT
        from adyenApplePay
        set /configuration {"merchantDisplayName":"Rijwiel BV"}
        finds /configuration/merchantDisplayName
        shows PV-ADYEN-MERCHANT
        right
        from adyenApplePay
        set /configuration {"merchantId":"RijwielNL"}
        from adyenApplePay
        set /configuration {"merchantName":"Rijwiel BV"}

        20064
        adyen/express
        Callback without isExpress
        error
        correct
        document
        2026.11
        There is a callback for shipping, and isExpress is not true.
        The component throws when the page creates it.
        Add isExpress: true.
        PV-ADYEN-EXPRESS
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenApplePay
        set /onShippingContactSelected "a function"
        finds /onShippingContactSelected
        shows PV-ADYEN-EXPRESS
        from adyenApplePay
        set /onShippingMethodSelected "a function"
        set /isExpress false
        finds /onShippingMethodSelected
        shows PV-ADYEN-EXPRESS
        right
        from adyenApplePay
        set /onShippingContactSelected "a function"
        set /isExpress true
        from adyenApplePay
        set /isExpress false

        20065
        adyen/domain
        Domain with more than a host
        warning
        correct
        document
        2026.11
        The domain has a scheme, a path or a port.
        Apple does not validate the merchant for such a domain.
        Write the host name.
        PV-ADYEN-DOMAIN
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenApplePay
        set /domainName "https://rijwiel.example"
        finds /domainName
        shows PV-ADYEN-DOMAIN
        from adyenApplePay
        set /domainName "rijwiel.example:8443"
        finds /domainName
        shows PV-ADYEN-DOMAIN
        right
        from adyenApplePay
        set /domainName "rijwiel.example"
        from adyenApplePay
        set /domainName "shop.rijwiel.example"

        20066
        adyen/label
        No name beside the total
        warning
        correct
        document
        2026.11
        Neither totalPriceLabel nor configuration.merchantName names the merchant.
        The component takes the name from the response of /paymentMethods, which the page does not give it.
        Add totalPriceLabel.
        PV-ADYEN-LABEL
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenApplePay
        remove /totalPriceLabel
        set /checkout {"environment":"test"}
        finds root
        shows PV-ADYEN-LABEL
        from adyenApplePay
        remove /totalPriceLabel
        set /configuration {"merchantId":"RijwielNL"}
        set /checkout {"environment":"test"}
        finds root
        shows PV-ADYEN-LABEL
        right
        from adyenApplePay
        remove /totalPriceLabel
        set /configuration {"merchantName":"Rijwiel BV"}
        set /checkout {"environment":"test"}
        from adyenApplePay
        remove /totalPriceLabel
        set /checkout {"environment":"test","paymentMethodsResponse":{}}
        from adyenApplePay
        remove /totalPriceLabel

        20067
        adyen/country
        No country
        warning
        correct
        document
        2026.11
        Neither the component nor AdyenCheckout() has a country.
        Adyen warns: "Make sure to set the countryCode in the AdyenCheckout configuration or in the Checkout Session creation".
        Add countryCode to the options of AdyenCheckout().
        PV-ADYEN-COUNTRY
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenApplePay
        remove /countryCode
        set /checkout {"environment":"test"}
        finds root
        shows PV-ADYEN-COUNTRY
        from adyenApplePay
        remove /countryCode
        set /checkout {"environment":"test","paymentMethodsResponse":{}}
        finds root
        shows PV-ADYEN-COUNTRY
        right
        from adyenApplePay
        remove /countryCode
        set /checkout {"environment":"test","countryCode":"NL"}
        from adyenApplePay
        remove /countryCode
        set /checkout {"environment":"test","session":{}}
        from adyenApplePay
        remove /countryCode

        20068
        adyen/update
        Update without a new total
        error
        correct
        document
        2026.11
        An update for the sheet has no newTotal.
        The component passes the update to Safari, which throws a TypeError.
        Add newTotal.
        PV-ADYEN-UPDATE
        https://docs.adyen.com/payment-methods/apple-pay/web-component/
        -
        from adyenSheetUpdate
        remove /newTotal
        finds root
        shows PV-ADYEN-UPDATE
        from adyenSheetUpdate
        remove /newTotal
        remove /newLineItems
        finds root
        shows PV-ADYEN-UPDATE
        right
        from adyenSheetUpdate
        remove /newLineItems
        from adyenSheetUpdate
        set /errors []

        20080
        square/amount
        Amount that is a number
        error
        correct
        document
        2026.11
        An amount is a number.
        Square takes text in the main unit, and throws an InvalidPaymentRequestError.
        Write "12.00".
        PV-SQUARE-AMOUNT
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        -
        from squarePaymentRequest
        set /total/amount 12
        finds /total/amount
        shows PV-SQUARE-AMOUNT
        from squarePaymentRequest
        set /lineItems/0/amount 1400
        finds /lineItems/0/amount
        shows PV-SQUARE-AMOUNT
        right
        from squarePaymentRequest
        set /total/amount "12.0"
        from squarePaymentRequest
        remove /lineItems
        set /total/amount "15.00"

        20081
        square/sum
        Lines that do not add up to the total
        warning
        correct
        document
        2026.11
        The lines do not add up to the total.
        Square says that the total is the sum of the lines. The shopper sees another price.
        Correct the total or the lines.
        PV-SQUARE-SUM
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        -
        from squarePaymentRequest
        set /total/amount "12.50"
        finds /total/amount
        shows PV-SQUARE-SUM
        from squarePaymentRequest
        set /lineItems/1/amount "2.00"
        finds /total/amount
        shows PV-SQUARE-SUM
        from squarePaymentRequest
        set /total/amount "12.50"
        set /requestShippingContact true
        set /shippingOptions [{"id":"mail","label":"Mail","amount":"5.00"}]
        finds /total/amount
        shows PV-SQUARE-SUM
        right
        from squarePaymentRequest
        set /total/amount "16.00"
        set /lineItems/1/amount "2.00"
        from squarePaymentRequest
        set /total/amount "12.50"
        remove /lineItems
        from squarePaymentRequest
        set /total/amount "17.00"
        set /requestShippingContact true
        set /shippingOptions [{"id":"mail","label":"Mail","amount":"5.00"}]

        20082
        square/pending
        Pending line in a final total
        warning
        correct
        document
        2026.11
        A line is pending, and the total is not.
        A pending line makes a pending total necessary.
        Add pending: true to the total.
        PV-SQUARE-PENDING
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        -
        from squarePaymentRequest
        set /lineItems/0/pending true
        finds /lineItems/0/pending
        shows PV-SQUARE-PENDING
        from squarePaymentRequest
        set /lineItems/1/pending true
        set /total/pending false
        finds /lineItems/1/pending
        shows PV-SQUARE-PENDING
        right
        from squarePaymentRequest
        set /lineItems/0/pending true
        set /total/pending true
        from squarePaymentRequest
        set /lineItems/0/pending false

        20083
        square/member
        Member of another SDK
        warning
        correct
        document
        2026.11
        Square does not read a member.
        The value is lost without a message.
        Remove it; Square decides networks and capabilities.
        PV-SQUARE-MEMBER
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        -
        from squarePaymentRequest
        set /supportedNetworks ["visa"]
        finds /supportedNetworks
        shows PV-SQUARE-MEMBER
        from squarePaymentRequest
        set /displayItems []
        finds /displayItems
        shows PV-SQUARE-MEMBER
        right
        from squarePaymentRequest
        set /requestBillingContact true
        from squarePaymentRequest
        set /requestShippingContact true

        20084
        square/options
        Shipping options without an address, or with one id
        warning
        correct
        document
        2026.11
        There are shipping options without requestShippingContact, or two with one id.
        The sheet does not show the options, or the choice is not clear.
        Add requestShippingContact: true, and use each id once.
        PV-SQUARE-OPTIONS
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        -
        from squarePaymentRequest
        set /shippingOptions [{"id":"mail","label":"Mail","amount":"5.00"}]
        finds /shippingOptions
        shows PV-SQUARE-OPTIONS
        from squarePaymentRequest
        set /requestShippingContact true
        set /shippingOptions [{"id":"mail","label":"Mail","amount":"5.00"},{"id":"mail","label":"Express","amount":"9.00"}]
        finds /shippingOptions/1/id
        shows PV-SQUARE-OPTIONS
        right
        from squarePaymentRequest
        set /requestShippingContact true
        set /shippingOptions [{"id":"mail","label":"Mail","amount":"5.00"}]
        from squarePaymentRequest
        set /shippingOptions []

        20085
        square/update
        Update with the names of Apple Pay
        error
        correct
        document
        2026.11
        A listener returns a member of Apple Pay JS.
        Square does not read it, and the sheet keeps the old amounts.
        Return total, lineItems and shippingOptions.
        PV-SQUARE-UPDATE
        https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest
        -
        from squareSheetUpdate
        remove /total
        set /newTotal {"label":"Prairie Clay","amount":"14.00"}
        finds /newTotal
        shows PV-SQUARE-UPDATE
        from squareSheetUpdate
        remove /lineItems
        set /newLineItems [{"label":"Mug","amount":"14.00"}]
        finds /newLineItems
        shows PV-SQUARE-UPDATE
        right
        from squareSheetUpdate
        remove /lineItems
        from squareSheetUpdate
        set /shippingOptions [{"id":"mail","label":"Mail","amount":"5.00"}]

        20100
        braintree/total
        Request without a total
        error
        correct
        document
        2026.11
        The request has no total.
        Braintree fills in everything but the total. Safari throws a TypeError.
        Add a total.
        PV-BT-TOTAL
        https://braintree.github.io/braintree-web/current/ApplePay.html
        -
        from braintreePaymentRequest
        remove /total
        finds root
        shows PV-BT-TOTAL
        from braintreePaymentRequest
        remove /total
        set /countryCode "NO"
        finds root
        shows PV-BT-TOTAL
        right
        from braintreePaymentRequest
        set /countryCode "NO"
        from braintreePaymentRequest
        set /total/amount "1.00"

        20101
        braintree/undefined
        Null in place of the value of the gateway
        warning
        correct
        document
        2026.11
        A member that Braintree fills in is null.
        The explicit value replaces that of the gateway, and Safari throws a TypeError.
        Remove the member.
        PV-BT-UNDEFINED
        https://braintree.github.io/braintree-web/current/ApplePay.html
        -
        from braintreePaymentRequest
        set /currencyCode null
        finds /currencyCode
        shows PV-BT-UNDEFINED
        from braintreePaymentRequest
        set /supportedNetworks null
        finds /supportedNetworks
        shows PV-BT-UNDEFINED
        right
        from braintreePaymentRequest
        set /currencyCode "NOK"
        from braintreePaymentRequest
        set /supportedNetworks ["visa"]

        20102
        braintree/validation
        Validation without the address, or payment without the token
        error
        correct
        document
        2026.11
        performValidation() gets no validationURL, or tokenize() no token.
        Braintree rejects the call, and the sheet closes.
        Write validationURL: event.validationURL, and token: event.payment.token.
        PV-BT-VALIDATION
        https://braintree.github.io/braintree-web/current/ApplePay.html
        -
        from braintreeValidation
        remove /validationURL
        set /validationUrl "https://apple-pay-gateway.apple.com/paymentservices/startSession"
        finds /validationUrl
        shows PV-BT-VALIDATION
        from braintreeValidation
        remove /validationURL
        finds root
        shows PV-BT-VALIDATION
        from braintreeTokenization
        remove /token
        finds root
        shows PV-BT-VALIDATION
        right
        from braintreeValidation
        remove /displayName
        from braintreeValidation
        set /domainName "nordlys.example"
        from braintreeTokenization
        set /token {"paymentMethod":{}}

        20103
        braintree/name
        Long name of the merchant
        warning
        correct
        document
        2026.11
        The display name has more than 64 bytes.
        Apple takes 64 at most.
        Write a shorter name.
        PV-BT-NAME
        https://braintree.github.io/braintree-web/current/ApplePay.html
        -
        from braintreeValidation
        set /displayName "NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN"
        finds /displayName
        shows PV-BT-NAME
        from braintreeValidation
        set /displayName "øøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøø"
        finds /displayName
        shows PV-BT-NAME
        right
        from braintreeValidation
        set /displayName "NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN"
        from braintreeValidation
        set /displayName "øøøøøøøøøøøøøøøøøøøøøøøøøøøøøøøø"

        20104
        braintree/drop-in-version
        Member that the version of Drop-in does not have
        warning
        correct
        document
        2026.11
        A request for Drop-in has a member of a later version of Apple Pay.
        Drop-in opens version 2 or 3 of Apple Pay, in which Safari ignores the member.
        Remove the member, or open Apple Pay with createPaymentRequest().
        PV-BT-DROPIN-VERSION
        https://braintree.github.io/braintree-web-drop-in/docs/current/module-braintree-web-drop-in.html
        -
        from braintreeDropIn
        set /paymentRequest/supportsCouponCode true
        finds /paymentRequest/supportsCouponCode
        shows PV-BT-DROPIN-VERSION
        from braintreeDropIn
        set /paymentRequest/couponCode "SPRING"
        finds /paymentRequest/couponCode
        shows PV-BT-DROPIN-VERSION
        right
        from braintreeDropIn
        set /paymentRequest/countryCode "NO"
        from braintreeDropIn
        set /paymentRequest/supportsCouponCode true
        set /applePaySessionVersion 12

        20105
        braintree/promise
        Promise instead of a request
        error
        correct
        document
        2026.11
        The page gives the promise of createPaymentRequest() to ApplePaySession.
        With useDeferredClient, createPaymentRequest() returns a Promise, which has no members. Safari throws a TypeError.
        Write await before the call.
        PV-BT-PROMISE
        https://braintree.github.io/braintree-web/current/ApplePay.html
        -
        from braintreeHandover
        set /isAwaited false
        finds /isAwaited
        shows PV-BT-PROMISE
        from braintreeHandover
        set /isAwaited false
        set /version 3
        finds /isAwaited
        shows PV-BT-PROMISE
        right
        from braintreeHandover
        set /isAwaited true
        from braintreeHandover
        set /version 14

        20120
        stripe-app/required
        Country, currency or cart is missing
        error
        correct
        document
        2026.11
        The option has no country, no currency or no lines.
        Stripe rejects the call, and the sheet does not open.
        Add merchantCountryCode, currencyCode and cartItems.
        PV-RN-REQUIRED
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        remove /currencyCode
        finds root
        shows PV-RN-REQUIRED
        from stripeAppPayment
        set /cartItems []
        finds /cartItems
        shows PV-RN-REQUIRED
        right
        from stripeAppPayment
        set /currencyCode "EUR"
        from stripeAppPayment
        set /merchantCountryCode "IE"

        20121
        stripe-app/amount
        Amount that is not text
        error
        correct
        document
        2026.11
        An amount is a number, or text that is not a decimal number.
        The payment fails without a reason.
        Write decimal text in the main unit.
        PV-RN-AMOUNT-TEXT
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":1800,"paymentType":"Immediate"}]
        finds /cartItems/0/amount
        shows PV-RN-AMOUNT-TEXT
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"18,00","paymentType":"Immediate"}]
        finds /cartItems/0/amount
        shows PV-RN-AMOUNT-TEXT
        right
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"18.00","paymentType":"Immediate"}]
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"18","paymentType":"Immediate"}]

        20122
        stripe-app/payment-type
        Unknown type of an item
        error
        correct
        document
        2026.11
        An item has no paymentType, or one that Stripe does not know.
        Stripe rejects the call, and the sheet does not open.
        Write "Immediate", "Recurring" or "Deferred".
        PV-RN-PAYMENT-TYPE
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"18.00"}]
        finds /cartItems/0
        shows PV-RN-PAYMENT-TYPE
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"18.00","paymentType":"final"}]
        finds /cartItems/0/paymentType
        shows PV-RN-PAYMENT-TYPE
        right
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"18.00","paymentType":"Immediate"}]
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"18.00","paymentType":"Deferred","deferredDate":1935000000},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]

        20123
        stripe-app/interval
        Interval that Stripe does not know
        error
        correct
        document
        2026.11
        A recurring item has an unknown unit, or no number of units.
        Stripe rejects the call, and the sheet does not open.
        Write "minute", "hour", "day", "month" or "year", and intervalCount.
        PV-RN-INTERVAL
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Recurring","intervalUnit":"week","intervalCount":1},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]
        finds /cartItems/0/intervalUnit
        shows PV-RN-INTERVAL
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Recurring","intervalUnit":"day"},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]
        finds /cartItems/0
        shows PV-RN-INTERVAL
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Recurring","intervalUnit":"day","intervalCount":0},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]
        finds /cartItems/0/intervalCount
        shows PV-RN-INTERVAL
        right
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Recurring","intervalUnit":"day","intervalCount":7},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Recurring","intervalUnit":"year","intervalCount":1},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]

        20124
        stripe-app/date
        Date in another unit
        error
        correct
        document
        2026.11
        A date is in milliseconds, or text.
        Apple Pay shows a day thousands of years away.
        Write the seconds since 1970.
        PV-RN-DATE-UNIT
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Deferred","deferredDate":1935000000000},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]
        finds /cartItems/0/deferredDate
        shows PV-RN-DATE-UNIT
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Deferred","deferredDate":"2031-05-01"},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]
        finds /cartItems/0/deferredDate
        shows PV-RN-DATE-UNIT
        right
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Deferred","deferredDate":1935000000},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Deferred","deferredDate":1945000000},{"label":"Leaf & Cup","amount":"9.00","paymentType":"Immediate"}]

        20125
        stripe-app/last-total
        Last item that is not the sum
        warning
        correct
        document
        2026.11
        The last item is not the sum of the items before it.
        The sheet shows the last item as the total, and its label as the name of the shop.
        Add an item with the name of the shop and the sum at the end.
        PV-RN-LAST-TOTAL
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /cartItems/1/amount "17.00"
        finds /cartItems/1/amount
        shows PV-RN-LAST-TOTAL
        from stripeAppPayment
        set /cartItems [{"label":"Tea","amount":"9.00","paymentType":"Immediate"},{"label":"Mail","amount":"4.90","paymentType":"Immediate"}]
        finds /cartItems/1/amount
        shows PV-RN-LAST-TOTAL
        from stripeAppPayment
        set /cartItems [{"label":"Club","amount":"9.00","paymentType":"Recurring","intervalUnit":"month","intervalCount":1}]
        finds /cartItems/0
        shows PV-RN-LAST-TOTAL
        right
        from stripeAppPayment
        set /cartItems [{"label":"Leaf","amount":"9.00","paymentType":"Immediate"}]
        from stripeAppPayment
        set /cartItems/1/amount "18.0"

        20126
        stripe-app/request
        Agreement that Stripe does not take
        error
        correct
        document
        2026.11
        The agreement has an unknown type, lacks its description or its address, or its payment is not regular.
        Stripe rejects the call, and the sheet does not open.
        Write the type "Recurring", "AutomaticReload" or "MultiMerchant", and managementUrl.
        PV-RN-REQUEST
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /request {"type":"Recurring","description":"Club","managementURL":"https://leaf.example/plan","billing":{"label":"Club","amount":"9.00","paymentType":"Recurring","intervalUnit":"month","intervalCount":1}}
        finds /request/managementURL
        shows PV-RN-REQUEST
        from stripeAppPayment
        set /request {"type":"Deferred","description":"Club","managementUrl":"https://leaf.example/plan","billing":{"label":"Club","amount":"9.00","paymentType":"Recurring","intervalUnit":"month","intervalCount":1}}
        finds /request/type
        shows PV-RN-REQUEST
        from stripeAppPayment
        set /request {"type":"Recurring","description":"Club","billing":{"label":"Club","amount":"9.00","paymentType":"Recurring","intervalUnit":"month","intervalCount":1}}
        finds /request
        shows PV-RN-REQUEST
        from stripeAppPayment
        set /request {"type":"Recurring","description":"Club","managementUrl":"https://leaf.example/plan","billing":{"label":"Club","amount":"9.00","paymentType":"Immediate","intervalUnit":"month","intervalCount":1}}
        finds /request/billing/paymentType
        shows PV-RN-REQUEST
        right
        from stripeAppPayment
        set /request {"type":"Recurring","description":"Club","managementUrl":"https://leaf.example/plan","billing":{"label":"Club","amount":"9.00","paymentType":"Recurring","intervalUnit":"month","intervalCount":1}}
        from stripeAppPayment
        set /request {"type":"AutomaticReload","description":"Card","managementUrl":"https://leaf.example/plan","label":"Reload","reloadAmount":"20.00","thresholdAmount":"10.00"}

        20127
        stripe-app/field-name
        Contact field of another interface
        warning
        correct
        document
        2026.11
        A list of contact fields, or a word in it, has the name that Apple Pay has on the web.
        Stripe ignores the list, or asks for the name instead.
        Write requiredShippingAddressFields, "emailAddress" and "phoneNumber".
        PV-RN-FIELD-NAME
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /requiredShippingContactFields ["name"]
        finds /requiredShippingContactFields
        shows PV-RN-FIELD-NAME
        from stripeAppPayment
        set /requiredBillingContactFields ["email"]
        finds /requiredBillingContactFields/0
        shows PV-RN-FIELD-NAME
        right
        from stripeAppPayment
        set /requiredShippingAddressFields ["name"]
        from stripeAppPayment
        set /requiredBillingContactFields ["emailAddress"]

        20128
        stripe-app/network
        Name of a network on the web
        warning
        correct
        document
        2026.11
        A network has the name that Apple Pay has on the web.
        An app knows the network by another name, so the sheet does not offer it.
        Write names such as "Visa" and "MasterCard".
        PV-RN-NETWORK
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /supportedNetworks ["visa"]
        finds /supportedNetworks/0
        shows PV-RN-NETWORK
        from stripeAppPayment
        set /additionalEnabledNetworks ["jcb"]
        finds /additionalEnabledNetworks/0
        shows PV-RN-NETWORK
        right
        from stripeAppPayment
        set /supportedNetworks ["Visa","AmEx"]
        from stripeAppPayment
        set /additionalEnabledNetworks ["JCB"]

        20129
        stripe-app/old-name
        Name of an earlier version
        warning
        correct
        document
        2026.11
        The option has a member of an earlier version of the SDK.
        Stripe does not read it.
        Write cartItems, and additionalEnabledNetworks.
        PV-RN-OLD-NAME
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /jcbEnabled true
        finds /jcbEnabled
        shows PV-RN-OLD-NAME
        from stripeAppPayment
        set /paymentSummaryItems []
        finds /paymentSummaryItems
        shows PV-RN-OLD-NAME
        right
        from stripeAppPayment
        set /additionalEnabledNetworks ["JCB"]
        from stripeAppPayment
        set /couponCode "TEA"

        20130
        stripe-app/ignored
        Member that does not arrive
        info
        correct
        document
        2026.11
        The option has supportedCountries.
        The SDK does not pass it to Apple Pay.
        Remove it.
        PV-RN-IGNORED
        https://docs.stripe.com/apple-pay?platform=react-native
        -
        from stripeAppPayment
        set /supportedCountries ["GB"]
        finds /supportedCountries
        shows PV-RN-IGNORED
        from stripeAppPayment
        set /supportedCountries []
        finds /supportedCountries
        shows PV-RN-IGNORED
        right
        from stripeAppPayment
        set /shippingType "delivery"
        from stripeAppPayment
        set /supportsCouponCode true

        20140
        paypal/billing-address
        No billing address for PayPal
        warning
        correct
        document
        2026.11
        The page gives the billing contact of the event to confirmOrder(), but the request does not ask for its address.
        PayPal needs a billing contact. Without the field, the sheet can return none, and PayPal can refuse the order.
        Add "postalAddress" to requiredBillingContactFields.
        PV-PAYPAL-BILLING
        https://github.com/paypal/paypal-applepay-components
        -
        from payPalCheckout
        remove /request/requiredBillingContactFields
        finds /request
        shows PV-PAYPAL-BILLING
        from payPalCheckout
        set /request/requiredBillingContactFields ["name"]
        finds /request/requiredBillingContactFields
        shows PV-PAYPAL-BILLING
        right
        from payPalCheckout
        set /request/requiredBillingContactFields ["name","postalAddress"]
        from payPalCheckout
        remove /request/requiredBillingContactFields
        set /confirmation/billingContact {"countryCode":"US"}
        from payPalCheckout
        remove /confirmation

        20141
        paypal/confirmation
        Order without a billing contact
        error
        correct
        document
        2026.11
        confirmOrder() gets no billing contact.
        PayPal needs the member, and refuses the order without it.
        Write billingContact: event.payment.billingContact.
        PV-PAYPAL-CONFIRM
        https://github.com/paypal/paypal-applepay-components
        -
        from payPalCheckout
        remove /confirmation/billingContact
        finds /confirmation
        shows PV-PAYPAL-CONFIRM
        from payPalCheckout
        set /confirmation/billingContact null
        finds /confirmation/billingContact
        shows PV-PAYPAL-CONFIRM
        right
        from payPalCheckout
        remove /confirmation/orderId
        from payPalCheckout
        set /confirmation/shippingContact "contact"

        20142
        paypal/validation
        Validation under another name
        error
        correct
        document
        2026.11
        validateMerchant() gets no validationUrl. The event calls the same value validationURL.
        PayPal reads validationUrl only. The validation fails, and the sheet closes.
        Write validationUrl: event.validationURL.
        PV-PAYPAL-URL
        https://github.com/paypal/paypal-applepay-components
        -
        from payPalValidation
        remove /validationUrl
        set /validationURL "https://apple-pay-gateway.apple.com/paymentservices/startSession"
        finds /validationURL
        shows PV-PAYPAL-URL
        from payPalValidation
        remove /validationUrl
        finds root
        shows PV-PAYPAL-URL
        right
        from payPalValidation
        remove /displayName
        from payPalValidation
        set /domainName "dune.example"

        20160
        react-payments/required
        Member that Apple Pay needs
        error
        correct
        document
        2026.11
        The data for Apple Pay has no merchant identifier or no country.
        The native code passes on what it gets, and the sheet does not open.
        Add the member.
        PV-RNPAY-REQUIRED
        https://github.com/naoufal/react-native-payments
        -
        from reactPaymentsRequest
        remove /methodData/0/data/merchantIdentifier
        finds /methodData/0/data
        shows PV-RNPAY-REQUIRED
        from reactPaymentsRequest
        remove /methodData/0/data/countryCode
        finds /methodData/0/data
        shows PV-RNPAY-REQUIRED
        right
        from reactPaymentsRequest
        set /methodData/0/data/countryCode "SE"
        from reactPaymentsRequest
        set /methodData [{"supportedMethods":["android-pay"],"data":{"supportedNetworks":["visa"],"currencyCode":"EUR"}},{"supportedMethods":["apple-pay"],"data":{"merchantIdentifier":"merchant.example.leaf","supportedNetworks":["visa"],"countryCode":"FI","currencyCode":"EUR"}}]

        20161
        react-payments/flag
        Option that is false
        warning
        correct
        document
        2026.11
        An option of the request is false.
        The native code of react-native-payments only checks whether the option is there, so the sheet asks for it.
        Leave the option out.
        PV-RNPAY-FLAG
        https://github.com/naoufal/react-native-payments
        -
        from reactPaymentsRequest
        set /options/requestPayerPhone false
        finds /options/requestPayerPhone
        shows PV-RNPAY-FLAG
        from reactPaymentsRequest
        set /options/requestShipping false
        finds /options/requestShipping
        shows PV-RNPAY-FLAG
        right
        from reactPaymentsRequest
        set /options/requestPayerPhone true
        from reactPaymentsRequest
        remove /options

        20180
        capacitor-pay/amount
        Amount that is a number
        error
        correct
        document
        2026.11
        An amount is a number.
        The plugin reads text only, and drops the item.
        Write text in the main unit, such as "18.00".
        PV-CAP-AMOUNT
        https://github.com/Cap-go/capacitor-pay
        -
        from capacitorPayRequest
        set /paymentSummaryItems/0/amount 18
        finds /paymentSummaryItems/0/amount
        shows PV-CAP-AMOUNT
        from capacitorPayRequest
        set /paymentSummaryItems/1/amount 18
        finds /paymentSummaryItems/1/amount
        shows PV-CAP-AMOUNT
        right
        from capacitorPayRequest
        set /paymentSummaryItems/0/amount "18"
        from capacitorPayRequest
        set /paymentSummaryItems [{"label":"Leaf Oy","amount":"5.00"}]

        20181
        capacitor-pay/last-total
        Last item that is not the total
        warning
        correct
        document
        2026.11
        The last item is not the sum of the items before it.
        The sheet shows the last item as the total, and the shopper pays its amount.
        Add an item with the name of the shop and the sum at the end.
        PV-CAP-LAST-TOTAL
        https://github.com/Cap-go/capacitor-pay
        -
        from capacitorPayRequest
        set /paymentSummaryItems/1/amount "3.50"
        finds /paymentSummaryItems/1/amount
        shows PV-CAP-LAST-TOTAL
        from capacitorPayRequest
        set /paymentSummaryItems/0/amount "3.50"
        finds /paymentSummaryItems/1/amount
        shows PV-CAP-LAST-TOTAL
        right
        from capacitorPayRequest
        set /paymentSummaryItems [{"label":"Tea","amount":"3.00"},{"label":"Mail","amount":"2.00"},{"label":"Leaf Oy","amount":"5.00"}]
        from capacitorPayRequest
        remove /paymentSummaryItems/0

        20182
        capacitor-pay/capability
        No protocol for the card
        warning
        correct
        document
        2026.11
        The list of capabilities has no protocol.
        The plugin passes the list on as it is. Without "3DS" or "emv", the sheet does not open.
        Add "3DS".
        PV-CAP-CAPABILITY
        https://github.com/Cap-go/capacitor-pay
        -
        from capacitorPayRequest
        set /merchantCapabilities ["credit"]
        finds /merchantCapabilities
        shows PV-CAP-CAPABILITY
        from capacitorPayRequest
        set /merchantCapabilities ["credit","debit"]
        finds /merchantCapabilities
        shows PV-CAP-CAPABILITY
        right
        from capacitorPayRequest
        set /merchantCapabilities ["3DS","credit"]
        from capacitorPayRequest
        set /merchantCapabilities ["emv"]

        20183
        capacitor-pay/date
        Date in seconds
        error
        correct
        document
        2026.11
        A date is in seconds.
        The plugin reads milliseconds since 1970, so the date is in January 1970.
        Write date.getTime().
        PV-CAP-PLAN
        https://github.com/Cap-go/capacitor-pay
        -
        from capacitorPayRequest
        set /recurringPaymentRequest {"paymentDescription":"Club","managementURL":"https://leaf.example/plan","regularBilling":{"label":"Club","amount":"9.00","intervalUnit":"month","intervalCount":1,"startDate":1935000000}}
        finds /recurringPaymentRequest/regularBilling/startDate
        shows PV-CAP-PLAN
        from capacitorPayRequest
        set /recurringPaymentRequest {"paymentDescription":"Club","managementURL":"https://leaf.example/plan","regularBilling":{"label":"Club","amount":"9.00","intervalUnit":"year","intervalCount":1,"endDate":1935000000}}
        finds /recurringPaymentRequest/regularBilling/endDate
        shows PV-CAP-PLAN
        right
        from capacitorPayRequest
        set /recurringPaymentRequest {"paymentDescription":"Club","managementURL":"https://leaf.example/plan","regularBilling":{"label":"Club","amount":"9.00","intervalUnit":"month","intervalCount":1,"startDate":1935000000000}}
        from capacitorPayRequest
        set /recurringPaymentRequest {"paymentDescription":"Club","managementURL":"https://leaf.example/plan","regularBilling":{"label":"Club","amount":"9.00","intervalUnit":"week","intervalCount":2}}

        20200
        capacitor-stripe/amount
        Amount that is text
        error
        correct
        document
        2026.11
        An amount is text.
        The plugin takes numbers in the main unit, unlike Apple Pay on the web.
        Write a number, such as 18.5.
        PV-CAPSTRIPE-AMOUNT
        https://github.com/capacitor-community/stripe
        -
        from capacitorStripePayment
        set /paymentSummaryItems/0/amount "18.00"
        finds /paymentSummaryItems/0/amount
        shows PV-CAPSTRIPE-AMOUNT
        from capacitorStripePayment
        set /paymentSummaryItems/1/amount "18"
        finds /paymentSummaryItems/1/amount
        shows PV-CAPSTRIPE-AMOUNT
        right
        from capacitorStripePayment
        set /paymentSummaryItems/0/amount 18.00
        from capacitorStripePayment
        set /paymentSummaryItems [{"label":"Leaf Oy","amount":5}]

        20201
        capacitor-stripe/last-total
        Last item that is not the total
        warning
        correct
        document
        2026.11
        The last item is not the sum of the items before it.
        The sheet shows the last item as the total, but Stripe charges the amount of the payment intent.
        Add an item with the name of the shop and the sum at the end.
        PV-CAPSTRIPE-LAST-TOTAL
        https://github.com/capacitor-community/stripe
        -
        from capacitorStripePayment
        set /paymentSummaryItems/1/amount 3.5
        finds /paymentSummaryItems/1/amount
        shows PV-CAPSTRIPE-LAST-TOTAL
        from capacitorStripePayment
        set /paymentSummaryItems/0/amount 3.5
        finds /paymentSummaryItems/1/amount
        shows PV-CAPSTRIPE-LAST-TOTAL
        right
        from capacitorStripePayment
        set /paymentSummaryItems [{"label":"Tea","amount":3},{"label":"Mail","amount":2.5},{"label":"Leaf Oy","amount":5.5}]
        from capacitorStripePayment
        remove /paymentSummaryItems/0

        20220
        recurly/missing
        No amount
        error
        correct
        document
        2026.11
        The options have neither a total nor prices of Recurly.
        Recurly cannot know the amount, and reports "Missing Apple Pay configuration option: 'total'".
        Add total, or pricing.
        PV-RECURLY-REQUIRED
        https://docs.recurly.com/recurly-subscriptions/docs/apple-pay
        -
        from recurlyApplePay
        remove /total
        finds root
        shows PV-RECURLY-REQUIRED
        from recurlyApplePay
        set /total null
        finds root
        shows PV-RECURLY-REQUIRED
        right
        from recurlyApplePay
        remove /total
        set /pricing {}
        from recurlyApplePay
        set /total "0"

        20221
        recurly/amount
        Total that is a number
        warning
        correct
        document
        2026.11
        The total is a number.
        Recurly documents text in the main unit. An amount in cents becomes a hundred times as much.
        Write text, such as "18.00".
        PV-RECURLY-AMOUNT
        https://docs.recurly.com/recurly-subscriptions/docs/apple-pay
        -
        from recurlyApplePay
        set /total 1800
        finds /total
        shows PV-RECURLY-AMOUNT
        from recurlyApplePay
        set /total 18.5
        finds /total
        shows PV-RECURLY-AMOUNT
        right
        from recurlyApplePay
        set /total "18"
        from recurlyApplePay
        set /total {"label":"Dune Books","amount":"18.00"}

        20222
        recurly/pricing
        Total beside prices
        warning
        correct
        document
        2026.11
        The options have a total and prices of Recurly.
        Recurly takes the amount of the prices, and ignores the total.
        Remove one of them.
        PV-RECURLY-PRICING
        https://docs.recurly.com/recurly-subscriptions/docs/apple-pay
        -
        from recurlyApplePay
        set /pricing {}
        finds /total
        shows PV-RECURLY-PRICING
        from recurlyApplePay
        set /pricing {"id":"basic"}
        finds /total
        shows PV-RECURLY-PRICING
        right
        from recurlyApplePay
        set /pricing null
        from recurlyApplePay
        remove /total
        set /pricing {"id":"basic"}

        20223
        recurly/overwritten
        Member that Recurly writes itself
        info
        correct
        document
        2026.11
        The request has a member that Recurly replaces.
        Recurly writes its own value.
        Remove the member.
        PV-RECURLY-OVERWRITTEN
        https://docs.recurly.com/recurly-subscriptions/docs/apple-pay
        -
        from recurlyApplePay
        set /paymentRequest {"merchantCapabilities":["supports3DS"]}
        finds /paymentRequest/merchantCapabilities
        shows PV-RECURLY-OVERWRITTEN
        from recurlyApplePay
        set /paymentRequest {"applicationData":"b3JkZXI="}
        finds /paymentRequest/applicationData
        shows PV-RECURLY-OVERWRITTEN
        right
        from recurlyApplePay
        set /paymentRequest {"requiredShippingContactFields":["email"]}
        from recurlyApplePay
        set /paymentRequest {"supportedNetworks":["visa"]}

        20240
        evervault/amount
        Amount that is not a whole number
        error
        correct
        document
        2026.11
        An amount is not a whole number.
        Evervault divides the amount by 100. 18.00 becomes 0.18.
        Write the amount in hundredths, such as 1800.
        PV-EVERVAULT-AMOUNT
        https://docs.evervault.com/cards/apple-pay
        -
        from evervaultTransaction
        set /amount 18.5
        finds /amount
        shows PV-EVERVAULT-AMOUNT
        from evervaultTransaction
        set /lineItems/0/amount "18.00"
        finds /lineItems/0/amount
        shows PV-EVERVAULT-AMOUNT
        right
        from evervaultTransaction
        set /amount 1850
        set /lineItems/0/amount 1850
        from evervaultTransaction
        remove /lineItems

        20241
        evervault/decimals
        Currency without hundredths
        error
        correct
        document
        2026.11
        The currency has no hundredths.
        Evervault divides every amount by 100, so 1800 JPY becomes 18.00 JPY.
        Use another currency, or paymentOverrides.
        PV-EVERVAULT-DECIMALS
        https://docs.evervault.com/cards/apple-pay
        -
        from evervaultTransaction
        set /currency "JPY"
        finds /currency
        shows PV-EVERVAULT-DECIMALS
        from evervaultTransaction
        set /currency "KWD"
        finds /currency
        shows PV-EVERVAULT-DECIMALS
        right
        from evervaultTransaction
        set /currency "SEK"
        from evervaultTransaction
        set /currency "USD"

        20242
        evervault/plan-unit
        Regular payment in hundredths
        warning
        correct
        document
        2026.11
        The regular payment is in hundredths, as the amount of the transaction is.
        Evervault divides the amount of the transaction by 100, but not that of the regular payment.
        Write the regular payment in the main unit, such as 9.
        PV-EVERVAULT-PLAN-UNIT
        https://docs.evervault.com/cards/apple-pay
        -
        from evervaultTransaction
        remove /lineItems
        set /type "recurring"
        set /description "Club"
        set /managementURL "https://leaf.example/plan"
        set /regularBilling {"label":"Club","amount":1800}
        finds /regularBilling/amount
        shows PV-EVERVAULT-PLAN-UNIT
        from evervaultTransaction
        remove /lineItems
        set /type "recurring"
        set /amount 900
        set /description "Club"
        set /managementURL "https://leaf.example/plan"
        set /regularBilling {"label":"Club","amount":"900"}
        finds /regularBilling/amount
        shows PV-EVERVAULT-PLAN-UNIT
        right
        from evervaultTransaction
        remove /lineItems
        set /type "recurring"
        set /description "Club"
        set /managementURL "https://leaf.example/plan"
        set /regularBilling {"label":"Club","amount":"18.00"}
        from evervaultTransaction
        set /type "payment"

        20243
        evervault/dropped
        Member that does not reach Apple Pay
        warning
        correct
        document
        2026.11
        A regular payment has a member that Evervault drops.
        The sheet does not show it, and the agreement does not have it.
        Remove the member.
        PV-EVERVAULT-DROPPED
        https://docs.evervault.com/cards/apple-pay
        -
        from evervaultTransaction
        set /regularBilling {"label":"Club","amount":"18.00","recurringPaymentEndDate":"2032-05-01T10:00:00Z"}
        finds /regularBilling/recurringPaymentEndDate
        shows PV-EVERVAULT-DROPPED
        from evervaultTransaction
        remove /lineItems
        set /type "recurring"
        set /description "Club"
        set /managementURL "https://leaf.example/plan"
        set /regularBilling {"label":"Club","amount":"18.00"}
        set /trialBilling {"label":"Trial","amount":"0.00","recurringPaymentIntervalUnit":"month"}
        finds /trialBilling/recurringPaymentIntervalUnit
        shows PV-EVERVAULT-DROPPED
        right
        from evervaultTransaction
        remove /lineItems
        set /type "recurring"
        set /description "Club"
        set /managementURL "https://leaf.example/plan"
        set /regularBilling {"label":"Club","amount":"18.00","recurringPaymentIntervalUnit":"week"}
        from evervaultTransaction
        set /type "payment"

        20260
        airwallex/member
        Member of another interface
        warning
        correct
        document
        2026.11
        The options have a member of Apple Pay JS that Airwallex does not read.
        Airwallex has the currency and the total in amount, and the name of the shop in totalPriceLabel.
        Write the name that Airwallex has.
        PV-AIRWALLEX-MEMBER
        https://www.airwallex.com/docs/js/payments/applepaybutton
        -
        from airwallexButton
        set /currencyCode "EUR"
        finds /currencyCode
        shows PV-AIRWALLEX-MEMBER
        from airwallexButton
        set /total {"label":"Leaf Oy","amount":"18.00"}
        finds /total
        shows PV-AIRWALLEX-MEMBER
        from airwallexRequestOptions
        set /country "FI"
        finds /country
        shows PV-AIRWALLEX-MEMBER
        right
        from airwallexButton
        set /buttonType "buy"
        from airwallexRequestOptions
        set /countryCode "SE"

        20261
        airwallex/lines
        Line whose amount is a number
        error
        correct
        document
        2026.11
        The amount of a line is a number.
        Airwallex passes lines to Apple Pay as they are, and Safari takes text.
        Write text in the main unit, such as "18.00".
        PV-AIRWALLEX-LINES
        https://www.airwallex.com/docs/js/payments/applepaybutton
        -
        from airwallexButton
        set /lineItems/0/amount 18
        finds /lineItems/0/amount
        shows PV-AIRWALLEX-LINES
        from airwallexRequestOptions
        set /lineItems [{"label":"Tea box","amount":1800}]
        finds /lineItems/0/amount
        shows PV-AIRWALLEX-LINES
        right
        from airwallexButton
        set /lineItems/0/amount "18.50"
        from airwallexRequestOptions
        set /lineItems [{"label":"Tea box","amount":"18.00"}]

        20280
        mollie/session
        No address for Mollie
        error
        correct
        document
        2026.11
        The address of the event is missing, or has the name that it has in Safari.
        Mollie reads validationUrl, and refuses the request without it.
        Write validationUrl.
        PV-MOLLIE-SESSION
        https://docs.mollie.com/docs/direct-integration-of-apple-pay
        -
        from mollieSession
        remove /validationUrl
        set /validationURL "https://apple-pay-gateway.apple.com/paymentservices/startSession"
        finds /validationURL
        shows PV-MOLLIE-SESSION
        from mollieSession
        remove /validationUrl
        finds root
        shows PV-MOLLIE-SESSION
        right
        from mollieSession
        set /domain "www.leaf.example"
        from mollieSession
        set /profileId "pfl_1"

        20281
        mollie/domain
        Domain with a scheme
        error
        correct
        document
        2026.11
        The domain has a scheme, a path or a port.
        Mollie takes the name of the host only.
        Write the host name, such as "leaf.example".
        PV-MOLLIE-DOMAIN
        https://docs.mollie.com/docs/direct-integration-of-apple-pay
        -
        from mollieSession
        set /domain "https://leaf.example"
        finds /domain
        shows PV-MOLLIE-DOMAIN
        from mollieSession
        set /domain "leaf.example/pay"
        finds /domain
        shows PV-MOLLIE-DOMAIN
        right
        from mollieSession
        set /domain "pay.leaf.example"
        from mollieSession
        set /domain "leaf.example"

        20282
        mollie/token
        Token that is not text
        error
        correct
        document
        2026.11
        The token is an object.
        Mollie takes the token as JSON text, and refuses the payment.
        Write JSON.stringify(event.payment.token).
        PV-MOLLIE-TOKEN
        https://docs.mollie.com/docs/direct-integration-of-apple-pay
        -
        from molliePayment
        set /applePayPaymentToken {"paymentData":{}}
        finds /applePayPaymentToken
        shows PV-MOLLIE-TOKEN
        from molliePayment
        set /applePayPaymentToken {}
        finds /applePayPaymentToken
        shows PV-MOLLIE-TOKEN
        right
        from molliePayment
        set /applePayPaymentToken "{}"
        from molliePayment
        remove /applePayPaymentToken

        20283
        mollie/decimals
        Amount with other decimals
        error
        correct
        document
        2026.11
        The amount does not have the decimals of its currency.
        Mollie requires all decimals, and refuses the payment.
        Write all decimals, such as "18.00".
        PV-MOLLIE-DECIMALS
        https://docs.mollie.com/docs/direct-integration-of-apple-pay
        -
        from molliePayment
        set /amount/value "18"
        finds /amount/value
        shows PV-MOLLIE-DECIMALS
        from molliePayment
        set /amount {"currency":"JPY","value":"1800.00"}
        finds /amount/value
        shows PV-MOLLIE-DECIMALS
        right
        from molliePayment
        set /amount {"currency":"JPY","value":"1800"}
        from molliePayment
        set /amount/value "18.50"
        """##
}
