import PaySheetSignatures
import Testing

@Suite("Modulus")
struct ModulusTests {
    /// Numbers from a fixed seed (SplitMix64).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    @Test("With one word, the processor's own division gives the same", arguments: [Word(3), 5, 255, 65537, .max, .max - 58, .max / 2 + 2])
    func oneWord(_ number: Word) {
        let modulus = Modulus([number])
        var numbers = Numbers(state: UInt64(number))
        var pairs: [(Word, Word)] = [(0, 0), (0, 1), (1, 1), (number - 1, number - 1), (number - 1, 1)]
        for _ in 0..<200 { pairs.append((.random(in: 0..<number, using: &numbers), .random(in: 0..<number, using: &numbers))) }
        for (left, right) in pairs {
            let (first, second) = (modulus.residue([left]), modulus.residue([right]))
            #expect(modulus.number(first) == [left])
            let product = number.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
            #expect(modulus.number(modulus.product(first, second)) == [product])
            #expect(modulus.product(first, [right]) == [product])
            let (sum, carry) = left.addingReportingOverflow(right)
            #expect(modulus.number(modulus.sum(first, second)) == [carry || sum >= number ? sum &- number : sum])
            #expect(modulus.number(modulus.difference(first, second)) == [left >= right ? left - right : left &- right &+ number])
        }
    }

    @Test("Laws of arithmetic, with as many words as a key can have", arguments: [1, 2, 4, 6, 33, 64])
    func laws(_ count: Int) {
        var numbers = Numbers(state: UInt64(count))
        for top in [Word.max, 1, 1 << Word(Word.bitWidth - 1)] {
            var words = (0..<count).map { _ in Word(truncatingIfNeeded: numbers.next()) }
            words[count - 1] = top
            words[0] |= 3
            let modulus = Modulus(words)
            func random() -> Modulus.Residue {
                var words = (0..<count).map { _ in Word(truncatingIfNeeded: numbers.next()) }
                // Below the modulus, whatever the other words are.
                words[count - 1] = top == 1 ? 0 : words[count - 1] % top
                return modulus.residue(words)
            }
            let (a, b, c) = (random(), random(), random())
            let zero = modulus.difference(a, a)
            #expect(zero.isZero && modulus.sum(a, zero) == a && modulus.product(a, modulus.one) == a)
            #expect(modulus.residue(modulus.number(a)) == a)
            #expect(modulus.difference(modulus.sum(a, b), b) == a && modulus.sum(modulus.difference(a, b), b) == a)
            #expect(modulus.product(a, b) == modulus.product(b, a))
            #expect(modulus.product(modulus.product(a, b), c) == modulus.product(a, modulus.product(b, c)))
            #expect(modulus.product(a, modulus.sum(b, c)) == modulus.sum(modulus.product(a, b), modulus.product(a, c)))
            #expect(modulus.power(a, [5]) == modulus.product(a, modulus.power(modulus.product(a, a), [2])))
            #expect(modulus.power(a, [0]) == modulus.one && modulus.power(a, [1]) == a)
            #expect(modulus.contains(modulus.number(a)) && !modulus.contains(words))
        }
    }

    @Test("A number and its inverse have the product 1", arguments: [[Word(65537)], [Word.max - 58]])
    func inverse(_ prime: [Word]) {
        let modulus = Modulus(prime)
        for number: Word in [1, 2, 3, 1000, prime[0] - 1] {
            let residue = modulus.residue([number])
            #expect(modulus.product(residue, modulus.inverse(residue)) == modulus.one)
        }
    }

    @Test("Bytes become words and bytes again")
    func words() {
        let digits = bytes("0102030405060708090a0b0c0d0e0f1011")
        let count = Words.count(ofBytes: digits.count)
        #expect(Words.number(digits, count: count).map { Words.bytes($0, count: digits.count) } == digits)
        #expect(Words.number([0, 0, 0] + digits, count: count).map { Words.bytes($0, count: digits.count + 2) } == [0, 0] + digits)
        #expect(Words.number(digits, count: 1) == nil)
        #expect(Words.number([UInt8](), count: 1) == [0])
        #expect(Words.isBelow([0, 1], [1, 1]) && !Words.isBelow([1, 1], [1, 1]) && Words.isBelow([5, 0], [0, 1]))
    }
}
