import PaySheet
import PaySheetPages
import PaySheetSources

/// Values that files of source code import from each other.
extension Feed {
    /// Returns the units of a file: the documents that it imports from other files of the run, and then its own.
    mutating func units(_ bytes: [UInt8], _ language: SourceLanguage, _ source: DocumentSource, _ path: String) -> [Unit] {
        guard ImportedFiles.mayShare(bytes) else { return [.source(bytes, language, source)] }
        let calls = settings.catalogs.calls()
        let rules = PageRules.rules(for: source.path, source.settings.policy.system)
        var file = SourceDocuments(bytes, language, calls, rules: rules)
        if file.hasExports {
            let changes = changes(of: path)
            if !changes.isEmpty { file = SourceDocuments(bytes, language, calls, changedBy: changes, rules: rules) }
        }
        var units: [Unit] = []
        file.leaveOutImports { isShown($0, path, 0, &units) }
        return units + [.documents(file, source)]
    }

    /// What the files of the run change in values of a file.
    private mutating func changes(of path: String) -> [SourceChange] {
        let (system, limit) = (system, settings.byteLimit)
        return imports.changes(of: path) { path in
            if case .success(let bytes) = system.read(path, limit) { bytes } else { nil }
        }
    }

    /// Adds the units for the value of an import in the file that exports it. Returns whether the run shows it.
    ///
    /// - Parameter steps: How many files have handed it on.
    private mutating func isShown(_ imported: SourceImport, _ path: String, _ steps: Int, _ units: inout [Unit]) -> Bool {
        guard steps < Feed.mostSteps, let other = imports.path(of: imported, from: path) else { return false }
        if let isReached = imports.isReached(imported, in: other) { return isReached }
        guard case .success(let bytes) = system.read(other, settings.byteLimit) else { return false }
        guard let language = SourceLanguage(path: other) else {
            // The run checks a request in JSON itself.
            let isRequest = kind(of: bytes, at: other) == imported.kind
            imports.note(imported, in: other, isReached: isRequest)
            return isRequest
        }
        var exports = SourceExports(bytes, language, imported)
        let changes = exports.isReached ? changes(of: other) : []
        if !changes.isEmpty { exports = SourceExports(bytes, language, imported, changedBy: changes) }
        imports.note(imported, in: other, isReached: exports.isReached)
        let documents = imports.onlyNew(exports.file.documents, of: other)
        if !documents.isEmpty {
            let file = SourceDocuments(documents: documents, unreached: [], suppressions: exports.file.suppressions)
            units.append(.documents(file, sources.source(at: other)))
        }
        // Files can hand a value to each other in a circle, so the import is noted before.
        var isShown = exports.isReached
        for forwarded in exports.forwarded.prefix(Feed.mostForwarded) where !isShown {
            isShown = self.isShown(forwarded, other, steps + 1, &units)
        }
        if isShown { imports.note(imported, in: other, isReached: true) }
        return isShown
    }

    /// The kind of a document in another file, as far as its members show it.
    private mutating func kind(of bytes: [UInt8], at path: String) -> DocumentKind? {
        let source = sources.source(at: path)
        var reader = DocumentReader(policy: source.settings.policy, catalogs: settings.catalogs.set)
        return reader.check(bytes, as: source.kind, recovering: true).kind
    }

    private static let mostSteps = 4
    private static let mostForwarded = 8
}
