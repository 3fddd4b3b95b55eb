/// Collects names as the binder compares them.
struct NameTable {
    private(set) var rows: [String] = []
    private(set) var texts: [String] = []
    private(set) var places: [UInt8] = []
    private(set) var middles: [UInt64] = []

    /// Adds a list of names and finds a multiplier that gives each a place of its own. Returns the list as Swift code.
    mutating func add(_ names: [String]) -> String {
        let first = rows.count
        var keys: [UInt64] = []
        let keyOffset = telling(names)
        for name in names {
            let bytes = [UInt8](name.utf8)
            let head = word(bytes, at: 0)
            let tail = bytes.count >= 8 ? word(bytes, at: bytes.count - 8) : head
            let middle = middles.count
            var offset = 8
            while offset + 8 < bytes.count {
                middles.append(word(bytes, at: offset))
                offset += 8
            }
            keys.append(keyOffset.map { word(bytes, at: $0) } ?? head ^ (tail << 1 | tail >> 63) ^ UInt64(bytes.count))
            texts.append(name)
            let sizes = "length: \(bytes.count), last: \(max(bytes.count - 8, 0)), beyond: \(max(8 - bytes.count, 0) * 8)"
            // (`.init`: type checking 500 rows that name their type takes twelve times as long.)
            rows.append(".init(head: 0x\(hex(head)), tail: 0x\(hex(tail)), middle: \(middle), \(sizes)),  // \(name)")
        }
        var bits = 1
        while 1 << bits < names.count + names.count / 4 { bits += 1 }
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for attempt in 0... {
            // After many misses a roomier table.
            if attempt > 0, attempt % 20_000 == 0 { bits += 1 }
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let multiplier = state | 1
            var table = [UInt8](repeating: 255, count: 1 << bits)
            var isPerfect = true
            for (index, key) in keys.enumerated() {
                let place = Int((key &* multiplier) >> UInt64(64 - bits))
                if table[place] != 255 {
                    isPerfect = false
                    break
                }
                table[place] = UInt8(index)
            }
            guard isPerfect else { continue }
            let sizes = "first: \(first), count: \(names.count), bits: \(bits), places: \(places.count), key: \(keyOffset ?? 255)"
            let code = "NameList(\(sizes), multiplier: 0x\(hex(multiplier)))"
            places += table
            return code
        }
        return ""
    }

    /// Where the eight bytes begin in which all names of a list differ, if there is such a place: they are found without the end of the
    /// name.
    private func telling(_ names: [String]) -> Int? {
        [0, 8, 16].first { offset in
            let words = names.map { word([UInt8]($0.utf8), at: offset) }
            return names.allSatisfy { $0.utf8.count > offset } && Set(words).count == words.count
        }
    }

    /// Eight bytes, the first in the lowest place; bytes behind the end are zero.
    private func word(_ bytes: [UInt8], at offset: Int) -> UInt64 {
        var word: UInt64 = 0
        for index in 0..<8 where offset + index < bytes.count { word |= UInt64(bytes[offset + index]) << UInt64(index * 8) }
        return word
    }
}

func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
