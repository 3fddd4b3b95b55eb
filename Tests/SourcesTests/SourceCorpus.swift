import Foundation
import PaySheet
import PaySheetSources

/// The committed files below `Corpus`: some with mistakes, which `mistakes.tsv` names, and some that only look like them.
enum SourceCorpus {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")

    static func names(_ part: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(part).path)
        return (names ?? []).sorted()
    }

    static func bytes(_ part: String, _ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: folder.appendingPathComponent(part).appendingPathComponent(name)))
    }

    /// The findings of the files with mistakes.
    static let expected: [String: String] = {
        let text = (try? String(contentsOf: folder.appendingPathComponent("mistakes.tsv"), encoding: .utf8)) ?? ""
        var expected: [String: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", maxSplits: 1).map(String.init)
            if cells.count == 2 { expected[cells[0]] = cells[1] }
        }
        return expected
    }()
}

/// The findings of a source file, each with its document.
func findings(
    in bytes: [UInt8], _ path: String, policy: Policy = Policy(), expecting expectations: Expectations = Expectations()
) throws -> [(document: SourceDocument, finding: Finding)] {
    guard let language = SourceLanguage(path: path), SourceFilter().accepts(bytes) else { return [] }
    var found: [(document: SourceDocument, finding: Finding)] = []
    for document in SourceDocuments(bytes, language).documents {
        var policy = policy
        policy.apiVersion = document.version ?? policy.apiVersion
        var reader = DocumentReader(policy: policy, expecting: expectations)
        for finding in reader.check(document.document, as: document.kind).findings { found.append((document, finding)) }
    }
    return found
}

/// The documents of a text in JavaScript.
func documents(_ text: String, _ path: String = "a.js") -> [SourceDocument] {
    SourceLanguage(path: path).map { SourceDocuments([UInt8](text.utf8), $0).documents } ?? []
}

/// The JSON of the first document.
func json(_ text: String, _ path: String = "a.js") -> String? {
    documents(text, path).first.map { String(decoding: $0.document.bytes, as: UTF8.self) }
}
