/// A network newer than the version that is asked for.
enum NetworkVersion: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "network/version", "Network newer than the stated version", .warning, group: .compatible,
            what: "The network came with a later Apple Pay version than the one that is asked for.",
            why: """
                Apple documents a version for every network. Safari itself compares only jcb with the version and throws a TypeError \
                below version 2; systems that know the older version only may not know the network, and refuse the whole request.
                """,
            instead: "Ask for the version that has the network, or leave the network out where that version is not there.",
            sources: ["AP-NET-VERSION", "WK-VER-JCB", "AP-SES-VERSION-FIELD"], page: "supported-networks",
            bad: [
                Sample(
                    .plainFlow, [.set("/request/supportedNetworks", #"["visa", "girocard"]"#), .set("/apiVersion", "10")],
                    at: "/request/supportedNetworks/1", shows: ["AP-NET-VERSION", "AP-SES-VERSION-FIELD"]),
                Sample(
                    .plainFlow, [.set("/request/supportedNetworks", #"["jcb"]"#), .set("/apiVersion", "1")],
                    at: "/request/supportedNetworks/0", shows: ["WK-VER-JCB"]),
                Sample(
                    .request, [.set("/supportedNetworks", #"["visa", "girocard"]"#)], at: "/supportedNetworks/1",
                    shows: ["AP-NET-VERSION", "AP-SES-VERSION-FIELD"], policy: Policy(apiVersion: 10)),
                Sample(
                    .request, [.set("/supportedNetworks", #"["jcb"]"#)], at: "/supportedNetworks/0", shows: ["WK-VER-JCB"],
                    policy: Policy(apiVersion: 1)),
                Sample(
                    .methodData, [.set("/supportedNetworks", #"["cartesBancaires", "visa"]"#)], at: "/supportedNetworks/0",
                    shows: ["AP-NET-VERSION"]),
            ],
            good: [
                Sample(.plainFlow, [.set("/request/supportedNetworks", #"["visa", "girocard"]"#), .set("/apiVersion", "11")]),
                Sample(.plainFlow, [.set("/request/supportedNetworks", #"["jcb"]"#), .set("/apiVersion", "2")]),
                Sample(.request, [.set("/supportedNetworks", #"["visa", "girocard"]"#)], policy: Policy(apiVersion: 11)),
                Sample(.request, [.set("/supportedNetworks", #"["jcb"]"#)], policy: Policy(apiVersion: 2)),
                Sample(.methodData, [.set("/supportedNetworks", #"["quicPay", "visa"]"#)]),
                Sample(.request, [.set("/supportedNetworks", #"["visa", "girocard"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedNetworks],
                unless: .noVersion,
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let version = context.facts.version, let list = cursor.words(PaymentRequest.Slot.supportedNetworks) else { return }
        for index in 0..<list.count {
            guard let node = list.node(index) else { continue }
            let needed = ShapeTables.applePay.version(ofWord: list[index], in: VocabularyIndex.paymentNetwork)
            guard needed > version, let text = list.text(index) else { continue }
            let (severity, webKit) = WebKitCheck.ofNewNetwork(list[index])
            context.report(
                .networkVersion, at: node, severity, webKit: webKit,
                help: "ask for version " + String(needed) + " or leave the network out",
                text.quoted + " came with Apple Pay version " + String(needed) + ", and version " + String(version) + " is asked for")
        }
    }
}

extension WebKitCheck {
    /// What becomes of a network that is newer than the version: the engine compares only JCB.
    static func ofNewNetwork(_ network: Int) -> (severity: Severity, webKit: WebKitCheck?) {
        network == PaymentNetwork.jcbIndex ? (.error, .networkUnknown) : (.warning, nil)
    }
}
