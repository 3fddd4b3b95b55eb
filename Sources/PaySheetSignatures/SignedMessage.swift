/// A message and its signature, with what is needed to check it.
public struct SignedMessage: Sendable, Hashable {
    /// The bytes that were signed.
    public var message: [UInt8]
    /// The signature.
    public var signature: [UInt8]
    /// The public key of the signer.
    public var key: SignatureKey
    /// The hash function.
    public var digest: SignatureDigest
    /// How the signature writes two numbers. An RSA signature has one number.
    public var form: SignatureForm

    /// Creates a signed message.
    public init(_ message: [UInt8], signature: [UInt8], key: SignatureKey, digest: SignatureDigest, form: SignatureForm = .der) {
        self.message = message
        self.signature = signature
        self.key = key
        self.digest = digest
        self.form = form
    }
}
