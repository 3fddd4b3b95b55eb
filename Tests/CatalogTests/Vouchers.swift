import PaySheet

extension Catalog {
    /// Vouchers of a shop: three dictionaries, two vocabularies, five rules, one of them for Apple Pay's contacts.
    static let vouchers = Catalog(
        "vouchers", tables: .vouchers, kinds: [.voucher],
        rules: RuleSet(VoucherRules.dates, VoucherRules.ids, severity: { _ in .error }, rows: VoucherRules.rows),
        additions: [Addition(to: "applePay", rows: [VoucherRules.contactRow])])
}

extension DocumentKind {
    static let voucher = DocumentKind(name: "Voucher", shape: VouchersShape.voucher)
}

/// The rules of the catalog. Their codes start far from Apple Pay's.
enum VoucherRules {
    static let dates = RuleID(code: 8000, name: "voucher/dates")
    static let worth = RuleID(code: 8001, name: "voucher/worth")
    static let title = RuleID(code: 8002, name: "voucher/title")
    static let quantity = RuleID(code: 8003, name: "voucher/quantity")
    static let email = RuleID(code: 8004, name: "voucher/contact-email")
    static let ids = [worth, title, quantity, email]

    static let rows = [
        RuleRow(VouchersShape.voucher, needs: [VoucherSlot.issued, VoucherSlot.expires]) { voucher, context in
            guard let issued = voucher.timestamp(VoucherSlot.issued)?.milliseconds,
                let expires = voucher.timestamp(VoucherSlot.expires)?.milliseconds, issued >= expires,
                let node = voucher.slot(VoucherSlot.expires)
            else { return }
            context.report(dates, at: node, help: "write a later date", "the voucher expires before it is sold")
        },
        RuleRow(VouchersShape.voucher, needs: [VoucherSlot.worth, VoucherSlot.items]) { voucher, context in
            var sum = AmountSum()
            for index in 0..<voucher.elementCount(VoucherSlot.items) {
                guard let item = voucher.element(index, of: VoucherSlot.items), let price = item.amount(VoucherItemSlot.price) else {
                    return
                }
                sum.add(price)
            }
            guard let worth = voucher.amount(VoucherSlot.worth), let sum = sum.amount, sum > worth,
                let node = voucher.slot(VoucherSlot.worth)
            else { return }
            context.report(
                VoucherRules.worth, at: node, help: "write at least \"\(sum.text)\"",
                "the items cost \(sum.text), more than the voucher's \(worth.text)")
        },
        RuleRow(VouchersShape.voucherItem, needs: [VoucherItemSlot.title]) { item, context in
            guard item.string(VoucherItemSlot.title) == "", let node = item.slot(VoucherItemSlot.title) else { return }
            context.report(
                title, at: node, fix: RawFix(.safe, "write \"Item\"", [.replace(node: node, json: "\"Item\"")]), help: "name the item",
                "the item has no title")
        },
        RuleRow(VouchersShape.voucherItem, needs: [VoucherItemSlot.quantity]) { item, context in
            guard item.unsignedLong(VoucherItemSlot.quantity) == 0, let node = item.slot(VoucherItemSlot.quantity) else { return }
            context.report(quantity, at: node, .warning, help: "leave the item out", "the voucher pays for no item")
        },
    ]

    /// A voucher is sent by email.
    static let contactRow = RuleRow(ShapeIndex.paymentContact, needs: [PaymentContact.Slot.emailAddress]) { contact, context in
        guard contact.string(PaymentContact.Slot.emailAddress) == "", let node = contact.slot(PaymentContact.Slot.emailAddress) else {
            return
        }
        context.report(email, at: node, .warning, help: "ask for an email address", "nobody can send a voucher to this contact")
    }
}
