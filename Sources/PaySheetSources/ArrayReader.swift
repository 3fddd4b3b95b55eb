/// Reads literals of PHP: arrays, texts, numbers. Everything else is unknown. It also reads the lists of objects that constructors make from
/// named arguments, as in Dart: `[PaymentItem(label: 'Total', amount: '9.00')]`.
///
/// In Python, Ruby and Go it reads dictionaries: `{"label": "Total"}`, `{ label: 'Total' }`, `map[string]string{"label": "Total"}`.
struct ArrayReader {
    private let bytes: [UInt8]
    private let count: Int
    /// The name of the constructor.
    private let constructor: [UInt8]?
    /// Whether braces are dictionaries.
    private let hasBraces: Bool
    private var depth = 0
    /// Whether something was too deep to be read.
    private(set) var isCut = false

    /// - Parameter bytes: The file with its padding.
    init(_ bytes: [UInt8], count: Int, constructor: [UInt8]? = nil, hasBraces: Bool = false) {
        self.hasBraces = hasBraces
        self.bytes = bytes
        self.count = count
        self.constructor = constructor
    }

    private static let mostDepth = 32

    /// Reads the value that begins at a place, or after spaces there. Returns the place after it.
    mutating func value(_ start: Int) -> (value: ScriptValue, next: Int) {
        let first = space(start)
        let (value, next) = literal(first)
        let end = space(next)
        // What goes on is computed.
        guard end >= count || ends(end) else {
            let end = skip(end)
            return (.unknown(first..<max(end, first)), end)
        }
        return (value, end)
    }

    /// Reads the dictionary whose brace is at a place. The end of its line can end its statement.
    mutating func dictionary(_ brace: Int) -> (value: ScriptValue, next: Int) { array(brace, brace + 1, UInt8(ascii: "}")) }

    /// Whether an expression ends at a place.
    private func ends(_ place: Int) -> Bool {
        switch bytes[place] {
        case ",", "]", ")", ";": true
        case "=", "?": bytes[place + 1] == ">"
        case "}": hasBraces
        default: false
        }
    }

    private mutating func literal(_ start: Int) -> (value: ScriptValue, next: Int) {
        guard start < count else { return (.unknown(start..<start), start) }
        switch bytes[start] {
        case "'", "\"": return text(start)
        case "{" where hasBraces: return array(start, start + 1, UInt8(ascii: "}"))
        // `[]string{"a"}`
        case "[" where hasBraces && bytes[start + 1] == "]": return word(start)
        case "[": return array(start, start + 1, UInt8(ascii: "]"))
        case "(" where !hasBraces: return array(start, start + 1, UInt8(ascii: ")"))
        case UInt8(ascii: "-"), 0x30...0x39:
            guard constructor == nil else { return word(start) }
            var end = start + 1
            while end < count, ScriptTokens.isDigit(bytes[end]) || bytes[end] == "." { end += 1 }
            return (ScriptText.number(bytes, start..<end).map { .number($0, start..<end) } ?? .unknown(start..<end), end)
        default: return word(start)
        }
    }

    private mutating func word(_ start: Int) -> (value: ScriptValue, next: Int) {
        let end = wordEnd(start)
        let range = start..<end
        if let constructor {
            let word = bytes[range]
            if word.elementsEqual(constructor), bytes[end] == "(" { return named(start, end + 1) }
            if word.elementsEqual("const".utf8) || word.elementsEqual("new".utf8) { return literal(space(end)) }
            let next = max(skip(start), start)
            return (.unknown(start..<next), next)
        }
        if hasBraces, let brace = typeEnd(start) { return array(start, brace + 1, UInt8(ascii: "}")) }
        switch String(decoding: bytes[range], as: UTF8.self).lowercased() {
        case "none" where hasBraces, "nil" where hasBraces: return (.null(range), end)
        case "true": return (.boolean(true, range), end)
        case "false": return (.boolean(false, range), end)
        case "null": return (.null(range), end)
        case "array":
            let open = space(end)
            if bytes[open] == "(" { return array(start, open + 1, UInt8(ascii: ")")) }
        default: break
        }
        let next = skip(start)
        return (.unknown(start..<max(next, start)), next)
    }

    /// The place of the brace behind a type, as in `map[string]any{`.
    private func typeEnd(_ start: Int) -> Int? {
        var end = start
        while end < count, ScriptTokens.isNamePart(bytes[end]) || [UInt8](".[]*".utf8).contains(bytes[end]) { end += 1 }
        if bytes[start..<end].suffix(9).elementsEqual("interface".utf8), bytes[end] == "{", bytes[end + 1] == "}" { end += 2 }
        return end > start && end < count && bytes[end] == "{" ? end : nil
    }

    private func wordEnd(_ start: Int) -> Int {
        var end = start
        while end < count, ScriptTokens.isNamePart(bytes[end]) { end += 1 }
        return end
    }

    /// Reads the named arguments of a constructor.
    private mutating func named(_ start: Int, _ first: Int) -> (value: ScriptValue, next: Int) {
        var entries: [ScriptValue.Entry] = []
        var index = space(first)
        while index < count, bytes[index] != ")" {
            // Cannot trap: a word ends after its start.
            let name = index..<wordEnd(index)
            let colon = space(name.upperBound)
            guard !name.isEmpty, bytes[colon] == ":", depth < ArrayReader.mostDepth else { break }
            depth += 1
            let (member, next) = value(colon + 1)
            depth -= 1
            entries.append(.member(name: [UInt8](bytes[name]), place: name, value: member, isSpread: false))
            index = bytes[next] == "," ? space(next + 1) : next
            if bytes[next] != ",", bytes[next] != ")" { break }
        }
        // Cannot trap: the arguments begin within the text.
        let range = start..<min(index + 1, count)
        let isKnown = index < count && bytes[index] == ")"
        return (isKnown ? .object(entries, range) : .unknown(range), range.upperBound)
    }

    private func text(_ start: Int) -> (value: ScriptValue, next: Int) {
        let quote = bytes[start]
        var content: [UInt8] = []
        var isKnown = true
        var index = start + 1
        while index < count, bytes[index] != quote {
            let byte = bytes[index]
            if byte == "\\" {
                index += 1
                if constructor != nil { isKnown = false }
                let isPlain = bytes[index] == quote || bytes[index] == "\\"
                if !isPlain, quote == "\"" { isKnown = false }
                if !isPlain { content.append(byte) }
            } else if hasBraces {
                if byte == "#", bytes[index + 1] == "{" { isKnown = false }
            } else if byte == "$" || byte == "{", quote == "\"" || constructor != nil {
                isKnown = false
            }
            content.append(bytes[index])
            index += 1
        }
        let range = start..<min(index + 1, count)
        let isText = isKnown && index < count && String(decoding: content, as: UTF8.self).utf8.elementsEqual(content)
        return (isText ? .text(content, range) : .unknown(range), range.upperBound)
    }

    private mutating func array(_ start: Int, _ first: Int, _ close: UInt8) -> (value: ScriptValue, next: Int) {
        guard depth < ArrayReader.mostDepth else {
            isCut = true
            let next = skip(start)
            // Cannot trap: the skipped code begins at the start.
            return (.unknown(start..<next), next)
        }
        depth += 1
        defer { depth -= 1 }
        var members = ScriptMembers()
        var values: [ScriptValue] = []
        var hasKeys = false
        var isKnown = true
        var index = space(first)
        while index < count, bytes[index] != close {
            let before = index
            let (value, next) = key(index) ?? self.value(index)
            index = next
            let isPair = bytes[index] == "=" && bytes[index + 1] == ">"
            if isPair || hasBraces && bytes[index] == ":" {
                hasKeys = true
                let (member, next) = self.value(index + (isPair ? 2 : 1))
                index = next
                if case .text(let name, let place) = value {
                    members.replace(name, place, member, isSpread: false)
                } else {
                    members.forget(value.range)
                }
            } else {
                // `...$other`, or an element.
                if hasKeys || value.isUnknown { members.forget(value.range) }
                values.append(value)
            }
            guard index < count, bytes[index] == "," else {
                isKnown = index < count && bytes[index] == close
                break
            }
            index = max(space(index + 1), before + 1)
        }
        // Cannot trap: the list begins within the text.
        let range = start..<min(index + 1, count)
        guard isKnown else { return (.unknown(range), range.upperBound) }
        return (hasKeys ? .object(members.all, range) : .list(values, range), range.upperBound)
    }

    /// Reads a key in braces: `"label":`, `label:`, `:label =>`. Returns the place of the sign behind it; `nil` if none is there.
    private func key(_ start: Int) -> (value: ScriptValue, next: Int)? {
        guard hasBraces else { return nil }
        if bytes[start] == "\"" || bytes[start] == "'" {
            let (value, next) = text(start)
            let end = space(next)
            return bytes[end] == ":" || bytes[end] == "=" && bytes[end + 1] == ">" ? (value, end) : nil
        }
        let first = bytes[start] == ":" ? start + 1 : start
        let end = wordEnd(first)
        let sign = space(end)
        let isKey = first > start ? bytes[sign] == "=" && bytes[sign + 1] == ">" : bytes[sign] == ":" && bytes[sign + 1] != ":"
        return end > first && isKey ? (.text([UInt8](bytes[first..<end]), first..<end), sign) : nil
    }

    /// The place after spaces and comments.
    private func space(_ start: Int) -> Int {
        var index = start
        while index < count {
            if bytes[index] <= 0x20 {
                index += 1
            } else if bytes[index] == "#" || bytes[index] == "/" && bytes[index + 1] == "/" {
                while index < count, bytes[index] != 0x0A { index += 1 }
            } else if bytes[index] == "/", bytes[index + 1] == "*" {
                index += 2
                while index < count, bytes[index] != "*" || bytes[index + 1] != "/" { index += 1 }
                index += 2
            } else {
                break
            }
        }
        return min(index, count)
    }

    /// The place where an expression ends.
    private func skip(_ start: Int) -> Int {
        var index = start
        var open = 0
        while index < count {
            switch bytes[index] {
            case "'", "\"":
                index = text(index).next
                continue
            case "(", "[", "{": open += 1
            case ")", "]", "}":
                if open == 0 { return index }
                open -= 1
            default: if open == 0, ends(index) { return index }
            }
            index += 1
        }
        return count
    }
}
