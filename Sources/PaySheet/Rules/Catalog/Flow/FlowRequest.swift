/// A flow without a request, or with one of each interface.
enum FlowRequest: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self) { flow, context in
        let (hasOne, hasOther) = (flow.isPresent(.request), flow.isPresent(.paymentRequest))
        guard hasOne == hasOther else { return }
        if hasOne {
            context.report(
                .flowRequest, at: flow[.paymentRequest], related: [RelatedNode(flow[.request], "the other request")],
                help: "keep the one that the page uses", "the flow has a request of Apple Pay JS and one of the W3C interface")
        } else if flow.isMissing(.request), flow.isMissing(.paymentRequest) {
            context.report(
                .flowRequest, at: flow.node, help: "add \"request\", or \"paymentRequest\" for the W3C interface",
                "the flow has no request")
        }
    }
}
