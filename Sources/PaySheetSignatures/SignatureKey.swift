/// A public key that checks signatures, as the bytes of a certificate. They are checked when a signature is.
public enum SignatureKey: Sendable, Hashable {
    /// A point on the curve P-256: the byte 4, and both coordinates. 65 bytes.
    case p256(point: [UInt8])
    /// A point on the curve P-384: the byte 4, and both coordinates. 97 bytes.
    case p384(point: [UInt8])
    /// The modulus and the exponent of an RSA key, the highest byte first. 2,048 to 4,096 bits.
    case rsa(modulus: [UInt8], exponent: [UInt8])

    /// Checks the signature of a hash. Returns only if the signature is valid.
    ///
    /// For a message instead of its hash, use ``SignatureVerifier``, which can also ask another library.
    ///
    /// - Parameters:
    ///   - signature: The bytes of the signature.
    ///   - hash: The hash of the message.
    ///   - digest: The hash function.
    ///   - form: How the signature writes two numbers. An RSA signature has one number.
    public func verify(
        _ signature: [UInt8], hash: [UInt8], _ digest: SignatureDigest, form: SignatureForm = .der
    ) throws(SignatureError) {
        guard hash.count == digest.byteCount else { throw .hashLength }
        switch self {
        case .p256(let point): try SignatureKey.verify(signature, form, hash, point, on: .p256)
        case .p384(let point): try SignatureKey.verify(signature, form, hash, point, on: .p384)
        case .rsa(let modulus, let exponent):
            try RSAPublicKey(modulus: modulus, exponent: exponent).verify(signature, hash, digest)
        }
    }

    private static func verify(
        _ signature: [UInt8], _ form: SignatureForm, _ hash: [UInt8], _ point: [UInt8], on curve: Curve
    ) throws(SignatureError) {
        let key = try curve.point(point)
        try ECDSASignature(signature, form, on: curve).verify(hash, key)
    }
}
