/// A transfer of money with shipping.
enum DisbursementShipping: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.disbursementRequest, PaymentRequest.Slot.shippingMethods]
            ) { cursor, context in
                guard let node = cursor.slot(PaymentRequest.Slot.shippingMethods),
                    cursor.elementCount(PaymentRequest.Slot.shippingMethods) > 0
                else { return }
                context.report(
                    .disbursementShipping, at: node, help: "leave it out",
                    "a request that sends money to a person has shipping methods")
            },
            RuleRow(
                ShapeIndex.constructorArguments, needs: [ConstructorArguments.Slot.details, ConstructorArguments.Slot.options]
            ) { cursor, context in
                guard let options = cursor.inner(ConstructorArguments.Slot.options),
                    options.boolean(PaymentOptions.Slot.requestShipping) == true,
                    let node = options.slot(PaymentOptions.Slot.requestShipping),
                    let details = cursor.inner(ConstructorArguments.Slot.details)
                else { return }
                for place in 0..<details.elementCount(PaymentDetails.Slot.modifiers) {
                    guard let data = details.applePayData(place, of: PaymentDetails.Slot.modifiers, DetailsModifier.Slot.data),
                        data.isPresent(Modifier.Slot.disbursementRequest)
                    else { continue }
                    context.report(
                        .disbursementShipping, at: node, help: "leave it out",
                        "shipping is asked for together with a modifier that sends money to a person")
                    return
                }
            },
        ]
    }
}
