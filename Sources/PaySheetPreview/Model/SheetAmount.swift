public import PaySheet

/// An amount with its currency, written as people read it: `$1,200.50`, `JP¥1,000`, `KWD 5.000`, `−€3.00`.
///
/// The way of writing is the same everywhere and for every currency, so that a picture does not depend on the machine:
/// comma between thousands, point before decimals, the sign first, then the symbol. Dollars of the United States, euros and
/// pounds have their plain symbol; where a symbol serves several currencies it is written with the country, as `CA$` and
/// `JP¥`; a currency without a well-known symbol is written with its code. The currency's decimals are filled up; digits
/// beyond them are shown, because hiding them would hide a mistake.
public struct SheetAmount: Sendable, Hashable {
    /// The amount.
    public let amount: Amount
    /// Its currency. `nil` in an update, which does not name it.
    public let currency: Currency?
    /// The amount as it is read.
    public let text: CleanText

    /// It is taken off: a discount.
    public var isNegative: Bool { amount.isNegative }

    /// Writes an amount.
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
        // A code that no currency has can be any text; between it and the number stands a space that does not break.
        return symbols[currency.rawValue] ?? CleanText(currency.rawValue, limit: 12).text + "\u{A0}"
    }

    private static let symbols: [String: String] = [
        "USD": "$", "EUR": "€", "GBP": "£", "JPY": "JP¥", "CNY": "CN¥", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "HKD": "HK$",
        "SGD": "S$", "TWD": "NT$", "MXN": "MX$", "BRL": "R$", "INR": "₹", "KRW": "₩", "ILS": "₪", "VND": "₫", "PHP": "₱",
        "UAH": "₴", "TRY": "₺", "KZT": "₸", "GEL": "₾", "AZN": "₼",
    ]
}
