package import PaySheet

/// Mistakes in what the code of a file does.
package struct SourceFlow: Sendable {
    /// In the order of the file.
    package let findings: [FlowFinding]
    /// The file, in which findings have their places.
    package let file: OriginFile
    /// The comments that hide findings.
    package let suppressions: SourceSuppressions

    /// Reads a file. It takes time in proportion to its length, whatever is in it.
    package init(_ bytes: [UInt8], _ language: SourceLanguage, _ rules: [FlowRule]) {
        let scripts = SourceDocuments.scripts(bytes, language)
        let padded = scripts.first?.bytes ?? SourceText(bytes).padded
        let isRead = !SourceFlow.isGenerated(bytes) && !language.hasFences
        let found = isRead ? scripts.flatMap { FlowReader.findings($0, rules) } : []
        findings = found.inOrder { $0.range.lowerBound }
        file = OriginFile(
            padded: padded, count: bytes.count, literals: found.isEmpty ? [] : scripts.first?.literals(count: bytes.count) ?? [])
        suppressions = SourceSuppressions(found.isEmpty ? [] : scripts.flatMap { [file] in SourceSuppression.all($0, file) })
    }

    /// Whether a program wrote the file: its lines are long.
    private static func isGenerated(_ bytes: [UInt8]) -> Bool {
        let lines = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        return bytes.count > 2000 && bytes.count / lines > 200
    }
}
