public import PaySheet

/// An amount with its currency, in readable form: `$1,200.50`, `JP¥1,000`, `KWD 5.000`, `−€3.00`.
///
/// The format is the same everywhere and for every currency, so that a picture does not depend on the machine. The order is sign,
/// symbol, number, with a comma between thousands and a point before decimals. US dollars, euros and pounds have their plain symbol. A
/// symbol of several currencies appears with the country, as in `CA$` and `JP¥`. A currency without a well-known symbol appears with
/// its code. Missing decimals are filled with zeros. Extra decimals stay visible, because hiding them would hide a mistake.
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
    public init(_ amount: Amount, in currency: Currency?) {
        let named = currency.flatMap { $0.rawValue.isEmpty ? nil : $0 }
        self.amount = amount
        self.currency = named
        text = CleanText(SheetAmount.text(amount, named))
    }

    private static func text(_ amount: Amount, _ currency: Currency?) -> String {
        let digits = amount.text.utf8.drop { $0 == UInt8(ascii: "-") }
        let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
        let sign = amount.isNegative ? "−" : ""
        let number = grouped(parts.first ?? []) + fraction(parts.count > 1 ? parts[1] : [], of: currency)
        return sign + prefix(currency) + number
    }

    private static func grouped(_ digits: [UInt8]) -> String {
        let digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
        guard !digits.isEmpty else { return "0" }
        var text: [UInt8] = []
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place) % 3 == 0 { text.append(UInt8(ascii: ",")) }
            text.append(digit)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func fraction(_ digits: [UInt8], of currency: Currency?) -> String {
        var digits = digits
        let wanted = currency.map { $0.minorUnitDigits ?? Currency.assumedMinorUnitDigits } ?? digits.count
        while digits.count > wanted, digits.last == UInt8(ascii: "0") { digits.removeLast() }
        while digits.count < wanted { digits.append(UInt8(ascii: "0")) }
        return digits.isEmpty ? "" : "." + String(decoding: digits, as: UTF8.self)
    }

    private static func prefix(_ currency: Currency?) -> String {
        guard let currency else { return "" }
        // An invalid currency code can be any text, so a non-breaking space separates it from the number.
        return symbols[currency.rawValue] ?? CleanText(currency.rawValue, limit: 12).text + "\u{A0}"
    }

    private static let symbols: [String: String] = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "JP¥", "CNY": "CN¥", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "HKD": "HK$",
        "SGD": "S$", "TWD": "NT$", "MXN": "MX$", "BRL": "R$", "INR": "₹", "KRW": "₩", "ILS": "₪", "VND": "₫", "PHP": "₱",
        "UAH": "₴", "TRY": "₺", "KZT": "₸", "GEL": "₾", "AZN": "₼",
    ]
}
