import PaySheet
import PaySheetSources

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
