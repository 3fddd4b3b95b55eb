import PaySheet

/// A pass type identifier that does not look like one.
enum PassTypeIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletPassView.self, .passTypeIdentifier) { text, node, context in
                let parts = text.string.utf8.split(separator: ASCII.point, omittingEmptySubsequences: false)
                guard !PassPlaceholder.isPlaceholder(text.string), !text.starts(with: "pass.") || parts.contains(where: { $0.isEmpty })
                else { return }
                context.report(
                    .passTypeIdentifier, at: node,
                    help: "write the identifier of your account, such as \"pass.com.example.tickets\"",
                    text.starts(with: "order.")
                        ? "this is the identifier of an order type, not of a pass type"
                        : "the pass type identifier is not \"pass.\" with a reverse domain name")
            }
        ]
    }
}
