/// Writes JSON, either on one line or indented by two spaces a level.
package struct JSONBytes: Sendable {
    /// What is written, and room behind it. (Room is asked for once for a name, a text or a number, and then filled without asking.)
    private var room: [UInt8] = []
    /// How much is written.
    package private(set) var count = 0
    private let isIndented: Bool
    private var depth: Int
    /// The next member or element is the first of its container.
    private var isFirst = true
    /// A name was written, so a value follows on the same line.
    private var isAfterName = false

    /// - Parameter length: About how many bytes there will be.
    package init(isIndented: Bool, depth: Int = 0, length: Int = 0) {
        self.isIndented = isIndented
        self.depth = depth
        if length > 0 { enlarge(length) }
    }

    /// What was written.
    package var bytes: [UInt8] { Array(room[..<count]) }

    /// Adds what was written to other bytes, and begins anew.
    mutating func move(to bytes: inout [UInt8]) {
        bytes += room[..<count]
        count = 0
        isFirst = true
        // One document with very many findings must not hold on to what they took.
        if room.count > JSONBytes.mostKept { room = [] }
    }

    private static let mostKept = 1 << 20

    package mutating func object(_ members: (inout JSONBytes) -> Void) {
        open(UInt8(ascii: "{"))
        members(&self)
        close(UInt8(ascii: "}"))
    }

    package mutating func array(_ elements: (inout JSONBytes) -> Void) {
        open(UInt8(ascii: "["))
        elements(&self)
        close(UInt8(ascii: "]"))
    }

    private mutating func open(_ bracket: UInt8) {
        separate(before: 1) { $0.put(bracket) }
        depth += 1
        isFirst = true
    }

    private mutating func close(_ bracket: UInt8) {
        depth -= 1
        let lineBreak = isFirst ? nil : lineBreak
        fill(upTo: indentation &+ 1) { pen in
            if let lineBreak { pen.breakLine(lineBreak) }
            pen.put(bracket)
        }
        isFirst = false
    }

    /// An array of values that were written before, each by a writer of the depth that it has here.
    package mutating func array(written values: some Sequence<[UInt8]>) {
        separate(before: 1) { $0.put(UInt8(ascii: "[")) }
        var isEmpty = true
        for value in values {
            fill(upTo: value.count &+ 1) { pen in
                if !isEmpty { pen.put(UInt8(ascii: ",")) }
                unsafe value.withUnsafeBytes { unsafe pen.put($0) }
            }
            isEmpty = false
        }
        let lineBreak = isEmpty ? nil : lineBreak
        fill(upTo: indentation &+ 1) { pen in
            if let lineBreak { pen.breakLine(lineBreak) }
            pen.put(UInt8(ascii: "]"))
        }
        isFirst = false
    }

    /// A name that stands in the code, and so has nothing to escape.
    package mutating func name(_ name: StaticString) {
        let isIndented = isIndented
        separate(before: name.utf8CodeUnitCount &+ 4) { pen in
            pen.put(UInt8(ascii: "\""))
            pen.put(name)
            pen.put(UInt8(ascii: "\""))
            pen.put(UInt8(ascii: ":"))
            if isIndented { pen.put(0x20) }
        }
        isAfterName = true
    }

    /// Any other name.
    package mutating func name(spelled name: String) {
        text(name)
        let isIndented = isIndented
        fill(upTo: 2) { pen in
            pen.put(UInt8(ascii: ":"))
            if isIndented { pen.put(0x20) }
        }
        isAfterName = true
    }

    package mutating func text(_ text: String?) {
        guard let text else { return null() }
        // As much as quotes and backslashes can take.
        let isWritten = separate(before: 2 &* text.utf8.count &+ 2) { pen in
            pen.put(UInt8(ascii: "\""))
            guard unsafe text.utf8.withContiguousStorageIfAvailable({ unsafe pen.putPlain(UnsafeRawBufferPointer($0)) }) == true else {
                return false
            }
            pen.put(UInt8(ascii: "\""))
            return true
        }
        guard !isWritten else { return }
        for scalar in text.unicodeScalars { write(scalar) }
        fill(upTo: 1) { $0.put(UInt8(ascii: "\"")) }
    }

    package mutating func number(_ number: Int?) {
        guard let number else { return null() }
        separate(before: Digits.most &+ 1) { pen in
            if number < 0 { pen.put(UInt8(ascii: "-")) }
            pen.put(decimals: number.magnitude)
        }
    }

    package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
    package mutating func null() { word("null") }

    private mutating func word(_ word: StaticString) {
        separate(before: word.utf8CodeUnitCount) { $0.put(word) }
    }

    /// A value that is JSON text already, written as it is.
    package mutating func raw(_ json: String) {
        separate(before: json.utf8.count) { pen in
            let isWritten: Void? = unsafe json.utf8.withContiguousStorageIfAvailable { unsafe pen.put(UnsafeRawBufferPointer($0)) }
            if isWritten == nil { for byte in json.utf8 { pen.put(byte) } }
        }
    }

    package mutating func member(_ name: StaticString, _ text: String?) {
        self.name(name)
        self.text(text)
    }

    package mutating func member(_ name: StaticString, number: Int?) {
        self.name(name)
        self.number(number)
    }

    package mutating func member(_ name: StaticString, bool: Bool) {
        self.name(name)
        self.bool(bool)
    }

    package mutating func nullMember(_ name: StaticString) {
        self.name(name)
        null()
    }

    package mutating func member(_ name: StaticString, _ texts: [String]) {
        self.name(name)
        array { list in
            for text in texts { list.text(text) }
        }
    }

    // MARK: Bytes

    /// Writes what has to stand before a name or a value, and then the name or the value, for which `length` bytes are enough.
    @inline(__always)
    private mutating func separate<Answer>(before length: Int, _ write: (inout JSONPen) -> Answer) -> Answer {
        let isAfterName = isAfterName
        let needsComma = !isFirst
        let lineBreak = depth > 0 ? lineBreak : nil
        self.isAfterName = false
        isFirst = false
        return fill(upTo: length &+ indentation &+ 1) { pen in
            if !isAfterName {
                if needsComma { pen.put(UInt8(ascii: ",")) }
                if let lineBreak { pen.breakLine(lineBreak) }
            }
            return write(&pen)
        }
    }

    /// How many bytes a new line takes before anything stands on it.
    private var indentation: Int { isIndented ? 2 &* depth &+ 1 : 0 }
    /// How many spaces a new line begins with; `nil`: all is on one line.
    private var lineBreak: Int? { isIndented ? 2 &* depth : nil }

    /// Asks for room once, and lets it be filled.
    @inline(__always)
    private mutating func fill<Answer>(upTo length: Int, _ write: (inout JSONPen) -> Answer) -> Answer {
        if room.count &- count < length { enlarge(length) }
        let start = count
        let (end, answer) = unsafe room.withUnsafeMutableBufferPointer { room in
            var pen = unsafe JSONPen(room, at: start)
            let answer = write(&pen)
            return (pen.place, answer)
        }
        count = end
        return answer
    }

    @inline(never)
    private mutating func enlarge(_ length: Int) {
        room.append(contentsOf: repeatElement(0, count: max(length, room.count, 256)))
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        // Build servers take two hashes with a bracket for the beginning of a command.
        let isCommand = scalar.value == 0x5B && room[..<count].suffix(2).elementsEqual("##".utf8)
        fill(upTo: 6) { pen in
            switch scalar.value {
            case 0x22, 0x5C:
                pen.put(UInt8(ascii: "\\"))
                pen.put(UInt8(truncatingIfNeeded: scalar.value))
            case 0x0A: pen.put("\\n")
            case 0x09: pen.put("\\t")
            case 0x0D: pen.put("\\r")
            default:
                if isCommand || JSONBytes.isEscaped(scalar.value) {
                    pen.escape(scalar.value)
                } else if let encoded = UTF8.encode(scalar) {
                    for byte in encoded { pen.put(byte) }
                }
            }
        }
    }

    /// Characters that rule a terminal, end a line for some readers, or turn the direction of writing. All are in the first plane.
    private static func isEscaped(_ value: UInt32) -> Bool {
        switch value {
        case ..<0x20, 0x7F...0x9F, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}
