import PaySheet
import Testing

/// A checkout by example: shares, shipping, coupons, rejections, and what it refuses.
@Suite struct CheckoutTests {
    let air = CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air")
    let inn = CheckoutMerchant(identifier: "merchant.com.inn", externalIdentifier: "inn-3", name: "Inn")

    func shop(_ currency: Currency = .usd, primary: CheckoutMerchant? = nil) throws -> Checkout {
        try Checkout(label: "Shop", country: .us, currency: currency, networks: [.visa], primaryMerchant: primary)
    }

    func contexts(_ checkout: Checkout) -> [String] {
        (checkout.draftedRequest().multiTokenContexts ?? []).map { $0.externalIdentifier + " " + $0.amount.description }
    }

    @Test("A checkout offers a way of shipping by its price in minor units")
    func offerInMinorUnits() throws {
        var (short, long) = (try shop(), try shop())
        try short.offer(identifier: "post", label: "Post", detail: "In a week", minorUnits: 4_50)
        try short.offer(identifier: "air", label: "Air Mail", detail: "Tomorrow", minorUnits: 9_90, paidTo: air)
        try long.offer(ShippingMethod(identifier: "post", label: "Post", detail: "In a week", amount: Amount("4.50")))
        try long.offer(ShippingMethod(identifier: "air", label: "Air Mail", detail: "Tomorrow", amount: Amount("9.90")), paidTo: air)
        #expect(short == long)
        #expect(throws: CheckoutError.self) { try short.offer(identifier: "tow", label: "Tow", detail: "", minorUnits: -1) }
    }

    @Test("An empty checkout has no items and a total of zero")
    func anEmptyCheckoutListsNoItems() throws {
        let request = try shop().draftedRequest()
        #expect(request.lineItems == nil && request.multiTokenContexts == nil && request.shippingMethods == nil)
        #expect(request.total.amount?.description == "0.00")
        #expect(try shop().draftedShippingContactUpdate().newLineItems == [])
        #expect(try shop().draftedShippingContactUpdate().newMultiTokenContexts == nil)
    }

    @Test("Amounts have the decimals of the currency", arguments: [(Currency.jpy, "1250"), (.usd, "12.50"), (.kwd, "1.250")])
    func amountsHaveTheDecimalsOfTheCurrency(_ currency: Currency, _ text: String) throws {
        var checkout = try shop(currency)
        try checkout.add("Tea", minorUnits: 1250)
        #expect(checkout.draftedRequest().total.amount?.description == text)
        #expect(checkout.draftedW3CPaymentRequest().details.displayItems?.first?.amount.value.description == text)
    }

    @Test("Every share policy splits an amount exactly")
    func everyPolicySharesExactly() throws {
        for (policy, expected) in [
            (SharePolicy.proportional, ["air-7 19.33", "inn-3 9.67"]), (.evenly, ["air-7 19.50", "inn-3 9.50"]),
            (.by(.weights([1, 3])), ["air-7 19.75", "inn-3 9.25"]),
        ] {
            var checkout = try shop()
            try checkout.add("Flight", minorUnits: 20_00, for: air)
            try checkout.add("Hotel", minorUnits: 10_00, for: inn)
            try checkout.add("Discount", minorUnits: -1_00, sharedBy: [air, inn], policy: policy)
            #expect(contexts(checkout) == expected)
        }
    }

    @Test("An item that is assigned to another merchant moves its money")
    func assigning() throws {
        var checkout = try shop()
        let flight = try checkout.add("Flight", minorUnits: 20_00)
        try checkout.add("Hotel", minorUnits: 10_00, for: inn)
        try checkout.assign(flight, to: air)
        #expect(contexts(checkout) == ["inn-3 10.00", "air-7 20.00"] && checkout.unrecovered.isEmpty)
        try checkout.assign(flight, sharedBy: [air, inn], policy: .evenly)
        #expect(contexts(checkout) == ["inn-3 20.00", "air-7 10.00"])
        var resumed = try Checkout(resuming: try shopWithFlight().draftedRequest())
        try resumed.assign(try #require(resumed.items.first).id, to: air)
        #expect(contexts(resumed) == ["air-7 20.00"])
    }

    private func shopWithFlight() throws -> Checkout {
        var checkout = try shop()
        try checkout.add("Flight", minorUnits: 20_00)
        return checkout
    }

    @Test("All payees share the tax, and the primary merchant has no context")
    func taxIsSharedByEverybodyAndThePrimaryMerchantHasNoContext() throws {
        let shopItself = CheckoutMerchant(identifier: "merchant.com.shop", externalIdentifier: "shop", name: "Shop")
        var checkout = try shop(primary: shopItself)
        try checkout.addTax("Tax", minorUnits: 3_00)
        try checkout.add("Guide", minorUnits: 10_00, for: shopItself)
        try checkout.add("Flight", minorUnits: 20_00, for: air)
        #expect(contexts(checkout) == ["air-7 22.00"])
        #expect(checkout.primaryShare.description == "11.00")
        #expect(checkout.share(of: shopItself).description == "11.00")
        #expect(checkout.share(of: inn).isZero)
    }

    @Test("A merchant without a share has no context")
    func whoGetsNothingHasNoContext() throws {
        var checkout = try shop()
        try checkout.add("Flight", minorUnits: 20_00, for: air)
        try checkout.add("Voucher", minorUnits: -20_00, for: air)
        try checkout.add("Hotel", minorUnits: 10_00, for: inn)
        #expect(contexts(checkout) == ["inn-3 10.00"])
        #expect(checkout.problems.isEmpty)
    }

    @Test("The contexts never exceed the total")
    func contextsNeverExceedTheTotal() throws {
        var checkout = try shop()
        try checkout.add("Flight", minorUnits: 20_00, for: air)
        try checkout.add("Hotel", minorUnits: 10_00, for: inn)
        try checkout.add("Voucher", minorUnits: -6_00)
        #expect(contexts(checkout) == ["air-7 16.00", "inn-3 8.00"])
        #expect(checkout.problems == [.negativeShare(externalIdentifier: nil, try Amount("-6.00"))])
        try checkout.add("Voucher", minorUnits: -30_00, for: inn)
        #expect(contexts(checkout).isEmpty)
        #expect(checkout.problems.first == .negativeTotal(try Amount("-6.00")))
        #expect(checkout.draftedShippingMethodUpdate().newMultiTokenContexts == [])
    }

    @Test("Pending items are added to the total only when they get a price")
    func pendingItemsDoNotCountUntilTheyAreSettled() throws {
        var checkout = try shop()
        try checkout.add("Tea", minorUnits: 4_00)
        let duty = try checkout.addPending("Duty", for: air)
        checkout.isTotalPending = true
        #expect(checkout.draftedRequest().total.type == .pending)
        #expect(checkout.draftedRequest().total.amount?.description == "4.00")
        #expect(checkout.draftedRequest().lineItems?.last?.type == .pending)
        #expect(contexts(checkout).isEmpty)
        try checkout.reprice(duty, minorUnits: 1_00)
        checkout.isTotalPending = false
        #expect(checkout.draftedRequest().total.type == nil)
        #expect(checkout.draftedRequest().lineItems?.last?.type == nil)
        #expect(contexts(checkout) == ["air-7 1.00"])
    }

    @Test("The selected shipping method is a line of its payee")
    func shippingIsALineAndBelongsToItsPayee() throws {
        var checkout = try shop()
        try checkout.add("Tea", minorUnits: 4_00)
        try checkout.offer(ShippingMethod(identifier: "post", label: "Post", detail: "A week", amount: try Amount("2")))
        try checkout.offer(ShippingMethod(identifier: "bike", label: "Bike", detail: "Today", amount: try Amount("5.5")), paidTo: air)
        #expect(checkout.draftedRequest().total.amount?.description == "6.00")
        try checkout.select(shippingMethod: "bike")
        let update = checkout.draftedShippingMethodUpdate()
        #expect(update.newTotal.amount?.description == "9.50")
        #expect(update.newShippingMethods?.map(\.identifier) == ["bike", "post"])
        #expect(update.newLineItems?.map(\.label) == ["Tea", "Bike"])
        #expect(contexts(checkout) == ["air-7 5.50"])
        let options = checkout.draftedW3CPaymentRequest().details.shippingOptions
        #expect(options?.map(\.selected) == [true, nil])
        #expect(checkout.draftedW3CPaymentRequest().options?.requestShipping == true)
        try checkout.withdraw(shippingMethod: "bike")
        #expect(checkout.selectedShippingMethod?.identifier == "post")
        try checkout.withdrawShippingMethods()
        #expect(checkout.draftedShippingContactUpdate().newShippingMethods == [])
        #expect(checkout.total.description == "4.00")
    }

    @Test("A new coupon replaces the last one")
    func aCouponTakesThePlaceOfTheOneBefore() throws {
        var checkout = try shop()
        try checkout.add("Flight", minorUnits: 20_00, for: air)
        try checkout.applyCoupon("TEN", label: "Ten", minorUnits: -10_00)
        try checkout.applyCoupon("SIX", label: "Six", minorUnits: -6_00)
        #expect(checkout.couponCode == "SIX")
        #expect(checkout.draftedCouponCodeUpdate().newLineItems?.map(\.label) == ["Flight", "Six"])
        #expect(contexts(checkout) == ["air-7 14.00"])
        #expect(checkout.draftedRequest().couponCode == "SIX" && checkout.draftedRequest().supportsCouponCode == true)
        try checkout.removeCoupon()
        #expect(checkout.couponCode == nil && checkout.draftedRequest().couponCode == nil)
        #expect(checkout.total.description == "20.00")
        let refusal = checkout.refusal { (copy) throws(CheckoutError) in
            try copy.applyCoupon("X", label: "X", minorUnits: 0)
        }
        #expect(refusal == .discountNotNegative)
    }

    @Test("No merchant is not all merchants")
    func nobodySharesNothing() throws {
        let start = try shop()
        for policy in [SharePolicy.proportional, .evenly, .by(.weights([]))] {
            let refusal = start.refusal { (copy) throws(CheckoutError) in
                try copy.applyCoupon("X", label: "X", minorUnits: -1, sharedBy: [], policy: policy)
            }
            #expect(refusal == .split(label: "X", .noShares))
        }
        let refusal = start.refusal { (copy) throws(CheckoutError) in
            try copy.applyCoupon("X", label: "X", minorUnits: -1, policy: .by(.weights([1])))
        }
        #expect(refusal == .split(label: "X", .weightCount(expected: 0, found: 1)))
    }

    @Test("A checkout with problems has no document, and the constructor needs a merchant")
    func noDocument() throws {
        var checkout = try Checkout(label: "Shop", country: .us, currency: .usd, networks: [.visa])
        #expect(throws: InvalidPayload(problems: [.merchantIdentifierMissing])) { try checkout.w3cPaymentRequest() }
        #expect(try checkout.request().total.amount?.isZero == true)
        try checkout.add("Loss", minorUnits: -1)
        let loss = CheckoutError.negativeTotal(try Amount("-0.01"))
        let refusal = try #require(throws: InvalidPayload.self) { try checkout.authorizationResult() }
        #expect(refusal.problems.first == loss && refusal.findings.isEmpty)
        #expect(refusal.description.contains("the sum of the items is negative"))
        let answer = String(decoding: refusal.problemJSON, as: UTF8.self)
        #expect(answer.contains(#""problems":[{"message":"the sum of the items is negative"}"#), "\(answer)")
    }

    @Test("Rejections are in the updates in which a browser shows them")
    func rejectionsGoWhereABrowserShowsThem() throws {
        var checkout = try shop()
        checkout.reject(.couponCodeExpired, "Too late")
        checkout.reject(.shippingContactInvalid, field: .name, "No name")
        checkout.reject(.addressUnserviceable, "Too far")
        #expect(checkout.draftedCouponCodeUpdate().errors?.map(\.code) == [.couponCodeExpired])
        #expect(checkout.draftedShippingContactUpdate().errors?.map(\.code) == [.addressUnserviceable])
        #expect(checkout.draftedPaymentMethodUpdate().errors == nil)
        #expect(try checkout.authorizationResult().errors?.map(\.code) == [.shippingContactInvalid, .addressUnserviceable])
        #expect(checkout.draftedPaymentDetailsUpdate().paymentMethodErrors == checkout.rejections)
    }

    @Test("Amounts that cannot be counted exactly are refused")
    func whatCannotBeCountedIsRefused() throws {
        let start = try shop()
        let fine = try Amount("0.125")
        #expect(
            start.refusal { (copy) throws(CheckoutError) in try copy.add("Tea", amount: fine) }
                == .amount(label: "Tea", .finerThanMinorUnit(digits: 2)))
        let refusal = start.refusal { (copy) throws(CheckoutError) in
            try copy.add("Tea", amount: .zero, sharedBy: [air, inn], policy: .by(.weights([1])))
        }
        #expect(refusal == .split(label: "Tea", .weightCount(expected: 2, found: 1)))
        let minusOne = try Amount("-1")
        let attempts: [(CheckoutError, (inout Checkout) throws(CheckoutError) -> Void)] = [
            (.amount(label: "Gold", .overflow), { (copy) throws(CheckoutError) in try copy.add("Gold", minorUnits: .max) }),
            (.amount(label: "Debt", .overflow), { (copy) throws(CheckoutError) in try copy.add("Debt", minorUnits: .min) }),
            (
                .split(label: "Gift", .noShares),
                { (copy) throws(CheckoutError) in try copy.add("Gift", minorUnits: 1, sharedBy: [], policy: .evenly) }
            ),
            (
                .split(label: "Gift", .noWeight),
                { (copy) throws(CheckoutError) in try copy.add("Gift", minorUnits: 1, sharedBy: [air], policy: .by(.weights([0]))) }
            ),
            (
                .negativeShippingPrice(identifier: "a"),
                { (copy) throws(CheckoutError) in
                    try copy.offer(ShippingMethod(identifier: "a", label: "A", detail: "", amount: minusOne), paidTo: air)
                }
            ),
        ]
        for (refusal, attempt) in attempts { #expect(start.refusal(attempt) == refusal) }
        var checkout = start
        let lost = try checkout.add("Lost", minorUnits: 1)
        try checkout.remove(lost)
        #expect(checkout.refusal { (copy) throws(CheckoutError) in try copy.reprice(lost, minorUnits: 1) } == .unknownItem)
        let most = try checkout.add("Most", minorUnits: 999_999_999_999_999_999)
        #expect(
            checkout.refusal { (copy) throws(CheckoutError) in try copy.add("One", amount: Amount(1, scale: 2)) }
                == .amount(label: "One", .overflow))
        try checkout.reprice(most, minorUnits: 999_999_999_999_999_998)
        #expect(checkout.total.description == "9999999999999999.98")
    }

    @Test("An amount in another currency does not enter a checkout", arguments: [Currency.jpy, .eur, .kwd])
    func anotherCurrency(_ other: Currency) throws {
        var checkout = try shop()
        let tea = try checkout.add("Tea", minorUnits: 4_00)
        let price = Amount(units: 300, in: other)
        let double = try price.multiplied(by: 2)
        let refused = CheckoutError.amount(label: "Cup", .differentCurrencies(other, .usd))
        #expect(checkout.refusal { (copy) throws(CheckoutError) in try copy.add("Cup", amount: price) } == refused)
        #expect(
            checkout.refusal { (copy) throws(CheckoutError) in
                try copy.add("Cup", amount: double, sharedBy: [air, inn], policy: .evenly)
            } == refused)
        #expect(
            checkout.refusal { (copy) throws(CheckoutError) in try copy.reprice(tea, amount: price) }
                == .amount(label: "Tea", .differentCurrencies(other, .usd)))
        #expect(
            checkout.refusal { (copy) throws(CheckoutError) in
                try copy.offer(ShippingMethod(identifier: "post", label: "Cup", detail: "", amount: price))
            } == refused)
        #expect(refused.description == "an amount in \(other.rawValue) cannot be used as USD")
        #expect(checkout.total.description == "4.00")
    }

    @Test("A shipping method that is not on offer is named")
    func unknownMethod() throws {
        var checkout = try shop()
        let refusal = #expect(throws: CheckoutError.self) { try checkout.select(shippingMethod: "rocket") }
        #expect(refusal?.description == "no shipping method \"rocket\" is on offer")
    }

    @Test("Replacing items changes everything or nothing")
    func replacingItemsIsAllOrNothing() throws {
        var checkout = try shop()
        try checkout.add("Tea", minorUnits: 4_00)
        let fine = try Amount("0.125")
        let refusal = checkout.refusal { (copy) throws(CheckoutError) in
            try copy.replaceItems { (inner) throws(CheckoutError) in
                try inner.add("Milk", minorUnits: 1_00)
                try inner.add("Crumb", amount: fine)
            }
        }
        #expect(refusal == .amount(label: "Crumb", .finerThanMinorUnit(digits: 2)))
        try checkout.replaceItems { (inner) throws(CheckoutError) in try inner.add("Milk", minorUnits: 1_00) }
        #expect(checkout.items.map(\.label) == ["Milk"])
    }

    @Test("Two merchants with the same external identifier are refused")
    func oneKeyMeansOneMerchant() throws {
        var checkout = try shop()
        try checkout.add("Flight", minorUnits: 1_00, for: air)
        let twin = CheckoutMerchant(identifier: "other", externalIdentifier: "air-7", name: "Air Sky")
        let refusal = checkout.refusal { (copy) throws(CheckoutError) in
            try copy.add("Meal", minorUnits: 1_00, sharedBy: [inn, twin], policy: .evenly)
        }
        #expect(refusal == .conflictingMerchant(externalIdentifier: "air-7"))
        #expect(checkout.otherMerchants == [air])
    }

    @Test("A merchant directory finds merchants by external identifier")
    func aListOfMerchantsIsLookedUp() {
        var entry = MerchantEntry(externalIdentifier: "air-7", merchantName: "Sky Air", merchantIdentifier: "merchant.com.air")
        entry.merchantDomain = "air.example"
        let directory = MerchantDirectory(merchants: [entry])
        #expect(
            directory.merchant("air-7")
                == CheckoutMerchant(identifier: "merchant.com.air", externalIdentifier: "air-7", name: "Sky Air", domain: "air.example"))
        #expect(directory.merchant("none") == nil)
    }
}
