/// A code that browsers take and the standard does not have.
enum CountryNotIso: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.countryCode], check),
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedCountries], checkList),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let node = cursor.slot(PaymentRequest.Slot.countryCode), cursor.nodes[node].isString,
            isSuspect(cursor.bytes[Int(cursor.nodes[node].start)]) || !cursor.nodes[node].isPlainString,
            let text = cursor.plainText(PaymentRequest.Slot.countryCode)
        else { return }
        report(text, node, &context)
    }

    static func checkList(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.supportedCountries) else { return }
        for index in 0..<list.count {
            if let text = list.text(index), let node = list.node(index) { report(text, node, &context) }
        }
    }

    /// The codes in question begin like that, and few others.
    private static func isSuspect(_ letter: UInt8) -> Bool {
        letter == UInt8(ascii: "I") || letter == UInt8(ascii: "E") || letter == UInt8(ascii: "D")
    }

    private static func report(_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) {
        guard text.byteCount >= 2,
            isSuspect(text.byte(0)) || !text.isPlain
        else { return }
        let belongsTo: (code: String, name: String)
        if text.equals("IC") {
            belongsTo = ("ES", "the Canary Islands")
        } else if text.equals("EA") {
            belongsTo = ("ES", "Ceuta and Melilla")
        } else if text.equals("DG") {
            belongsTo = ("IO", "Diego Garcia")
        } else {
            return
        }
        context.report(
            .countryNotIso, at: node, fix: RawFix(.risky, "write \"" + belongsTo.code + "\"", [.replace(node: node, text: belongsTo.code)]),
            help: "write \"" + belongsTo.code + "\"",
            "browsers take " + text.quoted + " for " + belongsTo.name + ", and ISO 3166-1 does not have it")
    }
}
