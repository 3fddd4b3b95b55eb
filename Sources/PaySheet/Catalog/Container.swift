/// A form of text that holds documents, such as an envelope with a document in a string.
package struct Container: Sendable {
    /// The name in messages, such as `voucher letter`.
    package let name: String
    /// Returns the documents in a text, or `nil` if the text does not have this form.
    package let open: @Sendable (_ bytes: [UInt8]) -> [Content]?

    package init(_ name: String, open: @escaping @Sendable (_ bytes: [UInt8]) -> [Content]?) {
        self.name = name
        self.open = open
    }

    /// A document in a container.
    package struct Content: Sendable {
        /// The place in the container, such as `/letter/voucher` or `/order.json`.
        package let place: String
        package let bytes: [UInt8]
        /// The kind, or `nil` to detect it from the members.
        package let kind: DocumentKind?

        package init(at place: String, _ bytes: [UInt8], as kind: DocumentKind? = nil) {
            self.place = place
            self.bytes = bytes
            self.kind = kind
        }
    }
}
