/// A store name with a number that changes.
enum SessionNameOrder: OneRowRule {
    static let row = RuleRow.text(PaymentSessionRequestView.self, .displayName, isAdvice: true) { name, node, context in
        guard isNumbered(name) else { return }
        context.report(
            .sessionNameOrder, at: node, help: "leave the number out", "the display name seems to contain an order number")
    }

    private static func isNumbered(_ name: borrowing Text) -> Bool {
        var digits = 0
        var isBehindSign = false
        for index in 0..<name.byteCount {
            let byte = name.byte(index)
            guard ASCII.isDigit(byte) else {
                digits = 0
                isBehindSign = byte == UInt8(ascii: "#")
                continue
            }
            digits &+= 1
            if digits > 3 || isBehindSign { return true }
        }
        return false
    }
}
