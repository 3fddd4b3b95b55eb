// Numbers, also those that only JavaScript allows.
extension RecoveringScanner {
    mutating func readNumber() {
        let start = position
        let end = numberEnd(start)
        var digits = start
        while let byte = at(digits), byte == Mark.plus || byte == Mark.minus { digits += 1 }
        let isSigned = digits > start
        if isSigned, digits - start == 1, reads("NaN", from: digits, to: end) || reads("Infinity", from: digits, to: end) {
            report(.notANumber, from: start, to: end)
            appendValue(.undefined, from: start, to: end)
            return advance(from: start, to: end)
        }
        if isSigned, nameEnd(digits) > digits || at(digits) == Mark.openParenthesis {
            return giveUpExpression(from: start)
        }
        let mark = faults.count
        if digits - start <= 1, readDigits(start: start, digits: digits, end: end) {
            appendValue(.number, from: start, to: end)
            return advance(from: start, to: end)
        }
        // The parts do not matter when the whole is no number.
        if faults.count > mark, !isStopped { faults.removeSubrange(mark...) }
        lastStart = start
        giveUp(.badNumber, from: start, to: end)
    }

    /// One past everything that belongs to the number, well formed or not.
    private func numberEnd(_ start: Int) -> Int {
        var index = start
        while let byte = at(index), byte == Mark.plus || byte == Mark.minus { index += 1 }
        // A sign and its number apart: `- 1`.
        if index > start, case let next = peek(index), let byte = at(next), Mark.isDigit(byte) { index = next }
        while let byte = at(index) {
            if Mark.isDigit(byte) || Mark.isLetter(byte) || byte == Mark.dot || byte == Mark.underscore {
                index += 1
            } else if byte == Mark.plus || byte == Mark.minus, let before = at(index - 1), before | 0x20 == UInt8(ascii: "e") {
                index += 1
            } else if byte == Mark.minus, let after = at(index + 1), Mark.isDigit(after) {
                index += 1
            } else {
                break
            }
        }
        return max(index, min(start + 1, bytes.count))
    }

    /// Reports what JSON does not allow in this number; false when it is no number in JavaScript either.
    private mutating func readDigits(start: Int, digits: Int, end: Int) -> Bool {
        if at(start) == Mark.plus { report(.leadingPlus, from: start, to: start + 1) }
        if at(digits) == Mark.zero, let mark = at(digits + 1), mark | 0x20 == UInt8(ascii: "x") {
            for index in digits + 2..<max(end, digits + 2) where Hex.digit(bytes[index]) == nil { return false }
            guard end > digits + 2 else { return false }
            report(.hexNumber, from: start, to: end)
            if end - digits - 2 > 15 { isComplete = false }
            return true
        }
        var index = digits
        var hasSeparator = false
        /// Counts digits; underscores pass between two of them.
        func run() -> Int {
            var count = 0
            while index < end {
                if Mark.isDigit(bytes[index]) {
                    count += 1
                } else if bytes[index] == Mark.underscore, count > 0, let next = at(index + 1), Mark.isDigit(next),
                    let before = at(index - 1), Mark.isDigit(before)
                {
                    hasSeparator = true
                } else {
                    break
                }
                index += 1
            }
            return count
        }
        let whole = run()
        let point = index
        var hasPoint = false
        var fraction = 0
        if index < end, bytes[index] == Mark.dot {
            hasPoint = true
            index += 1
            fraction = run()
        }
        guard whole + fraction > 0 else { return false }
        if index < end, bytes[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            if index < end, bytes[index] == Mark.plus || bytes[index] == Mark.minus { index += 1 }
            guard run() > 0 else { return false }
        }
        guard index == end else { return false }
        var zeros = digits
        while zeros + 1 < digits + whole, bytes[zeros] == Mark.zero, Mark.isDigit(bytes[zeros + 1]) { zeros += 1 }
        if zeros > digits { report(.leadingZero, from: digits, to: zeros) }
        if hasPoint, whole == 0 || fraction == 0 { report(.bareFraction, from: point, to: point + 1) }
        if hasSeparator { report(.digitSeparator, from: start, to: end) }
        return true
    }
}
