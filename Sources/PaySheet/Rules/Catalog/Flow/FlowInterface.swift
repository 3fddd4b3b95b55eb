/// An answer of the other interface than the request.
enum FlowInterface: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, any: [.request, .paymentRequest]) { flow, context in
        let isW3C = flow.isPresent(.paymentRequest)
        guard isW3C != flow.isPresent(.request) else { return }
        if let events = flow.events {
            for index in 0..<events.count {
                guard let event = events[index], let kind = event.word(.update), kind >= 0, (kind >= UpdateKind.detailsIndex) != isW3C
                else { continue }
                report(
                    event[.update],
                    isW3C
                        ? "write \"PaymentDetailsUpdate\" or \"PaymentValidationErrors\"" : "write one of the four updates of Apple Pay JS",
                    isW3C, &context)
            }
        }
        if isW3C, flow.isPresent(.result) {
            report(flow[.result], "write \"complete\" and \"completeDetails\"", isW3C, &context)
        } else if !isW3C, flow.isPresent(.complete) {
            report(flow[.complete], "write \"result\" with a \"status\"", isW3C, &context)
        }
    }

    private static func report(_ node: Int, _ help: String, _ isW3C: Bool, _ context: inout RuleContext) {
        context.report(
            .flowInterface, at: node, help: help,
            isW3C
                ? "the request is one of the W3C interface, and the answer belongs to Apple Pay JS"
                : "the request is one of Apple Pay JS, and the answer belongs to the W3C interface")
    }
}
