/// A day of expiry that is none.
enum DecryptedExpiration: OneRowRule {
    static let row = RuleRow.text(DecryptedPaymentDataView.self, .applicationExpirationDate) { date, node, context in
        guard date.expiry == nil else { return }
        context.report(
            .decryptedExpiration, at: node, help: "keep the six digits from the token",
            date.number(ofDigits: 6...6) == nil ? "the expiry is not six digits for year, month and day" : "there is no such day of expiry")
    }
}

extension Text {
    /// Year, month and day of two digits each, as days since 1970. `nil` if the text names no day.
    var expiry: Int64? {
        guard let digits = number(ofDigits: 6...6).map({ Int64($0) }) else { return nil }
        let (year, month, day) = (2000 + digits / 10_000, digits / 100 % 100, digits % 100)
        guard (1...12).contains(month), (1...Moment.daysIn(month, of: year)).contains(day) else { return nil }
        return Moment.day(year, month, day)
    }
}
