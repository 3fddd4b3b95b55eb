/// A key for a merchant that Apple does not take.
enum RegistrationKey: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.registerMerchantRequest, needs: [RegisterMerchantRequest.Slot.partnerInternalMerchantIdentifier]) {
                check($0, RegisterMerchantRequest.Slot.partnerInternalMerchantIdentifier, &$1)
            },
            RuleRow(ShapeIndex.unregisterMerchantRequest, needs: [UnregisterMerchantRequest.Slot.partnerInternalMerchantIdentifier]) {
                check($0, UnregisterMerchantRequest.Slot.partnerInternalMerchantIdentifier, &$1)
            },
            // A merchant identifier of Apple's has such characters only, too.
            RuleRow(ShapeIndex.paymentSessionRequest, needs: [PaymentSessionRequest.Slot.merchantIdentifier]) {
                check($0, PaymentSessionRequest.Slot.merchantIdentifier, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let text = cursor.written(member), let node = cursor.slot(member) else { return }
        let message: String
        if hasStranger(text) {
            message = "the key has a character that Apple's server does not take"
        } else if text.isShorter(than: 3) || text.isLonger(than: 1024) {
            message = "the key has " + String(text.characterCount) + " characters, and Apple's server takes 3 to 1024"
        } else {
            return
        }
        context.report(
            .registrationKey, at: node, help: "use 3 to 1024 letters, digits and the signs ~ - _ + & @ $ ! | , . ;", message)
    }

    private static func hasStranger(_ text: borrowing Text) -> Bool {
        for index in 0..<text.byteCount {
            switch text.byte(index) {
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
