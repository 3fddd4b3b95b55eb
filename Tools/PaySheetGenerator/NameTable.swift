/// Collects names in the form that the binder compares.
struct NameTable {
    private(set) var rows: [String] = []
    private(set) var places: [UInt8] = []
    private(set) var middles: [UInt64] = []

    /// Adds a list of names and finds a multiplier that gives each its own place. Returns the list as Swift code.
    mutating func add(_ names: [String]) -> String {
        let first = rows.count
        var keys: [UInt64] = []
        let key = telling(names)
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
            switch key {
            case .word(let offset): keys.append(word(bytes, at: offset))
            case .twoWords: keys.append(mixed(word(bytes, at: 0), word(bytes, at: 8)))
            case .wholeName: keys.append(mixed(head, tail) ^ UInt64(bytes.count))
            }
            let sizes = "length: \(bytes.count), last: \(max(bytes.count - 8, 0)), beyond: \(max(8 - bytes.count, 0) * 8)"
            // (`.init`: type checking 500 rows that name their type takes twelve times as long.)
            rows.append(".init(head: 0x\(hex(head)), tail: 0x\(hex(tail)), middle: \(middle), \(sizes)),  // \(name)")
        }
        var bits = 1
        while 1 << bits < names.count + names.count / 4 { bits += 1 }
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for attempt in 0... {
            // After many failures it tries a larger table.
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
            let sizes = "first: \(first), count: \(names.count), bits: \(bits), places: \(places.count), key: \(key.code)"
            let code = "NameList(\(sizes), multiplier: 0x\(hex(multiplier)))"
            places += table
            return code
        }
        return ""
    }

    /// The bytes that distinguish the names of a list.
    private enum Key {
        /// Eight bytes from an offset on, without the end of the name.
        case word(Int)
        /// The first sixteen bytes.
        case twoWords
        case wholeName

        var code: Int {
            switch self {
            case .word(let offset): offset
            case .twoWords: 254
            case .wholeName: 255
            }
        }
    }

    private func telling(_ names: [String]) -> Key {
        func areDifferent(_ keys: [UInt64]) -> Bool { Set(keys).count == keys.count }
        let texts = names.map { [UInt8]($0.utf8) }
        for offset in [0, 8, 16] where texts.allSatisfy({ $0.count > offset }) && areDifferent(texts.map { word($0, at: offset) }) {
            return .word(offset)
        }
        return areDifferent(texts.map { mixed(word($0, at: 0), word($0, at: 8)) }) ? .twoWords : .wholeName
    }

    private func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 { one ^ (other << 1 | other >> 63) }

    /// Returns eight bytes, the first in the lowest place; bytes after the end are zero.
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
