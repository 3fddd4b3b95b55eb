/// Some lines of a stream that are read together.
package final class LineBlock: Sendable {
    /// The lines with their ends, followed by other bytes.
    package let bytes: [UInt8]
    /// The ranges of the lines, without their ends.
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

    /// The lines of a text.
    package convenience init(linesOf bytes: [UInt8]) { self.init(bytes, lines: LinePlace.all(in: bytes)) }

    deinit { blockPool?.put(bytes) }
}

/// The range of a line. (`Range` would also work, but its first use looks up a conformance at run time, which takes as long as checking
/// a small file.)
package struct LinePlace: Sendable {
    let start: Int
    let end: Int

    var range: Range<Int> { start..<end }

    /// Returns the lines of a text, without their ends.
    static func all(in bytes: [UInt8]) -> [LinePlace] {
        var lines: [LinePlace] = []
        var start = 0
        while start < bytes.count {
            let next = bytes.lineEnd(in: start..<bytes.count) ?? bytes.count
            let end = next > start && bytes[next - 1] == 0x0D ? next - 1 : next
            lines.append(LinePlace(start: start, end: end))
            start = next + 1
        }
        return lines
    }
}
