/// What a rule says, why, and how that shows: everything about it but its code.
///
/// ```swift
/// let rule = Rule.all.first { $0.name == "total/negative" }
/// print(rule?.why ?? "")
/// ```
public struct Rule: Sendable {
    /// `topic/name`, permanent.
    public let name: String
    /// A short title.
    public let title: String
    /// How much its findings matter, unless the finding itself says otherwise.
    public let severity: Severity
    /// What it guards.
    public let group: Group
    /// What must be at hand to see a breach.
    public let scope: Scope
    /// The edition of the rules that brought it.
    public let edition: RuleEdition
    /// What is wrong, in one sentence.
    public let what: String
    /// What happens then.
    public let why: String
    /// What to write in its place.
    public let instead: String
    /// The catalogue's ids for it, such as `AP-TOT-NEGATIVE`.
    public let sources: [String]
    /// Where it is documented.
    public let link: String?
    /// Documents that break it, each in one way.
    public let bad: [Sample]
    /// Documents that look alike and keep it.
    public let good: [Sample]

    /// Describes a rule.
    package init(
        _ name: String, _ title: String, _ severity: Severity, group: Group = .correct, scope: Scope = .document,
        edition: RuleEdition = .first, what: String, why: String, instead: String, sources: [String], page: String? = nil,
        bad: [Sample], good: [Sample]
    ) {
        self.name = name
        self.title = title
        self.severity = severity
        self.group = group
        self.scope = scope
        self.edition = edition
        self.what = what
        self.why = why
        self.instead = instead
        self.sources = sources
        self.link = page.map {
            $0.utf8.starts(with: "https:".utf8) ? $0 : "https://developer.apple.com/documentation/applepayontheweb/" + $0
        }
        self.bad = bad
        self.good = good
    }

    /// The rule's typed name.
    public var id: RuleID { RuleID(name) ?? .unlisted }

    /// The part of the name before the slash.
    public var topic: String { String(decoding: name.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self) }

    /// What rules guard.
    public enum Group: UInt8, Sendable, Hashable, CaseIterable {
        /// Wrong, refused, or data lost.
        case correct
        /// Some engine, provider or version stumbles.
        case compatible
        /// Style, guidelines, guesses; off unless asked for.
        case advice

        /// The word that reports use.
        public var word: String {
            switch self {
            case .correct: "correct"
            case .compatible: "compatible"
            case .advice: "advice"
            }
        }
    }

    /// How much a rule must see.
    public enum Scope: UInt8, Sendable, Hashable {
        /// One document.
        case document
        /// A request with its updates and its result.
        case flow
        /// Several documents of one site.
        case files

        /// The word that reports use.
        public var word: String {
            switch self {
            case .document: "document"
            case .flow: "flow"
            case .files: "files"
            }
        }
    }
}

/// An edition of the rules: year and month.
public struct RuleEdition: Sendable, Hashable, Comparable {
    /// The year.
    public let year: Int
    /// The month, from 1.
    public let month: Int

    /// The edition of a month.
    public init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    /// The first edition.
    public static let first = RuleEdition(year: 2026, month: 11)
    /// The newest edition.
    public static let newest = first

    /// `2026.11`.
    public var text: String { String(year) + (month < 10 ? ".0" : ".") + String(month) }

    /// Earlier comes first.
    public static func < (left: RuleEdition, right: RuleEdition) -> Bool { (left.year, left.month) < (right.year, right.month) }
}

/// A rule that a program can check.
package protocol DocumentRule {
    /// What it says.
    static var card: Rule { get }
    /// Where it is checked; none where the binder or the scanner sees to it.
    static var rows: [RuleRow] { get }
}
