import Foundation

/// The committed lists of what front ends answer differently.
enum Differences {
    /// A front end, a setting, a subject, in which `*` at the end stands for anything, and what is different or why.
    struct Row: Hashable, Comparable {
        let frontEnd: String
        let setting: String
        let subject: String
        let text: String

        var line: String { [frontEnd, setting, subject, text].joined(separator: "\t") }

        static func < (left: Row, right: Row) -> Bool { left.line < right.line }

        /// Whether the row is about a pair.
        func covers(_ frontEnd: String, _ setting: String, _ subject: String) -> Bool {
            Row.matches(self.frontEnd, frontEnd) && Row.matches(self.setting, setting) && Row.matches(self.subject, subject)
        }

        private static func matches(_ pattern: String, _ name: String) -> Bool {
            if pattern.hasPrefix("*") { return name.hasSuffix(pattern.dropFirst()) }
            return pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : pattern == name
        }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// What is to be mended.
    static let open = rows("differences.tsv")
    /// What a front end cannot have, with the reason.
    static let reasons = rows("reasons.tsv")

    private static func rows(_ name: String) -> [Row] {
        let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            return cells.count == 4 ? Row(frontEnd: cells[0], setting: cells[1], subject: cells[2], text: cells[3]) : nil
        }
    }

    /// Whether the list is to be written again. A longer one needs the word `longer`.
    static var isRecording: Bool { recording != nil }
    private static let recording = ProcessInfo.processInfo.environment["PAYSHEET_RECORD_DIFFERENCES"]

    /// Writes the list again. Returns whether it is not longer than before.
    static func record(_ rows: [Row]) throws -> Bool {
        guard rows.count <= open.count || recording == "longer" else { return false }
        let head =
            "# What front ends answer otherwise than the command, to be mended. The list may only become shorter.\n"
            + "# PAYSHEET_RECORD_DIFFERENCES=1 swift test --filter FrontEndTests writes it.\n"
        let text = head + rows.sorted().map { $0.line + "\n" }.joined()
        try text.write(to: folder.appendingPathComponent("differences.tsv"), atomically: true, encoding: .utf8)
        return true
    }
}
