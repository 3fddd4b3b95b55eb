/// Adds amounts up without allocation. Amounts beyond 18 digits make the sum unknown.
package struct AmountSum: Sendable {
    private var coefficient: Int64 = 0
    private var scale = 0
    private var isKnown = true

    /// An empty sum.
    package init() {}

    /// Adds an amount; `nil` makes the sum unknown.
    package mutating func add(_ amount: Amount?) {
        guard let sum = self.amount, let amount, let more = try? sum.adding(amount) else {
            isKnown = false
            return
        }
        (coefficient, scale) = (more.coefficient, more.scale)
    }

    /// Adds an amount that is packed in a word.
    @inline(__always)
    mutating func add(word: Int64) {
        // What is added to nothing has its own decimals.
        if coefficient == 0, scale == 0 { scale = Int(word & 31) }
        let sum = coefficient &+ word >> 6
        if isKnown, scale == Int(word & 31), sum.magnitude < Amount.coefficientLimit { coefficient = sum } else { add(Amount(word: word)) }
    }

    /// The sum as a packed amount; a word that is not an amount where it is not known.
    var word: Int64 { isKnown ? coefficient &<< 6 | Int64(scale) : Amount.noWord }

    /// The sum. `nil` if it is not known.
    package var amount: Amount? { isKnown ? Amount(unchecked: coefficient, scale: scale) : nil }
}
