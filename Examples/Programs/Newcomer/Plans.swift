// Tasks 2 to 4: a subscription, an automatic reload, and a deferred payment.
import PaySheet

func subscription() throws -> Validated<PaymentRequest> {
    let plan = try RecurringPlan("Wander Plus", then: .every(1, .month, minorUnits: 9_99), managedAt: "https://wander.example/plan")
        .trial(minorUnits: 0, until: "2027-03-01T00:00:00Z")
        .agreement("After the trial you pay 9.99 each month until you cancel.")
        .notifying(at: "https://wander.example/apple-pay")
    return try Checkout(label: "Wander", country: .us, currency: .usd, networks: [.visa, .masterCard], plan: plan)
        .request().validated(policy: Policy(apiVersion: 14))
}

func reload() throws -> Validated<PaymentRequest> {
    let plan = ReloadPlan("Coffee Card", thresholdMinorUnits: 10_00, minorUnits: 25_00, managedAt: "https://coffee.example/card")
        .withFirstReload("First Reload")
    return try Checkout(label: "Corner Coffee", country: .us, currency: .usd, networks: [.visa], plan: plan)
        .request().validated(policy: Policy(apiVersion: 14))
}

func roomBooking() throws -> Validated<PaymentRequest> {
    let plan = try DeferredPlan(
        "Hotel, 3 nights", minorUnits: 360_00, on: "2027-07-01T12:00:00Z", managedAt: "https://wander.example/trip"
    )
    .freeCancellation(until: "2027-06-24T12:00:00Z", zone: "Europe/Paris")
    return try Checkout(label: "Wander", country: .fr, currency: .eur, networks: [.visa], plan: plan)
        .request().validated(policy: Policy(apiVersion: 14))
}
