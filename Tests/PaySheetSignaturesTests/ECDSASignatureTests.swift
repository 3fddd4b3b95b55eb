import PaySheetSignatures
import Testing

@Suite("ECDSA")
struct ECDSASignatureTests {
    /// A valid signature of "sample" on a curve, with its two numbers.
    struct Sample: Sendable, CustomStringConvertible {
        let key: SignatureKey
        let point: [UInt8]
        let width: Int
        let hash: [UInt8]
        let signature: [UInt8]
        /// The order of the group.
        let order: [UInt8]
        let description: String

        var r: [UInt8] { Array(signature.prefix(width)) }
        var s: [UInt8] { Array(signature.suffix(width)) }

        func key(_ point: [UInt8]) -> SignatureKey { width == 32 ? .p256(point: point) : .p384(point: point) }

        func failure(_ signature: [UInt8], _ form: SignatureForm = .der, key: SignatureKey? = nil) -> SignatureError? {
            do throws(SignatureError) {
                try (key ?? self.key).verify(signature, hash: hash, .sha256, form: form)
                return nil
            } catch {
                return error
            }
        }
    }

    static let samples: [Sample] = KnownSignatures.rows.compactMap { row in
        let signed = row.signed
        guard signed.digest == .sha256, row.description.hasSuffix("sample") else { return nil }
        let hash = signed.digest.hash(signed.message)
        let order = signed.signature.count == 64 ? p256Order : p384Order
        switch signed.key {
        case .p256(let point), .p384(let point):
            return Sample(
                key: signed.key, point: point, width: signed.signature.count / 2, hash: hash, signature: signed.signature,
                order: bytes(order), description: row.description)
        case .rsa: return nil
        }
    }

    static let p256Order = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"
    static let p384Order = "ffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973"

    /// The shortest DER of a positive number.
    static func number(_ digits: [UInt8]) -> [UInt8] {
        var content = Array(digits.drop { $0 == 0 })
        // Zero is one byte.
        if (content.first ?? 0x80) >= 0x80 { content.insert(0, at: 0) }
        return [0x02, UInt8(content.count)] + content
    }

    static func sequence(_ content: [UInt8]) -> [UInt8] { [0x30, UInt8(content.count)] + content }

    /// A number minus 1, or plus 1.
    static func changed(_ digits: [UInt8], by difference: Int) -> [UInt8] {
        var digits = digits
        digits[digits.count - 1] = UInt8(Int(digits[digits.count - 1]) + difference)
        return digits
    }

    @Test("Both forms of a signature are read", arguments: samples)
    func forms(_ sample: Sample) {
        #expect(sample.failure(Self.sequence(Self.number(sample.r) + Self.number(sample.s))) == nil)
        #expect(sample.failure(sample.signature, .fixedLength) == nil)
        #expect(sample.failure(sample.signature) == .signatureEncoding)
    }

    @Test("With s, the number n - s is valid too, as in FIPS 186-5", arguments: samples)
    func opposite(_ sample: Sample) {
        var borrow = 0
        var opposite = sample.s
        for index in sample.s.indices.reversed() {
            let digit = Int(sample.order[index]) - Int(sample.s[index]) - borrow
            borrow = digit < 0 ? 1 : 0
            opposite[index] = UInt8(truncatingIfNeeded: digit)
        }
        #expect(sample.failure(sample.r + opposite, .fixedLength) == nil)
    }

    @Test("DER that is not the shortest, or not DER, is refused", arguments: samples)
    func encodings(_ sample: Sample) {
        let (r, s) = (Self.number(sample.r), Self.number(sample.s))
        let content = r + s
        let wrong: [[UInt8]] = [
            [], [0x30], [0x30, 0], [0x31, UInt8(content.count)] + content, [0x30, 0x81, UInt8(content.count)] + content,
            [0x30, 0x80] + content + [0, 0], [0x30, 0x82, 0, UInt8(content.count)] + content, [0x30, 0x7F] + content,
            Self.sequence(content) + [0], Self.sequence(content + [0x05, 0x00]), Self.sequence(r), Self.sequence([0x05, 0x00] + r + s),
            Self.sequence([0x03] + content.dropFirst()), Self.sequence([0x02, UInt8(r.count)] + [0] + r.dropFirst(2) + s),
            Self.sequence([0x02, 0x81] + r.dropFirst() + s), Self.sequence([0x02, 0x00] + s), Self.sequence(r + [0x02, 0x00]),
            Self.sequence(r + [0x02]), Self.sequence(r + [0x02, 0x01]), Self.sequence(r + [0x02, 0xFF] + s.dropFirst(2)),
            // The sign of a number below zero.
            Self.sequence([0x02, 0x01, 0xFF] + s), Self.sequence([0x02, 0x02, 0x00, 0x7F] + s),
            Self.sequence([0x02, 0x02, 0x00, 0x00] + s),
            [0x30, 0xFF] + [UInt8](repeating: 0xFF, count: 100_000), [UInt8](repeating: 0x30, count: 126),
        ]
        for signature in wrong { #expect(sample.failure(signature) == .signatureEncoding, "\(signature.prefix(8))") }
    }

    @Test("No signature can lose a byte, or have one more", arguments: samples)
    func lengths(_ sample: Sample) {
        let der = Self.sequence(Self.number(sample.r) + Self.number(sample.s))
        for count in 0..<der.count { #expect(sample.failure(Array(der[..<count])) == .signatureEncoding) }
        for count in 0..<sample.signature.count {
            #expect(sample.failure(Array(sample.signature[..<count]), .fixedLength) == .signatureLength)
        }
        #expect(sample.failure(sample.signature + [0], .fixedLength) == .signatureLength)
    }

    @Test("Numbers are at least 1 and below the order", arguments: samples)
    func ranges(_ sample: Sample) {
        let zero = [UInt8](repeating: 0, count: sample.width)
        let most = [UInt8](repeating: 0xFF, count: sample.width)
        for outside in [zero, sample.order, Self.changed(sample.order, by: 1), most] {
            for (r, s) in [(outside, sample.s), (sample.r, outside), (outside, outside)] {
                #expect(sample.failure(r + s, .fixedLength) == .signatureRange)
                #expect(sample.failure(Self.sequence(Self.number(r) + Self.number(s))) == .signatureRange)
            }
        }
        let inside = Self.changed(sample.order, by: -1)
        #expect(sample.failure(inside + inside, .fixedLength) == .notValid)
        // More bytes than the order has.
        let long = [0x02, 0x39, 0x01] + [UInt8](repeating: 0, count: 56)
        #expect(sample.failure(Self.sequence(long + Self.number(sample.s))) == .signatureRange)
    }

    @Test("No bit can change", arguments: samples)
    func bits(_ sample: Sample) {
        for bit in stride(from: 0, to: sample.signature.count * 8, by: 37) {
            var signature = sample.signature
            signature[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(sample.failure(signature, .fixedLength) != nil, "bit \(bit)")
        }
    }

    @Test("A public key is a point on its curve, with both coordinates", arguments: samples)
    func points(_ sample: Sample) {
        func failure(_ point: [UInt8]) -> SignatureError? {
            sample.failure(sample.signature, .fixedLength, key: sample.key(point))
        }
        #expect(failure(sample.point) == nil)
        let x = Array(sample.point[1...sample.width])
        // The point at infinity, points with one coordinate or with a hint at it, and other lengths.
        let wrong: [[UInt8]] = [
            [], [0], [4], [2] + x, [3] + x, [6] + sample.point.dropFirst(), [7] + sample.point.dropFirst(), [0] + sample.point.dropFirst(),
            sample.point + [0], Array(sample.point.dropLast()), [UInt8](repeating: 4, count: 1_000_000),
        ]
        for point in wrong { #expect(failure(point) == .pointEncoding, "\(point.prefix(2))") }
        #expect(failure([4] + [UInt8](repeating: 0, count: 2 * sample.width)) == .pointNotOnCurve)
        #expect(failure([4] + [UInt8](repeating: 0xFF, count: 2 * sample.width)) == .pointNotOnCurve)
        for index in 1..<sample.point.count {
            var point = sample.point
            point[index] ^= 1
            #expect(failure(point) == .pointNotOnCurve)
        }
    }

    @Test("A coordinate is below the prime, so each point has one form")
    func largeCoordinate() {
        // x = 5 is on the curve; x + p has 32 bytes too only if x is below 2^256 - p.
        let y = bytes("459243b9aa581806fe913bce99817ade11ca503c64d9a3c533415c083248fbcc")
        let small = [UInt8](repeating: 0, count: 31) + [5]
        let large = bytes("ffffffff00000001000000000000000000000001000000000000000000000004")
        let sample = Self.samples[0]
        #expect(sample.failure(sample.signature, .fixedLength, key: .p256(point: [4] + small + y)) == .notValid)
        #expect(sample.failure(sample.signature, .fixedLength, key: .p256(point: [4] + large + y)) == .pointNotOnCurve)
    }

    @Test("A hash has the length of its hash function", arguments: [0, 1, 31, 33, 64])
    func hashLengths(_ count: Int) {
        #expect(throws: SignatureError.hashLength) {
            try KnownSignatures.p256.verify([], hash: [UInt8](repeating: 0, count: count), .sha256)
        }
    }
}
