/// A key for a merchant that Apple does not take.
enum RegistrationKey: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow.text(RegistrationView.self, .partnerInternalMerchantIdentifier, check)
        // A merchant identifier of Apple's has such characters only, too.
        RuleRow.text(PaymentSessionRequestView.self, .merchantIdentifier, check)
    }

    static func check(_ key: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        let message: Sentence
        if hasStranger(key) {
            message = "the key has a character that Apple's server does not take"
        } else if key.isShorter(than: 3) || key.isLonger(than: 1024) {
            message = "the key has \(key.characterCount, "characters") characters, and Apple's server takes 3 to 1024"
        } else {
            return
        }
        context.report(
            .registrationKey, at: node, help: "use 3 to 1024 letters, digits and the signs ~ - _ + & @ $ ! | , . ;", message)
    }

    private static func hasStranger(_ key: borrowing Text) -> Bool {
        for index in 0..<key.byteCount {
            switch key.byte(index) {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "~"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"),
                UInt8(ascii: "&"), UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ","),
                UInt8(ascii: "."), UInt8(ascii: ";"):
                break
            default: return true
            }
        }
        return false
    }
}
