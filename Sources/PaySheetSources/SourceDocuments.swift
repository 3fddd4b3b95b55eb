package import PaySheet

/// The documents in a source file.
package struct SourceDocuments: Sendable {
    /// In the order of the file.
    package let documents: [SourceDocument]
    /// The comments that hide findings.
    package let suppressions: SourceSuppressions

    /// Reads a file. It takes time in proportion to its length, whatever is in it.
    package init(_ bytes: [UInt8], _ language: SourceLanguage) {
        let padded = SourceText(bytes).padded
        var script = ScriptTokens(padded, language: language)
        for part in SourceParts(padded, count: bytes.count, language).all { script.read(part.range, hasElements: part.hasElements) }
        let found = ScriptCalls.all(in: script)
        guard !found.isEmpty else {
            documents = []
            suppressions = SourceSuppressions([])
            return
        }
        let file = OriginFile(padded: padded, count: bytes.count, literals: script.literals(count: bytes.count))
        documents = found.map { SourceDocument($0, file) }
        suppressions = SourceSuppressions(SourceSuppression.all(script, file))
    }
}

/// A document in a source file.
package struct SourceDocument: Sendable {
    /// What the document is.
    package let kind: DocumentKind
    /// The version of Apple Pay that the file states for it.
    package let version: Int?
    /// The document as JSON, with the place of every value in the file.
    package let document: DerivedDocument
    /// How many of its values only the program knows.
    package let unknownValues: Int
    /// The place of the literal in the file.
    package let range: Range<Int>

    init(_ found: ScriptCalls.Found, _ file: OriginFile) {
        kind = found.kind
        version = found.version
        range = found.value.range
        var text = DocumentText()
        text.write(found.value)
        unknownValues = text.unknowns
        document = DerivedDocument(
            bytes: text.bytes, origin: TextOrigin(file, pieces: text.pieces, hasUnknowns: text.unknowns > 0))
    }
}
