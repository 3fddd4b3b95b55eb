/// What is wrong with a text that ought to be Base64.
enum Base64Fault: Sendable {
    case empty
    /// The alphabet for addresses, with `-` and `_`.
    case addressAlphabet
    /// White space inside.
    case space
    /// The lines around a key or certificate in PEM.
    case frame
    /// `=` missing or in the wrong place.
    case padding
    /// Any other character.
    case character

    /// What to say of it, behind "is".
    var message: Sentence {
        switch self {
        case .empty: "empty"
        case .addressAlphabet: "in the Base64 of web addresses, which has - and _ in place of + and /"
        case .space: "Base64 with white space inside, which is often a plus sign that a form or an address lost"
        case .frame: "a PEM text with its BEGIN line, and not plain Base64"
        case .padding: "Base64 of a length that does not work out: the end or its equals signs are missing"
        case .character: "not Base64"
        }
    }
}

/// What a text that ought to be Base64 is.
struct Base64Form {
    /// How many bytes it stands for.
    private(set) var byteCount = 0
    private(set) var fault: Base64Fault?

    init(_ text: borrowing Text) {
        read(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
    }

    private mutating func read(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) {
        var letters = 0
        var pads = 0
        var worst: Base64Fault?
        // Cannot trap: a node ends after its start.
        for index in from..<to {
            let byte = bytes[index]
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "/"):
                letters &+= 1
                if pads > 0 { worst = worst ?? .padding }
            case UInt8(ascii: "="): pads &+= 1
            case UInt8(ascii: "-"), UInt8(ascii: "_"): worst = index == from ? .frame : worst ?? .addressAlphabet
            case 0x09, 0x0A, 0x0D, 0x20: worst = worst ?? .space
            default: if worst != .frame { worst = .character }
            }
        }
        byteCount = letters &* 3 / 4
        if from == to {
            fault = .empty
        } else if worst == .frame, to &- from < 5 || bytes[from &+ 4] != UInt8(ascii: "-") {
            fault = .addressAlphabet
        } else {
            fault = worst ?? (pads > 2 || (letters &+ pads) % 4 != 0 ? .padding : nil)
        }
    }
}

/// What is wrong with a text that ought to be hexadecimal.
enum HexFault: Sendable {
    case empty, odd, prefix, character

    /// What to say of it, behind "is".
    var message: Sentence {
        switch self {
        case .empty: "empty"
        case .odd: "hexadecimal with an odd number of digits: one is missing"
        case .prefix: "hexadecimal with the prefix 0x, which does not belong there"
        case .character: "not hexadecimal"
        }
    }
}

/// What a text that ought to be hexadecimal is.
struct HexForm {
    private(set) var digitCount = 0
    private(set) var fault: HexFault?

    init(_ text: borrowing Text) {
        let count = text.byteCount
        guard count > 0 else {
            fault = .empty
            return
        }
        for index in 0..<count where Hex.digit(text.byte(index)) == nil {
            let isPrefix = index == 1 && text.byte(0) == ASCII.zero && text.byte(1) | 0x20 == UInt8(ascii: "x")
            fault = isPrefix ? .prefix : .character
            return
        }
        digitCount = count
        if count % 2 != 0 { fault = .odd }
    }
}
