import PaySheet
import Testing

/// Equal texts have one hash, others hardly ever: of what is hashed here, two meet in one of 75,000 runs, and so one is forgiven.
struct TextHashTests {
    private func hash(_ texts: [UInt8]...) -> UInt32 {
        var hash = TextHash()
        for text in texts { hash.combine(text.window) }
        return hash.value
    }

    private let text = [UInt8]("Wander Travel GmbH & Co. KG".utf8)

    @Test("Equal texts have equal hashes")
    func equalTexts() {
        for count in 0...text.count { #expect(hash(Array(text.prefix(count))) == hash(Array(text.prefix(count)))) }
    }

    @Test("Split, truncated and zero-filled texts have distinct hashes") func cuts() {
        var hashes: Set<UInt32> = []
        for count in 0...text.count {
            hashes.insert(hash(Array(text.prefix(count)), Array(text.suffix(from: count))))
            hashes.insert(hash(Array(text.prefix(count))))
        }
        for count in 1...20 { hashes.insert(hash([UInt8](repeating: 0, count: count))) }
        #expect(hashes.count >= 2 * (text.count + 1) + 20 - 1)
    }

    @Test("Every bit changes the hash", arguments: [1, 7, 8, 9, 15, 16, 17, 27]) func bits(count: Int) {
        var hashes: Set<UInt32> = [hash(Array(text.prefix(count)))]
        for place in 0..<count {
            for bit in 0..<8 {
                var other = Array(text.prefix(count))
                other[place] ^= 1 << UInt8(bit)
                hashes.insert(hash(other))
            }
        }
        #expect(hashes.count >= 8 * count)
    }
}
