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
        if inner.allSatisfy({ $0 < 0x80 && $0 != "\\" && $0 != 0x0D }) { return [UInt8](inner) }
        let isTemplate = bytes[range.lowerBound] == "`"
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
            guard byte == "\\", index + 1 < end else {
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
        case "n": content.append(0x0A)
        case "t": content.append(0x09)
        case "r": content.append(0x0D)
        case "b": content.append(0x08)
        case "f": content.append(0x0C)
        case "v": content.append(0x0B)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
        case 0x0A: break
        case 0x0D: return bytes[start + 1] == 0x0A ? start + 2 : start + 1
        case "x": return code(bytes, start + 1, start + 3, end, &content)
        case "u":
            guard bytes[start + 1] == "{" else { return pair(bytes, start + 1, end, &content) }
            var close = start + 2
            while close < end, bytes[close] != "}" { close += 1 }
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
        guard start + 10 <= end, bytes[start + 4] == "\\", bytes[start + 5] == "u",
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
        var text = bytes[range].filter { $0 != "_" }
        guard text.allSatisfy({ ScriptTokens.isDigit($0) || $0 == "." || $0 | 0x20 == "e" || $0 == 0x2B || $0 == 0x2D }) else { return nil }
        if text.first == UInt8(ascii: ".") { text.insert(UInt8(ascii: "0"), at: 0) }
        if text.last == UInt8(ascii: ".") { text.removeLast() }
        var scanner = Scanner()
        return scanner.scan(SourceText(text), limits: Limits()) ? text : nil
    }
}

// JSON in texts of a script.
extension ScriptText {
    /// The value of a JSON text.
    ///
    /// - Parameter place: The place of the literal of the text.
    static func value(_ json: [UInt8], _ place: Range<Int>) -> ScriptValue? {
        var scanner = Scanner()
        guard scanner.scan(SourceText(json), limits: Limits()), scanner.nodeCount <= mostNodes else { return nil }
        // A text with escapes is longer than its content.
        let offset = place.count == json.count + 2 ? place.lowerBound + 1 : nil
        return Reader(nodes: Array(scanner.nodes.prefix(scanner.nodeCount)), json: json, offset: offset, place: place).value(0).value
    }

    private static let mostNodes = 20_000

    private struct Reader {
        let nodes: [Node]
        let json: [UInt8]
        let offset: Int?
        let place: Range<Int>

        func value(_ index: Int) -> (value: ScriptValue, next: Int) {
            let node = nodes[index]
            let range = range(node)
            switch node.kind {
            case .object:
                var entries: [ScriptValue.Entry] = []
                var next = index + 1
                while next < Int(node.next) {
                    let (name, key) = (text(nodes[next]), self.range(nodes[next]))
                    let (value, after) = value(next + 1)
                    entries.append(.member(name: name, place: key, value: value, isSpread: false))
                    next = after
                }
                return (.object(entries, range), next)
            case .array:
                var values: [ScriptValue] = []
                var next = index + 1
                while next < Int(node.next) {
                    let (value, after) = value(next)
                    values.append(value)
                    next = after
                }
                return (.list(values, range), next)
            case .true, .false: return (.boolean(node.kind == .true, range), index + 1)
            case .null: return (.null(range), index + 1)
            case .number: return (.number([UInt8](json[node.range]), range), index + 1)
            default: return (.text(text(node), range), index + 1)
            }
        }

        /// The place of a node in the file, with the quotes of a text.
        private func range(_ node: Node) -> Range<Int> {
            guard let offset else { return place }
            let quotes = node.isString ? 1 : 0
            // Cannot trap: the ends move apart.
            return node.range.lowerBound - quotes + offset..<node.range.upperBound + quotes + offset
        }

        private func text(_ node: Node) -> [UInt8] { JSONText.decode(json, node) }
    }
}
