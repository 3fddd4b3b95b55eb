/// The name of a rule: `topic/name`, permanent.
///
/// The rules that this version knows are static members, so that a typing mistake does not compile:
/// `reading.findings.contains(.amountFormat)`.
public struct RuleID: Sendable, Hashable {
    /// Faults of the text count from 0, rules about shape from ``shapeBase``, all others from ``ruleBase``.
    package let code: UInt16

    package static let shapeBase: UInt16 = 100
    /// The rules of ``RuleTable`` count from here.
    package static let ruleBase: UInt16 = 200

    package init(code: UInt16) { self.code = code }
    package init(_ cause: SyntaxFault.Cause) { code = UInt16(cause.rawValue) }

    /// A member that must be there is not.
    public static let memberMissing = RuleID(code: 100)
    /// A member stands twice in one object.
    public static let memberDuplicate = RuleID(code: 101)
    /// The dictionary has no member of that name.
    public static let memberUnknown = RuleID(code: 102)
    /// The value has another JSON type than the member takes.
    public static let memberType = RuleID(code: 103)
    /// The member is newer than the stated Apple Pay version.
    public static let memberVersion = RuleID(code: 104)
    /// The text is not an amount.
    public static let amountFormat = RuleID(code: 105)
    /// The text is not an ISO 8601 date-time.
    public static let dateFormat = RuleID(code: 106)
    /// The number has a fraction, is negative or too large.
    public static let numberRange = RuleID(code: 107)
    /// The word is not in the member's list.
    public static let codeUnknown = RuleID(code: 108)
    /// No such payment network.
    public static let networkUnknown = RuleID(code: 109)
    /// A network whose spelling differs in upper and lower case.
    public static let networkSpelling = RuleID(code: 110)
    /// Not a country code that a browser takes.
    public static let countryUnknown = RuleID(code: 111)
    /// Not a currency code that a browser takes.
    public static let currencyUnknown = RuleID(code: 112)
    /// Nobody can tell what the document is.
    public static let documentKind = RuleID(code: 113)

    /// All rules about shape, in the order of their numbers.
    package static let shapeRules: [RuleID] = (100...113).map { RuleID(code: $0) }

    /// Every rule that this version knows.
    public static var all: [RuleID] { SyntaxFault.Cause.allCases.map { RuleID($0) } + shapeRules + RuleTable.ids }

    /// The rule with a name such as `member/missing`.
    public init?(_ id: String) {
        guard let rule = RuleID.all.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) else { return nil }
        self = rule
    }

    /// The name as reports write it.
    public var id: String { RuleTable.name(code) ?? syntaxCause.map { $0.rule.description } ?? card.id }

    /// A short title.
    public var title: String { RuleTable.card(code)?.title ?? syntaxCause.map { $0.title } ?? card.title }

    /// Why the rule is there, in one sentence.
    public var reason: String {
        if let rule = RuleTable.card(code) { return rule.why }
        return syntaxCause == nil ? card.reason : "a browser and a backend read JSON, and this is not JSON"
    }

    package var syntaxCause: SyntaxFault.Cause? {
        code < RuleID.shapeBase ? SyntaxFault.Cause(rawValue: UInt8(code)) : nil
    }

    private var card: (id: String, title: String, reason: String) {
        switch self {
        case .memberMissing: ("member/missing", "Missing member", "a browser throws a TypeError when a required member is absent")
        case .memberDuplicate:
            ("member/duplicate", "Repeated member", "JavaScript takes the last of two, other readers the first: two parties see two values")
        case .memberUnknown: ("member/unknown", "Unknown member", "a browser ignores a name it does not know, without a word")
        case .memberType: ("member/type", "Wrong JSON type", "a browser converts or refuses a value of another type")
        case .memberVersion: ("member/version", "Newer than the stated version", "older systems ignore or refuse the member")
        case .amountFormat:
            ("amount/format", "Amount format", "amounts are plain digits with a point; anything else stops the payment sheet from opening")
        case .dateFormat: ("date/format", "Date format", "what a browser cannot read as a date counts as absent, without a word")
        case .numberRange: ("number/range", "Number out of range", "a browser cuts the number to what fits and goes on with that")
        case .codeUnknown: ("code/unknown", "Unknown word", "a browser compares words exactly and throws a TypeError at any other")
        case .networkUnknown: ("network/unknown", "Unknown network", "one unknown network makes a browser refuse the whole request")
        case .networkSpelling:
            ("network/spelling", "Network spelling", "browsers ignore upper and lower case here; backends and other libraries do not")
        case .countryUnknown:
            ("country/unknown", "Unknown country", "a browser takes ISO 3166-1 codes of two capital letters and throws at any other")
        case .currencyUnknown:
            ("currency/unknown", "Unknown currency", "a browser takes ISO 4217 codes of three capital letters and throws at any other")
        default: ("document/kind", "Unknown kind of document", "what a document should hold depends on what it is")
        }
    }
}

extension RuleID {
    /// The rule says that the text is not JSON: its name begins with `json/`.
    package var isAboutText: Bool { code < RuleID.shapeBase }
}
