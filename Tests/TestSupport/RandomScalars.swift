import PaySheetShapes

/// Values that are text, numbers and flags.
extension RandomDocuments {
    package static let countries = ["US", "GB", "DE", "FR", "JP", "CA", "AU", "CH", "SE", "BR", "IN", "SG", "ZA", "KW"]
    package static let currencies = ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "SEK", "BRL", "INR", "SGD", "ZAR", "KWD"]
    private static let timeZones = ["Europe/Paris", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "UTC"]
    private static let words = ["Subtotal", "Shipping", "Blue shirt", "Tax", "Gift card", "Discount (10 %)", "Hotel, 2 nights", "a", ""]
    private static let unusual = [
        "Crème brûlée", "東京都", "\u{202E}right to left", "مرحبا", "👩‍👩‍👧‍👦", "e\u{301}", "say \"hello\"", "back\\slash", "tab\tand\nline",
        "\u{1}", "\u{2028}\u{2029}", "\u{FEFF}mark", "𝒳 𐍈", "</script>", "/* no comment */", "// neither", "${x}", "{\"a\":1}", "'single'",
        "“curly”", "null", "1,000.00", "\u{7F}\u{80}", "\u{10FFFF}",
    ]

    mutating func scalar(of type: MemberType) -> TestJSON {
        switch type {
        case .text(.plain): .string(text())
        case .text(.url): .string(url())
        case .text(.base64): .string(base64())
        case .text(.hex): .string(digits(2 * (1 + generator.below(16)), of: "0123456789abcdef"))
        case .text(.country): .string(generator.pick(RandomDocuments.countries))
        case .text(.currency): .string(generator.pick(RandomDocuments.currencies))
        case .text(.timeZone): .string(generator.pick(RandomDocuments.timeZones))
        case .text(.duration): .string(generator.pick(["PT2H", "P1D", "PT30M", "P0Y0M0DT0H30M0S"]))
        case .amount: .string(amount())
        case .boolean: .boolean(generator.chance(50))
        case .unsignedLong: .number(number(upTo: 4_294_967_295))
        case .unsignedShort: .number(number(upTo: 65_535))
        case .integer: .number(generator.chance(20) ? String(-1 - generator.below(1 << 40)) : number(upTo: 1 << 53))
        case .number: .number(amount())
        case .date: .string(date())
        case .token, .record, .list, .variant, .choice, .object, .anything: .null
        }
    }

    mutating func text() -> String {
        guard generator.chance(options.unusualText) else { return generator.pick(RandomDocuments.words) }
        return (0...generator.below(2)).map { _ in generator.pick(RandomDocuments.unusual) }.joined(separator: " ")
    }

    /// Up to eleven digits and three decimals, seldom negative.
    mutating func amount() -> String {
        let sign = generator.chance(15) ? "-" : ""
        let whole = generator.chance(10) ? generator.below(10_000_000_000) : generator.below(2_000)
        let decimals = generator.pick([0, 1, 2, 2, 2, 2, 3])
        return sign + String(whole) + (decimals == 0 ? "" : "." + digits(decimals, of: "0123456789"))
    }

    private mutating func date() -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
        let day = "\(2020 + generator.below(20))-\(two(1 + generator.below(12)))-\(two(1 + generator.below(28)))"
        let time = "\(two(generator.below(24))):\(two(generator.below(60))):\(two(generator.below(60)))"
        let fraction = generator.chance(20) ? "." + digits(3, of: "0123456789") : ""
        return "\(day)T\(time)\(fraction)" + generator.pick(["Z", "Z", "+02:00", "-05:30", "+00:00"])
    }

    private mutating func url() -> String {
        let host = generator.pick(["shop.example", "www.example.com", "api.shop.example:8443", "apple-pay-gateway.apple.com"])
        let path = generator.pick(["", "/", "/orders/42", "/a/b?c=d&e=f", "/plan#top", "/%C3%A9t%C3%A9"])
        return "https://\(host)\(path)"
    }

    private mutating func base64() -> String {
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        let groups = digits(4 * (1 + generator.below(8)), of: alphabet)
        // With padding, the bits behind the last whole byte are zero.
        return groups + generator.pick(["", "", "QUI=", "QQ=="])
    }

    private mutating func number(upTo limit: Int) -> String {
        switch generator.below(10) {
        case 0: "0"
        case 1: String(limit)
        case 2: String(generator.below(limit))
        default: String(generator.below(30))
        }
    }

    private mutating func digits(_ count: Int, of alphabet: String) -> String {
        let alphabet = Array(alphabet.unicodeScalars)
        var result = ""
        for _ in 0..<count { result.unicodeScalars.append(generator.pick(alphabet)) }
        return result
    }
}
