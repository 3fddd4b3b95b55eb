/// How bytes write the two numbers of an ECDSA signature. An RSA signature has one form only.
public enum SignatureForm: Sendable, Hashable {
    /// A DER sequence of two numbers, as in certificates and in signed messages.
    case der
    /// Both numbers with as many bytes as a coordinate of the curve, as in COSE, JWS and IEEE P1363.
    case fixedLength
}
