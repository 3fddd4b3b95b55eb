import PaySheet

/// The patterns of all known messages, by a few bytes that a text must have.
package struct MessageIndex: Sendable {
    let messages: [ConsoleMessage]
    /// All patterns with their messages, in order.
    let entries: [(message: Int, pattern: MessagePattern)]
    /// Patterns that are the whole paste or nothing.
    let alone: [Int]

    /// Patterns by the last bytes of their longest part: eight, or four if it is shorter.
    private var long: [UInt64: [Int]] = [:]
    private var short: [UInt64: [Int]] = [:]
    /// Which bytes are not in the tables, as most bytes of a log.
    private var filter = [Bool](repeating: false, count: 1 << 16)

    package init(_ messages: [ConsoleMessage]) {
        self.messages = messages
        var (entries, alone): ([(message: Int, pattern: MessagePattern)], [Int]) = ([], [])
        for (number, message) in messages.enumerated() {
            for pattern in message.patterns {
                let bytes = pattern.longest
                if pattern.place == .alone {
                    alone.append(entries.count)
                } else if bytes.count >= 8 {
                    let key = MessageIndex.key(bytes.suffix(8))
                    long[key, default: []].append(entries.count)
                    filter[MessageIndex.slot(key)] = true
                } else {
                    let key = MessageIndex.key(bytes.suffix(4))
                    short[key, default: []].append(entries.count)
                    filter[MessageIndex.slot(key)] = true
                }
                entries.append((number, pattern))
            }
        }
        (self.entries, self.alone) = (entries, alone)
    }

    /// Calls a function with every pattern whose bytes are in a text, and the place behind them. Takes one pass.
    func scan(_ small: [UInt8], _ found: (_ entry: Int, _ end: Int) -> Void) {
        var key: UInt64 = 0
        for (place, byte) in small.enumerated() {
            key = key << 8 | UInt64(byte)
            if filter[MessageIndex.slot(key)], place >= 7, let entries = long[key] {
                for entry in entries { found(entry, place + 1) }
            }
            let few = key & 0xFFFF_FFFF
            if filter[MessageIndex.slot(few)], place >= 3, let entries = short[few] {
                for entry in entries { found(entry, place + 1) }
            }
        }
    }

    private static func key(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    private static func slot(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 48) }
}
