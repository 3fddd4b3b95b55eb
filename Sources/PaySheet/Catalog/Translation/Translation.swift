/// What a document of one catalog becomes in another one, whose rules then check it.
///
/// The SDK of a payment provider makes a request for Apple Pay of its own options. The translation makes the same request, and keeps for
/// every value the node that it comes from.
package struct Translation: Sendable {
    /// The documents of the other catalog.
    package var documents: [Document] = []
    /// What the rules of the own catalog find on the way.
    package var problems: [Problem] = []
    /// The nodes whose shape is right, although the tables do not say so.
    package var accepted: [Int] = []

    package init() {}

    /// How a catalog translates a document, whose root is a dictionary of its own.
    package typealias Function = @Sendable (_ source: TranslationSource, _ shape: Int, _ purpose: Purpose) -> Translation

    /// What a translation is for.
    package enum Purpose: Sendable {
        /// A check: what the SDK, or the account of the shop, fills in is an unknown value, so no rule depends on it.
        case check
        /// A document that is whole: what is filled in is an example.
        case reading
    }

    /// A document of the other catalog.
    package struct Document: Sendable {
        package let kind: DocumentKind
        package let bytes: [UInt8]
        /// In the order of the text, without gaps.
        let pieces: [Piece]
        let rules: Rules
        /// The currency of amounts in the smallest unit; `nil` if it is not known.
        let currency: String?

        /// The rules that still make sense.
        package enum Rules: Sendable {
            case only([RuleID])
            /// All but these. Of values that the document has as they are, the shape is checked, too.
            case except([RuleID])
        }

        /// Whether a rule says something about a piece.
        func isChecked(_ rule: UInt16, _ piece: Piece) -> Bool {
            guard piece.origin != .filled else { return false }
            switch rules {
            case .only(let rules): return rules.contains { $0.code == rule }
            case .except(let rules):
                return !rules.contains { $0.code == rule } && (rule >= RuleID.ruleBase || piece.origin == .copied)
            }
        }

        /// The place of a piece of the text.
        struct Piece: Sendable {
            /// One past its last byte.
            let end: Int
            /// The node that it comes from.
            let node: Int
            let origin: Origin
        }

        /// How a piece came into the text.
        enum Origin: Sendable, Equatable {
            /// It is the value of the node.
            case copied
            /// It is the value of the node in the smallest unit, with so many decimals.
            case scaled(Int)
            /// The node says it in another form.
            case derived
            /// The SDK adds it to the object at the node.
            case filled
        }

        /// Returns the piece that has a byte.
        func piece(at place: Int) -> Piece? {
            let index = pieces.lowerBound { $0.end <= place }
            return index < pieces.count ? pieces[index] : nil
        }
    }

    /// What a rule finds.
    package struct Problem: Sendable {
        let rule: RuleID
        let severity: Severity
        let node: Int
        let message: Sentence
        let help: String
        let fix: RawFix?
        let related: [RelatedNode]
        /// The nodes about which nothing else is said.
        let covers: [Int]

        package init(
            _ rule: RuleID, _ severity: Severity, at node: Int, _ message: Sentence, help: String, fix: RawFix? = nil,
            related: [RelatedNode] = [], covers: [Int] = []
        ) {
            self.rule = rule
            self.severity = severity
            self.node = node
            self.message = message
            self.help = help
            self.fix = fix
            self.related = related
            self.covers = covers + [node]
        }
    }
}

extension Catalog {
    /// The documents of another catalog that a document becomes. None if it cannot be read.
    package func translated(_ bytes: [UInt8], as kind: DocumentKind) -> [Translation.Document] {
        guard let translation, kinds.contains(kind), let source = TranslationSource(bytes), source.isObject(0) else { return [] }
        return translation(source, kind.shape, .reading).documents
    }
}
