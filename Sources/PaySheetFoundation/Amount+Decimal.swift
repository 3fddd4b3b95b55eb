public import Foundation
public import PaySheet

extension Amount {
    /// Creates an amount from a decimal number. Throws if the number is not finite or needs an exponent.
    ///
    /// `Decimal` keeps no trailing zeros: `Decimal(string: "10.00")` gives `10`. To show two decimals in the sheet, round to the
    /// currency's minor unit, or build the amount from minor units.
    public init(_ decimal: Decimal) throws(AmountError) {
        try self.init(decimal.description)
    }

    /// The amount as a decimal number, or `nil` if it has more digits than a `Decimal` can store.
    public var decimal: Decimal? {
        guard let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), let back = try? Amount(decimal), back == self
        else { return nil }
        return decimal
    }
}
