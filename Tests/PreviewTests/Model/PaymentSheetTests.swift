import PaySheet
import PaySheetPreview
import Testing

@Suite("The sheet of a document")
struct PaymentSheetTests {
    /// Every line as `label | details | value`, sections with their titles. The card row of every request is left out.
    private func lines(_ sheet: PaymentSheet) -> [String] {
        func line(_ row: SheetRow) -> String {
            let parts = [row.label.text] + row.details.map { $0.text } + [row.valueText?.text ?? "-"]
            return parts.joined(separator: " | ")
        }
        var lines: [String] = []
        for section in sheet.sections where section.kind != .details || section.rows.map({ $0.mark }) != [.card] {
            lines.append("[" + section.title.text + "]")
            lines += section.rows.map { line($0) }
            lines += section.notes.map { $0.label.text + ": " + $0.text.text }
        }
        return lines + [sheet.total].compactMap { $0 }.map(line)
    }

    @Test("A sheet shows contact fields, shipping methods, items and the total")
    func shipping() throws {
        let sheet = PaymentSheet(try Requests.shipping())
        #expect(sheet.purpose == .payment && sheet.payee == "Wander" && sheet.notices.isEmpty)
        #expect(
            lines(sheet) == [
                "[Your details]", "Card | Visa | -", "Ship to | Name, address | -", "[Shipping method]", "Courier | Tomorrow | $10.00",
                "Post | $4.00",
                "[Summary]", "Boots | $205.50", "Member discount | −$15.00", "Courier | $10.00", "Pay Wander | $200.50",
            ])
        #expect(sheet.sections[1].rows.map { $0.mark } == [.selected, .offered])
    }

    @Test("A sheet contains no values of contacts")
    func personal() throws {
        var request = try Requests.shipping()
        var contact = PaymentContact()
        contact.givenName = "Jo"
        contact.emailAddress = "jo@example.com"
        request.shippingContact = contact
        let sheet = PaymentSheet(request)
        #expect(lines(sheet)[2] == "Ship to | Name, address | filled in")
        #expect(!"\(sheet)".contains("jo@example.com"))
        request.requiredShippingContactFields = [.phone, .postalAddress, .email]
        #expect(lines(PaymentSheet(request))[2...3] == ["Ship to | Address | filled in", "Contact | Email, phone | filled in"])
        request.requiredShippingContactFields = [.email, .name]
        #expect(lines(PaymentSheet(request))[2] == "Contact | Name, email | filled in")
        request.shippingContactEditingMode = .storePickup
        request.shippingType = .storePickup
        request.requiredShippingContactFields = [.postalAddress]
        let fixed = PaymentSheet(request).sections[0].rows
        #expect(fixed.map { $0.label } == ["Card", "Pickup"] && fixed.map { $0.opens } == [true, false] && fixed[1].valueText == "fixed")
    }

    @Test("The card row shows which cards the business accepts")
    func card() throws {
        var request = try Requests.request()
        request.supportedNetworks = [.visa, .masterCard, .amex, .jcb, .mada, .chinaUnionPay]
        request.merchantCapabilities = [.supports3DS, .supportsDebit]
        request.supportedCountries = [Country(rawValue: "CH"), Country(rawValue: "LI")]
        let card = try #require(PaymentSheet(request).sections.first?.rows.first)
        #expect(card.mark == .card && card.opens)
        #expect(card.details == ["Visa, Mastercard, American Express, JCB +2", "Debit cards only", "Issued in CH, LI"])
    }

    @Test("A pending item and a pending total show no amount")
    func pending() throws {
        var request = try Requests.request()
        request.total.type = .pending
        request.lineItems = [try Requests.item("Tax", "3.00")]
        request.lineItems?[0].type = .pending
        #expect(lines(PaymentSheet(request)) == ["[Summary]", "Tax | Pending", "Pay Wander | Amount pending"])
    }

    @Test("A request with coupons shows the coupon code")
    func coupon() throws {
        var request = try Requests.request()
        request.supportsCouponCode = true
        #expect(lines(PaymentSheet(request)).prefix(2) == ["[Coupon]", "Code | none"])
        request.couponCode = "SUMMER20"
        #expect(lines(PaymentSheet(request))[1] == "Code | SUMMER20")
    }

    @Test("A sheet shows several merchants and the rest of the business without identifiers")
    func merchants() throws {
        var request = try Requests.request()
        request.multiTokenContexts = [
            PaymentTokenContext(
                merchantIdentifier: "secret.1", externalIdentifier: "secret-2", merchantName: "Sky Air", amount: try Amount("120.00")),
            PaymentTokenContext(
                merchantIdentifier: "secret.1", externalIdentifier: "secret-3", merchantName: "Inn", amount: try Amount("70.50")),
        ]
        let sheet = PaymentSheet(request)
        #expect(lines(sheet) == ["[Who gets what]", "Sky Air | $120.00", "Inn | $70.50", "Wander | $10.00", "Pay Wander | $200.50"])
        #expect(!"\(SVGPicture().drawing(of: sheet))".contains("secret"))
        request.multiTokenContexts?[1].amount = try Amount("80.50")
        #expect(lines(PaymentSheet(request)).count == 4)
    }

    @Test("A subscription shows the trial and then the regular charges")
    func recurring() throws {
        let sheet = PaymentSheet(try Requests.recurring())
        #expect(sheet.purpose == .subscription)
        #expect(
            lines(sheet) == [
                "[Stream Box Plan]", "Free Trial | Every month until 15 May 2027 | $0.00",
                "Monthly Plan | Every month from 15 May 2027, until cancelled | $12.99", "Agreement: The first month is free.",
                "Manage at: https://streambox.example", "Pay Stream Box | $0.00",
            ])
        #expect(sheet.sections[1].rows.map { $0.mark } == [.step, .lastStep])
    }

    @Test("A start without a time zone keeps its own date")
    func startWithoutZone() throws {
        var request = try Requests.recurring()
        let start = DateTimeText(rawValue: "2027-05-15T23:30:00")
        request.recurringPaymentRequest?.regularBilling.recurringPaymentStartDate = start
        let dates = SheetDates(zone: TimeZoneOffsets(name: "America/New_York") { _ in -14_400 })
        let text = lines(PaymentSheet(request, dates: dates)).joined(separator: "\n")
        #expect(text.contains("Every month from 15 May 2027"), "\(text)")
    }

    @Test("An agreement above 500 characters is cut with a remark")
    func agreement() throws {
        for (length, isCut) in [(500, false), (501, true)] {
            var request = try Requests.recurring()
            request.recurringPaymentRequest?.billingAgreement = String(repeating: "約", count: length)
            let note = try #require(PaymentSheet(request).sections[1].notes.first)
            #expect(note.text.isCut == isCut)
            #expect(note.remark == (isCut ? "Cut after 500 characters" : nil))
            #expect(note.text.text.count == length)
        }
    }

    @Test("A reload shows its amount and its threshold")
    func reload() throws {
        var request = try Requests.request("Juniper", "25.00")
        var billing = try Requests.item("Card Reload", "25.00")
        billing.automaticReloadPaymentThresholdAmount = try Amount("10")
        request.automaticReloadPaymentRequest = AutomaticReloadPaymentRequest(
            paymentDescription: "Coffee Card", automaticReloadBilling: billing, managementURL: "https://juniper.example")
        let sheet = PaymentSheet(request)
        #expect(sheet.purpose == .reload)
        #expect(lines(sheet)[1] == "Card Reload | When the balance falls below $10.00 | $25.00")
    }

    @Test("A later payment shows its date and its cancellation deadline in the stated zone")
    func deferred() throws {
        let request = try Requests.deferred()
        let unknown = lines(PaymentSheet(request))
        #expect(
            unknown[0...1] == [
                "[Two Nights]",
                "Balance | Charged on 10 July 2027 | Free cancellation until 3 July 2027, 21:59 | Time zone: UTC (the sheet shows Europe/Paris) | €370.00",
            ])
        let dates = SheetDates(named: { $0 == "Europe/Paris" ? TimeZoneOffsets(name: $0) { _ in 7200 } : nil })
        let known = lines(PaymentSheet(request, dates: dates))
        #expect(
            known[1] == "Balance | Charged on 10 July 2027 | Free cancellation until 3 July 2027, 23:59 | Time zone: Europe/Paris | €370.00"
        )
    }

    @Test("A transfer shows the received amount and the fee")
    func transfer() throws {
        var request = try Requests.request("Ledger", "1.00")
        var (fee, received) = (try Requests.item("Fee", "0.15"), try Requests.item("You Receive", "14.85"))
        fee.disbursementLineItemType = .instantFundsOutFee
        received.disbursementLineItemType = .disbursement
        request.lineItems = [try Requests.item("Withdrawal", "15.00"), fee, received]
        var disbursement = DisbursementRequest()
        disbursement.requiredRecipientContactFields = [.name]
        request.disbursementRequest = disbursement
        let sheet = PaymentSheet(request)
        #expect(sheet.purpose == .transfer)
        #expect(
            lines(sheet) == [
                "[Your details]", "Card | Visa | -", "Recipient | Name | -", "[Summary]", "Withdrawal | $15.00",
                "Fee | Fee for sending it at once | $0.15",
                "You receive | $14.85",
            ])
    }

    @Test(
        "Arrival days are as short as possible",
        arguments: [
            ([2027, 3, 8], [2027, 3, 12], "8–12 March 2027"), ([2027, 3, 30], [2027, 4, 2], "30 March – 2 April 2027"),
            ([2027, 12, 30], [2028, 1, 2], "30 December 2027 – 2 January 2028"), ([2027, 3, 8], [2027, 3, 8], "8 March 2027"),
            ([2027, 2, 30], [2027, 3, 1], ""), ([4_000_000_000, 1, 1], [2027, 1, 1], ""),
        ] as [([UInt32], [UInt32], String)])
    func arrival(_ first: [UInt32], _ last: [UInt32], _ text: String) throws {
        func date(_ parts: [UInt32]) -> ShippingDate {
            var date = ShippingDate()
            (date.years, date.months, date.days) = (parts[0], parts[1], parts[2])
            return date
        }
        var request = try Requests.shipping()
        request.shippingMethods?[1].dateComponentsRange = ShippingDateRange(startDateComponents: date(first), endDateComponents: date(last))
        #expect(PaymentSheet(request).sections[1].rows[1].details.map { $0.text } == (text.isEmpty ? [] : [CleanText(text).text]))
    }

    @Test("An update without its request has no currency and keeps omitted values")
    func update() throws {
        var update = CouponCodeUpdate(newTotal: try Requests.item("Wander", "1190.5"))
        var error = PaymentError(code: .couponCodeExpired)
        update.errors = [error]
        let sheet = PaymentSheet(.couponCode(update))
        #expect(lines(sheet) == ["Pay Wander | 1,190.5"])
        #expect(sheet.notices == [SheetNotice(.problem, label: "Coupon code", text: "has expired")])
        error.contactField = .postalCode
        error.message = "Which one?"
        update.errors = [error]
        #expect(PaymentSheet(.couponCode(update)).notices == [SheetNotice(.problem, label: "Postal code", text: "Which one?")])
        #expect(lines(PaymentSheet(PaymentDetailsUpdate())) == ["Total | unchanged"])
    }

    @Test("At most 100 lines of a section are shown, and the rest is counted")
    func many() throws {
        var request = try Requests.request()
        request.lineItems = [LineItem](repeating: try Requests.item("x", "1.00"), count: 5000)
        let rows = try #require(PaymentSheet(request).sections.last).rows
        #expect(rows.count == 101 && rows.last?.label == "and 4900 more")
    }
}
