import PaySheet
import Testing

/// What was kept is known again, and nothing else is.
@Suite struct CacheTests {
    private static func bytes(_ length: Int, seed: Int) -> [UInt8] { (0..<length).map { UInt8(truncatingIfNeeded: $0 * 31 + seed) } }

    private static func holds(_ known: KnownTexts, _ text: [UInt8], from: Int, to: Int) -> Bool {
        known.holds(text.window, from: from, to: to)
    }

    @Test("The cache finds stored texts of 8 to 32 bytes", arguments: 0...40) func knowsTextsAgain(length: Int) {
        var known = KnownTexts(bits: 4)
        let text = Self.bytes(length + 6, seed: length)
        #expect(!Self.holds(known, text, from: 3, to: 3 + length))
        known.note(text.window, from: 3, to: 3 + length)
        #expect(Self.holds(known, text, from: 3, to: 3 + length) == (8...32 ~= length))
        // Another place, the same bytes.
        #expect(Self.holds(known, [7] + text, from: 4, to: 4 + length) == (8...32 ~= length))
    }

    @Test("A text with one different byte is not found", arguments: 8...32) func distinguishesEachByte(length: Int) {
        var known = KnownTexts(bits: 4)
        let text = Self.bytes(length + 1, seed: 5)
        known.note(text.window, from: 0, to: length)
        for place in 0..<length {
            var other = text
            other[place] ^= 0x20
            #expect(!Self.holds(known, other, from: 0, to: length), "byte \(place)")
        }
        #expect(!Self.holds(known, text, from: 0, to: length + 1))
        #expect(!Self.holds(known, text, from: 0, to: length - 1))
    }

    @Test("The cache keeps the latest text and replaces older ones")
    func forgetsWhatAnotherTakesThePlaceOf() {
        var known = KnownTexts(bits: 4)
        let texts = (0..<64).map { Self.bytes(20, seed: $0 * 7) }
        for text in texts { known.note(text.window, from: 0, to: 20) }
        let kept = texts.count { Self.holds(known, $0, from: 0, to: 20) }
        #expect((1...16).contains(kept))
        #expect(texts.last.map { Self.holds(known, $0, from: 0, to: 20) } == true)
    }

    @Test("The cache returns a value only for its own key")
    func answersForTheKeyAlone() {
        var squares = Cache<UInt64, Int>(bits: 4)
        #expect(squares[0] == nil)
        for number in 0..<1000 as Range<UInt64> {
            squares.keep(Int(number * number), for: number)
            #expect(squares[number] == Int(number * number))
            #expect(squares[number + 1000] == nil)
        }
        #expect((1...16).contains((0..<1000 as Range<UInt64>).count { squares[$0] != nil }))
        squares.removeAll()
        #expect(squares[999] == nil)
    }
}
