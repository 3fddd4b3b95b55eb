import PaySheet

/// A duration of ISO 8601: `PT2H`, `P1D`, and with parts that are zero.
package struct OrderDuration: Sendable, Hashable {
    /// The length in seconds. `nil` if that depends on the calendar, with years or months, or has a fraction.
    package let seconds: Int64?

    /// Reads `P`, then years, months, weeks and days, then perhaps `T` with hours, minutes and seconds, in this order.
    package init?(_ duration: String) {
        let text = Array(duration.utf8)
        guard text.first == UInt8(ascii: "P") else { return nil }
        var units: [(letter: UInt8, seconds: Int64?)] = [
            (UInt8(ascii: "Y"), nil), (UInt8(ascii: "M"), nil), (UInt8(ascii: "W"), 604_800), (UInt8(ascii: "D"), 86_400),
        ]
        var sum: Int64? = 0
        var isTime = false
        var hasPart = false
        var index = 1
        while index < text.count {
            if text[index] == UInt8(ascii: "T"), !isTime {
                units = [(UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1)]
                (isTime, hasPart) = (true, false)
                index += 1
                continue
            }
            guard let number = OrderDuration.digits(text, &index) else { return nil }
            let isFraction = index < text.count && (text[index] == ASCII.point || text[index] == UInt8(ascii: ","))
            if isFraction {
                index += 1
                // Only the last part can have a fraction.
                guard OrderDuration.digits(text, &index) != nil, index == text.count - 1 else { return nil }
            }
            guard index < text.count, let place = units.firstIndex(where: { $0.letter == text[index] }) else { return nil }
            sum = isFraction ? nil : OrderDuration.sum(sum, number, units[place].seconds)
            units.removeFirst(place + 1)
            hasPart = true
            index += 1
        }
        guard hasPart else { return nil }
        seconds = sum
    }

    /// A duration above zero as text, such as `PT2H30M`.
    static func text(seconds: Int64) -> String {
        var text = "PT"
        if seconds >= 3600 { text += String(seconds / 3600) + "H" }
        if seconds / 60 % 60 > 0 { text += String(seconds / 60 % 60) + "M" }
        if seconds % 60 > 0 { text += String(seconds % 60) + "S" }
        return text
    }

    /// Reads digits, of which there is at least one. A number of more than nine digits counts as that.
    private static func digits(_ text: [UInt8], _ index: inout Int) -> Int64? {
        let first = index
        var number: Int64 = 0
        while index < text.count, ASCII.isDigit(text[index]) {
            number = min(number &* 10 &+ Int64(text[index] &- ASCII.zero), 999_999_999)
            index += 1
        }
        return index > first ? number : nil
    }

    /// A part that is zero has the same length in each calendar.
    private static func sum(_ sum: Int64?, _ number: Int64, _ unit: Int64?) -> Int64? {
        guard let sum, number > 0 else { return sum }
        return unit.map { sum &+ number &* $0 }
    }
}
