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
        text.hasWord("discount") || text.hasWord("coupon") || text.hasWord("promo") || text.hasWord("promotion")
            || text.hasWord("rebate") || text.hasWord("rabatt") || text.hasWord("remise") || text.hasWord("sconto")
            || text.hasWord("descuento") || text.hasWord("desconto") || text.hasWord("korting") || text.hasWord("savings")
    }

    /// An English word of checkouts begins here.
    static func isOfCheckout(_ text: borrowing Text, at place: Int) -> Bool {
        text.matches("tax", at: place) || text.matches("shipping", at: place) || text.matches("fee", at: place)
            || text.matches("discount", at: place) || text.matches("delivery", at: place) || text.matches("handling", at: place)
            || text.matches("surcharge", at: place) || text.matches("total", at: place)
    }

    /// The text has a word that stands for shipping.
    static func isShipping(_ text: borrowing Text) -> Bool {
        text.hasWord("shipping") || text.hasWord("delivery") || text.hasWord("postage") || text.hasWord("courier")
            || text.hasWord("freight") || text.hasWord("versand") || text.hasWord("lieferung") || text.hasWord("livraison")
            || text.hasWord("porto") || text.hasWord("shipment") || text.hasWord("spedizione") || text.hasWord("verzending")
    }
}

extension Text {
    private static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || lowered(byte) &- 0x61 < 26 }

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
            if Text.lowered(self.byte(index)) != byte { return false }
            index &+= 1
        }
        return true
    }

    /// These lower-case letters stand somewhere as a word, in any case.
    func hasWord(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard byteCount >= count else { return false }
        for start in 0...byteCount &- count where matches(word, at: start) {
            let end = start &+ count
            if start > 0, Text.isLetter(byte(start &- 1)) { continue }
            if end < byteCount, Text.isLetter(byte(end)) { continue }
            return true
        }
        return false
    }
}
