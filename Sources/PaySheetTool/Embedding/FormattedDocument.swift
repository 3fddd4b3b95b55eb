package import PaySheet

/// A document in canonical form, or why it has none.
package enum FormattedDocument {
    /// The text must be corrected first.
    case text([Finding])
    case formatted([UInt8])

    /// - Parameters:
    ///   - text: The document as JSON.
    ///   - kind: The kind of a document that does not show it.
    init(_ document: DocumentCheck, _ text: [UInt8], as kind: DocumentKind?, _ catalogs: CommandCatalogs, _ limits: Limits) {
        let reasons = document.findings.filter { $0.rule == .memberDuplicate || $0.rule.isAboutText }
        guard reasons.isEmpty,
            let formatted = CanonicalFormatter.pretty(text, as: document.kind ?? kind, in: catalogs.catalogs, limits: limits)
        else {
            self = .text(reasons)
            return
        }
        self = .formatted(formatted)
    }
}

/// Formats single documents.
package struct DocumentFormatter {
    private let kind: DocumentKind?
    private let readsScripts: Bool
    private let catalogs: CommandCatalogs
    private var reader: DocumentReader

    /// - Parameter arguments: Those of `fmt`. Operands have no effect.
    package init(_ arguments: Arguments) throws(UsageError) {
        readsScripts = arguments.has(ScriptOption.name)
        catalogs = arguments.catalogs
        kind = try CheckSettings.kind(arguments.value("kind"), catalogs)
        reader = DocumentReader(policy: FixedDocument.policy(readsScripts: readsScripts), catalogs: catalogs.set)
    }

    /// Returns the canonical form of a document.
    package mutating func format(_ bytes: [UInt8]) -> FormattedDocument {
        let limits = reader.policy.limits
        let text = readsScripts ? ScriptOption.json(in: bytes, limits) ?? bytes : bytes
        return FormattedDocument(reader.check(text, as: kind, recovering: true), text, as: kind, catalogs, limits)
    }
}
