/// Zeros in front of an amount.
enum AmountLeadingZeros: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "amount/leading-zeros", "Leading zeros", .warning, group: .compatible,
            what: "An amount begins with a zero that counts for nothing.",
            why: "Safari ignores the zeros, but a zero in front is mostly the remainder of a padded number or of a lost "
                + "digit, and "
                + "other readers take such text for octal or refuse it.",
            instead: "Leave the zeros in front out.",
            sources: ["AP-AMT-LEADING-ZERO"], page: "applepaylineitem/amount",
            bad: [
                Sample(.request, [.text("/total/amount", "038.06")], at: "/total/amount", shows: ["AP-AMT-LEADING-ZERO"]),
                Sample(.shipping, [.text("/shippingMethods/1/amount", "00014.95")], at: "/shippingMethods/1/amount"),
                Sample(.couponCodeUpdate, [.text("/newLineItems/1/amount", "-020.00")], at: "/newLineItems/1/amount"),
            ],
            good: [
                Sample(.shipping, [.text("/shippingMethods/1/amount", "0.95")]),
                Sample(.request, [.text("/total/amount", "0"), .remove("/lineItems")]),
            ])
    }

    static var rows: [RuleRow] { [] }

    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        guard place.amount.hasLeadingZeros else { return false }
        let text = place.amount.isExact ? Amount(unchecked: place.amount.coefficient, scale: place.amount.scale).text : nil
        let help = text.map { "write " + Shown.quoted($0) } ?? "leave the zeros in front out"
        context.report(
            .amountLeadingZeros, at: place.node,
            fix: text.map { RawFix(.safe, help, [.replace(node: place.node, text: $0)]) }, help: help,
            Shown.quoted(place.amount.text) + " begins with zeros that count for nothing")
        return true
    }
}
