/// What the names of errors mean without a text behind them.
enum ErrorNames {
    typealias Cause = (what: String, rules: String)

    static let all: [ConsoleMessage] = [
        row("AbortError", aborted), row("InvalidStateError", invalidState), row("NotSupportedError", notSupported),
        row("TypeError", typeError), row("RangeError", rangeError), row("InvalidAccessError", invalidAccess),
        row("SecurityError", security), row("ReferenceError", "the browser has no ApplePaySession, and Apple's SDK is not loaded"),
        row("NotAllowedError", "another interface throws this: passkeys, media or sharing, not Apple Pay"),
        row("TypeMismatchError", "Safari 10 rejects the request; the real reason is in the console above"),
        row("PaymentMethodUnsupportedError", "the browser, the domain or the account does not support Apple Pay"),
    ]

    /// A name with one cause that no rule finds.
    private static func row(_ name: String, _ cause: String) -> ConsoleMessage { row(name, [(what: cause, rules: "")]) }

    private static func row(_ name: String, _ causes: [Cause]) -> ConsoleMessage {
        ConsoleMessage(name, by: "browsers", errors: name, causes)
    }

    static let aborted: [Cause] = [
        ("the shopper closed the sheet", ""), ("the system did not show the sheet, or another payment is active", ""),
        ("merchant validation failed: its promise was rejected", ""), ("the promise given to updateWith() was rejected", ""),
        ("the page was left, or retry() or complete() came after the end", ""),
    ]

    static let invalidState: [Cause] = [
        ("show() is called twice on one request; create a request for each click", ""),
        ("updateWith() or complete() is called twice or after the end", ""), ("canMakePayment() is called after show()", ""),
        ("the session ended while an answer was read", ""),
    ]

    static let notSupported: [Cause] = [
        ("show() is called, and no payment method is Apple Pay", "w3c/apple-pay-none w3c/apple-pay-address")
    ]

    private static let typeError: [Cause] = [
        ("a required member is missing or misspelt", "member/missing member/unknown"),
        ("an amount is not a plain decimal number", "amount/format"), ("a network is unknown to the device", "network/unknown"),
        ("a word is not in the list for its member", "code/unknown"), ("a value has the wrong type", "member/type"),
        ("a country or currency is not an ISO code", "country/unknown currency/unknown"),
        ("the total is negative", "total/negative"), ("a list of networks or capabilities is empty", "network/empty capability/empty"),
        ("a plan is incomplete", "plan/timing plan/address-invalid"),
        ("ApplePaySession is undefined: no Apple Pay in this browser, and no SDK of Apple", ""),
    ]

    private static let rangeError: [Cause] = [
        ("a currency is not three letters", "currency/unknown"), ("the identifier of a method is malformed", "w3c/method-identifier"),
        ("a payment method is listed twice", "w3c/method-repeated"),
    ]

    private static let invalidAccess: [Cause] = [
        ("the session is not created in the handler of a click or tap", ""), ("the page or a frame is not served over HTTPS", ""),
        ("the version is 0, or newer than the system", "version/range"), ("another session of the page is not finished", ""),
        ("a complete…() method is called while its event is not waiting", "flow/answer"),
        ("the merchant session is not a JSON object", "session/incomplete"), ("the status of the result is above 7", "result/status"),
    ]

    private static let security: [Cause] = [
        ("the iframe has no allow=\"payment\", or a header forbids it", ""), ("show() is called outside the handler of a click or tap", ""),
        ("the page or a frame is not served over HTTPS", ""),
    ]
}
