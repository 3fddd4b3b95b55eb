/// A text in lines that fit a width.
package struct BrokenText: Sendable, Hashable {
    package let lines: [String]
    /// There was more than the lines hold; the last one ends with an ellipsis.
    package let isCut: Bool

    /// States lines.
    package init(lines: [String], isCut: Bool) {
        self.lines = lines
        self.isCut = isCut
    }
}
