import PaySheetShapes

/// Wrong values for members, each with exactly one mistake.
extension SeededGenerator {
    /// Returns a value of another JSON type, or `nil` if every type is valid.
    mutating func wrongType(for type: MemberType) -> TestJSON? {
        let list = TestJSON.array([.string("a"), .number("1")])
        let object = TestJSON.object([TestMember("a", .number("1"))])
        switch type {
        case .text, .date, .token: return pick([.number("7"), .boolean(true), .null, list, object, .array([])])
        // A number in place of an amount is one mistake, whatever the number is.
        case .amount: return pick([.number("12.5"), .number("0"), .boolean(false), .null, list, object])
        case .boolean: return pick([.string("true"), .number("1"), .null, list, object])
        case .unsignedLong, .unsignedShort, .integer, .number: return pick([.string("1"), .boolean(true), .null, list, object])
        case .record, .variant, .choice, .object: return pick([.string("text"), .number("7"), .boolean(false), list, .array([])])
        case .list: return pick([.string("text"), .number("7"), .boolean(true), object])
        case .anything: return nil
        }
    }

    /// Returns a value of the right type that is wrong for the member, or `nil` if there is none.
    mutating func wrongContent(_ mistake: Mistake, for type: MemberType) -> TestJSON? {
        switch (mistake, type) {
        case (.badAmount, .amount):
            .string(
                pick([
                    "", "12,50", "$12.50", "12.50 USD", " 12.50", "12.50 ", "12.", ".5", "+1", "1e3", "--1", "1.2.3", "twelve", "NaN",
                    "1 000.00", "1_000", "−5.00", "١٢", "0x10", "-",
                ]))
        case (.badDate, .date):
            .string(
                pick([
                    "", "tomorrow", "03/01/2027", "1 March 2027", "2027-13-01T00:00:00Z", "2027-03-01T25:00:00Z", "2027-3-1",
                    "20270301T", "1804327200000", "2027-03-01T00:00:00ZZ",
                ]))
        case (.numberOutOfRange, .unsignedLong): .number(pick(["-1", "4294967296", "1.5", "1e12", "-0.5"]))
        case (.numberOutOfRange, .unsignedShort): .number(pick(["-1", "65536", "0.5", "1e6"]))
        case (.numberOutOfRange, .integer): .number(pick(["1.5", "9223372036854775808", "1e30", "-0.25"]))
        case (.unknownWord, .token(let name)): vocabularyWord(name, isNetwork: false)
        case (.unknownNetwork, .token(let name)): vocabularyWord(name, isNetwork: true)
        case (.unknownCountry, .text(.country)): .string(pick(["XX", "us", "USA", "", "840", "United States", "U", "ZZ", "Ünited"]))
        case (.unknownCurrency, .text(.currency)): .string(pick(["XXQ", "US", "", "$", "EURO", "840", "US Dollar", "QQQ", "€"]))
        default: nil
        }
    }

    private mutating func vocabularyWord(_ name: String, isNetwork: Bool) -> TestJSON? {
        guard let vocabulary = Shapes.vocabulary(named: name) else { return nil }
        let ignoresCase = if case .throwingIgnoringCase = vocabulary.unknownWords { true } else { false }
        guard ignoresCase == isNetwork else { return nil }
        let word = pick(vocabulary.words).value
        let candidates = [
            word + "s", String(word.dropLast()), " " + word, "zz-unheard-of", "", "🙂", isNetwork ? "dinersClub" : word.uppercased(),
        ]
        let unknown = candidates.filter { candidate in
            vocabulary.words.allSatisfy { isNetwork ? $0.value.lowercased() != candidate.lowercased() : $0.value != candidate }
        }
        return .string(pick(unknown))
    }

    /// Returns another spelling that resembles only this name, or `nil` if the name is too short or too similar to others.
    mutating func misspelling(of name: String, in shape: Shape) -> String? {
        let letters = Array(name)
        for _ in 0..<8 {
            var wrong = letters
            let index = below(letters.count)
            switch below(6) {
            case 0: wrong.remove(at: index)
            case 1: wrong.insert(letters[index], at: index)
            case 2: if index + 1 < letters.count { wrong.swapAt(index, index + 1) }
            case 3: wrong[index] = pick(["x", "q", "z"])
            case 4: wrong = name.flatMap { $0.isUppercase ? ["_", Character($0.lowercased())] : [$0] }
            default: wrong = Array(pick([name.uppercased(), name.lowercased(), name.prefix(1).uppercased() + name.dropFirst()]))
            }
            if NameDistance.isMisspelling(String(wrong), of: name, in: shape) { return String(wrong) }
        }
        return nil
    }

    /// Returns a name that resembles no member of the dictionary: an invented one, or another dictionary's.
    mutating func unknownName(in shape: Shape) -> String {
        for _ in 0..<4 where chance(60) {
            let name = pick(pick(Shapes.all).members).name
            if NameDistance.isFar(name, from: shape) { return name }
        }
        return "zzUnheardOf\(below(1000))"
    }
}
