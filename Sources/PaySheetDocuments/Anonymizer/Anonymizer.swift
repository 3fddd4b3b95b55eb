public import PaySheet

/// Takes everything out of documents that says who somebody is: contacts, identifiers, tokens, data of the merchant, domains.
///
/// What takes its place has the same form, so that a check finds the same: letters stand for letters and digits for digits,
/// Base64 stays Base64 of the same length, an address keeps its scheme. One value gets one replacement wherever it stands, so
/// that what belonged together still does. Nothing is drawn by lot: the first value of a form becomes the first replacement,
/// the second the second. All other bytes of the text stay as they are.
///
/// ```swift
/// var anonymizer = Anonymizer()
/// if let anonymous = anonymizer.anonymize(bytes) { send(anonymous.bytes) }
/// ```
public struct Anonymizer: Sendable {
    /// Labels and other words that the shopper reads are replaced too.
    public let replacesLabels: Bool
    private var replacements = Replacements()

    /// An anonymizer that has met no document yet.
    public init(replacingLabels: Bool = false) { replacesLabels = replacingLabels }

    /// A document in which nobody is named.
    public struct Document: Sendable {
        /// The text.
        public let bytes: [UInt8]
        /// What the document was taken for. `nil`: nobody can tell, so that every text and every number was replaced.
        public let kind: DocumentKind?
        /// How many values were replaced.
        public let replacementCount: Int
    }

    /// Disguises one document. One that comes later shares the replacements, unless ``forget()`` is called between them.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - kind: What it is. `nil`: told by its members.
    /// - Returns: `nil` for text that is not JSON: nobody can tell its names from its values.
    public mutating func anonymize(_ bytes: [UInt8], as kind: DocumentKind? = nil) -> Document? {
        let text = SourceText(bytes)
        var scanner = Scanner()
        guard scanner.scan(text, limits: Limits()), scanner.nodeCount > 0 else { return nil }
        var reader = DocumentReader(policy: Policy().with { $0.checksRules = false })
        let check = reader.check(bytes, as: kind)
        var walk = AnonymizerWalk(
            bytes: text.padded, nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), table: .shared,
            visible: check.findings.source.visibleNodes(),
            replacesLabels: replacesLabels, replacements: replacements)
        walk.visit(as: check.kind?.name)
        replacements = walk.replacements
        return Document(bytes: walk.edited(count: text.count), kind: check.kind, replacementCount: walk.edits.count)
    }

    /// How many values have a replacement that is remembered.
    public var rememberedCount: Int { replacements.count }

    /// Forgets what was replaced by what, so that the next document begins anew.
    public mutating func forget() { replacements = Replacements() }
}
