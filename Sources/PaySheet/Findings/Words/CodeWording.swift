/// The kind of a text in place of a country or a currency: most mistakes are a code of another list.
enum CodeWording {
    /// Why a text is not a country code; `nil` if unknown.
    ///
    /// - Parameter isForBrowsers: A browser reads the document.
    static func country(_ text: String, isForBrowsers: Bool) -> Sentence? {
        let guess = CodeGuess(text)
        let shown: Sentence = "\(Shown.quoted(text), "code")"
        if guess.bytes.isEmpty { return "the country code is empty" }
        let raised = Country(rawValue: String(decoding: guess.bytes, as: UTF8.self))
        if raised.isKnownToWebKit {
            return shown + (hasSpace(text) ? " has white space around it" : " is in lower case") + capitals("two", isForBrowsers)
        }
        if guess.is("UK") { return shown + " is not the code of the United Kingdom, which is \"GB\"" }
        if guess.is("EL") { return shown + " is the European Union's code of Greece, and ISO 3166-1 has \"GR\"" }
        if let nearest = raised.nearest, let name = nearest.name {
            if raised.status == .unknown || raised.status == .userAssigned {
                if isNumber(guess.bytes) {
                    return shown + " is the number of \"\(nearest.rawValue, "meant")\", and the two letters belong here"
                }
                if guess.bytes.count == 3 {
                    return shown + " is the three-letter code of \"\(nearest.rawValue, "meant")\", and the two letters belong here"
                }
                if guess.bytes.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }), !guess.matches(name) {
                    return shown + " is a locale, and a country belongs here"
                }
                return shown + " is a country's name, and the two letters belong here"
            }
        }
        if Currency(rawValue: raised.rawValue).isKnownToWebKit { return shown + " is a currency, and a country belongs here" }
        switch raised.status {
        case .withdrawn(let successor):
            let message: Sentence = shown + " is the code of a former country"
            return successor.map { message + "; \"\($0.rawValue, "successor")\" replaced it" } ?? message
        case .reserved: return shown + " is set aside in ISO 3166-1 and names no country"
        case .userAssigned: return shown + " is left to private use and names no country"
        default: return nil
        }
    }

    private static func capitals(_ count: String, _ isForBrowsers: Bool) -> Sentence {
        isForBrowsers
            ? ", and a browser takes exactly \(fixed: count) capital letters" : ", and the code has \(fixed: count) capital letters"
    }

    /// Why a text is not a currency code; `nil` if unknown. `isRaised`: the W3C interface accepts lower case.
    static func currency(_ text: String, isRaised: Bool, isForBrowsers: Bool) -> Sentence? {
        let guess = CodeGuess(text)
        let shown: Sentence = "\(Shown.quoted(text), "code")"
        if guess.bytes.isEmpty { return "the currency code is empty" }
        let raised = Currency(rawValue: String(decoding: guess.bytes, as: UTF8.self))
        if raised.isKnownToWebKit {
            let capitals = capitals("three", isForBrowsers)
            if hasSpace(text) { return shown + " has white space around it" + capitals }
            return shown
                + (isRaised
                    ? " is in lower case; the W3C interface raises it, other readers do not"
                    : " is in lower case" + capitals)
        }
        if guess.is("UK") { return shown + " is a country, and a currency belongs here" }
        if let meant = Currency.alias(guess) {
            return shown + " is an everyday name of \"\(meant.rawValue, "meant")\", and the code belongs here"
        }
        if guess.is("$") || guess.is("¥") || guess.is("KR") {
            return shown + " is a sign that several currencies share, and a code of three letters belongs here"
        }
        if isNumber(guess.bytes) { return shown + " is the number of a currency, and its three letters belong here" }
        if Currency.isNoSlip(guess) { return shown + " is not in ISO 4217: banks do not know it as money" }
        let country = Country(rawValue: raised.rawValue)
        if country.isKnownToWebKit { return shown + " is a country, and a currency belongs here" }
        if guess.bytes.count > 3, let name = country.nearest?.name, guess.matches(name) {
            return shown + " is a country, and a currency belongs here"
        }
        return nil
    }

    private static func hasSpace(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last else { return false }
        return first <= 0x20 || last <= 0x20
    }

    private static func isNumber(_ bytes: [UInt8]) -> Bool { bytes.count == 3 && bytes.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } }
}
