/// How a browser converts values of the wrong type before Apple Pay sees them.
///
/// Everything is decided from the digits of the text; no floating point is involved.
package enum WebIDL {
    /// The text that JavaScript makes of a JSON number: `1.0` gives `1`, `1e21` stays an exponent.
    package static func text(ofNumber spelling: [UInt8]) -> [UInt8] {
        var isNegative = false
        var digits: [UInt8] = []
        var exponent = 0
        var index = 0
        if spelling.first == UInt8(ascii: "-") {
            isNegative = true
            index = 1
        }
        var fraction = 0
        var seesPoint = false
        while index < spelling.count {
            let byte = spelling[index]
            if byte == UInt8(ascii: ".") {
                seesPoint = true
            } else if byte &- UInt8(ascii: "0") < 10 {
                digits.append(byte)
                if seesPoint { fraction += 1 }
            } else {
                break
            }
            index += 1
        }
        if index < spelling.count { exponent = smallInteger(spelling[(index + 1)...]) }
        // The value is 0.digits × 10^point.
        var point = digits.count - fraction + exponent
        let zeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
        digits.removeFirst(zeros)
        point -= zeros
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        guard !digits.isEmpty else { return [UInt8(ascii: "0")] }
        var text: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
        let zero = UInt8(ascii: "0")
        // Beyond what a double holds.
        if point < -323 { return [zero] }
        if point > 309 { return text + [UInt8]("Infinity".utf8) }
        if point >= digits.count, point <= 21 {
            text += digits + [UInt8](repeating: zero, count: point - digits.count)
        } else if point >= 1, point <= 21 {
            text += digits[..<point] + [UInt8(ascii: ".")] + digits[point...]
        } else if point >= -5, point <= 0 {
            text += [zero, UInt8(ascii: ".")] + [UInt8](repeating: zero, count: -point) + digits
        } else {
            text.append(digits[0])
            if digits.count > 1 { text += [UInt8(ascii: ".")] + digits[1...] }
            text += [UInt8](point > 0 ? "e+".utf8 : "e-".utf8) + [UInt8](String(abs(point - 1)).utf8)
        }
        return text
    }

    /// An exponent, cut to what no document needs more of.
    private static func smallInteger(_ text: ArraySlice<UInt8>) -> Int {
        var value = 0
        for byte in text where byte &- UInt8(ascii: "0") < 10 { value = min(value * 10 + Int(byte &- UInt8(ascii: "0")), 100_000) }
        return text.first == UInt8(ascii: "-") ? -value : value
    }

    /// The number, as JSON text, that JavaScript makes of a value that is none.
    static func number(_ node: Node, _ bytes: Span<UInt8>) -> [UInt8] {
        guard node.isString else { return [node.kind == .true ? UInt8(ascii: "1") : UInt8(ascii: "0")] }
        return number(ofText: JSONText.decode(bytes, node))
    }

    /// The number, as JSON text, that JavaScript makes of a text.
    static func number(ofText text: [UInt8]) -> [UInt8] { plainNumber(ofText: text) ?? [UInt8(ascii: "0")] }

    /// The number, as JSON text, that a text spells. `nil` where JavaScript makes 0 of it because it spells none.
    static func plainNumber(ofText text: [UInt8]) -> [UInt8]? {
        let rest = text.trimmed
        let isNumber = !rest.isEmpty && rest.allSatisfy { $0 &- UInt8(ascii: "0") < 10 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
        return isNumber ? [UInt8](rest) : nil
    }

    /// True for what JavaScript takes for true.
    static func truth(_ node: Node, _ bytes: Span<UInt8>) -> Bool {
        switch node.kind {
        case .true, .array, .object: true
        case .false, .null, .undefined, .unknown, .spread: false
        case .string: node.end > node.start
        case .number: text(ofNumber: bytes.copy(node.range)) != [UInt8(ascii: "0")]
        }
    }
}

/// A JSON number cut to a whole one.
struct WholeNumber {
    /// The whole part; numbers beyond 64 bits give 0, as JavaScript gives for infinity.
    var value: Int64 = 0
    /// The number is whole and fits.
    var isExact = true

    init(_ spelling: [UInt8]) {
        let text = WebIDL.text(ofNumber: spelling)
        let isNegative = text.first == UInt8(ascii: "-")
        for byte in text[(isNegative ? 1 : 0)...] {
            let digit = byte &- UInt8(ascii: "0")
            guard digit < 10 else {
                // An exponent means huge or tiny; a point means a fraction.
                if byte != UInt8(ascii: ".") { value = 0 }
                isExact = false
                break
            }
            let (product, tooLarge) = value.multipliedByTen()
            guard !tooLarge else {
                value = 0
                isExact = false
                break
            }
            value = product &+ Int64(digit)
        }
        if isNegative { value = 0 &- value }
    }
}

extension Int64 {
    /// Ten times a number that is not negative, without the library call that a checked multiplication needs on WebAssembly.
    fileprivate func multipliedByTen() -> (Int64, Bool) {
        self > 922_337_203_685_477_579 ? (0, true) : (self &* 10, false)
    }
}
