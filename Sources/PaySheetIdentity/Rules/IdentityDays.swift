import PaySheet

/// A number of days for which nothing can be stored.
enum IdentityDays: OneRowRule {
    static let row = RuleRow(IdentityElementRequestView.self, needs: [.days]) { request, context in
        guard let days = request.days else { return }
        if request.word(.intent) == IdentityIntent.willNotStoreIndex {
            return context.report(
                .identityDays, at: request[.days], help: "remove the days, or write the intent \"mayStore\"",
                "an element that is not stored has a number of days")
        }
        guard days < 1 else { return }
        context.report(
            .identityDays, at: request[.days], help: "use 1 or more, or the intent \"willNotStore\"", "the number of days is below 1")
    }
}
