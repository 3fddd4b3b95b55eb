package import PaySheet

/// The source of documents, and the settings for all of them.
package final class DocumentSource: Sendable {
    /// The path of the file as it was given; `-` for standard input.
    package let file: String
    /// The path of the file in reports.
    package let path: String
    /// Whether it is standard input, whose changed text goes to standard output.
    package var isStandard: Bool { file == "-" }
    /// The path of the file in the baseline; `nil` if it is the same.
    let knownPath: String?
    package let settings: DocumentSettings
    /// The kind of the documents; `nil` to detect it from the members.
    package let kind: DocumentKind?
    /// The entries of the configuration that can hide findings.
    let ignores: IgnoreList
    /// Whether the document is a part of a file, so that no command can fix it there.
    package let isPart: Bool
    /// The expectations that the file meets without the document.
    let met: [Expected]
    /// Where the text of the file has the document, if its lines and columns are others there.
    package let origin: TextOrigin?
    /// The path in reports of the file with the lines and columns of findings; `nil` if `path` is it.
    let textPath: String?

    init(
        file: String, path: String, knownAs knownPath: String?, settings: DocumentSettings, ignores: IgnoreList, kind: DocumentKind? = nil,
        isPart: Bool = false, met: [Expected] = [], origin: TextOrigin? = nil, textPath: String? = nil
    ) {
        self.file = file
        self.path = path
        self.knownPath = knownPath
        self.settings = settings
        self.kind = kind ?? settings.kind
        self.ignores = ignores
        self.isPart = isPart
        self.met = met
        self.origin = origin
        self.textPath = textPath
    }

    /// The same source of a file that is not compressed. A compressed file has fixes, but nothing offers them.
    package var whole: DocumentSource {
        guard isPart else { return self }
        return DocumentSource(file: file, path: path, knownAs: knownPath, settings: settings, ignores: ignores, kind: kind, met: met)
    }

    /// The source of a document that this one contains. Its path in reports is `letter.json!/voucher`.
    ///
    /// - Parameter met: The expectations that the container meets.
    package func part(_ content: Container.Content, met: [Expected] = []) -> DocumentSource {
        DocumentSource(
            file: file, path: content.path(in: path), knownAs: knownPath.map { content.path(in: $0) }, settings: settings, ignores: ignores,
            kind: content.kind, isPart: true, met: met, origin: content.origin,
            textPath: content.isInText ? path : nil)
    }

    /// The clock, for rules about dates.
    package var now: Instant? { settings.policy.now }

    /// Returns the name of a document in messages.
    func name(_ line: Int?) -> String { line.map { path + ":" + String($0) } ?? path }
}
