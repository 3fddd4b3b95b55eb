import PaySheet
import PaySheetReports
import PaySheetTool

/// The documents in the text of a file, each with its findings at their places in the text.
struct CheckedText: Sendable {
    var documents: [PlacedDocument] = []

    /// The document at a byte.
    func document(at offset: Int) -> PlacedDocument? {
        documents.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    }
}

/// A document in a text.
struct PlacedDocument: Sendable {
    /// The bytes of the text that hold it.
    let range: Range<Int>
    /// The line of the document, if every line of the text is one.
    let line: Int?
    let form: DocumentForm
    let inspection: Inspection
    let findings: [PlacedFinding]

    var kind: DocumentKind? { inspection.check.kind }

    /// The document as it was checked. In a script, spaces take the place of everything else.
    func text(in bytes: [UInt8]) -> [UInt8] {
        guard form == .script else { return Array(bytes[range]) }
        return ScriptDocument.document(in: bytes) ?? bytes
    }
}

/// A finding at its place in a text.
struct PlacedFinding: Sendable {
    let reported: ReportedFinding
    let range: Range<Int>
    let related: [(range: Range<Int>, message: String)]
    /// What its fix writes; empty if it has none.
    let edits: [PlacedEdit]

    var finding: Finding { reported.finding }
}

/// A change of a text.
struct PlacedEdit: Sendable, Hashable {
    let range: Range<Int>
    let text: String
}
