import PaySheet

/// Documents that several tests draw.
enum Requests {
    static func request(_ label: String = "Wander", _ amount: String = "200.50", _ currency: Currency = .usd) throws -> PaymentRequest {
        PaymentRequest(
            merchantCapabilities: [.supports3DS], supportedNetworks: [.visa], countryCode: .us, total: try item(label, amount),
            currencyCode: currency)
    }

    static func item(_ label: String, _ amount: String) throws -> LineItem { LineItem(label: label, amount: try Amount(amount)) }

    static func shipping() throws -> PaymentRequest {
        var request = try request()
        request.requiredShippingContactFields = [.postalAddress, .name]
        request.lineItems = [try item("Boots", "205.50"), try item("Member discount", "-15.00"), try item("Courier", "10.00")]
        request.shippingMethods = [
            ShippingMethod(label: "Courier", detail: "Tomorrow", amount: try Amount("10.00"), identifier: "courier"),
            ShippingMethod(label: "Post", detail: "", amount: try Amount("4.00"), identifier: "post"),
        ]
        return request
    }

    static func recurring() throws -> PaymentRequest {
        var request = try request("Stream Box", "0.00")
        var regular = try item("Monthly Plan", "12.99")
        regular.paymentTiming = .recurring
        regular.recurringPaymentStartDate = DateTimeText(rawValue: "2027-05-15T12:00:00Z")
        var trial = try item("Free Trial", "0.00")
        trial.paymentTiming = .recurring
        trial.recurringPaymentEndDate = DateTimeText(rawValue: "2027-05-15T12:00:00Z")
        var plan = RecurringPaymentRequest(
            paymentDescription: "Stream Box Plan", regularBilling: regular, managementURL: "https://streambox.example")
        plan.trialBilling = trial
        plan.billingAgreement = "The first month is free."
        request.recurringPaymentRequest = plan
        return request
    }

    static func deferred() throws -> PaymentRequest {
        var request = try request("Hotel", "50.00", .eur)
        var billing = try item("Balance", "370.00")
        billing.deferredPaymentDate = DateTimeText(rawValue: "2027-07-10T13:00:00Z")
        var deferred = DeferredPaymentRequest(
            deferredBilling: billing, managementURL: "https://hotel.example", paymentDescription: "Two Nights")
        deferred.freeCancellationDate = DateTimeText(rawValue: "2027-07-03T21:59:59Z")
        deferred.freeCancellationDateTimeZone = "Europe/Paris"
        request.deferredPaymentRequest = deferred
        return request
    }

    /// Text that would do harm if a reader interprets it.
    static let hostile =
        "</text></title></bdi><script>alert(1)</script>]]>&amp;\"'`x` | y\u{1B}[31m\u{202E}\u{7} @everyone #1 http://evil.example"
}
