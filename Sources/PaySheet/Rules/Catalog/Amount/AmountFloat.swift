/// What binary floating point leaves behind.
enum AmountFloat {
    static func found(_ place: AmountPlace, _ text: borrowing Text, _ context: inout RuleContext) -> Bool {
        // Fewer decimals can be a real price.
        guard place.amount.scale >= 10 else { return false }
        let remains = FloatRemains(text, scale: place.amount.scale)
        // Nines to the very end, as in 119.99999999999999, are remains too; zeros to the end are only padding.
        let isCertain = remains.innerRun >= 5 || remains.lastNines >= 5
        guard isCertain || remains.digits >= 15 && remains.lastZeros < 5 else { return false }
        let decimals = context.facts.usual(place.decimals)
        let fix = place.rounding(to: decimals, isCertain: isCertain)
        context.report(
            .amountFloat, at: place.node, fix: fix, help: fix?.summary ?? "round it to the decimals of the currency",
            "\"\(shown: place.amount)\" comes out of binary floating point\(words: place.meant(decimals))")
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
