/// A part of a payment sheet, such as the shipping methods.
public struct SheetSection: Sendable, Hashable {
    /// The kind of the section.
    public var kind: Kind
    /// Its heading.
    public var title: CleanText
    /// Its lines.
    public var rows: [SheetRow]
    /// The paragraphs below its lines.
    public var notes: [SheetNote]

    /// The kinds of sections, in their order: those of a payment sheet, and those of an order.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The card, and the contact fields that the shopper gives.
        case details
        /// The shipping methods.
        case shipping
        /// The field for a coupon code.
        case coupon
        /// The items of the total.
        case items
        /// The division of the total between merchants.
        case merchants
        /// The agreement of a subscription.
        case plan
        /// The agreement of an automatic reload.
        case reload
        /// The agreement of a later payment.
        case deferred
        /// The status of an order.
        case status
        /// A shipment of an order.
        case shipment
        /// A pickup of an order.
        case pickup
        /// Everything that was ordered.
        case ordered
        /// The payments and refunds of an order.
        case transactions
        /// A return of an order.
        case returned
    }

    /// Creates a section.
    public init(_ kind: Kind, title: CleanText, rows: [SheetRow], notes: [SheetNote] = []) {
        self.kind = kind
        self.title = title
        self.rows = rows
        self.notes = notes
    }
}

/// A paragraph in a section.
public struct SheetNote: Sendable, Hashable {
    /// The title of the text: `Agreement`.
    public var label: CleanText
    /// The text.
    public var text: CleanText
    /// A remark about it, such as where the text was cut.
    public var remark: CleanText?

    /// Creates a note.
    public init(label: CleanText, text: CleanText, remark: CleanText? = nil) {
        self.label = label
        self.text = text
        self.remark = remark
    }
}
