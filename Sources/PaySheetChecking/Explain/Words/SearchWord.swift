import PaySheet

/// A word without its ending, so that "tests" and "testing" are one.
struct SearchWord: Hashable, Sendable {
    let stem: [UInt8]

    /// Reads a word in small letters.
    init(_ word: [UInt8]) {
        var stem = word[...]
        func drop(_ ending: StaticString, leaving least: Int, adding letter: UInt8? = nil) -> Bool {
            let ending = Array(ending.description.utf8)
            guard stem.count >= ending.count + least, stem.suffix(ending.count).elementsEqual(ending) else { return false }
            stem = stem.dropLast(ending.count)
            if let letter { stem.append(letter) }
            return true
        }
        if !drop("ies", leaving: 2, adding: UInt8(ascii: "y")), stem.count > 3, stem.last == UInt8(ascii: "s"), !stem.hasSuffix("ss") {
            stem.removeLast()
        }
        if !drop("ing", leaving: 3), !drop("ed", leaving: 3) { _ = drop("ly", leaving: 3) }
        if stem.count > 3, stem.last == UInt8(ascii: "e") { stem.removeLast() }
        if stem.count > 3, let last = stem.last, stem.dropLast().last == last, ASCII.isLowerCaseLetter(last) { stem.removeLast() }
        self.stem = Array(stem)
    }

    /// Returns the words of a text. A capital letter behind a small one begins a word, as in `trialBilling`.
    static func all(in text: String) -> [SearchWord] {
        var (words, word): ([SearchWord], [UInt8]) = ([], [])
        var before: UInt8 = 0
        func end() {
            if !word.isEmpty { words.append(SearchWord(word)) }
            word = []
        }
        for byte in text.utf8 {
            let isLetter = ASCII.isLetterOrDigit(byte) || byte >= 0x80
            if !isLetter || ASCII.isLowerCaseLetter(before) && ASCII.isUpperCaseLetter(byte) { end() }
            if isLetter { word.append(ASCII.lowerCased(byte)) }
            before = byte
        }
        end()
        return words
    }

    // MARK: Queries

    /// Words that say nothing about the subject.
    private static let empty = Set(
        [
            "a about after all also am an and any apple are as at be",
            "been before but by can cannot could did happen happens do does doesn don",
            "for from get gets give had has have how i if in into is",
            "isn it its just let make me mean means my problem need no not",
            "now of on one or our out paysheet pay please possible should show so",
            "some than that the their them then there thing these they this to try",
            "two up use want was we what when where which while who why will",
            "with without work works would you your",
        ].flatMap { all(in: $0) })

    /// Other words for what the pages and rules say, each followed by theirs.
    private static let synonyms: [SearchWord: [SearchWord]] = {
        let rows = [
            "monthly recurring subscription", "yearly recurring subscription", "weekly recurring", "annual recurring",
            "subscription recurring plan",
            "mock test", "simulator test", "sandbox test", "staging test", "iphone device", "offline device",
            "discount coupon", "voucher coupon", "promo coupon", "delivery shipping", "postage shipping", "cart item", "basket item",
            "marketplace contexts merchants", "seller merchants", "split contexts merchants", "hold deferred", "preorder deferred",
            "booking deferred", "topup reload", "boarding pass", "ticket pass", "decrypt token", "renew certificate",
            "price amount", "cost amount", "money amount", "cents amount units", "typescript schema", "types schema", "validate check",
            "lint check", "repair fix", "verify domain", "payout disbursement", "withdraw disbursement", "cards network", "visa network",
            "mastercard network", "amex network", "zip postal", "postcode postal", "phone contact", "email contact",
            "inappbrowser webview", "wkwebview webview", "emulator simulator", "edge chrome", "firefox chrome",
            "completemerchantvalidation merchant validation", "oncancel cancel closes", "redirects opens", "paypal pal",
        ]
        var table: [SearchWord: [SearchWord]] = [:]
        for row in rows {
            let words = all(in: row)
            if let first = words.first { table[first, default: []] += words.dropFirst() }
        }
        return table
    }()

    /// Returns the words of a text that say something, each once.
    static func meaningful(in text: String) -> [SearchWord] {
        var seen: Set<SearchWord> = []
        return all(in: text).filter { !empty.contains($0) && seen.insert($0).inserted }
    }

    private static let negations = Set(all(in: "no not never doesn don isn won cannot nothing"))
    private static let appearing = Set(all(in: "show shown appear visible"))
    private static let appear = SearchWord(Array("appear".utf8))

    /// Returns the words of a question that say something. "Not showing" is "appear", as in "no button appears".
    static func asked(in text: String) -> [SearchWord] {
        let all = all(in: text)
        let words = meaningful(in: text)
        guard all.contains(where: { negations.contains($0) }), all.contains(where: { appearing.contains($0) }) else { return words }
        return words.filter { !appearing.contains($0) } + [appear]
    }

    /// Other words that mean the same.
    var synonyms: [SearchWord] { SearchWord.synonyms[self] ?? [] }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ ending: StaticString) -> Bool {
        suffix(ending.utf8CodeUnitCount).elementsEqual(Array(ending.description.utf8))
    }
}
