/// Errors that the sheet does not show, because of the request or of options that stay.
enum FlowErrorHidden: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.paymentRequest, .events]) { flow, context in
        guard let request = flow.paymentRequest, let asks = request.asksForShipping else { return }
        var replay = FlowReplay(flow)
        while let event = replay.next() {
            if let answer = event.answer, answer.shape == ShapeIndex.paymentDetailsUpdate {
                check(PaymentDetailsUpdateView(answer), asks, replay.state.methods, &context)
                if let errors = PaymentDetailsUpdateView(answer).payerErrors { check(errors, request, &context) }
            } else if let errors = event.retry {
                if !asks, errors.isPresent(.shippingAddress) {
                    report(errors[.shippingAddress], "the request does not ask for shipping", &context)
                }
                if let payer = errors.payer { check(payer, request, &context) }
            }
        }
    }

    private static func check(
        _ update: borrowing PaymentDetailsUpdateView, _ asks: Bool, _ methods: borrowing SheetView, _ context: inout RuleContext
    ) {
        let error: PaymentDetailsUpdateView.Member = update.isPresent(.error) ? .error : .shippingAddressErrors
        guard update.isReadable(error) else { return }
        if !asks {
            report(update[error], "the request does not ask for shipping", &context)
        } else if !update.isPresent(.shippingOptions), methods.count(of: .shippingMethods) > 0 {
            // Options of the same update are another rule's.
            report(update[error], "shipping options are still on offer", related: methods[.shippingMethods], &context)
        }
    }

    private static func check(
        _ errors: borrowing PayerErrorsView, _ request: borrowing W3CPaymentRequestView, _ context: inout RuleContext
    ) {
        guard let options = request.options else {
            if !request.isPresent(.options), errors.presentCount > 0 { report(errors.node, "the options do not ask for it", &context) }
            return
        }
        if errors.isPresent(.name), !(options.requestPayerName ?? options.isPresent(.requestPayerName)) {
            report(errors[.name], "the options do not ask for it", &context)
        }
        if errors.isPresent(.email), !(options.requestPayerEmail ?? options.isPresent(.requestPayerEmail)) {
            report(errors[.email], "the options do not ask for it", &context)
        }
        if errors.isPresent(.phone), !(options.requestPayerPhone ?? options.isPresent(.requestPayerPhone)) {
            report(errors[.phone], "the options do not ask for it", &context)
        }
    }

    private static func report(_ node: Int, _ reason: Sentence, related: Int? = nil, _ context: inout RuleContext) {
        context.report(
            .flowErrorHidden, at: node, related: related.map { [RelatedNode($0, "the shipping options on offer")] } ?? [],
            help: related == nil
                ? "ask for it in \"options\", or leave the error out" : "send an empty list of shipping options with the error",
            "the browser does not show this error, because \(words: reason)")
    }
}

extension FlowEventView {
    /// The errors of another attempt.
    var retry: PaymentValidationErrorsView? {
        @_lifetime(copy self)
        get { word(.update) == UpdateKind.retryIndex ? cursor.view(place(of: .data), shape: ShapeIndex.paymentValidationErrors) : nil }
    }
}
