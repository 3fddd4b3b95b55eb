import PaySheet
import PaySheetReports
import PaySheetTool

/// Finds and checks the documents of a text.
///
/// This is the only place that knows how a language holds documents. Everything else works with ``CheckedText``.
enum TextChecker {
    /// A text of so many lines is checked no further, if each of them is a document.
    private static let mostLines = 10_000

    /// Returns the documents of a text.
    ///
    /// - Parameters:
    ///   - language: The client's name of the language.
    ///   - path: The path of the file. It does not have to exist.
    static func check(
        _ bytes: [UInt8], language: String, path: String, triesFixes: Bool = false, with inspector: inout DocumentInspector
    ) -> CheckedText {
        // The configuration is no document.
        guard Address.name(path) != DocumentInspector.configurationFile else { return CheckedText() }
        switch TextLanguage(language, path: path) {
        case .json: return single(bytes, .json, path, triesFixes, &inspector)
        case .relaxed: return single(bytes, .relaxed, path, triesFixes, &inspector)
        case .script: return single(bytes, .script, path, triesFixes, &inspector)
        case .lines: return lines(bytes, path, triesFixes, &inspector)
        }
    }

    private static func single(
        _ bytes: [UInt8], _ form: DocumentForm, _ path: String, _ triesFixes: Bool, _ inspector: inout DocumentInspector
    ) -> CheckedText {
        // A file that was just created is no mistake.
        guard bytes.contains(where: { $0 > 0x20 }),
            let inspection = inspector.inspect(bytes, at: path, form: form, triesFixes: triesFixes)
        else { return CheckedText() }
        return CheckedText(documents: [placed(inspection, inspection.range, nil, form, shift: 0)])
    }

    private static func lines(
        _ bytes: [UInt8], _ path: String, _ triesFixes: Bool, _ inspector: inout DocumentInspector
    ) -> CheckedText {
        var text = CheckedText()
        var start = 0
        var number = 0
        while start < bytes.count, number < mostLines {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            number += 1
            let line = Array(bytes[start..<end])
            if line.contains(where: { $0 > 0x20 }),
                let inspection = inspector.inspect(line, at: path, line: number, form: .json, triesFixes: triesFixes)
            {
                text.documents.append(placed(inspection, start..<end, number, .json, shift: start))
            }
            start = end + 1
        }
        return text
    }

    /// A document whose bytes are a range of the text.
    ///
    /// - Parameter shift: The place in the text of the first byte that was checked.
    private static func placed(
        _ inspection: Inspection, _ range: Range<Int>, _ line: Int?, _ form: DocumentForm, shift: Int
    ) -> PlacedDocument {
        func moved(_ place: Finding.Place) -> Range<Int> {
            let start = min(shift + place.start.offset, range.upperBound)
            return start..<min(max(shift + place.end.offset, start), max(range.upperBound, start))
        }
        let findings = inspection.document.findings.map { reported in
            PlacedFinding(
                reported: reported, range: moved(reported.finding.place),
                related: reported.finding.related.map { (moved($0.place), $0.message) },
                edits: (reported.finding.fix?.textEdits ?? []).map {
                    PlacedEdit(range: (shift + $0.start)..<(shift + $0.end), text: $0.newText)
                })
        }
        return PlacedDocument(range: range, line: line, form: form, inspection: inspection, findings: findings)
    }
}

/// How the texts of a language hold documents.
enum TextLanguage: Sendable, Hashable {
    /// The text is JSON.
    case json
    /// The text is JSON with what JavaScript allows.
    case relaxed
    /// Every line is JSON.
    case lines
    /// The text is a script.
    case script

    /// - Parameter language: The client's name of the language. Of an unknown one the name of the file counts.
    init(_ language: String, path: String) {
        let name = Address.name(path)
        switch language {
        case "jsonc", "json5": self = .relaxed
        case "jsonl", "ndjson", "jsonlines": self = .lines
        case "json" where name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl"): self = .lines
        case "json": self = .json
        case _ where name.hasSuffix(".json"): self = .json
        case _ where name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl"): self = .lines
        default: self = .script
        }
    }
}
