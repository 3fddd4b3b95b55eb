import PaySheet

/// A comment that hides the findings of a rule in a line: `// paysheet-ignore amount/one-decimal: the provider rounds`.
package struct SourceSuppression: Sendable, Hashable {
    /// The rules or topics.
    package let rules: [String]
    /// The reason; `nil` if the comment has none.
    package let reason: String?
    /// The line of the comment.
    package let line: Int
    /// The line whose findings are hidden: its own, or the next one if the comment is alone in its line.
    package let target: Int

    /// Whether the comment is about a finding.
    private func covers(rule: String, line: Int) -> Bool {
        guard line == target else { return false }
        return rules.contains { rule == $0 || rule.hasPrefix($0 + "/") }
    }

    /// Whether the comment hides a finding: without a reason it hides nothing.
    package func hides(rule: String, line: Int) -> Bool { reason != nil && covers(rule: rule, line: line) }

    static func all(_ script: ScriptTokens, _ file: OriginFile) -> [SourceSuppression] {
        script.comments.compactMap { SourceSuppression($0, script, file) }
    }

    private init?(_ comment: ScriptComment, _ script: ScriptTokens, _ file: OriginFile) {
        let bytes = script.bytes
        guard let mark = ScriptCalls.place(of: ScriptTokens.ignoreMark, in: bytes[comment.range]) else { return nil }
        var end = mark
        while end < comment.range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        var text = bytes[mark + ScriptTokens.ignoreMark.count..<end]
        if text.suffix(2).elementsEqual([UInt8(ascii: "*"), UInt8(ascii: "/")]) { text.removeLast(2) }
        let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
        rules = text[..<colon].split { $0 == UInt8(ascii: ",") || $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
        let rest = text[colon...].dropFirst()
        let reason = String(decoding: SourceSuppression.trimmed(rest), as: UTF8.self)
        self.reason = reason.isEmpty ? nil : reason
        line = file.lines.position(at: mark).line
        let start = file.lines.range(ofLine: line).lowerBound
        let isAlone = bytes[start..<comment.range.lowerBound].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "{") }
        target = isAlone ? file.lines.position(at: comment.range.upperBound).line + 1 : line
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let first = text.first, first <= 0x20 { text.removeFirst() }
        while let last = text.last, last <= 0x20 { text.removeLast() }
        return text
    }
}
