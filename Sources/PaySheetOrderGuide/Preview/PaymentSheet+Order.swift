public import PaySheet
public import PaySheetOrders
public import PaySheetPreview

extension PaymentSheet {
    /// The card that Wallet shows of an order: its status, its shipments and pickups, what was ordered, and the total.
    ///
    /// ```swift
    /// print(TerminalPicture().drawing(of: PaymentSheet(order)))
    /// ```
    ///
    /// Names, addresses and numbers of the customer are not part of it.
    ///
    /// - Parameters:
    ///   - zone: The time zone for dates. `nil`: dates as they are written.
    ///   - language: The language of the card's own words; `nil` for the one in whose script the merchant is named.
    public init(_ order: WalletOrder, zone: TimeZoneOffsets? = nil, language: SheetLanguage? = nil) {
        self = OrderSheetBuilder(order, zone, language).sheet()
    }
}
