import PaySheet

/// Reads the grammar of a strings file.
struct StringsParser {
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    /// Where the last text begins, if it goes over the end of a line. Then its quotation mark is probably the missing one.
    private var longText: Int?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads all entries.
    mutating func entries() throws(StringsError) -> [StringsFile.Entry] {
        var entries: [StringsFile.Entry] = []
        try skipSpace()
        while place < bytes.count {
            let line = line
            let key = try text(missing: .key)
            try skipSpace()
            try expect(UInt8(ascii: "="), missing: .equalsSign)
            try skipSpace()
            let value = try text(missing: .value)
            let end = self.line
            try skipSpace()
            try expect(UInt8(ascii: ";"), missing: .semicolon, line: end)
            entries.append(StringsFile.Entry(key: key, value: value, line: line))
            longText = nil
            try skipSpace()
        }
        return entries
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func error(_ cause: StringsError.Cause, line: Int? = nil) -> StringsError {
        if let longText { return StringsError(cause: .openText, line: longText) }
        return StringsError(cause: cause, line: line ?? self.line)
    }

    private mutating func expect(_ byte: UInt8, missing cause: StringsError.Cause, line: Int? = nil) throws(StringsError) {
        guard current == byte else { throw error(cause, line: line) }
        place += 1
    }

    private mutating func advance() {
        // A return with a line feed ends one line.
        let isReturn = bytes[place] == 0x0D && !(place + 1 < bytes.count && bytes[place + 1] == 0x0A)
        if bytes[place] == 0x0A || isReturn { line += 1 }
        place += 1
    }

    // MARK: Space

    private mutating func skipSpace() throws(StringsError) {
        while let byte = current {
            if byte <= 0x20 {
                advance()
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
                while let byte = current, byte != 0x0A, byte != 0x0D { place += 1 }
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(StringsError) {
        let start = line
        place += 2
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "*"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
                place += 2
                return
            }
            advance()
        }
        throw error(.openComment, line: start)
    }

    // MARK: Texts

    private mutating func text(missing cause: StringsError.Cause) throws(StringsError) -> String {
        let start = line
        try expect(UInt8(ascii: "\""), missing: cause)
        var text: [UInt8] = []
        var high: UInt32?
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                place += 1
                guard high == nil else { throw error(.escape) }
                if line > start { longText = start }
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                place += 1
                text += try escape(&high)
            default:
                guard high == nil else { throw error(.escape) }
                text.append(byte)
                advance()
            }
        }
        throw error(.openText, line: start)
    }

    /// Reads an escape after its backslash.
    private mutating func escape(_ high: inout UInt32?) throws(StringsError) -> [UInt8] {
        guard let byte = current else { throw error(.openText) }
        let unit: UInt32
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            place += 1
            unit = try number(base: 16, digits: 4...4)
        case UInt8(ascii: "0")...UInt8(ascii: "7"): unit = try number(base: 8, digits: 1...3)
        default:
            guard high == nil else { throw error(.escape) }
            advance()
            return [StringsParser.short(byte)]
        }
        let scalar: Unicode.Scalar?
        switch (high, unit) {
        case (nil, 0xD800...0xDBFF):
            high = unit
            return []
        case (let first?, 0xDC00...0xDFFF):
            high = nil
            scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00))
        case (nil, _): scalar = Unicode.Scalar(unit)
        default: scalar = nil
        }
        guard let scalar else { throw error(.escape) }
        return UTF8.encode(scalar).map { Array($0) } ?? []
    }

    /// The character of an escape with one letter. Other characters are themselves.
    private static func short(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "a"): 0x07
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "v"): 0x0B
        case UInt8(ascii: "f"): 0x0C
        default: letter
        }
    }

    private mutating func number(base: UInt32, digits: ClosedRange<Int>) throws(StringsError) -> UInt32 {
        var value: UInt32 = 0
        var count = 0
        while count < digits.upperBound, let digit = current.flatMap({ Hex.digit($0) }), digit < base {
            value = value * base + UInt32(digit)
            count += 1
            place += 1
        }
        guard count >= digits.lowerBound else { throw error(.escape) }
        return value
    }
}
