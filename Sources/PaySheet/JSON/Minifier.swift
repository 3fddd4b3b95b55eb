/// Copies a value without the white space between its parts.
package enum Minifier {
    package static func minified(_ bytes: Span<UInt8>, _ node: Node) -> [UInt8] {
        let isQuoted = node.isString && !node.isBare
        let range = isQuoted ? Int(node.start) - 1..<Int(node.end) + 1 : node.range
        // Only containers have anything between their parts.
        guard node.is(.object) || node.is(.array) else { return bytes.copy(range) }
        var copy: [UInt8] = []
        copy.reserveCapacity(range.count)
        var isInString = false
        var isEscaped = false
        for index in range {
            let byte = bytes[index]
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                }
            } else if byte == UInt8(ascii: "\"") {
                isInString = true
            } else if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                continue
            }
            copy.append(byte)
        }
        return copy
    }
}
