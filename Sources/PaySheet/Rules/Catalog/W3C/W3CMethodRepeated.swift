/// A payment method that stands twice.
enum W3CMethodRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "w3c/method-repeated", "Repeated payment method", .error,
            what: "Two entries of the list of payment methods have the same identifier.",
            why:
                "The constructor throws a RangeError since about 2022. Addresses count as the same when they differ in the case of the "
                + "host only.",
            instead: "Put everything that a method needs into one entry.",
            sources: ["WK-W3C-PMI-DUP"], page: "https://www.w3.org/TR/payment-request/#constructor",
            bad: [
                Sample(
                    .w3c, [.set("/methodData/-", first), .set("/methodData/-", first)], at: "/methodData/2/supportedMethods",
                    shows: ["WK-W3C-PMI-DUP"]),
                Sample(
                    .w3c, [.set("/methodData/-", first), .set("/methodData/-", #"{"supportedMethods":"https://PAY.example:443/wallet"}"#)],
                    at: "/methodData/2/supportedMethods", shows: ["WK-W3C-PMI-DUP"]),
            ],
            good: [
                Sample(.w3c, [.set("/methodData/-", first), .set("/methodData/-", #"{"supportedMethods":"https://pay.example/Wallet"}"#)]),
                Sample(.w3c, [.set("/methodData/-", first)]),
            ])
    }

    private static let first = #"{"supportedMethods":"https://pay.example/wallet"}"#

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let methods = ConstructorArgumentsView(copy cursor).methodData else { return }
        // A page has two or three; a hostile list must not cost its square.
        for later in 0..<min(methods.count, 32) {
            guard let method = methods[later], let text = method.cursor.written(MethodData.Slot.supportedMethods),
                let node = method.cursor.slot(MethodData.Slot.supportedMethods)
            else { continue }
            for earlier in 0..<later {
                guard let other = methods[earlier], let same = other.cursor.written(MethodData.Slot.supportedMethods),
                    MethodIdentifier.isSame(text, same), let place = other.cursor.slot(MethodData.Slot.supportedMethods)
                else { continue }
                context.report(
                    .w3cMethodRepeated, at: node, webKit: .methodRepeated, related: [RelatedNode(place, "the same method")],
                    help: "put both into one entry", "the payment method stands in the list already")
                break
            }
        }
    }
}
