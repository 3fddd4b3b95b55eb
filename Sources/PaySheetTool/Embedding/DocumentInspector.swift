package import PaySheet
package import PaySheetReports
import PaySheetSources

/// A document that was checked for an editor.
package struct Inspection: Sendable {
    /// The selected findings and the verdict.
    package let document: CheckedDocument
    package let check: DocumentCheck
    /// What a system must have, or `nil` if no browser reads such a document.
    package let requirements: Requirements?
    /// The bytes of the document in the text that was checked.
    package let range: Range<Int>
    /// The document as JSON, with the places of its values in the text, if the text is source code.
    package let derived: DerivedDocument?
}

/// How a text holds its document.
package enum DocumentForm: Sendable, Hashable {
    /// The text is the document.
    case json
    /// The text is the document, and it can have what JavaScript allows.
    case relaxed
}

/// Checks the documents of an editor, with the settings of a run of `check`.
package struct DocumentInspector {
    let settings: CheckSettings
    let suppressor: Suppressor
    var reader: DocumentReader
    var trial = FixTrial()
    let filter = SourceFilter()
    private var book: SettingsBook
    /// The settings of the reader's policy, whether it reads JavaScript, and the version that the document states.
    private var current: (settings: DocumentSettings, readsScripts: Bool, version: Int?)?

    /// - Parameter arguments: Those of `check`. Operands, and options for files to write, have no effect.
    package init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        settings = try CheckSettings(arguments, configuration: try ConfigurationSearch.configuration(arguments, system), system)
        suppressor = Suppressor(settings, system)
        book = SettingsBook(settings, system)
        reader = DocumentReader(catalogs: settings.catalogs.set)
    }

    /// The name of the file that holds the configuration.
    package static let configurationFile = Configuration.fileName

    /// Returns the path and the text of the configuration that a run would use, or `nil` if there is none or it cannot be read.
    package static func configuration(_ arguments: Arguments, _ system: System) -> (path: String, text: [UInt8])? {
        guard let path = try? ConfigurationSearch.path(arguments, system), case .success(let text) = system.read(path, mostBytes) else {
            return nil
        }
        return (path, text)
    }

    /// The configuration has no more bytes than this.
    private static let mostBytes = 1 << 24

    /// Checks a text. Returns `nil` if it is no document.
    ///
    /// - Parameters:
    ///   - path: The absolute path of the file. It does not have to exist.
    ///   - triesFixes: Whether to find out which findings a fix would cause.
    package mutating func inspect(
        _ bytes: [UInt8], at path: String, line: Int? = nil, form: DocumentForm, triesFixes: Bool
    ) -> Inspection? {
        let own = book.settings(for: path)
        prepare(own, readsScripts: settings.readsScripts || form != .json)
        let check = reader.check(bytes, as: own.kind, recovering: true)
        if own.kind == nil, check.reasonToSkip(bytes, settings.catalogs.set) != nil { return nil }
        let requirements = reader.requirements(of: check)
        let source = source(own, path)
        var marks = Suppressor.Marks.nothing
        let suppressor = suppressor
        let notes = DocumentNotes(check, bytes[...], path: source.path, line: line)
        let document = CheckedDocument(
            path: source.path, line: line, check: check, requires: requirements, isKindTold: own.kind == nil, apiVersion: own.apiVersion,
            hasClock: reader.policy.now != nil, selection: own.selection, triesRiskyFixes: triesFixes,
            maximumFindings: settings.maximumFindings, cards: settings.catalogs.reportCards, trying: &trial, triesFixes: triesFixes,
            suppressing: { notes.decision($0, &marks) ?? suppressor.decision($0, source, &marks) })
        return Inspection(document: document, check: check, requirements: requirements, range: bytes.indices, derived: nil)
    }

    /// Returns the settings for a file, and what findings in it are compared with.
    mutating func source(at path: String) -> DocumentSource { source(book.settings(for: path), path) }

    private func source(_ own: DocumentSettings, _ path: String) -> DocumentSource {
        DocumentSource(path: settings.paths.reported(path), settings: own, ignores: suppressor.ignores(about: book.path(path)))
    }

    /// - Parameter version: The version of Apple Pay that the document states.
    mutating func prepare(_ settings: DocumentSettings, readsScripts: Bool, version: Int? = nil) {
        if let current, current.settings === settings, current.readsScripts == readsScripts, current.version == version { return }
        var policy = settings.policy
        policy.readsJavaScript = readsScripts
        if let version { policy.apiVersion = version }
        reader.policy = policy
        reader.expectations = settings.expectations
        current = (settings, readsScripts, version)
    }

    /// Returns the kind of a document, as far as its members tell it.
    package mutating func kind(of bytes: [UInt8], at path: String) -> DocumentKind? {
        book.settings(for: path).kind ?? reader.check(bytes, recovering: true).kind
    }
}
