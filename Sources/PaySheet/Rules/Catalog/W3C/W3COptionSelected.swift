/// A shipping option marked as selected that some releases of Safari do not select.
enum W3COptionSelected: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.details, needs: [.shippingMethods]) { details, context in
        guard let options = details.shippingMethods, context.asksForShipping(details) == true else { return }
        var selected = 0
        var last: (index: Int, node: Int)?
        for index in 0..<options.count {
            guard let option = options[index], option.selected == true else { continue }
            selected &+= 1
            last = (index, option[.selected])
        }
        guard let last else { return }
        let policy = context.policy
        if selected > 1 {
            context.report(
                .w3cOptionSelected, at: last.node, help: "mark one option, the first",
                "\(selected, "selected") shipping options are marked as selected; \(words: selection(policy: policy))")
        } else if last.index > 0, context.isConstructing, !policy.isSafari(from: .selectsMarkedOptions) {
            // In an update the mark may stand for what the shopper has chosen since.
            context.report(
                .w3cOptionSelected, at: last.node, policy.safari == nil ? .info : nil, help: "put the selected option first",
                "shipping option \(last.index + 1, "place") is marked as selected; \(words: selection(policy: policy))")
        }
    }

    /// Returns what the release of a policy selects, or how the releases differ.
    private static func selection(policy: Policy) -> Sentence {
        let first = SafariRelease.selectsMarkedOptions
        guard policy.safari != nil else {
            return "Safari before about \(first.description, "release")"
                + " selects the first option, from about \(first.description, "release") the last marked one"
        }
        return "Safari selects \(words: policy.isSafari(from: first) ? "the last marked one" : "the first option")"
    }
}
