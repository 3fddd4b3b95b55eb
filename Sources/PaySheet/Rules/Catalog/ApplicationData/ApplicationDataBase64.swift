/// Application data that cannot be decoded.
enum ApplicationDataBase64: OneRowRule {
    static let row = RuleRow.text(PaymentRequestBaseView.self, .applicationData) { data, node, context in
        guard let fault = Base64.fault(data.bytes, from: Int(data.node.start), to: Int(data.node.end)) else { return }
        context.report(
            .applicationDataBase64, at: node, help: fault.help,
            "\"applicationData\" is not Base64: \(fixed: fault.message), so the system silently drops it")
    }
}
