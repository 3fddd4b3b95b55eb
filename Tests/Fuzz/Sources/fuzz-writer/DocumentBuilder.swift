import FuzzSupport

/// Makes minified JSON documents of bytes: mostly what a dictionary takes, now and then something else.
struct DocumentBuilder {
    private var choices: Choices
    private(set) var text: [UInt8] = []

    init(_ bytes: [UInt8]) { choices = Choices(bytes) }

    mutating func record(_ name: String, depth: Int = 0) {
        let members = Members.all.dictionaries[name] ?? []
        // At the end of the bytes only what must be there is written, so that every document ends.
        var chosen = members.filter { $0.isRequired || depth < 6 && !choices.isAtEnd && choices.byte() & 3 == 1 }
        if !choices.isAtEnd, choices.byte() & 7 == 1, chosen.count > 1 { chosen.swapAt(0, 1 + choices.below(chosen.count - 1)) }
        text.append(UInt8(ascii: "{"))
        var isFirst = true
        for member in chosen {
            if choices.byte() == 0xFF { continue }
            separate(&isFirst)
            memberName(member.name)
            text.append(UInt8(ascii: ":"))
            value(member.value, depth: depth + 1)
            if choices.byte() & 31 == 17 { stranger(&isFirst) }
        }
        text.append(UInt8(ascii: "}"))
    }

    private mutating func separate(_ isFirst: inout Bool) {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        isFirst = false
    }

    private mutating func stranger(_ isFirst: inout Bool) {
        separate(&isFirst)
        string(choices.bytes(choices.below(12)))
        text.append(UInt8(ascii: ":"))
        anything(depth: 4)
    }

    /// A name, now and then with its first letter as an escape.
    private mutating func memberName(_ name: String) {
        guard choices.byte() == 0x5C, let first = name.utf8.first else { return append("\"" + name + "\"") }
        append("\"\\u00" + String(first, radix: 16) + name.dropFirst() + "\"")
    }

    private mutating func value(_ type: Members.Value, depth: Int, isElement: Bool = false) {
        let choice = choices.byte()
        if choice > 0xF8 { return anything(depth: depth) }
        if isElement || !type.isList { return single(type, choice, depth: depth) }
        text.append(UInt8(ascii: "["))
        for index in 0..<(depth < 8 ? choices.below(4) : 0) {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            value(type, depth: depth + 1, isElement: true)
        }
        text.append(UInt8(ascii: "]"))
    }

    private mutating func single(_ type: Members.Value, _ choice: UInt8, depth: Int) {
        switch type.kind {
        case .text: string(choices.bytes(Int(choice & 31)))
        case .amount: amount()
        case .date: append(choice & 1 == 0 ? "\"2027-03-01T00:00:00Z\"" : "\"20\(27 + choices.below(3))-02-\(10 + choices.below(20))\"")
        case .country: append("\"" + ["US", "DE", "JP", "XX", "us"][choices.below(5)] + "\"")
        case .currency: append("\"" + ["USD", "EUR", "JPY", "ABC", "usd"][choices.below(5)] + "\"")
        case .boolean: append(choice & 1 == 0 ? "false" : "true")
        case .integer: number()
        case .object, .anything: anything(depth: depth)
        case .word:
            let words = type.words
            if choice & 15 == 15 || words.isEmpty {
                string(choices.bytes(choices.below(9)))
            } else {
                append("\"" + words[choices.below(words.count)] + "\"")
            }
        case .record: if depth < 12, let name = type.words.first { record(name, depth: depth) } else { append("{}") }
        }
    }

    private mutating func amount() {
        text.append(UInt8(ascii: "\""))
        if choices.byte() & 7 == 1 { append("-") }
        append(String(choices.word().magnitude >> UInt(choices.below(64))))
        let decimals = choices.below(5)
        if decimals > 0 {
            append(".")
            for _ in 0..<decimals { append(String(choices.below(10))) }
        }
        text.append(UInt8(ascii: "\""))
    }

    private mutating func number() {
        let spellings = ["0", "1", "12", "-1", "1.0", "1e2", "-0", "4294967295", "4294967296", "0.5", "1E-2"]
        append(choices.byte() & 1 == 0 ? String(choices.byte()) : spellings[choices.below(spellings.count)])
    }

    /// A value of any JSON type.
    private mutating func anything(depth: Int) {
        switch choices.below(8) {
        case 0: append("null")
        case 1: append("true")
        case 2: append("false")
        case 3: number()
        case 4: amount()
        case 5 where depth < 8:
            text.append(UInt8(ascii: "["))
            for index in 0..<choices.below(3) {
                if index > 0 { text.append(UInt8(ascii: ",")) }
                anything(depth: depth + 1)
            }
            text.append(UInt8(ascii: "]"))
        case 6 where depth < 8:
            text.append(UInt8(ascii: "{"))
            var isFirst = true
            for _ in 0..<choices.below(3) {
                separate(&isFirst)
                string(choices.bytes(choices.below(5)))
                text.append(UInt8(ascii: ":"))
                anything(depth: depth + 1)
            }
            text.append(UInt8(ascii: "}"))
        default: string(choices.bytes(choices.below(20)))
        }
    }

    /// A string with the bytes' text, escaped in one of the ways that JSON has.
    private mutating func string(_ bytes: [UInt8]) {
        text.append(UInt8(ascii: "\""))
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\"", "\\": append("\\" + String(scalar))
            case "\n": append("\\n")
            case "\u{0}"..."\u{1F}", "\u{7F}":
                append("\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16))
            default: append(String(scalar))
            }
        }
        text.append(UInt8(ascii: "\""))
    }

    private mutating func append(_ more: String) { text += Array(more.utf8) }
}
