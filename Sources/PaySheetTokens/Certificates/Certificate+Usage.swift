extension Certificate {
    /// Whether the key may be used for a purpose. Without a list of purposes, it may be used for all.
    package func isUsable(for purpose: ObjectName) -> Bool {
        guard let value = value(of: .extendedKeyUsage) else { return true }
        guard let root = try? BERTree(value, as: .der).root, root.tag == .sequence else { return false }
        return root.children.contains { (try? $0.objectIdentifier()) == purpose }
    }

    /// Whether an extension that a reader must know is unknown here, so that the certificate must be refused.
    package var hasUnknownDemand: Bool {
        extensions.contains { $0.isCritical && ![.basicConstraints, .keyUsage, .extendedKeyUsage].contains($0.name) }
    }
}
