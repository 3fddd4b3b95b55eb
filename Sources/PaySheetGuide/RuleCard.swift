public import PaySheet

/// What a rule says, why, and documents that show it.
///
/// The cards are written as Markdown files in `Sources/PaySheetGuide/Cards`.
///
/// ```swift
/// let card = RuleID("total/negative")?.card
/// print(card?.why ?? "")
/// ```
public struct RuleCard: Sendable {
    /// The typed name of the rule.
    public let id: RuleID
    /// The permanent name, `topic/name`.
    public let name: String
    /// A short title.
    public let title: String
    /// The severity of its findings, unless a finding says otherwise.
    public let severity: Severity
    /// What the rule guards.
    public let group: Group
    /// How much the rule must see.
    public let scope: Scope
    /// The edition of the rules that added it.
    public let edition: RuleEdition
    /// What is wrong, in one sentence.
    public internal(set) var what: String
    /// What happens to the shopper or the developer.
    public internal(set) var why: String
    /// What to write.
    public let instead: String
    /// The ids of the points of documentation that it covers, such as `AP-TOT-NEGATIVE`.
    public internal(set) var sources: [String]
    /// Where the rule comes from, in a sentence or two: a standard, a page, reports of developers, or paysheet itself.
    ///
    /// A card without ``sources`` always has it.
    public internal(set) var origin: String?
    /// The address of the documentation.
    public internal(set) var link: String?
    /// The samples in the text form of the card.
    let samples: (wrong: String, right: String)
    /// The catalog of the rule, for its samples.
    let family: CardFamily

    /// The part of the name before the slash.
    public var topic: String { String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self) }

    /// Why the rule is there, in one sentence without a full stop.
    public var reason: String {
        var bytes = [UInt8](why.utf8)
        let stop = bytes.indices.first { bytes[$0] == UInt8(ascii: ".") && ($0 + 1 == bytes.count || bytes[$0 + 1] == 0x20) }
        if let stop { bytes.removeSubrange(stop...) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Documents that break the rule, each in one way. They are read from the card on each call.
    public var bad: [Sample] { own(samples.wrong) }

    /// Documents that look alike and keep the rule. They are read from the card on each call.
    public var good: [Sample] { own(samples.right) }

    /// The samples of a text that are what the card is about: documents, or something else.
    private func own(_ text: String) -> [Sample] {
        let all = SampleReader.samples(text, from: family.base, beside: family.inputs)
        return all.first?.kind == nil ? all : all.filter { $0.kind != nil }
    }

    /// The catalogs that a check of the samples needs.
    package var catalogs: CatalogSet { family.catalogs() }

    /// Every card of this module, in the order of the names.
    public static let all: [RuleCard] = CardTable.all.inByteOrder { Array($0.name.utf8) }

    /// The cards of the rules about Apple Pay's documents. All others are about certificates, tokens, contacts and buttons.
    public static let ofDocuments: [RuleCard] = all.filter {
        Catalog.applePay.rules.codes.contains($0.id.code) && $0.isAboutDocuments
    }

    /// What rules guard.
    public enum Group: UInt8, Sendable, Hashable, CaseIterable {
        /// Wrong, refused, or data lost.
        case correct
        /// Some browser, provider or version fails.
        case compatible
        /// Style, guidelines, guesses; off unless asked for.
        case advice

        /// The name in reports.
        public var word: String {
            switch self {
            case .correct: "correct"
            case .compatible: "compatible"
            case .advice: "advice"
            }
        }
    }

    /// How much a rule must see.
    public enum Scope: UInt8, Sendable, Hashable, CaseIterable {
        /// One document.
        case document
        /// A request with its updates and its result.
        case flow
        /// Several documents of one site.
        case files

        /// The name in reports.
        public var word: String {
            switch self {
            case .document: "document"
            case .flow: "flow"
            case .files: "files"
            }
        }
    }
}
