/// Success and errors at once.
enum ResultSuccessWithErrors: OneRowRule {
    static let row = RuleRow(AuthorizationResultView.self, needs: [.status], when: .count(of: .errors, above: 0)) { result, context in
        guard result.plainStatus == StatusNumber.success else { return }
        context.report(
            .resultSuccessWithErrors, at: result[.errors], help: "write status 1, or leave the errors out",
            "the status says success, and errors are listed")
    }
}
