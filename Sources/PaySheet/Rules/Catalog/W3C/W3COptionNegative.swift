/// A shipping option that costs less than nothing.
enum W3COptionNegative: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.details, needs: [.shippingMethods]) { details, context in
        guard let options = details.shippingMethods, context.asksForShipping(details) == true else { return }
        for index in 0..<options.count {
            guard let option = options[index], let price = option.price, price.amount.isNegative else { continue }
            let isSeen = context.refusesShipping(price.amount)
            context.report(
                .w3cOptionNegative, at: price.node, isSeen ? .error : .warning, webKit: isSeen ? .w3cShippingNegative : nil,
                help: "charge zero or more for shipping", "the shipping option costs \(price.amount, "price"), which is negative")
        }
    }
}
