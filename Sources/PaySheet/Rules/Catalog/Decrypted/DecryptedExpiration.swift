/// A day of expiry that is none.
enum DecryptedExpiration: DocumentRule {
    static var rows: [RuleRow] {
        [RuleRow(ShapeIndex.decryptedPaymentData, needs: [DecryptedPaymentData.Slot.applicationExpirationDate], check)]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(DecryptedPaymentData.Slot.applicationExpirationDate), let fault = text.expiryFault,
            let node = cursor.slot(DecryptedPaymentData.Slot.applicationExpirationDate)
        else { return }
        context.report(
            .decryptedExpiration, at: node, help: "keep the six digits from the token", fault)
    }
}

extension Text {
    /// The number that so many digits and nothing else make.
    func number(ofDigits count: ClosedRange<Int>) -> Int? {
        guard count.contains(byteCount) else { return nil }
        var number = 0
        for index in 0..<byteCount {
            guard ASCII.isDigit(byte(index)) else { return nil }
            number = number &* 10 &+ Int(byte(index) &- ASCII.zero)
        }
        return number
    }

    /// Why the text names no day of expiry; `nil` where it names one.
    var expiryFault: String? {
        if expiry != nil { return nil }
        return number(ofDigits: 6...6) == nil ? "the expiry is not six digits for year, month and day" : "there is no such day of expiry"
    }

    /// Year, month and day of two digits each, as one number such as 20301231. `nil` where the text names no day.
    var expiry: Int? {
        guard let digits = number(ofDigits: 6...6) else { return nil }
        let (year, month, day) = (digits / 10_000, digits / 100 % 100, digits % 100)
        let days: Int
        switch month {
        case 2: days = year % 4 == 0 ? 29 : 28
        case 4, 6, 9, 11: days = 30
        case 1...12: days = 31
        default: return nil
        }
        return (1...days).contains(day) ? 20_000_000 + year * 10_000 + month * 100 + day : nil
    }
}
