/// A form of text that holds documents, such as an envelope with a document in a string.
package struct Container: Sendable {
    /// The name in messages, such as `voucher letter`.
    package let name: String
    /// The extension of its files, such as `.order`; `nil` if only the content shows what it is.
    package let fileExtension: String?
    /// What takes its documents out, such as `unpack it with …`.
    package let remedy: String
    /// Returns the documents in a text, or `nil` if the text does not have this form.
    package let open: @Sendable (_ bytes: [UInt8]) -> [Content]?
    /// Judges the container itself, at a time if there is one.
    package let judge: @Sendable (_ bytes: [UInt8], _ now: Timestamp?) -> Judgement

    package init(
        _ name: String, fileExtension: String? = nil, remedy: String = usualRemedy,
        open: @escaping @Sendable (_ bytes: [UInt8]) -> [Content]?,
        judge: @escaping @Sendable (_ bytes: [UInt8], _ now: Timestamp?) -> Judgement = { _, _ in Judgement() }
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.remedy = remedy
        self.open = open
        self.judge = judge
    }

    /// What helps if no command takes the documents out.
    package static let usualRemedy = "take them out of it first"

    /// What is to say of a container that is about none of its documents.
    package struct Judgement: Sendable {
        /// What is wrong.
        package let findings: [Finding]
        /// What was not judged; `nil` if that needs no words.
        package let note: String?

        package init(_ findings: [Finding] = [], note: String? = nil) {
            self.findings = findings
            self.note = note
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
