import PaySheet

/// A value that a template left.
enum PassPlaceholder: DocumentRule {
    static var rows: [RuleRow] {
        [WalletPassView.Member.teamIdentifier, .passTypeIdentifier, .serialNumber, .authenticationToken].map { member in
            .text(WalletPassView.self, member) { text, node, context in
                guard isPlaceholder(text.string) else { return }
                context.report(
                    .passPlaceholder, at: node, help: "write the real value", "the value is a placeholder")
            }
        }
    }

    static func isPlaceholder(_ text: String) -> Bool {
        let upper = ASCII.upperCased(text.utf8)
        let isMarked = upper.first == UInt8(ascii: "<") && upper.last == UInt8(ascii: ">")
        let isBraced = upper.starts(with: "{{".utf8) || upper.starts(with: "${".utf8)
        return isMarked || isBraced || upper.starts(with: "YOUR".utf8) || words.contains { upper.elementsEqual($0.utf8) }
    }

    private static let words = ["ABCDEFGHIJ", "NONE", "TEAM_ID", "TEAMID", "XXXXXXXXXX", "TODO"]
}
