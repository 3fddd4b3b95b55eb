/// The lines of a file that a change adds, and the places where it removes some.
package struct FileChanges: Sendable, Hashable {
    /// The added lines, in order. No two ranges touch each other.
    package private(set) var added: [Range<Int>] = []
    /// The lines before which lines were removed and none was added, in order.
    package private(set) var removals: [Int] = []

    /// No change.
    package static let nothing = FileChanges(added: [], removals: [])

    /// - Parameters:
    ///   - added: Ranges of lines, in any order. They can overlap.
    ///   - removals: The lines before which lines were removed, in any order.
    package init(added: [Range<Int>], removals: [Int]) {
        for range in added.inOrder(of: { $0.lowerBound }) where !range.isEmpty {
            guard let last = self.added.last, last.upperBound >= range.lowerBound else {
                self.added.append(range)
                continue
            }
            // Cannot trap: the upper end is not below that of the last range.
            self.added[self.added.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
        }
        for line in removals.inOrder(of: { $0 }) where self.removals.last != line { self.removals.append(line) }
    }

    /// Whether nothing is changed.
    package var isEmpty: Bool { added.isEmpty && removals.isEmpty }

    /// Whether some lines have an added one, or are next to removed ones.
    package func touches(_ lines: ClosedRange<Int>) -> Bool {
        adds(lines) || removes(after: lines.lowerBound - 1, through: lines.upperBound + 1)
    }

    /// Whether some lines have an added one, or removed ones were between two of them.
    package func changes(inside lines: ClosedRange<Int>) -> Bool { adds(lines) || removes(inside: lines) }

    /// Whether one of some lines was added.
    package func adds(_ lines: ClosedRange<Int>) -> Bool {
        let index = added.lowerBound { $0.upperBound <= lines.lowerBound }
        return index < added.count && added[index].lowerBound <= lines.upperBound
    }

    /// Whether lines were removed between two of some lines.
    package func removes(inside lines: ClosedRange<Int>) -> Bool { removes(after: lines.lowerBound, through: lines.upperBound) }

    private func removes(after first: Int, through last: Int) -> Bool {
        let index = removals.lowerBound { $0 <= first }
        return index < removals.count && removals[index] <= last
    }
}
