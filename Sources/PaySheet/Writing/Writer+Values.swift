extension String: JSONWritable {
    package func write(_ writer: inout Writer) {
        writer.bytes.append(UInt8(ascii: "\""))
        var copy = self
        copy.withUTF8 { utf8 in
            var first = 0
            for index in 0..<utf8.count {
                let byte = unsafe utf8[index]
                guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
                // Cannot trap: the first byte that is not written is at most the index.
                unsafe writer.bytes.append(contentsOf: utf8[first..<index])
                writer.escape(byte)
                first = index + 1
            }
            unsafe writer.bytes.append(contentsOf: utf8[first...])
        }
        writer.bytes.append(UInt8(ascii: "\""))
    }
}

extension Writer {
    /// Writes the shortest escape that JSON has for a byte.
    mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            bytes += [UInt8]("u00".utf8) + [JSONText.hexCharacter(byte >> 4), JSONText.hexCharacter(byte & 15)]
        }
    }
}

extension Bool: JSONWritable {
    package func write(_ writer: inout Writer) { writer.bytes.append(contentsOf: (self ? "true" : "false").utf8) }
}

extension JSONWritable where Self: FixedWidthInteger {
    package func write(_ writer: inout Writer) { writer.bytes.append(contentsOf: String(self).utf8) }
}

extension UInt32: JSONWritable {}
extension UInt16: JSONWritable {}
extension Int64: JSONWritable {}

extension Amount: JSONWritable {
    package func write(_ writer: inout Writer) {
        writer.bytes.append(UInt8(ascii: "\""))
        write(into: &writer.bytes)
        writer.bytes.append(UInt8(ascii: "\""))
    }
}

extension DateTimeText: JSONWritable {
    package func write(_ writer: inout Writer) { text.write(&writer) }
}

extension LetterCode: JSONWritable {
    package func write(_ writer: inout Writer) {
        guard packed != 0 else { return text.write(&writer) }
        writer.bytes.append(UInt8(ascii: "\""))
        for place: UInt32 in 0..<4 {
            let letter = UInt8(truncatingIfNeeded: packed &>> (24 &- place &* 8))
            if letter != 0 { writer.bytes.append(letter) }
        }
        writer.bytes.append(UInt8(ascii: "\""))
    }
}

extension Country: JSONWritable {
    package func write(_ writer: inout Writer) { code.write(&writer) }
}

extension Currency: JSONWritable {
    package func write(_ writer: inout Writer) { code.write(&writer) }
}

extension Array: JSONWritable where Element: JSONWritable {
    package func write(_ writer: inout Writer) {
        writer.bytes.append(UInt8(ascii: "["))
        var isFirst = true
        for element in self {
            if !isFirst { writer.bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            element.write(&writer)
        }
        writer.bytes.append(UInt8(ascii: "]"))
    }
}
