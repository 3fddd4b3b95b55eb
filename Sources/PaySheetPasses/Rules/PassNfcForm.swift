import PaySheet

/// Data for readers in another form.
enum PassNfcForm: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(PassNFCView.self, .message) { text, node, context in
                let count = text.string.utf8.count
                guard count > 64 else { return }
                context.report(
                    .passNfcForm, at: node, help: "write at most 64 bytes",
                    "the message has \(count, "count") bytes, and Wallet cuts it off")
            },
            .text(PassNFCView.self, .encryptionPublicKey) { text, node, context in
                guard !isKey(Array(text.string.utf8)) else { return }
                context.report(
                    .passNfcForm, at: node, help: "write the public key as DER in Base64, without lines of PEM",
                    "the key is not a public key of the curve P-256 in Base64")
            },
        ]
    }

    /// A SubjectPublicKeyInfo of P-256 with a compressed point, or with both coordinates.
    private static func isKey(_ text: [UInt8]) -> Bool {
        guard let key = Base64.decode(text), key.count == 59 || key.count == 91, let algorithm = Hex.decode(curve) else { return false }
        let point = key.count == 59 ? 2...3 : 4...4
        return Int(key[1]) == key.count - 2 && key[0] == 0x30 && key[2...].starts(with: algorithm) && point.contains(Int(key[26]))
    }

    /// The algorithm of the key: an elliptic curve, P-256.
    private static let curve = "301306072a8648ce3d020106082a8648ce3d030107"
}
