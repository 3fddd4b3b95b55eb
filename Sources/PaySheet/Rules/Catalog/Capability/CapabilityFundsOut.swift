/// The capability to send money where none is sent.
enum CapabilityFundsOut: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.merchantCapabilities],
                unless: CapabilityList.without(MerchantCapability.supportsInstantFundsOutIndex), check),
            RuleRow(
                ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.methodData, ConstructorArguments.Slot.details],
                checkArguments),
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard !cursor.isPresent(PaymentRequest.Slot.disbursementRequest) else { return }
        report(cursor, &context)
    }

    /// In the W3C interface the transfer is in a modifier.
    static func checkArguments(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let details = cursor.inner(ConstructorArguments.Slot.details) else { return }
        for index in 0..<details.elementCount(PaymentDetails.Slot.modifiers) {
            guard let modifier = details.element(index, of: PaymentDetails.Slot.modifiers) else { return }
            if let data = modifier.chosen(DetailsModifier.Slot.data), data.isPresent(Modifier.Slot.disbursementRequest) { return }
        }
        ContactRequests.forEachRequest(cursor) { report($0, &context) }
    }

    private static func report(_ request: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = CapabilityList.of(request), CapabilityList.takesCards(list) else { return }
        for index in 0..<list.count where list[index] == MerchantCapability.supportsInstantFundsOutIndex {
            guard let node = list.node(index) else { continue }
            context.report(
                .capabilityFundsOut, at: node, fix: RawFix(.risky, "leave it out", [.remove(node: node)]),
                help: "leave it out, or add a \"disbursementRequest\"",
                "\"supportsInstantFundsOut\" is for transfers to the shopper, and there is no \"disbursementRequest\"")
            return
        }
    }
}
