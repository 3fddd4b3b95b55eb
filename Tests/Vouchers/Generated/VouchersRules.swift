// Generated from the cards in Tests/Vouchers/Cards. Do not edit; run `swift run generate`.

public import PaySheet

extension RuleID {
    /// `voucher/dates`: dates.
    public static let voucherDates = RuleID(
        code: 8000, name: "voucher/dates", title: "Dates")
    /// `voucher/worth`: worth.
    public static let voucherWorth = RuleID(
        code: 8001, name: "voucher/worth", title: "Worth")
    /// `voucher/title`: title.
    public static let voucherTitle = RuleID(
        code: 8002, name: "voucher/title", title: "Title")
    /// `voucher/number-changed`: number changed.
    public static let voucherNumberChanged = RuleID(
        code: 8003, name: "voucher/number-changed", title: "Number changed")
    /// `voucher/contact-email`: contact email.
    public static let voucherContactEmail = RuleID(
        code: 8004, name: "voucher/contact-email", title: "Contact email")
    /// `voucher/used-early`: used early.
    public static let voucherUsedEarly = RuleID(
        code: 8005, name: "voucher/used-early", title: "Used early")
}

/// All rules in one place.
package enum VouchersRules {
    package static var ids: [RuleID] {
        [
            .voucherDates,
            .voucherWorth,
            .voucherTitle,
            .voucherNumberChanged,
            .voucherContactEmail,
            .voucherUsedEarly,
        ]
    }

    package static func severity(_ code: UInt16) -> Severity {
        switch code {
        case 8000, 8001, 8002, 8003, 8005: .error
        default: .warning
        }
    }

    @_optimize(none) static var rows: [RuleRow] {
        var rows: [RuleRow] = []
        add(VoucherDates.row, to: &rows)
        add(VoucherWorth.row, to: &rows)
        add(VoucherTitle.row, to: &rows)
        add(VoucherNumberChanged.row, to: &rows)
        add(VoucherUsedEarly.row, to: &rows)
        return rows
    }

    /// (Optimized, other than the list itself.)
    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }
    private static func add(_ row: RuleRow, to rows: inout [RuleRow]) { rows.append(row) }
}
