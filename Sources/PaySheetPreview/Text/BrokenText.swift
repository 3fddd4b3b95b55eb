/// A text in lines of a width.
package struct BrokenText: Sendable, Hashable {
    package let lines: [String]
    /// Whether the text is longer than the lines; the last line then ends with an ellipsis.
    package let isCut: Bool

    /// Creates a text from lines.
    package init(lines: [String], isCut: Bool) {
        self.lines = lines
        self.isCut = isCut
    }
}
