extension AbsoluteURL {
    enum Host {
        static func isValid(_ bytes: borrowing Span<UInt8>, from: Int, to: Int, isSpecial: Bool) -> Bool {
            if bytes[from] == UInt8(ascii: "[") {
                return bytes[to &- 1] == UInt8(ascii: "]") && isIPv6(bytes, from: from &+ 1, to: to &- 1)
            }
            // Only a host with escapes is copied.
            for index in from..<to where isSpecial && bytes[index] == UInt8(ascii: "%") {
                let plain = bytes.copy(from..<to).percentDecoded
                return isPlainHost(plain.window, from: 0, to: plain.count, isSpecial: true)
            }
            return isPlainHost(bytes, from: from, to: to, isSpecial: isSpecial)
        }

        private static func isPlainHost(_ bytes: borrowing Span<UInt8>, from: Int, to: Int, isSpecial: Bool) -> Bool {
            guard from < to else { return false }
            for index in from..<to where isForbidden(bytes[index], isSpecial: isSpecial) { return false }
            return !isSpecial || !endsInNumber(bytes, from, to) || isIPv4(bytes, from: from, to: to)
        }

        private static func isForbidden(_ byte: UInt8, isSpecial: Bool) -> Bool {
            switch byte {
            case 0x00, 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "<"),
                UInt8(ascii: ">"),
                UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "]"), UInt8(ascii: "^"),
                UInt8(ascii: "|"):
                true
            case 0x01...0x1F, UInt8(ascii: "%"), 0x7F: isSpecial
            default: false
            }
        }

        // MARK: IPv4

        /// The last label is a number, so that the whole must be an IPv4 address.
        private static func endsInNumber(_ bytes: borrowing Span<UInt8>, _ from: Int, _ to: Int) -> Bool {
            let end = bytes[to &- 1] == ASCII.point && to &- from > 1 ? to &- 1 : to
            var start = end
            while start > from, bytes[start &- 1] != ASCII.point { start &-= 1 }
            guard start < end else { return false }
            var isDecimal = true
            for index in start..<end where !ASCII.isDigit(bytes[index]) { isDecimal = false }
            return isDecimal || number(bytes, start, end) != nil
        }

        private static func isIPv4(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
            let end = bytes[to &- 1] == ASCII.point && to &- from > 1 ? to &- 1 : to
            var start = from
            var parts = 0
            while start <= end {
                var partEnd = start
                while partEnd < end, bytes[partEnd] != ASCII.point { partEnd &+= 1 }
                guard parts < 4, let number = number(bytes, start, partEnd) else { return false }
                parts &+= 1
                // The last number fills what the others leave.
                let limit: UInt64 = partEnd == end ? 1 << UInt64(8 &* (5 &- parts)) : 256
                guard number < limit else { return false }
                start = partEnd &+ 1
            }
            return parts > 0
        }

        /// A number of an IPv4 address: decimal, octal with a leading zero, or hexadecimal. Sticks at what is too large.
        private static func number(_ bytes: borrowing Span<UInt8>, _ from: Int, _ to: Int) -> UInt64? {
            guard from < to else { return nil }
            var (start, radix): (Int, UInt64) = (from, 10)
            if bytes[from] == ASCII.zero, to &- from > 1 {
                let isHex = bytes[from &+ 1] | 0x20 == UInt8(ascii: "x")
                (start, radix) = isHex ? (from &+ 2, 16) : (from &+ 1, 8)
            }
            var number: UInt64 = 0
            // Cannot trap: a prefix of two bytes is left out only if there are two.
            for index in start..<to {
                guard let digit = Hex.digit(bytes[index]), UInt64(digit) < radix else { return nil }
                number = min(number &* radix &+ UInt64(digit), 1 << 40)
            }
            return number
        }

        // MARK: IPv6

        private static func isIPv6(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
            var (index, pieces, hasGap) = (from, 0, false)
            if index < to, bytes[index] == UInt8(ascii: ":") {
                guard index &+ 1 < to, bytes[index &+ 1] == UInt8(ascii: ":") else { return false }
                hasGap = true
                index &+= 2
            }
            while index < to {
                guard pieces < 8 else { return false }
                if bytes[index] == UInt8(ascii: ":") {
                    guard !hasGap else { return false }
                    hasGap = true
                    index &+= 1
                    continue
                }
                let start = index
                while index < to, index &- start < 4, Hex.digit(bytes[index]) != nil { index &+= 1 }
                if index < to, bytes[index] == ASCII.point {
                    guard pieces <= 6, isDottedQuad(bytes, start, to) else { return false }
                    pieces &+= 2
                    index = to
                    break
                }
                guard index > start else { return false }
                pieces &+= 1
                guard index < to else { break }
                guard bytes[index] == UInt8(ascii: ":"), index &+ 1 < to else { return false }
                index &+= 1
            }
            return hasGap ? pieces < 8 : pieces == 8
        }

        private static func isDottedQuad(_ bytes: borrowing Span<UInt8>, _ from: Int, _ to: Int) -> Bool {
            var (index, parts) = (from, 0)
            while index < to {
                let start = index
                var number = 0
                while index < to, ASCII.isDigit(bytes[index]) {
                    if index > start, number == 0 { return false }
                    number = number &* 10 &+ Int(bytes[index] &- ASCII.zero)
                    if number > 255 { return false }
                    index &+= 1
                }
                guard index > start else { return false }
                parts &+= 1
                if index == to { break }
                guard parts < 4, bytes[index] == ASCII.point, index &+ 1 < to else { return false }
                index &+= 1
            }
            return parts == 4
        }
    }
}
