import PaySheet

/// The element that shows how a purchase can be paid in parts.
///
/// Apple describes its attributes beside those of the button. The words and the codes are certain; a missing attribute may come from a script.
extension PageCheck {
    static let merchandising = "apple-pay-merchandising"
    /// The component that the address of the script must name besides those that it loads without a list.
    private static let components = "?components=apple-pay-button,wallet-button," + merchandising

    private static let attributes = [
        "amount", "currency", "type", "partners", "theme", "language", "country", "version", "origin-url", "apple-pay-mid", "merchant-name",
        "debug",
    ]
    private static let guesses = [("locale", "language"), ("merchant-identifier", "apple-pay-mid")]
    private static let needed = ["amount", "currency"]
    private static let words = [
        ("type", ["installments-logos", "installments-text", "installments-how-to"]), ("theme", ["light", "dark", "auto"]),
    ]
    private static let partners = ["affirm", "klarna", "afterpay"]

    mutating func checkMerchandising(_ tag: PageReader.Tag) {
        for name in PageCheck.needed where !tag.canHave(name) {
            report(
                .buttonMarkup, .info, at: tag.place, "the element needs \(PageCheck.quoted(name), "name"), unless a script sets it",
                "add " + name)
        }
        for (name, words) in PageCheck.words {
            guard let attribute = tag.attribute(name), let word = attribute.value, !words.contains(word) else { continue }
            report(
                .buttonMarkup, .error, at: attribute.valuePlace, "unknown \(name, "name") \(PageCheck.quoted(word), "word")",
                "write " + (Letters.nearest(word, words) ?? PageCheck.choice(words)))
        }
        checkAmount(tag)
        checkCodes(tag)
        checkPartners(tag)
        for attribute in tag.attributes { checkName(attribute, among: PageCheck.attributes, PageCheck.guesses) }
    }

    private mutating func checkAmount(_ tag: PageReader.Tag) {
        guard let attribute = tag.attribute("amount"), let text = attribute.value, (try? Amount(text)) == nil else { return }
        report(
            .buttonMarkup, .info, at: attribute.valuePlace, "\(PageCheck.quoted(text)) is not an amount with a point and digits only",
            "write an amount such as 199.00")
    }

    private mutating func checkCodes(_ tag: PageReader.Tag) {
        if let attribute = tag.attribute("currency"), let code = attribute.value, Currency(code: code) == nil {
            let meant = Currency(rawValue: code).nearest?.rawValue
            // A browser may read the code in any case; Apple does not say.
            report(
                .buttonMarkup, meant.map { Letters.squeezed($0) == Letters.squeezed(code) } == true ? .info : .error,
                at: attribute.valuePlace, "\(PageCheck.quoted(code), "code") is not an ISO 4217 currency code",
                "write " + (meant ?? "a code such as USD"))
        }
        if let attribute = tag.attribute("country"), let code = attribute.value, Country(code: code) == nil {
            report(
                .buttonMarkup, .info, at: attribute.valuePlace, "\(PageCheck.quoted(code), "code") is not an ISO 3166 country code",
                "write " + (Country(rawValue: code).nearest?.rawValue ?? "a code such as US"))
        }
    }

    private mutating func checkPartners(_ tag: PageReader.Tag) {
        guard let attribute = tag.attribute("partners"), let value = attribute.value else { return }
        guard case .list(let elements)? = JSONTree(PageReader.unescaped(value)) else {
            return report(
                .buttonMarkup, .error, at: attribute.valuePlace, "partners is not a JSON list",
                "write a list such as [\"affirm\",\"klarna\"]")
        }
        for element in elements {
            if case .text(let name) = element, PageCheck.partners.contains(name) { continue }
            var name = element.json
            if case .text(let text) = element { name = text }
            report(
                .buttonMarkup, .error, at: attribute.valuePlace, "unknown partner \(PageCheck.quoted(name), "name")",
                "write " + (Letters.nearest(name, PageCheck.partners) ?? PageCheck.choice(PageCheck.partners)))
        }
    }

    /// Says that the script does not define the element. A script that a program loads is not checked.
    mutating func checkComponents(_ scripts: [PageReader.Attribute]) {
        guard let first = scripts.first, !scripts.contains(where: { PageCheck.contains($0.value ?? "", PageCheck.merchandising) }) else {
            return
        }
        report(
            .buttonMarkup, .error, at: first.valuePlace, "the script does not load <\(PageCheck.merchandising, "merchandising")>",
            "add " + PageCheck.components + " to its address")
    }

    private static func choice(_ words: [String]) -> String {
        words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
}
