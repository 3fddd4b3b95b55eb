/// Adds amounts up without allocation. Amounts beyond 18 digits make the sum unknown.
package struct AmountSum: Sendable {
    private var coefficient: Int64 = 0
    private var scale = 0
    private var isKnown = true

    /// An empty sum.
    package init() {}

    /// What was added up elsewhere. A sum beyond 18 digits is not known.
    init(_ coefficient: Int64, scale: Int) {
        (self.coefficient, self.scale) = (coefficient, scale)
        isKnown = coefficient.magnitude < Amount.coefficientLimit
    }

    /// Adds an amount; `nil` makes the sum unknown.
    package mutating func add(_ amount: Amount?) {
        guard let sum = self.amount, let amount, let more = try? sum.adding(amount) else {
            isKnown = false
            return
        }
        (coefficient, scale) = (more.coefficient, more.scale)
    }

    /// The sum as a packed amount; a word that is not an amount where it is not known.
    var word: Int64 { isKnown ? coefficient &<< 6 | Int64(scale) : Amount.noWord }

    /// The sum. `nil` if it is not known.
    package var amount: Amount? { isKnown ? Amount(unchecked: coefficient, scale: scale) : nil }
}
