/// The name of a rule: `topic/name`, permanent.
///
/// The rules that this version knows are static members, so that a typing mistake does not compile:
/// `reading.findings.contains(.amountFormat)`.
public struct RuleID: Sendable, Hashable {
    /// Faults of the text count from 0, rules about shape from ``shapeBase``, all others from ``ruleBase``.
    package let code: UInt16
    /// The name, for a rule of another catalog than Apple Pay's.
    private let givenName: StaticString?

    package static let shapeBase: UInt16 = 100
    /// The rules of ``RuleTable`` count from here.
    package static let ruleBase: UInt16 = 200

    /// The edition of Apple Pay's rules that added it.
    package var edition: RuleEdition { RuleTable.edition(code) }

    package init(code: UInt16) { self.init(code: code, nameOrNone: nil) }
    package init(_ cause: SyntaxFault.Cause) { self.init(code: UInt16(cause.rawValue)) }

    /// A rule of another catalog than Apple Pay's.
    package init(code: UInt16, name: StaticString) { self.init(code: code, nameOrNone: name) }

    private init(code: UInt16, nameOrNone: StaticString?) {
        self.code = code
        givenName = nameOrNone
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
    public var name: String { givenName?.description ?? RuleTable.name(code) ?? "unlisted/rule" }

    /// A short title. The rules of other catalogs than Apple Pay's have the words of their names.
    public var title: String {
        RuleTable.title(code) ?? givenName.map { RuleID.title(ofName: $0.description) } ?? ""
    }

    /// Returns `Contact email` for `voucher/contact-email`.
    private static func title(ofName name: String) -> String {
        let words = name.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst()
        let first = words.prefix(1).map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }
        let rest = words.dropFirst().map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }
        return String(decoding: first + rest, as: UTF8.self)
    }

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
