/// The way from the root of a document to one of its nodes, in one word.
///
/// In documents of one kind two paths are equal if they lead through the same members and elements. A step is never zero, so a longer
/// path is a larger number. The type of a step follows from the steps before it.
package struct RequirementPath: Sendable, Hashable {
    let steps: UInt64

    package static let root = RequirementPath(steps: 0)
    /// Too long for a word, or beyond the first thousands of elements. Where it leads is unknown as well.
    package static let unknown = RequirementPath(steps: .max)

    private static let memberBits: UInt64 = 6
    private static let elementBits: UInt64 = 12

    /// On to a member of a dictionary, or to one of the dictionaries that a member may be.
    @inline(__always)
    package func member(_ slot: Int) -> RequirementPath { step(slot, bits: RequirementPath.memberBits) }

    @inline(__always)
    package func element(_ place: Int) -> RequirementPath { step(place, bits: RequirementPath.elementBits) }

    @inline(__always)
    private func step(_ place: Int, bits: UInt64) -> RequirementPath {
        let step = UInt64(truncatingIfNeeded: place &+ 1)
        guard steps &>> (64 &- bits) == 0, step &>> bits == 0 else { return .unknown }
        return RequirementPath(steps: steps &<< bits | step)
    }
}
