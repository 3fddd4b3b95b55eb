import PaySheet
public import PaySheetSignatures

extension PublicKey {
    /// The key as a check of signatures needs it; `nil` for a kind of key whose signatures are not checked here.
    public var signatureKey: SignatureKey? {
        switch form {
        case .p256: bits.map { .p256(point: $0) }
        case .p384: bits.map { .p384(point: $0) }
        case .rsa: rsaNumbers.map { .rsa(modulus: $0.modulus, exponent: $0.exponent) }
        case .p521, .ellipticCurve, .other: nil
        }
    }

    /// The content of the bit string: a point, or the numbers of an RSA key.
    private var bits: [UInt8]? {
        guard let root = try? BERTree(der, as: .der).root, var members = try? root.members() else { return nil }
        _ = members.next()
        return members.next().flatMap { try? $0.bits() }
    }

    private var rsaNumbers: (modulus: [UInt8], exponent: [UInt8])? {
        guard let bits, let root = try? BERTree(bits, as: .der).root, var members = try? root.members(),
            let modulus = try? members.read(.number).number(), let exponent = try? members.read(.number).number(),
            (try? members.end()) != nil, [modulus, exponent].allSatisfy({ $0.first.map { $0 < 0x80 } ?? false })
        else { return nil }
        return (Array(modulus.drop { $0 == 0 }), Array(exponent.drop { $0 == 0 }))
    }
}
