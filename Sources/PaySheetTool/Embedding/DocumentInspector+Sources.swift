import PaySheet
import PaySheetReports
package import PaySheetSources

/// Documents in source code.
extension DocumentInspector {
    /// Checks the documents of a file of source code, as a run of `check` over the file does.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file. It does not have to exist.
    ///   - triesFixes: Whether to find out which findings a fix would cause.
    package mutating func inspect(
        _ bytes: [UInt8], at path: String, _ language: SourceLanguage, triesFixes: Bool
    ) -> [Inspection] {
        guard filter.accepts(bytes) else { return [] }
        let file = SourceDocuments(bytes, language)
        guard !file.documents.isEmpty else { return [] }
        let source = source(at: path)
        let suppressor = suppressor
        var marks = Suppressor.Marks.nothing
        return file.documents.enumerated().map { ordinal, found in
            prepare(source.settings, readsScripts: settings.readsScripts, version: found.version)
            let check = reader.check(found.document, as: found.kind)
            let requirements = reader.requirements(of: check)
            let place = SourcePlace(
                path: source.path, ordinal: ordinal, unknownValues: found.unknownValues, suppressions: file.suppressions)
            let notes = DocumentNotes(check, found.document.bytes[...], path: source.path, line: nil)
            let document = CheckedDocument(
                path: source.path, line: nil, ordinal: ordinal, unknownValues: found.unknownValues, check: check, requires: requirements,
                isKindTold: false, apiVersion: found.version ?? source.settings.apiVersion, hasClock: reader.policy.now != nil,
                selection: source.settings.selection, triesRiskyFixes: triesFixes, maximumFindings: settings.maximumFindings,
                cards: settings.catalogs.reportCards, trying: &trial, triesFixes: triesFixes,
                suppressing: { place.decision($0, &marks) ?? notes.decision($0, &marks) ?? suppressor.decision($0, source, &marks) })
            return Inspection(
                document: document, check: check, requirements: requirements, range: found.range, derived: found.document)
        }
    }

    /// Returns a file of source code with the safe fixes of its findings, or `nil` if there are none. What the project ignores stays.
    package mutating func repair(_ bytes: [UInt8], at path: String, _ language: SourceLanguage) -> [UInt8]? {
        var fixes = ShownFixes(source(at: path), suppressor, settings)
        return fixes.repair(bytes, language)?.bytes
    }
}
