/// What labels say, told by their words. Nothing is allocated.
enum LabelWords {
    /// The text is what a program writes for a value that it does not have.
    static func isLeftover(_ text: borrowing Text) -> Bool {
        guard !text.isPlain || text.byteCount == 3 || text.byteCount == 4 || text.byteCount == 9 || text.byteCount == 15 else {
            return false
        }
        return text.equals("undefined") || text.equals("null") || text.equals("[object Object]") || text.equals("NaN")
    }

    /// The text is one of the words for a sum, in any case.
    static func isTotal(_ text: borrowing Text) -> Bool {
        text.equalsIgnoringCase("total") || text.equalsIgnoringCase("grand total") || text.equalsIgnoringCase("order total")
            || text.equalsIgnoringCase("total amount") || text.equalsIgnoringCase("total due") || text.equalsIgnoringCase("amount due")
            || text.equalsIgnoringCase("amount") || text.equalsIgnoringCase("gesamtsumme") || text.equalsIgnoringCase("gesamt")
            || text.equalsIgnoringCase("summe") || text.equalsIgnoringCase("totale") || text.equalsIgnoringCase("totaal")
            || text.equalsIgnoringCase("cart total")
    }

    /// The text has a word that stands for money off.
    static func isDiscount(_ text: borrowing Text) -> Bool {
        var word = 0..<0
        while text.findWord(after: &word) {
            if text.isWord("discount", word) || text.isWord("coupon", word) || text.isWord("promo", word)
                || text.isWord("promotion", word) || text.isWord("rebate", word) || text.isWord("rabatt", word)
                || text.isWord("remise", word) || text.isWord("sconto", word) || text.isWord("descuento", word)
                || text.isWord("desconto", word) || text.isWord("korting", word) || text.isWord("savings", word)
            {
                return true
            }
        }
        return false
    }

    /// The text says that a tax is part of other amounts, and nothing else: "incl. 19 % MwSt.", "GST included".
    static func isIncludedTax(_ text: borrowing Text) -> Bool {
        var word = 0..<0
        var (namesTax, namesPart) = (false, false)
        while text.findWord(after: &word) {
            if isTax(text, word) {
                namesTax = true
            } else if isIncluded(text, word) {
                namesPart = true
            } else if text.isWord("税込", word) || text.isWord("税込み", word)
                || text.isWord("内税", word) || text.isWord("内消費税", word)
            {
                return true
            } else if !isFiller(text, word) {
                return false
            }
        }
        return namesTax && namesPart
    }

    private static func isTax(_ text: borrowing Text, _ word: Range<Int>) -> Bool {
        text.isWord("tax", word) || text.isWord("taxes", word) || text.isWord("vat", word) || text.isWord("gst", word)
            || text.isWord("hst", word) || text.isWord("pst", word) || text.isWord("qst", word) || text.isWord("mwst", word)
            || text.isWord("ust", word) || text.isWord("mehrwertsteuer", word) || text.isWord("umsatzsteuer", word)
            || text.isWord("steuer", word) || text.isWord("steuern", word) || text.isWord("tva", word) || text.isWord("iva", word)
            || text.isWord("btw", word) || text.isWord("moms", word) || text.isWord("mva", word) || text.isWord("alv", word)
            || text.isWord("dph", word) || text.isWord("kdv", word) || text.isWord("ppn", word) || text.isWord("sst", word)
            || text.isWord("tps", word) || text.isWord("tvq", word) || text.isWord("igv", word) || text.isWord("消費税", word)
            || text.isWord("増値税", word) || text.isWord("增值税", word) || text.isWord("부가세", word)
    }

    private static func isIncluded(_ text: borrowing Text, _ word: Range<Int>) -> Bool {
        text.isWord("incl", word) || text.isWord("inc", word) || text.isWord("included", word) || text.isWord("includes", word)
            || text.isWord("including", word) || text.isWord("inclusive", word) || text.isWord("inkl", word)
            || text.isWord("inklusive", word) || text.isWord("enthalten", word) || text.isWord("enthaltene", word)
            || text.isWord("davon", word) || text.isWord("darin", word) || text.isWord("dont", word) || text.isWord("compris", word)
            || text.isWord("comprise", word) || text.isWord("inclus", word) || text.isWord("incluse", word)
            || text.isWord("incluso", word) || text.isWord("inclusa", word) || text.isWord("incluido", word)
            || text.isWord("incluida", word) || text.isWord("inbegrepen", word) || text.isWord("inclusief", word)
            || text.isWord("heraf", word) || text.isWord("varav", word) || text.isWord("herav", word) || text.isWord("zawiera", word)
            || text.isWord("포함", word) || text.isWord("込み", word) || text.isWord("含む", word)
    }

    private static func isFiller(_ text: borrowing Text, _ word: Range<Int>) -> Bool {
        text.isWord("of", word) || text.isWord("in", word) || text.isWord("the", word) || text.isWord("sales", word)
            || text.isWord("price", word) || text.isWord("prices", word) || text.isWord("rate", word)
            || text.isWord("im", word) || text.isWord("der", word) || text.isWord("die", word) || text.isWord("preis", word)
            || text.isWord("gesetzl", word) || text.isWord("gesetzliche", word) || text.isWord("gesetzlicher", word)
            || text.isWord("la", word) || text.isWord("el", word) || text.isWord("de", word) || text.isWord("du", word)
            || text.isWord("prix", word) || text.isWord("precio", word) || text.isWord("prezzo", word)
    }

    /// An English word of checkouts begins here.
    static func isOfCheckout(_ text: borrowing Text, at place: Int) -> Bool {
        text.matches("tax", at: place) || text.matches("shipping", at: place) || text.matches("fee", at: place)
            || text.matches("discount", at: place) || text.matches("delivery", at: place) || text.matches("handling", at: place)
            || text.matches("surcharge", at: place) || text.matches("total", at: place)
    }

    /// The text has a word that stands for shipping.
    static func isShipping(_ text: borrowing Text) -> Bool {
        var word = 0..<0
        while text.findWord(after: &word) {
            if text.isWord("shipping", word) || text.isWord("delivery", word) || text.isWord("postage", word)
                || text.isWord("courier", word) || text.isWord("freight", word) || text.isWord("versand", word)
                || text.isWord("lieferung", word) || text.isWord("livraison", word) || text.isWord("porto", word)
                || text.isWord("shipment", word) || text.isWord("spedizione", word) || text.isWord("verzending", word)
            {
                return true
            }
        }
        return false
    }
}

extension Text {
    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || ASCII.isLowerCaseLetter(ASCII.lowerCased(byte)) }

    /// The text has these lower-case bytes, in any case. Text with escapes never does.
    func equalsIgnoringCase(_ word: StaticString) -> Bool {
        isPlain && byteCount == word.utf8CodeUnitCount && matches(word, at: 0)
    }

    /// These lower-case bytes begin here, in any case.
    func matches(_ word: StaticString, at start: Int) -> Bool {
        guard start >= 0, byteCount &- start >= word.utf8CodeUnitCount else { return false }
        var index = start
        for place in 0..<word.utf8CodeUnitCount {
            let byte = word.byte(place)
            if ASCII.lowerCased(self.byte(index)) != byte { return false }
            index &+= 1
        }
        return true
    }

    /// These lower-case letters stand somewhere as a word, in any case.
    func hasWord(_ word: StaticString) -> Bool {
        var place = 0..<0
        while findWord(after: &place) {
            if isWord(word, place) { return true }
        }
        return false
    }

    /// Goes on to the next word behind one: to letters with no letter beside them. Returns false where there is none.
    func findWord(after word: inout Range<Int>) -> Bool {
        var start = word.upperBound
        while start < byteCount, !Text.isLetter(byte(start)) { start &+= 1 }
        var end = start
        while end < byteCount, Text.isLetter(byte(end)) { end &+= 1 }
        word = start..<end
        return start < end
    }

    /// The word is this one of lower-case letters, in any case.
    func isWord(_ word: StaticString, _ place: Range<Int>) -> Bool {
        place.count == word.utf8CodeUnitCount && matches(word, at: place.lowerBound)
    }
}
