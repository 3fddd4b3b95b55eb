/// A shipping option chosen from the start that the sheet does not choose.
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
        if selected > 1 {
            context.report(
                .w3cOptionSelected, at: last.node, help: "mark one option, the first",
                String(selected) + " shipping options are marked as selected")
        } else if last.index > 0, context.isConstructing {
            // In an update the mark may stand for what the shopper has chosen since.
            context.report(
                .w3cOptionSelected, at: last.node, help: "put the selected option first",
                "shipping option " + String(last.index + 1) + " is marked as selected, and Safari chooses the first")
        }
    }
}
