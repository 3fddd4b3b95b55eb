import PaySheet

/// Reads bytes that a card writes as literals, such as `"[" * 65 + "\u{A0}" + base as UTF-16LE`.
struct SampleBytes {
    private var rest: CardText
    private let base: SampleBase

    init(_ text: CardText, _ base: SampleBase) {
        rest = text
        self.base = base
    }

    /// Skips a word that is known to be next.
    mutating func skip(_ word: String) { rest = rest.dropFirst(word.utf8.count) }

    /// The bytes of all terms.
    mutating func bytes() -> [UInt8] {
        var bytes = term()
        while rest.starts(with: " + ".utf8) {
            skip(" + ")
            bytes += term()
        }
        return bytes
    }

    /// A literal, perhaps repeated, or the text of the base in some encoding.
    private mutating func term() -> [UInt8] {
        guard rest.first != UInt8(ascii: "\"") else {
            let bytes = literal()
            guard rest.starts(with: " * ".utf8) else { return bytes }
            skip(" * ")
            let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            skip(digits.string)
            var all: [UInt8] = []
            for _ in 0..<(Int(digits.string) ?? 0) { all += bytes }
            return all
        }
        skip("base")
        let text = base.text.utf8
        for (name, isLittleEndian) in [(" as UTF-16LE", true), (" as UTF-16BE", false)] where rest.starts(with: name.utf8) {
            skip(name)
            return text.flatMap { isLittleEndian ? [$0, 0] : [0, $0] }
        }
        return [UInt8](text)
    }

    /// The bytes of a literal in double quotes. Escapes are those of Swift, and `\xHH` for one byte.
    mutating func literal() -> [UInt8] {
        var bytes: [UInt8] = []
        skip("\"")
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "x"):
                bytes.append(UInt8(rest.prefix(2).string, radix: 16) ?? 0)
                rest = rest.dropFirst(2)
            case UInt8(ascii: "u"):
                let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
                rest = rest.dropFirst(digits.count + 2)
                if let scalar = UInt32(digits.string, radix: 16).flatMap({ Unicode.Scalar($0) }) { bytes += [UInt8](String(scalar).utf8) }
            case let other?: bytes.append(other)
            case nil: break
            }
        }
        return bytes
    }
}
