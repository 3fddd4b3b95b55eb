extension LabelWords {
    private static let taxes = WordChoice([
        "tax", "taxes", "vat", "gst", "hst", "pst", "qst", "mwst", "ust", "mehrwertsteuer", "umsatzsteuer", "steuer", "steuern", "tva",
        "iva",
        "btw", "moms", "mva", "alv", "dph", "kdv", "ppn", "sst", "tps", "tvq", "igv", "消費税", "增值税", "부가세",
    ])

    private static let parts = WordChoice([
        "incl", "inc", "included", "includes", "including", "inclusive", "inkl", "inklusive", "enthalten", "enthaltene", "enth", "davon",
        "darin", "which", "already",
        "dont",
        "compris", "comprise", "inclus", "incluse", "incluso", "inclusa", "incluido", "incluida", "inbegrepen", "inclusief", "heraf",
        "varav",
        "herav", "zawiera", "zawarty", "zawarte", "ingår", "ingar", "sis", "포함", "込み", "含む",
    ])

    /// Words that say both.
    private static let includedTaxes = WordChoice(["税込", "税込み", "内税", "内消費税", "うち消費税", "消費税（内税）", "消費税込み", "消費税込"])

    private static let fillers = WordChoice([
        "of", "in", "the", "sales", "price", "prices", "rate", "im", "der", "die", "preis", "gesetzl", "gesetzliche", "gesetzlicher", "la",
        "el",
        "de", "du", "prix", "precio", "prezzo",
    ])

    /// The text has a word for a tax.
    static func isTax(_ text: borrowing Text) -> Bool { text.hasWord(of: taxes) || text.hasWord(of: includedTaxes) }

    /// The text says that a tax is part of other amounts, and nothing else: "incl. 19 % MwSt.", "GST included".
    static func isIncludedTax(_ text: borrowing Text) -> Bool {
        guard text.hasWord(of: includedTaxes) || text.hasWord(of: taxes) && text.hasWord(of: parts) else { return false }
        return !text.hasWord { word in
            !taxes.contains(word, of: text) && !parts.contains(word, of: text) && !includedTaxes.contains(word, of: text)
                && !fillers.contains(word, of: text)
        }
    }
}
