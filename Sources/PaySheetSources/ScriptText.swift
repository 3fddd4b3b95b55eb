import PaySheet

/// The contents of literals.
enum ScriptText {
    /// The status constants of `ApplePaySession`, in the order of their numbers.
    static let statuses = [
        "STATUS_SUCCESS", "STATUS_FAILURE", "STATUS_INVALID_BILLING_POSTAL_ADDRESS", "STATUS_INVALID_SHIPPING_POSTAL_ADDRESS",
        "STATUS_INVALID_SHIPPING_CONTACT", "STATUS_PIN_REQUIRED", "STATUS_PIN_INCORRECT", "STATUS_PIN_LOCKOUT",
    ].map { [UInt8]($0.utf8) }

    /// What all of their names begin with.
    static let status = [UInt8]("STATUS_".utf8)

    /// The members that the arguments of `new ApplePayError(…)` give.
    static let errorMembers = ["code", "contactField", "message"].map { [UInt8]($0.utf8) }

    /// The content of a string or of a template literal without expressions. `nil` if an escape means nothing.
    static func content(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
        guard range.count >= 2, bytes[range.upperBound - 1] == bytes[range.lowerBound] else { return nil }
        let inner = bytes[range.lowerBound + 1..<range.upperBound - 1]
        // Nearly all texts are ASCII without escapes.
        if inner.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\\") && $0 != 0x0D }) { return [UInt8](inner) }
        let isTemplate = bytes[range.lowerBound] == UInt8(ascii: "`")
        var content: [UInt8] = []
        content.reserveCapacity(range.count)
        var index = range.lowerBound + 1
        let end = range.upperBound - 1
        while index < end {
            let byte = bytes[index]
            if byte == 0x0D, isTemplate {
                content.append(0x0A)
                index += bytes[index + 1] == 0x0A ? 2 : 1
                continue
            }
            guard byte == UInt8(ascii: "\\"), index + 1 < end else {
                content.append(byte)
                index += 1
                continue
            }
            guard let next = escape(bytes, index + 1, end, &content) else { return nil }
            index = next
        }
        // A file need not be UTF-8.
        return String(decoding: content, as: UTF8.self).utf8.elementsEqual(content) ? content : nil
    }

    /// Reads what is behind a backslash. Returns the place after it.
    private static func escape(_ bytes: [UInt8], _ start: Int, _ end: Int, _ content: inout [UInt8]) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "v"): content.append(0x0B)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
        case 0x0A: break
        case 0x0D: return bytes[start + 1] == 0x0A ? start + 2 : start + 1
        case UInt8(ascii: "x"): return code(bytes, start + 1, start + 3, end, &content)
        case UInt8(ascii: "u"):
            guard bytes[start + 1] == UInt8(ascii: "{") else { return pair(bytes, start + 1, end, &content) }
            var close = start + 2
            while close < end, bytes[close] != UInt8(ascii: "}") { close += 1 }
            guard close < end, code(bytes, start + 2, close, end, &content) != nil else { return nil }
            return close + 1
        default: content.append(bytes[start])
        }
        return start + 1
    }

    /// Reads four hexadecimal digits, and four more for a character beyond them.
    private static func pair(_ bytes: [UInt8], _ start: Int, _ end: Int, _ content: inout [UInt8]) -> Int? {
        guard let high = number(bytes, start, start + 4, end) else { return nil }
        guard 0xD800..<0xDC00 ~= high else { return code(bytes, start, start + 4, end, &content) }
        guard start + 10 <= end, bytes[start + 4] == UInt8(ascii: "\\"), bytes[start + 5] == UInt8(ascii: "u"),
            let low = number(bytes, start + 6, start + 10, end), 0xDC00..<0xE000 ~= low,
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { return nil }
        content += String(Character(scalar)).utf8
        return start + 10
    }

    private static func code(_ bytes: [UInt8], _ start: Int, _ stop: Int, _ end: Int, _ content: inout [UInt8]) -> Int? {
        guard let number = number(bytes, start, stop, end), let scalar = Unicode.Scalar(number) else { return nil }
        content += String(Character(scalar)).utf8
        return stop
    }

    private static func number(_ bytes: [UInt8], _ start: Int, _ stop: Int, _ end: Int) -> UInt32? {
        // `+` has no place here, though a number can begin with it.
        guard start < stop, stop <= end, stop - start <= 6, bytes[start..<stop].allSatisfy(ScriptTokens.isNamePart) else { return nil }
        return UInt32(String(decoding: bytes[start..<stop], as: UTF8.self), radix: 16)
    }

    /// A decimal number as JSON has it; `nil` for other numbers.
    static func number(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
        var text = bytes[range].filter { $0 != UInt8(ascii: "_") }
        guard
            text.allSatisfy({
                ScriptTokens.isDigit($0) || $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") || $0 == 0x2B || $0 == 0x2D
            })
        else { return nil }
        if text.first == UInt8(ascii: ".") { text.insert(UInt8(ascii: "0"), at: 0) }
        if text.last == UInt8(ascii: ".") { text.removeLast() }
        var scanner = Scanner()
        return scanner.scan(SourceText(text), limits: Limits()) ? text : nil
    }
}
