// From text to amounts and back.

extension Amount {
    /// The amount that the text spells.
    ///
    /// Throws ``AmountError/malformed(_:)``, which says what is wrong and where, for text that is not an amount.
    public init(_ text: some StringProtocol) throws(AmountError) {
        let bytes = Array(text.utf8)
        guard let amount = Amount.parse(bytes.window, from: 0, to: bytes.count) else {
            throw .malformed(AmountFault.diagnose(bytes.window, from: 0, to: bytes.count))
        }
        self = amount
    }

    /// The amount spelled by the bytes from `from` up to `to`; nil when they are not an amount.
    package static func parse(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Amount? {
        let word = parseWord(bytes, from: from, to: to)
        if word == noWord { return nil }
        return Amount(word: word) ?? parseBeyondWord(bytes, from: from, to: to)
    }

    /// Reads what is known to be an amount but has leading zeros, a negative zero or too many digits for a word.
    private static func parseBeyondWord(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Amount {
        let isNegative = bytes[from] == ASCII.minus
        var index = isNegative ? from &+ 1 : from
        let firstDigit = index
        while index &+ 1 < to, bytes[index] == ASCII.zero, ASCII.isDigit(bytes[index &+ 1]) { index &+= 1 }
        let leadingZeros = index &- firstDigit
        var magnitude: UInt64 = 0
        var scale = 0
        var isAfterPoint = false
        var fits = leadingZeros <= UInt8.max
        while index < to, fits {
            let byte = bytes[index]
            if byte == ASCII.point {
                isAfterPoint = true
            } else {
                // Below 10^18 before, so below 2^64 after.
                magnitude = magnitude &* 10 &+ UInt64(byte &- ASCII.zero)
                if isAfterPoint { scale &+= 1 }
                fits = magnitude < coefficientLimit && scale <= largestScale
            }
            index &+= 1
        }
        // Cannot trap: a caller passes the range of a text.
        guard fits else { return Amount(unchecked: bytes.copy(from..<to)) }
        let coefficient = Int64(truncatingIfNeeded: magnitude)
        return Amount(
            unchecked: isNegative ? 0 &- coefficient : coefficient, scale: scale, leadingZeros: leadingZeros,
            isNegativeZero: isNegative && magnitude == 0)
    }

    /// The amount as it was spelled.
    @inline(never)
    public var text: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(24)
        write(into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the amount as it was spelled.
    package func write(into output: inout [UInt8]) {
        if let longText {
            output.append(contentsOf: longText)
            return
        }
        let scale = Int(fractionDigits)
        let digits = max(Amount.digitCount(coefficient.magnitude), scale &+ 1) &+ Int(leadingZeros)
        if coefficient < 0 || isNegativeZero { output.append(ASCII.minus) }
        let start = output.count
        for _ in 0..<digits &+ (scale > 0 ? 1 : 0) { output.append(ASCII.zero) }
        Amount.fill(&output, from: start, with: coefficient.magnitude, scale: scale)
    }

    /// Writes the digits over the zeros that end the output, last digit first.
    private static func fill(_ output: inout [UInt8], from start: Int, with magnitude: UInt64, scale: Int) {
        var rest = magnitude
        var index = output.count &- 1
        var digitsUntilPoint = scale
        while index >= start {
            if digitsUntilPoint == 0, scale > 0 {
                output[index] = ASCII.point
            } else {
                output[index] = ASCII.zero &+ UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            digitsUntilPoint &-= 1
            index &-= 1
        }
    }

    private static func digitCount(_ magnitude: UInt64) -> Int {
        var count = 1
        var rest = magnitude / 10
        while rest > 0 {
            count &+= 1
            rest /= 10
        }
        return count
    }
}

extension Amount: CustomStringConvertible {
    /// The amount as it was spelled.
    public var description: String { text }
}
