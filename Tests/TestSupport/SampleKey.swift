import PaySheet

/// A key of the curve P-256 whose private number is public, so that tests can sign. Nothing that counts may be signed with it.
///
/// The private number is 1 or 2, and the random number of each signature is 1. So a signature is (x, hash + number · x) modulo the order,
/// where x is the first coordinate of the generator.
package enum SampleKey: Int, Sendable {
    /// Its public key is the generator.
    case own = 1
    /// Its public key is the double of the generator.
    case authority = 2

    private static let order = number("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")
    private static let x = number("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296")

    /// The public key: 4, x and y.
    package var point: [UInt8] {
        switch self {
        case .own:
            [4] + SampleKey.x + SampleKey.number("4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5")
        case .authority:
            [4] + SampleKey.number("7cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978")
                + SampleKey.number("07775510db8ed040293d9ac69f7430dbba7dade63ce982299e04b79d227873d1")
        }
    }

    /// Signs a message with ECDSA and SHA-256. Returns the two numbers as DER.
    package func signature(of message: [UInt8]) -> [UInt8] {
        var sum = SHA256.hash(message)
        for _ in 0..<rawValue { sum = SampleKey.sum(sum, SampleKey.x) }
        let numbers = [SampleKey.x, sum].flatMap { number in
            let digits = Array(number.drop { $0 == 0 })
            let content = (digits.first ?? 0x80) < 0x80 ? digits : [0] + digits
            return [2, UInt8(content.count)] + content
        }
        return [0x30, UInt8(numbers.count)] + numbers
    }

    /// The sum modulo the order.
    private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
        var (total, carry) = (left, 0)
        for place in total.indices.reversed() {
            let digit = Int(left[place]) + Int(right[place]) + carry
            (total[place], carry) = (UInt8(digit & 255), digit >> 8)
        }
        while carry > 0 || !total.lexicographicallyPrecedes(order) {
            var borrow = 0
            for place in total.indices.reversed() {
                let digit = Int(total[place]) - Int(order[place]) - borrow
                (total[place], borrow) = (UInt8(digit & 255), digit < 0 ? 1 : 0)
            }
            carry -= borrow
        }
        return total
    }

    private static func number(_ digits: String) -> [UInt8] {
        stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(digits.dropFirst($0).prefix(2), radix: 16) }
    }
}
