/// Zero with a minus.
enum AmountNegativeZero {
    static func found(_ place: AmountPlace, _ context: inout RuleContext) -> Bool {
        guard place.amount.isWrittenAsNegativeZero else { return false }
        // That the W3C interface throws is said elsewhere.
        if place.isW3CTotal { return true }
        let text = Amount(unchecked: 0, scale: max(min(place.amount.scale, max(place.decimals, 0)), 0)).text
        context.report(
            .amountNegativeZero, at: place.node, fix: .write(text, .safe, place.node),
            "\"\(shown: place.amount)\" is zero with a minus")
        return true
    }
}
