import PaySheet

/// A voucher that expires before it is sold.
enum VoucherDates: OneRowRule {
    static let row = RuleRow(VoucherView.self, needs: [.issued, .expires]) { voucher, context in
        guard let issued = voucher.instant(.issued), let expires = voucher.instant(.expires), issued >= expires else { return }
        context.report(.voucherDates, at: voucher[.expires], help: "write a later date", "the voucher expires before it is sold")
    }
}
