/// A feature without a version that the oldest system does not have.
enum VersionSystem: DocumentRule {
    static var rows: [RuleRow] {
        row(PaymentRequestBaseView.self)
        row(UpdateBaseView.self)
        row(ModifierView.self)
        row(W3CPaymentRequestView.self)
        row(PaymentDetailsUpdateView.self)
        row(PaymentFlowView.self)
    }

    /// Only at the root: the whole document is looked at, as for what it requires.
    private static func row<V: View & ~Escapable>(_ view: V.Type) -> RuleRow {
        RuleRow(view, asks: .system) { document, context in
            guard context.isRoot, let system = context.policy.system,
                let notes = RequirementWalk.run(document.cursor, shape: document.shape, in: .applePay)
            else { return }
            for need in notes.needs {
                guard let first = SystemRelease.first(with: need.feature).first(where: { $0.family == system.family }),
                    first.isLater(than: system)
                else { continue }
                context.report(
                    .versionSystem, at: need.node, help: "leave it out, or require " + first.description,
                    "\(system.description, "system") does not have the feature \(Shown.quoted(need.feature.rawValue), "feature")"
                        + ", which came with \(first.description, "release")")
            }
        }
    }
}
