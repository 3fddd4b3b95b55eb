/// An object identifier: the standard's name for an algorithm, an attribute or an extension.
///
/// ```swift
/// ObjectName.merchantHash.description  // 1.2.840.113635.100.6.32
/// ```
public struct ObjectName: Sendable, Hashable {
    /// The encoded numbers.
    let content: [UInt8]

    /// Takes the content of an encoded identifier; `nil` if a number is not complete or does not fit into 64 bits.
    init?(content: some Sequence<UInt8>) {
        let bytes = Array(content)
        guard let last = bytes.last, last & 0x80 == 0, bytes.count <= 64 else { return nil }
        var isFirst = true
        var length = 0
        for byte in bytes {
            guard !isFirst || byte != 0x80 else { return nil }
            length += 1
            guard length <= 9 else { return nil }
            isFirst = byte & 0x80 == 0
            if isFirst { length = 0 }
        }
        self.content = bytes
    }

    private init(_ content: [UInt8]) { self.content = content }

    /// The numbers, the first two apart.
    private var numbers: [UInt64] {
        var numbers: [UInt64] = []
        var number: UInt64 = 0
        for byte in content {
            number = number << 7 | UInt64(byte & 0x7F)
            guard byte & 0x80 == 0 else { continue }
            if numbers.isEmpty {
                let first = min(number / 40, 2)
                numbers = [first, number - first * 40]
            } else {
                numbers.append(number)
            }
            number = 0
        }
        return numbers
    }

    // The numbers below are those that the descriptions state.

    /// 1.2.840.113635.100.6.32: the hash of the merchant identifier, in certificates of merchants.
    public static let merchantHash = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x63, 0x64, 0x06, 0x20])
    /// 1.2.840.113635.100.6.29: marks the certificate that signs payment tokens.
    public static let tokenSigner = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x63, 0x64, 0x06, 0x1D])
    /// 1.2.840.113635.100.6.2.14: marks the certificate that issues those that sign payment tokens.
    public static let tokenIssuer = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x63, 0x64, 0x06, 0x02, 0x0E])
    /// 2.5.29.15: says what the key is for.
    static let keyUsage = ObjectName([0x55, 0x1D, 0x0F])
    /// 2.5.29.19: says whether the owner may issue certificates.
    static let basicConstraints = ObjectName([0x55, 0x1D, 0x13])
    /// 2.5.29.14: identifies the owner's key.
    package static let subjectKeyIdentifier = ObjectName([0x55, 0x1D, 0x0E])
    /// 2.5.29.35: identifies the issuer's key.
    static let authorityKeyIdentifier = ObjectName([0x55, 0x1D, 0x23])
    /// 2.5.29.37: says what the key is for.
    static let extendedKeyUsage = ObjectName([0x55, 0x1D, 0x25])
    /// 1.0.18013.5.1.2: the key signs mobile driver's licenses.
    package static let licenseSigner = ObjectName([0x28, 0x81, 0x8C, 0x5D, 0x05, 0x01, 0x02])
    /// 2.5.4.3: the common name.
    static let commonName = ObjectName([0x55, 0x04, 0x03])
    /// 2.5.4.11: the organizational unit.
    static let organizationalUnit = ObjectName([0x55, 0x04, 0x0B])
    /// 0.9.2342.19200300.100.1.1: the user identifier, in which certificates state the merchant identifier.
    static let userIdentifier = ObjectName([0x09, 0x92, 0x26, 0x89, 0x93, 0xF2, 0x2C, 0x64, 0x01, 0x01])
    /// 1.2.840.10045.2.1: a key on an elliptic curve.
    static let ellipticKey = ObjectName([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01])
    /// 1.2.840.10045.3.1.7: the curve P-256.
    static let p256 = ObjectName([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07])
    /// 1.3.132.0.34: the curve P-384.
    static let p384 = ObjectName([0x2B, 0x81, 0x04, 0x00, 0x22])
    /// 1.3.132.0.35: the curve P-521.
    static let p521 = ObjectName([0x2B, 0x81, 0x04, 0x00, 0x23])
    /// 1.2.840.113549.1.1.1: an RSA key.
    static let rsaKey = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01])
    /// 1.2.840.113549.1.7.2: signed data.
    static let signedData = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02])
    /// 1.2.840.113549.1.9.3: the type of what is signed.
    static let contentType = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x03])
    /// 1.2.840.113549.1.9.4: the hash of the signed content.
    static let messageDigest = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x04])
    /// 1.2.840.113549.1.9.5: the time of the signature.
    static let signingTime = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x05])
    /// 2.16.840.1.101.3.4.2.1: SHA-256.
    package static let sha256 = ObjectName([0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01])
    /// 2.16.840.1.101.3.4.2.2: SHA-384.
    static let sha384 = ObjectName([0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02])
    /// 2.16.840.1.101.3.4.2.3: SHA-512.
    static let sha512 = ObjectName([0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x03])
    /// 1.2.840.10045.4.3.2: ECDSA with SHA-256.
    static let ecdsaWithSHA256 = ObjectName([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x02])
    /// 1.2.840.10045.4.3.3: ECDSA with SHA-384.
    static let ecdsaWithSHA384 = ObjectName([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x03])
    /// 1.2.840.10045.4.3.4: ECDSA with SHA-512.
    static let ecdsaWithSHA512 = ObjectName([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x04, 0x03, 0x04])
    /// 1.2.840.113549.1.1.11: RSA with SHA-256.
    static let rsaWithSHA256 = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0B])
    /// 1.2.840.113549.1.1.12: RSA with SHA-384.
    static let rsaWithSHA384 = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0C])
    /// 1.2.840.113549.1.1.13: RSA with SHA-512.
    static let rsaWithSHA512 = ObjectName([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0D])
}

extension ObjectName: CustomStringConvertible {
    /// The numbers with dots between them.
    public var description: String { numbers.map { String($0) }.joined(separator: ".") }
}
