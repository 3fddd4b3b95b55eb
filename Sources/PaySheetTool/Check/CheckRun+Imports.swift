import PaySheet
import PaySheetChecking
import PaySheetSources

// Values that files of source code import from each other.
extension CheckRun {
    /// What is to be done for a file. One that may import something is read here, once.
    mutating func work(
        _ bytes: [UInt8], _ language: SourceLanguage, _ source: DocumentSource, _ path: String, _ console: inout Console
    ) -> Work {
        guard ImportedFiles.mayImport(bytes) || ImportedFiles.mayExport(bytes) else { return .source(bytes, language, source) }
        let calls = settings.check.catalogs.calls()
        var file = SourceDocuments(bytes, language, calls)
        if file.hasExports {
            let changes = changes(of: path)
            if !changes.isEmpty { file = SourceDocuments(bytes, language, calls, changedBy: changes) }
        }
        return .documents(file, source, reached: follow(file, path, &console))
    }

    /// What the files of the run change in values of a file.
    private mutating func changes(of path: String) -> [SourceChange] {
        let (system, limit) = (system, settings.check.byteLimit)
        return importedFiles.changes(of: path) { path in
            if case .success(let bytes) = system.read(path, limit) { bytes } else { nil }
        }
    }

    /// Checks what a file imports from other files of the run. Returns the imports that these show.
    private mutating func follow(_ file: SourceDocuments, _ path: String, _ console: inout Console) -> Set<SourceImport> {
        var reached: Set<SourceImport> = []
        for imported in file.unreached.compactMap({ $0.imported }) where isShown(imported, path, 0, &console) { reached.insert(imported) }
        return reached
    }

    /// Checks the value of an import in the file that exports it. Returns whether the run shows it.
    ///
    /// - Parameter steps: How many files have handed it on.
    private mutating func isShown(_ imported: SourceImport, _ path: String, _ steps: Int, _ console: inout Console) -> Bool {
        guard steps < CheckRun.mostSteps, let other = importedFiles.path(of: imported, from: path) else { return false }
        if let isReached = importedFiles.isReached(imported, in: other) { return isReached }
        guard case .success(let bytes) = system.read(other, settings.check.byteLimit) else { return false }
        guard let language = SourceLanguage(path: other) else {
            // The run checks a request in JSON itself.
            let isRequest = session.checkForChange(bytes, from: sources.source(at: other)).kind == imported.kind
            importedFiles.note(imported, in: other, isReached: isRequest)
            return isRequest
        }
        var exports = SourceExports(bytes, language, [imported])
        let changes = exports.reached.isEmpty ? [] : changes(of: other)
        if !changes.isEmpty { exports = SourceExports(bytes, language, [imported], changedBy: changes) }
        importedFiles.note(imported, in: other, isReached: !exports.reached.isEmpty)
        let documents = importedFiles.onlyNew(exports.file.documents, of: other)
        if !documents.isEmpty {
            let file = SourceDocuments(documents: documents, unreached: [], suppressions: exports.file.suppressions)
            examine(.documents(file, sources.source(at: other), reached: []), isMoreThere: true, &console)
        }
        // Files can hand a value to each other in a circle, so the import is noted before.
        var isShown = !exports.reached.isEmpty
        for forwarded in exports.forwarded.prefix(CheckRun.mostForwarded) where !isShown {
            isShown = self.isShown(forwarded, other, steps + 1, &console)
        }
        if isShown { importedFiles.note(imported, in: other, isReached: true) }
        return isShown
    }

    private static let mostSteps = 4
    private static let mostForwarded = 8
}
