import PaySheet
import PaySheetSources

/// What holds for every source file, whatever its bytes.
package enum SourceLaws {
    private static let filter = SourceFilter()

    /// Reads the bytes after the first one as the language that the first one chooses.
    package static func hold(_ input: [UInt8], _ languages: [SourceLanguage]) {
        guard let choice = input.first, !languages.isEmpty else { return }
        read(Array(input.dropFirst()), languages[Int(choice) % languages.count])
    }

    private static func read(_ bytes: [UInt8], _ language: SourceLanguage) {
        let file = SourceDocuments(bytes, language)
        law("the filter accepts every file with documents", file.documents.isEmpty || filter.accepts(bytes))
        var reader = DocumentReader()
        for document in file.documents {
            law("a document is in its file", document.range.upperBound <= bytes.count)
            let found = reader.check(document.document, as: document.kind).findings
            let findings = found.explained.map { $0.movingFix(in: found.source) }
            law(
                "a document is JSON", findings.allSatisfy { !$0.rule.name.hasPrefix("json/") },
                String(decoding: document.document.bytes, as: UTF8.self))
            for finding in findings {
                law(
                    "a finding is in its file",
                    finding.place.start.offset <= finding.place.end.offset && finding.place.end.offset <= bytes.count,
                    finding.description)
                for edit in finding.fix?.textEdits ?? [] {
                    law("a fix is in its file", edit.start <= edit.end && edit.end <= bytes.count, finding.description)
                }
            }
        }
        for suppression in file.suppressions.all {
            law("a comment hides findings from its line on", suppression.target >= suppression.line)
        }
    }
}
