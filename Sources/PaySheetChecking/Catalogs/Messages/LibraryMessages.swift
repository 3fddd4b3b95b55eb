/// What payment libraries and payment providers say about Apple Pay.
enum LibraryMessages {
    static let all: [ConsoleMessage] = stripe + adyen + braintree + paypal + others

    private static func row(_ source: String, _ text: String, _ causes: [(what: String, rules: String)]) -> ConsoleMessage {
        ConsoleMessage(text, by: source, errors: "", causes)
    }

    private static let notRegistered = "the domain is not registered for Apple Pay in the account of the provider"

    private static let stripe = [
        row(
            "Stripe",
            "You have not registered or verified the domain, so the following payment methods are not enabled in the Payment Element:%list%",
            [(notRegistered, "")]),
        row(
            "Stripe",
            "If you are testing Apple Pay or Google Pay, you must serve this page over HTTPS as it will not work over HTTP%more%",
            [("the page is not served over HTTPS", "")]),
        row("Stripe", "To test Apple Pay, you must serve this page over HTTPS%more%", [("the page is not served over HTTPS", "")]),
        row(
            "Stripe", "show() must be called from a user gesture handler (such as a click handler, after the user clicks a button)",
            [("show() is called outside the handler of a click or tap", "")]),
        row(
            "Stripe",
            "Could not create Apple Pay session. Please make sure you have registered this Stripe account. For more information, see %link%",
            [(notRegistered, "")]),
        row(
            "Stripe", "Invalid value for %call%: %path%amount should be %expected%. You specified: %value%.",
            [
                (
                    "Stripe wants whole minor units such as 1250, where Apple Pay wants \"12.50\": %value%",
                    "amount/float amount/minor-units"
                ),
                ("the request follows the conventions of another library", "document/dialect"),
            ]),
        row(
            "Stripe", "%path%country should be one of %words%",
            [("the country is not a code that Stripe takes", "country/unknown")]),
        row(
            "Stripe", "%path%currency should be one of %words%",
            [("the currency is not a code that Stripe takes; it wants small letters", "currency/unknown")]),
        row(
            "Stripe", "Invalid value for %call%: %path%country should be one of %words%. You specified: %value%.",
            [("the country %value% is not a code that Stripe takes", "country/unknown")]),
        row(
            "Stripe", "Invalid value for %call%: %path%currency should be one of %words%. You specified: %value%.",
            [("the currency %value% is not a code that Stripe takes; it wants small letters", "currency/unknown")]),
        row(
            "Stripe", "Invalid value for %call%: %path% should be %expected%. You specified: %value%.",
            [("%path% is %value%, and Stripe expects %expected%", "document/dialect")]),
        row(
            "Stripe", "The amount %amount% is less than the total amount of the line items provided.",
            [
                ("the lines add up to more than the total", "total/sum"),
                ("a discount has the wrong sign, or shipping counts twice", "item/discount-sign"),
            ]),
        row(
            "Stripe", "Duplicate value for id: %id%. The property 'id' of '%path%' has to be unique.",
            [("two shipping options have the id %id%", "w3c/option-repeated")]),
        row(
            "Stripe", "When requesting shipping information, you must specify shippingOptions once a shipping address is selected.",
            [("the answer to a shipping address has no shipping option", "flow/no-method-left")]),
        row(
            "Stripe",
            "For the paymentRequestButton Element, you must first check availability using paymentRequest.canMakePayment() before mounting "
                + "the Element.", [("canMakePayment() is not called first", "")]),
        row(
            "Stripe",
            "You must first check the Payment Request API's availability using paymentRequest.canMakePayment() before calling show().",
            [("canMakePayment() is not called first", "")]),
        row("Stripe", "Payment Request is not available in this browser.", [("the browser or device has no wallet", "")]),
        row(
            "Stripe", "The paymentRequestButton Element is not available in the current environment.",
            [("the browser or device has no wallet", "")]),
        row(
            "Stripe", "You cannot update Payment Request options while the payment sheet is showing.",
            [("update() is called while the sheet is open", "")]),
        row(
            "Stripe", "Do not call show() yourself if you are using the paymentRequestButton Element.",
            [("the button calls show() itself", "")]),
        row(
            "Stripe",
            "Either you do not have a card saved to your Wallet or the current domain (%domain%)%more% is not registered for Apple Pay.",
            [("the domain %domain% is not registered for Apple Pay in the account of the provider", ""), ("the wallet has no card", "")]),
        row(
            "Stripe", "This version of Safari does not support ApplePay JS version %version%.",
            [("Safari is older than version %version% of Apple Pay", "")]),
        row(
            "Stripe", "We were unable to verify that you control the domain %domain%.",
            [("the association file of %domain% is missing, or redirected", "session/domain")]),
        row(
            "Stripe", "We were unable to verify that you control the domain %domain%. %more%",
            [("the association file of %domain% is missing, or redirected", "session/domain")]),
    ]

    private static let adyen = [
        row(
            "Adyen", "ApplePay - Something went wrong on ApplePayService",
            [("the real text is in the member cause of the error", "")]),
        row("Adyen", "Could not get Apple Pay session", [("the domain or origin is not allowed for the client key", "")]),
        row("Adyen", "Could not decode Apple Pay session", [("the domain or origin is not allowed for the client key", "")]),
        row("Adyen", "Apple Pay is not available on this device", [("the browser or device has no Apple Pay", "")]),
        row("Adyen", "clientKey was not provided", [("the configuration has no clientKey", "")]),
        row("Adyen", "ApplePaySDK failed to load", [("Apple's SDK could not be loaded; check the Content Security Policy", "")]),
        row("Adyen", "ApplePay UI dismissed", [("the shopper closed the sheet", "")]),
    ]

    private static let braintree = [
        row(
            "Braintree", "Make sure you have registered your domain name in the Braintree Control Panel.",
            [("the domain is not registered in the Control Panel", "session/domain")]),
        row("Braintree", "APPLE_PAY_MERCHANT_VALIDATION_FAILED", [("the domain is not registered in the Control Panel", "session/domain")]),
        row(
            "Braintree", "A network error occurred when validating the Apple Pay merchant.",
            [("merchant validation failed; the text of Apple's server is in details", "")]),
        row(
            "Braintree", "A network error occurred when processing the Apple Pay payment.",
            [("the payment failed on the way to Braintree; the reason is in details", "")]),
        row("Braintree", "APPLE_PAY_MERCHANT_VALIDATION_NETWORK", [("merchant validation failed; the reason is in details", "")]),
        row("Braintree", "APPLE_PAY_MERCHANT_VALIDATION", [("merchant validation failed; the reason is in details", "")]),
        row("Braintree", "APPLE_PAY_TOKENIZATION", [("the payment failed on the way to Braintree; the reason is in details", "")]),
        row("Braintree", "Apple Pay is not enabled for this merchant.", [("Apple Pay is off in the account of the merchant", "")]),
        row("Braintree", "APPLE_PAY_NOT_ENABLED", [("Apple Pay is off in the account of the merchant", "")]),
        row(
            "Braintree", "performValidation must be called with a validationURL.", [("the call has no validationURL of the event", "")]),
        row("Braintree", "tokenize must be called with a payment token.", [("the call has no token of the payment", "")]),
    ]

    private static let paypal =
        [
            "APPLE_PAY_MERCHANT_SESSION_VALIDATION_ERROR", "ERROR_VALIDATING_MERCHANT", "APPLEPAY_PAYMENT_ERROR", "APPLEPAY_CONFIG_ERROR",
            "An internal server error has occurred",
        ].map {
            row(
                "PayPal", $0,
                [("the domain is not registered; the bare domain and www count apart", ""), ("PayPal knows more under paypalDebugId", "")])
        } + [
            row("PayPal", "APPLE_PAY_AMOUNT_MISMATCH", [("the sheet and the order have different amounts", "charge/amount order/total")]),
            row("PayPal", "NOT_ENABLED_FOR_APPLE_PAY", [("Apple Pay is off in the account of the merchant", "")]),
        ]

    private static let others = [
        row(
            "Square", "PaymentMethodUnsupportedError: Method unsupported: %reason%",
            [("the browser, the domain or the account does not support Apple Pay: %reason%", "")]),
        row(
            "Square", "Method unsupported: %reason%", [("the browser, the domain or the account does not support Apple Pay: %reason%", "")]),
        row("Recurly", "Apple Pay is not supported by this device or browser.", [("the browser or device has no Apple Pay", "")]),
        row(
            "Recurly", "Apple Pay is supported by this device, but the customer has not configured Apple Pay.",
            [("the wallet of the shopper has no card", "")]),
        row("Recurly", "%text%but the customer has not configured Apple Pay.", [("the wallet of the shopper has no card", "")]),
        row("Recurly", "Missing Apple Pay configuration option: '%option%'", [("the option %option% is missing", "member/missing")]),
        row(
            "Recurly", "Apple Pay configuration option '%option%' is not among your available options: %list%",
            [("the option %option% is not among those of your account", "country/unknown")]),
        row("Recurly", "Apple Pay did not initialize due to a fatal error: %text%", [("look at the text behind it: %text%", "")]),
        row("Recurly", "Apply Pay could not charge the customer", [("the provider refused the payment", "")]),
    ]
}
