/// Some lines of a stream that are read together.
package final class LineBlock: Sendable {
    /// The lines with their ends, and behind them what is no part of them.
    package let bytes: [UInt8]
    /// Where the lines stand, without their ends.
    package let lines: [Range<Int>]
    /// The number of the first line, from 1.
    package let firstNumber: Int
    private let shelf: BlockShelf?

    init(_ bytes: [UInt8], lines: [Range<Int>], firstNumber: Int = 1, from shelf: BlockShelf? = nil) {
        self.bytes = bytes
        self.lines = lines
        self.firstNumber = firstNumber
        self.shelf = shelf
    }

    deinit { shelf?.put(bytes) }
}
