/// A call with a number of arguments that no form of the method has.
enum FlowArguments: OneRowRule {
    static let row = RuleRow(FlowCallView.self, needs: [.arguments]) { call, context in
        guard call.isOfPage, let name = call.call, let count = call.arguments, let help = help(name, count) else { return }
        context.report(
            .flowArguments, at: call[.arguments], help: help,
            "\(name.string, "name") has no form with \(words: count == 1 ? "one argument" : "\(count, "count") arguments")")
    }

    /// What to pass; `nil` if a form of the method has so many arguments.
    private static func help(_ name: borrowing Text, _ count: UInt32) -> String? {
        if name.equals("new ApplePaySession") { return count < 2 ? "pass the version and the request" : nil }
        guard name.starts(with: "complete") else { return nil }
        if name.equals("completeShippingMethodSelection"), count == 2 {
            return "pass one update, or the status, the total and the line items"
        }
        if name.equals("completeShippingContactSelection"), count == 2 || count == 3 {
            return "pass one update, or the status, the shipping methods, the total and the line items"
        }
        return count == 0 ? "pass the answer" : nil
    }
}
