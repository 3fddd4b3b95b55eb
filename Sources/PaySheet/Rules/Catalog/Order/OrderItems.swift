/// An order whose items do not add up to its total.
enum OrderItems: OneRowRule {
    static let row = RuleRow(ShopOrderView.self, needs: [.total, .items]) { order, context in
        guard let total = order.total, let items = order.items, items.count > 0 else { return }
        var sum = AmountSum()
        for index in 0..<items.count { sum.add(items[index]?.amount) }
        guard let sum = sum.amount, sum != total else { return }
        // Shipping may have an item of its own.
        let whole = order.shipping?.amount.flatMap { try? sum.adding($0) }
        guard whole != total, order.isPresent(.shipping) == order.isReadable(.shipping) else { return }
        context.report(
            .orderItems, at: order[.total], related: [RelatedNode(order[.items], "the items")],
            help: "make the total the sum of the items and shipping",
            "the order's items add up to \(sum, "sum")\(words: whole.map { ", with shipping to \($0, "whole")" } ?? "")"
                + ", and its total is \(total, "total")")
    }
}
