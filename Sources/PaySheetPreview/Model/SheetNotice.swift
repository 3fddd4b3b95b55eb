/// A message in the sheet: an error, or the result.
public struct SheetNotice: Sendable, Hashable {
    /// The kind of the message.
    public var kind: Kind
    /// The subject: `Postal code`.
    public var label: CleanText
    /// The message.
    public var text: CleanText

    /// The kinds of messages.
    public enum Kind: UInt8, Sendable, Hashable {
        /// The shopper must correct something.
        case problem
        /// The payment was successful.
        case done
    }

    /// Creates a message.
    public init(_ kind: Kind, label: CleanText, text: CleanText) {
        self.kind = kind
        self.label = label
        self.text = text
    }
}
