/// What binary floating point leaves behind.
enum AmountFloat: DocumentRule {
    static let card = Rule(
        "amount/float", "Remains of floating point", .warning,
        what: "An amount ends in the digits that binary floating point leaves behind, such as 0.30000000000000004.",
        why: "0.1 + 0.2 is not 0.3 in JavaScript. Safari takes the long text, but the sheet, the provider and the shop's books round it "
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
        ],
        good: [
            Sample(.request, [.text("/total/amount", "38.06")]),
            Sample(.paymentMethodUpdate, [.text("/newLineItems/0/amount", "73.4500")]),
        ])

    static let rows: [RuleRow] = []

    /// Fewer decimals than this are somebody's price.
    private static let least = 10

    static func found(_ place: AmountPlace, _ text: borrowing Text, _ context: inout RuleContext) -> Bool {
        guard place.amount.scale >= least else { return false }
        var run = 0
        var last: UInt8 = 0
        var found = false
        var fraction = 0
        var digits = 0
        for index in 0..<text.byteCount {
            let byte = text.byte(index)
            guard byte != ASCII.point else {
                fraction = index
                run = 0
                continue
            }
            digits &+= byte == ASCII.minus ? 0 : 1
            guard fraction > 0 else { continue }
            let isOfRun = byte == ASCII.zero || byte == ASCII.nine
            if isOfRun, byte == last {
                run &+= 1
            } else {
                found = found || run >= 5
                run = isOfRun ? 1 : 0
            }
            last = byte
        }
        // Nines to the very end, as in 119.99999999999999, are remains too; zeros to the end are only padding.
        let endsInNines = run >= 5 && last == ASCII.nine
        guard found || endsInNines || digits >= 15 && run < 5 else { return false }
        let rounded = try? place.amount.rounded(to: place.decimals < 0 ? 2 : place.decimals, .halfUp)
        let help = rounded.map { "write " + Shown.quoted($0.text) } ?? "round it to the decimals of the currency"
        let isCertain = (found || endsInNines) && place.decimals >= 0
        context.report(
            .amountFloat, at: place.node,
            fix: rounded.map { RawFix(isCertain ? .safe : .risky, help, [.replace(node: place.node, text: $0.text)]) }, help: help,
            Shown.quoted(place.amount.text) + " comes out of binary floating point"
                + (rounded.map { " and probably means " + Shown.quoted($0.text) } ?? ""))
        return true
    }
}
