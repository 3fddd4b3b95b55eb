import PaySheet

/// An empty serial number.
enum PassSerialNumber: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletPassView.self, .serialNumber) { text, node, context in
                guard text.isEmpty else { return }
                context.report(
                    .passSerialNumber, at: node, help: "write an identifier that no other pass of this type has",
                    "the serial number is empty")
            }
        ]
    }
}
