import PaySheetChecking

/// Checks the documents below a folder.
final class FolderChecker {
    private var sources: DocumentSources
    var session: CheckSession
    private let system: System

    init(_ settings: CheckSettings, _ system: System) {
        sources = DocumentSources(settings, system)
        session = CheckSession(settings, ReportPlan(), writer: nil)
        self.system = system
    }

    /// Returns the source of the documents of a file.
    func source(at path: String) -> DocumentSource { sources.source(at: path) }

    /// Checks a file of source code among other open ones.
    func inspect(_ path: String, _ bytes: [UInt8], among others: [String: [UInt8]], triesFixes: Bool) -> [Inspection] {
        var texts = others
        texts[path] = bytes
        let system = system
        let open = system.with { $0.read = { texts[$0].map { .success($0) } ?? system.read($0, $1) } }
        let inputs = texts.keys.sorted().map { Input.source($0, isNamed: true) }
        return session.inspect(path, among: Feed(inputs, session.settings, Feed.Form(), open), triesFixes: triesFixes)
    }
}
