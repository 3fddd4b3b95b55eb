extension Text {
    /// Nothing but digits, and at least one.
    var isDigits: Bool {
        for index in 0..<byteCount where !ASCII.isDigit(byte(index)) { return false }
        return byteCount > 0
    }

    /// The number that so many digits and nothing else make.
    func number(ofDigits count: ClosedRange<Int>) -> Int64? {
        guard count.contains(byteCount), isDigits else { return nil }
        var number: Int64 = 0
        for index in 0..<byteCount { number = number &* 10 &+ Int64(byte(index) &- ASCII.zero) }
        return number
    }
}

extension String {
    /// A number with leading zeros up to a number of digits.
    init(_ number: Int64, digits: Int) {
        let text = String(number)
        self = String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
    }
}
