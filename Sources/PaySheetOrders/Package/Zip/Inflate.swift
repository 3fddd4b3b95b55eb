/// Decompresses the deflate format of RFC 1951.
///
/// Codes are read bit by bit. The files of a package are small, so short code matters more than speed.
package struct Inflate {
    /// Why data cannot be decompressed.
    package enum Fault: Error, Sendable, Hashable {
        /// The data ends too early.
        case truncated
        /// The data is not in the deflate format.
        case malformed
        /// The result has more bytes than the limit.
        case tooLong
    }

    private let input: ArraySlice<UInt8>
    private let limit: Int
    private var place: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []

    private init(_ input: ArraySlice<UInt8>, limit: Int) {
        self.input = input
        self.limit = limit
        place = input.startIndex
    }

    /// Decompresses data.
    ///
    /// - Parameter limit: The highest number of bytes of the result.
    /// - Returns: The result, and how many bytes of the data it needed.
    package static func decompress(_ data: ArraySlice<UInt8>, limit: Int) throws(Fault) -> (bytes: [UInt8], used: Int) {
        var inflate = Inflate(data, limit: limit)
        while try !inflate.readBlock() {}
        return (inflate.output, inflate.place - data.startIndex)
    }

    // MARK: Blocks

    /// Reads a block. Returns whether it is the last one.
    private mutating func readBlock() throws(Fault) -> Bool {
        let isLast = try bits(1) == 1
        switch try bits(2) {
        case 0: try copyStored()
        case 1: try readCodes(Inflate.fixedLengths, Inflate.fixedDistances)
        case 2:
            let (lengths, distances) = try readTables()
            try readCodes(lengths, distances)
        default: throw .malformed
        }
        return isLast
    }

    private mutating func copyStored() throws(Fault) {
        // A stored block begins with a whole byte.
        (bits, bitCount) = (0, 0)
        let length = try bits(16)
        guard try bits(16) == length ^ 0xFFFF else { throw .malformed }
        guard length <= input.endIndex - place else { throw .truncated }
        guard length <= limit - output.count else { throw .tooLong }
        output += input[place..<place + length]
        place += length
    }

    /// Reads literals and repetitions up to the end of the block.
    private mutating func readCodes(_ lengths: Code, _ distances: Code) throws(Fault) {
        while true {
            let symbol = try next(lengths)
            switch symbol {
            case 0..<256:
                guard output.count < limit else { throw .tooLong }
                output.append(UInt8(truncatingIfNeeded: symbol))
            case 256: return
            case 257..<286:
                let length = Inflate.lengthBases[symbol - 257] + (try bits(Inflate.lengthBits[symbol - 257]))
                let step = try next(distances)
                guard step < 30 else { throw .malformed }
                let distance = Inflate.distanceBases[step] + (try bits(Inflate.distanceBits[step]))
                guard distance <= output.count else { throw .malformed }
                guard length <= limit - output.count else { throw .tooLong }
                // The source can overlap what is written.
                for _ in 0..<length { output.append(output[output.count - distance]) }
            default: throw .malformed
            }
        }
    }

    /// Reads the codes of a block that has its own.
    private mutating func readTables() throws(Fault) -> (lengths: Code, distances: Code) {
        let lengthCount = try bits(5) + 257
        let distanceCount = try bits(5) + 1
        let orderCount = try bits(4) + 4
        guard lengthCount <= 286, distanceCount <= 30 else { throw .malformed }
        var sizes = [Int](repeating: 0, count: 19)
        for index in 0..<orderCount { sizes[Inflate.order[index]] = try bits(3) }
        let code = try Code(sizes[...])
        sizes = []
        while sizes.count < lengthCount + distanceCount {
            let symbol = try next(code)
            switch symbol {
            case 0..<16: sizes.append(symbol)
            case 16:
                guard let last = sizes.last else { throw .malformed }
                sizes += [Int](repeating: last, count: try bits(2) + 3)
            case 17: sizes += [Int](repeating: 0, count: try bits(3) + 3)
            default: sizes += [Int](repeating: 0, count: try bits(7) + 11)
            }
        }
        // Without the end of the block, the block would not end.
        guard sizes.count == lengthCount + distanceCount, sizes[256] > 0 else { throw .malformed }
        return (try Code(sizes[..<lengthCount]), try Code(sizes[lengthCount...]))
    }

    // MARK: Bits

    /// Takes up to 16 bits, the first one lowest.
    private mutating func bits(_ count: Int) throws(Fault) -> Int {
        while bitCount < count {
            guard place < input.endIndex else { throw .truncated }
            bits |= UInt32(input[place]) << UInt32(bitCount)
            place += 1
            bitCount += 8
        }
        let value = bits & (1 << UInt32(count) &- 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    /// Reads the symbol of a code.
    private mutating func next(_ code: Code) throws(Fault) -> Int {
        var (value, first, index) = (0, 0, 0)
        for size in 1..<16 {
            value |= try bits(1)
            let count = code.counts[size]
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw .malformed
    }

    // MARK: Codes

    /// A Huffman code: symbols by the size of their code, and in order.
    private struct Code {
        /// How many symbols have a code of each size.
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        /// Creates the code whose symbols have codes of these sizes; 0 for symbols without a code.
        init(_ sizes: ArraySlice<Int>) throws(Fault) {
            for size in sizes where size > 0 { counts[size] += 1 }
            var left = 1
            for size in 1..<16 {
                left = left << 1 - counts[size]
                // More codes than there are bits for.
                guard left >= 0 else { throw .malformed }
            }
            // Only a single code can leave bits unused.
            guard left == 0 || counts[1...].reduce(0, { $0 + $1 }) <= 1 else { throw .malformed }
            for size in 1..<16 where counts[size] > 0 {
                for (symbol, other) in sizes.enumerated() where other == size { symbols.append(symbol) }
            }
        }

        /// A code of the format itself, which is complete.
        init(fixed sizes: [Int]) {
            for size in sizes { counts[size] += 1 }
            for size in 1..<16 {
                for (symbol, other) in sizes.enumerated() where other == size { symbols.append(symbol) }
            }
        }
    }

    private static let fixedLengths = Code(
        fixed: (0..<288).map { symbol in symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8 })
    private static let fixedDistances = Code(fixed: [Int](repeating: 5, count: 30))
    /// The order in which the sizes of the first code are written.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    private static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289,
        16385, 24577,
    ]
    private static let distanceBits = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
}
