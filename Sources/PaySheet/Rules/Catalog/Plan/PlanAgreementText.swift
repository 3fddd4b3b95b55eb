/// An agreement that names another price or period than the request.
enum PlanAgreementText: OneRowRule {
    static let row = RuleRow(RecurringPaymentRequestView.self, needs: [.billingAgreement, .regularBilling]) { plan, context in
        guard let agreement = plan.billingAgreement, let regular = plan.regularBilling else { return }
        var words = AgreementWords(agreement)
        words.read()
        if words.prices > 0, let price = regular.amount, !words.names(price), !words.names(plan.trialBilling?.amount) {
            context.report(
                .planAgreementText, at: plan[.billingAgreement], related: [RelatedNode(regular.node, "the regular charges")],
                help: "name " + price.text + ", or no price", "the agreement names a price, and it is not the request's \(price, "price")")
        } else if words.periods != 0, words.periods & periods(of: regular) == 0 {
            context.report(
                .planAgreementText, at: plan[.billingAgreement], related: [RelatedNode(regular.node, "the regular charges")],
                help: "name the interval of the request, or none", "the agreement names another period than the request charges in")
        }
    }

    /// The periods that an agreement may name.
    private static func periods(of item: borrowing LineItemView) -> UInt8 {
        switch item.word(.recurringPaymentIntervalUnit) ?? RecurringPaymentDateUnit.monthIndex {
        case RecurringPaymentDateUnit.dayIndex:
            AgreementWords.day | AgreementWords.week | (item.recurringPaymentIntervalCount ?? 1 >= 28 ? AgreementWords.month : 0)
        case RecurringPaymentDateUnit.monthIndex, RecurringPaymentDateUnit.yearIndex: AgreementWords.month | AgreementWords.year
        default: .max
        }
    }
}

/// Finds prices and periods in an English text, in place.
struct AgreementWords: ~Escapable {
    static let day: UInt8 = 1
    static let week: UInt8 = 2
    static let month: UInt8 = 4
    static let year: UInt8 = 8

    private let text: Text
    /// How many numbers with two decimals the text has.
    private(set) var prices = 0
    /// The periods that follow "every", "each", "per", "a" or end in "ly".
    private(set) var periods: UInt8 = 0

    @_lifetime(copy text)
    init(_ text: Text) { self.text = text }

    mutating func read() {
        var index = 0
        while index < text.byteCount {
            // Digits, and the letters with which the words below begin: most others need no second look.
            let byte = text.byte(index)
            if byte &- ASCII.zero <= 9, let end = price(at: index) {
                prices += 1
                index = end
                continue
            }
            if byte & 0xC0 == 0x40, AgreementWords.firstLetters &>> UInt32(byte & 0x1F) & 1 != 0 { notePeriod(at: index) }
            index += 1
        }
    }

    /// The letters a, d, e, m, p, w and y, each at its place in the alphabet.
    private static let firstLetters: UInt32 = 1 << 1 | 1 << 4 | 1 << 5 | 1 << 13 | 1 << 16 | 1 << 23 | 1 << 25

    /// Whether a number of the text is an amount, written with a point or a comma.
    func names(_ amount: Amount?) -> Bool {
        guard let amount, let cents = try? amount.units(in: .usd) else { return false }
        var index = 0
        while index < text.byteCount {
            if let end = price(at: index) {
                var number = 0
                for place in index..<end where text.byte(place) &- 0x30 <= 9 && number < 100_000_000 {
                    number = number * 10 + Int(text.byte(place) &- 0x30)
                }
                if number == cents { return true }
                index = end
            } else {
                index += 1
            }
        }
        return false
    }

    /// The end of a number with two decimals that begins here.
    private func price(at start: Int) -> Int? {
        guard isDigit(start), start == 0 || !isDigit(start - 1) && !isMark(start - 1) else { return nil }
        var index = start
        while isDigit(index) { index += 1 }
        guard isMark(index), isDigit(index + 1), isDigit(index + 2), !isDigit(index + 3) else { return nil }
        return index + 3
    }

    private func isDigit(_ index: Int) -> Bool { index >= 0 && index < text.byteCount && text.byte(index) &- 0x30 <= 9 }
    private func isMark(_ index: Int) -> Bool {
        index >= 0 && index < text.byteCount && (text.byte(index) == UInt8(ascii: ".") || text.byte(index) == UInt8(ascii: ","))
    }

    private mutating func notePeriod(at index: Int) {
        guard index + 1 < text.byteCount else { return }
        // The first two letters say which words are possible: hardly any place has them.
        switch UInt16(text.byte(index) | 0x20) << 8 | UInt16(text.byte(index + 1) | 0x20) {
        case 0x6461: note(AgreementWords.day, if: text.matches("daily", at: index))
        case 0x7765: note(AgreementWords.week, if: text.matches("weekly", at: index))
        case 0x6D6F: note(AgreementWords.month, if: text.matches("monthly", at: index))
        case 0x7965: note(AgreementWords.year, if: text.matches("yearly", at: index))
        case 0x616E: note(AgreementWords.year, if: text.matches("annual", at: index))
        case 0x6576: if text.matches("every ", at: index) { notePeriod(named: index + 6) }
        case 0x6561: if text.matches("each ", at: index) { notePeriod(named: index + 5) }
        case 0x7065: if text.matches("per ", at: index) { notePeriod(named: index + 4) }
        default: return
        }
    }

    private mutating func notePeriod(named index: Int) {
        note(AgreementWords.day, if: text.matches("day", at: index))
        note(AgreementWords.week, if: text.matches("week", at: index))
        note(AgreementWords.month, if: text.matches("month", at: index))
        note(AgreementWords.year, if: text.matches("year", at: index))
    }

    private mutating func note(_ period: UInt8, if isNamed: Bool) {
        if isNamed { periods |= period }
    }
}
