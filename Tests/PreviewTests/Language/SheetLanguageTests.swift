import PaySheet
import PaySheetPreview
import Testing

@Suite("Languages of the sheet")
struct SheetLanguageTests {
    @Test(
        "The script of the business's name determines the language",
        arguments: [
            ("Wander", .english), ("", .english), ("Café 21", .english), ("متجر الرمال", .arabic), ("DHL متجر", .arabic),
            ("חנות הים", .hebrew), ("うつわ工房", .japanese), ("株式会社さくら", .japanese), ("骨", .english), ("Москва", .english),
            ("\u{600} Trip", .english), ("٣ Trip", .english),
        ] as [(String, SheetLanguage)])
    func detection(_ label: String, _ language: SheetLanguage) throws {
        let sheet = PaymentSheet(try Requests.request(label))
        #expect(sheet.language == language)
        #expect(sheet.language.direction == (language == .arabic || language == .hebrew ? .rightToLeft : .leftToRight))
        #expect(PaymentSheet(try Requests.request(label), language: .french).language == .french)
    }

    @Test(
        "The total and the plan are written in every language",
        arguments: [
            (.english, "Pay Stream Box", "Every month from 15 May 2027, until cancelled"),
            (.german, "Stream Box bezahlen", "Jeden Monat ab 15. Mai 2027, bis zur Kündigung"),
            (.french, "Payer Stream Box", "Chaque mois à partir du 15 mai 2027, jusqu’à résiliation"),
            (.spanish, "Pagar a Stream Box", "Cada mes desde el 15 de mayo de 2027, hasta que se cancele"),
            (.japanese, "Stream Boxに支払う", "毎月、2027年5月15日から、解約まで"),
            (.arabic, "الدفع إلى Stream Box", "كل شهر من 15 مايو 2027، حتى الإلغاء"),
            (.hebrew, "תשלום אל Stream Box", "כל חודש מ-15 במאי 2027, עד לביטול"),
        ] as [(SheetLanguage, String, String)])
    func words(_ language: SheetLanguage, _ total: String, _ period: String) throws {
        let sheet = PaymentSheet(try Requests.recurring(), language: language)
        #expect(sheet.total?.label.text == total)
        #expect(sheet.sections.first { $0.kind == .plan }?.rows.last?.details.map { $0.text } == [period])
    }

    @Test("A translated sheet contains no English words", arguments: SheetLanguage.allCases)
    func complete(_ language: SheetLanguage) throws {
        var flow = PaymentFlow(request: try Requests.shipping())
        flow.request?.supportsCouponCode = true
        flow.request?.requiredShippingContactFields = [.email, .name, .phone, .postalAddress, .phoneticName]
        flow.request?.requiredBillingContactFields = [.postalAddress]
        flow.request?.merchantCapabilities = [.supports3DS, .supportsCredit]
        flow.result = AuthorizationResult(status: 1)
        for request in [flow.request, try Requests.recurring(), try Requests.deferred()] {
            flow.request = request
            let text = HTMLPicture().drawing(of: SheetSequence(flow, language: language))
            let english = HTMLPicture().drawing(of: SheetSequence(flow, language: .english))
            #expect(text.contains("<html lang=\"\(language.rawValue)\"\(language.direction == .rightToLeft ? " dir=\"rtl\"" : "")>"))
            guard language != .english else { continue }
            let words = texts(english).filter { $0.contains { $0.isLetter } }
            let labels = [
                "Wander", "Visa", "Boots", "Courier", "Post", "Tomorrow", "discount", "Stream", "Box", "Trial", "Plan", "The first",
            ]
            // Words that two languages share.
            let shared = ["Total", "Contact", "Code", "Name", "Problem", "Hotel", "Balance", "Two Nights", "https"]
            for word in words where !(labels + shared).contains(where: { word.contains($0) }) {
                #expect(!texts(text).contains(word), "\(word) in \(language)")
            }
        }
    }

    /// The texts between the tags of a page.
    private func texts(_ html: String) -> [String] {
        guard let start = html[...].range(of: "<main>") else { return [] }
        return html[start.upperBound...].split(separator: "<").compactMap { part in
            part.split(separator: ">", maxSplits: 1).dropFirst().first.map { String($0) }
        }
    }

    @Test(
        "Amounts are written as in the language",
        arguments: [
            (.english, "1234.5", .usd, "$1,234.50"), (.german, "1234.5", .usd, "1.234,50\u{A0}$"),
            (.german, "-1234567", .eur, "−1.234.567,00\u{A0}€"), (.french, "1234.5", .eur, "1\u{202F}234,50\u{A0}€"),
            (.spanish, "1234.5", .eur, "1234,50\u{A0}€"), (.spanish, "12345.5", .eur, "12.345,50\u{A0}€"),
            (.japanese, "9800", .jpy, "¥9,800"), (.english, "9800", .jpy, "JP¥9,800"), (.arabic, "30", .kwd, "KWD\u{A0}30.000"),
            (.german, "30", .kwd, "30,000\u{A0}KWD"), (.hebrew, "5", Currency(rawValue: "ILS"), "₪5.00"),
        ] as [(SheetLanguage, String, Currency, String)])
    func amounts(_ language: SheetLanguage, _ amount: String, _ currency: Currency, _ text: String) throws {
        #expect(SheetAmount(try Amount(amount), in: currency, language: language).text.text == text)
    }

    @Test(
        "Arrival days are written in the language",
        arguments: [
            (.german, [2027, 3, 8], [2027, 3, 12], "8.–12. März 2027"),
            (.german, [2027, 3, 30], [2027, 4, 2], "30. März – 2. April 2027"),
            (.french, [2027, 8, 8], [2027, 8, 12], "8–12 août 2027"), (.spanish, [2027, 3, 8], [2027, 3, 12], "8–12 de marzo de 2027"),
            (.spanish, [2027, 3, 30], [2027, 4, 2], "30 de marzo – 2 de abril de 2027"),
            (.japanese, [2027, 3, 8], [2027, 3, 12], "2027年3月8日～12日"), (.japanese, [2027, 3, 30], [2027, 4, 2], "2027年3月30日～4月2日"),
            (.japanese, [2027, 12, 30], [2028, 1, 2], "2027年12月30日～2028年1月2日"), (.arabic, [2027, 3, 8], [2027, 3, 12], "8–12 مارس 2027"),
            (.hebrew, [2027, 3, 8], [2027, 3, 8], "8 במרץ 2027"),
        ] as [(SheetLanguage, [UInt32], [UInt32], String)])
    func arrival(_ language: SheetLanguage, _ first: [UInt32], _ last: [UInt32], _ text: String) throws {
        func date(_ parts: [UInt32]) -> ShippingDate {
            var date = ShippingDate()
            (date.years, date.months, date.days) = (parts[0], parts[1], parts[2])
            return date
        }
        var request = try Requests.shipping()
        request.shippingMethods?[0].dateComponentsRange = ShippingDateRange(startDateComponents: date(first), endDateComponents: date(last))
        let methods = PaymentSheet(request, language: language).sections.first { $0.kind == .shipping }
        #expect(methods?.rows.first?.details.last?.text == text)
    }

    @Test(
        "Payment intervals are written in the language",
        arguments: [
            (.german, 2, .month, "Alle 2 Monate"), (.french, 14, .day, "Toutes les 2 semaines"), (.spanish, 3, .year, "Cada 3 años"),
            (.japanese, 6, .month, "6か月ごと"), (.arabic, 2, .month, "كل شهرين"), (.arabic, 3, .month, "كل 3 أشهر"),
            (.arabic, 11, .month, "كل 11 شهرًا"), (.hebrew, 2, .month, "כל חודשיים"), (.hebrew, 5, .day, "כל 5 ימים"),
        ] as [(SheetLanguage, UInt32, RecurringPaymentDateUnit, String)])
    func intervals(_ language: SheetLanguage, _ count: UInt32, _ unit: RecurringPaymentDateUnit, _ text: String) throws {
        var request = try Requests.recurring()
        request.recurringPaymentRequest?.regularBilling.recurringPaymentIntervalCount = count
        request.recurringPaymentRequest?.regularBilling.recurringPaymentIntervalUnit = unit
        let plan = PaymentSheet(request, language: language).sections.first { $0.kind == .plan }
        #expect(plan?.rows.last?.details.first?.text.hasPrefix(text) == true)
    }
}
