/// Reads lists of objects that constructors make from named arguments, as in Dart: `[PaymentItem(label: 'Total', amount: '9.00')]`.
struct NamedArguments {
    private let bytes: [UInt8]
    private let count: Int
    private var index = 0

    init(_ bytes: [UInt8], count: Int) {
        self.bytes = bytes
        self.count = count
    }

    /// Reads the list in which the name of a constructor is the first element. `nil` if the list has anything else.
    mutating func list(of name: [UInt8], at place: Int) -> (value: ScriptValue, next: Int)? {
        guard let open = opening(before: place) else { return nil }
        index = place
        var elements: [ScriptValue] = []
        while index < count {
            skip()
            // Cannot trap: the bracket is before the first element.
            if take(UInt8(ascii: "]")) { return (.list(elements, open..<index), index) }
            for word in NamedArguments.words where starts(with: word) { index += word.count }
            skip()
            guard starts(with: name), let element = element(name) else { return nil }
            elements.append(element)
            skip()
            guard take(UInt8(ascii: ",")) || bytes[index] == UInt8(ascii: "]") else { return nil }
        }
        return nil
    }

    private static let mostDepth = 32

    private static let words = ["const ", "new "].map { [UInt8]($0.utf8) }

    private func opening(before place: Int) -> Int? {
        var start = place
        for word in NamedArguments.words where start >= word.count && bytes[start - word.count..<start].elementsEqual(word) {
            start -= word.count
        }
        while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
        return start > 0 && bytes[start - 1] == UInt8(ascii: "[") ? start - 1 : nil
    }

    private mutating func element(_ name: [UInt8]) -> ScriptValue? {
        let start = index
        index += name.count
        guard take(UInt8(ascii: "(")) else { return nil }
        var entries: [ScriptValue.Entry] = []
        while index < count {
            skip()
            if take(UInt8(ascii: ")")) { return .object(entries, start..<index) }
            let first = index
            while index < count, ScriptTokens.isNamePart(bytes[index]) { index += 1 }
            let place = first..<index
            skip()
            guard !place.isEmpty, take(UInt8(ascii: ":")) else { return nil }
            skip()
            guard let value = value() else { return nil }
            entries.append(.member(name: Array(bytes[place]), place: place, value: value, isSpread: false))
            skip()
            guard take(UInt8(ascii: ",")) || bytes[index] == UInt8(ascii: ")") else { return nil }
        }
        return nil
    }

    /// A plain text, or a name of a constant. Everything else is unknown.
    private mutating func value() -> ScriptValue? {
        let start = index
        var text: Range<Int>?
        if bytes[index] == UInt8(ascii: "'") || bytes[index] == UInt8(ascii: "\"") {
            let quote = bytes[index]
            index += 1
            let first = index
            while index < count, bytes[index] != quote, bytes[index] != 0x0A, bytes[index] != UInt8(ascii: "\\"),
                bytes[index] != UInt8(ascii: "$")
            {
                index += 1
            }
            guard index < count else { return nil }
            if bytes[index] == quote {
                text = first..<index
                index += 1
            }
        }
        let isWhole = bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ")")
        if let text, isWhole { return .text(Array(bytes[text]), start..<index) }
        var depth = 0
        while index < count, depth > 0 || bytes[index] != UInt8(ascii: ",") && bytes[index] != UInt8(ascii: ")") {
            switch bytes[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                // What is in a value can be the beginning of a list that is read again.
                guard depth < NamedArguments.mostDepth else { return nil }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            // A list that texts and brackets make hard to read.
            case UInt8(ascii: ";"): return nil
            default: break
            }
            index += 1
        }
        return index < count ? .unknown(start..<index) : nil
    }

    private mutating func skip() {
        while index < count {
            if bytes[index] <= 0x20 {
                index += 1
            } else if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/") {
                while index < count, bytes[index] != 0x0A { index += 1 }
            } else {
                return
            }
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private func starts(with word: [UInt8]) -> Bool { index + word.count <= count && bytes[index..<index + word.count].elementsEqual(word) }
}
