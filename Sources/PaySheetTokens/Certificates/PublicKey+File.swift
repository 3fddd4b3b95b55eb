extension PublicKey {
    /// Reads the file of a public key, as PEM or DER. Returns `nil` if the file is something else.
    package init?(file bytes: [UInt8]) {
        guard let blocks = try? PEMBlock.blocks(bytes), blocks.count < 2 else { return nil }
        let block = blocks.first
        guard block.map({ $0.label == "PUBLIC KEY" }) ?? true, let key = try? PublicKey(der: block?.bytes ?? bytes) else { return nil }
        self = key
    }
}
