/// What binary floating point leaves behind.
enum AmountFloat: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/float", "Remains of floating point", .warning,
            what: "An amount ends in the digits that binary floating point leaves behind, such as 0.30000000000000004.",
            why: "0.1 + 0.2 is not 0.3 in JavaScript. Safari takes the long text, but the sheet, the provider and the shop's books "
                + "round it "
                + "each in their own way; older engines throw a TypeError, and apps on iOS 15 and later crash.",
            instead: "Count in whole minor units (cents) and turn the sum into text at the very end.",
            sources: ["AP-CURRENCY-MINOR"], page: "applepaylineitem/amount",
            bad: [
                Sample(
                    .request, [.text("/total/amount", "38.060000000000002")], at: "/total/amount", shows: ["AP-CURRENCY-MINOR"]),
                Sample(.request, [.text("/lineItems/1/amount", "3.0599999999999996")], at: "/lineItems/1/amount"),
                Sample(
                    .request, [.text("/total/amount", "12.686666666666667"), .remove("/lineItems")], at: "/total/amount"),
                Sample(.w3c, [.text("/details/total/amount/value", "38.060000000000002")], at: "/details/total/amount/value"),
                Sample(.multiMerchant, [.text("/multiTokenContexts/0/amount", "119.99999999999999")], at: "/multiTokenContexts/0/amount"),
                Sample(.request, [.text("/total/amount", "38.0600000001"), .remove("/lineItems")], at: "/total/amount"),
                Sample(.request, [.text("/total/amount", "3.0699999999"), .remove("/lineItems")], at: "/total/amount"),
                Sample(.request, [.text("/total/amount", "3.1234500000678"), .remove("/lineItems")], at: "/total/amount"),
                Sample(.request, [.text("/total/amount", "3.1234599999678"), .remove("/lineItems")], at: "/total/amount"),
                Sample(.request, [.text("/total/amount", "3.1234599999"), .remove("/lineItems")], at: "/total/amount"),
                Sample(.request, [.text("/total/amount", "3.12345678912345"), .remove("/lineItems")], at: "/total/amount"),
                Sample(.request, [.text("/total/amount", "3.12345678910000"), .remove("/lineItems")], at: "/total/amount"),
                Sample(.paymentMethodUpdate, [.text("/newTotal/amount", "74.18000000000001")], at: "/newTotal/amount"),
            ],
            good: [
                Sample(.request, [.text("/total/amount", "38.06")]),
                Sample(.paymentMethodUpdate, [.text("/newLineItems/0/amount", "73.4500")]),
                Sample(.request, [.text("/total/amount", "38.000000001"), .remove("/lineItems")], policy: withoutDecimals),
                Sample(.request, [.text("/total/amount", "3.12340000567"), .remove("/lineItems")], policy: withoutDecimals),
                Sample(.request, [.text("/total/amount", "3.1234569999"), .remove("/lineItems")], policy: withoutDecimals),
                Sample(.request, [.text("/total/amount", "3.1234567891234"), .remove("/lineItems")], policy: withoutDecimals),
                Sample(.request, [.text("/total/amount", "38.1234567800000"), .remove("/lineItems")], policy: withoutDecimals),
            ])
    }

    /// Too many decimals of another kind are another rule's affair.
    private static let withoutDecimals = Policy().with { $0.ignored = [.amountDecimals] }

    static var rows: [RuleRow] { [] }

    static func found(_ place: AmountPlace, _ text: borrowing Text, _ context: inout RuleContext) -> Bool {
        // Fewer decimals are somebody's price.
        guard place.amount.scale >= 10 else { return false }
        let remains = FloatRemains(text, scale: place.amount.scale)
        // Nines to the very end, as in 119.99999999999999, are remains too; zeros to the end are only padding.
        let isCertain = remains.innerRun >= 5 || remains.lastNines >= 5
        guard isCertain || remains.digits >= 15 && remains.lastZeros < 5 else { return false }
        let fix = place.rounding(to: context.facts.usual(place.decimals), isCertain: isCertain)
        context.report(
            .amountFloat, at: place.node, fix: fix, help: fix?.summary ?? "round it to the decimals of the currency",
            Shown.quoted(place.amount.text) + " comes out of binary floating point" + place.meant(context.facts.usual(place.decimals)))
        return true
    }
}

/// What the digits after the point look like.
struct FloatRemains {
    /// All digits of the amount.
    private(set) var digits = 0
    /// The longest run of zeros or of nines that other digits follow.
    private(set) var innerRun = 0
    /// The runs of nines and of zeros at the very end.
    private(set) var lastNines = 0
    private(set) var lastZeros = 0

    init(_ text: borrowing Text, scale: Int) {
        for index in 0..<text.byteCount {
            let byte = text.byte(index)
            guard ASCII.isDigit(byte) else { continue }
            digits &+= 1
            guard index >= text.byteCount &- scale else { continue }
            if byte != ASCII.nine {
                innerRun = max(innerRun, lastNines)
                lastNines = 0
            } else {
                lastNines &+= 1
            }
            if byte != ASCII.zero {
                innerRun = max(innerRun, lastZeros)
                lastZeros = 0
            } else {
                lastZeros &+= 1
            }
        }
    }
}
