/// Some lines of a stream that are read together.
package final class LineBlock: @unchecked Sendable {
    /// The lines with their ends, and behind them what is no part of them.
    ///
    /// (Never changed before the end, when nobody else can see it.)
    package private(set) var bytes: [UInt8]
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

    deinit {
        guard let shelf else { return }
        var unused: [UInt8] = []
        swap(&unused, &bytes)
        shelf.put(unused)
    }
}
