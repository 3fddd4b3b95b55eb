import PaySheet

/// How the text of a date is written. Wallet needs a date, a time, and `Z` or an offset with a colon.
enum PassDateForm {
    case right, fraction
    case wrong(Sentence)

    init(_ text: String) {
        let date = DateTimeText(rawValue: text)
        let bytes = Array(text.utf8)
        guard date.isISO8601 else {
            self = .wrong("is not a date with a time and an offset")
            return
        }
        if date.isDateOnly {
            self = .wrong("has no time")
        } else if !date.hasOffset {
            self = .wrong("does not end with \"Z\" or an offset")
        } else if bytes.last != UInt8(ascii: "Z"), bytes.count < 6 || bytes[bytes.count - 3] != UInt8(ascii: ":") {
            self = .wrong("has an offset without a colon")
        } else {
            self = bytes.contains(UInt8(ascii: ".")) ? .fraction : .right
        }
    }

    static let help = "write date, time and offset, such as \"2027-03-01T19:00:00+01:00\""
}
