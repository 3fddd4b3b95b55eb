import PaySheet

/// Realistic prices: 19.99 in dollars, 2980 in yen, 6.250 in Kuwaiti dinars.
struct Prices: Sendable {
    let currency: Currency
    /// The number of minor units that is worth about a dollar.
    private let unitsOfDollar: Int
    private let isLikeDollar: Bool

    init(_ currency: Currency) {
        self.currency = currency
        let digits = currency.minorUnitDigits ?? 2
        let usual = digits == 0 ? 100 : digits == 3 ? 300 : 100
        let units = Prices.weak[currency.rawValue] ?? usual
        unitsOfDollar = units
        isLikeDollar = digits == 2 && units < 1000
    }

    /// Returns a price of about this number of dollar cents.
    func near(_ cents: Int, _ random: inout SplitMix64) -> Int {
        // Always drawn, because another currency must not change the following numbers.
        let draw = random.below(10)
        let raw = max(cents * unitsOfDollar / 100, 1)
        if isLikeDollar {
            let endings = [0, 50, 90, 95, 99, 99, 49, 0, 95, 90]
            return max(raw / 100 * 100 + endings[draw], 50)
        }
        guard raw >= 100 else { return raw }
        let step = Prices.powerOfTen(below: raw) / 10
        let rounded = (raw + step / 2) / step * step
        return rounded - step / 10 * (draw < 4 ? 0 : draw < 8 ? 2 : 1)
    }

    /// Returns a round sum of about this number of dollars, such as a balance or a withdrawal.
    func round(_ dollars: Int) -> Int {
        let raw = max(dollars * unitsOfDollar, 1)
        guard raw >= 10, !isLikeDollar else { return raw }
        let step = Prices.powerOfTen(below: raw)
        return max(raw / step, 1) * step
    }

    /// Returns a share of an amount in thousandths, rounded half up to the minor unit.
    func share(_ units: Int, _ thousandths: Int) -> Int { (units * thousandths + 500) / 1000 }

    /// Totals up to this number of dollars stay below the limit of older engines.
    var mostDollars: Int { max(80_000_000 * scale / unitsOfDollar, 1) }

    private var scale: Int {
        var scale = 1
        for _ in 0..<(currency.minorUnitDigits ?? 2) { scale *= 10 }
        return scale
    }

    /// Returns the largest power of ten up to a number.
    private static func powerOfTen(below number: Int) -> Int {
        var power = 1
        while power <= number / 10 { power *= 10 }
        return power
    }

    /// The approximate value of a dollar in minor units, if it is unusual.
    private static let weak: [String: Int] = [
        "AFN": 7000, "ALL": 9000, "AMD": 39000, "AOA": 90000, "ARS": 140_000, "BDT": 12000, "BIF": 2900, "CDF": 280_000, "CLP": 950,
        "COP": 410_000, "CRC": 51000, "CUP": 2400, "CVE": 10000, "CZK": 2300, "DJF": 178, "DOP": 6000, "DKK": 700, "DZD": 13400,
        "EGP": 4900, "ETB": 13000, "GMD": 7000, "GNF": 8600, "GYD": 20900, "HKD": 780, "HTG": 13100, "HUF": 36000, "IDR": 1_600_000,
        "INR": 8500, "IQD": 1_310_000, "IRR": 4_200_000, "ISK": 140, "JMD": 15700, "JPY": 150, "KES": 12900, "KGS": 8700, "KHR": 410_000,
        "KMF": 460, "KPW": 90000, "KRW": 1350, "KZT": 49000, "LAK": 2_190_000, "LBP": 8_950_000, "LKR": 29500, "LRD": 19000, "MDL": 1800,
        "MGA": 460_000, "MKD": 5700, "MMK": 210_000, "MNT": 340_000, "MRU": 4000, "MUR": 4600, "MVR": 1540, "MWK": 173_000, "MXN": 1800,
        "MZN": 6400, "NGN": 160_000, "NIO": 3680, "NOK": 1060, "NPR": 13500, "PHP": 5700, "PKR": 27800, "PYG": 7800, "RSD": 10900,
        "RUB": 9500, "RWF": 1380, "SCR": 1450, "SDG": 60000, "SEK": 1040, "SLE": 2270, "SOS": 57100, "SRD": 3500, "SSP": 400_000,
        "STN": 2250, "SYP": 1_300_000, "SZL": 1830, "LSL": 1830, "NAD": 1830, "ZAR": 1830, "TMT": 350, "THB": 3500, "TRY": 3400,
        "TWD": 3200, "TZS": 260_000, "UAH": 4150, "UGX": 3700, "UYU": 4300, "UZS": 1_290_000, "VES": 4600, "VND": 25400, "VUV": 119,
        "XAF": 610, "XOF": 610, "XPF": 111, "YER": 25000, "ZMW": 2750, "ZWG": 2600, "KWD": 307, "BHD": 376, "OMR": 385, "JOD": 709,
        "TND": 3100, "LYD": 4850,
    ]
}
