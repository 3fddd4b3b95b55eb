/// Texts of other browsers, of Apple's servers and of libraries.
extension ReferenceMessages {
    private static func list(_ error: String, _ rows: [(String, String)]) -> [Message] {
        rows.map { Message(text: $0.0, cause: $0.1, error: error) }
    }

    static let chrome =
        list(
            "NotSupportedError",
            [
                ("The payment method \"https://apple.com/apple-pay\" is not supported.", "no payment method"),
                ("The payment methods \"https://apple.com/apple-pay\", \"basic-card\" are not supported.", "none of these"),
                ("Not in a secure origin.", "HTTPS"), ("SSL certificate is not valid.", "HTTPS"),
                ("Only localhost, file://, and cryptographic scheme origins allowed.", "HTTPS"),
            ])
        + list(
            "AbortError",
            [
                ("Request cancelled", "closed the window"), ("User closed the Payment Request UI.", "closed the window"),
                ("User closed the payment app.", "closed the window"),
                ("Another PaymentRequest UI is already showing in a different tab or window.", "another tab"),
                ("Cannot show PaymentRequest UI in a preview page or a background tab.", "not visible"),
                ("Timed out waiting for a PaymentRequestUpdateEvent.updateWith(promise) to resolve.", "in time"),
                ("Timed out waiting for a PaymentRequest.show(promise) to resolve.", "in time"),
                ("Timed out waiting for a PaymentResponse.complete() call.", "in time"),
            ])
        + list(
            "SecurityError",
            [
                (
                    "PaymentRequest.show() requires either transient user activation or delegated payment request capability",
                    "click or tap"
                ), ("Must be handling a user gesture to show a payment request", "click or tap"),
                (
                    "Must be in a top-level browsing context or an iframe needs to specify allow=\"payment\" explicitly",
                    "allow=\"payment\""
                ),
            ])
        + list(
            "InvalidStateError",
            [
                ("Already called show() once", "called twice"), ("Cannot update details twice", "called twice"),
                ("PaymentRequest is no longer interactive", "after the payment ended"),
                ("Cannot update details when the event is not trusted", "script made the event"),
            ])
        + list(
            "RangeError",
            [
                (
                    "'EURO' is not a valid ISO 4217 currency code, should be well-formed 3-letter alphabetic code.", "currency/unknown"
                ), ("Cannot have duplicate payment method identifiers", "w3c/method-repeated"),
                ("Invalid payment method identifier format", "w3c/method-identifier"),
                ("https://apple.com/apple-pay payment method identifier violates Content Security Policy.", "connect-src"),
            ])
        + list(
            "TypeError",
            [
                ("'1,5' is not a valid amount format for display items", "amount/format"),
                ("Total amount value should be non-negative", "w3c/total-negative"),
                ("required member details is undefined.", "member/missing"), ("required member total is undefined.", "member/missing"),
                ("Must specify total", "member/missing"),
                ("Failed to read the 'label' property from 'PaymentItem': Required member is undefined.", "member/missing"),
                ("The provided value cannot be converted to a sequence.", "member/type"),
                ("Iterator getter is not callable.", "member/type"),
                ("The provided value is not of type 'PaymentItem'.", "member/type"),
                ("2 arguments required, but only 0 present.", "member/type"),
                ("The provided value 'post' is not a valid enum value of type PaymentShippingType.", "code/unknown"),
                ("Cannot have duplicate shipping option identifiers", "w3c/option-repeated"),
                ("At least one payment method is required", "w3c/method-none"),
                ("PaymentRequest objects should be JSON-serializable objects", "member/type"),
                (
                    "JSON serialization of PaymentRequest objects should be no longer than 1048576 characters", "member/type"
                ), ("At most 1024 display items allowed", "item/count"), ("ID cannot be longer than 1024 characters", "item/count"),
                ("Cannot read properties of undefined (reading 'canMakePayments')", "ApplePaySession is undefined"),
                ("window.ApplePaySession is not a constructor", "ApplePaySession is undefined"),
            ]) + list("ReferenceError", [("ApplePaySession is not defined", "no Apple Pay")])
        + list(
            "",
            [
                ("Unable to download payment manifest \"https://apple.com/apple-pay\". HTTP 404 Not Found.", "ignore it"),
                ("[Violation] Permissions policy violation: payment is not allowed in this document.", "allow=\"payment\""),
                ("Potential permissions policy violation: payment is not allowed in this document.", "allow=\"payment\""),
                (
                    "No updateWith() call in 'shippingaddresschange' event handler. User may see outdated line items and total.",
                    "does not call updateWith()"
                ), ("Empty total label may be confusing the user", "item/label"),
            ])

    static let firefox =
        list("ReferenceError", [("PaymentRequest is not defined", "no PaymentRequest")])
        + list(
            "TypeError",
            [
                ("The amount.value of \"details.total\"(x) must be a valid decimal monetary value.", "amount/format"),
                ("The amount.value of \"details.total\"(-1) must be a valid and non-negative decimal monetary value.", "amount/format"),
                ("Payment method identifier is required.", "w3c/method-none"), ("Duplicate shippingOption id 'a'", "w3c/option-repeated"),
                ("Missing required 'total' member of PaymentDetailsInit.", "member/missing"),
                (
                    "'post' (value of 'shippingType' member of PaymentOptions) is not a valid value for enumeration PaymentShippingType.",
                    "code/unknown"
                ), ("'displayItems' member of PaymentDetailsBase can't be converted to a sequence.", "member/type"),
                ("can't access property \"canMakePayments\", window.ApplePaySession is undefined", "no Apple Pay"),
            ])
        + list(
            "RangeError",
            [
                ("The length amount.currency of \"details.total\"(EURO) must be 3.", "currency/unknown"),
                (
                    "The character amount.currency of \"details.total\"(E1R) must be in the range 'A' to 'Z'(U+0041 to U+005A) or 'a' to "
                        + "'z'(U+0061 to U+007A).", "currency/unknown"
                ), ("'Basic-card' is not valid. The format is wrong.", "w3c/method-identifier"),
                ("Error parsing payment method identifier 'https://'as a URL.", "w3c/method-identifier"),
                ("Duplicate payment method 'basic-card'", "w3c/method-repeated"),
            ])
        + list("SecurityError", [("User activation is now required to call PaymentRequest.show()", "click or tap")])
        + list(
            "InvalidStateError",
            [
                ("The PaymentRequest's state should be 'Created'", "wrong time"),
                ("The PaymentRequest's state should be 'Interactive'", "wrong time"),
            ])
        + list(
            "AbortError", [("The owner document is not fully active", "left or replaced"), ("The PaymentRequest is aborted", "was ended")])

    private static let merchant = String(repeating: "0123456789ABCDEF", count: 4)

    static let services = list(
        "",
        [
            ("USD does not match the expected currency of EUR", "w3c/currency-mixed"),
            ("renderApplePayCodeAs must be one of: modal,window", "renderApplePayCodeAs"),
            ("TypeError: renderApplePayCodeAs must a string", "renderApplePayCodeAs"),
            ("TypeError: onApplePayCodeClose must a function", "onApplePayCodeClose"),
            ("TypeError: merchantUrl must a string", "merchantUrl"), ("onvalidatemerchant error: Error: 500", "merchant validation failed"),
            ("Unexpected message: x", "editions of the SDK"), ("Unexpected: x", "editions of the SDK"),
            ("Payment Services Exception merchantId=\(merchant) not registered for domain=shop.example", "session/domain"),
            (
                "Payment Services Exception merchantId=\(merchant) unauthorized to process transactions on behalf of merchantId=\(merchant) "
                    + "reason=\"\(merchant) is not a registered merchant in WWDR and isn't properly authorized via Mass Enablement, either.\"",
                "merchant/identifier"
            ),
            (
                "Payment Services Exception merchantId=\(merchant) unauthorized to process transactions on behalf of merchantId=\(merchant) "
                    + "reason=\(merchant) never authorized mass enablement transactions to occur via \(merchant)", "merchant/identifier"
            ),
            (
                "Payment Services Exception merchantId=\(merchant) unauthorized to service on behalf of merchantId=\(merchant) "
                    + "reason=\"The latter is not registered for Apple Pay on the web\"", "not registered for the web"
            ), ("Payment Services Exception Invalid session request -- missing merchant identifier", "member/missing"),
            (
                "Payment Services Exception pspId=P1 unauthorized to process transactions on behalf of merchantId=\(merchant) reason=x",
                "registration/key"
            ), ("Payment Services Exception Unauthorized", "certificate"), ("Script error.", "another origin"), ("{}", "is lost"),
            ("[object DOMException]", "is lost"), ("e {}", "is lost"), ("undefined", "is lost"),
        ])

    static let libraries = list(
        "",
        [
            (
                "[Stripe.js] You have not registered or verified the domain, so the following payment methods are not enabled in the Payment "
                    + "Element: - apple_pay", "not registered"
            ),
            (
                "[Stripe.js] If you are testing Apple Pay or Google Pay, you must serve this page over HTTPS as it will not work over HTTP.",
                "HTTPS"
            ), ("[Stripe.js] To test Apple Pay, you must serve this page over HTTPS.", "HTTPS"),
            (
                "show() must be called from a user gesture handler (such as a click handler, after the user clicks a button)",
                "click or tap"
            ),
            (
                "Could not create Apple Pay session. Please make sure you have registered this Stripe account. For more information, see x",
                "not registered"
            ),
            (
                "Invalid value for paymentRequest(): total.amount should be a positive amount in the currency's subunit. You specified: "
                    + "220.00000000000003.", "amount/float"
            ),
            (
                "Invalid value for paymentRequest(): country should be one of the following strings: AE, AT. You specified: XX.",
                "country/unknown"
            ), ("country should be one of the following strings: AE, AT", "country/unknown"),
            (
                "Invalid value for elements(): currency should be one of the following strings: usd, eur. You specified: USD.",
                "currency/unknown"
            ),
            ("The amount 500 is less than the total amount of the line items provided.", "total/sum"),
            ("Duplicate value for id: a. The property 'id' of 'shippingOptions' has to be unique.", "w3c/option-repeated"),
            (
                "When requesting shipping information, you must specify shippingOptions once a shipping address is selected.",
                "flow/no-method-left"
            ),
            (
                "For the paymentRequestButton Element, you must first check availability using paymentRequest.canMakePayment() before "
                    + "mounting the Element.", "canMakePayment()"
            ),
            (
                "You must first check the Payment Request API's availability using paymentRequest.canMakePayment() before calling show().",
                "canMakePayment()"
            ), ("Payment Request is not available in this browser.", "no wallet"),
            ("The paymentRequestButton Element is not available in the current environment.", "no wallet"),
            ("You cannot update Payment Request options while the payment sheet is showing.", "while the sheet is open"),
            ("Do not call show() yourself if you are using the paymentRequestButton Element.", "calls show() itself"),
            (
                "Either you do not have a card saved to your Wallet or the current domain (shop.example) is not registered for Apple Pay.",
                "shop.example is not registered"
            ), ("This version of Safari does not support ApplePay JS version 2.", "older than version 2"),
            ("We were unable to verify that you control the domain shop.example. Check the file.", "session/domain"),
            ("ApplePay - Something went wrong on ApplePayService", "cause of the error"),
            ("Could not get Apple Pay session", "not allowed for the client key"),
            ("Could not decode Apple Pay session", "not allowed for the client key"),
            ("Trying to start an Apple Pay session from an insecure document", "HTTPS"),
            ("Apple Pay is not available on this device", "no Apple Pay"), ("clientKey was not provided", "clientKey"),
            ("ApplePaySDK failed to load", "could not be loaded"), ("ApplePay UI dismissed", "closed the sheet"),
            ("Make sure you have registered your domain name in the Braintree Control Panel.", "session/domain"),
            ("A network error occurred when validating the Apple Pay merchant.", "merchant validation failed"),
            ("A network error occurred when processing the Apple Pay payment.", "on the way to Braintree"),
            ("Apple Pay is not enabled for this merchant.", "off in the account"),
            ("performValidation must be called with a validationURL.", "validationURL"),
            ("tokenize must be called with a payment token.", "token"), ("APPLE_PAY_MERCHANT_VALIDATION_FAILED", "session/domain"),
            ("APPLE_PAY_MERCHANT_SESSION_VALIDATION_ERROR", "not registered"), ("ERROR_VALIDATING_MERCHANT", "not registered"),
            ("APPLEPAY_PAYMENT_ERROR", "not registered"), ("APPLEPAY_CONFIG_ERROR", "not registered"),
            ("An internal server error has occurred", "not registered"), ("APPLE_PAY_AMOUNT_MISMATCH", "charge/amount"),
            ("NOT_ENABLED_FOR_APPLE_PAY", "off in the account"),
            ("PaymentMethodUnsupportedError: Method unsupported: no card", "no card"),
            ("Apple Pay is not supported by this device or browser.", "no Apple Pay"),
            ("Apple Pay is supported by this device or browser but the customer has not configured Apple Pay.", "no card"),
            ("Missing Apple Pay configuration option: 'country'", "member/missing"),
            ("Apple Pay configuration option 'country' is not among your available options: US,CA. Check them.", "country/unknown"),
            ("Apple Pay did not initialize due to a fatal error: x", "behind it"),
            ("Apply Pay could not charge the customer", "refused the payment"),
        ])
}
