/// What labels say, told by their words. Nothing is allocated.
package enum LabelWords {
    /// The text is what a program writes for a value that it does not have, or what an example has in place of one.
    static func isLeftover(_ text: borrowing Text) -> Bool {
        leftovers.contains { text.equals($0) } || isPlaceholder(text)
    }

    /// The text is one of these, and says nothing about a person. A placeholder has capital letters only.
    package static func isLeftover(_ text: String) -> Bool {
        if leftovers.contains(where: { $0.equals([UInt8](text.utf8)) }) { return true }
        let isWord = text.utf8.allSatisfy { 0x41...0x5A ~= $0 || $0 == UInt8(ascii: "_") }
        return isWord && placeholders.contains { $0.equals([UInt8](text.utf8.prefix($0.utf8CodeUnitCount))) }
    }

    private static func isPlaceholder(_ text: borrowing Text) -> Bool { placeholders.contains { text.starts(with: $0) } }

    /// What is wrong with a text that says nothing, behind the name of its member.
    static func words(forNothing text: borrowing Text, _ argument: String) -> Sentence {
        guard !text.isBlank else { return " is empty" }
        return " is \(text.quoted, argument)\(words: isPlaceholder(text) ? ", a placeholder" : ", the text of a missing value")"
    }

    private static let totals: [StaticString] = [
        "total", "grand total", "order total", "total amount", "total due", "amount due", "amount", "gesamtsumme", "gesamt", "summe",
        "totale", "totaal", "cart total",
    ]

    /// The text is one of the words for a sum, in any case.
    static func isTotal(_ text: borrowing Text) -> Bool {
        totals.contains { text.equalsIgnoringCase($0) }
    }

    private static let discounts = WordChoice([
        "discount", "coupon", "promo", "promotion", "rebate", "rabatt", "remise", "sconto", "descuento", "desconto", "korting", "savings",
    ])

    /// The text has a word that stands for money off.
    static func isDiscount(_ text: borrowing Text) -> Bool { text.hasWord(of: discounts) }

    private static let checkout = WordChoice([
        "tax", "shipping", "fee", "discount", "delivery", "handling", "surcharge", "total",
    ])

    /// An English word of checkouts begins here.
    static func isOfCheckout(_ text: borrowing Text, at place: Int) -> Bool { checkout.begins(text, at: place) }

    private static let shipping = WordChoice([
        "shipping", "delivery", "postage", "courier", "freight", "versand", "lieferung", "livraison", "porto", "shipment", "spedizione",
        "verzending",
    ])

    static func isShipping(_ text: borrowing Text) -> Bool { text.hasWord(of: shipping) }
}

extension Text {
    /// The text has these lower-case bytes, in any case. Text with escapes never does.
    func equalsIgnoringCase(_ word: StaticString) -> Bool {
        isPlain && byteCount == word.utf8CodeUnitCount && matches(word, at: 0)
    }

    /// These lower-case bytes begin here, in any case.
    func matches(_ word: StaticString, at start: Int) -> Bool {
        start >= 0 && byteCount &- start >= word.utf8CodeUnitCount && bytes.matches(word, at: Int(node.start) &+ start)
    }

    /// The text has a word of lower-case letters, in any case.
    func hasWord(_ word: StaticString) -> Bool { hasWord { isWord(word, $0) } }

    /// The text has one of some words.
    func hasWord(of choice: WordChoice) -> Bool { hasWord { choice.contains($0, of: self) } }

    /// The word is this one of lower-case letters, in any case.
    func isWord(_ word: StaticString, _ place: Range<Int>) -> Bool {
        place.count == word.utf8CodeUnitCount && matches(word, at: place.lowerBound)
    }
}
