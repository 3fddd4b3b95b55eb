package import PaySheet
package import PaySheetReports

/// A document that was checked for an editor.
package struct Inspection: Sendable {
    /// The selected findings and the verdict.
    package let document: CheckedDocument
    package let check: DocumentCheck
    /// What a system must have, or `nil` if no browser reads such a document.
    package let requirements: Requirements?
    /// The bytes of the document in the text that was checked.
    package let range: Range<Int>
}

/// How a text holds its document.
package enum DocumentForm: Sendable, Hashable {
    /// The text is the document.
    case json
    /// The text is the document, and it can have what JavaScript allows.
    case relaxed
    /// The document is somewhere in a script.
    case script
}

/// Checks the documents of an editor, with the settings of a run of `check`.
package struct DocumentInspector {
    private let settings: CheckSettings
    private let suppressor: Suppressor
    private var book: SettingsBook
    private var reader: DocumentReader
    private var trial = FixTrial()
    /// The settings of the reader's policy, and whether it reads JavaScript.
    private var current: (settings: DocumentSettings, readsScripts: Bool)?

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
        var text = bytes
        if form == .script {
            guard let script = ScriptOption.document(in: bytes, own.policy.limits, settings.catalogs.set) else { return nil }
            text = script
        }
        let check = reader.check(text, as: own.kind, recovering: true)
        if own.kind == nil, check.reasonToSkip(text, settings.catalogs.set) != nil { return nil }
        let requirements = reader.requirements(of: check)
        let source = DocumentSource(
            path: settings.paths.reported(path), settings: own, ignores: suppressor.ignores(about: book.path(path)))
        var marks = Suppressor.Marks.nothing
        let suppressor = suppressor
        let notes = DocumentNotes(check, text[...], path: source.path, line: line)
        let document = CheckedDocument(
            path: source.path, line: line, check: check, requires: requirements, isKindTold: own.kind == nil, apiVersion: own.apiVersion,
            hasClock: reader.policy.now != nil, selection: own.selection, triesRiskyFixes: triesFixes,
            maximumFindings: settings.maximumFindings, cards: settings.catalogs.reportCards, trying: &trial, triesFixes: triesFixes,
            suppressing: { notes.decision($0, &marks) ?? suppressor.decision($0, source, &marks) })
        return Inspection(
            document: document, check: check, requirements: requirements, range: form == .script ? content(of: text) : text.indices)
    }

    /// The bytes between the spaces around a document.
    private func content(of text: [UInt8]) -> Range<Int> {
        guard let start = text.firstIndex(where: { $0 > 0x20 }), let last = text.lastIndex(where: { $0 > 0x20 }) else { return 0..<0 }
        return start..<(last + 1)
    }

    private mutating func prepare(_ settings: DocumentSettings, readsScripts: Bool) {
        if let current, current.settings === settings, current.readsScripts == readsScripts { return }
        var policy = settings.policy
        policy.readsJavaScript = readsScripts
        reader.policy = policy
        reader.expectations = settings.expectations
        current = (settings, readsScripts)
    }

    /// Returns the kind of a document, as far as its members tell it.
    package mutating func kind(of bytes: [UInt8], at path: String) -> DocumentKind? {
        book.settings(for: path).kind ?? reader.check(bytes, recovering: true).kind
    }
}
