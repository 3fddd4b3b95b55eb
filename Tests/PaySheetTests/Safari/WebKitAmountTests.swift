import PaySheet
import PaySheetGuide
import Testing

/// Which amounts Safari takes, and where it looks at them at all.
@Suite struct WebKitAmountTests {
    /// A place for an amount: its pointer, and the check that it must pass; none if Safari does not check it.
    struct Place: Sendable, CustomTestStringConvertible {
        let base: SampleBase
        let pointer: String
        let outcome: String
        var others: [Sample.Change] = []
        var testDescription: String { "\(base) \(pointer)" }
    }

    static let places = [
        Place(base: .request, pointer: "/total/amount", outcome: "TypeError construct WK-TOTAL-AMOUNT"),
        Place(
            base: .request, pointer: "/total/amount", outcome: "TypeError construct WK-TOTAL-AMOUNT",
            others: [.text("/total/type", "pending")]),
        Place(base: .request, pointer: "/lineItems/0/amount", outcome: "TypeError construct WK-ITEM-AMOUNT"),
        Place(base: .request, pointer: "/lineItems/0/amount", outcome: "", others: [.text("/lineItems/0/type", "pending")]),
        Place(base: .shipping, pointer: "/shippingMethods/0/amount", outcome: "TypeError construct WK-SHIP-AMOUNT"),
        Place(base: .multiMerchant, pointer: "/multiTokenContexts/0/amount", outcome: "TypeError construct WK-TOKEN-AMOUNT"),
        Place(base: .recurring, pointer: "/recurringPaymentRequest/regularBilling/amount", outcome: "TypeError construct WK-REC-AMOUNT"),
        Place(
            base: .recurring, pointer: "/recurringPaymentRequest/regularBilling/amount", outcome: "",
            others: [.text("/recurringPaymentRequest/regularBilling/type", "pending")]),
        Place(base: .trial, pointer: "/recurringPaymentRequest/trialBilling/amount", outcome: "TypeError construct WK-REC-TRIAL-AMOUNT"),
        Place(
            base: .reload, pointer: "/automaticReloadPaymentRequest/automaticReloadBilling/amount",
            outcome: "TypeError construct WK-RELOAD-AMOUNT"),
        Place(base: .deferred, pointer: "/deferredPaymentRequest/deferredBilling/amount", outcome: "TypeError construct WK-DEF-AMOUNT"),
        Place(base: .paymentMethodUpdate, pointer: "/newTotal/amount", outcome: "TypeError update WK-UPD-TOTAL"),
        Place(base: .paymentMethodUpdate, pointer: "/newLineItems/0/amount", outcome: "TypeError update WK-UPD-ITEMS"),
        Place(
            base: .paymentMethodUpdate, pointer: "/newLineItems/0/amount", outcome: "", others: [.text("/newLineItems/0/type", "pending")]),
        Place(base: .w3c, pointer: "/details/total/amount/value", outcome: "TypeError construct WK-W3C-AMOUNT"),
        Place(base: .w3c, pointer: "/details/displayItems/0/amount/value", outcome: "TypeError construct WK-W3C-AMOUNT"),
        Place(base: .w3cUpdate, pointer: "/shippingOptions/0/amount/value", outcome: "TypeError update WK-W3C-AMOUNT"),
        Place(base: .w3cUpdate, pointer: "/total/amount/value", outcome: "TypeError update WK-W3C-AMOUNT"),
        Place(base: .modifier, pointer: "/total/amount", outcome: ""),
        Place(base: .modifier, pointer: "/additionalLineItems/0/amount", outcome: ""),
        Place(base: .modifier, pointer: "/additionalShippingMethods/0/amount", outcome: ""),
    ]

    static let refused = [
        "\"\"", "\"abc\"", "\" 1\"", "\"1 \"", "\"+1\"", "\"1,000\"", "\"1e3\"", "\".5\"", "\"5.\"", "\"1.0.0\"", "\"1/3\"", "\"$1\"",
        "\"١٢\"", "1e21", "1e-7", "true", "{}", "[]", "[\"1\", \"2\"]",
    ]
    static let taken = [
        "\"007\"", "\"00\"", "\"10.999999\"", "\"0\"", "\"0.00\"", "\"100000001\"", "\"10000000000.00\"",
        "\"123456789012345678901234567890123456789\"", "\"" + String(repeating: "9", count: 400) + "\"", "10", "0.30000000000000004",
        "1.50",
        "1e2", "[\"1\"]", "[1.5]",
    ]

    @Test("Safari refuses invalid amounts wherever it checks them", arguments: places, refused) func safariRefuses(
        _ place: Place, _ value: String
    ) {
        let one = WebKitCase("", place.base, place.others + [.set(place.pointer, value)], place.outcome)
        #expect(one.found == one.outcome)
        #expect(one.expected == one.outcome)
    }

    @Test("Safari accepts unusual valid amounts", arguments: places, taken) func safariTakes(_ place: Place, _ value: String) {
        // Before Safari 18 totals had a limit.
        let policy = Policy().with { $0.safari = SafariRelease("18") }
        let one = WebKitCase("", place.base, place.others + [.set(place.pointer, value)], policy: policy)
        // What the system makes of huge shares is another matter.
        #expect(one.found.isEmpty || one.found.hasPrefix("cancels "))
        #expect(one.expected == "")
    }

    /// An amount that is absent is another thing: pending items may do without.
    @Test(
        "A missing amount has the outcome of an invalid amount",
        arguments: places.filter {
            !$0.pointer.contains("/amount/value") && !$0.pointer.contains("hippingMethods") && $0.base != .multiMerchant
        })
    func absence(_ place: Place) {
        let one = WebKitCase("", place.base, place.others + [.remove(place.pointer)], place.outcome)
        #expect(one.found == one.outcome)
        #expect(one.expected == one.outcome)
    }

    @Test(
        "Safari refuses negative totals only",
        arguments: [
            WebKitCase("minus zero", .request, [.text("/total/amount", "-0.00"), .remove("/lineItems")]),
            WebKitCase(
                "below zero", .request, [.text("/total/amount", "-0.01"), .remove("/lineItems")], "TypeError construct WK-TOTAL-NEGATIVE"),
            WebKitCase(
                "a number below zero", .request, [.set("/total/amount", "-1"), .remove("/lineItems")],
                "TypeError construct WK-TOTAL-NEGATIVE"),
            WebKitCase("below zero in a list", .request, [.set("/total/amount", "[-1]")], "TypeError construct WK-TOTAL-NEGATIVE"),
            WebKitCase("a discount", .request, [.text("/lineItems/0/amount", "-1")]),
            WebKitCase("a new total below zero", .couponCodeUpdate, [.text("/newTotal/amount", "-1")], "TypeError update WK-UPD-TOTAL"),
            WebKitCase("shipping a little below zero", .shipping, [.text("/shippingMethods/0/amount", "-0.99")]),
        ])
    func belowZero(_ one: WebKitCase) {
        #expect(one.found == one.outcome)
        #expect(one.expected == one.outcome)
    }

    /// Amounts that are never read.
    @Test(
        "Safari ignores invalid amounts that it does not read",
        arguments: [
            WebKitCase("new contexts", .multiMerchant, []),
            WebKitCase(
                "contexts of an update", .paymentMethodUpdate,
                [
                    .set(
                        "/newMultiTokenContexts",
                        "[{\"merchantIdentifier\":\"a\",\"externalIdentifier\":\"b\",\"merchantName\":\"c\",\"amount\":\"x\"}]")
                ]),
            WebKitCase("methods of an update about methods", .shippingMethodUpdate, [.set("/newShippingMethods", methods)]),
            WebKitCase(
                "methods of an update about contacts", .shippingContactUpdate, [.set("/newShippingMethods", methods)],
                "TypeError update WK-UPD-SHIP"),
            WebKitCase(
                "methods of an update about coupons", .couponCodeUpdate, [.set("/newShippingMethods", methods)],
                "TypeError update WK-UPD-SHIP"),
            WebKitCase("a threshold of an item", .reload, [.text("/lineItems/1/automaticReloadPaymentThresholdAmount", "x")]),
            WebKitCase(
                "the threshold of a reload", .reload,
                [.text("/automaticReloadPaymentRequest/automaticReloadBilling/automaticReloadPaymentThresholdAmount", "x")],
                "TypeError construct WK-RELOAD-THRESHOLD"),
            WebKitCase("an offer of installments", .request, [.set("/installmentConfiguration", "{\"bindingTotalAmount\":\"x\"}")]),
        ])
    func onlyWhereItIsLookedAt(_ one: WebKitCase) {
        #expect(one.found == one.outcome)
        #expect(one.expected == one.outcome)
    }

    private static let methods = "[{\"label\":\"a\",\"detail\":\"b\",\"amount\":\"x\",\"identifier\":\"c\"}]"
}
