public import PaySheet
package import PaySheetShapes

/// Replaces everything personal in documents: contacts, identifiers, tokens, the merchant's data, domains.
///
/// A replacement has the same form, so that a check finds the same. Letters replace letters, digits replace digits, Base64 stays Base64
/// of the same length, and an address keeps its scheme. Equal values get equal replacements. No random numbers are used: the first
/// value of a form gets the first replacement, the second value the second. All other bytes of the text stay.
///
/// ```swift
/// var anonymizer = Anonymizer()
/// if let anonymous = anonymizer.anonymize(bytes) { send(anonymous.bytes) }
/// ```
public struct Anonymizer: Sendable {
    /// Whether to replace labels and other texts for the shopper too.
    public let replacesLabels: Bool
    private var replacements = Replacements()
    private let catalogs: CatalogSet
    private let table: AnonymizerTable

    /// Creates an anonymizer without replacements.
    public init(replacingLabels: Bool = false) {
        replacesLabels = replacingLabels
        catalogs = .applePay
        table = .shared
    }

    /// Creates an anonymizer for the documents of some catalogs.
    package init(replacingLabels: Bool, catalogs: CatalogSet, tables: CatalogShapes) {
        replacesLabels = replacingLabels
        self.catalogs = catalogs
        table = AnonymizerTable(tables)
    }

    /// A document without personal data.
    public struct Document: Sendable {
        /// The text.
        public let bytes: [UInt8]
        /// The kind of the document. `nil` if it is unknown, so that every text and every number was replaced.
        public let kind: PaySheet.DocumentKind?
        /// The number of replaced values.
        public let replacementCount: Int
    }

    /// Anonymizes one document. Later documents share the replacements, until you call ``forget()``.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - kind: The kind. `nil` detects it from the members.
    /// - Returns: `nil` for text that is not JSON, because its names and values cannot be distinguished.
    public mutating func anonymize(_ bytes: [UInt8], as kind: PaySheet.DocumentKind? = nil) -> Document? {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()), scanner.nodeCount > 0 else { return nil }
        var reader = DocumentReader(policy: Policy().with { $0.checksRules = false }, catalogs: catalogs)
        let check = reader.check(bytes, as: kind)
        var walk = AnonymizerWalk(
            bytes: text.padded, nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), table: table,
            visible: check.findings.source.visibleNodes(),
            replacesLabels: replacesLabels, catalogs: catalogs)
        // Moved there and back: two owners of them would copy everything that is remembered, at each document.
        swap(&walk.replacements, &replacements)
        walk.visit(as: check.kind?.name)
        swap(&walk.replacements, &replacements)
        return Document(bytes: walk.edited(count: text.count), kind: check.kind, replacementCount: walk.edits.count)
    }

    /// The number of stored replacements.
    public var rememberedCount: Int { replacements.count }

    /// Removes all stored replacements.
    public mutating func forget() { replacements = Replacements() }
}
