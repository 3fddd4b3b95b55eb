/// One place where a text departs from JSON, and why.
package struct SyntaxFault: Sendable, Hashable {
    package var cause: Cause
    /// Offset of the first byte of the place.
    package var start: Int
    /// One past its last byte; equal to `start` where something is missing.
    package var end: Int
    /// Where that begins to which the fault belongs: the opening bracket, quote or comment mark.
    package var related: Int?

    package init(_ cause: Cause, start: Int, end: Int, related: Int? = nil) {
        self.cause = cause
        self.start = start
        self.end = end
        self.related = related
    }
}

/// What the recovering scanner made of a text.
package struct Recovered: Sendable {
    /// What could be read. A value that could not is `unknown`, and one that is missing `undefined`.
    package let parts: [Node]
    /// Every fault, in the order of the text.
    package let faults: [SyntaxFault]
    /// The meaning of all faults is plain, so that `nodes` is the whole document and may be checked further.
    package let isComplete: Bool

    /// The document as if it had been written properly; empty unless `isComplete`.
    package var nodes: [Node] { isComplete ? parts : [] }
}
