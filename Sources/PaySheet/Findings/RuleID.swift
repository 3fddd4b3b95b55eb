/// The name of a rule: `topic/name`, permanent.
///
/// The rules that this version knows are static members, so that a typing mistake does not compile:
/// `reading.findings.contains(.amountFormat)`.
public struct RuleID: Sendable, Hashable {
    /// Faults of the text count from 0, rules about shape from ``shapeBase``, all others from ``ruleBase``.
    package let code: UInt16
    /// The name and the title, for a rule that is not about Apple Pay's documents.
    private let given: (name: StaticString, title: StaticString)?

    package static let shapeBase: UInt16 = 100
    /// The rules of ``RuleTable`` count from here.
    package static let ruleBase: UInt16 = 200

    /// The edition of Apple Pay's rules that added it.
    package var edition: RuleEdition { RuleTable.edition(code) }

    package init(_ cause: SyntaxFault.Cause) { self.init(code: UInt16(cause.rawValue)) }

    package init(code: UInt16) {
        self.code = code
        given = nil
    }

    /// A rule that is not about Apple Pay's documents.
    @inline(never)
    package init(code: UInt16, name: StaticString, title: StaticString) {
        self.code = code
        given = (name, title)
    }

    /// Rules are the same when their codes are.
    public static func == (left: RuleID, right: RuleID) -> Bool { left.code == right.code }

    /// Hashes the code.
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// A rule that no table lists. Nothing reports it; it keeps such a rule from being taken for another one.
    package static let unlisted = RuleID(code: .max)

    /// All rules about shape, in the order of their numbers.
    package static let shapeRules: [RuleID] = (100...113).map { RuleID(code: $0) }

    /// Every rule that this version knows.
    public static var all: [RuleID] { SyntaxFault.Cause.allCases.map { RuleID($0) } + RuleTable.ids }

    /// The rule with a name such as `member/missing`.
    public init?(_ id: String) {
        guard let rule = RuleID.all.first(where: { $0.name.utf8.elementsEqual(id.utf8) }) else { return nil }
        self = rule
    }

    /// The name as reports write it.
    public var name: String { given?.name.description ?? RuleTable.name(code) ?? "unlisted/rule" }

    /// A short title.
    public var title: String { given?.title.description ?? RuleTable.title(code) ?? "" }

    package var syntaxCause: SyntaxFault.Cause? {
        code < RuleID.shapeBase ? SyntaxFault.Cause(rawValue: UInt8(code)) : nil
    }
}

extension RuleID: LosslessStringConvertible {
    /// The name as reports write it.
    public var description: String { name }
}

extension RuleID {
    /// The rule says that the text is not JSON: its name begins with `json/`.
    package var isAboutText: Bool { code < RuleID.shapeBase }
}
