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
