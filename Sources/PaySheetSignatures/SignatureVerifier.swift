/// What checks signatures: the code of this module, or a function of another library.
///
/// ```swift
/// try SignatureVerifier().verify(signed)  // returns only if the signature is valid
/// ```
public struct SignatureVerifier: Sendable {
    private let answer: (@Sendable (SignedMessage) -> Bool?)?

    /// Creates a verifier with the code of this module. It gives the same answers on every system.
    public init() { answer = nil }

    /// Creates a verifier that asks a function of another library first.
    ///
    /// - Parameter answer: Returns whether the signature is valid; `nil` to let the code of this module decide, and say why it refuses.
    public init(_ answer: @escaping @Sendable (SignedMessage) -> Bool?) { self.answer = answer }

    /// Checks a signature. Returns only if it is valid.
    public func verify(_ signed: SignedMessage) throws(SignatureError) {
        if let isValid = answer.flatMap({ $0(signed) }) {
            guard isValid else { throw .notValid }
            return
        }
        try signed.key.verify(signed.signature, hash: signed.digest.hash(signed.message), signed.digest, form: signed.form)
    }
}
