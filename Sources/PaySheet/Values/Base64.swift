/// Standard Base64 as RFC 4648 has it and as Apple Pay decodes it: padded, no line breaks.
package enum Base64 {
    /// Why a text is not Base64.
    package enum Fault: UInt8, Sendable {
        /// `-` or `_`, from the alphabet for addresses.
        case addressAlphabet
        /// White space.
        case space
        /// Any other character that is not in the alphabet.
        case character
        /// `=` before the end, or too many of them.
        case padding
        /// The length is not a multiple of four.
        case length

        package var message: String {
            switch self {
            case .addressAlphabet: "it uses the alphabet for URLs, with - and _"
            case .space: "there is white space in it"
            case .character: "there is a character in it that Base64 does not have"
            case .padding: "there is an = where none may stand"
            case .length: "its length is not a multiple of four"
            }
        }

        package var help: String {
            switch self {
            case .addressAlphabet: "write + in place of - and / in place of _"
            case .space: "leave white space and line breaks out"
            case .character, .padding: "encode the bytes as Base64"
            case .length: "fill it up with = to a multiple of four characters"
            }
        }
    }

    /// What is wrong with the text from `from` up to `to`; `nil` if nothing is.
    package static func fault(_ bytes: Span<UInt8>, from: Int, to: Int) -> Fault? {
        var end = to
        while end > from, to &- end < 2, bytes[end &- 1] == UInt8(ascii: "=") { end &-= 1 }
        for index in from..<end where digit(bytes[index]) == nil {
            switch bytes[index] {
            case UInt8(ascii: "-"), UInt8(ascii: "_"): return .addressAlphabet
            case 0x20, 0x09, 0x0A, 0x0D: return .space
            case UInt8(ascii: "="): return .padding
            default: return .character
            }
        }
        let length = end &- from
        if length & 3 == 1 { return .length }
        guard (to &- from) & 3 == 0 else { return to == end ? .length : .padding }
        return nil
    }

    /// The bytes that a text stands for; `nil` if it is not Base64.
    package static func decode(_ text: [UInt8]) -> [UInt8]? {
        guard fault(text.window, from: 0, to: text.count) == nil else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var bits: UInt32 = 0
        var count: UInt32 = 0
        for byte in text {
            guard let digit = digit(byte) else { break }
            bits = bits << 6 | UInt32(digit)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return bytes
    }

    /// The text that stands for bytes.
    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let rest = bytes.count - index
            let second = rest > 1 ? bytes[index + 1] : 0
            let third = rest > 2 ? bytes[index + 2] : 0
            let group = UInt32(bytes[index]) << 16 | UInt32(second) << 8 | UInt32(third)
            text.append(letter(group >> 18))
            text.append(letter(group >> 12))
            text.append(rest > 1 ? letter(group >> 6) : UInt8(ascii: "="))
            text.append(rest > 2 ? letter(group) : UInt8(ascii: "="))
            index += 3
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func letter(_ digit: UInt32) -> UInt8 {
        let digit = UInt8(digit & 63)
        switch digit {
        case 0..<26: return UInt8(ascii: "A") + digit
        case 26..<52: return UInt8(ascii: "a") + digit - 26
        case 52..<62: return UInt8(ascii: "0") + digit - 52
        case 62: return UInt8(ascii: "+")
        default: return UInt8(ascii: "/")
        }
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte &- UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte &- UInt8(ascii: "a") &+ 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0") &+ 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
