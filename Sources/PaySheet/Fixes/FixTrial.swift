/// Tries the fixes of one document after another in the same storage.
package struct FixTrial: Sendable, ~Copyable {
    private var reader: DocumentReader?
    /// What the reader checks by.
    private var policy: RulePolicy?

    /// Documents with more findings are not fixed.
    package static let mostFindings = 1_000_000
    /// The number of bytes that attempts to fix a document check at most, apart from a few attempts for every document.
    static let bytesOfRepair = 16 << 20
    /// The same for a report, which only says which fixes would cause a finding.
    static let bytesOfReport = 1 << 20

    package init() {}

    /// All that is found in a text.
    mutating func findings(of text: [UInt8], asShape shape: Int, policy: RulePolicy, hasUnknowns: Bool = false) -> Findings {
        if self.policy !== policy {
            self.policy = policy
            reader = DocumentReader(
                RulePolicy(policy.policy.with { $0.maximumFindings = FixTrial.mostFindings }, policy.expectations, policy.catalog))
        }
        return reader?.derivedFindings(in: text, asShape: shape, hasUnknowns: hasUnknowns) ?? Findings()
    }
}
