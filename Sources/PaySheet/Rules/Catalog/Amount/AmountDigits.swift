/// More digits than arithmetic supports.
enum AmountDigits {
    static func found(_ place: AmountPlace, _ text: borrowing Text, _ context: inout RuleContext) -> Bool {
        // Of a total the rule about large ones speaks.
        guard !place.amount.isCalculable, !place.isTotal || place.amount.isNegative else { return false }
        context.report(
            .amountDigits, at: place.node, help: "check where the number comes from",
            "an amount of \(text.byteCount, "bytes") characters has more digits than programs can calculate with")
        return true
    }
}
