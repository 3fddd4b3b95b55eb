import PaySheetChecking

/// Checks the documents below a folder.
final class FolderChecker {
    private var sources: DocumentSources
    var session: CheckSession

    init(_ settings: CheckSettings, _ system: System) {
        sources = DocumentSources(settings, system)
        session = CheckSession(settings, ReportPlan(), writer: nil)
    }

    /// Returns the source of the documents of a file.
    func source(at path: String) -> DocumentSource { sources.source(at: path) }
}
