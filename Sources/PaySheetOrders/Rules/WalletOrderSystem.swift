import PaySheet

/// An order, or a part of it, that the oldest system does not show.
enum WalletOrderSystem: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(WalletOrderView.self, needs: [.schemaVersion]) { order, context in
                guard let system = context.policy.system else { return }
                let first = OrderPart.firstRelease(of: system.family)
                if first.isLater(than: system) {
                    return context.report(
                        .walletOrderSystem, at: order.node, .warning, help: "require " + first.description,
                        "\(system.description, "system") shows no orders, which came with \(first.description, "release")")
                }
                report(.returnInfo, at: order.node(of: .returnInfo), system, &context)
                if order.count(of: .returns) > 0 { report(.returns, at: order.node(of: .returns), system, &context) }
                report(.orderProvider, at: order.node(of: .orderProvider), system, &context)
            },
            RuleRow(WalletPaymentView.self, needs: [.transactions]) { payment, context in
                guard let system = context.policy.system, payment.count(of: .transactions) > 0,
                    !OrderPart.firstRelease(of: system.family).isLater(than: system)
                else { return }
                report(.transactions, at: payment.node(of: .transactions), system, &context)
            },
        ]
    }

    private static func report(_ part: OrderPart, at node: Int?, _ system: SystemRelease, _ context: inout RuleContext) {
        guard let node, let first = part.release(of: system.family), first.isLater(than: system) else { return }
        context.report(
            .walletOrderSystem, at: node, .warning, help: "say the important part in other members, too",
            "\(system.description, "system") does not show \"\(part.name, "part")" + "\", which came with \(first.description, "release")")
    }
}
