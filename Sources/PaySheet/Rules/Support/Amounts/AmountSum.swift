/// Adds amounts up without allocation. Amounts beyond 18 digits make the sum unknown.
package struct AmountSum: Sendable {
    private var sum: Amount? = .zero

    /// An empty sum.
    package init() {}

    /// Adds an amount; `nil` makes the sum unknown.
    package mutating func add(_ amount: Amount?) {
        guard let amount, let sum else {
            self.sum = nil
            return
        }
        self.sum = try? sum.adding(amount)
    }

    /// The sum. `nil` where it is not known.
    package var amount: Amount? { sum }
}
