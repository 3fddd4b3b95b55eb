import PaySheet

/// A layout without its style.
enum PassLayoutRule: OneRowRule {
    static let row = RuleRow(WalletPassView.self, needs: [.preferredStyleSchemes]) { pass, context in
        check("eventTicket", .eventTicket, (PassLayout.posterEventTicketIndex, PassLayout.eventTicketIndex), pass, &context)
        check("boardingPass", .boardingPass, (PassLayout.semanticBoardingPassIndex, PassLayout.boardingPassIndex), pass, &context)
    }

    private static func check(
        _ name: String, _ style: WalletPassView.Member, _ layouts: (Int, Int), _ pass: borrowing WalletPassView,
        _ context: inout RuleContext
    ) {
        guard pass.prefers(layouts.0) || pass.prefers(layouts.1), pass.isMissing(style) else { return }
        context.report(
            .passLayoutRule, at: pass[.preferredStyleSchemes], help: "add the style, or remove the layout",
            "the pass prefers a layout of \"\(name, "name")\", and does not have this style")
    }
}
