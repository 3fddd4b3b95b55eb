import PaySheet
import PaySheetChecking
import PaySheetExamples
import PaySheetGuide
import PaySheetReports
import PaySheetTool
import VoucherShapes

extension CatalogEntry {
    /// Vouchers with their guide, as the command takes them. There is no picture of a voucher.
    static let vouchers = CatalogEntry(
        { .vouchers }, tables: { VoucherShapes.tables }, cards: { VoucherGuide.cards }, examples: { [VoucherGuide.example] },
        functions: CatalogFunctions(
            describe: { document, _ in DocumentAnswer([UInt8]("a voucher of \(document.bytes.count) bytes\n".utf8)) },
            diff: { old, new, _ in
                let isSame = old?.bytes == new?.bytes
                return DocumentAnswer([UInt8]((isSame ? "the same voucher\n" : "another voucher\n").utf8), status: isSame ? 0 : 1)
            }))
}

/// What the rules about vouchers say, with samples.
enum VoucherGuide {
    static let base = SampleBase(
        "voucher", .voucher,
        """
        {"voucherNumber":"V-1","kind":"gift","worth":"20.00","worthCurrency":"EUR","issued":"2035-11-01T10:00:00Z",\
        "expires":"2036-11-01T10:00:00Z","uses":1,"items":[{"title":"Book","quantity":1,"price":"19.99"}],\
        "soldBy":{"shopName":"Harbor Books","channel":"web"}}
        """)

    static let example = ExampleForm(
        "voucher", .voucher, like: { $0 == base },
        make: { seed, _ in
            let number = "V-" + String(seed)
            return ExampleForm.Made([UInt8](base.text.replacing("V-1", with: number).utf8), in: .eur)
        })

    private static let family = CardFamily(
        rule: { Catalog.vouchers.rules.rule($0) }, bases: [base, .contact], catalogs: { CatalogSet(.applePay, .vouchers) })

    /// The form that the generator gives to cards.
    static let cards = RuleCard.cards(
        """
        8000
        voucher/dates
        Dates
        error
        correct
        document
        2026.11
        A voucher expires before it is sold.
        The shop refuses it.
        Write a later date.
        VO-DATES
        https://example.com/vouchers
        from voucher
        set /expires "2020-01-01T00:00:00Z"
        finds /expires
        right
        from voucher
        set /expires "2040-01-01T00:00:00Z"

        8001
        voucher/worth
        Worth
        error
        correct
        document
        2026.11
        The things cost more than the voucher is worth.
        The shopper pays the rest.
        Write a higher value.
        -
        -
        from voucher
        set /worth "15.00"
        finds /worth
        right
        from voucher
        set /worth "19.99"

        8002
        voucher/title
        Title
        error
        correct
        document
        2026.11
        A thing has no name.
        The shopper does not know what it is.
        Name it.
        -
        -
        from voucher
        set /items/0/title ""
        finds /items/0/title
        right
        from voucher

        8003
        voucher/number-changed
        Number changed
        error
        correct
        files
        2026.11
        The number differs from that of the earlier voucher.
        The shop does not find the voucher.
        Keep the number.
        -
        -
        right

        8004
        voucher/contact-email
        Contact email
        warning
        correct
        document
        2026.11
        The contact has no email address.
        Nobody can send a voucher.
        Ask for an address.
        -
        -
        from contact
        set /emailAddress ""
        finds /emailAddress
        right
        from contact

        8005
        voucher/used-early
        Used early
        error
        correct
        document
        2026.11
        A voucher was used before it was sold.
        Its number was probably guessed.
        Write the right date.
        -
        -
        from voucher
        set /redemptions [{"place":"store","at":"2020-01-01T00:00:00Z"}]
        finds /redemptions/0/at
        right
        from voucher
        set /redemptions [{"place":"store","at":"2036-01-01T00:00:00Z"}]
        """, of: family)
}
