/// Writes JSON, either on one line or indented by two spaces a level.
package struct JSONBytes {
    package private(set) var bytes: [UInt8] = []
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
        bytes.reserveCapacity(length)
    }

    package mutating func object(_ members: (inout JSONBytes) -> Void) { container("{", "}", members) }
    package mutating func array(_ elements: (inout JSONBytes) -> Void) { container("[", "]", elements) }

    private mutating func container(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONBytes) -> Void) {
        separate()
        bytes.append(UInt8(ascii: open))
        depth += 1
        isFirst = true
        content(&self)
        depth -= 1
        if !isFirst { breakLine() }
        bytes.append(UInt8(ascii: close))
        isFirst = false
    }

    /// An array of values that were written before, each by a writer of the depth that it has here.
    package mutating func array(written values: some Sequence<[UInt8]>) {
        separate()
        bytes.append(UInt8(ascii: "["))
        var isEmpty = true
        for value in values {
            if !isEmpty { bytes.append(UInt8(ascii: ",")) }
            bytes += value
            isEmpty = false
        }
        if !isEmpty { breakLine() }
        bytes.append(UInt8(ascii: "]"))
        isFirst = false
    }

    /// A name that stands in the code, and so has nothing to escape.
    package mutating func name(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        endName()
    }

    /// Any other name.
    package mutating func name(spelled name: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        writeInside(name)
        endName()
    }

    private mutating func endName() {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        if isIndented { bytes.append(0x20) }
        isAfterName = true
    }

    package mutating func text(_ text: String?) {
        guard let text else { return word("null") }
        separate()
        quote(text)
    }

    package mutating func number(_ number: Int?) {
        guard let number else { return word("null") }
        separate()
        bytes.append(decimal: number)
    }

    package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
    package mutating func null() { word("null") }

    /// A value that is JSON text already, written as it is.
    package mutating func raw(_ json: String) { word(json) }

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

    private mutating func word(_ word: String) {
        separate()
        bytes.append(contentsOf: word.utf8)
    }

    private mutating func separate() {
        if isAfterName {
            isAfterName = false
        } else {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            if depth > 0 { breakLine() }
        }
        isFirst = false
    }

    private mutating func breakLine() {
        guard isIndented else { return }
        bytes.append(0x0A)
        for _ in 0..<depth * 2 { bytes.append(0x20) }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        writeInside(text)
        bytes.append(UInt8(ascii: "\""))
    }

    /// What stands between the quotes.
    private mutating func writeInside(_ text: String) {
        let isWritten = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe writePlain($0) }
        if isWritten != true {
            for scalar in text.unicodeScalars { write(scalar) }
        }
    }

    /// Writes text of ASCII in which at most quotes and backslashes are escaped. False, and nothing written, where it has more.
    private mutating func writePlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let mark = bytes.count
        // What stands before this is written.
        var start = 0
        var place = 0
        while place < text.count {
            if place + 8 <= text.count,
                unsafe JSONBytes.isPlain(UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self))
            {
                // The last word may overlap the one before, so that no single letters are left over.
                place = place + 16 > text.count && place + 8 < text.count ? text.count - 8 : place + 8
                continue
            }
            let byte = unsafe text[place]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<place]))
                bytes.append(UInt8(ascii: "\\"))
                start = place
            } else if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "[") {
                bytes.removeSubrange(mark...)
                return false
            }
            place += 1
        }
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        return true
    }

    /// Eight letters of ASCII of which none is escaped, nor a bracket. (It may err towards no.)
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func holds(_ byte: UInt64) -> UInt64 {
            let difference = word ^ (byte &* ones)
            return (difference &- ones) & ~difference
        }
        // Below a space; a delete, which a one more makes too large; too large.
        let outside = (word &- 0x2020_2020_2020_2020) | (word &+ ones) | word
        return (outside | holds(0x22) | holds(0x5C) | holds(0x5B)) & 0x8080_8080_8080_8080 == 0
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x22, 0x5C:
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        case 0x0A: bytes.append(contentsOf: "\\n".utf8)
        // Build servers take two hashes with a bracket for the beginning of a command.
        case 0x5B where bytes.suffix(2).elementsEqual("##".utf8): escape(scalar.value)
        case 0x09: bytes.append(contentsOf: "\\t".utf8)
        case 0x0D: bytes.append(contentsOf: "\\r".utf8)
        default:
            if JSONBytes.isEscaped(scalar.value) {
                escape(scalar.value)
            } else if let encoded = UTF8.encode(scalar) {
                bytes.append(contentsOf: encoded)
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

    private mutating func escape(_ value: UInt32) {
        let digits = String(value, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
        bytes.append(contentsOf: digits.utf8)
    }
}

extension [UInt8] {
    /// Appends a number in decimals.
    mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        append(digitsOf: number.magnitude)
    }

    /// Appends eight digits at a time: they fit a word, which is filled from its end.
    private mutating func append(digitsOf number: UInt) {
        let least = number < 100_000_000 ? 1 : 8
        if least == 8 { append(digitsOf: number / 100_000_000) }
        var rest = UInt64(truncatingIfNeeded: number % 100_000_000)
        var word: UInt64 = 0
        var count = 0
        while count < least || rest > 0 {
            word = word << 8 | (0x30 + rest % 10)
            rest /= 10
            count += 1
        }
        unsafe Swift.withUnsafeBytes(of: word.littleEndian) { unsafe append(contentsOf: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
}
