import PaySheet

/// A trade item number with a mistake.
enum WalletOrderGtin: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(WalletLineItemView.self, .gtin) { text, node, context in
                let digits = text.string.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
                guard !isGTIN(digits), !isISBN(digits) else { return }
                context.report(
                    .walletOrderGtin, at: node, help: "write the number that is printed under the barcode, or remove \"gtin\"",
                    "a trade item number has 8, 12, 13 or 14 digits, and the last one is a check digit")
            }
        ]
    }

    /// The digits have weights of 3 and 1 by turns, from the last but one to the first.
    static func isGTIN(_ digits: [UInt8]) -> Bool {
        guard [8, 12, 13, 14].contains(digits.count), digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return false }
        var sum = 0
        for (index, digit) in digits.reversed().enumerated() { sum += Int(digit - 0x30) * (index % 2 == 0 ? 1 : 3) }
        return sum % 10 == 0
    }

    /// The old form of an ISBN has ten digits with weights from 10 to 1; `X` is a last digit of 10.
    static func isISBN(_ digits: [UInt8]) -> Bool {
        guard digits.count == 10 else { return false }
        var sum = 0
        for (index, digit) in digits.enumerated() {
            let isTen = index == 9 && (digit == UInt8(ascii: "X") || digit == UInt8(ascii: "x"))
            guard isTen || digit >= 0x30 && digit <= 0x39 else { return false }
            sum += (isTen ? 10 : Int(digit - 0x30)) * (10 - index)
        }
        return sum % 11 == 0
    }
}
