/// Is an amount together with its currency.
///
/// PaymentCurrencyAmount: <https://www.w3.org/TR/payment-request/#paymentcurrencyamount-dictionary>
public struct CurrencyAmount: PaymentObject {
    /// Names the currency.
    public var currency: Currency
    /// Holds the number.
    public var value: Amount
    /// Members that this type has no property for, and how the known ones were written.
    public var unknownMembers: UnknownMembers
}

// In an extension, so that the type keeps the initializer of all its members, which reading goes by.
extension CurrencyAmount {
    /// Takes what must be there; everything else is set afterwards.
    public init(currency: Currency, value: Amount) {
        self.currency = currency
        self.value = value
        unknownMembers = UnknownMembers()
    }
}
