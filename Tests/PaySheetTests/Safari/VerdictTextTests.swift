import PaySheet
import PaySheetGuide
import Testing

/// The text of the exception, as the console shows it.
@Suite struct VerdictTextTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let sample: Sample
        let text: String
        var testDescription: String { text }

        init(_ base: SampleBase, _ changes: [Sample.Change], _ text: String, version: Int? = nil) {
            sample = Sample(base, changes, policy: Policy(apiVersion: version))
            self.text = text
        }
    }

    private static let deferred = "/deferredPaymentRequest"

    static let cases = [
        Case(.request, [.text("/total/amount", "12,50")], "\"12,50\" is not a valid amount."),
        Case(.request, [.remove("/total/amount")], "\"\" is not a valid amount."),
        Case(.request, [.set("/total", "null")], "\"\" is not a valid amount."),
        Case(.request, [.set("/total/amount", "null")], "\"null\" is not a valid amount."),
        Case(.request, [.set("/total/amount", "1e21")], "\"1e+21\" is not a valid amount."),
        Case(.request, [.set("/total/amount", "[]")], "\"\" is not a valid amount."),
        Case(.request, [.set("/lineItems", "[{}]")], "\"\" is not a valid amount."),
        Case(.request, [.remove("/total/label")], "Missing total label."),
        Case(.request, [.text("/total/amount", "-1")], "Total amount must not be negative."),
        Case(.request, [.remove("/total")], "Member ApplePayPaymentRequest.total is required and must be an instance of ApplePayLineItem"),
        Case(
            .request, [.set("", "{}")], "Member ApplePayPaymentRequest.countryCode is required and must be an instance of DOMString"),
        Case(
            .request, [.remove("/supportedNetworks"), .remove("/total")],
            "Member ApplePayPaymentRequest.supportedNetworks is required and must be an instance of sequence"),
        Case(
            .shipping, [.set("/shippingMethods/0", "{}")],
            "Member ApplePayShippingMethod.amount is required and must be an instance of DOMString"),
        Case(.request, [.set("/supportedNetworks", "[\"Vissa\"]")], "\"Vissa\" is not a valid payment network."),
        Case(.request, [.text("/supportedNetworks/0", "JCB")], "\"JCB\" is not a valid payment network.", version: 1),
        Case(.request, [], "\"16\" is not a supported version.", version: 16),
        Case(.flow, [.set("/apiVersion", "16")], "\"16\" is not a supported version.", version: 14),
        Case(.request, [.text("/countryCode", "us")], "\"us\" is not a valid country code."),
        Case(.request, [.text("/lineItems", "x")], "Value is not a sequence"), Case(.request, [.set("/lineItems", "{}")], "Type error"),
        Case(.request, [.text("/merchantCapabilities/0", "3DS")], "Type error"),
        Case(
            .recurring, [.remove("/recurringPaymentRequest/regularBilling/paymentTiming")],
            "'regularBilling' must be a 'recurring' line item."),
        Case(.recurring, [.text("/recurringPaymentRequest/managementURL", "/plan")], "\"/plan\" is not a valid URL."),
        Case(
            .deferred, [.text(deferred + "/freeCancellationDateTimeZone", "Mars/Base")], "\"Mars/Base\" is not a valid time zone."),
        Case(
            .reload, [.remove("/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount")],
            "\"\" is not a valid automaticReloadPaymentThresholdAmount."),
        Case(
            .result, [.set("/status", "8"), .remove("/orderDetails")], "The object does not support the operation or argument."),
        Case(
            .result, [.remove("/status")],
            "Member ApplePayPaymentAuthorizationResult.status is required and must be an instance of unsigned short"),
        Case(.error, [.remove("/code")], "Not enough arguments"),
        Case(
            .w3c, [.text("/details/displayItems/1/amount/currency", "eur")],
            "\"EUR\" does not match the expected currency of \"USD\". Apple Pay requires all PaymentCurrencyAmounts to use the same currency "
                + "code."),
        Case(.w3c, [.set("/methodData/0/data/version", "0")], "\"0\" is not a supported version."),
        Case(.w3c, [.text("/methodData/0/supportedMethods", "Basic-card")], "\"Basic-card\" is an invalid payment method identifier."),
        Case(.w3c, [.remove("/details")], "Not enough arguments"),
        Case(
            .w3c, [.remove("/details/total/amount/value")],
            "Member PaymentCurrencyAmount.value is required and must be an instance of DOMString"),
        Case(.w3c, [.text("/methodData/0/supportedMethods", "basic-card")], "The operation is not supported."),
        Case(.session, [.set("", "[]")], "The object does not support the operation or argument."),
    ]

    @Test("The exception has the text that Safari's console shows", arguments: cases) func consoleShowsTheText(_ one: Case) {
        var reader = DocumentReader(policy: one.sample.policy)
        guard case .throws(let exception) = reader.check(one.sample.json, as: one.sample.kind).safari else {
            Issue.record("Safari throws nothing")
            return
        }
        #expect(exception.text == one.text)
    }

    /// A long value is cut, and what could break a terminal is replaced.
    @Test("A long or dangerous value in the text is shortened or replaced")
    func textIsSafe() {
        let long = (String(repeating: "9", count: 300) + "x", String(repeating: "9", count: 200) + "…")
        for (value, shown) in [long, ("1\u{202E}2", "1\u{FFFD}2")] {
            var reader = DocumentReader()
            let sample = Sample(.request, [.text("/total/amount", value)])
            guard case .throws(let exception) = reader.check(sample.json).safari else {
                Issue.record("Safari throws nothing")
                continue
            }
            #expect(exception.text == "\"" + shown + "\" is not a valid amount.")
        }
    }

    /// Every check says something, and nothing that it says has a name without a value.
    @Test("Every check has a text with known placeholders")
    func everyCheckHasATextWithoutGaps() {
        let names: Set = ["value", "total", "dictionary", "member", "type", "words"]
        for check in SafariCheck.all {
            #expect(!check.messages.isEmpty && check.messages.allSatisfy { !$0.isEmpty }, "\(check.id)")
            for text in check.messages {
                let parts = text.split(separator: "%", omittingEmptySubsequences: false)
                #expect(parts.count % 2 == 1)
                for (place, part) in parts.enumerated() where place % 2 == 1 { #expect(names.contains(String(part))) }
            }
        }
    }
}
