public import Foundation
public import PaySheet

extension Decimal {
    /// The number as an amount. Throws if it is not finite or needs an exponent.
    ///
    /// `Decimal` keeps no trailing zeros: `Decimal(string: "10.00")` gives `10`. To show two decimals in the sheet, round to the
    /// currency's minor unit, or build the amount from minor units.
    ///
    /// A decimal that was made of a floating-point number, such as `Decimal(19.99)`, is already another number: 19.98999999999999488.
    public func amount() throws(AmountError) -> Amount { try Amount(description) }
}

extension Amount {
    /// Not possible: no floating-point number is 19.99 exactly.
    @available(*, unavailable, message: "a floating-point number is not exact; write Amount(\"19.99\") or Amount(minorUnits:in:)")
    public init(_ number: Double) throws(AmountError) { throw .inexact }

    /// The amount as a decimal number, or `nil` if it has more digits than a `Decimal` can store.
    public var decimal: Decimal? {
        guard let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), let back = try? decimal.amount(), back == self
        else { return nil }
        return decimal
    }
}
