/// What Apple's SDK for other browsers and Apple's servers say.
enum ServiceMessages {
    static let all: [ConsoleMessage] = kit + gateway

    private static func kit(_ text: String, _ errors: String, _ causes: (what: String, rules: String)...) -> ConsoleMessage {
        ConsoleMessage(text, by: "Apple's SDK", errors: errors, causes)
    }

    private static func gateway(_ text: String, _ causes: (what: String, rules: String)...) -> ConsoleMessage {
        ConsoleMessage(text, by: "Apple's server", errors: "", causes)
    }

    private static let kit = [
        kit(
            "%value% does not match the expected currency of %total%", "",
            ("an amount is in %value%, and the total is in %total%", "w3c/currency-mixed")),
        kit("renderApplePayCodeAs must be one of: %words%", "", ("the SDK's option renderApplePayCodeAs is not one of its words", "")),
        kit("renderApplePayCodeAs must a string", "", ("the SDK's option renderApplePayCodeAs is not text", "")),
        kit("onApplePayCodeClose must a function", "", ("the SDK's option onApplePayCodeClose is not a function", "")),
        kit("merchantUrl must a string", "", ("the SDK's option merchantUrl is not text", "")),
        kit("onvalidatemerchant error:%error%", "", ("merchant validation failed: the promise of the session was rejected", "")),
        kit("Unexpected message: %message%", "", ("two editions of the SDK do not work together; load the newest", "")),
        kit("Unexpected: %message%", "", ("two editions of the SDK do not work together; load the newest", "")),
    ]

    private static let gateway = [
        gateway(
            "Payment Services Exception merchantId=%merchant% not registered for domain=%domain%",
            ("the domain %domain% is not verified for this merchant identifier", "session/domain"),
            ("the domain has a scheme or path, lacks www, or belongs to another account", "session/domain")),
        gateway(
            "Payment Services Exception merchantId=%merchant% unauthorized to process transactions on behalf of merchantId=%other% "
                + "reason=%reason% is not a registered merchant in WWDR and isn't properly authorized via Mass Enablement, either.",
            ("the merchant identifier is unknown to Apple, or has no payment processing certificate", "merchant/identifier"),
            ("the platform has not registered this merchant", "registration/key")),
        gateway(
            "Payment Services Exception merchantId=%merchant% unauthorized to process transactions on behalf of merchantId=%other% "
                + "reason=%reason% never authorized mass enablement transactions to occur via %via%",
            ("the certificate belongs to another merchant identifier than the body", "merchant/identifier")),
        gateway(
            "Payment Services Exception merchantId=%merchant% unauthorized to service on behalf of merchantId=%other% reason=\"The latter is "
                + "not registered for Apple Pay on the web\"",
            ("the merchant identifier is not registered for the web", "")),
        gateway(
            "Payment Services Exception Invalid session request -- missing merchant identifier",
            ("the body has no merchantIdentifier, or is not JSON", "member/missing")),
        gateway(
            "Payment Services Exception pspId=%provider% unauthorized to process transactions on behalf of merchantId=%merchant% "
                + "reason=%reason%", ("Apple does not know the merchant under this payment provider", "registration/key")),
        gateway("Payment Services Exception Unauthorized", ("the certificate may not use the registration API", "")),
        gateway("Unauthorized", ("the certificate may not use the registration API", "")),
    ]
}
