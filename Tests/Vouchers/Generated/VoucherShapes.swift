// Generated from the tables in Tests/Vouchers. Do not edit; run `swift run generate`.

package import PaySheetShapes

/// The tables: vouchers of a shop.
package enum VoucherShapes {
    /// The tables.
    package static let tables = CatalogShapes("vouchers of a shop", text)

    /// The data files, without comments and empty lines.
    static let text = #"""
        # other
        ## Voucher
        A voucher.
        https://example.com/vouchers
        - voucherNumber (text, required, personal, example `"V-1"`): The number printed on the voucher.
        - kind (VoucherKind, required): What the voucher is good for.
        - worth (amount, required): The value of the voucher.
        - worthCurrency (currency, required, example `"EUR"`): The currency of the value.
        - issued (date, required): The moment of the sale.
        - expires (date): The moment from which the voucher is worthless.
        - uses (unsigned short): How often the voucher can be used.
        - items (list of VoucherItem): What the voucher pays for.
        - soldBy (VoucherShop, required): The shop that sold the voucher.
        - validFor (duration): How long the voucher can be used.
        - redemptions (list of choice VoucherRedemption by place): Where the voucher was used.
          - store: StoreRedemption
          - web: WebRedemption
        - lastRedemption (choice VoucherRedemption by place): Where the voucher was used the last time.
          - store: StoreRedemption
          - web: WebRedemption
        ## VoucherItem
        One thing that a voucher pays for.
        https://example.com/vouchers
        - title (text, required): The name of the thing.
        - quantity (unsigned long, required): How many there are.
        - price (amount, required): The price of all of them.
        - weight (number): The weight of all of them, in kilograms.
        ## VoucherShop
        A shop.
        https://example.com/vouchers
        - shopName (text, required): The name of the shop.
        - channel (VoucherChannel): Where the shop sells.
        ## StoreRedemption
        A use in a store.
        https://example.com/vouchers
        - place (VoucherChannel, required, example `"store"`): Where the voucher was used.
        - at (date, required): The moment.
        - till (text, personal): The number of the till.
        ## WebRedemption
        A use on the web.
        https://example.com/vouchers
        - place (VoucherChannel, required, example `"web"`): Where the voucher was used.
        - at (date, required): The moment.
        - page (url): The address of the page.
        - items (list of VoucherItem): What the voucher paid for.
        # families
        ## Redemption (StoreRedemption, WebRedemption)
        A use of a voucher.
        - place
        - at
        # kinds
        - Voucher (as voucher)
        # vocabularies
        ## VoucherKind (unknown words are tolerated)
        What a voucher is good for.
        https://example.com/vouchers
        - gift: Anything in the shop.
        - service: A service.
        - travel: A journey.
        ## VoucherChannel (unknown words are refused)
        Where a shop sells.
        https://example.com/vouchers
        - store: In a store.
        - web: On the web.
        """#
}
