import PaySheet
import PaySheetText

/// One line of a document, made safe for a terminal, with the start and end of a place.
struct Excerpt: Equatable {
    /// The displayed line, in UTF-8.
    var text: [UInt8] = []
    /// The number of columns before the place.
    var indent = 0
    /// The number of columns of the place, at least one.
    var length = 1
    /// Whether the line is complete.
    var isWhole = true

    /// The highest number of columns; longer lines are cut around the place.
    static let columns = 100
    /// The number of columns before the place in a cut line.
    static let before = 40
    /// More bytes of an endless line are never looked at.
    static let (mostBefore, mostAfter) = (600, 1800)

    /// One character, or something hidden, with the bytes that it represents.
    private struct Cell {
        var text: String
        var width: Int
        var start: Int
        var end: Int
        var isEmoji = false
        /// The first half of a flag.
        var isFlag = false
        /// Whether the next character belongs to this one.
        var isJoining = false

        /// Adds a character that does not stand for itself.
        mutating func join(_ scalar: Unicode.Scalar) {
            text.unicodeScalars.append(scalar)
            isFlag = false
            isJoining = scalar.value == 0x200D
            // The selector for the emoji form.
            if scalar.value == 0xFE0F, isEmoji { width = 2 }
        }
    }

    /// - Parameters:
    ///   - line: The bytes of the line, without its end.
    ///   - place: The bytes of the place, which can continue after the line.
    ///   - columns: The highest number of columns.
    init(_ bytes: [UInt8], line: Range<Int>, place: Range<Int>, mask: Mask, columns: Int = Excerpt.columns) {
        if columns == Excerpt.columns, let simple = Excerpt(simple: bytes, line: line, place: place, mask: mask) {
            assert(simple == Excerpt(any: bytes, line: line, place: place, mask: mask))
            self = simple
        } else {
            self.init(any: bytes, line: line, place: place, mask: mask, columns: columns)
        }
    }

    /// The same for text that may need other characters in the place of its own, or in which some of them form one.
    init(any bytes: [UInt8], line: Range<Int>, place: Range<Int>, mask: Mask, columns: Int = Excerpt.columns) {
        let anchor = Excerpt.anchor(of: place, in: line)
        // Mostly a few letters on both sides fill the columns.
        // Cannot trap: the anchor is within the line.
        var part = Excerpt.aligned(bytes, max(line.lowerBound, anchor - 160)..<min(line.upperBound, anchor + 240), in: line)
        var cells = Excerpt.cells(bytes, part, mask)
        if !Excerpt.areEnough(cells, part, of: line, around: anchor) {
            // Enough for all characters, and little of an endless line.
            part = Excerpt.aligned(bytes, Excerpt.reach(around: place, in: line), in: line)
            cells = Excerpt.cells(bytes, part, mask)
        }
        let before = min(Excerpt.before, columns / 2)
        var first = 0
        var last = cells.count
        let total = cells.reduce(0) { $0 + $1.width }
        // A place inside hidden text begins at its start.
        let target = Excerpt.cell(at: anchor, cells)
        isWhole = part == line && total <= columns
        if !isWhole {
            var width = cells[..<target].reduce(0) { $0 + $1.width }
            let surplus = part.upperBound == line.upperBound ? max(total - columns, 0) : Int.max
            var dropped = 0
            while first < target, width > before, dropped < surplus {
                width -= cells[first].width
                dropped += cells[first].width
                first += 1
            }
            var shown = 0
            last = first
            while last < cells.count, shown + cells[last].width <= columns {
                shown += cells[last].width
                last += 1
            }
        }
        if first > 0 || part.lowerBound > line.lowerBound { text += "…".utf8 }
        indent = text.isEmpty ? 0 : 1
        for cell in cells[first..<last] { text += cell.text.utf8 }
        if last < cells.count || part.upperBound < line.upperBound { text += "…".utf8 }
        indent += cells[first..<max(first, min(target, last))].reduce(0) { $0 + $1.width }
        let covered = cells[max(first, min(target, last))..<last].prefix { $0.start < max(place.upperBound, anchor + 1) }
        length = max(covered.reduce(0) { $0 + $1.width }, 1)
        if place.isEmpty { length = 1 }
        while text.last == 0x20 { text.removeLast() }
    }

    /// Returns the byte of the line that a place begins with.
    static func anchor(of place: Range<Int>, in line: Range<Int>) -> Int {
        min(max(place.lowerBound, line.lowerBound), line.upperBound)
    }

    /// Returns the part of the line that an excerpt can show.
    static func reach(around place: Range<Int>, in line: Range<Int>) -> Range<Int> {
        let anchor = anchor(of: place, in: line)
        // Cannot trap: the anchor is within the line.
        return max(line.lowerBound, anchor - mostBefore)..<min(line.upperBound, anchor + mostAfter)
    }

    /// Returns whether a longer part of the line would change nothing.
    private static func areEnough(_ cells: [Cell], _ part: Range<Int>, of line: Range<Int>, around anchor: Int) -> Bool {
        let target = cell(at: anchor, cells)
        let left = cells[..<target].reduce(0) { $0 + $1.width }
        let right = cells[target...].reduce(0) { $0 + $1.width }
        return (part.lowerBound == line.lowerBound || left > columns) && (part.upperBound == line.upperBound || right > columns)
    }

    /// Returns the cell that contains a byte.
    private static func cell(at offset: Int, _ cells: [Cell]) -> Int {
        cells.firstIndex { $0.end > offset } ?? cells.count
    }

    static let hidden = "•••"
    static let hiddenColumns = 3

    /// Moves both ends to the start of a character.
    private static func aligned(_ bytes: [UInt8], _ range: Range<Int>, in line: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        var steps = 0
        while start > line.lowerBound, bytes[start] & 0xC0 == 0x80, steps < 3 {
            start -= 1
            steps += 1
        }
        steps = 0
        while end > start, end < line.upperBound, bytes[end] & 0xC0 == 0x80, steps < 3 {
            end -= 1
            steps += 1
        }
        return start..<end
    }

    private static func cells(_ bytes: [UInt8], _ part: Range<Int>, _ mask: Mask) -> [Cell] {
        var cells: [Cell] = []
        var hiddenRanges = mask.ranges(in: part)
        var index = part.lowerBound
        var marks = 0
        while index < part.upperBound {
            while let next = hiddenRanges.first, next.upperBound <= index { hiddenRanges.removeFirst() }
            if let next = hiddenRanges.first, next.lowerBound <= index {
                let end = min(next.upperBound, part.upperBound)
                cells.append(Cell(text: hidden, width: hiddenColumns, start: index, end: next.upperBound))
                index = end
                continue
            }
            // Nearly every character is simple.
            if Excerpt.isPlain(bytes[index]), cells.last?.isJoining != true {
                marks = 0
                let letter = String(Character(Unicode.Scalar(bytes[index])))
                cells.append(Cell(text: letter, width: 1, start: index, end: index + 1))
                index += 1
                continue
            }
            let decoded = DecodedCharacter(bytes, at: index, before: part.upperBound)
            defer { index += decoded.size }
            guard let scalar = decoded.scalar else {
                cells.append(Cell(text: "�", width: 1, start: index, end: index + 1))
                continue
            }
            if scalar == "\t" {
                cells.append(Cell(text: "    ", width: 4, start: index, end: index + 1))
                continue
            }
            if joins(scalar, cells.last) {
                // Too many accents would cover the lines around.
                marks += 1
                if marks <= 4, let last = cells.indices.last { cells[last].join(scalar) }
                continue
            }
            marks = 0
            let replacement = scalar == VisibleText.commandBracket && isCommand(cells) ? " [" : VisibleText.replacement(scalar)
            let text = replacement ?? String(Character(scalar))
            cells.append(
                Cell(
                    text: text, width: replacement == nil ? max(ColumnWidth.of(scalar), 1) : text.unicodeScalars.count, start: index,
                    end: index + decoded.size, isEmoji: scalar.properties.isEmoji && scalar.value > 0x7F,
                    isFlag: Excerpt.isFlagLetter(scalar)))
        }
        return cells
    }

    /// Returns whether the byte is printable ASCII and not the bracket, which can begin a command of a build server.
    private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "[") }

    /// Returns whether a bracket here would begin a command of a build server.
    private static func isCommand(_ cells: [Cell]) -> Bool {
        var before = cells.reversed().makeIterator()
        return VisibleText.opensCommand { before.next().map { $0.text.utf8.count == 1 ? $0.text.utf8.first ?? 0 : 0 } }
    }

    private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar.value) }

    /// Returns whether the character is part of the one before: an accent, the other half of a flag, the next member of a family.
    private static func joins(_ scalar: Unicode.Scalar, _ last: Cell?) -> Bool {
        guard let last, last.text != hidden, last.text != "    " else { return false }
        if last.isJoining { return true }
        if scalar.value == 0x200D { return last.isEmoji }
        if last.isFlag, isFlagLetter(scalar) { return true }
        return ColumnWidth.of(scalar) == 0 && VisibleText.replacement(scalar) == nil
    }
}
