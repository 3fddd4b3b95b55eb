import PaySheet

/// Order details in the result of a payment that differ from the order: a rule for documents of Apple Pay.
enum OrderDetailsComparison {
    static var rows: [RuleRow] {
        [
            RuleRow(OrderDetailsView.self, asks: .input(.walletOrder)) { details, context in
                guard let order = context.expectations.document(.walletOrder) else { return }
                for member in members {
                    let name = details.name(of: member)
                    // Secrets and identifiers are not shown. They are compared byte by byte, as devices and servers do.
                    // A browser makes text of numbers and other words.
                    guard let text = details.cursor.string(details.place(of: member)),
                        !text.utf8.elementsEqual((order.text(name) ?? "").utf8)
                    else { continue }
                    context.report(
                        .walletOrderDetailsDiffer, at: details[member], help: "write the value of order.json",
                        "\"\(name, "name")\" differs from order.json")
                }
            }
        ]
    }

    private static let members: [OrderDetailsView.Member] = [
        .orderTypeIdentifier, .orderIdentifier, .webServiceURL, .authenticationToken,
    ]
}
