import PaySheet

extension Excerpt {
    /// The same as for any text, in far fewer steps. It looks only at the characters that the columns can show, and copies them.
    ///
    /// `nil` if one of them is not simple: see ``SimpleLine``.
    init?(simple bytes: [UInt8], line: Range<Int>, place: Range<Int>, mask: Mask) {
        let anchor = min(max(place.lowerBound, line.lowerBound), line.upperBound)
        let first = mask.firstRange(endingAfter: anchor)
        let isHidden = anchor < line.upperBound && first < mask.ranges.count && mask.ranges[first].lowerBound <= anchor
        let target = SimpleLine.Step(place: isHidden ? max(mask.ranges[first].lowerBound, line.lowerBound) : anchor, hidden: first)
        let simple = SimpleLine(bytes: bytes, hidden: mask.ranges, line: line)
        guard let rest = simple.end(from: target, columns: Excerpt.columns) else { return nil }
        let reachesEnd = rest.place == line.upperBound
        let free = max(Excerpt.before, reachesEnd ? Excerpt.columns - rest.columns : 0)
        guard let start = simple.start(before: target, columns: free),
            start.place >= anchor - Excerpt.mostBefore, rest.place <= anchor + Excerpt.mostAfter
        else { return nil }
        var step = SimpleLine.Step(place: start.place, hidden: start.hidden)
        guard let end = simple.end(from: step, columns: Excerpt.columns) else { return nil }
        text.reserveCapacity(4 * Excerpt.columns)
        if start.place > line.lowerBound { text += Excerpt.cut }
        indent = start.columns + (start.place > line.lowerBound ? 1 : 0)
        while step.hidden < end.hidden {
            text.append(step.place..<max(mask.ranges[step.hidden].lowerBound, step.place), of: bytes)
            text += Excerpt.hiddenLetters
            step.place = min(mask.ranges[step.hidden].upperBound, line.upperBound)
            step.hidden += 1
        }
        text.append(step.place..<end.place, of: bytes)
        if end.place < line.upperBound { text += Excerpt.cut }
        isWhole = start.place == line.lowerBound && end.place == line.upperBound
        let marked = min(max(place.upperBound, anchor + 1), end.place)
        length = place.isEmpty ? 1 : max(simple.end(from: target, columns: Excerpt.columns, before: marked)?.columns ?? 1, 1)
        while text.last == 0x20 { text.removeLast() }
    }

    private static let cut = [UInt8]("…".utf8)
    private static let hiddenLetters = [UInt8](hidden.utf8)
}

/// A line of which each character takes its own columns, whatever is beside it.
///
/// Printable ASCII does, except a bracket that can begin the command of a build server. So do the letters of Latin scripts, Chinese
/// characters, Kana and Hangul. Nothing else is simple.
private struct SimpleLine {
    private let bytes: [UInt8]
    private let hidden: [Range<Int>]
    private let line: Range<Int>

    /// A place between two characters.
    struct Step {
        var place: Int
        /// The first hidden range that ends after the place.
        var hidden: Int
        /// The columns from the beginning of the way.
        var columns = 0
    }

    init(bytes: [UInt8], hidden: [Range<Int>], line: Range<Int>) {
        self.bytes = bytes
        self.hidden = hidden
        self.line = line
    }

    /// The last place at most so many columns after another one. `nil` if a character up to there is not simple, or the one after it.
    ///
    /// - Parameter limit: No character is passed that begins there or later.
    func end(from start: Step, columns: Int, before limit: Int = .max) -> Step? {
        let limit = min(limit, line.upperBound)
        var step = start
        while step.place < limit {
            var next = step
            if step.hidden < hidden.count, hidden[step.hidden].lowerBound <= step.place {
                next.place = min(hidden[step.hidden].upperBound, line.upperBound)
                next.hidden += 1
                next.columns += Excerpt.hiddenColumns
            } else {
                let nextHidden = step.hidden < hidden.count ? hidden[step.hidden].lowerBound : .max
                let stop = min(limit, nextHidden, step.place + columns - step.columns)
                next.place = endOfPlain(from: step.place, to: stop)
                next.columns += next.place - step.place
                if next.place == step.place {
                    let (width, size) = character(at: step.place)
                    guard size > 0 else { return nil }
                    next.place += size
                    next.columns += width
                }
            }
            guard next.columns <= columns else { break }
            step = next
        }
        return step
    }

    /// The first place at most so many columns before another one. `nil` if a character from there on is not simple, or the one before.
    func start(before target: Step, columns: Int) -> Step? {
        var step = target
        while step.place > line.lowerBound {
            var next = step
            if step.hidden > 0, hidden[step.hidden - 1].upperBound >= step.place {
                next.hidden -= 1
                next.place = max(hidden[next.hidden].lowerBound, line.lowerBound)
                next.columns += Excerpt.hiddenColumns
            } else {
                let stop = max(
                    line.lowerBound, step.hidden > 0 ? hidden[step.hidden - 1].upperBound : 0, step.place - (columns - step.columns))
                next.place = startOfPlain(before: step.place, from: stop)
                next.columns += step.place - next.place
                if next.place == step.place {
                    next.place = lead(before: step.place)
                    let (width, size) = character(at: next.place)
                    guard size == step.place - next.place else { return nil }
                    next.columns += width
                }
            }
            guard next.columns <= columns else { break }
            step = next
        }
        return step
    }

    private func endOfPlain(from start: Int, to end: Int) -> Int {
        var place = start
        while place < end, SimpleLine.isPlain(bytes[place]) { place += 1 }
        return place
    }

    private func startOfPlain(before end: Int, from start: Int) -> Int {
        var place = end
        while place > start, SimpleLine.isPlain(bytes[place - 1]) { place -= 1 }
        return place
    }

    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool { byte &- 0x20 < 0x5F && byte != UInt8(ascii: "[") }

    /// Where the character before a place begins.
    private func lead(before place: Int) -> Int {
        var lead = place - 1
        while lead > line.lowerBound, lead > place - 3, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
        return lead
    }

    /// The columns and the bytes of a character; none if it is not simple.
    private func character(at place: Int) -> (columns: Int, size: Int) {
        let byte = bytes[place]
        if byte == UInt8(ascii: "[") { return place > line.lowerBound && bytes[place - 1] == UInt8(ascii: "#") ? (0, 0) : (1, 1) }
        if SimpleLine.isPlain(byte) { return (1, 1) }
        guard place + 1 < line.upperBound, bytes[place + 1] & 0xC0 == 0x80 else { return (0, 0) }
        if (0xC3...0xC8).contains(byte) { return (1, 2) }
        guard (0xE3...0xED).contains(byte), place + 2 < line.upperBound, bytes[place + 2] & 0xC0 == 0x80 else { return (0, 0) }
        switch UInt32(byte & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F) {
        case 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return (2, 3)
        default: return (0, 0)
        }
    }
}
