/// A line of a payment sheet: a label, an optional detail below, and a value at the other end.
public struct SheetRow: Sendable, Hashable {
    /// The label.
    public var label: CleanText
    /// The detail.
    public var details: [CleanText]
    /// The value at the end.
    public var value: Value?
    /// The mark of the line.
    public var mark: Mark
    /// Whether the shopper can open the line to change it. Pictures show an arrow.
    public var opens: Bool

    /// The value at the end of a line.
    public enum Value: Sendable, Hashable {
        /// Money.
        case amount(SheetAmount)
        /// An amount that is not known yet, and the word for it.
        case pending(CleanText)
        /// Text, such as a coupon code.
        case words(CleanText)
    }

    /// The mark of a line.
    public enum Mark: String, Sendable, Hashable {
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
        /// The card.
        case card
        /// An address.
        case address
        /// A person.
        case person
        /// A shipment.
        case shipment
    }

    /// Creates a line.
    public init(_ label: CleanText, details: [CleanText] = [], value: Value? = nil, mark: Mark = .none, opens: Bool = false) {
        self.label = label
        self.details = details
        self.value = value
        self.mark = mark
        self.opens = opens
    }

    /// The text at the end.
    public var valueText: CleanText? {
        switch value {
        case .amount(let amount): amount.text
        case .pending(let word): word
        case .words(let words): words
        case nil: nil
        }
    }
}
