/// A line of a payment sheet: a label, perhaps with more about it below, and what stands at the right.
public struct SheetRow: Sendable, Hashable {
    /// What the line is about.
    public var label: CleanText
    /// More about it.
    public var details: [CleanText]
    /// What stands at the right.
    public var value: Value?
    /// What marks the line.
    public var mark: Mark

    /// What stands at the right of a line.
    public enum Value: Sendable, Hashable {
        /// Money.
        case amount(SheetAmount)
        /// An amount that is not known yet.
        case pending
        /// Words, such as a coupon code.
        case words(CleanText)
    }

    /// What marks a line.
    public enum Mark: UInt8, Sendable, Hashable {
        /// Nothing.
        case none
        /// It can be chosen.
        case offered
        /// It is chosen.
        case selected
        /// It is a step on the way, with another to come.
        case step
        /// It is the last step.
        case lastStep
    }

    /// Makes a line.
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
