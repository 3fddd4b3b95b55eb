/// Zeros in front of an amount.
enum AmountLeadingZeros {
    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        guard place.amount.hasLeadingZeros else { return false }
        let text = place.amount.isCalculable ? Amount(unchecked: place.amount.coefficient, scale: place.amount.scale).text : nil
        let help = text.map { "write " + Shown.quoted($0) } ?? "leave the zeros in front out"
        context.report(
            .amountLeadingZeros, at: place.node,
            fix: text.map { RawFix(.safe, help, [.replace(node: place.node, text: $0)]) }, help: help,
            "\"\(shown: place.amount)\" has leading zeros")
        return true
    }
}
