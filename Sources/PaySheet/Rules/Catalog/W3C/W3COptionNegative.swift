/// A shipping option that costs less than nothing.
enum W3COptionNegative: DocumentRule {
    static var rows: [RuleRow] { RuleRow(SheetView.self, in: SheetView.details, needs: [.shippingMethods], check) }

    private static func check(_ details: borrowing SheetView, _ context: inout RuleContext) {
        guard let options = details.shippingMethods, context.asksForShipping(details) == true else { return }
        for index in 0..<options.count {
            guard let option = options[index], let price = option.price, price.amount.isNegative else { continue }
            let isSeen = context.refusesShipping(price.amount)
            context.report(
                .w3cOptionNegative, at: price.node, isSeen ? .error : .warning, webKit: isSeen ? .w3cShippingNegative : nil,
                help: "charge zero or more for shipping", "the shipping option costs " + price.amount.text + ", which is below zero")
        }
    }
}
