// Lines whose amount is not known yet, such as a ride, a metered bill or a tip.

extension LineItem {
    /// Creates a line whose amount is not known yet: the sheet shows that it is pending.
    public init(pending label: String) {
        self.init(label: label, amount: .zero)
        amount = nil
        type = .pending
    }

    /// Whether the sheet shows that the amount is not known yet.
    public var isPending: Bool { type == .pending }

    /// The amount. `nil` if it is not known yet: the sheet shows no amount of a pending line, whatever the line says.
    public var knownAmount: Amount? { isPending ? nil : amount }

    /// What texts say where an amount would be.
    package static let unknownAmount = "an amount that is not known yet"
}
