/// A payment method that appears twice.
enum W3CMethodRepeated: DocumentRule {
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
                    help: "put both into one entry", "the payment method is already in the list")
                break
            }
        }
    }
}
