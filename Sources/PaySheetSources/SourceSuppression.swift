package import PaySheet

/// A comment that hides the findings of a rule in a line: `// paysheet-ignore amount/one-decimal: the provider rounds`.
package struct SourceSuppression: Sendable, Hashable {
    /// What it says.
    package let note: IgnoreNote
    /// The line of the comment.
    package let line: Int
    /// The line whose findings are hidden: its own, or the next one if nothing else is in it.
    package let target: Int

    static func all(_ script: ScriptTokens, _ file: OriginFile) -> [SourceSuppression] {
        script.comments.compactMap { SourceSuppression($0, script, file) }
    }

    private init?(_ comment: ScriptComment, _ script: ScriptTokens, _ file: OriginFile) {
        let bytes = script.bytes
        guard let mark = ScriptCalls.place(of: IgnoreNote.mark, in: bytes[comment.range]) else { return nil }
        var end = mark
        while end < comment.range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        var text = bytes[mark + IgnoreNote.mark.count..<end]
        if text.suffix(2).elementsEqual([UInt8(ascii: "*"), UInt8(ascii: "/")]) { text.removeLast(2) }
        note = IgnoreNote(after: text)
        line = file.lines.position(at: mark).line
        let last = file.lines.position(at: comment.range.upperBound).line
        target = SourceSuppression.isAlone(comment.range, in: bytes, file) ? last + 1 : last
    }

    /// Whether nothing else is in the lines of a comment. The braces around comments in elements do not count.
    private static func isAlone(_ comment: Range<Int>, in bytes: [UInt8], _ file: OriginFile) -> Bool {
        let start = file.lines.range(ofLine: file.lines.position(at: comment.lowerBound).line).lowerBound
        // From the comment on, so that many comments in one line do not look at the same bytes.
        // Cannot trap: a line starts before the places in it.
        guard bytes[start..<comment.lowerBound].reversed().allSatisfy({ $0 <= 0x20 || $0 == "{" }) else { return false }
        let end = bytes[comment.upperBound..<max(comment.upperBound, file.count)].first {
            $0 == 0x0A || $0 == 0x0D || $0 > 0x20 && $0 != "}"
        }
        return end.map { $0 <= 0x20 } ?? true
    }
}

/// The comments of a file, by the line that each is about.
package struct SourceSuppressions: Sendable {
    /// In the order of the file.
    package let all: [SourceSuppression]
    private let indexes: [Int: [Int]]

    init(_ all: [SourceSuppression]) {
        self.all = all
        var indexes: [Int: [Int]] = [:]
        for (index, suppression) in all.enumerated() { indexes[suppression.target, default: []].append(index) }
        self.indexes = indexes
    }

    /// Returns the comment that hides a finding.
    package func first(hiding rule: String, line: Int) -> SourceSuppression? {
        indexes[line]?.first { all[$0].note.hides(rule) }.map { all[$0] }
    }
}
