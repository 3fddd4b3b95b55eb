/// A part of a payment sheet, such as the ways of shipping.
public struct SheetSection: Sendable, Hashable {
    /// What it shows.
    public var kind: Kind
    /// Its heading.
    public var title: CleanText
    /// Its lines.
    public var rows: [SheetRow]
    /// What stands below its lines in running text.
    public var notes: [SheetNote]

    /// The parts that a sheet can have, in the order in which they come.
    public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        /// What the shopper is asked for.
        case contact
        /// The ways of shipping.
        case shipping
        /// The field for a coupon code.
        case coupon
        /// What the total is made of.
        case items
        /// How the total is divided over merchants.
        case merchants
        /// The terms of a subscription.
        case plan
        /// The terms of an automatic reload.
        case reload
        /// The terms of a later payment.
        case deferred
    }

    /// Makes a part.
    public init(_ kind: Kind, title: CleanText, rows: [SheetRow], notes: [SheetNote] = []) {
        self.kind = kind
        self.title = title
        self.rows = rows
        self.notes = notes
    }
}

/// Running text in a section.
public struct SheetNote: Sendable, Hashable {
    /// What the text is: `Agreement`.
    public var label: CleanText
    /// The text.
    public var text: CleanText
    /// What there is to say about it: that it was cut, and where.
    public var remark: CleanText?

    /// Makes a note.
    public init(label: CleanText, text: CleanText, remark: CleanText? = nil) {
        self.label = label
        self.text = text
        self.remark = remark
    }
}
