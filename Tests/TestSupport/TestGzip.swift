import PaySheetCompression

/// Gzip data for tests. Each number can be wrong, so that readers find it.
package struct TestGzip {
    /// How the content is compressed.
    package enum Method: Sendable {
        /// Not at all, in blocks of this number of bytes.
        case stored(Int)
        /// With the fixed code of deflate. A run of equal bytes becomes one byte and repetitions of it.
        case fixed
    }

    package var content: [UInt8]
    package var method: Method
    package var extra: [UInt8]?
    package var name: [UInt8]?
    package var comment: [UInt8]?
    package var hasHeaderChecksum = false
    package var flags: UInt8 = 0
    package var checksum: UInt32?
    package var length: UInt32?

    package init(_ content: some Sequence<UInt8>, _ method: Method = .fixed, _ change: (inout TestGzip) -> Void = { _ in }) {
        self.content = Array(content)
        self.method = method
        change(&self)
    }

    package init(_ text: String, _ method: Method = .fixed, _ change: (inout TestGzip) -> Void = { _ in }) {
        self.init(text.utf8, method, change)
    }

    package var bytes: [UInt8] {
        let length = length ?? UInt32(truncatingIfNeeded: content.count)
        return header + data + TestGzip.number(checksum ?? CRC32.checksum(content), 4) + TestGzip.number(length, 4)
    }

    package var header: [UInt8] {
        let parts: [UInt8] = [extra == nil ? 0 : 4, name == nil ? 0 : 8, comment == nil ? 0 : 16, hasHeaderChecksum ? 2 : 0]
        var header: [UInt8] = [0x1F, 0x8B, 8, parts.reduce(flags) { $0 | $1 }, 1, 2, 3, 4, 0, 255]
        if let extra { header += TestGzip.number(UInt32(extra.count), 2) + extra }
        for text in [name, comment].compactMap({ $0 }) { header += text + [0] }
        return hasHeaderChecksum ? header + TestGzip.number(CRC32.checksum(header) & 0xFFFF, 2) : header
    }

    private var data: [UInt8] {
        switch method {
        case .stored(let size): TestGzip.stored(content, size)
        case .fixed: TestGzip.fixed(content)
        }
    }

    private static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
    }

    private static func stored(_ content: [UInt8], _ size: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = content[...]
        repeat {
            let part = rest.prefix(size)
            rest = rest.dropFirst(size)
            bytes += [rest.isEmpty ? 1 : 0] + number(UInt32(part.count), 2) + number(~UInt32(part.count), 2) + part
        } while !rest.isEmpty
        return bytes
    }

    private static func fixed(_ content: [UInt8]) -> [UInt8] {
        var bits = BitWriter()
        bits.add(0b011, 3)
        var place = 0
        while place < content.count {
            let byte = content[place]
            bits.addSymbol(Int(byte))
            place += 1
            var run = content[place...].prefix { $0 == byte }.count
            place += run
            // The symbol for 258 bytes, and the one for the distance 1.
            while run >= 258 {
                bits.addSymbol(285)
                bits.addCode(0, 5)
                run -= 258
            }
            for _ in 0..<run { bits.addSymbol(Int(byte)) }
        }
        bits.addSymbol(256)
        return bits.bytes
    }
}

/// Writes bits, the first one lowest.
private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func add(_ value: Int, _ size: Int) {
        for bit in 0..<size {
            if count % 8 == 0 { bytes.append(0) }
            bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(count % 8)
            count += 1
        }
    }

    /// Adds a code, of which the highest bit comes first.
    mutating func addCode(_ code: Int, _ size: Int) {
        for bit in (0..<size).reversed() { add(code >> bit & 1, 1) }
    }

    /// Adds the fixed code of a literal or a length.
    mutating func addSymbol(_ symbol: Int) {
        switch symbol {
        case 0..<144: addCode(0x30 + symbol, 8)
        case 144..<256: addCode(0x190 + symbol - 144, 9)
        case 256..<280: addCode(symbol - 256, 7)
        default: addCode(0xC0 + symbol - 280, 8)
        }
    }
}
