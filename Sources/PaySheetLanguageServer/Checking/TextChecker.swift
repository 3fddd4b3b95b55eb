import PaySheet
import PaySheetChecking
import PaySheetReports

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
    ///   - others: The other open files of source code.
    static func check(
        _ bytes: [UInt8], language: String, path: String, among others: [String: [UInt8]] = [:], triesFixes: Bool = false,
        with checker: inout FolderChecker
    ) -> CheckedText {
        // The configuration is not a document.
        guard Address.name(path) != CheckSettings.configurationFile else { return CheckedText() }
        switch TextLanguage(language, path: path) {
        case .json: return single(bytes, .json, path, triesFixes, &checker)
        case .relaxed: return single(bytes, .relaxed, path, triesFixes, &checker)
        case .lines: return lines(bytes, path, triesFixes, &checker)
        case .source(let language):
            let documents =
                others.isEmpty || !ImportedFiles.mayShare(bytes)
                ? checker.session.inspect(bytes, language, from: checker.source(at: path), triesFixes: triesFixes)
                : checker.inspect(path, bytes, among: others, triesFixes: triesFixes)
            return CheckedText(documents: documents.map { placed($0, $0.range, nil, .relaxed, within: bytes.indices) })
        case .other: return CheckedText()
        }
    }

    private static func single(
        _ bytes: [UInt8], _ form: DocumentForm, _ path: String, _ triesFixes: Bool, _ checker: inout FolderChecker
    ) -> CheckedText {
        // A file that was just created is not a mistake.
        guard bytes.contains(where: { $0 > 0x20 }) else { return CheckedText() }
        let source = checker.source(at: path)
        let inspection = checker.session.inspect(bytes, from: source, readsScripts: form == .relaxed, triesFixes: triesFixes)
        // Nearly all texts are documents.
        if inspection?.check.kind == nil || source.kind != nil,
            let open = checker.session.settings.resolver.open(bytes, at: path, isFound: true)
        {
            return opened(open, bytes, path, &checker)
        }
        guard let inspection else { return CheckedText() }
        return CheckedText(documents: [placed(inspection, inspection.range, nil, form, within: bytes.indices)])
    }

    /// The documents of captured traffic, each at the value that has it. Nothing can fix them there.
    private static func opened(
        _ open: OpenContainer, _ bytes: [UInt8], _ path: String, _ checker: inout FolderChecker
    ) -> CheckedText {
        var text = CheckedText()
        for content in open.contents {
            guard let range = JSONPointer.range(ofLongest: content.place, in: bytes),
                let inspection = checker.session.inspect(
                    content.bytes, from: checker.source(at: path).part(content), readsScripts: false, triesFixes: false)
            else { continue }
            let findings = inspection.document.findings.map { reported in
                let place = reported.finding.place
                // An encoded value has no places of its own.
                let inner = content.origin.map { _ in place.start.offset..<max(place.start.offset, place.end.offset) }
                return PlacedFinding(
                    reported: reported, range: inner.map { $0.clamped(to: bytes.indices) } ?? range, related: [], edits: [],
                    cards: inspection.document.cards)
            }
            text.documents.append(
                PlacedDocument(range: range, line: nil, form: .part(content.bytes), inspection: inspection, findings: findings))
        }
        return text
    }

    private static func lines(
        _ bytes: [UInt8], _ path: String, _ triesFixes: Bool, _ checker: inout FolderChecker
    ) -> CheckedText {
        var text = CheckedText()
        let source = checker.source(at: path)
        var start = 0
        var number = 0
        while start < bytes.count, number < mostLines {
            var end = start
            while end < bytes.count, bytes[end] != 0x0A { end += 1 }
            number += 1
            let line = Array(bytes[start..<end])
            if line.contains(where: { $0 > 0x20 }),
                let inspection = checker.session.inspect(
                    line, from: source, line: number, readsScripts: false, triesFixes: triesFixes)
            {
                text.documents.append(placed(inspection, start..<end, number, .json, within: start..<end))
            }
            start = end + 1
        }
        return text
    }

    /// A document at its place in the text.
    ///
    /// - Parameter part: The part of the text that was checked, in which its findings are.
    private static func placed(
        _ inspection: Inspection, _ range: Range<Int>, _ line: Int?, _ form: DocumentForm, within part: Range<Int>
    ) -> PlacedDocument {
        let shift = part.lowerBound
        func moved(_ place: Finding.Place) -> Range<Int> {
            let start = min(shift + place.start.offset, part.upperBound)
            return start..<min(max(shift + place.end.offset, start), part.upperBound)
        }
        let findings = inspection.document.findings.map { reported in
            PlacedFinding(
                reported: reported, range: moved(reported.finding.place),
                related: reported.finding.related.map { (moved($0.place), $0.message) },
                edits: (reported.finding.fix?.textEdits ?? []).map {
                    // Cannot trap: an edit ends after its start.
                    PlacedEdit(range: (shift + $0.start)..<(shift + $0.end), text: $0.newText)
                }, cards: inspection.document.cards)
        }
        return PlacedDocument(range: range, line: line, form: form, inspection: inspection, findings: findings)
    }
}
