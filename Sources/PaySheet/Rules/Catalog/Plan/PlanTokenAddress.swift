/// An address for news about a token that no path can be put behind.
enum PlanTokenAddress: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.recurringPaymentRequest, ShapeIndex.automaticReloadPaymentRequest, ShapeIndex.deferredPaymentRequest
            ) { cursor, context in
                let member = PlanAddress.pair(context.shape).notification.member
                guard let text = cursor.text(member), let node = cursor.slot(member) else { return }
                if context.ordinaryAddress(text) == .path, text.byteCount <= 256, !PlanAddress.mayEndInPath(text) { return }
                let (url, fault) = text.url
                guard fault == nil, url.scheme == .https else { return }
                let help = "write the base address only: Apple appends \"/notification/merchantToken/\" and a number behind it"
                if url.hasQuery || url.hasFragment {
                    context.report(
                        .planTokenAddress, at: node, help: help,
                        "a path is put behind \"tokenNotificationURL\", and it ends in a " + (url.hasQuery ? "query" : "fragment"))
                } else if PlanAddress.endsInPath(text) {
                    context.report(
                        .planTokenAddress, at: node, help: help,
                        "Apple puts \"/notification/merchantToken\" behind \"tokenNotificationURL\", which already ends with it")
                } else if let length = text.length(above: 256), length.utf16 > 256 {
                    context.report(
                        .planTokenAddress, at: node, help: "write an address of at most 256 characters",
                        "\"tokenNotificationURL\" has " + String(length.utf16)
                            + " characters, and 256 are the most that Apple takes later on"
                    )
                }
            }
        ]
    }
}
