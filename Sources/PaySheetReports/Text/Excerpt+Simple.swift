import PaySheet
import PaySheetText

extension Excerpt {
    /// The same as for any text, in far fewer steps. It looks only at the characters that the columns can show, and copies them.
    ///
    /// `nil` if one of them is not simple: see ``SimpleLine``.
    ///
    /// - Parameter part: The bytes of which the mask knows what is hidden; `nil` if the excerpt needs others.
    init?(simple bytes: [UInt8], line: Range<Int>, place: Range<Int>, mask: Mask, in part: Range<Int> = .min ..< .max) {
        guard mask.isExact else { return nil }
        let anchor = Excerpt.anchor(of: place, in: line)
        let first = mask.firstRange(endingAfter: anchor)
        // What is hidden may go on behind the end of the line.
        let isHidden = first < mask.ranges.count && mask.ranges[first].lowerBound < min(anchor + 1, line.upperBound)
        let target = SimpleLine.Step(place: isHidden ? max(mask.ranges[first].lowerBound, line.lowerBound) : anchor, hidden: first)
        let simple = SimpleLine(bytes: bytes, hidden: mask.ranges, line: line)
        guard let rest = simple.end(from: target, columns: Excerpt.columns) else { return nil }
        let reachesEnd = rest.place == line.upperBound
        let free = max(Excerpt.before, reachesEnd ? Excerpt.columns - rest.columns : 0)
        guard let start = simple.start(before: target, columns: free),
            start.place >= anchor - Excerpt.mostBefore, rest.place <= anchor + Excerpt.mostAfter
        else { return nil }
        var step = SimpleLine.Step(place: start.place, hidden: start.hidden)
        guard let end = simple.end(from: step, columns: Excerpt.columns), part.contains(end.place), part.lowerBound < start.place,
            part.contains(rest.place)
        else { return nil }
        text.reserveCapacity(4 * Excerpt.columns)
        if start.place > line.lowerBound { text += Excerpt.cut }
        indent = start.columns + (start.place > line.lowerBound ? 1 : 0)
        while step.hidden < end.hidden {
            text.append(step.place..<max(mask.ranges[step.hidden].lowerBound, step.place), of: bytes)
            text += Excerpt.hiddenLetters
            step.place = min(mask.ranges[step.hidden].upperBound, line.upperBound)
            step.hidden += 1
        }
        // Cannot trap: the end was found from the first step on.
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
/// Printable ASCII does, except a bracket that can begin the command of a build server. So do the characters that most labels have.
/// Nothing that joins another character is simple, and nothing that is shown as something else.
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
        while lead > line.lowerBound, lead > place - 4, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
        return lead
    }

    /// The columns and the bytes of a character; none if it is not simple.
    private func character(at place: Int) -> (columns: Int, size: Int) {
        let byte = bytes[place]
        if byte == UInt8(ascii: "[") {
            var before = place
            let opens = VisibleText.opensCommand {
                guard before > line.lowerBound else { return nil }
                before -= 1
                return bytes[before]
            }
            return opens ? (0, 0) : (1, 1)
        }
        if SimpleLine.isPlain(byte) { return (1, 1) }
        let decoded = DecodedCharacter(bytes, at: place, before: line.upperBound)
        guard let scalar = decoded.scalar else { return (0, 0) }
        switch scalar.value {
        // Letters of Latin, Greek, Cyrillic and Arabic scripts, dashes, quotes, the euro.
        case 0xC0...0x24F, 0x391...0x3A1, 0x3A3...0x3C9, 0x400...0x481, 0x621...0x63A, 0x641...0x64A, 0x2010...0x2015, 0x2018...0x201F,
            0x2026, 0x20AC:
            return (1, decoded.size)
        // Chinese characters with their punctuation, Kana, Hangul, pictographs.
        case 0x3001...0x301F, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF5E, 0x1F300...0x1F3FA,
            0x1F400...0x1F64F:
            return (2, decoded.size)
        default: return (0, 0)
        }
    }
}
