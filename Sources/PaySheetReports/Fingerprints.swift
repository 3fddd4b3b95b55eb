package import PaySheet

/// Names for the findings of a document that survive edits elsewhere in the file.
package struct Fingerprints {
    /// The common beginning of all names of the document.
    private let start: Fingerprint
    /// The number of uses of each name without its last part.
    private var ordinals: [(start: Fingerprint, count: Int)] = []
    private var manyOrdinals: [Fingerprint: Int] = [:]

    /// The number of names to search linearly.
    private static let few = 16

    /// Only the line identifies a record.
    ///
    /// - Parameter ordinal: How many documents are before this one in its file.
    package init(path: String, line: Int?, ordinal: Int = 0) {
        var start = Fingerprint()
        start.add(path)
        if let line { start.add(String(line)) }
        if ordinal > 0 { start.add(decimals: ordinal) }
        self.start = start
    }

    /// Returns the name of the next finding: its rule and member, and its ordinal among findings that differ only in their place in the
    /// text.
    package mutating func next(_ finding: Finding) -> Fingerprint {
        var name = start
        // A rule can get another name, and a fingerprint must stay the same.
        name.add(RuleAliases.all.firstName(of: finding.rule))
        name.add(finding.place.pointer)
        name.add(finding.member ?? "")
        name.add(decimals: ordinal(name))
        return name
    }

    private mutating func ordinal(_ start: Fingerprint) -> Int {
        if let place = ordinals.firstIndex(where: { $0.start == start }) {
            ordinals[place].count += 1
            return ordinals[place].count - 1
        }
        guard ordinals.count == Fingerprints.few else {
            ordinals.append((start, 1))
            return 0
        }
        defer { manyOrdinals[start, default: 0] += 1 }
        return manyOrdinals[start, default: 0]
    }
}

/// Returns the 64-bit FNV-1a hash of some texts, each followed by a zero byte.
package struct Fingerprint: Sendable, Hashable {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ part: String) {
        let isAdded: Void? = unsafe part.utf8.withContiguousStorageIfAvailable { unsafe add($0.span) }
        if isAdded == nil { for byte in part.utf8 { add(byte) } }
        add(0)
    }

    /// A number in decimal digits.
    mutating func add(decimals number: Int) {
        guard number > 9 else {
            add(UInt8(ascii: "0") + UInt8(number))
            return add(0)
        }
        add(String(number))
    }

    private mutating func add(_ bytes: Span<UInt8>) {
        for index in bytes.indices { add(bytes[index]) }
    }

    private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// The name of some texts.
    static func of(_ parts: [String]) -> String {
        var fingerprint = Fingerprint()
        for part in parts { fingerprint.add(part) }
        return fingerprint.text
    }

    /// Sixteen hexadecimal digits.
    package var text: String {
        unsafe String(unsafeUninitializedCapacity: 16) { memory in
            for place in 0..<16 {
                unsafe memory.initializeElement(at: place, to: Fingerprint.digit(hash >> UInt64(truncatingIfNeeded: 60 &- 4 &* place)))
            }
            return 16
        }
    }

    private static func digit(_ value: UInt64) -> UInt8 {
        let digit = UInt8(truncatingIfNeeded: value & 15)
        return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
    }
}
