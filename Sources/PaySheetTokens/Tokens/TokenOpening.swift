import PaySheet

extension SealedToken {
    /// Decrypts the data with the functions of a cryptographic library. This library has no arithmetic on curves and no AES.
    ///
    /// The result contains a card number, so a program that opens tokens must follow PCI DSS. ``TokenCheck`` needs no key.
    ///
    /// - Parameters:
    ///   - merchantIdentifier: The merchant identifier of the certificate.
    ///   - sharedSecret: Returns the shared secret of the private key and the token's one-time key, a DER SubjectPublicKeyInfo.
    ///   - open: Decrypts AES-256-GCM: key, nonce, encrypted bytes, tag.
    /// - Returns: The JSON of the decrypted payment data.
    public func open<Failure: Error>(
        merchantIdentifier: String, sharedSecret: (_ key: [UInt8]) throws(Failure) -> [UInt8],
        open: (_ key: [UInt8], _ nonce: [UInt8], _ sealed: [UInt8], _ tag: [UInt8]) throws(Failure) -> [UInt8]
    ) throws(TokenOpeningError<Failure>) -> [UInt8] {
        guard method == .ellipticCurve else { throw .wrappedKey }
        do throws(Failure) {
            let key = SealedToken.symmetricKey(of: try sharedSecret(self.key), merchantIdentifier: merchantIdentifier)
            let nonce = [UInt8](repeating: 0, count: 16)
            return try open(
                key, nonce, Array(data.dropLast(SealedToken.tagLength)), Array(data.suffix(SealedToken.tagLength)))
        } catch {
            throw .failed(error)
        }
    }

    /// Derives the key of AES from a shared secret, as NIST SP 800-56A describes it with the names that Apple uses.
    ///
    /// - Parameter sharedSecret: The 32 bytes of the X coordinate that the private key and the one-time key have in common.
    public static func symmetricKey(of sharedSecret: [UInt8], merchantIdentifier: String) -> [UInt8] {
        var hash = SHA256()
        hash.update([0, 0, 0, 1])
        hash.update(sharedSecret)
        hash.update(keyDerivationInfo(merchantIdentifier: merchantIdentifier))
        return hash.finish()
    }

    /// The bytes that the derivation adds to the secret: algorithm, the party Apple, and the party merchant.
    static func keyDerivationInfo(merchantIdentifier: String) -> [UInt8] {
        let algorithm = "id-aes256-GCM".utf8
        return [UInt8(algorithm.count)] + algorithm + "Apple".utf8 + SHA256.hash(merchantIdentifier.utf8)
    }
}

/// Why a token cannot be opened.
public enum TokenOpeningError<Failure: Error>: Error {
    /// The token uses RSA, for mainland China. Its key is unwrapped in another way.
    case wrappedKey
    /// A function of the cryptographic library failed.
    case failed(Failure)
}

extension TokenOpeningError: Equatable where Failure: Equatable {}

extension TokenOpeningError: CustomStringConvertible {
    /// What is wrong, in one sentence without a full stop. The words about a failure are those of the cryptographic library.
    public var description: String {
        switch self {
        case .wrappedKey: return "the token uses RSA, for mainland China; unwrap its key with RSA, and decrypt the data with that key"
        case .failed(let failure):
            #if hasFeature(Embedded)
                return "a function of the cryptographic library failed"
            #else
                return "a function of the cryptographic library failed: " + String(describing: failure)
            #endif
        }
    }
}
