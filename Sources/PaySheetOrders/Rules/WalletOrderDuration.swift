import PaySheet

/// A duration in another form.
enum WalletOrderDuration: DocumentRule {
    static var rows: [RuleRow] {
        [
            .text(ShippingFulfillmentView.self, .estimatedDeliveryWindowDuration, check),
            .text(PickupFulfillmentView.self, .pickupWindowDuration, check),
        ]
    }

    private static func check(_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        guard !isDuration(Array(text.string.utf8)) else { return }
        context.report(
            .walletOrderDuration, at: node, help: "write a duration of ISO 8601, such as \"PT2H\"",
            "the duration is not one of ISO 8601")
    }

    /// Whether text is `P`, then years, months, weeks and days, then perhaps `T` with hours, minutes and seconds, in this order.
    static func isDuration(_ text: [UInt8]) -> Bool {
        guard text.first == UInt8(ascii: "P") else { return false }
        var units = Array("YMWD".utf8)
        var index = 1
        var hasPart = false
        while index < text.count {
            if text[index] == UInt8(ascii: "T"), units.count != 3 || units.first != UInt8(ascii: "H") {
                units = Array("HMS".utf8)
                hasPart = false
                index += 1
                continue
            }
            let first = index
            while index < text.count, text[index] >= 0x30, text[index] <= 0x39 { index += 1 }
            guard index > first, index < text.count else { return false }
            if text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ",") {
                let point = index
                index += 1
                while index < text.count, text[index] >= 0x30, text[index] <= 0x39 { index += 1 }
                // Only the last part can have a fraction.
                guard index > point + 1, index == text.count - 1 else { return false }
            }
            guard let place = units.firstIndex(of: text[index]) else { return false }
            units.removeFirst(place + 1)
            hasPart = true
            index += 1
        }
        return hasPart
    }
}
