/// A failure that says nothing.
enum ResultFailureWithoutErrors: OneRowRule {
    static let row = RuleRow(AuthorizationResultView.self, needs: [.status], isAdvice: true) { result, context in
        guard result.plainStatus == StatusNumber.failure, !result.isPresent(.errors) || result.errors?.count == 0 else { return }
        context.report(
            .resultFailureWithoutErrors, at: result[.status], help: "say in \"errors\" what the shopper can correct",
            "the payment failed without a reason")
    }
}
