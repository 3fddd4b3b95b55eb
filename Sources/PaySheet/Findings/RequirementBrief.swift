/// What a document requires, and why, in a form that costs little to write and to compare.
package struct RequirementBrief: Sendable {
    /// What is written, as far as it fits; else zeros. Few documents need more, and to compare them nothing else is looked at.
    private var first = SIMD8<UInt64>()
    /// The rest.
    private var rest: [UInt64] = []
    private var count = 0
    /// Equal where the briefs are, and seldom elsewhere.
    package private(set) var hash: UInt64 = 0
    /// False where something does not fit into a word: then it is like no other.
    package private(set) var isExact = true

    package init() {}

    /// Begins anew.
    mutating func clear() {
        first = SIMD8()
        if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
        count = 0
        hash = 0
        isExact = true
    }

    mutating func add(_ word: UInt64) {
        if count < 8 { first[count] = word } else { rest.append(word) }
        count &+= 1
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
    }

    package mutating func add(_ way: RequirementWay) {
        if way == .unknown { isExact = false }
        add(way.steps)
    }

    /// Two documents of one kind require the same, for the same reasons.
    package func isSame(as other: RequirementBrief) -> Bool {
        isExact && other.isExact && count == other.count && hash == other.hash && first == other.first && (count <= 8 || rest == other.rest)
    }
}
