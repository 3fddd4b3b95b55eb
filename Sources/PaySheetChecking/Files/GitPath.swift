/// A path as git prints it.
package enum GitPath {
    /// Returns the path without the quotes and escapes that git puts around unusual names.
    package static func plain(_ text: some Collection<UInt8>) -> String {
        let bytes = Array(text)
        guard bytes.count > 1, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var plain: [UInt8] = []
        var index = 1
        while index < bytes.count - 1 {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\"), index < bytes.count - 1 else {
                plain.append(byte)
                continue
            }
            let digits = bytes[index..<min(index + 3, bytes.count - 1)].prefix { $0 >= 0x30 && $0 <= 0x37 }
            if digits.count == 3 {
                plain.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }))
                index += 3
            } else {
                plain.append(letters[bytes[index]] ?? bytes[index])
                index += 1
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private static let letters: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
        UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
}
