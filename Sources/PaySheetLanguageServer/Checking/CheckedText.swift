import PaySheet
import PaySheetChecking
import PaySheetGuide
import PaySheetReports

/// The documents in the text of a file, each with its findings at their places in the text.
struct CheckedText: Sendable {
    var documents: [PlacedDocument] = []

    /// The document that has a byte. In source code, documents can share values: then it is the one with the smallest value there.
    func document(at offset: Int) -> PlacedDocument? {
        var found: (document: PlacedDocument, count: Int)?
        for document in documents {
            guard let count = document.extent(at: offset), found.map({ count < $0.count }) ?? true else { continue }
            found = (document, count)
        }
        return found?.document
    }
}

/// How a text holds its document.
enum DocumentForm: Sendable, Hashable {
    /// The text is the document.
    case json
    /// The text is the document, and it can have what JavaScript allows.
    case relaxed
    /// The text is of another form, and has this document as a value or in one.
    case part([UInt8])
}

/// A document in a text.
struct PlacedDocument: Sendable {
    /// The bytes of the text that hold it. In source code, some of its values can be elsewhere in the text.
    let range: Range<Int>
    /// The line of the document, if every line of the text is one.
    let line: Int?
    let form: DocumentForm
    let inspection: Inspection
    let findings: [PlacedFinding]

    var kind: DocumentKind? { inspection.check.kind }
    var isInSource: Bool { inspection.derived != nil }

    /// The items of the document. `bytes` are those of the text.
    func outline(in bytes: [UInt8]) -> Outline {
        guard let derived = inspection.derived else { return Outline(bytes, in: range) }
        return Outline(derived.bytes, origin: derived.origin)
    }

    /// The document as JSON. What only a program knows is left out.
    func json(in bytes: [UInt8]) -> [UInt8] {
        if case .part(let document) = form { return document }
        guard let derived = inspection.derived else { return ScriptOption.json(in: Array(bytes[range])) }
        return JSONTree(derived.bytes)?.known.bytes ?? []
    }

    /// The length of the smallest part of the document that has a byte; `nil` if it does not have the byte.
    fileprivate func extent(at offset: Int) -> Int? {
        let isInside = range.lowerBound <= offset && offset <= range.upperBound
        guard let derived = inspection.derived else { return isInside ? range.count : nil }
        let outline = Outline(derived.bytes, origin: derived.origin)
        return outline.item(at: offset).map { outline.extent(of: $0, at: offset) } ?? (isInside ? range.count : nil)
    }
}

/// A finding at its place in a text.
struct PlacedFinding: Sendable {
    let reported: ReportedFinding
    let range: Range<Int>
    let related: [(range: Range<Int>, message: String)]
    /// What its fix writes; empty if it has none.
    let edits: [PlacedEdit]
    /// The cards of the rules, in the words of the document's catalog.
    let cards: RuleCards

    var finding: Finding { reported.finding }
}

/// A change of a text.
struct PlacedEdit: Sendable, Hashable {
    let range: Range<Int>
    let text: String
}

extension JSONTree {
    /// A document of source code without the values that only the program knows. Its depth is limited.
    fileprivate var known: JSONTree {
        switch self {
        case .object(let members):
            .object(
                members.filter { !$0.name.utf8.starts(with: UnknownValue.members) && !$0.value.isUnknown }.map {
                    Member(name: $0.name, value: $0.value.known)
                })
        case .list(let elements): .list(elements.filter { !$0.isUnknown }.map { $0.known })
        default: self
        }
    }

    private var isUnknown: Bool { if case .text(let text) = self { text.utf8.elementsEqual(UnknownValue.value) } else { false } }
}
