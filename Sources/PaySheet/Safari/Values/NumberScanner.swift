/// Reads numbers, words and marks of a date from left to right, as the C library does for WebKit.
struct NumberScanner: ~Escapable {
    private let bytes: Span<UInt8>
    private let end: Int
    var index: Int

    @_lifetime(copy bytes)
    init(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
        self.bytes = copy bytes
        self.end = end
        index = start
    }

    /// The next byte; `nil` at the end.
    var byte: UInt8? { index < end ? bytes[index] : nil }

    var isDigit: Bool { byte.map { ASCII.isDigit($0) } ?? false }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Whether WebKit keeps the number in 32 bits. It gives up at both limits.
    static func isInt32(_ number: Int64) -> Bool { number > Int64(Int32.min) && number < Int64(Int32.max) }

    @_lifetime(self: copy self)
    mutating func skip(_ byte: UInt8) -> Bool {
        guard self.byte == byte else { return false }
        index += 1
        return true
    }

    /// A number behind spaces and a sign. `nil`, and nothing is read, where there is none or it does not fit.
    @_lifetime(self: copy self)
    mutating func number() -> Int64? {
        var place = index
        while place < end, NumberScanner.isSpace(bytes[place]) { place += 1 }
        var isNegative = false
        if place < end, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
            isNegative = bytes[place] == UInt8(ascii: "-")
            place += 1
        }
        let first = place
        var number: Int64 = 0
        while place < end, ASCII.isDigit(bytes[place]) {
            // (A checked multiplication needs a library call on WebAssembly.)
            let digit = Int64(bytes[place] &- ASCII.zero)
            guard number < Int64.max / 10 || number == Int64.max / 10 && digit < Int64.max % 10 else { return nil }
            number = number &* 10 &+ digit
            place += 1
        }
        guard place > first else { return nil }
        index = place
        return isNegative ? 0 - number : number
    }

    /// Exactly so many digits, with none behind them.
    @_lifetime(self: copy self)
    mutating func digits(_ count: Int) -> Int64? {
        let start = index
        guard isDigit, let number = number(), index - start == count else {
            index = start
            return nil
        }
        return number
    }

    // MARK: Words

    @_lifetime(self: copy self)
    mutating func skipSpacesAndComments() {
        var depth = 0
        while let byte {
            if !NumberScanner.isSpace(byte) {
                if byte == UInt8(ascii: "(") {
                    depth += 1
                } else if byte == UInt8(ascii: ")"), depth > 0 {
                    depth -= 1
                } else if depth == 0 {
                    return
                }
            }
            index += 1
        }
    }

    /// A space or a comma, or the word "at" behind a space; then more spaces and comments.
    @_lifetime(self: copy self)
    mutating func skipSeparator() {
        let isAt =
            index + 2 < end && NumberScanner.isSpace(bytes[index]) && bytes[index + 1] | 0x20 == UInt8(ascii: "a")
            && bytes[index + 2] | 0x20 == UInt8(ascii: "t")
        index += isAt ? 3 : 1
        skipSpacesAndComments()
    }

    /// Goes past a word and the mark behind it. False if nothing follows the word.
    @_lifetime(self: copy self)
    mutating func skipWord() -> Bool {
        while let byte, byte != UInt8(ascii: "-"), byte != UInt8(ascii: ","), !NumberScanner.isSpace(byte) { index += 1 }
        guard byte != nil else { return false }
        index += 1
        return true
    }

    /// Goes to the first digit. Returns the month that the last word before it begins with.
    @_lifetime(self: copy self)
    mutating func leadingMonth() -> Int64? {
        var month: Int64?
        var word = index
        while let byte, !ASCII.isDigit(byte) {
            if NumberScanner.isSpace(byte) || byte == UInt8(ascii: "(") {
                if index - word >= 3 { month = self.month(at: word) }
                skipSpacesAndComments()
                word = index
            } else {
                index += 1
            }
        }
        return month ?? (word != index ? self.month(at: word) : nil)
    }

    /// The month that begins here, counted from 0.
    var month: Int64? { month(at: index) }

    private func month(at place: Int) -> Int64? {
        guard place + 2 < end else { return nil }
        return NumberScanner.months.firstIndex { has($0, at: place) }.map { Int64($0) }
    }

    private static let months: [StaticString] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// Takes small letters in any case.
    @_lifetime(self: copy self)
    mutating func skipLetters(_ letters: StaticString) -> Bool {
        guard has(letters, at: index) else { return false }
        index += letters.utf8CodeUnitCount
        return true
    }

    private func has(_ letters: StaticString, at place: Int) -> Bool {
        place + letters.utf8CodeUnitCount <= end && bytes.matches(letters, at: place)
    }
}
