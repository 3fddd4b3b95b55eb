import PaySheet
import PaySheetSources

/// A comment in source code that ignores one finding, with a reason to fill in.
struct CommentChange {
    let edit: PlacedEdit

    /// The number of comments to offer at once: the code is read again for each.
    static func most(in bytes: [UInt8]) -> Int { max(1, min(10, 2_000_000 / max(bytes.count, 1))) }

    /// Returns `nil` if no comment can be there.
    ///
    /// - Parameter before: The documents of the code.
    init?(ignoring finding: Finding, in bytes: [UInt8], _ before: SourceDocuments, _ language: SourceLanguage) {
        let place = min(finding.place.start.offset, bytes.count)
        let start = (bytes[..<place].lastIndex(of: 0x0A) ?? -1) + 1
        let words = "paysheet-ignore " + finding.rule.name + ": " + ConfigurationChange.reason
        var end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
        let lineEnd = end < bytes.count && end > start && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
        if end < bytes.count, lineEnd.utf8.count > 1 { end -= 1 }
        let indent = String(decoding: bytes[start..<end].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
        // Above the line the comment must not part another one from it. On a line of a page, only the script can have comments.
        let places = [
            (PlacedEdit(range: start..<start, text: indent + "// " + words + lineEnd), 1),
            (PlacedEdit(range: end..<end, text: " // " + words), 0),
            (PlacedEdit(range: place..<place, text: "/* " + words + " */ "), 0),
        ]
        let fitting = places.first { CommentChange.hides(finding, with: $0.0, $0.1, bytes, before, language) }
        guard let fitting else { return nil }
        edit = fitting.0
    }

    /// Whether a change hides a finding, and nothing else changes.
    ///
    /// - Parameter lines: How many lines the change adds before the line of the finding.
    private static func hides(
        _ finding: Finding, with edit: PlacedEdit, _ lines: Int, _ bytes: [UInt8], _ before: SourceDocuments, _ language: SourceLanguage
    ) -> Bool {
        let line = finding.place.line
        let after = SourceDocuments(bytes[..<edit.range.lowerBound] + [UInt8](edit.text.utf8) + bytes[edit.range.upperBound...], language)
        guard after.documents.map({ $0.document.bytes }) == before.documents.map({ $0.document.bytes }),
            after.suppressions.first(hiding: finding.rule.name, line: line + lines) != nil
        else { return false }
        let left = Set(after.suppressions.all.map { Target(note: $0.note, line: $0.target) })
        return before.suppressions.all.allSatisfy { old in
            left.contains(Target(note: old.note, line: old.target < line ? old.target : old.target + lines))
        }
    }

    /// What a comment says, and the line that it is about.
    private struct Target: Hashable {
        let note: IgnoreNote
        let line: Int
    }
}
