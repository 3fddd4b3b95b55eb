import PaySheet

extension Catalog {
    /// Vouchers of a shop: three dictionaries, two vocabularies, four rules and one for Apple Pay's contacts, an input, a container.
    static let vouchers = Catalog(
        "vouchers", tables: .vouchers, kinds: [.voucher],
        rules: RuleSet(VoucherRules.dates, VoucherRules.ids, severity: { _ in .error }, rows: VoucherRules.rows),
        additions: [Addition(to: "applePay", rows: [VoucherRules.contactRow])], inputs: [.earlier], containers: [.letter])
}

extension CatalogSet {
    /// Vouchers alone.
    static let vouchers = CatalogSet(.vouchers)
}

extension ExtraInput {
    static let earlier = ExtraInput("earlier", "an earlier state of the voucher, whose number must stay", kind: .voucher, number: 0)
}

extension Container {
    /// `{"letter": {"voucher": "{…}"}}`: a voucher as text in a member.
    static let letter = Container("voucher letter") { bytes in
        guard let letter = JSONTree(bytes)?.member("letter"), case .text(let voucher)? = letter.member("voucher") else { return nil }
        return [Content(at: "/letter/voucher", [UInt8](voucher.utf8), as: .voucher)]
    }
}

extension DocumentKind {
    static let voucher = DocumentKind(name: "Voucher", shape: VouchersShape.voucher)
}

/// The rules of the catalog. Their codes start far from Apple Pay's.
enum VoucherRules {
    static let dates = RuleID(code: 8000, name: "voucher/dates", title: "Dates")
    static let worth = RuleID(code: 8001, name: "voucher/worth", title: "Worth")
    static let title = RuleID(code: 8002, name: "voucher/title", title: "Title")
    static let number = RuleID(code: 8003, name: "voucher/number-changed", title: "Number changed")
    static let email = RuleID(code: 8004, name: "voucher/contact-email", title: "Contact email")
    static let early = RuleID(code: 8005, name: "voucher/used-early", title: "Used early")
    static let ids = [worth, title, number, email, early]

    static let rows = [
        RuleRow(VoucherView.self, needs: [.issued, .expires]) { voucher, context in
            guard let issued = voucher.instant(.issued), let expires = voucher.instant(.expires), issued >= expires else { return }
            context.report(dates, at: voucher[.expires], help: "write a later date", "the voucher expires before it is sold")
        },
        RuleRow(VoucherView.self, needs: [.worth, .items]) { voucher, context in
            guard let worth = voucher.worth, let items = voucher.items else { return }
            var sum = AmountSum()
            for index in 0..<items.count {
                guard let item = items[index], let price = item.price else { return }
                sum.add(price)
            }
            guard let sum = sum.amount, sum > worth else { return }
            context.report(
                VoucherRules.worth, at: voucher[.worth], help: "write at least \"\(sum.text)\"",
                "the items cost \(sum.text), more than the voucher's \(worth.text)")
        },
        RuleRow(VoucherView.self, needs: [.issued, .redemptions]) { voucher, context in
            guard let issued = voucher.instant(.issued), let redemptions = voucher.redemptions else { return }
            for index in 0..<redemptions.count {
                guard let redemption: RedemptionView = redemptions.element(index), let moment = redemption.instant(.at), moment < issued
                else { continue }
                context.report(early, at: redemption[.at], help: "write a later date", "the voucher was used before it was sold")
            }
        },
        RuleRow(VoucherItemView.self, needs: [.title]) { item, context in
            guard let text = item.text(.title), text.isEmpty else { return }
            let fix = RawFix(.safe, "write \"Item\"", [.replace(node: item[.title], json: "\"Item\"")])
            context.report(title, at: item[.title], fix: fix, help: "name the item", "the item has no title")
        },
        RuleRow(VoucherView.self, needs: [.voucherNumber], asks: .input(.earlier)) { voucher, context in
            guard case .text(let earlier)? = context.expectations.document(.earlier)?.member("voucherNumber"),
                let text = voucher.text(.voucherNumber), text.string != earlier
            else { return }
            context.report(
                number, at: voucher[.voucherNumber], help: "write the number of the earlier voucher",
                "the number differs from that of the earlier voucher")
        },
    ]

    /// A voucher is sent by email.
    static let contactRow = RuleRow(PaymentContactView.self, needs: [.emailAddress]) { contact, context in
        guard let text = contact.text(.emailAddress), text.isEmpty else { return }
        context.report(
            email, at: contact[.emailAddress], .warning, help: "ask for an email address", "nobody can send a voucher to this contact")
    }
}
