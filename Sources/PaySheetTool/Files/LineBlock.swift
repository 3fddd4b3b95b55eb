/// Some lines of a stream that are read together.
package final class LineBlock: Sendable {
    /// The lines with their ends, and behind them what is no part of them.
    package let bytes: [UInt8]
    /// Where the lines stand, without their ends.
    package let lines: [LinePlace]
    /// The number of the first line, from 1.
    package let firstNumber: Int
    private let blockPool: BlockPool?

    init(_ bytes: [UInt8], lines: [LinePlace], firstNumber: Int = 1, from blockPool: BlockPool? = nil) {
        self.bytes = bytes
        self.lines = lines
        self.firstNumber = firstNumber
        self.blockPool = blockPool
    }

    deinit { blockPool?.put(bytes) }
}

/// Where a line stands among bytes. (A list of ranges would do, but to meet the first takes as long as to check a small file: the system
/// of types looks for the order of integers among all that it knows.)
package struct LinePlace: Sendable {
    let start: Int
    let end: Int

    var range: Range<Int> { start..<end }
}
