import PaySheet

/// What the encryption of usage information binds to a token: the `info` of HPKE. The encryption itself is not part of this library.
public enum UsageInformationKey {
    /// The bytes of `info` for a token: a name and the hash of the token's identifier.
    public static func info(merchantTokenIdentifier: String) -> [UInt8] {
        [UInt8]("ApplePayMerchantTokenUsageInformation_1.0".utf8) + SHA256.hash(merchantTokenIdentifier.utf8)
    }

    /// The value of `infoHash` for a token, in hexadecimal digits.
    public static func infoHash(merchantTokenIdentifier: String) -> String {
        SHA256.hex(info(merchantTokenIdentifier: merchantTokenIdentifier))
    }
}
