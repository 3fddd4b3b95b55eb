/// The bytes of a text with its lines: a line ends with a line feed, a carriage return, or both.
struct TextContent: Sendable {
    private(set) var bytes: [UInt8]
    /// The first byte of each line.
    private(set) var starts: [Int]
    private let encoding: PositionEncoding
    /// The units before every so many bytes, counted when a long line is first asked about.
    private var marks: [Int]?

    private static let stride = 1024
    /// Lines up to this are gone over from their beginning.
    private static let longLine = 4096

    init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
        self.bytes = bytes
        self.encoding = encoding
        starts = [0]
        TextContent.addStarts(in: bytes, from: 0, to: bytes.count, to: &starts)
    }

    var lineCount: Int { starts.count }

    /// Adds the starts of the lines whose ends are in a range.
    private static func addStarts(in bytes: [UInt8], from start: Int, to end: Int, to starts: inout [Int]) {
        var index = start
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || byte == 0x0D && (index == bytes.count || bytes[index] != 0x0A) { starts.append(index) }
        }
    }

    /// Replaces a part of the text.
    mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
        // A carriage return before the range, and a line feed behind it, can become one line end or two.
        let line = self.line(at: max(range.lowerBound - 1, 0))
        let lastLine = self.line(at: min(range.upperBound + 1, bytes.count))
        bytes.replaceSubrange(range, with: text)
        let shift = text.count - range.count
        let end = lastLine + 1 < starts.count ? starts[lastLine + 1] + shift : bytes.count
        var added: [Int] = []
        TextContent.addStarts(in: bytes, from: starts[line], to: end, to: &added)
        if lastLine + 1 < starts.count {
            // The last start is that of the first line behind.
            if added.last == end { added.removeLast() }
            for index in (lastLine + 1)..<starts.count { starts[index] += shift }
        }
        // Cannot trap: the last line is the first one or after it.
        starts.replaceSubrange((line + 1)..<(lastLine + 1), with: added)
        marks = nil
    }

    // MARK: Places

    /// The line of a byte.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The bytes of a line without its end.
    func range(ofLine line: Int) -> Range<Int> {
        let start = starts[line]
        var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
        if end > start, line + 1 < starts.count, bytes[end - 1] == 0x0A { end -= 1 }
        if end > start, line + 1 < starts.count, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<end
    }

    /// Returns the line and column of a byte. A byte within a line end belongs to the end of its line.
    mutating func place(of offset: Int) -> TextPlace {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(at: offset)
        let range = range(ofLine: line)
        return TextPlace(line: line, character: units(from: range.lowerBound, to: min(offset, range.upperBound), in: range))
    }

    /// Returns the byte at a line and column. Places behind a line are its end, as the protocol has it; so are places behind the text.
    mutating func offset(of place: TextPlace) -> Int {
        guard place.line < starts.count else { return bytes.count }
        guard place.line >= 0 else { return 0 }
        let range = range(ofLine: place.line)
        guard place.character > 0 else { return range.lowerBound }
        var index = range.lowerBound
        var left = place.character
        if encoding == .utf8 {
            index = min(range.lowerBound + left, range.upperBound)
        } else {
            skipMarks(&index, &left, range)
            while index < range.upperBound {
                let units = encoding.units(bytes[index])
                guard units <= left, left > 0 || units == 0 else { break }
                left -= units
                index += 1
            }
        }
        // Never within a character.
        while index > range.lowerBound, index < bytes.count, bytes[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }

    /// Moves over whole strides of a long line.
    private mutating func skipMarks(_ index: inout Int, _ left: inout Int, _ range: Range<Int>) {
        guard range.count > TextContent.longLine else { return }
        let marks = countedMarks()
        let before = unitsBefore(index, marks)
        var low = index / TextContent.stride
        var high = range.upperBound / TextContent.stride + 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if middle < marks.count, marks[middle] - before <= left { low = middle } else { high = middle }
        }
        guard low * TextContent.stride > index else { return }
        index = low * TextContent.stride
        left -= marks[low] - before
    }

    private mutating func units(from start: Int, to end: Int, in line: Range<Int>) -> Int {
        if encoding == .utf8 { return end - start }
        guard line.count > TextContent.longLine else { return count(start, end) }
        let marks = countedMarks()
        return unitsBefore(end, marks) - unitsBefore(start, marks)
    }

    private func unitsBefore(_ offset: Int, _ marks: [Int]) -> Int {
        let mark = offset / TextContent.stride
        return marks[mark] + count(mark * TextContent.stride, offset)
    }

    private func count(_ start: Int, _ end: Int) -> Int {
        var units = 0
        for index in start..<max(start, end) { units += encoding.units(bytes[index]) }
        return units
    }

    private mutating func countedMarks() -> [Int] {
        if let marks { return marks }
        var made: [Int] = []
        made.reserveCapacity(bytes.count / TextContent.stride + 1)
        var units = 0
        for (index, byte) in bytes.enumerated() {
            if index % TextContent.stride == 0 { made.append(units) }
            units += encoding.units(byte)
        }
        if bytes.count % TextContent.stride == 0 { made.append(units) }
        marks = made
        return made
    }
}
