/// Text that is not an amount, read the way its writer probably meant it.
struct AmountSpelling {
    let scalars: [Unicode.Scalar]
    /// Longer text gets no correction, because it is not a typing mistake.
    private static let longest = 64

    init(_ text: String) { self.init(Array(text.unicodeScalars)) }

    private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// A corrected text and, if the mistake is in the marks between digits, these marks.
    struct Reading {
        var text: String
        var marks: AmountFault.Kind?
    }

    /// The index of the first scalar that the grammar refuses; the count where the text ends too early.
    var firstFault: Int {
        var index = scalars.first == "-" ? 1 : 0
        let integer = index
        while index < scalars.count, scalars[index].isASCIIDigit { index += 1 }
        guard index > integer, index < scalars.count, scalars[index] == "." else { return index }
        index += 1
        while index < scalars.count, scalars[index].isASCIIDigit { index += 1 }
        return index
    }

    /// What kind of mistake the scalar at an index is.
    func kind(at stop: Int, reading: Reading?) -> AmountFault.Kind {
        guard !scalars.isEmpty else { return .empty }
        guard stop < scalars.count else { return scalars.last == "." ? .missingFraction : .missingDigits }
        let scalar = scalars[stop]
        if scalar.isSpace {
            guard stop > 0, let next = scalars[stop...].firstIndex(where: { !$0.isSpace }) else { return .surroundingSpace }
            return currencyStands(at: next) ? .currencySign : markKind(reading)
        }
        if currencyStands(at: stop) { return .currencySign }
        switch scalar {
        case "+": return .plusSign
        case "\u{2212}", "\u{2013}": return .minusSign
        case ".":
            if let marks = reading?.marks { return marks }
            return stop == 0 || !scalars[stop - 1].isASCIIDigit && scalars[stop - 1] != "." ? .missingInteger : .secondPoint
        case ",", "'", "\u{2019}", "_": return markKind(reading)
        case "e", "E": return stop > 0 && scalars[stop - 1].isASCIIDigit ? .exponent : .unexpectedCharacter
        default: break
        }
        return scalar.digitOfOtherScript != nil ? .otherDigits : .unexpectedCharacter
    }

    /// What kind of mistake is left without the spaces around the text; `nil` if there are none, or nothing is left.
    func kindInsideSpaces(at stop: Int, reading: Reading?) -> AmountFault.Kind? {
        guard kind(at: stop, reading: reading) == .surroundingSpace else { return nil }
        let inner = AmountSpelling(Array(scalars.drop { $0.isSpace }.reversed().drop { $0.isSpace }.reversed()))
        let innerStop = inner.firstFault
        guard innerStop < inner.scalars.count || inner.scalars.last == "." else { return nil }
        return inner.kind(at: innerStop, reading: reading)
    }

    private func markKind(_ reading: Reading?) -> AmountFault.Kind { reading?.marks ?? .digitGrouping }

    private func currencyStands(at index: Int) -> Bool {
        scalars[index].isCurrencySign || AmountSpelling.isCurrencyCode(scalars[index...].prefix(3))
    }

    /// The amount that was plainly meant.
    var reading: Reading? {
        guard scalars.count <= AmountSpelling.longest else { return nil }
        var rest = scalars.map { $0.digitOfOtherScript ?? $0 }[...]
        let isNegative = AmountSpelling.removeSignsAround(&rest)
        guard let isNegative, var reading = AmountSpelling.readDigits(rest) else { return nil }
        if isNegative { reading.text = "-" + reading.text }
        return Array(reading.text.utf8).withAmount == nil ? nil : reading
    }

    /// Takes spaces, one sign and one currency sign or code away; nil when there is more than one of a kind.
    private static func removeSignsAround(_ rest: inout ArraySlice<Unicode.Scalar>) -> Bool? {
        var (signs, currencies, isNegative) = (0, 0, false)
        while let first = rest.first {
            if first.isSpace {
                rest = rest.dropFirst()
            } else if first == "+" || first == "-" || first == "\u{2212}" || first == "\u{2013}" {
                isNegative = first != "+"
                signs += 1
                rest = rest.dropFirst()
            } else if first.isCurrencySign {
                currencies += 1
                rest = rest.dropFirst()
            } else if isCurrencyCode(rest.prefix(3)) {
                currencies += 1
                rest = rest.dropFirst(3)
            } else {
                break
            }
        }
        while let last = rest.last, last.isSpace || last.isCurrencySign || isCurrencyCode(rest.suffix(3)) {
            if last.isSpace {
                rest = rest.dropLast()
            } else {
                currencies += 1
                rest = rest.dropLast(last.isCurrencySign ? 1 : 3)
            }
        }
        return signs <= 1 && currencies <= 1 ? isNegative : nil
    }

    private static func isCurrencyCode(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool { currencyCode(scalars) != nil }

    /// The letters of a currency in use, packed.
    static func currencyCode(_ scalars: ArraySlice<Unicode.Scalar>) -> UInt32? {
        let letters = scalars.map { UInt8(exactly: $0.value) ?? 0 }
        let packed = LetterCode.pack(letters, letters: 3, upperCasing: true)
        return CurrencyRow.find(packed)?.status == .current ? packed : nil
    }

    /// Reads digits with the text between them.
    private static func readDigits(_ scalars: ArraySlice<Unicode.Scalar>) -> Reading? {
        if let exponent = scalars.firstIndex(where: { $0 == "e" || $0 == "E" }) {
            return readExponent(scalars[..<exponent], scalars[(exponent + 1)...]).map { Reading(text: $0) }
        }
        var groups: [[Unicode.Scalar]] = [[]]
        var marks: [Unicode.Scalar] = []
        for scalar in scalars {
            if scalar.isASCIIDigit {
                groups[groups.count - 1].append(scalar)
            } else if let mark = scalar.groupingMark {
                marks.append(mark)
                groups.append([])
            } else {
                return nil
            }
        }
        return read(groups, marks)
    }

    private static func read(_ groups: [[Unicode.Scalar]], _ marks: [Unicode.Scalar]) -> Reading? {
        guard let last = marks.last else { return Reading(text: text(groups[0])) }
        let hasDecimals = isDecimalMark(last, marks, groups)
        guard let hasDecimals else { return nil }
        let integerGroups = hasDecimals ? Array(groups.dropLast()) : groups
        let groupMarks = hasDecimals ? marks.dropLast() : marks[...]
        guard groupMarks.allSatisfy({ $0 == groupMarks.first }), areGroups(integerGroups) else { return nil }
        var result = text(integerGroups.flatMap { $0 })
        if hasDecimals {
            if result.isEmpty { result = "0" }
            guard groups.count > 2 || !(groups[0].isEmpty && groups[groups.count - 1].isEmpty) else { return nil }
            if !groups[groups.count - 1].isEmpty { result += "." + text(groups[groups.count - 1]) }
        }
        let kind: AmountFault.Kind? = !groupMarks.isEmpty ? .digitGrouping : last == "," ? .decimalComma : nil
        return Reading(text: result, marks: kind)
    }

    /// Whether the last mark sets decimals apart; nil when it may as well set a group apart.
    private static func isDecimalMark(_ last: Unicode.Scalar, _ marks: [Unicode.Scalar], _ groups: [[Unicode.Scalar]]) -> Bool? {
        guard last == "." || last == "," else { return false }
        if marks.dropLast().contains(last) { return false }
        if marks.count > 1 || last == "." { return true }
        // "1,234" may be either; "0,234" and "1,23" are decimals.
        let (before, after) = (groups[0], groups[1])
        let mayBeGroup = after.count == 3 && (1...3).contains(before.count) && before != ["0"]
        return mayBeGroup ? nil : true
    }

    /// Groups of three from the right, or of two before the last three as in India.
    private static func areGroups(_ groups: [[Unicode.Scalar]]) -> Bool {
        guard groups.count > 1 else { return true }
        guard (1...3).contains(groups[0].count), groups[groups.count - 1].count == 3 else { return false }
        let inner = groups[1..<groups.count - 1]
        return inner.allSatisfy { $0.count == 3 } || (groups[0].count < 3 && inner.allSatisfy { $0.count == 2 })
    }

    /// Moves the point of the mantissa; nil unless the result is an exact amount.
    private static func readExponent(_ mantissa: ArraySlice<Unicode.Scalar>, _ exponent: ArraySlice<Unicode.Scalar>) -> String? {
        let isDown = exponent.first == "-"
        let digits = exponent.first == "+" || isDown ? exponent.dropFirst() : exponent
        guard (1...2).contains(digits.count), digits.allSatisfy({ $0.isASCIIDigit }) else { return nil }
        guard let value = Array(text(Array(mantissa)).utf8).withAmount, value.isCalculable else { return nil }
        var shift = 0
        for digit in digits { shift = shift &* 10 &+ Int(digit.value &- 0x30) }
        let scale = value.scale &+ (isDown ? shift : 0 &- shift)
        guard scale <= Amount.largestScale, scale >= 0 &- Amount.largestScale else { return nil }
        if scale >= 0 { return Amount(unchecked: value.coefficient, scale: scale).text }
        let product = WideProduct(value.coefficient.magnitude, WideProduct.powerOfTen(0 &- scale))
        return (try? Amount.signed(product.word, isNegative: false, scale: 0))?.text
    }

    private static func text(_ scalars: [Unicode.Scalar]) -> String {
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(scalar) }
        return text
    }
}

extension [UInt8] {
    /// The amount that the bytes spell.
    var withAmount: Amount? { Amount.parse(window, from: 0, to: count) }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { value &- 0x30 <= 9 }

    fileprivate var isSpace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0xA0, 0x2007, 0x2009, 0x202F, 0x3000, 0xFEFF: true
        default: false
        }
    }

    fileprivate var isCurrencySign: Bool {
        switch value {
        case 0x24, 0xA2...0xA5, 0x20A0...0x20C0, 0xFF04, 0xFFE5: true
        default: false
        }
    }

    /// What sets digits apart, with all kinds of spaces and of apostrophes as one.
    fileprivate var groupingMark: Unicode.Scalar? {
        if isSpace { return " " }
        switch self {
        case ".", ",", "_": return self
        case "'", "\u{2019}": return "'"
        default: return nil
        }
    }

    /// The ASCII digit for an Arabic, Persian, Devanagari or full-width one.
    fileprivate var digitOfOtherScript: Unicode.Scalar? {
        for zero: UInt32 in [0x660, 0x6F0, 0x966, 0xFF10] where value >= zero && value <= zero &+ 9 {
            return Unicode.Scalar(UInt8(truncatingIfNeeded: value &- zero &+ 0x30))
        }
        return nil
    }
}
