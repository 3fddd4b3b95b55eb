import PaySheet
import PaySheetChecking
import PaySheetSources

// Values that files of source code import from each other.
extension CheckRun {
    /// Checks what a file imports from other files of the run. Returns the imports that these show.
    mutating func follow(
        _ bytes: [UInt8], _ language: SourceLanguage, _ path: String, _ console: inout Console
    ) -> Set<SourceImport> {
        guard ImportedFiles.mayImport(bytes) else { return [] }
        var reached: Set<SourceImport> = []
        for imported in SourceDocuments(bytes, language).unreached.compactMap({ $0.imported }) {
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
            examine(.exports(file, sources.source(at: other)), isMoreThere: true, &console)
        }
        return reached
    }
}
