public import PaySheet

/// One thing that is wrong with a certificate or with what a payment token proves.
///
/// The text never contains a value of a token.
public struct TrustFinding: Sendable, Hashable {
    /// The rule.
    public let rule: RuleID
    /// How much it matters.
    public let severity: Severity
    /// What is wrong, in one sentence without a full stop. The wording is not stable.
    public let message: String
    /// What to do.
    public let help: String

    init(_ rule: TrustRule, severity: Severity? = nil, _ message: String, help: String) {
        self.rule = rule.id
        self.severity = severity ?? rule.severity
        self.message = message
        self.help = help
    }
}

extension TrustFinding {
    /// The finding about a token that cannot be decoded.
    public init(_ error: SealedTokenError) {
        self.init(.tokenForm, error.description, help: "run paysheet check on the document; it shows the place")
    }
}

extension TrustFinding: CustomStringConvertible {
    /// `severity[rule]: message; help`, fit for a log.
    public var description: String { severity.word + "[" + rule.name + "]: " + message + "; " + help }
}
