import PaySheet

/// A date without time or offset.
enum PassDate: DocumentRule {
    static var rows: [RuleRow] {
        [
            row(WalletPassView.self, .expirationDate, .error), row(WalletPassView.self, .relevantDate, .error),
            row(PassRelevantDateView.self, .date), row(PassRelevantDateView.self, .relevantDate),
            row(PassRelevantDateView.self, .startDate), row(PassRelevantDateView.self, .endDate),
            row(PassSemanticsView.self, .eventStartDate), row(PassSemanticsView.self, .eventEndDate),
            row(PassSemanticsView.self, .originalBoardingDate), row(PassSemanticsView.self, .originalDepartureDate),
            row(PassSemanticsView.self, .originalArrivalDate), row(PassSemanticsView.self, .currentBoardingDate),
            row(PassSemanticsView.self, .currentDepartureDate), row(PassSemanticsView.self, .currentArrivalDate),
        ]
    }

    private static func row<V: View & ~Escapable>(_ view: V.Type, _ member: V.Member, _ severity: Severity = .warning) -> RuleRow {
        .text(view, member) { text, node, context in
            switch PassDateForm(text.string) {
            case .right: return
            case .fraction:
                // Apple's own pages have fractions in tags.
                guard severity == .error else { return }
                context.report(
                    .passDate, at: node, .warning, help: "leave the fraction out", "the date has a fraction of a second")
            case .wrong(let fault): context.report(.passDate, at: node, severity, help: PassDateForm.help, "the date \(words: fault)")
            }
        }
    }
}
