import PaySheet

/// The source of documents, and the settings for all of them.
final class DocumentSource: Sendable {
    /// The path of the file in reports.
    let path: String
    let settings: DocumentSettings
    /// The kind of the documents; `nil` to detect it from the members.
    let kind: DocumentKind?
    /// The entries of the configuration that can hide findings.
    let ignores: [Int]

    init(path: String, settings: DocumentSettings, ignores: [Int], kind: DocumentKind? = nil) {
        self.path = path
        self.settings = settings
        self.kind = kind ?? settings.kind
        self.ignores = ignores
    }

    /// Returns the name of a document in messages.
    func name(_ line: Int?) -> String { line.map { path + ":" + String($0) } ?? path }
}
