public import PaySheet
package import PaySheetShapes
import PaySheetText

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
    private let table: AnonymizerTable
    /// One reader for the documents and one for the results, because a reader compares a document with those before it.
    private var readers: [DocumentReader]
    private let catalogs: CatalogSet

    /// Creates an anonymizer without replacements.
    public init(replacingLabels: Bool = false) {
        self.init(replacingLabels: replacingLabels, catalogs: .applePay, table: .shared)
    }

    /// Creates an anonymizer for the documents of some catalogs.
    package init(replacingLabels: Bool, catalogs: CatalogSet, tables: CatalogShapes) {
        self.init(replacingLabels: replacingLabels, catalogs: catalogs, table: AnonymizerTable(tables))
    }

    private init(replacingLabels: Bool, catalogs: CatalogSet, table: AnonymizerTable) {
        replacesLabels = replacingLabels
        self.table = table
        readers = Array(repeating: DocumentReader(policy: Policy().with { $0.includesAdvice = true }, catalogs: catalogs), count: 2)
        self.catalogs = catalogs
    }

    /// A document without personal data.
    public struct Document: Sendable {
        /// The text.
        public let bytes: [UInt8]
        /// The kind of the document. `nil` if it is unknown, so that every text and every number was replaced.
        public let kind: PaySheet.DocumentKind?
        /// The number of replaced values and names.
        public let replacementCount: Int
        /// The kind that a check detects in the text. It should be ``kind``.
        public let resultingKind: PaySheet.DocumentKind?
        /// The findings of the original that a check does not find in the text.
        public let lostFindings: [Place]
        /// The findings that a replacement caused.
        public let addedFindings: [Place]
    }

    /// A rule and the place of its finding.
    public struct Place: Sendable, Hashable {
        /// The rule.
        public let rule: RuleID
        /// The RFC 6901 pointer of the value, with the names of the anonymous document.
        public let pointer: String
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
        let before = readers[0].check(bytes, as: kind)
        var walk = AnonymizerWalk(
            bytes: text.padded, nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), table: table,
            visible: before.findings.source.visibleNodes(), replacesLabels: replacesLabels, catalogs: catalogs)
        // Moved there and back: two owners of them would copy everything that is remembered, at each document.
        swap(&walk.replacements, &replacements)
        walk.visit(as: before.kind?.name)
        swap(&walk.replacements, &replacements)
        let result = walk.edited(count: text.count)
        let after = readers[1].check(result, as: kind)
        return Document(
            bytes: result, kind: before.kind, replacementCount: walk.edits.count, resultingKind: after.kind,
            lostFindings: Anonymizer.places(before.findings, without: after.findings, walk.renamed),
            addedFindings: Anonymizer.places(after.findings, without: before.findings, walk.renamed))
    }

    /// Returns the findings that another document of the same structure does not have.
    private static func places(_ findings: Findings, without others: Findings, _ renamed: [String: String]) -> [Place] {
        var known: [[UInt32]: Int] = [:]
        for finding in others.raw { known[[UInt32(finding.rule), finding.node], default: 0] += 1 }
        return zip(findings.raw, findings.indices).compactMap { raw, index in
            let key = [UInt32(raw.rule), raw.node]
            guard known[key, default: 0] == 0 else {
                known[key, default: 0] -= 1
                return nil
            }
            let finding = findings[index]
            return Place(rule: finding.rule, pointer: replaced(finding.place.pointer, renamed))
        }
    }

    private static func replaced(_ pointer: String, _ renamed: [String: String]) -> String {
        guard !renamed.isEmpty else { return pointer }
        return pointer.split(separator: "/", omittingEmptySubsequences: false).map { step in
            let name = String(step).replacing(text: "~1", with: "/").replacing(text: "~0", with: "~")
            return renamed[name].map { $0.replacing(text: "~", with: "~0").replacing(text: "/", with: "~1") } ?? String(step)
        }.joined(separator: "/")
    }

    /// The number of stored replacements.
    public var rememberedCount: Int { replacements.count }

    /// Removes all stored replacements.
    public mutating func forget() { replacements = Replacements() }
}
