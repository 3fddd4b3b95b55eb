import PaySheet

/// A newer layout without its tags.
enum PassLayoutTags: OneRowRule {
    static let row = RuleRow(WalletPassView.self, needs: [.preferredStyleSchemes]) { pass, context in
        if pass.isPresent(.eventTicket), pass.prefers(PassLayout.posterEventTicketIndex) {
            check(poster, "posterEventTicket", pass, &context)
        }
        if pass.isPresent(.boardingPass), pass.prefers(PassLayout.semanticBoardingPassIndex) {
            check(flight, "semanticBoardingPass", pass, &context)
        }
    }

    private static func check(
        _ tags: [PassSemanticsView.Member], _ layout: String, _ pass: borrowing WalletPassView, _ context: inout RuleContext
    ) {
        var missing: [String] = []
        if let semantics = pass.semantics {
            for tag in tags where !semantics.isPresent(tag) { missing.append("\"" + semantics.name(of: tag) + "\"") }
        } else if pass.isMissing(.semantics) {
            missing = ["\"semantics\""]
        }
        guard !missing.isEmpty else { return }
        context.report(
            .passLayoutTags, at: pass[.preferredStyleSchemes], help: "add them, or remove the layout",
            "the layout \"\(layout, "layout")\" needs \(list: Shown.list(missing), "tags"), which the pass does not have")
    }

    private static let poster: [PassSemanticsView.Member] = [.eventName, .venueName, .venueRegionName, .venueRoom]
    private static let flight: [PassSemanticsView.Member] = [
        .airlineCode, .flightNumber, .departureAirportCode, .departureCityName, .departureLocationTimeZone, .destinationAirportCode,
        .destinationCityName, .destinationLocationTimeZone, .originalBoardingDate, .originalDepartureDate, .originalArrivalDate,
        .passengerName,
    ]
}
