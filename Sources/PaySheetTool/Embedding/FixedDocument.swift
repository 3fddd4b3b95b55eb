package import PaySheet

/// A document after its fixes, or why it cannot be fixed.
package enum FixedDocument {
    /// The text must be corrected first.
    case text([Finding])
    /// There are more findings than this number.
    case tooMany(Int)
    /// What was changed, and the findings that are left.
    case fixed(FixResult, left: Findings)

    /// - Parameter check: Checks the new text.
    init(_ document: DocumentCheck, includingRisky: Bool, _ check: ([UInt8]) -> Findings) {
        let reasons = document.findings.filter { $0.rule == .memberDuplicate || $0.rule.isAboutText }
        guard reasons.isEmpty else {
            self = .text(reasons)
            return
        }
        guard !document.findings.isTruncated else {
            self = .tooMany(FixTrial.mostFindings)
            return
        }
        let repair = document.findings.applyingFixes(includingRisky: includingRisky)
        self = .fixed(repair, left: repair.bytes.map(check) ?? document.findings)
    }
}

/// Fixes single documents.
package struct DocumentFixer {
    private let kind: DocumentKind?
    private let readsScripts: Bool
    private let includesRisky: Bool
    private var reader: DocumentReader

    /// - Parameter arguments: Those of `fix`. Operands have no effect.
    package init(_ arguments: Arguments) throws(UsageError) {
        let readsScripts = arguments.has(ScriptOption.name)
        self.readsScripts = readsScripts
        includesRisky = arguments.has("include-risky")
        kind = try CheckSettings.kind(arguments.value("kind"), arguments.catalogs)
        reader = DocumentReader(policy: FixedDocument.policy(readsScripts: readsScripts), catalogs: arguments.catalogs.set)
    }

    /// Returns the text to fix, and the outcome.
    package mutating func fix(_ bytes: [UInt8]) -> (text: [UInt8], outcome: FixedDocument) {
        let text = readsScripts ? ScriptOption.json(in: bytes, reader.policy.limits) ?? bytes : bytes
        let check = reader.check(text, as: kind, recovering: true)
        return (text, FixedDocument(check, includingRisky: includesRisky) { reader.check($0, as: check.kind).findings })
    }
}

extension FixedDocument {
    /// The policy for documents that fixes change: what is left is counted to the end.
    static func policy(readsScripts: Bool) -> Policy {
        Policy().with {
            $0.maximumFindings = FixTrial.mostFindings
            $0.readsJavaScript = readsScripts
        }
    }
}
