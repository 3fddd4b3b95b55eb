package import PaySheet

/// What to do with a text that is another format than JSON.
package enum FormatRemedy {
    /// Returns what the findings say, such as to decompress it; `nil` for other mistakes.
    package static func text(of findings: some Sequence<Finding>) -> String? {
        for finding in findings where finding.rule.syntaxCause == .otherFormat { return finding.help }
        return nil
    }
}
