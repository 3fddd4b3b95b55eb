import PaySheetSignatures
import Testing

@Suite("RSA")
struct RSAPublicKeyTests {
    private static let signed = KnownSignatures.rows.first { $0.description == "RSA, sha256, sample" }?.signed

    private static func failure(
        modulus: [UInt8] = KnownSignatures.modulus, exponent: [UInt8] = [1, 0, 1], _ signature: [UInt8]
    ) -> SignatureError? {
        do throws(SignatureError) {
            let hash = SignatureDigest.sha256.hash(Array("sample".utf8))
            try SignatureKey.rsa(modulus: modulus, exponent: exponent).verify(signature, hash: hash, .sha256)
            return nil
        } catch {
            return error
        }
    }

    @Test("Zeros in front of the numbers of a key are skipped")
    func zeros() throws {
        let signature = try #require(Self.signed).signature
        #expect(Self.failure(modulus: [0] + KnownSignatures.modulus, exponent: [0, 0, 1, 0, 1], signature) == nil)
        #expect(Self.failure(modulus: [UInt8](repeating: 0, count: 10_000) + KnownSignatures.modulus, signature) == nil)
        #expect(Self.failure(exponent: [UInt8](repeating: 0, count: 10_000) + [1, 0, 1], signature) == nil)
    }

    @Test("A modulus has 2,048 to 4,096 bits, and is odd")
    func modulus() {
        func modulus(bits: Int) -> [UInt8] {
            var digits = [UInt8](repeating: 0xFF, count: (bits + 7) / 8)
            digits[0] = UInt8(0xFF >> (digits.count * 8 - bits))
            return digits
        }
        for bits in [1, 8, 512, 1024, 2047, 4097, 8192, 1_000_000] {
            #expect(Self.failure(modulus: modulus(bits: bits), []) == .modulusSize, "\(bits) bits")
        }
        for bits in [2048, 2049, 3000, 4095, 4096] {
            let signature = [UInt8](repeating: 0, count: (bits + 7) / 8)
            #expect(Self.failure(modulus: modulus(bits: bits), signature) == .notValid, "\(bits) bits")
        }
        #expect(Self.failure(modulus: [], []) == .modulusSize)
        #expect(Self.failure(modulus: [0, 0], []) == .modulusSize)
        #expect(Self.failure(modulus: KnownSignatures.modulus.dropLast() + [0], []) == .modulusEven)
    }

    @Test("An exponent is odd, from 3 to 64 bits")
    func exponents() throws {
        let signature = try #require(Self.signed).signature
        for exponent: [UInt8] in [[], [0], [1], [2], [0, 1], [1, 0, 0], [1] + [UInt8](repeating: 0, count: 7) + [1], signature] {
            #expect(Self.failure(exponent: exponent, signature) == .exponent, "\(exponent.prefix(9))")
        }
        for exponent: [UInt8] in [[3], [17], [1, 0, 3], [UInt8](repeating: 0xFF, count: 8)] {
            #expect(Self.failure(exponent: exponent, signature) == .notValid)
        }
    }

    @Test("A signature has the length of the modulus, and is below it")
    func signatures() throws {
        let signature = try #require(Self.signed).signature
        for wrong in [[], [0], signature + [0], [0] + signature, Array(signature.dropLast())] {
            #expect(Self.failure(wrong) == .signatureLength)
        }
        for wrong in [KnownSignatures.modulus, [UInt8](repeating: 0xFF, count: 256)] { #expect(Self.failure(wrong) == .signatureRange) }
        // Powers that are known: 0, 1 and -1.
        for known in [[UInt8](repeating: 0, count: 256), [UInt8](repeating: 0, count: 255) + [1]] {
            #expect(Self.failure(known) == .notValid)
        }
        #expect(Self.failure(KnownSignatures.modulus.dropLast() + [KnownSignatures.modulus[255] - 1]) == .notValid)
    }

    @Test("No bit can change")
    func bits() throws {
        let signed = try #require(Self.signed)
        for bit in stride(from: 0, to: 2048, by: 97) {
            var signature = signed.signature
            signature[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(Self.failure(signature) != nil, "bit \(bit)")
        }
    }

    @Test("A signature with SHA-1 is valid with no hash function of this module", arguments: SignatureDigest.allCases)
    func weak(_ digest: SignatureDigest) {
        let signed = SignedMessage(Array("sample".utf8), signature: KnownSignatures.weak, key: KnownSignatures.rsa, digest: digest)
        #expect(throws: SignatureError.notValid) { try SignatureVerifier().verify(signed) }
    }
}
