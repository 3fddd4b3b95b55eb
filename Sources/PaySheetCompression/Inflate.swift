/// Decompresses the deflate format of RFC 1951, as a whole or as a stream.
///
/// Lookups are simple, because short code matters more here than the last bit of speed.
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

    private enum Step {
        /// A block begins, or the data ends.
        case block
        /// So many bytes of a block are left that are not compressed.
        case stored(Int)
        case codes(lengths: HuffmanCode, distances: HuffmanCode)
    }

    private let limit: Int
    private var step = Step.block
    private var isLast = false
    /// The bytes that are not taken, and before them those that later data can repeat.
    private var output: [UInt8] = []
    /// The number of bytes at the start of the output that were taken.
    private var taken = 0
    /// The number of bytes that are not in the output any more.
    private var dropped = 0

    /// Data can repeat what is up to so many bytes before.
    private static let window = 32_768
    /// The highest number of bytes that one repetition makes.
    static let longestRepetition = 258

    /// - Parameter limit: The highest number of bytes of the result.
    init(limit: Int = .max) { self.limit = limit }

    /// Decompresses data.
    ///
    /// - Parameter limit: The highest number of bytes of the result.
    /// - Returns: The result, and how many bytes of the data it needed.
    package static func decompress(_ data: ArraySlice<UInt8>, limit: Int) throws(Fault) -> (bytes: [UInt8], used: Int) {
        var inflate = Inflate(limit: limit)
        var input = BitReader(data)
        while !inflate.isAtEnd { try inflate.advance(&input, until: .max) }
        return (inflate.output, input.used)
    }

    /// Whether the last block is read.
    var isAtEnd: Bool { if case .block = step { isLast } else { false } }

    private var newCount: Int { output.count - taken }
    private var room: Int { limit - dropped - output.count }

    /// Takes the bytes that were decompressed since the last call.
    mutating func take() -> [UInt8] {
        let new = Array(output[taken...])
        let surplus = max(0, output.count - Inflate.window)
        output.removeFirst(surplus)
        dropped += surplus
        taken = output.count
        return new
    }

    /// Decompresses until there are this number of new bytes, the data ends, or there are some and more data may have to arrive first. A
    /// repetition is never cut, so there can be ``longestRepetition`` - 1 bytes more.
    ///
    /// After a fault, ``take()`` still returns what came before it.
    mutating func advance(_ input: inout BitReader, until count: Int) throws(Fault) {
        while !isAtEnd, newCount < count, newCount == 0 || !input.isLow {
            switch step {
            case .block: try readBlockStart(&input)
            case .stored(let left): try copyStored(left, &input, until: count)
            case .codes(let lengths, let distances): try readCodes(lengths, distances, &input, until: count)
            }
        }
    }

    // MARK: Blocks

    private mutating func readBlockStart(_ input: inout BitReader) throws(Fault) {
        isLast = try input.take(1) == 1
        switch try input.take(2) {
        case 0:
            // A stored block begins with a whole byte.
            input.align()
            let length = try input.take(16)
            guard try input.take(16) == length ^ 0xFFFF else { throw .malformed }
            if length > 0 { step = .stored(length) }
        case 1: step = .codes(lengths: Inflate.fixedLengths, distances: Inflate.fixedDistances)
        case 2: step = try readTables(&input)
        default: throw .malformed
        }
    }

    private mutating func copyStored(_ left: Int, _ input: inout BitReader, until count: Int) throws(Fault) {
        guard room > 0 else { throw .tooLong }
        let bytes = try input.takeBytes(min(left, count - newCount, room))
        output += bytes
        step = left == bytes.count ? .block : .stored(left - bytes.count)
    }

    /// Reads literals and repetitions up to the end of the block, or until there are enough of them.
    private mutating func readCodes(
        _ lengths: HuffmanCode, _ distances: HuffmanCode, _ input: inout BitReader, until count: Int
    ) throws(Fault) {
        while newCount < count, newCount == 0 || !input.isLow {
            let symbol = try Inflate.next(lengths, &input)
            switch symbol {
            case 0..<256:
                guard room > 0 else { throw .tooLong }
                output.append(UInt8(truncatingIfNeeded: symbol))
            case 256:
                step = .block
                return
            case 257..<286:
                let length = Inflate.lengthBases[symbol - 257] + (try input.take(Inflate.lengthBits[symbol - 257]))
                let step = try Inflate.next(distances, &input)
                guard step < 30 else { throw .malformed }
                let distance = Inflate.distanceBases[step] + (try input.take(Inflate.distanceBits[step]))
                guard distance <= output.count else { throw .malformed }
                guard length <= room else { throw .tooLong }
                // The source can overlap what is written.
                for _ in 0..<length { output.append(output[output.count - distance]) }
            default: throw .malformed
            }
        }
    }

    /// Reads the codes of a block that has its own.
    private func readTables(_ input: inout BitReader) throws(Fault) -> Step {
        let lengthCount = try input.take(5) + 257
        let distanceCount = try input.take(5) + 1
        let orderCount = try input.take(4) + 4
        guard lengthCount <= 286, distanceCount <= 30 else { throw .malformed }
        var sizes = [Int](repeating: 0, count: 19)
        for index in 0..<orderCount { sizes[Inflate.order[index]] = try input.take(3) }
        let code = try HuffmanCode(sizes[...])
        sizes = []
        while sizes.count < lengthCount + distanceCount {
            let symbol = try Inflate.next(code, &input)
            switch symbol {
            case 0..<16: sizes.append(symbol)
            case 16:
                guard let last = sizes.last else { throw .malformed }
                sizes += [Int](repeating: last, count: try input.take(2) + 3)
            case 17: sizes += [Int](repeating: 0, count: try input.take(3) + 3)
            default: sizes += [Int](repeating: 0, count: try input.take(7) + 11)
            }
        }
        // Without the end of the block, the block would not end.
        guard sizes.count == lengthCount + distanceCount, sizes[256] > 0 else { throw .malformed }
        return .codes(lengths: try HuffmanCode(sizes[..<lengthCount]), distances: try HuffmanCode(sizes[lengthCount...]))
    }

    /// Reads the symbol of a code. It waits for more of the data only if the code is not complete.
    private static func next(_ code: HuffmanCode, _ input: inout BitReader) throws(Fault) -> Int {
        while true {
            input.fill()
            let found = code.symbol(of: input.bits)
            if let found, found.size <= input.bitCount {
                input.drop(found.size)
                return found.symbol
            }
            guard input.bitCount < HuffmanCode.mostBits else { throw .malformed }
            guard input.pull() else { throw .truncated }
        }
    }

    // MARK: Tables

    private static let fixedLengths = HuffmanCode(
        fixed: (0..<288).map { symbol in symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8 })
    private static let fixedDistances = HuffmanCode(fixed: [Int](repeating: 5, count: 30))
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
