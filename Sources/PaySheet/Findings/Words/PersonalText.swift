/// Finds what looks like personal data or a secret in any text.
///
/// No table can know what a program writes into a member by mistake, so the form decides:
///
/// - e-mail addresses, and the user and the query of a web address,
/// - long numbers, such as those of cards, accounts and telephones, but no dates,
/// - UUIDs, and long mixtures of capitals, small letters and digits, such as tokens and Base64.
package struct PersonalText {
    private let text: [UInt8]
    /// The number of digits that a plain number may have.
    private let most: Int
    private var flags: [Bool]

    /// The number of digits that a plain number may have in a text that is not a number.
    package static let fewDigits = 7
    /// The number of digits that an amount may have before its point.
    package static let amountDigits = 12
    /// The number of digits of a time in milliseconds.
    package static let timeDigits = 13

    /// What a message has in place of such a part.
    package static let mark = "•••"

    private init(_ text: [UInt8], _ most: Int) {
        self.text = text
        self.most = most
        flags = [Bool](repeating: false, count: text.count)
    }

    /// Returns the parts of a text that look personal, in their order.
    ///
    /// - Parameter most: The number of digits that a plain number may have.
    package static func ranges(in text: [UInt8], plainDigits most: Int) -> [Range<Int>] {
        guard isSuspicious(text) else { return [] }
        var finder = PersonalText(text, most)
        finder.markAddresses()
        finder.markNumbers()
        finder.markTokens()
        return finder.marked
    }

    /// Returns whether a part of a text looks personal.
    package static func isFound(in text: String, plainDigits most: Int = fewDigits) -> Bool {
        !ranges(in: Array(text.utf8), plainDigits: most).isEmpty
    }

    /// Returns the text with a mark in place of each part that looks personal.
    package static func masked(_ text: String, plainDigits most: Int = amountDigits) -> String {
        guard isSuspicious(text.utf8) else { return text }
        let bytes = Array(text.utf8)
        let ranges = ranges(in: bytes, plainDigits: most)
        guard !ranges.isEmpty else { return text }
        var result: [UInt8] = []
        var end = 0
        for range in ranges {
            // Cannot trap: the parts are in order and do not overlap.
            result += bytes[end..<range.lowerBound]
            result += mark.utf8
            end = range.upperBound
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }

    /// Returns an RFC 6901 pointer as answers show it: each name that looks personal has a mark in its place, and long ones are cut.
    package static func shown(pointer: String) -> String {
        let pointer = masked(pointer: pointer)
        guard pointer.utf8.count > longestPointer else { return pointer }
        let steps = pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return steps.map { Shown.shortened(String(decoding: Array($0), as: UTF8.self)) }.joined(separator: "/")
    }

    /// The number of bytes of a pointer whose names are not cut. Pointers of real documents are shorter.
    static let longestPointer = 200

    /// Returns an RFC 6901 pointer with a mark in place of each name that looks personal.
    package static func masked(pointer: String) -> String {
        guard isSuspicious(pointer.utf8) else { return pointer }
        let steps = pointer.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Array($0) }
        let shown = steps.map { ranges(in: $0, plainDigits: fewDigits).isEmpty ? $0 : Array(mark.utf8) }
        return String(decoding: Array(shown.joined(separator: [UInt8(ascii: "/")])), as: UTF8.self)
    }

    private var marked: [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start: Int?
        for (index, isMarked) in flags.enumerated() {
            if isMarked, start == nil { start = index }
            if !isMarked, let first = start {
                // Cannot trap: the part began before.
                ranges.append(first..<index)
                start = nil
            }
        }
        // Cannot trap: the part began in the text.
        if let start { ranges.append(start..<flags.count) }
        return ranges
    }

    private mutating func mark(_ range: Range<Int>) {
        for index in range { flags[index] = true }
    }

    private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

    // MARK: Addresses

    /// A commercial at in full width.
    private static let wideAt: [UInt8] = [0xEF, 0xBC, 0xA0]

    private mutating func markAddresses() {
        var index = 0
        while index < text.count {
            var end = index
            while end < text.count, !PersonalText.endsAddress(text[end]) { end += 1 }
            if end > index { markAddress(index..<end) }
            index = end + 1
        }
    }

    private static func endsAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
        default: false
        }
    }

    /// Marks the user and the query of an address, and each e-mail address.
    private mutating func markAddress(_ part: Range<Int>) {
        var mails = part.lowerBound
        var query = part.lowerBound
        let host = host(in: part)
        if let host {
            mails = host.upperBound
            query = host.upperBound
            let user = part.clamped(to: host.lowerBound..<host.upperBound)
            // Cannot trap: the sign is in the host.
            if let at = user.last(where: { atLength($0) > 0 }) { mark(user.lowerBound..<at) }
        }
        while query < part.upperBound, text[query] != UInt8(ascii: "?"), text[query] != UInt8(ascii: "#") { query += 1 }
        // A question in a sentence is not a query.
        let isQuery = text[query..<part.upperBound].contains(UInt8(ascii: "=")) || host != nil && byte(query) == UInt8(ascii: "?")
        if query + 1 < part.upperBound, isQuery { mark(query + 1..<part.upperBound) }
        // Where the name before the next sign can begin, so that no byte is looked at again for each sign.
        var first = part.lowerBound
        while mails < part.upperBound {
            let length = atLength(mails)
            if length > 0 {
                // Cannot trap: the name begins behind an earlier sign of the part.
                markMail(at: mails, length, in: first..<part.upperBound)
                first = mails + length
            }
            mails += max(length, 1)
        }
    }

    /// The part of a web address between `://` and its path, with the user.
    private func host(in part: Range<Int>) -> Range<Int>? {
        var start = part.lowerBound + 1
        while start + 2 < part.upperBound {
            if text[start] == UInt8(ascii: ":"), text[start + 1] == UInt8(ascii: "/"), text[start + 2] == UInt8(ascii: "/") {
                var end = start + 3
                while end < part.upperBound, !"/?#\\".utf8.contains(text[end]) { end += 1 }
                return start + 3..<end
            }
            start += 1
        }
        return nil
    }

    /// The number of bytes of a commercial at, spelled in any way; 0 for other bytes.
    private func atLength(_ index: Int) -> Int {
        switch text[index] {
        case UInt8(ascii: "@"): 1
        case UInt8(ascii: "%") where byte(index + 1) == UInt8(ascii: "4") && byte(index + 2) == UInt8(ascii: "0"): 3
        case PersonalText.wideAt[0] where byte(index + 1) == PersonalText.wideAt[1] && byte(index + 2) == PersonalText.wideAt[2]: 3
        default: 0
        }
    }

    private mutating func markMail(at index: Int, _ length: Int, in part: Range<Int>) {
        var start = index
        while start > part.lowerBound, !"/=&,;()[]{}|?#\\".utf8.contains(text[start - 1]) { start -= 1 }
        var end = index + length
        while end < part.upperBound, PersonalText.isHost(text[end]), atLength(end) == 0 { end += 1 }
        // Images for dense displays are called `icon@2x.png`.
        let isImage = ASCII.isDigit(byte(index + 1)) && byte(index + 2) == UInt8(ascii: "x") && !ASCII.isLetterOrDigit(byte(index + 3))
        if start < index, end > index + length, !isImage { mark(start..<end) }
    }

    private static func isHost(_ byte: UInt8) -> Bool {
        ASCII.isLetterOrDigit(byte) || byte >= 0x80 || byte == ASCII.point || byte == ASCII.minus || byte == UInt8(ascii: "%")
    }

    // MARK: Numbers

    /// The number of digits with signs between them, from which on they are hidden.
    static let groupedDigits = 8

    private mutating func markNumbers() {
        var index = 0
        while index < text.count {
            guard ASCII.isDigit(text[index]) else {
                index += 1
                continue
            }
            if let date = dateEnd(index) {
                index = date
                continue
            }
            let number = number(from: index)
            let isSigned = index > 0 && text[index - 1] == UInt8(ascii: "+")
            let isHidden =
                if let whole = number.wholeDigits, !isSigned { whole > most } else { number.digits >= PersonalText.groupedDigits }
            // Cannot trap: a number has a digit.
            if isHidden { mark(index..<number.end) }
            index = number.end
        }
    }

    /// Results of binary floating point have up to so many decimals.
    private static let mostDecimals = 20

    /// Digits, also in groups with signs between them. `wholeDigits` is `nil` if they cannot be one plain number.
    /// A year before other groups is not counted.
    private func number(from start: Int) -> (end: Int, digits: Int, wholeDigits: Int?) {
        var groups: [Int] = []
        var areThousands = text[start] != ASCII.zero
        var isDecimal = false
        var index = start
        while true {
            let first = index
            while ASCII.isDigit(byte(index)) { index += 1 }
            groups.append(index - first)
            let next = endOfSigns(index)
            guard next > index, ASCII.isDigit(byte(next)), dateEnd(next) == nil else { break }
            isDecimal = next == index + 1 && byte(index) == ASCII.point
            areThousands = areThousands && (isDecimal || byte(index) == PersonalText.comma || isSpace(index, next))
            index = next
        }
        var digits = groups.reduce(0, +)
        areThousands = areThousands && groups[0] < 4 && groups.dropFirst().dropLast().allSatisfy { $0 == 3 }
        areThousands = areThousands && (groups.last == 3 || isDecimal && groups.last == 2)
        let isPlain = groups.count == 1 || groups.count == 2 && isDecimal && groups[1] <= PersonalText.mostDecimals
        if groups.count > 1, groups[0] == 4, isYear(start) { digits -= 4 }
        return (index, digits, isPlain ? groups[0] : areThousands ? digits : nil)
    }

    private static let comma = UInt8(ascii: ",")

    /// The end of the signs between two groups of digits: up to two, or a comma, behind which there are three digits or more.
    private func endOfSigns(_ start: Int) -> Int {
        if byte(start) == PersonalText.comma { return matches("000", start + 1) ? start + 1 : start }
        var end = start
        for _ in 0..<2 { end += lengthOfSign(end) }
        return end
    }

    /// The number of bytes of a sign or a space that can be between groups of digits; 0 for other bytes.
    private func lengthOfSign(_ index: Int) -> Int {
        switch byte(index) {
        case 0x20, ASCII.minus, ASCII.point, UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "_"): 1
        // No-break space.
        case 0xC2: byte(index + 1) == 0xA0 ? 2 : 0
        // The spaces from U+2000 to U+200A, and the narrow no-break space.
        case 0xE2 where byte(index + 1) == 0x80: 0x80...0x8A ~= byte(index + 2) || byte(index + 2) == 0xAF ? 3 : 0
        default: 0
        }
    }

    /// Returns whether one space of any width is between two places.
    private func isSpace(_ start: Int, _ end: Int) -> Bool {
        start + lengthOfSign(start) == end && (byte(start) == 0x20 || byte(start) >= 0x80)
    }

    /// Returns whether four digits are a year of our time.
    private func isYear(_ start: Int) -> Bool {
        byte(start) == 0x31 && byte(start + 1) == 0x39 || byte(start) == 0x32 && (byte(start + 1) == 0x30 || byte(start + 1) == 0x31)
    }

    /// Returns whether two digits are a number from 1 to `most`.
    private func isNumber(_ start: Int, upTo most: UInt8) -> Bool {
        guard ASCII.isDigit(byte(start)), ASCII.isDigit(byte(start + 1)) else { return false }
        let number = (byte(start) - ASCII.zero) * 10 + byte(start + 1) - ASCII.zero
        return number > 0 && number <= most
    }

    /// The end of a date: in the form of ISO 8601, with its time, or as people write it.
    private func dateEnd(_ start: Int) -> Int? {
        guard let end = isoDateEnd(start) ?? writtenDateEnd(start), !ASCII.isDigit(byte(end)) else { return nil }
        return end
    }

    /// The end of a date with its year first or last, such as 29.11.2026, 11/29/2026 or 20261129.
    private func writtenDateEnd(_ start: Int) -> Int? {
        for form: StaticString in ["00.00.0000", "00/00/0000", "00-00-0000"] where matches(form, start) && isYear(start + 6) {
            let isDayFirst = isNumber(start, upTo: 31) && isNumber(start + 3, upTo: 12)
            return isDayFirst || isNumber(start, upTo: 12) && isNumber(start + 3, upTo: 31) ? start + 10 : nil
        }
        for form: StaticString in ["0000/00/00", "0000.00.00"] where matches(form, start) && isYear(start) {
            return isNumber(start + 5, upTo: 12) && isNumber(start + 8, upTo: 31) ? start + 10 : nil
        }
        guard matches("00000000", start), isYear(start) else { return nil }
        return isNumber(start + 4, upTo: 12) && isNumber(start + 6, upTo: 31) ? start + 8 : nil
    }

    /// The end of an ISO 8601 date, with its time.
    private func isoDateEnd(_ start: Int) -> Int? {
        guard matches("0000-00-00", start), !ASCII.isDigit(byte(start + 10)), text[start] == 0x31 || text[start] == 0x32 else { return nil }
        var end = start + 10
        guard byte(end) == UInt8(ascii: "T") || byte(end) == 0x20, matches("00:00", end + 1) else { return end }
        end += 6
        if matches(":00", end) { end += 3 }
        if byte(end) == ASCII.point {
            var fraction = end + 1
            while fraction < end + 10, ASCII.isDigit(byte(fraction)) { fraction += 1 }
            end = fraction
        }
        guard byte(end) == UInt8(ascii: "+") || byte(end) == ASCII.minus else { return end }
        return matches("00:00", end + 1) ? end + 6 : matches("0000", end + 1) ? end + 5 : end
    }

    /// Returns whether a text has a form, in which zeros are digits.
    private func matches(_ form: StaticString, _ start: Int) -> Bool {
        (0..<form.utf8CodeUnitCount).allSatisfy { place in
            let byte = byte(start + place)
            return form.byte(place) == ASCII.zero ? ASCII.isDigit(byte) : byte == form.byte(place)
        }
    }

    // MARK: Tokens

    /// The number of letters and digits that a token has at least.
    private static let shortestToken = 16

    private mutating func markTokens() {
        var index = 0
        while index < text.count {
            var mixture = Mixture()
            var end = index
            while end < text.count, ASCII.isLetterOrDigit(text[end]) {
                mixture.add(text[end])
                end += 1
            }
            var length = end - index
            // Base64 ends with up to two of them.
            while length < end - index + 2, byte(index + length) == UInt8(ascii: "=") { length += 1 }
            if length >= PersonalText.shortestToken, mixture.isToken {
                var start = index
                while start > 0, PersonalText.isInToken(text[start - 1]) { start -= 1 }
                // The parts of a JSON Web Token.
                let hasParts = matches("eyJ", index)
                while end < text.count, PersonalText.isInToken(text[end]) || hasParts && text[end] == ASCII.point { end += 1 }
                mark(start..<end)
            } else if end - index == 8, isUniqueIdentifier(index) {
                end = index + 36
                mark(index..<end)
            }
            index = max(end, index + 1)
        }
    }

    /// What letters and digits beside each other are.
    private struct Mixture {
        private var count = 0
        private var digits = 0
        /// The digits at the end, such as the year behind a name.
        private var lastDigits = 0
        /// How often a capital, a small letter or a digit is beside one of another sort.
        private var changes = 0
        private var last: Sort?

        private enum Sort { case digit, capital, small }

        mutating func add(_ byte: UInt8) {
            let sort: Sort = ASCII.isDigit(byte) ? .digit : byte < 0x61 ? .capital : .small
            count += 1
            if sort == .digit { (digits, lastDigits) = (digits + 1, lastDigits + 1) } else { lastDigits = 0 }
            if let last, last != sort { changes += 1 }
            last = sort
        }

        /// Names have few digits, or a year at the end, and long words. Random letters change their sort more often than not.
        var isToken: Bool {
            let isYearBehindName = digits == lastDigits && digits <= 4
            return digits >= 3 && count - digits >= 3 && !isYearBehindName || digits > 0 && changes * 9 >= count * 4
        }
    }

    private static func isInToken(_ byte: UInt8) -> Bool {
        ASCII.isLetterOrDigit(byte) || "+/=_-".utf8.contains(byte)
    }

    /// Returns whether a UUID begins here.
    private func isUniqueIdentifier(_ start: Int) -> Bool {
        (0..<36).allSatisfy { place in
            let isHyphen = place == 8 || place == 13 || place == 18 || place == 23
            return isHyphen ? byte(start + place) == ASCII.minus : Hex.digit(byte(start + place)) != nil
        }
    }
}
