/// A public key of RSA, and the check of a PKCS #1 v1.5 signature of RFC 8017, 8.2.2.
struct RSAPublicKey: Sendable {
    /// The sizes of a modulus, in bits. FIPS 186-5 has no smaller one; a larger one lets a sender choose how long a check takes.
    private static let sizes = 2048...4096

    private let modulus: Modulus
    private let exponent: [Word]
    private let byteCount: Int

    /// Reads a key. Zeros in front of a number, as DER writes them, are skipped.
    init(modulus: [UInt8], exponent: [UInt8]) throws(SignatureError) {
        let digits = modulus.drop { $0 == 0 }
        byteCount = digits.count
        guard digits.count <= RSAPublicKey.sizes.upperBound / 8,
            let words = Words.number(digits, count: Words.count(ofBytes: digits.count)),
            RSAPublicKey.sizes.contains(Words.bitLength(words))
        else { throw .modulusSize }
        guard let last = digits.last, last & 1 == 1 else { throw .modulusEven }
        // RFC 8017, 3.1, has odd exponents from 3. More than 64 bits would let a sender choose how long a check takes.
        guard let power = Words.number(exponent, count: Words.count(ofBytes: 8)), Words.bitLength(power) > 1, Words.bit(0, of: power)
        else { throw .exponent }
        self.modulus = Modulus(words)
        self.exponent = power
    }

    /// Checks the signature of a hash.
    func verify(_ signature: [UInt8], _ hash: [UInt8], _ digest: SignatureDigest) throws(SignatureError) {
        guard signature.count == byteCount else { throw .signatureLength }
        guard let number = Words.number(signature, count: modulus.words.count), modulus.contains(number) else { throw .signatureRange }
        let message = modulus.number(modulus.power(modulus.residue(number), exponent))
        // What a signer encodes is compared as a whole, so nothing of the padding is read.
        guard Words.bytes(message, count: byteCount) == encoded(hash, digest) else { throw .notValid }
    }

    /// The encoded message of RFC 8017, 9.2: 0, 1, bytes of 255, 0, the name of the hash function, and the hash.
    private func encoded(_ hash: [UInt8], _ digest: SignatureDigest) -> [UInt8] {
        let end = digest.prefix + hash
        // The smallest modulus has 256 bytes, and the end has at most 83.
        let padding = [UInt8](repeating: 0xFF, count: max(8, byteCount - end.count - 3))
        return [0, 1] + padding + [0] + end
    }
}
