import PaySheet

/// A web service without https.
enum WalletOrderServiceUrl: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletOrderView.self, .webServiceURL) { text, node, context in
                guard text.addressForm == .https else {
                    context.report(
                        .walletOrderServiceUrl, at: node, help: "write the whole address, beginning with https://",
                        "the address of the web service does not begin with https://")
                    return
                }
                let path = text.string.utf8
                guard path.reversed().starts(with: "1v/".utf8) || path.reversed().starts(with: "/1v/".utf8) else { return }
                context.report(
                    .walletOrderServiceUrl, at: node, .warning, help: "leave \"/v1\" out",
                    "devices add \"/v1\" to the address of the web service themselves")
            }
        ]
    }
}
