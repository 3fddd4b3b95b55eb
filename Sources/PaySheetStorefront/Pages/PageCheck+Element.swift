import PaySheet

/// The attributes of the element.
extension PageCheck {
    private static let buttonAttributes = ["type", "buttonstyle", "locale"]
    /// Other names for the attributes, as people guess them.
    private static let buttonGuesses = [
        ("buttontype", "type"), ("label", "type"), ("buttoncolor", "buttonstyle"), ("color", "buttonstyle"), ("language", "locale"),
        ("buttonlocale", "locale"),
    ]

    mutating func checkButton(_ tag: PageReader.Tag) {
        if let type = tag.attribute("type") { checkType(type) }
        if let style = tag.attribute("buttonstyle") { checkStyle(style) }
        if let locale = tag.attribute("locale") { checkLocale(locale) }
        for attribute in tag.attributes {
            // The name of CSS's attribute, with a word of the button.
            if attribute.name.elementsEqual("style".utf8), PaymentButtonStyle(webStyle: attribute.value ?? "") != nil {
                reportName(attribute, "buttonstyle")
            } else {
                checkName(attribute, among: PageCheck.buttonAttributes, PageCheck.buttonGuesses)
            }
        }
    }

    private mutating func checkType(_ attribute: PageReader.Attribute) {
        guard let word = attribute.value, PaymentButtonLabel(webType: word) == nil else { return }
        let meant = PaymentButtonLabel(rawValue: word)?.webType ?? Letters.nearest(word, PaymentButtonLabel.allCases.map { $0.webType })
        report(
            .buttonMarkup, .error, at: attribute.valuePlace, "unknown type \(PageCheck.quoted(word), "word")",
            meant.map { "write " + $0 } ?? "write one of the 17 types, such as buy")
    }

    private mutating func checkStyle(_ attribute: PageReader.Attribute) {
        guard let word = attribute.value, PaymentButtonStyle(webStyle: word) == nil else { return }
        let styles = PaymentButtonStyle.allCases.compactMap { $0.webStyle }
        let isAutomatic = word == PaymentButtonStyle.automatic.rawValue
        report(
            .buttonMarkup, .error, at: attribute.valuePlace,
            isAutomatic ? "the web has no automatic style" : "unknown buttonstyle \(PageCheck.quoted(word), "word")",
            isAutomatic ? nil : Letters.nearest(word, styles).map { "write " + $0 })
    }

    private mutating func report(_ rule: RuleID, _ severity: Severity, at place: Int, _ message: Sentence, _ remedy: String?) {
        report(rule, severity, at: place, message, remedy ?? "write black, white or white-outline")
    }

    private mutating func checkLocale(_ attribute: PageReader.Attribute) {
        guard let text = attribute.value else { return }
        let locale = PaymentButtonLocale(rawValue: text)
        guard !locale.isDocumented else { return }
        let remedy = locale.nearest.map { "write " + $0.rawValue } ?? "write a language and a region, such as en-US"
        if locale.isWellFormed {
            report(.buttonMarkup, .warning, at: attribute.valuePlace, "Apple does not list the locale \(PageCheck.quoted(text))", remedy)
        } else {
            report(.buttonMarkup, .error, at: attribute.valuePlace, "\(PageCheck.quoted(text)) is not a language tag", remedy)
        }
    }

    /// Finds misspelt attributes. Other attributes belong to HTML or to a framework.
    ///
    /// - Parameter guesses: Other names, and the attributes that they stand for.
    mutating func checkName(_ attribute: PageReader.Attribute, among known: [String], _ guesses: [(String, String)]) {
        let name = String(decoding: attribute.name, as: UTF8.self)
        // A framework writes its bindings with signs: `:type`, `[type]`, `@click`.
        guard !known.contains(name),
            attribute.name.allSatisfy({ Letters.isLetter($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
        else { return }
        let plain = Letters.squeezed(name)
        let meant =
            guesses.first { Letters.squeezed($0.0) == plain }?.1
            ?? known.first { known in
                let letters = Letters.squeezed(known)
                return NearNames.distance(plain, letters) <= (letters.count > 6 ? 2 : 1)
            }
        if let meant { reportName(attribute, meant) }
    }

    private mutating func reportName(_ attribute: PageReader.Attribute, _ meant: String) {
        let name = String(decoding: attribute.name, as: UTF8.self)
        report(
            .buttonMarkup, .error, at: attribute.place, "the element has no attribute \(PageCheck.quoted(name), "name")", "write " + meant)
    }

    /// A text of the page in quotes, not longer than a message can show.
    static func quoted(_ text: String) -> String { "\"" + String(text.prefix(40)) + (text.count > 40 ? "…" : "") + "\"" }
}

/// The properties of CSS.
extension PageCheck {
    private static let prefix = [UInt8]("-apple-pay-button-".utf8)
    private static let wideWords = ["inherit", "initial", "unset", "revert", "revert-layer"]

    /// Reads a property with its value, in CSS, in a style of JSX or in a call of `setProperty`.
    mutating func readProperty(_ start: Int) {
        let bytes = reader.bytes
        if start > 0, Letters.isLetter(bytes[start - 1]) || Letters.isDigit(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: "_") {
            return skipHyphens(start)
        }
        let own = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "-") ? 1 : 0
        guard reader.has(PageCheck.prefix, at: start + own) else { return skipHyphens(start) }
        var end = start
        while end < bytes.count, Letters.isLetter(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
        reader.place = end
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        var next = end
        if next < bytes.count, PageCheck.isQuote(bytes[next]) { next += 1 }
        while next < bytes.count, Letters.isSpace(bytes[next]) { next += 1 }
        guard next < bytes.count, bytes[next] == UInt8(ascii: ":") || bytes[next] == UInt8(ascii: ","), end - start <= 64 else { return }
        next += 1
        while next < bytes.count, Letters.isSpace(bytes[next]) { next += 1 }
        let isQuoted = next < bytes.count && PageCheck.isQuote(bytes[next])
        if isQuoted { next += 1 }
        // In a script, a word without quotes is a variable.
        let isScript = start > 0 && PageCheck.isQuote(bytes[start - 1])
        check(name, at: start, value: next, canBeVariable: isScript && !isQuoted)
    }

    private mutating func skipHyphens(_ start: Int) {
        reader.place = start
        while reader.place < reader.bytes.count, reader.bytes[reader.place] == UInt8(ascii: "-") { reader.place += 1 }
    }

    private mutating func check(_ name: String, at place: Int, value start: Int, canBeVariable: Bool) {
        let bytes = reader.bytes
        var end = start
        while end < min(bytes.count, start + 64),
            Letters.isLetter(bytes[end]) || Letters.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "-")
                || bytes[end] == UInt8(ascii: ".")
        { end += 1 }
        // Anything but a plain word or length is computed.
        let ends: [UInt8] = [UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "!"), UInt8(ascii: ","), UInt8(ascii: ")")]
        let isPlain =
            end > start && (end == bytes.count || Letters.isSpace(bytes[end]) || ends.contains(bytes[end]) || PageCheck.isQuote(bytes[end]))
        let value = isPlain ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
        guard let property = PaymentButtonProperty.all.first(where: { $0.name == name }) else { return checkUnknown(name, at: place) }
        guard let value, !PageCheck.wideWords.contains(value) else { return }
        if !property.words.isEmpty {
            guard !property.words.contains(value) else { return }
            let meant = PaymentButtonLabel(rawValue: value).map { $0.webType } ?? Letters.nearest(value, property.words)
            let word = meant.flatMap { meant in property.words.first { $0 == meant } }
            report(
                .buttonMarkup, .error, at: start, "\(name, "name") does not take \(PageCheck.quoted(value), "value")",
                "write "
                    + (word ?? (property.words.count > 3 ? "one of the 17 types, such as buy" : property.words.joined(separator: " or "))))
        } else {
            checkLength(name, value, at: start, canBeVariable: canBeVariable)
        }
    }

    /// Words that are valid in place of a length.
    private static let sizes = ["auto", "min-content", "max-content", "fit-content", "stretch"]
    private static let units = [
        "px", "em", "rem", "ex", "ch", "cap", "ic", "lh", "rlh", "cm", "mm", "q", "in", "pt", "pc", "vw", "vh", "vi", "vb", "vmin", "vmax",
        "svw",
        "svh", "lvw", "lvh", "dvw", "dvh", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax",
    ]

    private mutating func checkLength(_ name: String, _ value: String, at place: Int, canBeVariable: Bool) {
        let digits = value.utf8.prefix { Letters.isDigit($0) || $0 == UInt8(ascii: ".") }
        let number = String(decoding: digits, as: UTF8.self)
        let unit = String(decoding: value.utf8.dropFirst(digits.count).map { ASCII.lowerCased($0) }, as: UTF8.self)
        guard !digits.isEmpty else {
            guard !canBeVariable, !PageCheck.sizes.contains(unit) else { return }
            return report(
                .buttonMarkup, .error, at: place, "\(name, "name") takes a length, not \(PageCheck.quoted(value), "value")",
                "write a length such as " + PageCheck.usualLength(name))
        }
        let pixels = Int(String(decoding: digits.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)) ?? 0
        if unit.isEmpty {
            guard digits.contains(where: { $0 != ASCII.zero && $0 != UInt8(ascii: ".") }) else { return }
            return report(
                .buttonMarkup, .error, at: place, "a length without a unit is ignored", "write " + number + "px")
        }
        guard PageCheck.units.contains(unit) else {
            return report(
                .buttonMarkup, .error, at: place, "CSS has no unit \(PageCheck.quoted(unit), "unit")",
                "write a length such as " + PageCheck.usualLength(name))
        }
        guard unit == "px" else { return }
        let least = name == PageCheck.width ? 100 : name == PageCheck.height ? 30 : 0
        if pixels < least {
            report(
                .buttonMarkup, .warning, at: place, "\(name, "name") is at least \(least, "least")px, and the button ignores less",
                "write " + String(least) + "px or more")
        } else if name == PageCheck.width, pixels < PageCheck.leastWidthWithText {
            narrowWidths.append(place)
        }
    }

    private static let width = "--apple-pay-button-width"
    private static let height = "--apple-pay-button-height"

    /// The least width of a button with words besides the logo, in pixels.
    static let leastWidthWithText = 140

    private static func usualLength(_ name: String) -> String {
        name == width ? "150px" : name == height ? "30px" : "4px"
    }

    /// Reports widths that only the logo fits into, if each button of the page has words.
    mutating func checkNarrowWidths() {
        guard !buttons.isEmpty, buttons.allSatisfy({ ($0.attribute("type")?.value).map { $0 != "plain" } ?? false }) else { return }
        for place in narrowWidths {
            let least = PageCheck.leastWidthWithText
            report(
                .buttonMarkup, .warning, at: place, "a button with words is at least \(least, "least")px wide, and ignores less",
                "write " + String(least) + "px or more")
        }
    }

    private mutating func checkUnknown(_ name: String, at place: Int) {
        let names = PaymentButtonProperty.all.map { $0.name }
        let plain = Letters.squeezed(name)
        let meant = names.first { NearNames.distance(plain, Letters.squeezed($0)) <= 2 }
        // A page can have variables of its own. Names with one hyphen belong to the browser.
        guard meant != nil || !name.hasPrefix("--") else { return }
        report(
            .buttonMarkup, .warning, at: place, "unknown property \(PageCheck.quoted(name), "name")",
            meant.map { "write " + $0 } ?? "write -apple-pay-button-type or -apple-pay-button-style")
    }

    private static func isQuote(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`")
    }
}
