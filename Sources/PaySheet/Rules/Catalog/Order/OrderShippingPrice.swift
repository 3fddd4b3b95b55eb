/// A way of shipping, or its price, that is not the order's.
enum OrderShippingPrice: DocumentRule {
    static let rows = AuthorizedSheet.orderRows { sheet, order, context in
        guard let shipping = order.shipping, let method = sheet.method, let identifier = method.identifier else { return }
        guard identifier.equals(string: shipping.identifier) else {
            context.report(
                .orderShippingPrice, at: method.node, help: "use the method that the shopper chose",
                "this method applies at the end, but the order has another one")
            return
        }
        guard let amount = method.price?.amount, amount != shipping.amount else { return }
        context.report(
            .orderShippingPrice, at: method.price?.node ?? method[.amount], help: "charge " + shipping.amount.text,
            "shipping costs \(amount) here and \(shipping.amount, "price")"
                + " in the order\(words: Discrepancy.guess(amount, shipping.amount))")
    }
}
