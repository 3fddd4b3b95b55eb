import PaySheet

extension TableSheet {
    /// Checks the options of Recurly.
    mutating func checkRecurly() {
        let (total, pricing) = (node(["total"]), node(["pricing"]))
        let hasTotal = total.map { !source.isNull($0) } ?? (node(["paymentRequest", "total"]) != nil)
        let hasPricing = pricing.map { !source.isNull($0) } ?? false
        let isPricingKnown = pricing.map { !source.isUnknown($0) } ?? false
        if !hasTotal, !hasPricing, !source.isOpen(0) {
            report(
                Translation.Problem(
                    .recurlyMissing, .error, at: 0, "Recurly reports: \"Missing Apple Pay configuration option: 'total'\"",
                    help: "add total, or pricing"))
        }
        guard let total, hasTotal else { return reportOverwritten() }
        if hasPricing, isPricingKnown {
            report(
                Translation.Problem(
                    .recurlyPricing, .warning, at: total, "Recurly ignores the total beside its own prices", help: "remove one of them"))
        }
        if source.isNumber(total) {
            report(
                Translation.Problem(
                    .recurlyAmount, .warning, at: total, "the total is a number, and Recurly takes it in the main unit",
                    help: "write text in the main unit, such as \"18.00\""))
        }
        reportOverwritten()
    }

    private mutating func reportOverwritten() {
        reportUnread(
            ["merchantCapabilities": nil, "applicationData": nil, "tokenNotificationURL": nil], of: node(["paymentRequest"]),
            .recurlyOverwritten, "Recurly replaces", severity: .info)
    }
}
