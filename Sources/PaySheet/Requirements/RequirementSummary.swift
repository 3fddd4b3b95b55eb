/// What a document requires, and why, in a form that costs little to write and to compare.
package struct RequirementSummary: Sendable {
    package private(set) var head = Head()
    /// What does not fit into the head.
    package private(set) var rest: [UInt64] = []

    /// The first words, which are all that most documents need: a few numbers, which are copied at no cost.
    package struct Head: Sendable {
        /// What is written, as far as it fits; else zeros.
        fileprivate var words = SIMD8<UInt64>()
        fileprivate var count = 0
        /// Equal where the summaries are, and seldom elsewhere.
        fileprivate(set) var hash: UInt64 = 0
        /// False if something does not fit into a word: then it differs from all others.
        fileprivate(set) var isExact = true

        package init() {}

        /// Two summaries differ if they differ in this, or do not fit.
        package func isSame(as other: Head) -> Bool {
            isExact && other.isExact && count == other.count && hash == other.hash && words == other.words
        }
    }

    package init() {}

    package var hash: UInt64 { head.hash }
    package var isExact: Bool { head.isExact }

    /// Starts again.
    mutating func clear() {
        head = Head()
        if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
    }

    mutating func add(_ word: UInt64) {
        if head.count < 8 { head.words[head.count] = word } else { rest.append(word) }
        head.count &+= 1
        head.hash = (head.hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        head.hash ^= head.hash >> 29
    }

    package mutating func add(_ way: RequirementPath) {
        if way == .unknown { head.isExact = false }
        add(way.steps)
    }

    /// Two documents of one kind require the same, for the same reasons.
    package func isSame(as other: RequirementSummary) -> Bool { head.isSame(as: other.head) && rest == other.rest }
}
