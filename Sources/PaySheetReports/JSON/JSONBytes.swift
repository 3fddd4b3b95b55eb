/// Writes JSON, either on one line or indented by two spaces a level.
package struct JSONBytes {
    package private(set) var bytes: [UInt8] = []
    private let isIndented: Bool
    private var depth: Int
    /// The next member or element is the first of its container.
    private var isFirst = true
    /// A name was written, so a value follows on the same line.
    private var isAfterName = false

    package init(isIndented: Bool, depth: Int = 0) {
        self.isIndented = isIndented
        self.depth = depth
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

    package mutating func name(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        if isIndented { bytes.append(0x20) }
        isAfterName = true
    }

    package mutating func text(_ text: String?) {
        guard let text else { return word("null") }
        separate()
        quote(text)
    }

    package mutating func number(_ number: Int?) { word(number.map { String($0) } ?? "null") }
    package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }
    package mutating func null() { word("null") }

    /// A value that is JSON text already, written as it is.
    package mutating func raw(_ json: String) { word(json) }

    package mutating func member(_ name: String, _ text: String?) {
        self.name(name)
        self.text(text)
    }

    package mutating func member(_ name: String, number: Int?) {
        self.name(name)
        self.number(number)
    }

    package mutating func member(_ name: String, bool: Bool) {
        self.name(name)
        self.bool(bool)
    }

    package mutating func nullMember(_ name: String) {
        self.name(name)
        null()
    }

    package mutating func member(_ name: String, _ texts: [String]) {
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
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C && $0 != 0x5B }) {
            bytes.append(contentsOf: text.utf8)
        } else {
            for scalar in text.unicodeScalars { write(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
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
