/// Why a signature is refused. Messages never contain bytes of the input.
public enum SignatureError: Error, Sendable, Hashable, CaseIterable {
    /// The public key is not a point with both coordinates: the byte 4, x and y.
    case pointEncoding
    /// The public key is not a point on its curve.
    case pointNotOnCurve
    /// The RSA modulus has fewer than 2,048 or more than 4,096 bits.
    case modulusSize
    /// The RSA modulus is even.
    case modulusEven
    /// The RSA exponent is even, below 3, or has more than 64 bits.
    case exponent
    /// The hash does not have as many bytes as its hash function makes.
    case hashLength
    /// The signature is not two numbers in DER.
    case signatureEncoding
    /// The signature does not have as many bytes as the key needs.
    case signatureLength
    /// A number of the signature is zero, or too large for the key.
    case signatureRange
    /// The signature is well formed, and belongs to another message or another key.
    case notValid
}

extension SignatureError: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop.
    public var description: String {
        switch self {
        case .pointEncoding: "the public key is not a point with both coordinates"
        case .pointNotOnCurve: "the public key is not a point on its curve"
        case .modulusSize: "the RSA modulus does not have 2,048 to 4,096 bits"
        case .modulusEven: "the RSA modulus is even"
        case .exponent: "the RSA exponent is not an odd number from 3 with at most 64 bits"
        case .hashLength: "the hash has the wrong length"
        case .signatureEncoding: "the signature is not written as DER requires"
        case .signatureLength: "the signature has the wrong length"
        case .signatureRange: "a number in the signature is out of range"
        case .notValid: "the signature does not belong to this message and this key"
        }
    }
}
