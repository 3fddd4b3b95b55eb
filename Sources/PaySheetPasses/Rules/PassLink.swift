import PaySheet

/// An incomplete address.
enum PassLink: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletPassView.self, any: [.formatVersion, .passTypeIdentifier]) { pass, context in
                for (name, value) in pass.cursor.memberNames where PassUnknownMember.links.contains(name) && name.hasSuffix("URL") {
                    if let text = pass.cursor.string(at: value) { check(text, value, &context) }
                }
            },
            .text(PassActionView.self, .url) { text, node, context in check(text.string, node, &context) },
        ]
    }

    private static func check(_ text: String, _ node: Int, _ context: inout RuleContext) {
        let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
        let isScheme = !scheme.isEmpty && scheme.allSatisfy { ASCII.isLowerCaseLetter(ASCII.lowerCased($0)) || $0 == ASCII.minus }
        guard !isScheme || scheme.count == text.utf8.count || text.utf8.contains(UInt8(ascii: " ")) else { return }
        context.report(
            .passLink, at: node, help: "write the whole address, beginning with https://",
            isScheme && scheme.count < text.utf8.count ? "the address has a blank" : "the address is not absolute")
    }
}
