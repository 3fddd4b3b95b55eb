/// An odd modulus, and arithmetic with the numbers below it in Montgomery's form.
///
/// With n words, R is the power of two just above them, such as 2 to the 64·n. The form of a number x is x·R modulo m. A product of two
/// forms has one R too many, so each product is divided by R while it is made. This needs no division by the modulus.
///
/// All numbers are public: keys, signatures and hashes. So time can depend on them, and it does.
package struct Modulus: Sendable {
    /// The modulus m.
    package let words: [Word]
    /// The inverse of -m modulo the base of a word.
    private let inverse: Word
    /// The form of 1: R modulo m.
    package private(set) var one: Residue
    /// The form of R: R² modulo m. A product with it makes a form.
    private var square: Residue

    /// A number below the modulus in Montgomery's form. Equal numbers have equal words.
    package struct Residue: Sendable, Equatable {
        fileprivate(set) var words: [Word]

        /// Whether it is the number 0.
        package var isZero: Bool { Words.isZero(words) }
    }

    /// Prepares a modulus. It must be odd and above 1, and its highest word must not be 0.
    package init(_ words: [Word]) {
        self.words = words
        // The inverse modulo 8 of an odd number is the number. Each of Newton's steps doubles the number of right bits: 3, 6, … 96.
        let lowest = words.first ?? 1
        var inverse = lowest
        for _ in 0..<5 { inverse &*= 2 &- lowest &* inverse }
        self.inverse = 0 &- inverse
        // The highest bit of m alone is below m. Doubled until it would be R, it is R modulo m.
        let (length, bits) = (Words.bitLength(words), words.count * Word.bitWidth)
        var start = [Word](repeating: 0, count: words.count)
        if length > 0 { start[(length - 1) / Word.bitWidth] = 1 << Word((length - 1) % Word.bitWidth) }
        one = Residue(words: start)
        square = one
        // Cannot trap: a number has at most as many bits as its words.
        for _ in length...bits { one = sum(one, one) }
        // R is 2 to the number of bits, so this is the form of R.
        square = power(sum(one, one), [Word(bits)])
    }

    // MARK: Forms

    /// Whether a number of as many words is below the modulus.
    package func contains(_ number: [Word]) -> Bool { Words.isBelow(number, words) }

    /// The form of a number of as many words.
    package func residue(_ number: [Word]) -> Residue { Residue(words: product(square, number)) }

    /// The number of a form.
    package func number(_ residue: Residue) -> [Word] {
        // Cannot trap: a modulus has at least one word.
        var one = [Word](repeating: 0, count: words.count)
        one[0] = 1
        return product(residue, one)
    }

    // MARK: Arithmetic

    /// The sum.
    package func sum(_ left: Residue, _ right: Residue) -> Residue {
        var total = left.words
        let carry = Words.add(right.words, to: &total)
        if carry || !Words.isBelow(total, words) { _ = Words.subtract(words, from: &total) }
        return Residue(words: total)
    }

    /// The difference.
    package func difference(_ left: Residue, _ right: Residue) -> Residue {
        var total = left.words
        if Words.subtract(right.words, from: &total) { _ = Words.add(words, to: &total) }
        return Residue(words: total)
    }

    /// The product of two numbers.
    package func product(_ left: Residue, _ right: Residue) -> Residue { Residue(words: product(left, right.words)) }

    /// The product of a form and a number, as a number.
    ///
    /// For each word of the number, this adds the form times that word. It then adds the multiple of m that makes the lowest word 0, and drops
    /// that word. With the base B of a word, the total stays below (2m + (B - 1)·m + (B - 1)·m) / B = 2m. At the end, one subtraction is enough.
    package func product(_ left: Residue, _ right: [Word]) -> [Word] {
        let count = words.count
        var total = [Word](repeating: 0, count: count)
        // The bit above the words of the total.
        var top: Word = 0
        for factor in right {
            var carry: Word = 0
            for index in 0..<count {
                (carry, total[index]) = Words.product(left.words[index], factor, adding: total[index], carry)
            }
            let (high, firstCarry) = top.addingReportingOverflow(carry)
            let multiple = total[0] &* inverse
            carry = Words.product(multiple, words[0], adding: total[0], 0).high
            // Cannot trap: a modulus has at least one word, and the index is at least 1.
            for index in 1..<count {
                (carry, total[index - 1]) = Words.product(multiple, words[index], adding: total[index], carry)
            }
            let (highest, secondCarry) = high.addingReportingOverflow(carry)
            total[count - 1] = highest
            top = (firstCarry ? 1 : 0) &+ (secondCarry ? 1 : 0)
        }
        if top != 0 || !Words.isBelow(total, words) { _ = Words.subtract(words, from: &total) }
        return total
    }

    /// The power with a number as the exponent.
    package func power(_ base: Residue, _ exponent: [Word]) -> Residue {
        var result = one
        for index in (0..<Words.bitLength(exponent)).reversed() {
            result = product(result, result)
            if Words.bit(index, of: exponent) { result = product(result, base) }
        }
        return result
    }

    /// The inverse of a number that is not 0, if the modulus is prime: its power with the exponent m - 2, after Fermat.
    package func inverse(_ residue: Residue) -> Residue {
        var exponent = words
        // Cannot trap: a modulus has at least one word.
        var two = [Word](repeating: 0, count: words.count)
        two[0] = 2
        _ = Words.subtract(two, from: &exponent)
        return power(residue, exponent)
    }
}
