/// A token of a device, in a flow that asks for later payments.
enum DecryptedDeviceToken: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.decryptedToken], any: [.request, .paymentRequest]) { flow, context in
        guard let token = flow.decryptedToken, token.isMissing(.merchantTokenIdentifier) else { return }
        var replay = FlowReplay(flow)
        while replay.next() != nil {}
        guard replay.authorized.hasPlan else { return }
        context.report(
            .decryptedDeviceToken, at: token.node, help: "ask the shopper again when the later payments fail",
            "the token has no \"merchantTokenIdentifier\": it is a device token, which ends with the phone")
    }
}

extension SheetState {
    /// The sheet asks for later payments.
    fileprivate var hasPlan: Bool {
        source(of: .recurringPaymentRequest).isReadable(.recurringPaymentRequest)
            || source(of: .automaticReloadPaymentRequest).isReadable(.automaticReloadPaymentRequest)
            || source(of: .deferredPaymentRequest).isReadable(.deferredPaymentRequest)
    }
}
