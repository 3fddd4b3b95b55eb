public import PaySheet

/// An amount with its currency, in readable form: `$1,200.50`, `JP¥1,000`, `KWD 5.000`, `−€3.00`, and in German `1.200,50 $`.
///
/// The format depends on the language alone, so that a picture does not depend on the machine. US dollars, euros and pounds have their
/// plain symbol. A symbol of several currencies appears with the country, as in `CA$` and `JP¥`, but Japanese writes `¥`. A currency
/// without a well-known symbol appears with its code. Missing decimals are filled with zeros. Extra decimals stay visible, because
/// hiding them would hide a mistake.
public struct SheetAmount: Sendable, Hashable {
    /// The amount.
    public let amount: Amount
    /// Its currency. `nil` in an update, which does not name it.
    public let currency: Currency?
    /// The amount in readable form.
    public let text: CleanText

    /// Whether it is a discount.
    public var isNegative: Bool { amount.isNegative }

    /// Creates an amount.
    public init(_ amount: Amount, in currency: Currency?, language: SheetLanguage = .english) {
        let named = currency.flatMap { $0.rawValue.isEmpty ? nil : $0 }
        self.amount = amount
        self.currency = named
        text = CleanText(SheetAmount.text(amount, named, AmountFormat(language)))
    }

    private static func text(_ amount: Amount, _ currency: Currency?, _ format: AmountFormat) -> String {
        let digits = amount.text.utf8.drop { $0 == UInt8(ascii: "-") }
        let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
        let sign = amount.isNegative ? "−" : ""
        let number = grouped(parts.first ?? [], format) + fraction(parts.count > 1 ? parts[1] : [], of: currency, format)
        guard let currency else { return sign + number }
        let symbol = currency == .jpy ? format.yen : symbols[currency.rawValue]
        // An invalid currency code can be any text, so a non-breaking space separates it from the number.
        let shown = symbol ?? CleanText(currency.rawValue, limit: 12).text
        guard !format.isSymbolLast else { return sign + number + "\u{A0}" + shown }
        return sign + shown + (symbol == nil ? "\u{A0}" : "") + number
    }

    private static func grouped(_ digits: [UInt8], _ format: AmountFormat) -> String {
        let digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
        guard !digits.isEmpty else { return "0" }
        var text = ""
        let isGrouped = digits.count >= format.groupedFrom
        for (place, digit) in digits.enumerated() {
            if isGrouped, place > 0, (digits.count - place) % 3 == 0 { text += format.group }
            text.unicodeScalars.append(Unicode.Scalar(digit))
        }
        return text
    }

    private static func fraction(_ digits: [UInt8], of currency: Currency?, _ format: AmountFormat) -> String {
        var digits = digits
        let wanted = currency.map { $0.minorUnitDigits ?? Currency.assumedMinorUnitDigits } ?? digits.count
        while digits.count > wanted, digits.last == UInt8(ascii: "0") { digits.removeLast() }
        while digits.count < wanted { digits.append(UInt8(ascii: "0")) }
        return digits.isEmpty ? "" : format.point + String(decoding: digits, as: UTF8.self)
    }

    private static let symbols: [String: String] = [
        "USD": "$", "EUR": "€", "GBP": "£", "CNY": "CN¥", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "HKD": "HK$",
        "SGD": "S$", "TWD": "NT$", "MXN": "MX$", "BRL": "R$", "INR": "₹", "KRW": "₩", "ILS": "₪", "VND": "₫", "PHP": "₱",
        "UAH": "₴", "TRY": "₺", "KZT": "₸", "GEL": "₾", "AZN": "₼",
    ]
}
