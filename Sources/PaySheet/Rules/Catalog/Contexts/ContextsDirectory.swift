/// A share that does not agree with the directory of merchants.
enum ContextsDirectory: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "contexts/directory", "Share that disagrees with the directory", .error,
            what:
                "The directory of merchants does not know the merchant of a share, or has another name, domain or merchant identifier "
                + "for it.",
            why: "The token goes to the merchant identifier of the share. With the wrong one a token is made for somebody else, and "
                + "where a "
                + "merchant has an identifier of its own, that one belongs there.",
            instead: "Take the members of a share from the directory, by its external identifier.",
            sources: ["AP-MULTI-MID"], page: "applepaypaymenttokencontext/merchantidentifier",
            bad: [
                Sample(
                    .multiMerchantFlow,
                    [
                        directory("merchant.com.example.hide"),
                        .text("/request/multiTokenContexts/0/merchantIdentifier", "merchant.com.example.market"),
                    ], at: "/request/multiTokenContexts/0/merchantIdentifier", shows: ["AP-MULTI-MID"]),
                Sample(
                    .multiMerchantFlow,
                    [
                        directory("merchant.com.example.hide"),
                        .text("/events/0/data/newMultiTokenContexts/1/merchantIdentifier", "merchant.com.example.market"),
                    ], at: "/events/0/data/newMultiTokenContexts/1/merchantIdentifier", shows: ["AP-MULTI-MID"]),
                Sample(
                    .multiMerchant, [.text("/multiTokenContexts/1/merchantIdentifier", "merchant.com.example.wander")],
                    at: "/multiTokenContexts/1/merchantIdentifier", shows: ["AP-MULTI-MID"], expecting: sampleDirectory),
                Sample(
                    .multiMerchant, [.text("/multiTokenContexts/1/externalIdentifier", "inn-4")],
                    at: "/multiTokenContexts/1/externalIdentifier", expecting: sampleDirectory),
                Sample(
                    .multiMerchant, [.text("/multiTokenContexts/0/merchantName", "Air Sky")], at: "/multiTokenContexts/0/merchantName",
                    expecting: sampleDirectory),
                Sample(
                    .multiMerchant, [.text("/multiTokenContexts/0/merchantDomain", "air-sky.example")],
                    at: "/multiTokenContexts/0/merchantDomain", expecting: sampleDirectory),
            ],
            good: [
                Sample(.multiMerchantFlow, [directory("merchant.com.example.hide")]), Sample(.multiMerchantFlow),
                Sample(.multiMerchant, [.remove("/multiTokenContexts/1/merchantDomain")], expecting: sampleDirectory),
                Sample(.multiMerchant, [.text("/multiTokenContexts/1/amount", "80.00")], expecting: sampleDirectory),
                Sample(.multiMerchant, [.text("/multiTokenContexts/1/merchantIdentifier", "merchant.com.example.wander")]),
            ])
    }

    private static let sampleDirectory = Expectations().with { expectations in
        var air = MerchantEntry(externalIdentifier: "air-7", merchantName: "Sky Air", merchantIdentifier: "merchant.com.example.air")
        air.merchantDomain = "sky-air.example"
        var inn = MerchantEntry(externalIdentifier: "inn-3", merchantName: "Harbor Inn", merchantIdentifier: "merchant.com.example.inn")
        inn.merchantDomain = "harbor-inn.example"
        expectations.merchants = MerchantDirectory(merchants: [air, inn])
    }

    /// A flow's own directory, in which the first merchant has the identifier.
    private static func directory(_ identifier: String) -> Sample.Change {
        .set(
            "/directory",
            #"{"merchants": [{"externalIdentifier": "hide-4", "merchantName": "Hide & Stitch", "merchantIdentifier": ""# + identifier
                + #""}, {"externalIdentifier": "silk-8", "merchantName": "Silk Road", "#
                + #""merchantIdentifier": "merchant.com.example.silk", "merchantDomain": "silk.example"}]}"#)
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.externalIdentifier], asks: .directory) {
                cursor, context in
                guard let directory = context.expectations.merchants else { return }
                check(cursor, directory.merchants, &context)
            },
            RuleRow(ShapeIndex.paymentFlow, needs: [PaymentFlow.Slot.directory], checkFlow),
        ]
    }

    /// A flow may hold the directory itself; the policy's goes before.
    private static func checkFlow(_ flow: borrowing Cursor, _ context: inout RuleContext) {
        guard context.expectations.merchants == nil,
            let directory = flow.record(PaymentFlow.Slot.directory, as: MerchantDirectory.self)
        else { return }
        var steps = FlowSteps(flow)
        var checked = 0
        repeat {
            // What an update does not set is still the list from before.
            guard let contexts = steps.state.contexts, contexts.node != checked else { continue }
            checked = contexts.node
            for index in 0..<contexts.count {
                if let place = flow.element(index, of: contexts) { check(flow.at(place), directory.merchants, &context) }
            }
        } while steps.advance(flow)
    }

    private static func check(_ cursor: borrowing Cursor, _ merchants: [MerchantEntry], _ context: inout RuleContext) {
        guard let key = cursor.slot(PaymentTokenContext.Slot.externalIdentifier),
            let text = cursor.text(PaymentTokenContext.Slot.externalIdentifier)
        else { return }
        let identifier = text.string
        guard let entry = merchants.first(where: { $0.externalIdentifier.utf8.elementsEqual(identifier.utf8) }) else {
            context.report(
                .contextsDirectory, at: key, help: "use the external identifier of the directory",
                "the directory of merchants has no entry with this external identifier")
            return
        }
        compare(cursor, PaymentTokenContext.Slot.merchantName, entry.merchantName, "name", &context)
        compare(
            cursor, PaymentTokenContext.Slot.merchantIdentifier, entry.merchantIdentifier, "merchant identifier", isShown: false, &context)
        if let domain = entry.merchantDomain { compare(cursor, PaymentTokenContext.Slot.merchantDomain, domain, "domain", &context) }
    }

    private static func compare(
        _ cursor: borrowing Cursor, _ member: Int, _ expected: String, _ words: String, isShown: Bool = true,
        _ context: inout RuleContext
    ) {
        guard let node = cursor.slot(member), let text = cursor.text(member), !text.string.utf8.elementsEqual(expected.utf8) else {
            return
        }
        // Identifiers are not shown.
        let help = isShown ? "write " + Shown.quoted(expected) : "write the one of the directory"
        context.report(
            .contextsDirectory, at: node,
            fix: isShown ? RawFix(.risky, help, [.replace(node: node, text: expected)]) : nil, help: help,
            "the directory of merchants has another " + words + " for this merchant")
    }
}
