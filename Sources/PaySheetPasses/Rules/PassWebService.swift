import PaySheet

/// An address of the web service that devices cannot use.
enum PassWebService: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletPassView.self, .webServiceURL) { text, node, context in
                guard text.addressForm == .https else {
                    return context.report(
                        .passWebService, at: node, help: "write the whole address, beginning with https://",
                        "the address of the web service does not begin with https://")
                }
                let parts = text.string.utf8.split(separator: UInt8(ascii: "/"))
                guard parts.count > 2, parts.last?.elementsEqual("v1".utf8) == true else { return }
                context.report(
                    .passWebService, at: node, help: "leave \"/v1\" out",
                    "devices add \"/v1\" to the address of the web service themselves")
            }
        ]
    }
}
