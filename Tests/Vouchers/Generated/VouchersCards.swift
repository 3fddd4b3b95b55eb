// Generated from the cards in Tests/Vouchers/Cards. Do not edit; run `swift run generate`.

/// What the rules say, for `RuleCard`.
enum VouchersCards {
    static let text = ##"""
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
        -
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
        A rule of the tests.
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
        A rule of the tests.
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
        document
        2026.11
        The number differs from that of the earlier voucher.
        The shop does not find the voucher.
        Keep the number.
        -
        -
        A rule of the tests.
        from voucher
        with --earlier-voucher {"voucherNumber":"V-0"}
        finds /voucherNumber
        right
        from voucher
        with --earlier-voucher {"voucherNumber":"V-1"}

        8004
        voucher/contact-email
        Contact email
        warning
        correct
        document
        2026.11
        The contact has no email address.
        The shop cannot send the voucher.
        Ask for an address.
        -
        -
        A rule of the tests.
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
        A rule of the tests.
        from voucher
        set /redemptions [{"place":"store","at":"2020-01-01T00:00:00Z"}]
        finds /redemptions/0/at
        right
        from voucher
        set /redemptions [{"place":"store","at":"2036-01-01T00:00:00Z"}]
        """##
}
