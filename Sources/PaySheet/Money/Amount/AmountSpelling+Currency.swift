// The sign or the code of a currency in an amount can tell that its author means another currency than the document.
extension AmountSpelling {
    /// Whether the text has the sign or the code of another currency than this one. The letters are packed, 0 if they are unknown.
    func contradicts(_ currency: UInt32) -> Bool {
        guard currency != 0 else { return false }
        for index in scalars.indices {
            if let code = AmountSpelling.currencyCode(scalars[index...].prefix(3)) { return code != currency }
            guard let sign = AmountSpelling.signs.first(where: { $0.value == scalars[index].value }) else { continue }
            return !sign.currencies.utf8.split(separator: UInt8(ascii: " ")).contains {
                LetterCode.pack($0, letters: 3, upperCasing: false) == currency
            }
        }
        return false
    }

    /// Which currencies a sign can mean. A sign that is not here means anything. The sign of a cent means no currency: its amounts are
    /// hundredths.
    private static let signs: [(value: UInt32, currencies: String)] = [
        (0x24, dollars), (0xFF04, dollars), (0xA2, ""), (0xA3, "GBP EGP FKP GIP LBP SDG SHP SSP SYP"), (0xA5, "JPY CNY"),
        (0xFFE5, "JPY CNY"), (0x20A1, "CRC SVC"), (0x20A6, "NGN"), (0x20A9, "KRW KPW"), (0x20AA, "ILS"), (0x20AB, "VND"),
        (0x20AC, "EUR"), (0x20AD, "LAK"), (0x20AE, "MNT"), (0x20B1, "PHP CUP"), (0x20B2, "PYG"), (0x20B4, "UAH"), (0x20B5, "GHS"),
        (0x20B8, "KZT"), (0x20B9, "INR"), (0x20BA, "TRY"), (0x20BC, "AZN"), (0x20BD, "RUB"), (0x20BE, "GEL"),
    ]

    private static let dollars =
        "USD ARS AUD BBD BMD BND BOB BRL BSD BZD CAD CLP COP CUP CVE DOP FJD GYD HKD JMD KYD LRD MOP MXN NAD NIO NZD SBD SGD SRD TOP TTD TWD"
        + " UYU WST XCD"
}
