import PaySheet
import PaySheetGuide
import Testing

/// Which of several mistakes the engine meets first, and at which stage.
@Suite struct WebKitOrderTests {
    static let cases = [
        WebKitCase("a country", .request, [.text("/countryCode", "us")], "TypeError construct WK-COUNTRY"),
        WebKitCase("a country of three letters", .request, [.text("/countryCode", "USA")], "TypeError construct WK-COUNTRY"),
        WebKitCase("a currency in lower case", .request, [.text("/currencyCode", "usd")], "TypeError construct WK-CURRENCY"),
        WebKitCase("a currency of the past", .request, [.text("/currencyCode", "DEM")]),
        WebKitCase("a currency that is none", .request, [.text("/currencyCode", "ZZZ")], "TypeError construct WK-CURRENCY"),
        WebKitCase("one more country", .request, [.set("/supportedCountries", "[\"us\"]")], "TypeError construct WK-COUNTRIES"),
        WebKitCase(
            "one more country, before version 3", .request, [.set("/supportedCountries", "[\"us\"]")], policy: Policy(apiVersion: 2)),
        WebKitCase("a network in another case", .request, [.set("/supportedNetworks", "[\"VISA\"]")]),
        WebKitCase(
            "an unknown network", .request, [.set("/supportedNetworks", "[\"visa\", \"zz\"]")],
            "depends TypeError construct WK-NET-UNKNOWN"),
        WebKitCase("a total without a label", .request, [.remove("/total/label")], "TypeError construct WK-TOTAL-LABEL"),
        WebKitCase("an item without a label", .request, [.remove("/lineItems/0/label")]),
        WebKitCase(
            "a billing without a label", .recurring, [.remove("/recurringPaymentRequest/regularBilling/label")],
            "TypeError construct WK-REC-LABEL"),
        WebKitCase(
            "an amount comes before a country", .request, [.text("/countryCode", "us"), .text("/total/amount", "x")],
            "TypeError construct WK-TOTAL-AMOUNT"),
        WebKitCase(
            "a network comes before an amount", .request, [.set("/supportedNetworks", "[\"zz\"]"), .text("/total/amount", "x")],
            "TypeError construct WK-NET-UNKNOWN"),
        WebKitCase(
            "conversion comes before all", .shipping, [.set("/supportedNetworks", "[\"zz\"]"), .text("/shippingType", "x")],
            "TypeError construct WK-IDL-ENUM"),
        WebKitCase(
            "an amount comes before a label", .request, [.text("/total/amount", "x"), .remove("/total/label")],
            "TypeError construct WK-TOTAL-AMOUNT"),
        WebKitCase(
            "a label comes before the sign", .request, [.text("/total/amount", "-1"), .remove("/total/label"), .remove("/lineItems")],
            "TypeError construct WK-TOTAL-LABEL"),
        WebKitCase(
            "items come before shipping", .shipping, [.text("/lineItems/0/amount", "x"), .text("/shippingMethods/0/amount", "x")],
            "TypeError construct WK-ITEM-AMOUNT"),
        WebKitCase(
            "new methods come before the new total", .couponCodeUpdate,
            [
                .text("/newTotal/amount", "x"),
                .set("/newShippingMethods", "[{\"label\":\"a\",\"detail\":\"b\",\"amount\":\"x\",\"identifier\":\"c\"}]"),
            ], "TypeError update WK-UPD-SHIP"),
        WebKitCase("a status that wraps around", .result, [.set("/status", "65536"), .remove("/orderDetails")]),
        WebKitCase("a status below zero", .result, [.set("/status", "-1")], "InvalidAccessError complete WK-RESULT-STATUS"),
        WebKitCase("a status as text", .result, [.set("/status", "\"1\"")]),
        WebKitCase(
            "a status as text that is too large", .result, [.set("/status", "\"9\"")], "InvalidAccessError complete WK-RESULT-STATUS"),
        WebKitCase("an order at no address", .result, [.set("/orderDetails/webServiceURL", "7")], "TypeError complete WK-ORDER-URL"),
        WebKitCase("a W3C country", .methodData, [.text("/countryCode", "us")], "TypeError construct WK-COUNTRY"),
        WebKitCase("a W3C version", .methodData, [.set("/version", "null")], "InvalidAccessError construct WK-VER-RANGE"),
        WebKitCase("a W3C version that wraps around", .methodData, [.set("/version", "4294967299")]),
        WebKitCase("a W3C currency in lower case", .w3c, lowerCase),
        WebKitCase(
            "a W3C currency of two letters", .w3c, [.text("/details/total/amount/currency", "US")], "RangeError construct WK-W3C-CURRENCY"),
        WebKitCase("a W3C currency that is none", .w3c, unknownCurrency, "TypeError show WK-W3C-ISO"),
        WebKitCase(
            "a currency comes before its value", .w3c,
            [.text("/details/total/amount/value", "x"), .text("/details/total/amount/currency", "US")],
            "RangeError construct WK-W3C-CURRENCY"),
        WebKitCase(
            "method data come before the details", .w3c,
            [.text("/details/total/amount/currency", "US"), .text("/methodData/0/data/countryCode", "us")], "TypeError construct WK-COUNTRY"
        ),
        WebKitCase(
            "construction comes before show", .w3c, unknownCurrency + [.text("/details/displayItems/1/amount/value", "x")],
            "TypeError construct WK-W3C-AMOUNT"),
        WebKitCase("options that nobody asks for", .w3c, options("x")),
        WebKitCase(
            "options that are asked for", .w3c, options("x") + [.set("/options", "{\"requestShipping\": true}")],
            "TypeError construct WK-W3C-AMOUNT"),
        WebKitCase("a modifier that is wrong", .w3c, modifier("{\"paymentMethodType\": \"Credit\"}"), "TypeError show WK-IDL-ENUM"),
        WebKitCase("a modifier whose amounts are wrong", .w3c, modifier("{\"total\": {\"label\": \"a\", \"amount\": \"x\"}}")),
        WebKitCase(
            "a modifier behind one that applies", .w3c,
            [
                .set(
                    "/details/modifiers",
                    "[{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":{}},"
                        + "{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":{\"paymentMethodType\":\"x\"}}]")
            ]),
        WebKitCase(
            "a modifier behind one for some cards", .w3c,
            [
                .set(
                    "/details/modifiers",
                    "[{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":{\"paymentMethodType\":\"debit\"}},"
                        + "{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":{\"paymentMethodType\":\"x\"}}]")
            ], "TypeError show WK-IDL-ENUM"),
        WebKitCase(
            "the request comes before its updates", .flow,
            [.text("/events/0/data/newTotal/amount", "x"), .text("/request/countryCode", "us")],
            "TypeError construct WK-COUNTRY"),
        WebKitCase("an update of a flow", .flow, [.text("/events/0/data/newTotal/amount", "x")], "TypeError update WK-UPD-TOTAL"),
        WebKitCase(
            "updates come before the result", .flow, [.text("/events/0/data/newTotal/amount", "x"), .set("/result", "{}")],
            "TypeError update WK-UPD-TOTAL"),
        WebKitCase("the result of a flow", .flow, [.set("/result", "{}")], "TypeError complete WK-IDL-REQUIRED"),
    ]

    private static let lowerCase = ["total", "displayItems/0", "displayItems/1"].map {
        Sample.Change.text("/details/\($0)/amount/currency", "usd")
    }
    private static let unknownCurrency = ["total", "displayItems/0", "displayItems/1"].map {
        Sample.Change.text("/details/\($0)/amount/currency", "ZZZ")
    }
    private static func options(_ value: String) -> [Sample.Change] {
        [
            .set(
                "/details/shippingOptions", "[{\"id\":\"a\",\"label\":\"b\",\"amount\":{\"currency\":\"USD\",\"value\":\"\(value)\"}}]")
        ]
    }
    private static func modifier(_ data: String) -> [Sample.Change] {
        [.set("/details/modifiers", "[{\"supportedMethods\":\"https://apple.com/apple-pay\",\"data\":\(data)}]")]
    }

    @Test("The first failing check decides the outcome", arguments: cases) func firstCheckSpeaks(_ one: WebKitCase) {
        #expect(one.found == one.outcome)
    }
    @Test("The reference has the expected outcome", arguments: cases) func referenceAgrees(_ one: WebKitCase) {
        #expect(one.expected == one.outcome)
    }

    /// A mistake at which Safari throws is an error anywhere, also if it is a warning elsewhere.
    @Test("A mistake is an error if Safari throws, and otherwise a warning")
    func severityFollowsTheEngine() {
        let date = Sample.Change.text("/deferredPaymentRequest/freeCancellationDate", "soon")
        var reader = DocumentReader()
        let wrong = reader.check(Sample(.deferred, [date]).json).findings
        #expect(wrong.filter { $0.rule == .dateFormat }.map { $0.severity } == [.error])
        let harmless = reader.check(Sample(.deferred, [.text("/lineItems/1/deferredPaymentDate", "soon")]).json).findings
        #expect(harmless.filter { $0.rule == .dateFormat }.map { $0.severity } == [.warning])
    }

    /// Every check has a name, a kind of error and a place in at least one of the two orders; what a document can fail has rules.
    @Test("The table of checks is complete")
    func tableIsComplete() {
        let checks = SafariCheck.all
        #expect(checks.allSatisfy { $0.id.hasPrefix("WK-") })
        #expect(Set(checks.map { $0.id }).count > 70)
        let range = SafariCheck.all(throwing: .rangeError, at: .construct).map { $0.id }
        #expect(range == ["WK-W3C-PMI", "WK-W3C-PMI-DUP", "WK-W3C-CURRENCY"])
        let types = SafariCheck.all(throwing: .typeError, at: .construct)
        #expect(types.first?.id == "WK-IDL-ORDER")
        #expect(types.first { $0.id == "WK-COUNTRY" }?.rules.contains(.countryUnknown) == true)
    }
}
