/// A digit of a large number. It has the width of the processor's registers: 64 bits, and 32 in WebAssembly.
package typealias Word = UInt

/// Whole numbers as words, the lowest word first. Numbers that are used together have the same count of words.
package enum Words {
    /// The number that bytes write, the highest byte first. Returns `nil` if it needs more words than the count.
    package static func number(_ bytes: some BidirectionalCollection<UInt8>, count: Int) -> [Word]? {
        var words = [Word](repeating: 0, count: count)
        var place = 0
        for byte in bytes.reversed() {
            let index = place / Word.bitWidth
            if index < count {
                words[index] |= Word(byte) << Word(place % Word.bitWidth)
            } else if byte != 0 {
                return nil
            }
            place += 8
        }
        return words
    }

    /// The lowest bytes of a number, the highest one first.
    package static func bytes(_ words: [Word], count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for index in (0..<count).reversed() {
            let place = index * 8
            let word = place / Word.bitWidth < words.count ? words[place / Word.bitWidth] : 0
            bytes.append(UInt8(truncatingIfNeeded: word >> Word(place % Word.bitWidth)))
        }
        return bytes
    }

    /// The count of words that hold so many bytes.
    ///
    /// Cannot trap: the caller bounds the number of bytes.
    package static func count(ofBytes count: Int) -> Int { (count * 8 + Word.bitWidth - 1) / Word.bitWidth }

    /// The number of bits without leading zeros.
    static func bitLength(_ words: [Word]) -> Int {
        guard let top = words.lastIndex(where: { $0 != 0 }) else { return 0 }
        return (top + 1) * Word.bitWidth - words[top].leadingZeroBitCount
    }

    /// A bit of a number.
    static func bit(_ index: Int, of words: [Word]) -> Bool {
        words[index / Word.bitWidth] >> Word(index % Word.bitWidth) & 1 != 0
    }

    /// Whether all words are zero.
    static func isZero(_ words: [Word]) -> Bool { words.allSatisfy { $0 == 0 } }

    /// Whether a number is below another one of as many words.
    package static func isBelow(_ left: [Word], _ right: [Word]) -> Bool {
        for index in left.indices.reversed() where left[index] != right[index] { return left[index] < right[index] }
        return false
    }

    /// Adds a number of as many words, and returns the carry.
    static func add(_ right: [Word], to left: inout [Word]) -> Bool {
        var carry = false
        for index in left.indices {
            let (sum, first) = left[index].addingReportingOverflow(right[index])
            let (total, second) = sum.addingReportingOverflow(carry ? 1 : 0)
            left[index] = total
            carry = first || second
        }
        return carry
    }

    /// Subtracts a number of as many words, and returns the borrow.
    static func subtract(_ right: [Word], from left: inout [Word]) -> Bool {
        var borrow = false
        for index in left.indices {
            let (difference, first) = left[index].subtractingReportingOverflow(right[index])
            let (total, second) = difference.subtractingReportingOverflow(borrow ? 1 : 0)
            left[index] = total
            borrow = first || second
        }
        return borrow
    }

    /// The two words of `left * right + first + second`, which always fit.
    static func product(_ left: Word, _ right: Word, adding first: Word, _ second: Word) -> (high: Word, low: Word) {
        let (high, low) = left.multipliedFullWidth(by: right)
        let (sum, firstCarry) = low.addingReportingOverflow(first)
        let (total, secondCarry) = sum.addingReportingOverflow(second)
        return (high &+ (firstCarry ? 1 : 0) &+ (secondCarry ? 1 : 0), total)
    }
}
