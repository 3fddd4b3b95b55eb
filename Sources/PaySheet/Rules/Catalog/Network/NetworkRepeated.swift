/// The same network twice.
enum NetworkRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "network/repeated", "Repeated network", .warning, group: .compatible,
            what: "A network stands twice in the list.",
            why: """
                Safari takes the list as it is. Since the order is the merchant's preference, a network in two places says two things, \
                and it often stands where another one was meant.
                """,
            instead: "Keep the first one, or write the network that was meant.",
            sources: ["AP-NET-DUP"], page: "applepaypaymentrequest/supportednetworks",
            bad: [
                Sample(
                    .request, [.set("/supportedNetworks", #"["visa", "masterCard", "visa"]"#)], at: "/supportedNetworks/2",
                    shows: ["AP-NET-DUP"]),
                Sample(.methodData, [.set("/supportedNetworks", #"["amex", "amex"]"#)], at: "/supportedNetworks/1", shows: ["AP-NET-DUP"]),
            ],
            good: [
                Sample(.request, [.set("/supportedNetworks", #"["visa", "masterCard", "vPay"]"#)]),
                Sample(.methodData, [.set("/supportedNetworks", #"["amex", "visa"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedNetworks],
                unless: .differentWords(PaymentRequest.Slot.supportedNetworks), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.supportedNetworks) else { return }
        list.forEachRepeated { node, first, text in
            context.report(
                .networkRepeated, at: node, related: [RelatedNode(first, "it stands here already")],
                fix: RawFix(.safe, "leave the second one out", [.remove(node: node)]), help: "leave the second one out",
                text + " is listed twice")
        }
    }
}
