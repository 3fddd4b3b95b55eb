import PaySheet

extension Excerpt {
    /// The same as for any text, in far fewer steps. It looks only at the characters that the columns can show, and copies them.
    ///
    /// `nil` if one of them is not simple: see ``SimpleLine/character(at:)``.
    init?(simple bytes: [UInt8], line: Range<Int>, place: Range<Int>, mask: Mask) {
        let anchor = min(max(place.lowerBound, line.lowerBound), line.upperBound)
        let first = mask.firstRange(endingAfter: anchor)
        let isHidden = anchor < line.upperBound && first < mask.ranges.count && mask.ranges[first].lowerBound <= anchor
        let target = SimpleLine.Step(place: isHidden ? max(mask.ranges[first].lowerBound, line.lowerBound) : anchor, hidden: first)
        let simple = SimpleLine(bytes: bytes, hidden: mask.ranges, line: line)
        // One column more tells that the line goes on.
        guard let rest = simple.end(from: target, columns: Excerpt.columns + 1) else { return nil }
        let reachesEnd = rest.place == line.upperBound
        let free = max(Excerpt.before, reachesEnd ? Excerpt.columns - rest.columns : 0)
        guard let start = simple.start(before: target, columns: free),
            start.place >= anchor - Excerpt.mostBefore, rest.place <= anchor + Excerpt.mostAfter
        else { return nil }
        isWhole = start.place == line.lowerBound && reachesEnd && start.columns + rest.columns <= Excerpt.columns
        text.reserveCapacity(2 * Excerpt.columns)
        if start.place > line.lowerBound {
            text += Excerpt.cut
            indent = 1
        }
        indent += start.columns
        let end = place.isEmpty ? target.place : max(place.upperBound, anchor + 1)
        var step = SimpleLine.Step(place: start.place, hidden: start.hidden)
        var copied = step.place
        var covered = 0
        while step.place < line.upperBound {
            let before = step
            guard simple.goOn(&step), step.columns <= Excerpt.columns else {
                step = before
                break
            }
            if before.place >= target.place, before.place < end { covered += step.columns - before.columns }
            guard step.hidden > before.hidden else { continue }
            text.append(copied..<before.place, of: bytes)
            text += Excerpt.hiddenLetters
            copied = step.place
        }
        text.append(copied..<max(step.place, copied), of: bytes)
        if step.place < line.upperBound { text += Excerpt.cut }
        length = max(covered, 1)
        while text.last == 0x20 { text.removeLast() }
    }

    private static let cut = [UInt8]("…".utf8)
    private static let hiddenLetters = [UInt8](hidden.utf8)
}

/// A line of which each character takes its own columns, whatever is beside it.
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

    /// The place so many columns after another one, or the end of the line. `nil` if a character is not simple.
    func end(from start: Step, columns: Int) -> Step? {
        var step = start
        while step.place < line.upperBound, step.columns < columns {
            guard goOn(&step) else { return nil }
        }
        return step
    }

    /// The place at most so many columns before another one. `nil` if a character is not simple, or the one before the place.
    func start(before target: Step, columns: Int) -> Step? {
        var step = target
        while step.place > line.lowerBound {
            let after = step
            guard goBack(&step) else { return nil }
            if step.columns > columns { return after }
        }
        return step
    }

    /// Goes over one character, or over something hidden. Returns false if the character is not simple.
    @inline(__always)
    func goOn(_ step: inout Step) -> Bool {
        if step.hidden < hidden.count, hidden[step.hidden].lowerBound <= step.place {
            step.place = min(hidden[step.hidden].upperBound, line.upperBound)
            step.hidden += 1
            step.columns += Excerpt.hiddenColumns
            return true
        }
        let (columns, size) = character(at: step.place)
        step.place += size
        step.columns += columns
        return size > 0
    }

    @inline(__always)
    private func goBack(_ step: inout Step) -> Bool {
        if step.hidden > 0, hidden[step.hidden - 1].upperBound >= step.place {
            step.hidden -= 1
            step.place = max(hidden[step.hidden].lowerBound, line.lowerBound)
            step.columns += Excerpt.hiddenColumns
            return true
        }
        var lead = step.place - 1
        while lead > line.lowerBound, lead > step.place - 3, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
        let (columns, size) = character(at: lead)
        guard size == step.place - lead else { return false }
        step.place = lead
        step.columns += columns
        return true
    }

    /// The columns and the bytes of a character; none if it is not simple. Printable ASCII is, except where it can be the command of a
    /// build server, and so are the letters of Latin scripts, Chinese characters, Kana and Hangul.
    @inline(__always)
    private func character(at place: Int) -> (columns: Int, size: Int) {
        let byte = bytes[place]
        guard byte >= 0x80 else {
            let isSimple = byte >= 0x20 && byte < 0x7F && (byte != UInt8(ascii: "[") || !isAfterHash(place))
            return isSimple ? (1, 1) : (0, 0)
        }
        return letter(byte, at: place)
    }

    private func isAfterHash(_ place: Int) -> Bool { place > line.lowerBound && bytes[place - 1] == UInt8(ascii: "#") }

    private func letter(_ lead: UInt8, at place: Int) -> (columns: Int, size: Int) {
        guard place + 1 < line.upperBound, bytes[place + 1] & 0xC0 == 0x80 else { return (0, 0) }
        let second = UInt32(bytes[place + 1] & 0x3F)
        if (0xC3...0xC8).contains(lead) { return (1, 2) }
        guard (0xE3...0xED).contains(lead), place + 2 < line.upperBound, bytes[place + 2] & 0xC0 == 0x80 else { return (0, 0) }
        switch UInt32(lead & 0x0F) << 12 | second << 6 | UInt32(bytes[place + 2] & 0x3F) {
        case 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return (2, 3)
        default: return (0, 0)
        }
    }
}
