extension LabelWords {
    /// How a language says that a tax is part of a price.
    private struct TaxWords {
        /// Words for a tax.
        var taxes: [StaticString] = []
        /// Words that say "included", or "of which".
        var parts: [StaticString] = []
        /// Words that say both.
        var both: [StaticString] = []
        /// Words that may appear beside them.
        var fillers: [StaticString] = []
    }

    private static let languages = [
        // English.
        TaxWords(
            taxes: ["tax", "taxes", "vat", "gst", "hst", "pst", "qst", "sst"],
            parts: ["incl", "inc", "included", "includes", "including", "inclusive", "which", "already"],
            fillers: ["of", "in", "the", "sales", "price", "prices", "rate"]),
        // German.
        TaxWords(
            taxes: ["mwst", "ust", "mehrwertsteuer", "umsatzsteuer", "steuer", "steuern"],
            parts: ["inkl", "inklusive", "enthalten", "enthaltene", "enth", "davon", "darin"],
            fillers: ["im", "der", "die", "preis", "gesetzl", "gesetzliche", "gesetzlicher"]),
        // French.
        TaxWords(
            taxes: ["tva", "tps", "tvq"], parts: ["dont", "compris", "comprise", "inclus", "incluse", "ttc"],
            fillers: ["la", "de", "du", "prix"]),
        // Italian, Spanish and Portuguese.
        TaxWords(
            taxes: ["iva", "igv"], parts: ["incluso", "inclusa", "incluido", "incluida", "cui", "con"],
            fillers: ["di", "el", "precio", "prezzo"]),
        // Dutch.
        TaxWords(taxes: ["btw"], parts: ["inbegrepen", "inclusief", "waarvan"]),
        // Danish, Norwegian, Swedish and Finnish.
        TaxWords(taxes: ["moms", "mva", "alv"], parts: ["heraf", "varav", "herav", "ingår", "ingar", "sis"]),
        // Polish, Czech, Turkish and Indonesian.
        TaxWords(taxes: ["dph", "kdv", "ppn"], parts: ["zawiera", "zawarty", "zawarte", "tym"], fillers: ["w"]),
        // Japanese.
        TaxWords(
            taxes: ["消費税"], parts: ["込み", "含む"],
            both: ["税込", "税込み", "内税", "内消費税", "うち消費税", "消費税（内税）", "消費税込み", "消費税込"]),
        // Chinese.
        TaxWords(taxes: ["增值税"], both: ["含税", "含稅", "含增值税"]),
        // Korean.
        TaxWords(taxes: ["부가세"], parts: ["포함"]),
    ]

    private static let taxes = WordChoice(languages.flatMap { $0.taxes })
    private static let parts = WordChoice(languages.flatMap { $0.parts })
    private static let includedTaxes = WordChoice(languages.flatMap { $0.both })
    private static let fillers = WordChoice(languages.flatMap { $0.fillers })

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
