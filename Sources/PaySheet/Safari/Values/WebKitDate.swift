/// Whether the engine reads text as a date.
///
/// It tries the grammar of ECMAScript first, more leniently than the standard, and then the forms of e-mail and of old pages.
struct WebKitDate: ~Escapable {
    private var rest: NumberScanner
    /// The numbers that decide whether the date is inside the range of ECMAScript.
    private var year: Int64?
    private var month: Int64 = 1
    private var day: Int64 = 1
    private var hour: Int64 = 0
    private var minute: Int64 = 0
    private var second: Int64 = 0
    private var offsetMinutes: Int64 = 0

    static func isReadable(_ text: [UInt8]) -> Bool {
        let bytes = text.window
        return isReadable(bytes, from: 0, to: bytes.count)
    }

    /// Milliseconds since 1970, as JSON spells them.
    static func isReadable(number: [UInt8]) -> Bool {
        let text = WebIDL.text(ofNumber: number)
        // Only numbers of at least 22 digits, and tiny ones, have an exponent.
        if text.contains(UInt8(ascii: "e")) { return text.contains(UInt8(ascii: "-")) && !text.contains(UInt8(ascii: "+")) }
        let digits = text.prefix { $0 != UInt8(ascii: ".") }.filter { $0 != UInt8(ascii: "-") }.count
        return digits < 17 && WholeNumber(number).value.magnitude <= 8_640_000_000_000_000
    }

    static func isReadable(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Bool {
        var date = WebKitDate(bytes, from, to)
        if date.readsStandard() { return true }
        date = WebKitDate(bytes, from, to)
        return date.readsOldForm()
    }

    @_lifetime(copy bytes)
    private init(_ bytes: borrowing Span<UInt8>, _ from: Int, _ to: Int) { rest = NumberScanner(bytes, from, to) }

    // MARK: ECMAScript

    /// `YYYY[-MM[-DD]]`, then perhaps `T`, `t` or a space and a time. The year may have a sign and any number of digits.
    @_lifetime(self: copy self)
    private mutating func readsStandard() -> Bool {
        let isNegative = rest.byte == UInt8(ascii: "-")
        guard let year = rest.number(), NumberScanner.isInt32(year), year != 0 || !isNegative else { return false }
        self.year = year
        if rest.skip(UInt8(ascii: "-")) {
            guard let month = rest.digits(2) else { return false }
            self.month = month
            if rest.skip(UInt8(ascii: "-")) {
                guard let day = rest.digits(2) else { return false }
                self.day = day
            }
        }
        if rest.skip(UInt8(ascii: "T")) || rest.skip(UInt8(ascii: "t")) || rest.skip(UInt8(ascii: " ")) {
            guard readsTime() else { return false }
        }
        guard rest.byte == nil, (1...12).contains(month), day >= 1, day <= Moment.daysIn(month, of: year) else { return false }
        guard hour <= 24, minute <= 59, second <= 60, hour < 24 || minute == 0 && second == 0 else { return false }
        return isInRange
    }

    @_lifetime(self: copy self)
    private mutating func readsTime() -> Bool {
        guard let hour = rest.digits(2), rest.skip(UInt8(ascii: ":")), let minute = rest.digits(2) else { return false }
        (self.hour, self.minute) = (hour, minute)
        if rest.skip(UInt8(ascii: ":")) {
            guard let second = rest.digits(2) else { return false }
            self.second = second
            if rest.skip(UInt8(ascii: ".")) {
                guard rest.isDigit, rest.number() != nil else { return false }
            }
        }
        if rest.skip(UInt8(ascii: "Z")) { return true }
        let isWest = rest.skip(UInt8(ascii: "-"))
        // Without an offset the time is local.
        guard isWest || rest.skip(UInt8(ascii: "+")) else { return true }
        return readsOffset(isWest)
    }

    /// `00`, `0000` or `00:00`.
    @_lifetime(self: copy self)
    private mutating func readsOffset(_ isWest: Bool) -> Bool {
        let start = rest.index
        guard rest.isDigit, let number = rest.number() else { return false }
        let length = rest.index - start
        var (hours, minutes) = (number, Int64(0))
        if rest.byte == UInt8(ascii: ":") {
            guard length == 2, rest.skip(UInt8(ascii: ":")), let second = rest.digits(2) else { return false }
            minutes = second
        } else if length == 4 {
            (hours, minutes) = (number / 100, number % 100)
        } else if length != 2 {
            return false
        }
        guard hours <= 24, minutes <= 59 else { return false }
        offsetMinutes = (hours &* 60 &+ minutes) &* (isWest ? -1 : 1)
        return true
    }

    // MARK: Older forms

    /// `Tue, 9 Nov 2027 23:12:40 GMT`, `November 9, 2027`, `11/9/2027`, `2027/11/9` and their like.
    @_lifetime(self: copy self)
    private mutating func readsOldForm() -> Bool {
        rest.skipSpacesAndComments()
        var namedMonth = rest.leadingMonth()
        rest.skipSpacesAndComments()
        guard rest.byte != nil, let first = rest.number(), first >= 0 else { return false }
        day = first
        if first > 31 {
            guard rest.skip(UInt8(ascii: "/")), rest.byte != nil, first < Int64(Int32.max), let month = rest.number(),
                rest.skip(UInt8(ascii: "/")), rest.byte != nil, let day = rest.number()
            else { return false }
            (year, self.day) = (first, day)
            namedMonth = month &- 1
        } else if namedMonth == nil, rest.skip(UInt8(ascii: "/")) {
            guard let day = rest.number(), (1...31).contains(day) else { return false }
            namedMonth = first &- 1
            self.day = day
            _ = rest.skip(UInt8(ascii: "/"))
            guard rest.byte != nil else { return false }
        } else {
            _ = rest.skip(UInt8(ascii: "-"))
            rest.skipSpacesAndComments()
            _ = rest.skip(UInt8(ascii: ","))
            if namedMonth == nil {
                guard let month = rest.month, rest.skipWord() else { return false }
                namedMonth = month
            }
        }
        guard let found = namedMonth, (0...11).contains(found) else { return false }
        month = found &+ 1
        guard readsOldYearAndTime() else { return false }
        rest.skipSpacesAndComments()
        if rest.byte != nil, year == nil {
            guard readsYear() else { return false }
        }
        rest.skipSpacesAndComments()
        guard rest.byte == nil else { return false }
        // Years of two digits are those from 1950 to 2049; without one it is 2000.
        let written = year ?? 2000
        year = (0..<50).contains(written) ? written + 2000 : (50..<100).contains(written) ? written + 1900 : written
        return isInRange
    }

    @_lifetime(self: copy self)
    private mutating func readsYear() -> Bool {
        guard let number = rest.number(), NumberScanner.isInt32(number) else { return false }
        year = number
        rest.skipSpacesAndComments()
        return true
    }

    /// What follows day and month: the year, the time, and the zone. The year may also come after the time.
    @_lifetime(self: copy self)
    private mutating func readsOldYearAndTime() -> Bool {
        let beforeYear = rest.index
        if rest.byte != nil, year == nil {
            guard let number = rest.number(), NumberScanner.isInt32(number) else { return false }
            year = number
        }
        if let byte = rest.byte {
            if !NumberScanner.isSpace(byte), byte != UInt8(ascii: ",") {
                // The number was the hour.
                guard byte == UInt8(ascii: ":") else { return false }
                year = nil
                rest.index = beforeYear
            } else {
                rest.skipSeparator()
            }
            guard readsOldTime() else { return false }
        }
        if rest.isDigit, year == nil {
            guard readsYear() else { return false }
        }
        return readsZone()
    }

    @_lifetime(self: copy self)
    private mutating func readsOldTime() -> Bool {
        let start = rest.index
        guard let hour = rest.number() else {
            // The name of a zone may be next.
            rest.index = start
            return true
        }
        guard (0...23).contains(hour), rest.skip(UInt8(ascii: ":")), let minute = rest.number(), (0...59).contains(minute) else {
            return false
        }
        (self.hour, self.minute) = (hour, minute)
        if let byte = rest.byte, byte != UInt8(ascii: ":"), !NumberScanner.isSpace(byte) { return false }
        if rest.skip(UInt8(ascii: ":")) {
            guard let second = rest.number(), (0...59).contains(second) else { return false }
            self.second = second
        }
        rest.skipSpacesAndComments()
        let isMorning = rest.skipLetters("am")
        if isMorning || rest.skipLetters("pm") {
            guard hour <= 12 else { return false }
            self.hour = hour % 12 &+ (isMorning ? 0 : 12)
            rest.skipSpacesAndComments()
        }
        return true
    }

    @_lifetime(self: copy self)
    private mutating func readsZone() -> Bool {
        guard rest.byte != nil else { return true }
        if !rest.skipLetters("gmt") { _ = rest.skipLetters("utc") }
        guard let byte = rest.byte, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else {
            for zone: StaticString in ["ut", "gmt", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt"] where rest.skipLetters(zone) {
                break
            }
            return true
        }
        guard let number = rest.number(), (-9959...9959).contains(number) else { return false }
        let size = Int64(number.magnitude)
        var minutes = size >= 24 ? size / 100 &* 60 &+ size % 100 : size &* 60
        if rest.skip(UInt8(ascii: ":")) {
            guard let behind = rest.number(), NumberScanner.isInt32(behind) else { return false }
            minutes = size &* 60 &+ behind
        }
        offsetMinutes = number < 0 ? 0 &- minutes : minutes
        return true
    }

    /// ECMAScript counts a hundred million days before and after 1970.
    private var isInRange: Bool {
        guard day.magnitude < 1 << 32 else { return false }
        let days = Moment.day(year ?? 2000, month, 1) &+ day &- 1
        guard days.magnitude <= 200_000_000 else { return false }
        let seconds = days &* 86_400 &+ hour &* 3600 &+ minute &* 60 &+ second &- offsetMinutes &* 60
        return seconds.magnitude <= 8_640_000_000_000
    }
}
