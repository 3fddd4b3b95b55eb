import FuzzSupport
import PaySheet
import PaySheetSources

/// Source files: the first byte chooses the language.
@main enum FuzzSources {
    private static let languages = ["a.js", "a.ts", "a.tsx", "a.vue", "a.svelte", "a.html", "a.php", "a.js.erb", "a.liquid"]
        .compactMap { SourceLanguage(path: $0) }
    private static let filter = SourceFilter()

    static func main() {
        fuzz { bytes, count in
            let all = input(bytes, count)
            guard let choice = all.first else { return 0 }
            FuzzSources.read(Array(all.dropFirst()), FuzzSources.languages[Int(choice) % FuzzSources.languages.count])
            return 0
        }
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
