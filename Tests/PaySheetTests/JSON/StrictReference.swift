/// RFC 8259 as a recognizer, written down as plainly as can be: what the scanners are measured against.
///
/// Beyond the grammar it wants valid UTF-8 and paired surrogate escapes, as this library does.
struct StrictReference {
    private let bytes: [UInt8]
    private var index = 0
    private let depth: Int

    static func accepts(_ bytes: [UInt8], depth: Int = 64) -> Bool {
        // Decoding repairs what is not UTF-8, so that the bytes change.
        guard Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes else { return false }
        var reference = StrictReference(bytes: bytes, depth: depth)
        reference.skipSpace()
        guard reference.value(level: 0) else { return false }
        reference.skipSpace()
        return reference.index == bytes.count
    }

    private init(bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        self.depth = depth
    }

    private mutating func skipSpace() { while take(where: { [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {} }

    private mutating func take(where matches: (UInt8) -> Bool) -> Bool {
        guard index < bytes.count, matches(bytes[index]) else { return false }
        index += 1
        return true
    }

    private mutating func take(_ text: String) -> Bool {
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    private mutating func value(level: Int) -> Bool {
        if take("{") { return level < depth && items(until: "}", level: level, named: true) }
        if take("[") { return level < depth && items(until: "]", level: level, named: false) }
        // What fails has eaten bytes: nothing else may be tried behind it.
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case 0x22: return string()
        case 0x2D, 0x30...0x39: return number()
        default: return take("true") || take("false") || take("null")
        }
    }

    private mutating func items(until end: String, level: Int, named: Bool) -> Bool {
        skipSpace()
        if take(end) { return true }
        repeat {
            skipSpace()
            if named {
                guard string() else { return false }
                skipSpace()
                guard take(":") else { return false }
                skipSpace()
            }
            guard value(level: level + 1) else { return false }
            skipSpace()
        } while take(",")
        return take(end)
    }

    private mutating func hex() -> UInt32? {
        guard index + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        index += 4
        return UInt32(digits, radix: 16)
    }

    private mutating func string() -> Bool {
        guard take("\"") else { return false }
        while index < bytes.count {
            if take("\"") { return true }
            if take("\\u") {
                guard let first = hex() else { return false }
                if (0xDC00...0xDFFF).contains(first) { return false }
                if (0xD800...0xDBFF).contains(first) {
                    guard take("\\u"), let second = hex(), (0xDC00...0xDFFF).contains(second) else { return false }
                }
            } else if take("\\") {
                guard take(where: { "\"\\/bfnrt".utf8.contains($0) }) else { return false }
            } else if !take(where: { $0 >= 0x20 }) {
                return false
            }
        }
        return false
    }

    private mutating func digits() -> Bool {
        let start = index
        while take(where: { (0x30...0x39).contains($0) }) {}
        return index > start
    }

    private mutating func number() -> Bool {
        _ = take("-")
        if !take("0"), !digits() { return false }
        if take("."), !digits() { return false }
        if take(where: { $0 | 0x20 == 0x65 }) {
            _ = take(where: { $0 == 0x2B || $0 == 0x2D })
            return digits()
        }
        return true
    }
}
