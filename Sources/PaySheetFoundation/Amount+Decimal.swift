public import Foundation
public import PaySheet

extension Amount {
    /// Takes a decimal number. Throws where it is not finite, or needs an exponent to be written.
    ///
    /// `Decimal` keeps no trailing zeros: `Decimal(string: "10.00")` gives `10`. Round to the currency's minor unit, or
    /// build the amount from minor units, where the sheet shall show two decimals.
    public init(_ decimal: Decimal) throws(AmountError) {
        try self.init(decimal.description)
    }

    /// The amount as a decimal number. `nil` where it has more digits than a `Decimal` keeps.
    public var decimal: Decimal? {
        guard let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), let back = try? Amount(decimal), back == self
        else { return nil }
        return decimal
    }
}
