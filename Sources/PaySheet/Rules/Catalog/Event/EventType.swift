/// An event that is new or misspelt.
enum EventType: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.merchantTokenEvent, needs: [MerchantTokenEvent.Slot.eventType], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let type = cursor.written(MerchantTokenEvent.Slot.eventType), !type.isLonger(than: 64), !type.equals("UNLINK"),
            !type.equals("UPDATED_METADATA"), !type.equals("UPDATED_CARD_ART"), !type.equals("UPDATED_MERCHANT_TOKEN_PUBLIC_KEY"),
            let node = cursor.slot(MerchantTokenEvent.Slot.eventType)
        else { return }
        context.report(
            .eventType, at: node,
            help: "write \"UNLINK\", \"UPDATED_METADATA\", \"UPDATED_CARD_ART\" or \"UPDATED_MERCHANT_TOKEN_PUBLIC_KEY\"",
            type.quoted + " is not a documented kind of event")
    }
}
