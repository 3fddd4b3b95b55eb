import PaySheet

/// A voucher that was used before it was sold.
enum VoucherUsedEarly: OneRowRule {
    static let row = RuleRow(VoucherView.self, needs: [.issued, .redemptions]) { voucher, context in
        guard let issued = voucher.instant(.issued), let redemptions = voucher.redemptions else { return }
        for index in 0..<redemptions.count {
            guard let redemption: RedemptionView = redemptions.element(index), let moment = redemption.instant(.at), moment < issued
            else { continue }
            context.report(
                .voucherUsedEarly, at: redemption[.at], help: "write a later date", "the voucher was used before it was sold")
        }
    }
}
