import PaySheet

/// A color in another form, or texts in the color of the background.
enum PassColor: DocumentRule {
    static var rows: [RuleRow] {
        [
            row(.backgroundColor), row(.foregroundColor), row(.labelColor), row(.footerBackgroundColor), row(.stripColor),
            RuleRow(WalletPassView.self, needs: [.backgroundColor, .foregroundColor]) { pass, context in
                guard let back = pass.text(.backgroundColor)?.string, let front = pass.text(.foregroundColor)?.string,
                    let color = numbers(back), color == numbers(front)
                else { return }
                context.report(
                    .passColor, at: pass[.foregroundColor], related: [RelatedNode(pass[.backgroundColor], "the background")],
                    help: "write another color", "the texts have the color of the background")
            },
        ]
    }

    private static func row(_ member: WalletPassView.Member) -> RuleRow {
        .text(WalletPassView.self, member) { text, node, context in
            let color = text.string
            guard numbers(color) == nil else { return }
            let isHex = color.utf8.first == UInt8(ascii: "#")
            context.report(
                .passColor, at: node, isHex ? .info : .warning, help: "write a color such as \"rgb(20, 60, 90)\"",
                isHex ? "Apple documents colors as rgb(r, g, b) only" : "the color is not rgb(r, g, b) with numbers from 0 to 255")
        }
    }

    /// The three numbers of a color.
    private static func numbers(_ text: String) -> [Int]? {
        let bytes = text.utf8.filter { $0 != UInt8(ascii: " ") }
        guard bytes.starts(with: "rgb(".utf8), bytes.last == UInt8(ascii: ")") else { return nil }
        let parts = bytes.dropFirst(4).dropLast().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }.filter { 0...255 ~= $0 }
        return parts.count == 3 && numbers.count == 3 ? numbers : nil
    }
}
