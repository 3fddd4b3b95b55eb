/// An error that the sheet does not show.
enum W3CErrorHidden: OneRowRule {
    static let row = RuleRow(PaymentDetailsUpdateView.self, needs: [.shippingOptions], any: [.error, .shippingAddressErrors]) {
        update, context in
        // One finding for both.
        let error: PaymentDetailsUpdateView.Member = update.isPresent(.error) ? .error : .shippingAddressErrors
        guard update.count(of: .shippingOptions) > 0, update.isReadable(error) else { return }
        context.report(
            .w3cErrorHidden, at: update[error], related: [RelatedNode(update[.shippingOptions], "the shipping options on offer")],
            help: "give an empty list of shipping options, or leave the error out",
            "the update offers shipping options, so the browser does not show the error")
    }
}
