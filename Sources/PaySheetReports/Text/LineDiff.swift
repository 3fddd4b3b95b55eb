/// The difference of two texts, line by line, in the unified format of `patch` and `git apply`.
package enum LineDiff {
    /// Returns the difference, empty if the texts are equal. Values in the lines are shown.
    package static func unified(_ old: [UInt8], _ new: [UInt8], path: String) -> [UInt8] {
        guard old != new else { return [] }
        let changes = changes(lines(old), lines(new))
        var text = [UInt8](("--- a/" + path + "\n+++ b/" + path + "\n").utf8)
        for hunk in hunks(changes) { text += hunk }
        return text
    }

    /// A line with its end, and its change.
    private struct Change {
        enum Kind: UInt8 {
            case kept = 0x20
            case removed = 0x2D
            case added = 0x2B
        }
        let kind: Kind
        let line: ArraySlice<UInt8>
    }

    private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in text.enumerated() where byte == 0x0A {
            // Cannot trap: a line starts after the last line end.
            lines.append(text[start...index])
            start = index + 1
        }
        if start < text.count { lines.append(text[start...]) }
        return lines
    }

    private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
        var first = 0
        while first < min(old.count, new.count), old[first] == new[first] { first += 1 }
        var last = 0
        while last < min(old.count, new.count) - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
        let (left, right) = (Array(old[first..<old.count - last]), Array(new[first..<new.count - last]))
        var changes = old[..<first].map { Change(kind: .kept, line: $0) }
        changes += middle(left, right)
        return changes + old[(old.count - last)...].map { Change(kind: .kept, line: $0) }
    }

    /// Above this number of line pairs, the whole part counts as replaced.
    private static let pairs = 4_000_000

    private static func middle(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
        guard old.count * new.count <= pairs else {
            return old.map { Change(kind: .removed, line: $0) } + new.map { Change(kind: .added, line: $0) }
        }
        // The longest common subsequence of the lines from each index on.
        let width = new.count + 1
        var common = [Int32](repeating: 0, count: (old.count + 1) * width)
        for row in stride(from: old.count - 1, through: 0, by: -1) {
            for column in stride(from: new.count - 1, through: 0, by: -1) {
                common[row * width + column] =
                    old[row] == new[column]
                    ? common[(row + 1) * width + column + 1] + 1
                    : max(common[(row + 1) * width + column], common[row * width + column + 1])
            }
        }
        var changes: [Change] = []
        var (row, column) = (0, 0)
        while row < old.count || column < new.count {
            if row < old.count, column < new.count, old[row] == new[column] {
                changes.append(Change(kind: .kept, line: old[row]))
                row += 1
                column += 1
            } else if row < old.count, column == new.count || common[(row + 1) * width + column] >= common[row * width + column + 1] {
                changes.append(Change(kind: .removed, line: old[row]))
                row += 1
            } else {
                changes.append(Change(kind: .added, line: new[column]))
                column += 1
            }
        }
        return changes
    }

    /// The number of unchanged lines around a change.
    private static let context = 3

    private static func hunks(_ changes: [Change]) -> [[UInt8]] {
        var hunks: [[UInt8]] = []
        var index = 0
        var (oldLine, newLine) = (1, 1)
        while let changed = changes[index...].firstIndex(where: { $0.kind != .kept }) {
            let start = max(changed - context, index)
            oldLine += start - index
            newLine += start - index
            var end = changed
            var kept = 0
            while end < changes.count, kept <= context * 2 {
                kept = changes[end].kind == .kept ? kept + 1 : 0
                end += 1
            }
            end -= max(kept - context, 0)
            let part = changes[start..<end]
            let (removed, added) = (part.filter { $0.kind != .added }.count, part.filter { $0.kind != .removed }.count)
            var text = [UInt8]("@@ -\(range(oldLine, removed)) +\(range(newLine, added)) @@\n".utf8)
            for change in part {
                text.append(change.kind.rawValue)
                text += change.line
                if change.line.last != 0x0A { text += [UInt8]("\n\\ No newline at end of file\n".utf8) }
            }
            hunks.append(text)
            oldLine += removed
            newLine += added
            index = end
            guard index < changes.count else { break }
        }
        return hunks
    }

    private static func range(_ line: Int, _ count: Int) -> String {
        count == 1 ? String(line) : String(count == 0 ? line - 1 : line) + "," + String(count)
    }
}
