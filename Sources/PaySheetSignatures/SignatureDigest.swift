import PaySheet

/// The hash function of a signature. SHA-1 is not one of them: two messages with the same hash can be made.
public enum SignatureDigest: Sendable, Hashable, CaseIterable {
    /// SHA-256.
    case sha256
    /// SHA-384.
    case sha384
    /// SHA-512.
    case sha512

    /// The number of bytes of a hash.
    public var byteCount: Int {
        switch self {
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// Returns the hash of a message.
    public func hash(_ message: [UInt8]) -> [UInt8] {
        switch self {
        case .sha256: SHA256.hash(message)
        case .sha384: SHA512.hash384(message)
        case .sha512: SHA512.hash(message)
        }
    }

    /// The DER of `DigestInfo` before the hash (RFC 8017, 9.2, note 1). The parameters are NULL.
    var prefix: [UInt8] {
        let number: UInt8 =
            switch self {
            case .sha256: 1
            case .sha384: 2
            case .sha512: 3
            }
        // Cannot trap: a hash has at most 64 bytes.
        let length = UInt8(byteCount)
        return [
            0x30, 0x11 + length, 0x30, 0x0D, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, number, 0x05, 0x00, 0x04, length,
        ]
    }
}
