import PaySheet

/// A voucher with another number than before.
enum VoucherNumberChanged: OneRowRule {
    static let row = RuleRow(VoucherView.self, needs: [.voucherNumber], asks: .input(.earlierVoucher)) { voucher, context in
        guard case .text(let earlier)? = context.expectations.document(.earlierVoucher)?.member("voucherNumber"),
            let text = voucher.text(.voucherNumber), text.string != earlier
        else { return }
        context.report(
            .voucherNumberChanged, at: voucher[.voucherNumber], help: "write the number of the earlier voucher",
            "the number differs from that of the earlier voucher")
    }
}
