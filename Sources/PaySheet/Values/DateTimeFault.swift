/// What is wrong with text that should be an ISO 8601 date-time, where, and the text that was probably meant.
public struct DateTimeFault: Sendable {
    /// What kind of mistake it is.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// There is no text.
        case empty
        /// The text does not begin with year, month and day.
        case notADate
        /// The month is not 01 to 12.
        case noSuchMonth
        /// The month has no such day.
        case noSuchDay
        /// Date and time are not joined by `T`.
        case noTimeMark
        /// No time of hours and minutes follows the `T`.
        case notATime
        /// The hour is not 00 to 23; midnight is 00:00 of the next day.
        case noSuchHour
        /// The minute is not 00 to 59.
        case noSuchMinute
        /// The second is not 00 to 59.
        case noSuchSecond
        /// The offset is not `Z`, `+hh:mm` or `-hh:mm`.
        case badOffset
        /// Something follows that is not a part of a date-time.
        case unexpectedText
    }

    /// What kind of mistake it is.
    public let kind: Kind
    /// The position, in UTF-8 bytes from the start of the text.
    public let offset: Int
    /// The date-time that was plainly meant; nil if the text has more than one reading.
    public let correction: String?

    /// What is wrong, in words, without the full stop.
    public var message: String {
        switch kind {
        case .empty: "the date is empty"
        case .notADate: "a date is written YYYY-MM-DD"
        case .noSuchMonth: "the month must be 01 to 12"
        case .noSuchDay: "the month has no such day"
        case .noTimeMark: "date and time are joined by \"T\""
        case .notATime: "a time is written hh:mm or hh:mm:ss"
        case .noSuchHour: "the hour must be 00 to 23"
        case .noSuchMinute: "the minute must be 00 to 59"
        case .noSuchSecond: "the second must be 00 to 59"
        case .badOffset: "an offset is written Z, +hh:mm or -hh:mm"
        case .unexpectedText: "something follows that is not a part of a date"
        }
    }

    /// What is wrong with the bytes from `from` up to `to`; nil when they are an ISO 8601 date-time.
    package static func diagnose(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> DateTimeFault? {
        guard let fault = Moment.read(bytes, from: from, to: to).fault else { return nil }
        return DateTimeFault(kind: fault.kind, offset: fault.index &- from, correction: correct(bytes, from: from, to: to))
    }

    /// Longer text gets no correction, because it is not a typing mistake.
    private static let longest = 64

    private static func correct(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> String? {
        guard from < to, to &- from <= longest else { return nil }
        var text = Array(bytes.copy(from..<to).trimmed)
        padDate(&text)
        joinTime(&text)
        repairOffset(&text)
        guard Moment.read(text.window, from: 0, to: text.count).fault == nil else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// `2026/1/5` and `2026-1-5` become `2026-01-05`; a year in front leaves no doubt about the order.
    private static func padDate(_ text: inout [UInt8]) {
        guard text.count >= 8, text[..<4].allSatisfy({ ASCII.isDigit($0) }) else { return }
        let mark = text[4]
        guard mark == 0x2D || mark == 0x2F || mark == 0x2E else { return }
        var parts: [[UInt8]] = [[]]
        var end = 5
        while end < text.count, ASCII.isDigit(text[end]) || (text[end] == mark && parts.count == 1) {
            if text[end] == mark { parts.append([]) } else { parts[parts.count &- 1].append(text[end]) }
            end &+= 1
        }
        guard parts.count == 2, parts.allSatisfy({ $0.count == 1 || $0.count == 2 }) else { return }
        var date = Array(text[..<4])
        for part in parts {
            date.append(0x2D)
            if part.count == 1 { date.append(0x30) }
            date.append(contentsOf: part)
        }
        text = date + text[end...]
    }

    /// A space or a small `t` between date and time becomes `T`.
    private static func joinTime(_ text: inout [UInt8]) {
        guard text.count > 11, text[10] == 0x20 || text[10] == 0x74 else { return }
        text[10] = 0x54
        // `T9:05` is `T09:05`.
        if text.count > 12, ASCII.isDigit(text[11]), text[12] == 0x3A { text.insert(0x30, at: 11) }
    }

    /// `z`, ` Z`, ` UTC` and ` GMT` become `Z`; `+02` becomes `+02:00`; a space before an offset goes.
    private static func repairOffset(_ text: inout [UInt8]) {
        guard text.count > 15 else { return }
        for name: StaticString in ["Z", "z", "UTC", "GMT"] where ends(text, with: name) {
            text.removeLast(name.utf8CodeUnitCount)
            while text.last == 0x20 { text.removeLast() }
            text.append(0x5A)
            return
        }
        guard let sign = text.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }), sign > 15 else { return }
        if sign &+ 3 == text.count { text.append(contentsOf: [0x3A, 0x30, 0x30]) }
        if text[sign &- 1] == 0x20 { text.remove(at: sign &- 1) }
    }

    private static func ends(_ text: [UInt8], with name: StaticString) -> Bool {
        text.reversed().starts(with: Array(name.description.utf8).reversed())
    }
}

extension DateTimeFault: Hashable {
    /// The offset and the kind decide; the correction follows from the text.
    public static func == (lhs: DateTimeFault, rhs: DateTimeFault) -> Bool {
        guard lhs.kind == rhs.kind, lhs.offset == rhs.offset else { return false }
        guard let left = lhs.correction, let right = rhs.correction else { return lhs.correction == nil && rhs.correction == nil }
        return left.utf8.elementsEqual(right.utf8)
    }

    /// Feeds kind and offset.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(offset)
    }
}
