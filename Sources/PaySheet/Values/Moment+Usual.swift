extension Moment {
    /// Reads the form in which nearly all dates are written, `2026-11-23T08:30:00Z`, a word at a time. `nil`: it is another form,
    /// or something is wrong, which ``read(_:from:to:)`` knows how to say.
    @inline(__always)
    static func usual(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Moment? {
        guard to &- from == 20, to <= bytes.count else { return nil }
        // (The last four bytes, as half of a word that ends with them.)
        let (date, time, rest) = (bytes.word(at: from), bytes.word(at: from &+ 8), bytes.word(at: from &+ 12) >> 32)
        // What is left of a digit is its number, of a mark zero: `YYYY-MM-`, `DDThh:mm`, `:ssZ`.
        let (years, days, seconds) = (date ^ 0x2D30_302D_3030_3030, time ^ 0x3030_3A30_3054_3030, rest ^ 0x5A30_303A)
        let digits: (UInt64, UInt64, UInt64) = (0x00FF_FF00_FFFF_FFFF, 0xFFFF_00FF_FF00_FFFF, 0x00FF_FF00)
        guard years & ~digits.0 | days & ~digits.1 | seconds & ~digits.2 == 0 else { return nil }
        // Bytes above nine reach the highest bit, or have one of the upper bits already.
        let (above, highest): (UInt64, UInt64) = (0x7676_7676_7676_7676, 0x8080_8080_8080_8080)
        guard ((years &+ above) | years | (days &+ above) | days | (seconds &+ above) | seconds) & highest == 0 else { return nil }
        // Each pair of digits as one number, in the byte of its first digit.
        let pairs = (years &* 10 &+ years >> 8, days &* 10 &+ days >> 8, seconds &* 10 &+ seconds >> 8)
        func pair(_ word: UInt64, _ place: UInt64) -> Int64 { Int64(truncatingIfNeeded: word &>> (place &* 8) & 0xFF) }
        var moment = Moment()
        moment.year = pair(pairs.0, 0) &* 100 &+ pair(pairs.0, 2)
        moment.month = pair(pairs.0, 5)
        moment.day = pair(pairs.1, 0)
        let (hour, minute, second) = (pair(pairs.1, 3), pair(pairs.1, 6), pair(pairs.2, 1))
        guard moment.month >= 1, moment.month <= 12, moment.day >= 1,
            moment.day <= 28 || moment.day <= daysIn(moment.month, of: moment.year), hour <= 23, minute <= 59, second <= 59
        else { return nil }
        moment.secondOfDay = hour &* 3600 &+ minute &* 60 &+ second
        (moment.hasTime, moment.hasOffset) = (true, true)
        return moment
    }
}
