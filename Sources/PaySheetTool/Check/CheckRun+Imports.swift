import PaySheet
import PaySheetChecking
import PaySheetSources

// Values that files of source code import from each other.
extension CheckRun {
    /// What is to be done for a file. One that may import something is read here, once.
    mutating func work(
        _ bytes: [UInt8], _ language: SourceLanguage, _ source: DocumentSource, _ path: String, _ console: inout Console
    ) -> Work {
        guard ImportedFiles.mayImport(bytes) else { return .source(bytes, language, source) }
        let file = SourceDocuments(bytes, language, settings.check.catalogs.calls())
        return .documents(file, source, reached: follow(file, path, &console))
    }

    /// Checks what a file imports from other files of the run. Returns the imports that these show.
    private mutating func follow(_ file: SourceDocuments, _ path: String, _ console: inout Console) -> Set<SourceImport> {
        var reached: Set<SourceImport> = []
        for imported in file.unreached.compactMap({ $0.imported }) {
            guard let other = importedFiles.path(of: imported, from: path) else { continue }
            if let isReached = importedFiles.isReached(imported, in: other) {
                if isReached { reached.insert(imported) }
                continue
            }
            guard case .success(let bytes) = system.read(other, settings.check.byteLimit) else { continue }
            guard let language = SourceLanguage(path: other) else {
                // The run checks a request in JSON itself.
                let isRequest = session.checkForChange(bytes, from: sources.source(at: other)).kind == imported.kind
                importedFiles.note(imported, in: other, isReached: isRequest)
                if isRequest { reached.insert(imported) }
                continue
            }
            let exports = SourceExports(bytes, language, [imported])
            importedFiles.note(imported, in: other, isReached: !exports.reached.isEmpty)
            reached.formUnion(exports.reached)
            let documents = importedFiles.onlyNew(exports.file.documents, of: other)
            guard !documents.isEmpty else { continue }
            let file = SourceDocuments(documents: documents, unreached: [], suppressions: exports.file.suppressions)
            examine(.documents(file, sources.source(at: other), reached: []), isMoreThere: true, &console)
        }
        return reached
    }
}
