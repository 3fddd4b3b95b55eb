import PaySheet

extension Scene {
    /// A membership with regular payments, from now on or from a later day on.
    mutating func subscription() -> Checkout {
        let shop = Shop(&random)
        let (interval, price) = (interval(), prices.near(random.within(3_00...29_00), &random))
        let starts = random.chance(40) ? noon(after: random.within(7...40)) : nil
        var plan = club(shop, .every(interval.count, interval.unit, minorUnits: price))
            .labeled(interval.label + " Membership")
            .agreement("You pay " + text(price) + " " + interval.words + " until you cancel.")
            .notifying(at: "https://" + shop.domain + "/apple-pay/tokens")
        if let starts { plan = plan.starting(at: starts) }
        return automatic(shop, plan, dueNow: starts == nil ? nil : price)
    }

    /// A membership that begins with a free or cheap trial.
    mutating func trial() -> Checkout {
        let shop = Shop(&random)
        let (interval, price) = (interval(), prices.near(random.within(5_00...29_00), &random))
        let isFree = random.chance(60)
        let trialPrice = isFree ? 0 : max(price / 10, 1)
        let first = isFree ? "The trial is free." : "The trial costs " + text(trialPrice) + "."
        let plan = club(shop, .every(interval.count, interval.unit, minorUnits: price))
            .labeled(interval.label + " Membership")
            .trial(minorUnits: trialPrice, until: noon(after: random.within(14...60)), label: isFree ? "Free Trial" : "Trial")
            .agreement(first + " Then you pay " + text(price) + " " + interval.words + " until you cancel.")
            .notifying(at: "https://" + shop.domain + "/apple-pay/tokens")
        return automatic(shop, plan, dueNow: nil)
    }

    /// A card with a balance that is topped up.
    mutating func reload() -> Checkout {
        let shop = Shop(&random)
        let dollars = random.pick([20, 25, 30, 50])
        let (amount, threshold) = (prices.round(dollars), prices.round(dollars * 2 / 5))
        let plan = ReloadPlan(
            shop.name + " Card Reload", thresholdMinorUnits: threshold, minorUnits: amount,
            managedAt: "https://" + shop.domain + "/account/card"
        )
        .labeled("Card Reload").withFirstReload("First Load")
        .agreement("When your balance falls below " + text(threshold) + ", we add " + text(amount) + ".")
        .notifying(at: "https://" + shop.domain + "/apple-pay/tokens")
        return automatic(shop, plan, dueNow: nil)
    }

    /// A hotel stay that is paid on arrival.
    mutating func deferred() -> Checkout {
        let shop = Shop(&random)
        let (nights, arrival) = (random.within(1...6), random.within(30...200))
        let (night, hasDeposit) = (prices.near(random.within(60_00...140_00), &random), random.chance(70))
        let deposit = hasDeposit ? max(night / 2, 1) : 0
        let name = Shop.inn(shop)
        let free = noon(after: arrival - 7)
        let plan = DeferredPlan(
            name + ", " + String(nights) + (nights == 1 ? " Night" : " Nights"), minorUnits: night * nights - deposit,
            on: noon(after: arrival), managedAt: "https://" + shop.domain + "/booking"
        )
        .labeled("Balance on Arrival")
        .freeCancellation(until: free, zone: place.zone)
        .agreement("You can cancel free of charge until " + String(free.rawValue.prefix(10)) + ".")
        .notifying(at: "https://" + shop.domain + "/apple-pay/tokens")
        var checkout = Checkout(
            drafting: name, country: country, currency: currency, networks: Scene.tokenNetworks, plan: plan)
        if hasDeposit { _ = try? checkout.add("Deposit", minorUnits: deposit) }
        return checkout
    }

    private func club(_ shop: Shop, _ billing: RecurringBilling) -> RecurringPlan {
        RecurringPlan(shop.name + " Club", then: billing, managedAt: "https://" + shop.domain + "/account/plan")
    }

    private func automatic<Kind>(_ shop: Shop, _ plan: AutomaticPlan<Kind>, dueNow: Int?) -> Checkout {
        var checkout = Checkout(
            drafting: shop.name, country: country, currency: currency, networks: Scene.tokenNetworks, plan: plan)
        if let dueNow { _ = try? checkout.add("First Payment", minorUnits: dueNow) }
        return checkout
    }

    /// Returns an amount for an agreement: the number and the currency.
    private func text(_ units: Int) -> String { Amount(units: Int64(units), in: currency).text + " " + currency.rawValue }

    /// The interval of a charge, and its words.
    private struct Interval {
        let count: Int
        let unit: RecurringPaymentDateUnit
        let label: String
        let words: String
    }

    private mutating func interval() -> Interval {
        random.pick([
            Interval(count: 1, unit: .month, label: "Monthly", words: "each month"),
            Interval(count: 1, unit: .month, label: "Monthly", words: "each month"),
            Interval(count: 3, unit: .month, label: "Quarterly", words: "every 3 months"),
            Interval(count: 1, unit: .year, label: "Yearly", words: "each year"),
            Interval(count: 7, unit: .day, label: "Weekly", words: "each week"),
        ])
    }
}

extension Shop {
    /// Returns the name of a guest house.
    static func inn(_ shop: Shop) -> String { shop.firstName + " Inn" }
}
