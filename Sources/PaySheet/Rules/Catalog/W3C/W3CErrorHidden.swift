/// An error that the sheet does not show.
enum W3CErrorHidden: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentDetailsUpdateView.self, needs: [.shippingOptions], any: [.error, .shippingAddressErrors], check)
    }

    static func check(_ update: borrowing PaymentDetailsUpdateView, _ context: inout RuleContext) {
        // One finding for both.
        let error: PaymentDetailsUpdateView.Member = update.isPresent(.error) ? .error : .shippingAddressErrors
        guard update.count(of: .shippingOptions) > 0, update.isReadable(error) else { return }
        context.report(
            .w3cErrorHidden, at: update[error], related: [RelatedNode(update[.shippingOptions], "the shipping options on offer")],
            help: "give an empty list of shipping options, or leave the error out",
            "the update offers shipping options, so the browser does not show the error")
    }
}
