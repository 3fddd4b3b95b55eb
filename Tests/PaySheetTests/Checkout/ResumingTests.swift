import PaySheet
import Testing

/// Checkouts made from requests, for servers without memory.
@Suite struct ResumingTests {
    let air = CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air")

    func request() throws -> PaymentRequest {
        var checkout = try Checkout(label: "Shop", country: .us, currency: .usd, networks: [.visa])
        try checkout.add("Flight", minorUnits: 120_00, for: air)
        try checkout.add("Guide", minorUnits: 30_00)
        try checkout.offer(ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("2.00")), paidTo: air)
        try checkout.offer(ShippingMethod(identifier: "bike", label: "Bike", detail: "", amount: try Amount("5.00")))
        checkout.shippingType = .delivery
        checkout.isTotalPending = true
        checkout.base.applicationData = "QUJD"
        return checkout.draftedRequest()
    }

    func contexts(_ checkout: Checkout) -> [String] { (checkout.draftedRequest().multiTokenContexts ?? []).map(\.amount.description) }

    @Test("A checkout can be resumed from the JSON of its request")
    func throughJSONAndBack() throws {
        let reading = PaymentRequest.read(try request().json)
        let checkout = try Checkout(resuming: try #require(reading.value))
        #expect(checkout.unrecovered == [.payees])
        #expect(checkout.draftedRequest().json == (try request().json))
        #expect(checkout.items.map(\.label) == ["Flight", "Guide"])
    }

    /// Each of them would have moved money of another merchant.
    @Test("What moves money while payees are unknown is refused")
    func unknownPayees() throws {
        let checkout = try Checkout(resuming: try request())
        let (flight, guide) = (checkout.items[0].id, checkout.items[1].id)
        let bike = ShippingMethod(identifier: "post", label: "Slow", detail: "", amount: try Amount("1.00"))
        let moves: [(String, (inout Checkout) throws(CheckoutError) -> Void)] = [
            ("Post", { (copy) throws(CheckoutError) in try copy.select(shippingMethod: "bike") }),
            ("Post", { (copy) throws(CheckoutError) in try copy.withdraw(shippingMethod: "post") }),
            ("Post", { (copy) throws(CheckoutError) in try copy.withdrawShippingMethods() }),
            ("Post", { (copy) throws(CheckoutError) in try copy.offer(bike) }),
            ("Flight", { (copy) throws(CheckoutError) in try copy.reprice(flight, minorUnits: 1) }),
            ("Guide", { (copy) throws(CheckoutError) in try copy.remove(guide) }),
            ("Flight", { (copy) throws(CheckoutError) in try copy.addTax("Tax", minorUnits: 1) }),
            ("Flight", { (copy) throws(CheckoutError) in try copy.applyCoupon("A", label: "A", minorUnits: -1) }),
            ("Post", { (copy) throws(CheckoutError) in try copy.replaceItems { (_) throws(CheckoutError) in } }),
        ]
        for (label, move) in moves { #expect(checkout.refusal(move) == .payeesUnknown(label: label)) }
        var copy = checkout
        try copy.add("Snack", minorUnits: 3_00, for: air)
        try copy.add("Toll", minorUnits: 3_00, sharedBy: [air], policy: .evenly)
        try copy.withdraw(shippingMethod: "bike")
        #expect(contexts(copy) == ["128.00"] && copy.total.text == "158.00")
    }

    @Test("Assigning the payees restores the shares, and the checkout goes on as the first one")
    func whatIsAssignedIsKnownAgain() throws {
        var checkout = try Checkout(resuming: try request())
        let (flight, guide) = (checkout.items[0].id, checkout.items[1].id)
        for _ in 0..<2 {
            try checkout.assign(flight, to: air)
            try checkout.assignToPrimaryMerchant(guide)
            try checkout.assign(shippingMethod: "post", to: air)
            #expect(contexts(checkout) == ["122.00"])
        }
        #expect(checkout.unrecovered == [.payees])
        try checkout.assignToPrimaryMerchant(shippingMethod: "bike")
        #expect(checkout.unrecovered.isEmpty)
        try checkout.select(shippingMethod: "bike")
        #expect(contexts(checkout) == ["120.00"])
        try checkout.remove(flight)
        #expect(contexts(checkout).isEmpty)
        #expect(checkout.draftedShippingMethodUpdate().newMultiTokenContexts == [])
    }

    @Test("Who gets a pending line must be told, too")
    func pending() throws {
        var live = try Checkout(label: "Shop", country: .us, currency: .usd, networks: [.visa])
        try live.add("Flight", minorUnits: 120_00, for: air)
        _ = try live.addPending("Luggage", for: air)
        var checkout = try Checkout(resuming: live.draftedRequest())
        let (flight, luggage) = (checkout.items[0].id, checkout.items[1].id)
        try checkout.assign(flight, to: air)
        #expect(checkout.unrecovered == [.payees])
        let refusal = checkout.refusal { (copy) throws(CheckoutError) in try copy.reprice(luggage, minorUnits: 20_00) }
        #expect(refusal == .payeesUnknown(label: "Luggage"))
        try checkout.assign(luggage, to: air)
        try checkout.reprice(luggage, minorUnits: 20_00)
        #expect(checkout.unrecovered.isEmpty && contexts(checkout) == ["140.00"])
    }

    @Test("A share that the assigned lines do not explain is named")
    func unexplained() throws {
        var checkout = try Checkout(resuming: try request())
        for item in checkout.items { try checkout.assignToPrimaryMerchant(item.id) }
        try checkout.assignToPrimaryMerchant(shippingMethod: "bike")
        try checkout.assignToPrimaryMerchant(shippingMethod: "post")
        #expect(checkout.unrecovered == [.share(externalIdentifier: "air-7", try Amount("122.00"))])
        try checkout.replaceItems { (inner) throws(CheckoutError) in try inner.add("Flight", minorUnits: 1_00, for: air) }
        #expect(checkout.unrecovered.isEmpty && contexts(checkout) == ["1.00"])
    }

    /// The request of the shop, its shares after each choice, and the same from the first request alone.
    @Test("Tax and discounts of all merchants are assigned, too")
    func shared() throws {
        let inn = CheckoutMerchant(identifier: "merchant.com.inn", externalIdentifier: "inn-3", name: "Inn")
        var live = try Checkout(label: "Shop", country: .us, currency: .usd, networks: [.visa])
        try live.add("Flight", minorUnits: 200_00, for: air)
        try live.add("Hotel", minorUnits: 49_00, for: inn)
        try live.add("Discount", minorUnits: -3_33, sharedBy: [air, inn], policy: .by(.weights([2, 1])))
        try live.addTax("Tax", minorUnits: 12_45)
        try live.offer(ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("4.90")), paidTo: air)
        try live.offer(ShippingMethod(identifier: "fast", label: "Fast", detail: "", amount: try Amount("12.90")), paidTo: air)
        var resumed = try Checkout(resuming: live.draftedRequest())
        let lines = resumed.items.map { $0.id }
        try resumed.assignToEveryone(lines[3])
        try resumed.assign(lines[2], sharedBy: [air, inn], policy: .by(.weights([2, 1])))
        try resumed.assign(lines[1], to: inn)
        try resumed.assign(lines[0], to: air)
        for method in ["post", "fast"] { try resumed.assign(shippingMethod: method, to: air) }
        #expect(resumed.unrecovered.isEmpty)
        for change in ["fast", "post"] {
            try live.select(shippingMethod: change)
            try resumed.select(shippingMethod: change)
            #expect(resumed.draftedShippingMethodUpdate() == live.draftedShippingMethodUpdate())
        }
        try live.applyCoupon("TEN", label: "Ten", minorUnits: -10_00)
        try resumed.applyCoupon("TEN", label: "Ten", minorUnits: -10_00)
        #expect(resumed.draftedCouponCodeUpdate() == live.draftedCouponCodeUpdate())
    }

    @Test("The coupon of a request is replaced, not added to")
    func coupon() throws {
        var live = try Checkout(label: "Shop", country: .us, currency: .usd, networks: [.visa])
        try live.add("Tea", minorUnits: 348_78)
        try live.applyCoupon("TEN", label: "Ten", minorUnits: -10_00)
        try live.offer(ShippingMethod(identifier: "post", label: "Post", detail: "", amount: try Amount("4.90")))
        var resumed = try Checkout(resuming: live.draftedRequest())
        #expect(resumed.unrecovered == [.couponDiscount] && resumed.couponCode == "TEN")
        let unknown = CheckoutError.couponDiscountUnknown
        #expect(resumed.refusal { (copy) throws(CheckoutError) in try copy.removeCoupon() } == unknown)
        #expect(resumed.refusal { (copy) throws(CheckoutError) in try copy.applyCoupon("A", label: "A", minorUnits: -1) } == unknown)
        let (tea, ten) = (resumed.items[0].id, resumed.items[1].id)
        #expect(resumed.refusal { (copy) throws(CheckoutError) in try copy.assignCoupon(to: tea) } == .discountNotNegative)
        try resumed.assignCoupon(to: ten)
        #expect(resumed.refusal { (copy) throws(CheckoutError) in try copy.assignCoupon(to: ten) } == .alreadyKnown)
        try resumed.applyCoupon("FIVE", label: "Five", minorUnits: -5_00)
        #expect(resumed.total.text == "348.68" && resumed.couponCode == "FIVE")
        try resumed.removeCoupon()
        #expect(resumed.total.text == "353.68" && resumed.couponCode == nil)
    }

    @Test("Lines keep their order and their members", arguments: [0, 1, 2])
    func order(_ place: Int) throws {
        var request = try request()
        var lines = try #require(request.lineItems)
        var shipping = lines.removeLast()
        shipping.type = .final
        lines.insert(shipping, at: place)
        request.lineItems = lines
        var checkout = try Checkout(resuming: request)
        #expect(checkout.draftedRequest() == request)
        for item in checkout.items { try checkout.assignToPrimaryMerchant(item.id) }
        let first = checkout.items[0].id
        try checkout.remove(first)
        #expect(checkout.draftedRequest().lineItems?.map { $0.label } == lines.map { $0.label }.filter { $0 != "Flight" })
        // What no line tells does not count before the shipping.
        request.total.amount = try Amount("160.00")
        checkout = try Checkout(resuming: request)
        for item in checkout.items { try checkout.assignToPrimaryMerchant(item.id) }
        let rest = try #require(checkout.items.last)
        try checkout.remove(rest.id)
        #expect(checkout.draftedRequest().lineItems == request.lineItems)
    }

    @Test("A total that differs from its items is kept")
    func aTotalWithoutItemsIsKept() throws {
        let total = LineItem(label: "Shop", amount: try Amount("7.5"))
        let bare = PaymentRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: [.visa], countryCode: .us, total: total, currencyCode: .usd)
        var checkout = try Checkout(resuming: bare)
        #expect(checkout.unrecovered.isEmpty)
        #expect(checkout.draftedRequest() == bare)
        #expect(checkout.draftedRequest().lineItems == nil)
        var odd = bare
        odd.lineItems = [LineItem(label: "Tea", amount: try Amount("7"))]
        odd.unknownMembers["later"] = RawJSON("true")
        checkout = try Checkout(resuming: odd)
        #expect(checkout.unrecovered == [.difference(try Amount("0.5")), .unknownMembers])
        #expect(checkout.total.description == "7.50")
    }

    @Test("The total contains the price of shipping without a line, or it is not known")
    func shippingWithoutLine() throws {
        var request = try request()
        request.multiTokenContexts = nil
        request.lineItems?.removeLast()
        var checkout = try Checkout(resuming: request)
        #expect(checkout.unrecovered.isEmpty && checkout.selectedShippingMethod?.identifier == "post")
        #expect(checkout.draftedRequest() == request)
        try checkout.select(shippingMethod: "bike")
        #expect(checkout.total.text == "155.00" && checkout.draftedRequest().lineItems?.last?.label == "Bike")

        request.total.amount = try Amount("155.00")
        checkout = try Checkout(resuming: request)
        #expect(checkout.unrecovered == [.shippingSelection, .difference(try Amount("5.00"))])
        #expect(checkout.selectedShippingMethod == nil)
        let unknown = CheckoutError.shippingSelectionUnknown
        #expect(checkout.refusal { (copy) throws(CheckoutError) in try copy.select(shippingMethod: "bike") } == unknown)
        #expect(checkout.refusal { (copy) throws(CheckoutError) in try copy.withdrawShippingMethods() } == unknown)
        try checkout.assumeSelected(shippingMethod: "bike")
        #expect(checkout.unrecovered.isEmpty && checkout.total.text == "155.00")
        #expect(checkout.refusal { (copy) throws(CheckoutError) in try copy.assumeSelected(shippingMethod: "post") } == .alreadyKnown)
        try checkout.select(shippingMethod: "post")
        #expect(checkout.total.text == "152.00")

        request.total.amount = try Amount("150.00")
        checkout = try Checkout(resuming: request)
        #expect(checkout.unrecovered.isEmpty && checkout.selectedShippingMethod == nil)
        try checkout.select(shippingMethod: "post")
        #expect(checkout.total.text == "152.00")
    }

    @Test("Requests with inexact amounts, payouts or repeated methods are refused")
    func whatCannotBeResumedIsRefused() throws {
        var odd = try request()
        odd.lineItems?[0].amount = try Amount("1.234")
        #expect(refusal(odd) == .amount(label: "Flight", .finerThanMinorUnit(digits: 2)))
        odd = try request()
        odd.total.amount = try Amount("12345678901234567890")
        #expect(refusal(odd) == .amount(label: "Shop", .inexact))
        odd = try request()
        odd.disbursementRequest = DisbursementRequest()
        #expect(refusal(odd) == .disbursement)
        odd = try request()
        odd.shippingMethods = (odd.shippingMethods ?? []) + (odd.shippingMethods ?? [])
        #expect(refusal(odd) == .repeatedShippingMethod(identifier: "post"))
        odd = try request()
        odd.recurringPaymentRequest = RecurringPaymentRequest(
            paymentDescription: "", regularBilling: LineItem(label: "", amount: .zero), managementURL: "")
        #expect(refusal(odd) == .severalAgreements)
    }

    private func refusal(_ request: PaymentRequest) -> CheckoutError? {
        do {
            _ = try Checkout(resuming: request)
            return nil
        } catch {
            return error
        }
    }

    @Test("An agreement is resumed with what it charges now", arguments: 0..<40)
    func agreements(_ seed: UInt64) throws {
        let checkout = try RandomAgreement(currency: .usd, seed: seed).checkout
        var request = checkout.draftedRequest()
        var resumed = try Checkout(resuming: request)
        #expect(resumed.unrecovered.isEmpty)
        #expect(resumed.draftedRequest() == request && resumed.total == checkout.total)
        try resumed.add("Fee", minorUnits: 1_00)
        #expect(resumed.total == (try checkout.total.adding(Amount(units: 1_00, in: .usd))))
        // The lines of the agreement may be missing, or charge it in a line of their own.
        request.lineItems = nil
        resumed = try Checkout(resuming: request)
        #expect(resumed.draftedRequest() == request)
    }

    @Test("Deferred and pending lines are kept")
    func timedLinesAndPendingOnesAreKept() throws {
        var odd = try request()
        var later = LineItem(label: "Later", amount: try Amount("10.00"))
        later.paymentTiming = .deferred
        later.deferredPaymentDate = DateTimeText(rawValue: "2027-01-01T00:00:00Z")
        var open = LineItem(label: "Open", amount: try Amount("0.00"))
        open.type = .pending
        odd.lineItems = [later, open] + (odd.lineItems ?? [])
        let checkout = try Checkout(resuming: odd)
        #expect(checkout.unrecovered == [.payees])
        #expect(checkout.draftedRequest() == odd)
    }
}
