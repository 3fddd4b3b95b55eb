public import PaySheet

extension Catalog {
    /// Vouchers of a shop: three dictionaries, two vocabularies, rules, one of them for Apple Pay's contacts, an input, a container.
    public static let vouchers: Catalog = Catalog(
        "vouchers", tables: .vouchers, kinds: [.voucher],
        rules: RuleSet(
            .voucherDates, Array(VouchersRules.ids.dropFirst()), severity: { VouchersRules.severity($0) }, rows: VouchersRules.rows),
        additions: [Addition(to: "applePay", rows: [VoucherContactEmail.row])], inputs: [.earlierVoucher],
        containers: [.voucherLetter])
}

extension CatalogSet {
    /// Vouchers alone.
    public static let vouchers = CatalogSet(.vouchers)
}

extension DocumentKind {
    /// A voucher, the dictionary Voucher.
    public static let voucher = DocumentKind(name: "Voucher", shape: VouchersShape.voucher)
}

extension ExtraInput {
    package static let earlierVoucher = ExtraInput(
        "earlier-voucher", "an earlier state of the voucher, whose number must stay", kind: .voucher, number: 0)
}

extension Container {
    /// `{"letter": {"voucher": "{…}"}}`: a voucher as text in a member.
    package static let voucherLetter = Container("voucher letter") { bytes in
        guard let letter = JSONTree(bytes)?.member("letter"), case .text(let voucher)? = letter.member("voucher") else { return nil }
        return [Content(at: "/letter/voucher", [UInt8](voucher.utf8), as: .voucher)]
    }
}
