/// A form of text that holds documents, such as an envelope with a document in a string.
package struct Container: Sendable {
    /// The name in messages, such as `voucher letter`.
    package let name: String
    /// Returns the documents in a text, or `nil` if the text does not have this form.
    package let open: @Sendable (_ bytes: [UInt8]) -> [Content]?
    /// Returns what is to say of the container itself. Reports contain documents alone, so these are messages.
    package let remarks: @Sendable (_ bytes: [UInt8]) -> [Remark]

    package init(
        _ name: String, open: @escaping @Sendable (_ bytes: [UInt8]) -> [Content]?,
        remarks: @escaping @Sendable (_ bytes: [UInt8]) -> [Remark] = { _ in [] }
    ) {
        self.name = name
        self.open = open
        self.remarks = remarks
    }

    /// Something about a container that is about none of its documents.
    package struct Remark: Sendable {
        /// How much it matters; `nil` for a note.
        package let severity: Severity?
        package let text: String

        package init(_ severity: Severity?, _ text: String) {
            self.severity = severity
            self.text = text
        }
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
