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

/// The way from the root of a document to one of its nodes, in one word.
///
/// In documents of one kind two ways are equal where they lead through the same members and elements: a step is never zero, so a longer
/// way is a larger number, and what a step is, a member, an element or one dictionary of several, follows from those before it.
package struct RequirementWay: Sendable, Hashable {
    let steps: UInt64

    package static let root = RequirementWay(steps: 0)
    /// Too long for a word, or beyond the first thousands of elements. Where it leads is unknown as well.
    package static let unknown = RequirementWay(steps: .max)

    private static let memberBits: UInt64 = 6
    private static let elementBits: UInt64 = 12

    /// On to a member of a dictionary, or to one of the dictionaries that a member may be.
    @inline(__always)
    package func member(_ slot: Int) -> RequirementWay { step(slot, bits: RequirementWay.memberBits) }

    /// On to an element of a list.
    @inline(__always)
    package func element(_ place: Int) -> RequirementWay { step(place, bits: RequirementWay.elementBits) }

    @inline(__always)
    private func step(_ place: Int, bits: UInt64) -> RequirementWay {
        let step = UInt64(truncatingIfNeeded: place &+ 1)
        guard steps &>> (64 &- bits) == 0, step &>> bits == 0 else { return .unknown }
        return RequirementWay(steps: steps &<< bits | step)
    }
}
