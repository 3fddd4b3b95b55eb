import PaySheet

/// Where documents come from, and what holds for all of them.
final class DocumentSource: Sendable {
    /// The file as reports write it.
    let path: String
    let settings: DocumentSettings
    /// The entries of the configuration that may leave findings out.
    let ignores: [Int]

    init(path: String, settings: DocumentSettings, ignores: [Int]) {
        self.path = path
        self.settings = settings
        self.ignores = ignores
    }

    /// What messages call a document.
    func name(_ line: Int?) -> String { line.map { path + ":" + String($0) } ?? path }
}
