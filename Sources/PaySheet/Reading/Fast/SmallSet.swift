/// Numbers below 128, each a bit: rows of one dictionary, or dictionaries.
struct SmallSet: Sendable, Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// How many numbers there are.
    static let capacity = 128

    init(_ numbers: [Int] = []) {
        for number in numbers { insert(number) }
    }

    @inline(__always)
    var isEmpty: Bool { low | high == 0 }

    var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

    @inline(__always)
    func contains(_ number: Int) -> Bool {
        number < 64 ? low &>> UInt64(number) & 1 != 0 : number < SmallSet.capacity && high &>> UInt64(number &- 64) & 1 != 0
    }

    mutating func insert(_ number: Int) {
        if number < 64 { low |= 1 << UInt64(number) } else if number < SmallSet.capacity { high |= 1 << UInt64(number - 64) }
    }

    mutating func remove(_ number: Int) {
        if number < 64 { low &= ~(1 << UInt64(number)) } else if number < SmallSet.capacity { high &= ~(1 << UInt64(number - 64)) }
    }

    @inline(__always)
    mutating func subtract(_ other: SmallSet) {
        low &= ~other.low
        high &= ~other.high
    }

    @inline(__always)
    mutating func formIntersection(_ other: SmallSet) {
        low &= other.low
        high &= other.high
    }

    /// Takes the first number out.
    @inline(__always)
    mutating func next() -> Int? {
        if low != 0 {
            let number = low.trailingZeroBitCount
            low &= low &- 1
            return number
        }
        guard high != 0 else { return nil }
        let number = high.trailingZeroBitCount
        high &= high &- 1
        return number &+ 64
    }
}
