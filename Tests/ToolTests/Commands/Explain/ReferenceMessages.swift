/// Texts that browsers, servers and libraries show, with values in them, and the cause that must come first.
///
/// Facts, gathered from the sources of the engines and from reports. The cause is a rule, or words of a cause that no data show.
enum ReferenceMessages {
    struct Message: Sendable, CustomStringConvertible {
        let text: String
        let cause: String
        /// The name of the error that a console shows in front.
        let error: String
        var description: String { text }
    }

    static let all = safari + payments + conversion + builtIn + retired + chrome + firefox + services + libraries

    private static func list(_ error: String, _ rows: [(String, String)]) -> [Message] {
        rows.map { Message(text: $0.0, cause: $0.1, error: error) }
    }

    static let safari =
        list(
            "TypeError",
            [
                ("\"12,50\" is not a valid amount.", "amount/format"), ("\"$12.50\" is not a valid amount.", "amount/format"),
                ("\"\" is not a valid amount.", "member/missing"), ("\"zz\" is not a valid payment network.", "network/unknown"),
                ("\"us\" is not a valid country code.", "country/unknown"), ("\"usd\" is not a valid currency code.", "currency/unknown"),
                (
                    "Member ApplePayPaymentRequest.countryCode is required and must be an instance of DOMString", "member/missing"
                ), ("Total amount must not be negative.", "total/negative"), ("Missing total label.", "member/missing"),
                ("At least one supported network must be provided.", "network/empty"),
                ("At least one merchant capability must be provided.", "capability/empty"),
                ("'regularBilling' must be a 'recurring' line item.", "plan/timing"),
                ("'trialBilling' must be a 'recurring' line item.", "plan/timing"),
                ("'automaticReloadBilling' must be an 'automaticReload' line item.", "plan/timing"),
                ("'deferredBilling' must be a 'deferred' line item.", "plan/timing"),
                ("Missing label for 'regularBilling'.", "member/missing"), ("Missing label for 'deferredBilling'.", "member/missing"),
                ("\"/plan\" is not a valid URL.", "plan/address-invalid"),
                ("\"\" is not a valid automaticReloadPaymentThresholdAmount.", "reload/threshold-missing"),
                ("\"null\" is not a valid automaticReloadPaymentThresholdAmount.", "member/type"),
                ("\"5 €\" is not a valid automaticReloadPaymentThresholdAmount.", "amount/format"),
                ("Missing 'freeCancellationDateTimeZone' when 'freeCancellationDate' is set.", "deferred/cancellation-pair"),
                ("Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set.", "deferred/cancellation-pair"),
                ("\"Mars/Base\" is not a valid time zone.", "deferred/zone-unknown"),
                ("Missing 'paymentDescription'.", "plan/description-empty"),
                ("Shipping method amount must be greater than or equal to zero.", "shipping/negative"),
                ("Missing merchant capabilities.", "capability/no-card"),
                ("\"phoneticName\" is not a valid contact field.", "contact/phonetic-version"),
                ("Missing supported networks.", "network/empty"),
                ("applicationMetadata must be a JSON object", "installments/metadata"),
                ("Missing country code.", "member/missing"), ("Missing currency code.", "member/missing"),
                ("Missing total amount.", "member/missing"),
            ])
        + list(
            "InvalidAccessError",
            [
                ("Must create a new ApplePaySession from a user gesture handler.", "click or tap"),
                ("\"16\" is not a supported version.", "version/range"),
                ("Trying to start an Apple Pay session from an insecure document.", "HTTPS"),
                ("Payment session is already active.", "begin() is called twice"),
                ("Page already has an active payment session.", "earlier session"),
                ("There is already has an active payment session.", "another tab"),
                ("Trying to start an Apple Pay session from a document with an insecure parent frame.", "frame around"),
                ("Trying to start an Apple Pay session from an inactive document.", "left the page"),
                ("Trying to start an Apple Pay session from a site isolated iframe", "frame"),
                ("Trying to start an Apple Pay session from a document in an unparented frame", "frame"), ("Frame is detached", "gone"),
                ("Must call ApplePaySession.openPaymentSetup from a user gesture handler.", "click or tap"),
                ("Must call ApplePaySetup.begin from a user gesture handler.", "click or tap"),
            ])
        + list(
            "SecurityError",
            [
                (
                    "Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)",
                    "allow=\"payment\""
                )
            ])
        + list(
            "",
            [
                (
                    "Unable to run user agent scripts because this document has previously accessed Apple Pay. Documents can be prevented "
                        + "from accessing Apple Pay by adding a WKUserScript to the WKWebView's WKUserContentController.", "web view"
                )
            ])

    static let payments =
        list("SecurityError", [("show() must be triggered by user activation.", "click or tap")])
        + list(
            "TypeError",
            [
                ("\"1,5\" is not a valid decimal monetary value.", "amount/format"),
                ("Total currency values cannot be negative.", "w3c/total-negative"),
                (
                    "\"EUR\" does not match the expected currency of \"USD\". Apple Pay requires all PaymentCurrencyAmounts to use the same "
                        + "currency code.", "w3c/currency-mixed"
                ), ("Missing payment method data.", "w3c/data-missing"), ("At least one payment method is required.", "w3c/method-none"),
                ("Shipping option IDs must be unique.", "w3c/option-repeated"),
            ])
        + list(
            "RangeError",
            [
                ("\"http://x.example\" is an invalid payment method identifier.", "w3c/method-identifier"),
                ("Payment method IDs must be unique.", "w3c/method-repeated"),
                ("\"EURO\" is not a valid currency code.", "currency/unknown"),
            ])
        + list(
            "",
            [
                ("updateWith() should be called synchronously when handling \"shippingaddresschange\".", "after an await"),
                (
                    "WebKit currently uses the first shipping option even if other shipping options are marked as selected.",
                    "w3c/option-selected"
                ),
            ])

    static let conversion =
        list(
            "TypeError",
            [
                ("Type error", "code/unknown"), ("Value is not a sequence", "member/type"),
                ("Member ApplePayPaymentRequest.supportedNetworks is required and must be an instance of sequence", "member/missing"),
                ("Member ApplePayPaymentRequest.total is required and must be an instance of ApplePayLineItem", "member/missing"),
                ("Member ApplePayRequest.version is required and must be an instance of unsigned long", "member/missing"),
                ("Member ApplePayShippingMethod.detail is required and must be an instance of DOMString", "member/missing"),
                (
                    "Member ApplePayShippingContactUpdate.newTotal is required and must be an instance of ApplePayLineItem",
                    "member/missing"
                ), ("Member PaymentDetailsInit.total is required and must be an instance of PaymentItem", "member/missing"),
                ("Member PaymentCurrencyAmount.value is required and must be an instance of DOMString", "member/missing"),
                ("Member ApplePayRecurringPaymentRequest.managementURL is required and must be an instance of DOMString", "member/missing"),
                (
                    "Member ApplePayPaymentAuthorizationResult.status is required and must be an instance of unsigned short",
                    "member/missing"
                ), ("Not enough arguments", "without an argument"),
                (
                    "Argument 1 ('errorCode') to the ApplePayError constructor must be one of: \"unknown\", \"shippingContactInvalid\"",
                    "code/unknown"
                ), ("Argument 1 ('request') to ApplePaySession.begin must be an object", "member/type"),
                ("Argument 2 ('listener') to EventTarget.addEventListener must be a function", "member/type"),
                ("Can only call ApplePaySession.begin on instances of ApplePaySession", "taken off its session"),
                ("Value 70000 is outside the range [0, 65535]", "number/range"), ("The provided value is non-finite", "number/range"),
                ("Cannot convert a symbol to a string", "member/type"),
                ("JSON.stringify cannot serialize cyclic structures.", "refer to themselves"),
                ("undefined is not a constructor (evaluating 'new window.ApplePaySession(3, request)')", "ApplePaySession is undefined"),
                ("undefined is not an object (evaluating 'window.ApplePaySession.canMakePayments')", "ApplePaySession is undefined"),
                (
                    "session.completeCouponCodeChange is not a function. (In 'session.completeCouponCodeChange(update)', "
                        + "'session.completeCouponCodeChange' is undefined)", "member/version"
                ),
            ]) + list("ReferenceError", [("Can't find variable: ApplePaySession", "not Safari on a device")])

    static let builtIn =
        list("InvalidAccessError", [("The object does not support the operation or argument.", "flow/answer")])
        + list("AbortError", [("The operation was aborted.", "closed the sheet")])
        + list("InvalidStateError", [("The object is in an invalid state.", "called twice")])
        + list("NotSupportedError", [("The operation is not supported.", "w3c/apple-pay-none")])
        + list("SecurityError", [("The operation is insecure.", "may not do this")])
        + list(
            "NotAllowedError",
            [
                (
                    "The request is not allowed by the user agent or the platform in the current context, possibly because the user denied "
                        + "permission.", "another interface"
                )
            ])
        + list(
            "TypeMismatchError",
            [
                (
                    "The type of an object was incompatible with the expected type of the parameter associated to the object.",
                    "real reason is in the console"
                )
            ]) + list("RangeError", [("Bad value", "without a text of its own")])
        + list("", [("Payment Not Completed", "session/domain")])

    static let retired =
        list(
            "",
            [
                ("Permission policy 'Payment' check failed for document with origin 'https://shop.example'.", "allow=\"payment\""),
                ("Feature policy 'Payment' check failed for document with origin 'https://shop.example'.", "allow=\"payment\""),
                ("Trying to call an ApplePaySession API from an insecure document.", "HTTPS"),
                ("Trying to call an ApplePaySession API from a document with an insecure parent frame.", "frame around"),
                (
                    "Trying to call an ApplePaySession API from a document with an different security origin than its top-level frame.",
                    "another origin"
                ),
                (
                    "Trying to start an Apple Pay session from a document with an different security origin than its top-level frame.",
                    "another origin"
                ), ("Total amount is too big.", "total/large"), ("Total amount must be greater than zero.", "total/zero"),
                ("\"foo\" is not a valid payment request property name.", "member/unknown"),
                ("\"foo\" is not a valid line item property name.", "member/unknown"),
                ("\"foo\" is not a valid shipping method property name.", "member/unknown"),
                ("\"foo\" is not a valid payment contact property name.", "member/unknown"),
                ("\"foo\" is not a valid merchant capability.", "code/unknown"), ("\"foo\" is not a valid line item type.", "code/unknown"),
                ("\"foo\" is not a valid shipping type.", "code/unknown"), ("\"foo\" is not a valid address field.", "code/unknown"),
                ("\"foo\" is not a valid contact field.", "code/unknown"), ("Missing shipping method detail.", "member/missing"),
                (
                    "\"requiredShippingAddressFields\" has been deprecated. Please switch to \"requiredShippingContactFields\" instead.",
                    "member/unknown"
                ),
            ])
}
