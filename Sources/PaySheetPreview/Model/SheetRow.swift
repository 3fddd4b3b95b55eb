/// A line of a payment sheet: a label, an optional detail below, and a value at the right.
public struct SheetRow: Sendable, Hashable {
    /// The label.
    public var label: CleanText
    /// The detail.
    public var details: [CleanText]
    /// The value at the right.
    public var value: Value?
    /// The mark of the line.
    public var mark: Mark

    /// The value at the right of a line.
    public enum Value: Sendable, Hashable {
        /// Money.
        case amount(SheetAmount)
        /// An amount that is not known yet.
        case pending
        /// Text, such as a coupon code.
        case words(CleanText)
    }

    /// The mark of a line.
    public enum Mark: UInt8, Sendable, Hashable {
        /// Nothing.
        case none
        /// An option.
        case offered
        /// The selected option.
        case selected
        /// A step, with another one to come.
        case step
        /// It is the last step.
        case lastStep
    }

    /// Creates a line.
    public init(_ label: CleanText, details: [CleanText] = [], value: Value? = nil, mark: Mark = .none) {
        self.label = label
        self.details = details
        self.value = value
        self.mark = mark
    }

    /// The text at the right.
    public var valueText: CleanText? {
        switch value {
        case .amount(let amount): amount.text
        case .pending: CleanText("Pending")
        case .words(let words): words
        case nil: nil
        }
    }
}
