/// The settings of a check. There is no hidden clock and no hidden configuration.
///
/// What you know about one payment, such as the order, is not part of it: see ``Expectations``.
public struct Policy: Sendable, Hashable {
    /// The Apple Pay version that the page asks for. `nil`: the document's own where it states one; else members are not
    /// compared with a version.
    public var apiVersion: Int?
    /// The oldest system that must work, if it is known. Reports what came later and has no Apple Pay version; for the rest,
    /// ``apiVersion`` counts.
    public var system: SystemRelease?
    /// The release of Safari that Safari's verdict is about. `nil`: releases from Safari 16 to 27, and the verdict says where they differ.
    public var safari: SafariRelease?
    /// The clock. `nil`: only dates before the edition of the rules are past, and a finding about it is a warning.
    public var now: Instant?
    /// Findings of rules that are newer than this edition are infos.
    public var edition = RuleEdition.newest
    /// Rules are checked; false looks at the shape alone, for which a third of the time is enough.
    public var checksRules = true
    /// Rules whose findings matter more or less than usual.
    public var severities: [RuleID: Severity] = [:]
    /// Rules that are not reported. Safari's verdict does not change by that.
    public var ignored: Set<RuleID> = []
    /// The only rules that are reported; empty reports all.
    public var selected: Set<RuleID> = []
    /// Advice is given: style, guidelines and guesses.
    public var includesAdvice = false
    /// A text may be JavaScript: comments, names without quotes, code around the object.
    public var readsJavaScript = false
    /// Currencies for which the payment provider wants another number of decimals than ISO 4217 says.
    public var decimals: [CurrencyDecimals] = []
    /// How much is read before the document is refused.
    public var limits: Limits
    /// Sentences quote values that look personal. By default they have a mark instead.
    package var quotesPersonal = false
    /// How many findings are kept for one document.
    public var maximumFindings: Int { didSet { maximumFindings = max(maximumFindings, 1) } }

    /// The default policy, or one with some things changed.
    @inline(never)
    public init(apiVersion: Int? = nil, now: Instant? = nil, limits: Limits = Limits(), maximumFindings: Int = 1000) {
        self.apiVersion = apiVersion
        self.now = now
        self.limits = limits
        self.maximumFindings = max(maximumFindings, 1)
    }

    /// The newest Apple Pay version there is: later features have names, not numbers.
    public static let newestVersion = 15

    /// This policy with some things changed.
    package func with(_ change: (inout Policy) -> Void) -> Policy {
        var policy = self
        change(&policy)
        return policy
    }

    /// How many decimals a payment provider wants.
    public struct CurrencyDecimals: Sendable, Hashable {
        /// The currency.
        public let currency: Currency
        /// How many decimals amounts in it may have.
        public let digits: Int

        /// States the decimals of a currency.
        public init(_ currency: Currency, _ digits: Int) {
            self.currency = currency
            self.digits = digits
        }
    }

    /// Some findings are not reported, or not with their own severity.
    var changesSeverities: Bool { !ignored.isEmpty || !selected.isEmpty || !severities.isEmpty || edition < .newest }

    /// The severity that a finding has under this policy. `nil`: it is not reported.
    package func severity(of rule: RuleID, _ severity: Severity) -> Severity? {
        if !ignored.isEmpty, ignored.contains(rule) { return nil }
        if !selected.isEmpty, !selected.contains(rule) { return nil }
        if !severities.isEmpty, let other = severities[rule] { return other }
        if edition < .newest, RuleTable.edition(rule.code) > edition { return .info }
        return severity
    }
}
