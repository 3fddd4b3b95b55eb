import PaySheet

/// A voucher that does not pay for its things.
enum VoucherWorth: OneRowRule {
    static let row = RuleRow(VoucherView.self, needs: [.worth, .items]) { voucher, context in
        guard let worth = voucher.worth, let items = voucher.items else { return }
        var sum = AmountSum()
        for index in 0..<items.count {
            guard let item = items[index], let price = item.price else { return }
            sum.add(price)
        }
        guard let sum = sum.amount, sum > worth else { return }
        context.report(
            .voucherWorth, at: voucher[.worth], help: "write at least \"\(sum.text)\"",
            "the items cost \(sum.text), more than the voucher's \(worth.text)")
    }
}
