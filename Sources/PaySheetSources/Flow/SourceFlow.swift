package import PaySheet

/// Mistakes in what the code of a file does.
package struct SourceFlow: Sendable {
    /// In the order of the file.
    package let findings: [Finding]
    /// The file, in which findings have their places.
    package let file: OriginFile
    /// The comments that hide findings.
    package let suppressions: SourceSuppressions

    /// Reads the scripts of a file. Returns `nil` if nothing is wrong. It takes time in proportion to the length of the file.
    init?(_ scripts: [ScriptTokens], count: Int, _ rules: [FlowRule]) {
        guard let first = scripts.first, !rules.isEmpty, !first.language.hasFences, !SourceFlow.isGenerated(first.bytes[..<count]) else {
            return nil
        }
        let bytes = first.bytes[..<count]
        var found = scripts.flatMap { FlowReader.matches($0, rules) }
        let isPage =
            first.language.isMarkup && first.language.literals == nil || ScriptCalls.place(of: SourceFlow.session, in: bytes) != nil
        let lines = SourceFlow.lines(bytes, isPage: isPage)
        for rule in rules {
            switch rule.pattern {
            case .server(let mistake): found += lines.filter { $0.mistake == mistake }.map { (rule, $0.match) }
            case .frame: if first.language.isMarkup { found += PageFrames(bytes).found.map { (rule, $0) } }
            default: break
            }
        }
        guard !found.isEmpty else { return nil }
        let file = OriginFile(padded: first.bytes, count: count, literals: scripts.count == 1 ? first.literals(count: count) : [])
        self.file = file
        findings = found.inOrder { $0.match.range.lowerBound }.compactMap { $0.rule.finding($0.match, in: file) }
        suppressions = SourceSuppressions(scripts.flatMap { SourceSuppression.all($0, file) })
    }

    /// The findings as those of a document.
    package var check: DocumentCheck { DocumentCheck(kind: nil, findings: Findings(findings, in: file)) }

    private static let session = [UInt8]("new ApplePaySession(".utf8)

    /// The mistakes of the lines of a server or a page.
    private static func lines(_ bytes: ArraySlice<UInt8>, isPage: Bool) -> [(mistake: ServerMistake, match: FlowMatch)] {
        guard isPage || ServerAddress.marks.contains(where: { ScriptCalls.place(of: $0, in: bytes) != nil }) else { return [] }
        let lines = ServerLines(bytes)
        // A page has no requests of clients.
        return ServerOptions(lines, bytes, isPage: isPage).found + (isPage ? [] : ServerAddress(lines).found)
    }

    /// Whether a program wrote the file: its lines are long.
    private static func isGenerated(_ bytes: ArraySlice<UInt8>) -> Bool {
        let lines = bytes.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        return bytes.count > 2000 && bytes.count / lines > 200
    }
}
