package import PaySheet
package import PaySheetExamples
package import PaySheetGuide

/// What the rules about vouchers say, with samples.
package enum VoucherGuide {
    /// The voucher that samples start from.
    package static let base = SampleBase("voucher", .voucher, minifying: SampleBase.voucherText)

    /// What the samples are checked with. Prepared catalogs stay in memory, so there is only one set.
    private static let catalogs = CatalogSet(.applePay, .vouchers)

    /// The cards of all rules.
    package static let cards = RuleCard.cards(
        VouchersCards.text,
        of: CardFamily(rule: { Catalog.vouchers.rules.rule($0) }, bases: [base] + SampleBase.allCases, catalogs: { catalogs }))

    /// What checks and reports need of the card of a rule. It needs no cards.
    package static func facts(of rule: RuleID) -> RuleFactSheet {
        RuleFactSheet(VouchersFacts.group(rule.code), VouchersFacts.edition(rule.code), VouchersFacts.sources(rule.code))
    }

    /// What rules about all documents say of vouchers: their usual words.
    package static let sharedRules: SharedRules? = nil
}

/// Examples of vouchers.
package enum VoucherExample {
    package static let forms = [form]

    /// A voucher whose number the seed chooses.
    private static let form = ExampleForm(
        "voucher", .voucher, like: { $0 == VoucherGuide.base },
        make: { seed, _ in
            var voucher = JSONTree(VoucherGuide.base.text.utf8) ?? .object([])
            if case .object(var members) = voucher {
                for index in members.indices where members[index].name == "voucherNumber" {
                    members[index].value = .text("V-" + String(seed))
                }
                voucher = .object(members)
            }
            return ExampleForm.Made(voucher.bytes, in: .eur)
        })
}

extension DocumentWords {
    /// What a voucher is worth.
    package static let vouchers = DocumentWords(
        of: [.voucher], reading: { bytes, _ in Voucher.read(bytes).value },
        describing: { voucher, _ in Description(["A voucher of \(voucher.worth.text) \(voucher.worthCurrency)."]) })
}

extension DocumentComparison {
    /// Whether a voucher is worth more or less.
    package static let vouchers = DocumentComparison(
        of: [.voucher], reading: { bytes, _ in Voucher.read(bytes).value },
        comparing: { old, new, _ in
            guard old.worth != new.worth else { return Difference([], without: "nothing differs") }
            let (before, now) = (old.worth.text, new.worth.text)
            let sentence = "The voucher is worth " + now + "; before: " + before + "."
            return Difference([Change("worth", old: before, new: now, sentence: sentence)], without: "")
        })
}
