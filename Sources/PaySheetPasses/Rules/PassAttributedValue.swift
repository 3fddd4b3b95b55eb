import PaySheet

/// Markup that Wallet does not show.
enum PassAttributedValue: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(PassFieldView.self, .attributedValue) { text, node, context in
                let pieces = ASCII.lowerCased(text.string.utf8).split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
                let others = pieces.dropFirst().contains { piece in
                    let isElement = piece.first.map { ASCII.isLowerCaseLetter($0) || $0 == UInt8(ascii: "/") } ?? false
                    return isElement && !piece.starts(with: "a ".utf8) && !piece.starts(with: "/a>".utf8)
                }
                guard others else { return }
                context.report(
                    .passAttributedValue, at: node, help: "use links and plain text", "the value has another element than <a href>")
            }
        ]
    }
}
