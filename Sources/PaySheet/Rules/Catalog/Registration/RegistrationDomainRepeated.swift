/// A domain that appears twice.
enum RegistrationDomainRepeated: OneRowRule {
    static let row = RuleRow(RegistrationView.self, needs: [.domainNames]) { request, context in
        // A list over the limit has a finding of its own, and must not cost its square.
        guard let names = request.domainNames, names.count <= RegistrationDomainCount.limit else { return }
        for later in 0..<names.count {
            guard let node = names.node(later) else { continue }
            for earlier in 0..<later {
                guard let first = names.node(earlier), request.text(at: node).equalsIgnoringCase(request.text(at: first)) else { continue }
                context.report(
                    .registrationDomainRepeated, at: node, related: [RelatedNode(first, "the same name")],
                    fix: RawFix(.safe, "take the second out", [.remove(node: node)]), help: "keep one of them",
                    "the domain is already in the list")
                break
            }
        }
    }
}
