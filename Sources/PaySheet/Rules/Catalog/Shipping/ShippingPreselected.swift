/// A line item for a shipping method that is not the chosen one.
enum ShippingPreselected: OneRowRule {
    static let row = RuleRow(
        SheetView.self, in: PaymentRequestView.shapes, needs: [.lineItems], when: .count(of: .shippingMethods, above: 1)
    ) { sheet, context in
        guard let methods = sheet.shippingMethods, methods.count <= ShippingMethods.choices, mayBeLines(methods, sheet),
            let first = methods[0], let chosen = first.label, let lines = sheet.lineItems
        else { return }
        var found: (line: Int, method: Int)?
        for place in 0..<lines.count {
            guard let line = lines[place], let label = line.label else { continue }
            if label.equals(chosen) { return }
            for index in 1..<methods.count {
                guard let method = methods[index], let name = method.label, name.equals(label), let price = method.price,
                    price.amount == line.price?.amount
                else { continue }
                found = (place, index)
            }
        }
        guard let found, let line = lines[found.line], let method = methods[found.method], let label = method.label else { return }
        context.report(
            .shippingPreselected, at: line.node, related: [RelatedNode(first.node, "this one is chosen when the sheet appears")],
            help: "put " + label.quoted + " first in the list of methods",
            "the line items hold \(label.quoted, "label")"
                + ", and the sheet appears with \(chosen.quoted, "chosen"), the first method, as chosen")
    }

    /// A line can have the price of a method that is not the first one. Most prices differ at once.
    private static func mayBeLines(_ methods: borrowing Records<MethodView>, _ sheet: borrowing SheetView) -> Bool {
        // Cannot trap: the condition of the row asks for two methods.
        for index in 1..<methods.count {
            guard let method = methods[index] else { continue }
            guard let price = method.amountWord(.amount), sheet.linesDiffer(from: price) else { return true }
        }
        return false
    }
}
