/// Two shipping methods that an event cannot distinguish.
enum ShippingIdentifierRepeated: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, needs: [.shippingMethods]) {
        sheet, context in
        guard let methods = sheet.shippingMethods else { return }
        var names = SeenTexts(count: methods.count)
        for place in 0..<methods.count {
            guard let method = methods[place], let name = method.identifier, !name.isEmpty, names.mayHold(name) else { continue }
            // Cannot trap: both numbers before the place are at most the place.
            for earlier in max(place &- ShippingMethods.compared, 0)..<place {
                guard let other = methods[earlier], let otherName = other.identifier, name.equals(otherName) else { continue }
                context.report(
                    .shippingIdentifierRepeated, at: method[.identifier],
                    related: [RelatedNode(other[.identifier], "the same identifier")], help: "give each method its own identifier",
                    "method \(place + 1, "place") has the identifier of method \(earlier + 1, "earlier")"
                        + ", so the page cannot know which one the shopper chose")
                break
            }
        }
    }
}
