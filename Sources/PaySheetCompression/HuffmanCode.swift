/// A Huffman code of deflate: the bits for each symbol.
struct HuffmanCode {
    /// The highest number of bits for a symbol.
    static let mostBits = 15
    /// The number of bits that one lookup reads. A longer code is read bit by bit after it.
    private static let tableBits = 9

    /// How many symbols have a code of each size.
    private var counts = [Int](repeating: 0, count: mostBits + 1)
    /// The symbols in the order of their codes.
    private var symbols: [Int] = []
    /// The symbol and the size of the code that the next bits begin with; 0 if the code is longer, or if there is none.
    private var table = [UInt16](repeating: 0, count: 1 << tableBits)

    /// Creates the code whose symbols have codes of these sizes; 0 for symbols without a code.
    init(_ sizes: ArraySlice<Int>) throws(Inflate.Fault) {
        self.init(unchecked: sizes)
        var left = 1
        for size in 1...HuffmanCode.mostBits {
            left = left << 1 - counts[size]
            // More codes than there are bits for.
            guard left >= 0 else { throw .malformed }
        }
        // Only a single code can leave bits unused.
        guard left == 0 || symbols.count <= 1 else { throw .malformed }
        fillTable()
    }

    /// Creates a code of the format itself, which is known to be valid.
    init(fixed sizes: [Int]) {
        self.init(unchecked: sizes[...])
        fillTable()
    }

    private init(unchecked sizes: ArraySlice<Int>) {
        for size in sizes where size > 0 { counts[size] += 1 }
        for size in 1...HuffmanCode.mostBits where counts[size] > 0 {
            for (symbol, other) in sizes.enumerated() where other == size { symbols.append(symbol) }
        }
    }

    private mutating func fillTable() {
        var (code, index) = (0, 0)
        for size in 1...HuffmanCode.tableBits {
            for _ in 0..<counts[size] {
                // Codes are written from their highest bit on, and the table is read from the lowest one on.
                let start = (0..<size).reduce(0) { $0 << 1 | code >> $1 & 1 }
                let entry = UInt16(truncatingIfNeeded: symbols[index] << 4 | size)
                for place in stride(from: start, to: table.count, by: 1 << size) { table[place] = entry }
                code += 1
                index += 1
            }
            code <<= 1
        }
    }

    /// Returns the symbol that bits begin with, and the number of its bits. Returns `nil` if no code has these bits.
    func symbol(of bits: UInt64) -> (symbol: Int, size: Int)? {
        // Cannot trap: the number of entries is a power of two.
        let entry = Int(table[Int(truncatingIfNeeded: bits) & (table.count - 1)])
        return entry > 0 ? (entry >> 4, entry & 15) : longSymbol(of: bits)
    }

    private func longSymbol(of bits: UInt64) -> (symbol: Int, size: Int)? {
        var (value, first, index) = (0, 0, 0)
        for size in 1...HuffmanCode.mostBits {
            value |= Int(truncatingIfNeeded: bits >> UInt64(size - 1)) & 1
            let count = counts[size]
            if value - first < count { return (symbols[index + value - first], size) }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }
}
