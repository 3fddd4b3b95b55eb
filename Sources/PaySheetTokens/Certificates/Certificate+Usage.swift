extension Certificate {
    /// Whether the key may be used for a purpose. Without a list of purposes, it may be used for all.
    package func isUsable(for purpose: ObjectName) -> Bool {
        guard let value = value(of: .extendedKeyUsage) else { return true }
        guard let root = try? BERTree(value, as: .der).root, root.tag == .sequence else { return false }
        return root.children.contains { (try? $0.objectIdentifier()) == purpose }
    }

    /// Checks that the owner may sign data, or certificates (RFC 5280, 4.2.1.3 and 6.1.4).
    package func allow(_ use: Use) throws(SignatureFault) {
        if let unknown = extensions.first(where: { $0.isCritical && !Certificate.knownExtensions.contains($0.name) }) {
            throw .unsuitable(.criticalExtension(unknown.name))
        }
        guard use == .data || isAuthority, mayUse(use.rawValue) else { throw .unsuitable(use == .data ? .notForData : .notForCertificates) }
    }

    /// What a key signs, as the bits in the first byte of its usage.
    package enum Use: UInt8 {
        case data = 0x80
        case certificates = 0x04
    }

    /// The critical extensions that the checks here know.
    private static let knownExtensions: Set<ObjectName> = [.keyUsage, .basicConstraints, .extendedKeyUsage, .tokenSigner, .tokenIssuer]

    /// Whether the key is for something, as far as the certificate says what it is for.
    private func mayUse(_ bit: UInt8) -> Bool {
        // A bit string: tag, length, number of unused bits, bits.
        guard let usage = value(of: .keyUsage) else { return true }
        return usage.count > 3 && usage[0] == 3 && usage[3] & bit != 0
    }
}
