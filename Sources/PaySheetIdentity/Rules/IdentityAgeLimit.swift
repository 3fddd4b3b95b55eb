import PaySheet

/// An age that cannot be asked for.
enum IdentityAgeLimit: OneRowRule {
    static let row = RuleRow(IdentityElementRequestView.self, needs: [.atLeast]) { request, context in
        guard let age = request.atLeast else { return }
        if let element = request.word(.element), element != IdentityElement.ageIndex {
            return context.report(
                .identityAgeLimit, at: request[.atLeast], help: "use \"atLeast\" with the element \"age\" alone",
                "only the element \"age\" can have a limit")
        }
        guard !(1...125).contains(age) else { return }
        context.report(
            .identityAgeLimit, at: request[.atLeast], help: "use an age from 1 to 125", "the age \(age, "age") is not from 1 to 125")
    }
}
