import PaySheet

/// The replacements: equal for equal values, different for different values.
struct Replacements: Sendable {
    private var known: [String: String] = [:]
    var count: Int { known.count }
    private var taken: Set<String> = []
    /// The number of values of each form.
    private var counters: [String: Int] = [:]

    /// Returns the replacement of a value, and creates it if needed.
    private mutating func remembered(_ sort: String, _ text: String, _ make: (inout Replacements) -> String) -> String {
        let key = sort + text
        if let replacement = known[key] { return replacement }
        let replacement = make(&self)
        known[key] = replacement
        return replacement
    }

    // MARK: Text of the same form

    /// Replaces letters with letters, digits with digits, and keeps everything else.
    ///
    /// Values that differ only in upper and lower case get replacements that differ in the same way: rules compare domains without case.
    mutating func text(_ text: String) -> String { form(text) }

    /// - Parameter keeps: Returns whether the replacement has the other required properties of the text.
    private mutating func form(
        _ text: String, _ sort: String = "text ", alphabet: (Unicode.Scalar) -> Alphabet? = { Alphabet.of($0) },
        keeps: (String) -> Bool = { _ in true }
    ) -> String {
        let lowered = Replacements.lowered(text)
        let replacement = remembered(sort, lowered) { this in
            let scalars = Array(lowered.unicodeScalars)
            return this.counted(lowered, scalars, scalars.map { alphabet($0) }, keeps)
        }
        return lowered == text ? replacement : Replacements.cased(replacement, like: text)
    }

    /// Returns the name of a site; the same name with another ending is another site.
    mutating func site(_ label: String, below ending: String) -> String { form(label, "site " + ending + " ") }

    /// The text with its ASCII letters in lower case.
    private static func lowered(_ text: String) -> String {
        var result = ""
        result.unicodeScalars.append(
            contentsOf: text.unicodeScalars.map { (0x41...0x5A).contains($0.value) ? Unicode.Scalar($0.value | 0x20) ?? $0 : $0 })
        return result
    }

    private static func cased(_ replacement: String, like text: String) -> String {
        var result = ""
        result.unicodeScalars.append(
            contentsOf: zip(replacement.unicodeScalars, text.unicodeScalars).map { letter, model in
                let isCapital = (0x41...0x5A).contains(model.value) && (0x61...0x7A).contains(letter.value)
                return isCapital ? Unicode.Scalar(letter.value & ~0x20) ?? letter : letter
            })
        return result
    }

    /// The number of replacements to try before any is accepted.
    private static var tries: Int { 800 }

    /// Returns the next unused text of a form, counted up from the right, one character per digit.
    @inline(never)
    private mutating func counted(
        _ text: String, _ scalars: [Unicode.Scalar], _ alphabets: [Alphabet?], _ keeps: (String) -> Bool
    ) -> String {
        guard alphabets.contains(where: { $0 != nil }) else { return text }
        let form = Replacements.written(0, scalars, alphabets)
        var other: String?
        for _ in 0..<Replacements.tries {
            let count = counters[form, default: 0] + 1
            counters[form] = count
            let candidate = Replacements.written(count, scalars, alphabets)
            guard candidate != text else { continue }
            other = candidate
            guard keeps(candidate), !taken.contains(candidate) else { continue }
            taken.insert(candidate)
            return candidate
        }
        // All values of a short form are used. Sharing one is better than showing the value.
        return other ?? Replacements.written(0, scalars, alphabets)
    }

    private static func written(_ number: Int, _ scalars: [Unicode.Scalar], _ alphabets: [Alphabet?]) -> String {
        var scalars = scalars
        var rest = number
        for place in scalars.indices.reversed() {
            guard let alphabet = alphabets[place] else { continue }
            scalars[place] = alphabet.character(rest % alphabet.count)
            rest /= alphabet.count
        }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    // MARK: Identifiers

    /// The common prefix of an identifier, and the values of simulators, are not personal.
    private static let openings = ["merchant.", "order.", "Simulated Identifier", "Simulated Instrument", "Simulated"]

    mutating func identifier(_ text: String) -> String {
        if LabelWords.isLeftover(text) { return text }
        // This is a hash of the identifier, which is compared without case.
        if text.utf8.count >= 32, text.utf8.allSatisfy({ Replacements.isHexDigit($0) }) { return hex(text) }
        for opening in Replacements.openings where text.utf8.starts(with: opening.utf8) {
            return opening + form(String(decoding: text.utf8.dropFirst(opening.utf8.count), as: UTF8.self))
        }
        return form(text)
    }

    static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }

    mutating func hex(_ text: String) -> String {
        guard !text.utf8.isEmpty, text.utf8.allSatisfy({ Replacements.isHexDigit($0) }) else { return identifierOfNoHex(text) }
        let small = remembered("hex ", text.lowercased()) { this in
            let number = this.counters["hex", default: 0] + 1
            this.counters["hex"] = number
            func padded(_ number: Int) -> String {
                let digits = String(number, radix: 16)
                return String((String(repeating: "0", count: text.utf8.count) + digits).suffix(text.utf8.count))
            }
            return padded(number) == text.lowercased() ? padded(number + 1) : padded(number)
        }
        let isCapital = text.utf8.contains { $0 >= 0x41 && $0 <= 0x46 }
        return isCapital ? small.uppercased() : small
    }

    /// Replaces data in Base64, and remembers the hash of the replacement as the replacement of its hash.
    mutating func noteHash(ofBase64 text: String) {
        guard let data = ApplicationData(base64: text), let replacement = ApplicationData(base64: base64(text)) else { return }
        known["hex " + data.hash] = replacement.hash
    }

    /// A letter that is not a hexadecimal digit stays one that is not, and a digit stays a digit.
    private mutating func identifierOfNoHex(_ text: String) -> String {
        if text.utf8.starts(with: "Simulated".utf8) { return identifier(text) }
        let start = text.lowercased().utf8.starts(with: "0x".utf8) ? 2 : 0
        return String(decoding: text.utf8.prefix(start), as: UTF8.self)
            + form(String(decoding: text.utf8.dropFirst(start), as: UTF8.self), "no hex ", alphabet: { Alphabet.ofHexadecimal($0) })
    }

    /// Base64 has its own count.
    mutating func remembered(base64 text: String, _ make: (Int) -> String) -> String {
        remembered("base64 ", text) { this in
            let number = this.counters["base64", default: 0] + 1
            this.counters["base64"] = number
            return make(number)
        }
    }

    // MARK: Contacts and cards

    mutating func country(_ text: String) -> String {
        guard text.utf8.count <= 8 else { return form(text) }
        func isTaken(_ text: String) -> Bool { Country(rawValue: text).isKnownToWebKit }
        let (isCode, isSmallCode) = (isTaken(text), isTaken(text.uppercased()))
        return remembered("country ", text) { this in
            guard isCode || isSmallCode else { return this.form(text, keeps: { !isTaken($0.uppercased()) }) }
            let codes = ["US", "FR", "JP", "CA", "GB", "AU", "IT", "ES", "NL", "SE", "NO", "CH"]
            let number = this.counters["country", default: 0]
            this.counters["country"] = number + 1
            let code = codes[number % codes.count] == text.uppercased() ? codes[(number + 1) % codes.count] : codes[number % codes.count]
            return isCode ? code : code.lowercased()
        }
    }

    /// Replaces a card number. A valid check digit stays valid, an invalid one invalid.
    mutating func account(_ text: String) -> String {
        // No card number has this length, so the digit does not matter.
        guard text.utf8.count <= 64 else { return form(text) }
        let fits = Replacements.hasCheckDigit(text)
        return form(text, keeps: { Replacements.hasCheckDigit($0) == fits })
    }

    private static func hasCheckDigit(_ text: String) -> Bool {
        var sum = 0
        for (place, byte) in text.utf8.reversed().enumerated() {
            guard byte >= 0x30, byte <= 0x39 else { return false }
            let weighted = Int(byte - 0x30) * (place % 2 == 1 ? 2 : 1)
            sum += weighted > 9 ? weighted - 9 : weighted
        }
        return sum % 10 == 0
    }

    /// Replaces an expiry day with another day of the same year. A day that does not exist stays one.
    mutating func expiry(_ text: String) -> String {
        let digits = Array(text.utf8)
        guard digits.count == 6, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return form(text) }
        func two(_ place: Int) -> Int { Int(digits[place] - 0x30) * 10 + Int(digits[place + 1] - 0x30) }
        func written(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let (year, month, day) = (two(0), two(2), two(4))
        let longest = [31, year % 4 == 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let isDay = (1...12).contains(month) && day >= 1 && day <= longest[month - 1]
        guard isDay else { return written(year) + (text.hasSuffix("1399") ? "1398" : "1399") }
        // A neighbouring month, on a day that every month has.
        let other = month == 12 ? 11 : month + 1
        return written(year) + written(other) + (day > 28 || day == longest[month - 1] ? written(longest[other - 1]) : written(day))
    }

    /// Replaces an unknown number: as many digits, the same sign and size.
    mutating func number(_ text: String) -> String {
        let end = text.utf8.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? text.utf8.endIndex
        let mantissa = String(text[..<end])
        var isFirst = true
        var kept = 0
        for byte in mantissa.utf8 where isFirst {
            // A first digit that is not zero stays so.
            if byte >= 0x30, byte <= 0x39 { isFirst = false }
            kept += 1
        }
        let rest = String(decoding: mantissa.utf8.dropFirst(kept), as: UTF8.self)
        let head = Array(mantissa.utf8.prefix(kept))
        guard let digit = head.last, digit > 0x30 else {
            return rest.utf8.isEmpty ? text : String(decoding: head, as: UTF8.self) + form(rest) + text[end...]
        }
        let other = digit == 0x39 ? 0x31 : digit + 1
        return String(decoding: head.dropLast() + [other], as: UTF8.self) + (rest.utf8.isEmpty ? "" : form(rest)) + text[end...]
    }
}
