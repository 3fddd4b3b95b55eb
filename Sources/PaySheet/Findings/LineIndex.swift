/// Where the lines of a text begin; built once, it finds any place quickly, also in a line of megabytes.
package struct LineIndex: Sendable {
    /// The text with its padding.
    private let padded: [UInt8]
    private let count: Int
    private let starts: [Int]
    /// The columns of every so many bytes of the text, where a line is long; else none.
    private let marks: [Mark]

    private struct Mark: Sendable {
        var column = 1
        var utf16 = 1

        /// A byte-order mark has no column of its own.
        mutating func pass(_ byte: UInt8) {
            guard byte & 0xC0 != 0x80 else { return }
            column += 1
            utf16 += byte >= 0xF0 ? 2 : 1
        }

        /// Goes over bytes that are ASCII.
        mutating func passASCII(_ count: Int) {
            column &+= count
            utf16 &+= count
        }

        /// Goes over eight bytes: what does not begin with the bits 10 begins a scalar, and four ones begin two UTF-16 units.
        mutating func pass(_ word: UInt64) {
            guard word & 0x8080_8080_8080_8080 != 0 else { return passASCII(8) }
            let ones: UInt64 = 0x0101_0101_0101_0101
            let trails = word >> 7 & ~(word >> 6) & ones
            let pairs = word >> 7 & word >> 6 & word >> 5 & word >> 4 & ones
            let scalars = 8 &- Int(truncatingIfNeeded: (trails &* ones) >> 56)
            column &+= scalars
            utf16 &+= scalars &+ Int(truncatingIfNeeded: (pairs &* ones) >> 56)
        }
    }

    private static let oneLine = [0]
    private static let stride = 512
    /// Lines up to this are gone over from their beginning.
    private static let longLine = 2048

    init(_ padded: [UInt8], count: Int) {
        self.padded = padded
        self.count = count
        var starts = LineIndex.oneLine
        var isLong = false
        var start = 0
        let bytes = padded.window
        // Most texts of a stream have one line.
        var offset = bytes.placeWithoutLineEnds(upTo: count)
        while offset < count {
            let difference = bytes.word(at: offset) ^ 0x0A0A_0A0A_0A0A_0A0A
            let ends = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
            guard ends != 0 else {
                offset &+= 8
                continue
            }
            // The padding has none.
            offset = offset &+ ends.trailingZeroBitCount >> 3 &+ 1
            isLong = isLong || offset &- start > LineIndex.longLine
            start = offset
            starts.append(start)
        }
        self.starts = starts
        marks = isLong || count - start > LineIndex.longLine ? LineIndex.marks(padded, count: count) : []
    }

    private static func marks(_ padded: [UInt8], count: Int) -> [Mark] {
        var marks: [Mark] = []
        marks.reserveCapacity(count / stride + 1)
        var mark = Mark()
        let bytes = padded.window
        var offset = 0
        while offset < count {
            if offset % stride == 0 { marks.append(mark) }
            let word = bytes.word(at: offset)
            let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
            if (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 == 0 {
                mark.pass(word)
            } else {
                for place in offset..<offset &+ 8 {
                    if bytes[place] == 0x0A { mark = Mark() } else { mark.pass(bytes[place]) }
                }
            }
            offset &+= 8
        }
        return marks
    }

    /// The bytes of a line, without its end, counted from 1.
    package func range(ofLine line: Int) -> Range<Int> {
        let start = starts[min(max(line, 1), starts.count) - 1]
        var end = line < starts.count ? starts[line] - 1 : count
        if end > start, padded[end - 1] == 0x0D { end -= 1 }
        return start..<max(end, start)
    }

    /// Returns the line of a byte, counted from 1.
    func line(at offset: Int) -> Int { max(starts.lowerBound { $0 <= offset }, 1) }

    /// Returns the line and column of a byte.
    ///
    /// - Parameter known: A place before it, from which the way is shorter.
    package func position(at offset: Int, behind known: TextPosition? = nil) -> TextPosition {
        let offset = min(max(offset, 0), count)
        if let known, known.offset <= offset, known.line == starts.count || starts[known.line] > offset {
            let mark = Mark(column: known.column, utf16: known.utf16Column)
            return position(at: offset, line: known.line, from: known.offset, mark)
        }
        let line = starts.lowerBound { $0 <= offset }
        let start = starts[line - 1]
        let stop = min(offset / LineIndex.stride, marks.count - 1)
        guard stop * LineIndex.stride > start else { return position(at: offset, line: line, from: start, Mark()) }
        return position(at: offset, line: line, from: stop * LineIndex.stride, marks[stop])
    }

    private func position(at offset: Int, line: Int, from start: Int, _ known: Mark) -> TextPosition {
        var mark = known
        var start = start
        let padded = padded
        let bytes = padded.window
        while start &+ 8 <= offset {
            let ascii = bytes.endOfASCII(from: start, upTo: offset)
            mark.passASCII(ascii &- start)
            start = ascii
            guard start &+ 8 <= offset else { break }
            mark.pass(bytes.word(at: start))
            start &+= 8
        }
        while start < offset {
            mark.pass(bytes[start])
            start &+= 1
        }
        return TextPosition(line: line, column: mark.column, utf16Column: mark.utf16, offset: offset)
    }
}
