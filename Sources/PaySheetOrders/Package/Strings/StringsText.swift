/// The characters of a strings file, as UTF-8.
struct StringsText {
    let utf8: [UInt8]
    let encoding: StringsFile.Encoding
    let hasByteOrderMark: Bool

    init(_ bytes: [UInt8]) throws(StringsError) {
        let mark: Int
        if bytes.starts(with: [0xFF, 0xFE]) {
            (encoding, mark) = (.utf16LittleEndian, 2)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            (encoding, mark) = (.utf16BigEndian, 2)
        } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            (encoding, mark) = (.utf8, 3)
        } else {
            (encoding, mark) = (StringsText.guess(bytes), 0)
        }
        hasByteOrderMark = mark > 0
        let content = bytes[mark...]
        if encoding == .utf8 {
            // Decoding replaces what is not UTF-8.
            guard String(decoding: content, as: UTF8.self).utf8.elementsEqual(content) else {
                throw StringsError(cause: .encoding, line: 1)
            }
            utf8 = Array(content)
        } else {
            guard let decoded = StringsText.utf8(ofUTF16: content, isLittle: encoding == .utf16LittleEndian) else {
                throw StringsError(cause: .encoding, line: 1)
            }
            utf8 = decoded
        }
    }

    /// The encoding of a file without a mark. In UTF-16 each quotation mark and each space has a byte that is zero.
    private static func guess(_ bytes: [UInt8]) -> StringsFile.Encoding {
        var zeros = (even: 0, odd: 0)
        for (index, byte) in bytes.enumerated() where byte == 0 {
            if index & 1 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
        }
        guard zeros.even + zeros.odd > 0 else { return .utf8 }
        return zeros.odd >= zeros.even ? .utf16LittleEndian : .utf16BigEndian
    }

    /// The characters of UTF-16; `nil` if a unit is alone or incomplete.
    private static func utf8(ofUTF16 bytes: ArraySlice<UInt8>, isLittle: Bool) -> [UInt8]? {
        guard bytes.count % 2 == 0 else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isLittle ? second << 8 | first : first << 8 | second
        }
        // Decoding replaces what is not UTF-16.
        let text = String(decoding: units, as: UTF16.self)
        return text.utf16.elementsEqual(units) ? Array(text.utf8) : nil
    }
}
