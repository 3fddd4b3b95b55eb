/// A message in the sheet: what is wrong, or how it ended.
public struct SheetNotice: Sendable, Hashable {
    /// Whether it went well.
    public var kind: Kind
    /// What it is about: `Postal code`.
    public var label: CleanText
    /// The message.
    public var text: CleanText

    /// Whether it went well.
    public enum Kind: UInt8, Sendable, Hashable {
        /// Something has to be put right.
        case problem
        /// The payment went through.
        case done
    }

    /// Makes a message.
    public init(_ kind: Kind, label: CleanText, text: CleanText) {
        self.kind = kind
        self.label = label
        self.text = text
    }
}
